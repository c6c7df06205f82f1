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
  private func run(
    _ seed: UInt64, _ steps: [Int]
  ) -> (violations: [String], done: Int, log: [String]) {
    var (violations, done): ([String], Int) = ([], 0)
    var log: [String] = []
    let reasons = UIKitFailure.recording {
      UIResponder.current = nil
      let world = FuzzWorld(seed: seed)
      for step in steps {
        world.step(step)
        done += 1
        if !world.report.violations.isEmpty { break }
      }
      if world.report.violations.isEmpty { world.end() }
      violations = world.report.violations
      log = world.log
      world.simulator.touchCancel()
    }
    return (violations + reasons, done, log)
  }

  /// Leaves out steps as long as something of the same kind stays wrong.
  private func shrunk(_ steps: [Int], of seed: UInt64, to violation: String) -> [Int] {
    // What comes after the step that went wrong does not matter.
    let wrongPart = { (steps: [Int]) -> [Int]? in
      let story = run(seed, steps)
      let isWrong = story.violations.contains { kind(of: $0) == kind(of: violation) }
      return isWrong ? Array(steps.prefix(story.done)) : nil
    }
    var kept = wrongPart(steps) ?? steps
    var (size, tries) = (kept.count / 2, 0)
    while size > 0, tries < 600 {
      var start = 0
      var isShorter = false
      while start < kept.count, tries < 600 {
        let fewer = Array(kept[..<start] + kept[min(start + size, kept.count)...])
        tries += 1
        if let part = wrongPart(fewer) {
          kept = part
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
