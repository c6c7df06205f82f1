// SPDX-License-Identifier: MIT

internal import Foundation

/// The screen's glass: turns fingers into touches and events, and sends these to windows.
@MainActor
final class TouchScreen {
  /// Within this time and distance a further tap counts as one of a quick series, as on a phone.
  private static let seriesTime: TimeInterval = 0.35
  private static let seriesDistance: CGFloat = 40

  private var touches: [Int: UITouch] = [:]
  private var count = 0
  private var lastTap: (place: CGPoint, time: TimeInterval, taps: Int)?

  /// Whether a finger is down.
  var isTouched: Bool { !touches.isEmpty }

  /// A finger comes down at a point of the screen, in points; windows are given rearmost first.
  func down(at point: CGPoint, finger: Int = 0, in windows: [UIWindow]) {
    guard touches[finger] == nil else { return }
    let now = Simulator.current.clock.now
    for window in windows.reversed() {
      let place = point.applying(window.layer.state.matrix.invertedOrIdentity)
      let event = UIEvent(touches: Set(touches.values), timestamp: now)
      guard let view = window.hitTest(place, with: event) else { continue }
      guard mayTouch(view) else { return }
      let touch = UITouch(at: place, in: window, view: view, timestamp: now)
      count += 1
      touch.number = count
      touch.tapCount = tapCount(at: point, now)
      touch.gestureRecognizers = recognizers(for: touch, in: view)
      touches[finger] = touch
      send(touch, .began)
      return
    }
  }

  /// A finger moves to a point of the screen.
  func move(to point: CGPoint, finger: Int = 0) {
    guard let touch = touches[finger] else { return }
    put(touch, at: point)
    send(touch, .moved)
  }

  /// A finger is lifted where it is.
  func up(finger: Int = 0) {
    guard let touch = touches[finger] else { return }
    touch.previousPosition = touch.position
    if let window = touch.window {
      let place = touch.position.applying(window.layer.state.matrix)
      lastTap = (place, Simulator.current.clock.now, touch.tapCount)
    }
    send(touch, .ended)
    touches[finger] = nil
  }

  /// The system takes every finger away.
  func cancel() {
    for (finger, touch) in touches.sorted(by: { $0.key < $1.key }) {
      send(touch, .cancelled)
      touches[finger] = nil
    }
  }

  private func put(_ touch: UITouch, at point: CGPoint) {
    touch.previousPosition = touch.position
    guard let window = touch.window else { return }
    touch.position = point.applying(window.layer.state.matrix.invertedOrIdentity)
  }

  private func send(_ touch: UITouch, _ phase: UITouch.Phase) {
    for other in touches.values {
      other.phase = .stationary
    }
    touch.phase = phase
    touch.timestamp = Simulator.current.clock.now
    let event = UIEvent(
      touches: Set(touches.values).union([touch]), timestamp: Simulator.current.clock.now)
    touch.window?.sendEvent(event)
  }

  /// Whether a further finger may touch a view besides those that are down.
  ///
  /// A view takes one finger unless it allows several; an exclusive one keeps others away.
  private func mayTouch(_ view: UIView) -> Bool {
    for other in touches.values.compactMap(\.view) {
      if other === view {
        guard view.isMultipleTouchEnabled else { return false }
      } else if other.isExclusiveTouch || view.isExclusiveTouch {
        return false
      }
    }
    return true
  }

  private func tapCount(at point: CGPoint, _ now: TimeInterval) -> Int {
    guard let last = lastTap, now - last.time <= Self.seriesTime,
      abs(last.place.x - point.x) <= Self.seriesDistance,
      abs(last.place.y - point.y) <= Self.seriesDistance
    else { return 1 }
    return last.taps + 1
  }

  /// The recognisers of the view and of those around it, the innermost first.
  private func recognizers(for touch: UITouch, in view: UIView) -> [UIGestureRecognizer] {
    var recognizers: [UIGestureRecognizer] = []
    var next: UIView? = view
    while let current = next {
      for recognizer in current.storage.gestureRecognizers where recognizer.isEnabled {
        let delegate = recognizer.delegate
        if delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true {
          recognizers.append(recognizer)
        }
      }
      next = current.superview
    }
    return recognizers
  }
}
