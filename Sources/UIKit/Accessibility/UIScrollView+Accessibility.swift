// SPDX-License-Identifier: MIT

internal import Foundation

extension UIScrollView {
  /// Scrolls by a page; false at the end, and in a direction in which nothing is to be scrolled.
  func scrollByPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let (limits, offset) = (limits, contentOffset)
    let isVertical = limits.y.lowerBound < limits.y.upperBound
    var target = offset
    switch direction {
    case .up: target.y -= bounds.height
    case .down: target.y += bounds.height
    case .left: target.x -= bounds.width
    case .right: target.x += bounds.width
    case .previous where isVertical: target.y -= bounds.height
    case .next where isVertical: target.y += bounds.height
    case .previous: target.x -= bounds.width
    case .next: target.x += bounds.width
    }
    target.x = min(max(target.x, limits.x.lowerBound), limits.x.upperBound)
    target.y = min(max(target.y, limits.y.lowerBound), limits.y.upperBound)
    guard isScrollEnabled, target != offset else { return false }
    setContentOffset(target, animated: false)
    UIAccessibility.post(notification: .pageScrolled, argument: nil)
    return true
  }
}
