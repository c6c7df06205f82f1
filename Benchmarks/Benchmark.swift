// SPDX-License-Identifier: MIT
import Foundation

/// A goal about cost: how many times as much as a base some work may cost, measured in one run.
///
/// A ratio of two measurements on one machine says the same everywhere; seconds do not.
struct Benchmark: Sendable {
  let name: String
  /// The most that the ratio may be.
  let limit: Double
  let base: @Sendable () -> Void
  let work: @Sendable () -> Void

  /// The ratio of the medians of several rounds, in which base and work take turns.
  func ratio(rounds: Int = 21) -> Double {
    var times: (base: [Duration], work: [Duration]) = ([], [])
    let clock = ContinuousClock()
    base()
    work()
    for _ in 0..<rounds {
      times.base.append(clock.measure(base))
      times.work.append(clock.measure(work))
    }
    return median(times.work) / median(times.base)
  }

  private func median(_ times: [Duration]) -> Double {
    let seconds = times.map {
      Double($0.components.seconds) + Double($0.components.attoseconds) / 1e18
    }
    return seconds.sorted()[seconds.count / 2]
  }
}
