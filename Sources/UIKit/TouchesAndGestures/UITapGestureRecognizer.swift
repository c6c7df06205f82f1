// SPDX-License-Identifier: MIT

import Foundation

/// Recognises quick touches, one or several in a row.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How far a finger may move and how long it may rest, in points and seconds, as on a phone.
  private static let allowedMovement: CGFloat = 45
  private static let longestTap: TimeInterval = 0.75
  private static let longestPause: TimeInterval = 0.35

  /// How many taps in a row count; 1 by default.
  open var numberOfTapsRequired = 1
  /// How many fingers count; 1 by default.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var mostTouches = 0
  private var place: CGPoint?
  private var timer: SimulatorClock.Token?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    mostTouches = max(mostTouches, numberOfTouches)
    guard numberOfTouches <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    if let place, isFar(lastPlace, from: place) {
      state = .failed
      return
    }
    place = place ?? lastPlace
    failLater(after: Self.longestTap)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let place, isFar(lastPlace, from: place) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.allSatisfy({ touches.contains($0) }) else { return }
    guard mostTouches == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    mostTouches = 0
    if taps >= numberOfTapsRequired {
      timer?.cancel()
      state = .recognized
    } else {
      failLater(after: Self.longestPause)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    taps = 0
    mostTouches = 0
    place = nil
  }

  /// A tap does not end the chances of one with more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func isFar(_ point: CGPoint, from start: CGPoint) -> Bool {
    abs(point.x - start.x) > Self.allowedMovement || abs(point.y - start.y) > Self.allowedMovement
  }

  private func failLater(after time: TimeInterval) {
    timer?.cancel()
    timer = Simulator.current.clock.schedule(after: time) { [weak self] in
      self?.state = .failed
    }
  }
}
