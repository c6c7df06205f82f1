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
  /// A damped spring of a frequency of its own, in radians a second, whatever the duration.
  case swing(frequency: Double, ratio: Double, velocity: Double)

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
    case .swing(let frequency, let ratio, let velocity):
      return Self.swing(frequency, ratio, velocity, at: fraction * duration)
    }
  }

  /// The first fraction of the duration at which a progress is reached.
  func fraction(of progress: Double, duration: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    // A spring may pass a place several times, so the first passing is looked for in small steps.
    let steps = 256
    let reached = (1...steps).first {
      self.progress(at: Double($0) / Double(steps), duration: duration) >= progress
    }
    guard let reached else { return 1 }
    var (low, high) = (Double(reached - 1) / Double(steps), Double(reached) / Double(steps))
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if self.progress(at: middle, duration: duration) < progress {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }

  /// How long a spring's swing takes to fall below a thousandth, in seconds.
  static func settlingTime(frequency: Double, ratio: Double) -> Double {
    if ratio < 1 {
      return log(1000 / (1 - ratio * ratio).squareRoot()) / (ratio * frequency)
    }
    if ratio < 1.000_001 { return 9.233_413 / frequency }
    let root = (ratio * ratio - 1).squareRoot()
    return log(1000 * (ratio + root) / (2 * root)) / (frequency * (ratio - root))
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
    return swing(log(1000 / root) / (ratio * duration), ratio, velocity, at: time)
  }

  private static func swing(
    _ frequency: Double, _ ratio: Double, _ velocity: Double, at time: Double
  ) -> Double {
    let decay = ratio * frequency
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let angle = swing * time
      return 1 - exp(-decay * time) * (cos(angle) + (decay - velocity) / swing * sin(angle))
    }
    let rate = frequency * (ratio * ratio - 1).squareRoot()
    guard rate > 1e-9 else { return 1 - exp(-decay * time) * (1 + (decay - velocity) * time) }
    let share = (decay - velocity) / rate
    return 1 - (1 + share) / 2 * exp((rate - decay) * time)
      - (1 - share) / 2 * exp((-rate - decay) * time)
  }
}
