// SPDX-License-Identifier: MIT
import Foundation
import UIKit

/// What takes a finger before a swipe between pages does.
@MainActor enum PageSwipeRivals {
  /// Whether they leave a touch that begins on a view to the swipe; not so on controls other than
  /// buttons, which are dragged themselves.
  static func leave(_ touched: UIView?) -> Bool {
    var view = touched
    while let current = view {
      if current is UIControl, !(current is UIButton) { return false }
      view = current.superview
    }
    return true
  }

  /// Whether another recogniser must have failed before: of a scroll view whose content is wider
  /// than itself, even at its end, or of a back swipe.
  static func comeFirst(_ other: UIGestureRecognizer) -> Bool {
    if other is UIScreenEdgePanGestureRecognizer { return true }
    if let scroll = other.view as? UIScrollView, other === scroll.panGestureRecognizer {
      let inset = scroll.adjustedContentInset
      return scroll.isScrollEnabled
        && (scroll.alwaysBounceHorizontal
          || scroll.contentSize.width + inset.left + inset.right > scroll.bounds.width)
    }
    let navigation = other.view?.next as? UINavigationController
    return navigation?.interactivePopGestureRecognizer === other
  }
}
