// SPDX-License-Identifier: MIT

internal import Foundation

/// How the content of a scroll view moves by itself, as functions of the time.
struct ScrollMotion {
  /// The movement along one axis.
  enum Axis {
    /// It stays.
    case rest(CGFloat)
    /// It slows down: `speed` in points a second is left to a part `exp(−drag · time)`.
    case slowing(from: CGFloat, speed: CGFloat, drag: CGFloat)
    /// It springs to an end of the content without swinging.
    case spring(to: CGFloat, from: CGFloat, speed: CGFloat)
    /// It glides, slow at both ends, within a time in seconds.
    case glide(from: CGFloat, to: CGFloat, duration: TimeInterval)
  }

  /// How stiff the springs at the content's ends are, in 1/seconds.
  private static let stiffness: CGFloat = 12
  /// Below this speed, in points a second, and this distance, in points, a movement is over.
  private static let leastSpeed: CGFloat = 6
  private static let leastDistance: CGFloat = 0.2

  var x: Axis
  var y: Axis
  /// When each movement began, in seconds of the clock.
  var xBegin: TimeInterval
  var yBegin: TimeInterval
  /// Whether `setContentOffset(_:animated:)` asked for it.
  let isAsked: Bool

  static func place(_ axis: Axis, after time: TimeInterval) -> CGFloat {
    let time = CGFloat(time)
    switch axis {
    case .rest(let place): return place
    case .slowing(let from, let speed, let drag):
      return from + speed / drag * (1 - CGFloat(exp(-Double(drag * time))))
    case .spring(let end, let from, let speed):
      let distance = from - end
      let fade = CGFloat(exp(-Double(stiffness * time)))
      return end + (distance + (speed + stiffness * distance) * time) * fade
    case .glide(let from, let to, let duration):
      let fraction = duration > 0 ? Double(time) / duration : 1
      return from + (to - from)
        * CGFloat(TimingCurve.easeInOut.progress(at: fraction, duration: duration))
    }
  }

  static func speed(_ axis: Axis, after time: TimeInterval) -> CGFloat {
    let step = 1e-4
    return (place(axis, after: time + step) - place(axis, after: time)) / CGFloat(step)
  }

  static func isOver(_ axis: Axis, after time: TimeInterval) -> Bool {
    switch axis {
    case .rest: true
    case .slowing: abs(speed(axis, after: time)) < leastSpeed
    case .spring(let end, _, _):
      abs(place(axis, after: time) - end) < leastDistance
        && abs(speed(axis, after: time)) < leastSpeed
    case .glide(_, _, let duration): time >= duration - 1e-6
    }
  }

  /// Where a movement that is over has come to.
  static func end(_ axis: Axis, after time: TimeInterval) -> CGFloat {
    switch axis {
    case .rest(let place): place
    case .slowing: place(axis, after: time)
    case .spring(let end, _, _): end
    case .glide(_, let end, _): end
    }
  }
}
