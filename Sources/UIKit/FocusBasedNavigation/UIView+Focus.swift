// SPDX-License-Identifier: MIT
internal import Foundation

extension UIView {
  /// What is within the view that the keyboard can go to, in the order of reading.
  ///
  /// The order is that of assistive technologies, as with a phone's Full Keyboard Access; what these
  /// do not see comes after what stands before it in the tree.
  var viewsInFocusOrder: [UIView] {
    let elements = AccessibilityNode.read(self).flatMap(\.elements).map(\.responder)
    var last = 0
    let ranks = focusableViews.enumerated().map { place, view in
      let rank = elements.firstIndex { ($0 as? UIView)?.isDescendant(of: view) ?? false }
      last = rank ?? last
      return (rank: last, place: place, view: view)
    }
    return ranks.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.view)
  }

  /// The view and what is within it that the keyboard can go to, in the order of the tree.
  ///
  /// A modal view hides what is beside it, and a view that can be gone to is gone to as a whole.
  private var focusableViews: [UIView] {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, !accessibilityElementsHidden else {
      return []
    }
    if canBecomeFocused { return [self] }
    return AccessibilityNode.childrenToRead(of: self)
      .flatMap { ($0 as? UIView)?.focusableViews ?? [] }
  }
}
