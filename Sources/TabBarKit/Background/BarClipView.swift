// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

/// Cuts off at the bar's outline what lies in it: the mark of the selected item, and what scrolls.
///
/// The bar's blurred ground does not lie in it: a mask above one would end the blur. Where a view of the
/// application's own in it blurs, nothing is cut off.
final class BarClipView: UIView {
  private var known: Cut?

  private struct Cut: Equatable {
    let outline: OutlinePath
    let spared: [CGRect]
    let bounds: CGRect
    let isOff: Bool
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
  ///   - guests: The application's own views in it.
  func cut(at outline: OutlinePath, sparing spared: [CGRect], guests: [UIView]) {
    let cut = Cut(
      outline: outline, spared: spared, bounds: bounds, isOff: guests.contains(where: \.blurs))
    guard cut != known else { return }
    known = cut
    let path = outline.cgPath
    let box = path.boundingBoxOfPath
    guard !cut.isOff, !box.isNull, !outline.isRectangle(box) else { return mask = nil }
    let whole = CGMutablePath()
    whole.addPath(path)
    for rect in spared { whole.addRect(rect) }
    mask = ShapeView.mask(whole, size: bounds.size)
  }
}

extension UIView {
  /// Whether the view or one within it is an effect of what is behind it.
  fileprivate var blurs: Bool { self is UIVisualEffectView || subviews.contains(where: \.blurs) }
}
