// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

/// A view whose layer is one shape, so that nothing in it animates by itself.
class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  /// The layer; a plain one only if a subclass changed the layer's class.
  var shape: CAShapeLayer { layer as? CAShapeLayer ?? CAShapeLayer() }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    shape.fillColor = nil
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

extension ShapeView {
  /// A mask that lets the inside of an outline be seen.
  ///
  /// - Parameters:
  ///   - outline: The outline, in the coordinates of the superview of what is masked.
  ///   - frame: The frame of what is masked.
  /// - Returns: A mask for a view with that frame.
  static func mask(_ outline: OutlinePath, in frame: CGRect) -> ShapeView {
    var move = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
    return mask(outline.cgPath.copy(using: &move), size: frame.size)
  }

  /// A mask that lets what is outside of an outline be seen, up to a distance from it in points.
  ///
  /// The outline is in the coordinates of what is masked.
  static func mask(outside outline: OutlinePath, within distance: CGFloat) -> ShapeView {
    let path = CGMutablePath()
    let inside = outline.cgPath
    let box = inside.boundingBoxOfPath
    path.addRect((box.isNull ? .zero : box).insetBy(dx: -distance, dy: -distance))
    path.addPath(inside)
    let view = mask(path, size: box.isNull ? .zero : box.size)
    view.shape.fillRule = .evenOdd
    return view
  }

  /// A mask that lets the inside of a path be seen, in the coordinates of what is masked.
  static func mask(_ path: CGPath?, size: CGSize) -> ShapeView {
    let view = ShapeView()
    view.frame = CGRect(origin: .zero, size: size)
    view.shape.fillColor = UIColor.black.cgColor
    view.shape.path = path
    return view
  }
}
