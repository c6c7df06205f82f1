// SPDX-License-Identifier: MIT

public import Foundation

/// Recognises fingers that rest on a view.
///
/// The gesture begins when they have rested long enough; it changes when they move afterwards.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long fingers must rest, in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far fingers may move before the gesture begins, in points; 10 by default.
  open var allowableMovement: CGFloat = 10
  /// How many fingers count; 1 by default.
  open var numberOfTouchesRequired = 1

  private var place = CGPoint.zero
  private var timer: SimulatorClock.Token?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else {
      state = isActive ? .cancelled : .failed
      return
    }
    place = lastPlace
    guard numberOfTouches == numberOfTouchesRequired else { return }
    timer = Simulator.current.clock.schedule(after: minimumPressDuration) { [weak self] in
      self?.state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive {
      state = .changed
    } else if abs(lastPlace.x - place.x) > allowableMovement
      || abs(lastPlace.y - place.y) > allowableMovement
    {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .cancelled : .failed
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
  }
}
