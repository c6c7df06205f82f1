// SPDX-License-Identifier: MIT
import Foundation
import UIKit

/// Says when a finger may swipe between pages, and what takes it before.
final class PageSwipeRivals: NSObject, UIGestureRecognizerDelegate {
  private let mayBegin: @MainActor () -> Bool

  /// Makes the rules of a recogniser; the closure is asked when a finger has moved far enough.
  init(mayBegin: @escaping @MainActor () -> Bool) {
    self.mayBegin = mayBegin
    super.init()
  }

  /// Begins for movements that go sideways more than up or down.
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
    let way = pan.translation(in: pan.view)
    // A quick finger may be recognised before its way is known.
    let measure = way == .zero ? pan.velocity(in: pan.view) : way
    return abs(measure.x) > abs(measure.y) && mayBegin()
  }

  /// Leaves touches on controls other than buttons, which are dragged themselves.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    var view = touch.view
    while let current = view {
      if current is UIControl, !(current is UIButton) { return false }
      view = current.superview
    }
    return true
  }

  /// Waits for a scroll view whose content is wider than itself, even at its end, and for a back
  /// swipe.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
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
