// SPDX-License-Identifier: MIT
import Foundation
package import UIKit

/// Follows one finger that moves sideways over pages.
@MainActor
package final class PageSwipeRecognizer: UIPanGestureRecognizer,
  UIGestureRecognizerDelegate
{
  private let mayBegin: @MainActor () -> Bool
  private let mayTake: @MainActor (UIView?) -> Bool
  private let waitsFor: @MainActor (UIGestureRecognizer) -> Bool

  /// Makes a recogniser that watches no view yet.
  ///
  /// - Parameters:
  ///   - mayBegin: Asked when a finger has moved far enough sideways.
  ///   - mayTake: Asked whether a touch that begins on a view may be a swipe.
  ///   - waitsFor: Asked whether another gesture must have failed before.
  ///   - onChange: Told at every step of the gesture.
  package init(
    mayBegin: @escaping @MainActor () -> Bool,
    mayTake: @escaping @MainActor (UIView?) -> Bool,
    waitsFor: @escaping @MainActor (UIGestureRecognizer) -> Bool,
    onChange: @escaping @MainActor (PageSwipeRecognizer) -> Void
  ) {
    self.mayBegin = mayBegin
    self.mayTake = mayTake
    self.waitsFor = waitsFor
    super.init()
    delegate = self
    onAction = { ($0 as? PageSwipeRecognizer).map(onChange) }
  }

  /// Lets the first finger lead: others are no part of the gesture.
  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > touches.count || state != .possible {
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
    return abs(way.x) > abs(way.y) && mayBegin()
  }

  /// Leaves touches that are not a swipe's to their views.
  package func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { mayTake(touch.view) }

  /// Waits for what comes first.
  package func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { waitsFor(other) }
}
