// SPDX-License-Identifier: MIT

internal import Foundation

/// Decides between the recognisers that follow the same touches.
@MainActor
enum GestureArbiter {
  /// The other recognisers that follow a touch of this one.
  static func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var rivals: [UIGestureRecognizer] = []
    for touch in recognizer.activeTouches {
      for rival in touch.gestureRecognizers ?? []
      where rival !== recognizer && !rivals.contains(where: { $0 === rival }) {
        rivals.append(rival)
      }
    }
    return rivals
  }

  /// Ends the chances of the recognisers that may not be recognised besides this one.
  static func prevent(rivalsOf recognizer: UIGestureRecognizer) {
    for rival in rivals(of: recognizer) where !rival.isOver {
      guard recognizer.canPrevent(rival), rival.canBePrevented(by: recognizer),
        !mayBoth(recognizer, rival)
      else { continue }
      if rival.isActive {
        continue  // what has begun goes on; UIKit lets the first win
      }
      for touch in rival.activeTouches {
        touch.gestureRecognizers?.removeAll { $0 === rival }
      }
      rival.cancelAndReset()
    }
  }

  private static func mayBoth(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
  }

  /// The views no longer hear of the touches that a recogniser has recognised.
  static func takeTouches(of recognizer: UIGestureRecognizer) {
    let taken = recognizer.activeTouches.filter { !$0.isTakenFromView && $0.phase != .cancelled }
    for touch in taken {
      touch.isTakenFromView = true
    }
    let live = taken.filter { $0.phase != .ended || touchIsBeingDelivered($0) }
    TouchDelivery.cancel(live)
  }

  private static func touchIsBeingDelivered(_ touch: UITouch) -> Bool { touch.view != nil }

  /// Lets recognisers go on that waited for this one to fail.
  static func settle(after recognizer: UIGestureRecognizer) {
    let waiting = rivals(of: recognizer).filter(\.isWaiting)
    for rival in waiting {
      rival.retry()
    }
  }
}
