// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// Uses apps at random and looks after every step whether UIKit's promises hold.
///
/// `Scripts/fuzz` runs the same test for longer, by the variables FUZZ_COUNT and FUZZ_SEED.
@MainActor @Suite struct FuzzTests {
  private static let stepsOfApp = 1000

  @Test func `whatever is done to an app, its views and controllers stay in order`() {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["FUZZ_COUNT"].flatMap { Int($0) } ?? 3000
    let seed = environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
    var (done, app) = (0, seed)
    var kinds: Set<String> = []
    while done < count, kinds.count < 5 {
      let steps = Array(0..<min(Self.stepsOfApp, count - done))
      let violations = run(app, steps).violations
      if let first = violations.first, kinds.insert(kind(of: first)).inserted {
        let fewest = shrunk(steps, of: app, to: first)
        let story = run(app, fewest)
        Issue.record(
          """
          Seed \(app): \(story.violations.prefix(4).joined(separator: "; ")), after \(fewest.count) of \
          \(steps.count) steps:
          \(story.log.joined(separator: "\n"))
          """)
      }
      done += steps.count
      app += 1
    }
  }

  /// Runs an app until something is wrong, or to its end.
  private func run(_ seed: UInt64, _ steps: [Int]) -> (violations: [String], log: [String]) {
    var violations: [String] = []
    var log: [String] = []
    let reasons = UIKitFailure.recording {
      UIResponder.current = nil
      let world = FuzzWorld(seed: seed)
      for step in steps {
        world.step(step)
        if !world.report.violations.isEmpty { break }
      }
      if world.report.violations.isEmpty { world.end() }
      violations = world.report.violations
      log = world.log
      world.simulator.touchCancel()
    }
    return (violations + reasons, log)
  }

  /// Leaves out steps as long as something of the same kind stays wrong.
  private func shrunk(_ steps: [Int], of seed: UInt64, to violation: String) -> [Int] {
    let isWrong = { (steps: [Int]) in
      run(seed, steps).violations.contains { kind(of: $0) == kind(of: violation) }
    }
    var (kept, size, tries) = (steps, steps.count / 2, 0)
    while size > 0, tries < 600 {
      var start = 0
      var isShorter = false
      while start < kept.count, tries < 600 {
        let fewer = Array(kept[..<start] + kept[min(start + size, kept.count)...])
        tries += 1
        if isWrong(fewer) {
          kept = fewer
          isShorter = true
        } else {
          start += size
        }
      }
      if !isShorter || size > kept.count { size = min(size, kept.count) / 2 }
    }
    return kept
  }

  /// A violation without the numbers in it, which differ from run to run.
  private func kind(of violation: String) -> String { violation.filter { !$0.isNumber } }
}
