// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

/// Cuts off at the bar's outline what lies in it: the mark of the selected item, and what scrolls.
///
/// No blurred ground lies in it: a mask above one would end the blur.
final class BarClipView: UIView {
  private var known: Cut?

  private struct Cut: Equatable {
    let outline: OutlinePath
    let spared: [CGRect]
    let bounds: CGRect
  }

  init() {
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // The bar has decided that the touch is its own; the mark takes none.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains {
      $0.isUserInteractionEnabled && $0.point(inside: convert(point, to: $0), with: event)
    }
  }

  /// Cuts off what leaves an outline; a rectangle cuts off nothing, because nothing is laid out beside
  /// it.
  ///
  /// - Parameters:
  ///   - outline: The outline, in the view's coordinates.
  ///   - spared: Where more is seen than lies inside the outline.
  func cut(at outline: OutlinePath, sparing spared: [CGRect]) {
    let cut = Cut(outline: outline, spared: spared, bounds: bounds)
    guard cut != known else { return }
    known = cut
    let path = outline.cgPath
    let box = path.boundingBoxOfPath
    guard !box.isNull, !outline.isRectangle(box) else { return mask = nil }
    let whole = CGMutablePath()
    whole.addPath(path)
    for rect in spared { whole.addRect(rect) }
    mask = ShapeView.mask(whole, size: bounds.size)
  }
}
