// SPDX-License-Identifier: MIT
import Foundation
package import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Follows one finger that moves sideways over pages.
///
/// What scrolls sideways under the finger, a back swipe, and controls that are dragged come first.
@MainActor
package final class PageSwipeRecognizer: UIPanGestureRecognizer,
  UIGestureRecognizerDelegate
{
  private let mayBegin: @MainActor () -> Bool
  private let onChange: @MainActor (PageSwipeRecognizer) -> Void

  /// Makes a recogniser that watches no view yet.
  ///
  /// - Parameters:
  ///   - mayBegin: Asked when a finger has moved far enough sideways.
  ///   - onChange: Told at every step of the gesture.
  package init(
    mayBegin: @escaping @MainActor () -> Bool,
    onChange: @escaping @MainActor (PageSwipeRecognizer) -> Void
  ) {
    self.mayBegin = mayBegin
    self.onChange = onChange
    super.init(target: nil, action: nil)
    delegate = self
    addTarget(self, action: #selector(step))
  }

  @objc private func step() { onChange(self) }

  /// Lets the first finger lead: others are no part of the gesture.
  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > 0 || state != .possible {
      for touch in touches { ignore(touch, for: event) }
    } else {
      super.touchesBegan(touches, with: event)
    }
  }

  /// Ends the gesture as if the system had taken the finger away.
  package func cancel() {
    guard isEnabled else { return }
    isEnabled = false
    isEnabled = true
  }

  /// Begins for movements that go sideways more than up or down.
  package func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let way = translation(in: view)
    // A quick finger may be recognised before its way is known.
    let measure = way == .zero ? velocity(in: view) : way
    return abs(measure.x) > abs(measure.y) && mayBegin()
  }

  /// Leaves touches on controls that are dragged, such as sliders, to them.
  package func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { PageSwipeRivals.leaves(touch.view, to: view) }

  /// Waits for what scrolls sideways and for back swipes.
  package func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { PageSwipeRivals.comesFirst(other) }
}
