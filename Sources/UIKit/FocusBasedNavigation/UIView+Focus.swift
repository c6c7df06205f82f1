// SPDX-License-Identifier: MIT
internal import Foundation

extension UIView {
  /// The view and what is within it that the keyboard can go to, in the order of reading.
  ///
  /// The order is that of assistive technologies, as with a phone's Full Keyboard Access: a modal
  /// view hides what is beside it, and a view that can be gone to is gone to as a whole.
  var focusableViews: [UIView] {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, !accessibilityElementsHidden else {
      return []
    }
    if canBecomeFocused { return [self] }
    return AccessibilityNode.childrenToRead(of: self)
      .flatMap { ($0 as? UIView)?.focusableViews ?? [] }
  }
}
