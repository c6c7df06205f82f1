// SPDX-License-Identifier: MIT

internal import Foundation

/// How the progress of an animation depends on the time that has passed.
enum TimingCurve: Sendable, Hashable {
  /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points.
  case bezier(Double, Double, Double, Double)
  /// A damped spring that rests when the animation's time is over.
  ///
  /// `damping` is the damping ratio, `velocity` the speed at the start in total distances a second.
  case spring(damping: Double, velocity: Double)

  static let linear = TimingCurve.bezier(0, 0, 1, 1)
  static let easeIn = TimingCurve.bezier(0.42, 0, 1, 1)
  static let easeOut = TimingCurve.bezier(0, 0, 0.58, 1)
  static let easeInOut = TimingCurve.bezier(0.42, 0, 0.58, 1)
  /// The curve of implicit layer animations.
  static let standard = TimingCurve.bezier(0.25, 0.1, 0.25, 1)

  /// The progress when a fraction from 0 to 1 of the duration (in seconds) has passed.
  func progress(at fraction: Double, duration: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    switch self {
    case .bezier(let x1, let y1, let x2, let y2):
      guard self != .linear else { return fraction }
      return Self.bezier(y1, y2, at: Self.parameter(of: fraction, x1, x2))
    case .spring(let damping, let velocity):
      return Self.spring(
        damping: damping, velocity: velocity, at: fraction * duration, duration: duration)
    }
  }

  private static func bezier(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// The parameter at which the curve's x is the fraction, by halving: x only ever rises.
  private static func parameter(of fraction: Double, _ x1: Double, _ x2: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if bezier(x1, x2, at: middle) < fraction {
        low = middle
      } else {
        high = middle
      }
    }
    return (low + high) / 2
  }

  /// The spring's frequency is chosen so that its swing is a thousandth when the time is over.
  private static func spring(
    damping: Double, velocity: Double, at time: Double, duration: Double
  ) -> Double {
    let ratio = min(max(damping, 0.01), 1)
    guard ratio < 1 else {
      let frequency = 9.233_413 / duration  // (1 + x)·exp(−x) = 0.001 at x = 9.2334
      return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
    let root = (1 - ratio * ratio).squareRoot()
    let frequency = log(1000 / root) / (ratio * duration)
    let swing = frequency * root
    let angle = swing * time
    return 1 - exp(-ratio * frequency * time)
      * (cos(angle) + (ratio * frequency - velocity) / swing * sin(angle))
  }
}
