// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKit

/// The fingers on a simulated device: one that steps hold, and one more for taps meanwhile.
@MainActor final class Hand {
  /// A finger, by the number that the device knows it by.
  enum Finger: Int {
    /// The one that `press` and `edge` put down and leave there.
    case first
    /// The one that acts while the first is held.
    case second
  }

  private let simulator: Simulator
  private var places: [Finger: CGPoint] = [:]

  init(on simulator: Simulator) {
    self.simulator = simulator
  }

  /// Whether the first finger is down.
  var isHolding: Bool { places[.first] != nil }

  /// The finger for a gesture that is whole in itself.
  var free: Finger { isHolding ? .second : .first }

  /// Puts a finger down at a point of the screen, in points.
  func down(_ finger: Finger = .first, at point: CGPoint) {
    places[finger] = point
    simulator.touchDown(at: point, finger: finger.rawValue)
  }

  /// Moves a finger that is down.
  func move(_ finger: Finger = .first, to point: CGPoint) {
    places[finger] = point
    simulator.touchMove(to: point, finger: finger.rawValue)
  }

  /// Lifts a finger.
  func up(_ finger: Finger = .first) {
    places[finger] = nil
    simulator.touchUp(finger: finger.rawValue)
  }

  /// Takes every finger away, as the system does.
  func cancel() {
    places = [:]
    simulator.touchCancel()
  }

  /// Puts a free finger down for a time and lifts it; a tap's time by default, in seconds.
  func hold(_ point: CGPoint, seconds: TimeInterval = Simulator.tapDuration) {
    let finger = free
    down(finger, at: point)
    simulator.advance(by: seconds)
    up(finger)
  }

  /// Moves a finger evenly from where it is, once a frame.
  func glide(_ finger: Finger = .first, to end: CGPoint, seconds: TimeInterval) {
    guard let start = places[finger] else { return }
    let frames = max(1, Int((seconds * 60).rounded()))
    for frame in 1...frames {
      simulator.advance(by: seconds / Double(frames))
      let part = CGFloat(frame) / CGFloat(frames)
      move(
        finger,
        to: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
  }
}
