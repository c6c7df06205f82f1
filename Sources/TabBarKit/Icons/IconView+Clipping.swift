// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

extension IconView {
  /// Lets the picture fill its frame, cut off at a shape; nil lets it fit into the frame as a whole.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - outline: What else cuts the picture off; a shape that is a path of its own wins.
  func fill(_ shape: TouchShape?, within outline: ShapeView?) {
    guard let shape else {
      guard clipsToBounds else { return }
      clipsToBounds = false
      contentMode = .scaleAspectFit
      layer.cornerRadius = 0
      mask = nil
      return
    }
    contentMode = .scaleAspectFill
    clipsToBounds = true
    let side = min(bounds.width, bounds.height)
    var radius: CGFloat = 0
    var path: CGPath?
    switch shape {
    case .rectangle: break
    case .capsule: radius = side / 2
    case .circle where bounds.width == bounds.height: radius = side / 2
    case .circle:
      let square = CGRect(
        x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
      path = UIBezierPath(ovalIn: square).cgPath
    case .path(let outline):
      var scale = CGAffineTransform(scaleX: bounds.width, y: bounds.height)
      path = outline.cgPath.copy(using: &scale)
    }
    layer.cornerRadius = radius
    mask = path.map { ShapeView.mask($0, size: bounds.size) } ?? outline
  }
}
