// SPDX-License-Identifier: MIT

internal import Foundation

/// Decides between the recognisers that follow the same touches.
@MainActor
enum GestureArbiter {
  /// The recognisers that have seen their gesture and wait for others to fail.
  private static var waiting: [WeakRecognizer] = []

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
  ///
  /// A gesture that has begun already goes on: the first to begin wins.
  static func prevent(rivalsOf recognizer: UIGestureRecognizer) {
    for rival in rivals(of: recognizer) where rival.currentState == .possible {
      guard recognizer.canPrevent(rival), rival.canBePrevented(by: recognizer),
        !mayBoth(recognizer, rival)
      else { continue }
      rival.fail()
    }
  }

  private static func mayBoth(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
  }

  static func addWaiting(_ recognizer: UIGestureRecognizer) {
    waiting.removeAll { $0.recognizer == nil || $0.recognizer === recognizer }
    waiting.append(WeakRecognizer(recognizer: recognizer))
  }

  /// Lets recognisers go on that waited for this one, or fail if it was recognised.
  static func settle(after recognizer: UIGestureRecognizer) {
    for waiter in waiting.compactMap(\.recognizer) {
      waiter.blockerDidSettle(recognizer)
    }
    waiting.removeAll { !($0.recognizer?.isWaiting ?? false) }
  }
}
