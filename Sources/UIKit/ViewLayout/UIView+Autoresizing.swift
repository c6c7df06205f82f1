// SPDX-License-Identifier: MIT

internal import Foundation

extension UIView {
  /// Whether subviews are resized after their masks when the size changes; true by default.
  public var autoresizesSubviews: Bool {
    get { storage.autoresizesSubviews }
    set { storage.autoresizesSubviews = newValue }
  }

  func resizeSubviews(from former: CGSize) {
    guard autoresizesSubviews else { return }
    for child in children where !child.autoresizingMask.isEmpty {
      child.resize(parentFrom: former, to: bounds.size)
    }
  }

  private func resize(parentFrom former: CGSize, to size: CGSize) {
    let mask = autoresizingMask
    let (size0, place0) = (bounds.size, frame.origin)
    let horizontal = Self.distribute(
      size.width - former.width,
      over: [
        (place0.x, mask.contains(.flexibleLeftMargin)),
        (frame.width, mask.contains(.flexibleWidth)),
        (former.width - place0.x - frame.width, mask.contains(.flexibleRightMargin)),
      ])
    let vertical = Self.distribute(
      size.height - former.height,
      over: [
        (place0.y, mask.contains(.flexibleTopMargin)),
        (frame.height, mask.contains(.flexibleHeight)),
        (former.height - place0.y - frame.height, mask.contains(.flexibleBottomMargin)),
      ])
    guard horizontal != [0, 0, 0] || vertical != [0, 0, 0] else { return }
    if transform.isIdentity {
      frame = CGRect(
        x: place0.x + horizontal[0], y: place0.y + vertical[0],
        width: frame.width + horizontal[1], height: frame.height + vertical[1])
    } else {
      bounds.size = CGSize(
        width: size0.width + horizontal[1], height: size0.height + vertical[1])
      center = CGPoint(
        x: center.x + horizontal[0] + horizontal[1] / 2,
        y: center.y + vertical[0] + vertical[1] / 2)
    }
  }

  /// Shares a change among the flexible parts in proportion to their sizes.
  ///
  /// UIKit's rule; parts that are all 0 share equally.
  private static func distribute(
    _ change: CGFloat, over parts: [(size: CGFloat, isFlexible: Bool)]
  ) -> [CGFloat] {
    let flexible = parts.filter(\.isFlexible)
    let total = flexible.reduce(0) { $0 + $1.size }
    return parts.map { part in
      guard part.isFlexible else { return 0 }
      return total == 0 ? change / CGFloat(flexible.count) : change * part.size / total
    }
  }
}
