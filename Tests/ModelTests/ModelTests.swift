// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

/// Does rows of steps drawn by lot to both hosts and to the model, and compares after every step.
///
/// `Scripts/model` runs the same test for longer, by the variables MODEL_COUNT and MODEL_SEED.
@MainActor @Suite(.serialized) struct ModelTests {
  struct Outcome {
    /// The steps that were made, with where the last one leads apart.
    var made: [ModelStory.Move] = []
    var differences: [Difference] = []
    /// What must stay the same while steps are left out: the last step's kind, and the aspects.
    var kind: String {
      let name = made.last.map { "\($0.step)".prefix { $0 != "(" } } ?? ""
      return name + differences.map(\.aspect).joined(separator: ",")
    }
  }

  @Test func `whatever is done to a bar, both hosts and the model agree after every step`()
    async throws
  {
    let environment = ProcessInfo.processInfo.environment
    let number = { (name: String, usual: Int) in environment[name].flatMap { Int($0) } ?? usual }
    let first = UInt64(number("MODEL_SEED", 1))
    let count = UInt64(number("MODEL_COUNT", 2000))
    var kinds: Set<String> = []
    for seed in first..<first + count where kinds.count < number("MODEL_FAILURES", 5) {
      let story = StoryTeller.story(seed)
      let outcome = try await run(story)
      guard !outcome.differences.isEmpty, kinds.insert(story.host.rawValue + outcome.kind).inserted
      else { continue }
      let fewest = try await shrunk(story, outcome)
      let last = try await run(fewest)
      Issue.record(
        """
        Seed \(seed), \(fewest.steps.count) of \(story.steps.count) steps: after the last one
        \(last.differences.map { "  \($0)" }.joined(separator: "\n"))
        \(fewest)
        """)
    }
  }

  @Test func `the model is short, and knows nothing of the library`() throws {
    let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "Reference")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let lines = try files.flatMap {
      try String(contentsOf: $0, encoding: .utf8).split(separator: "\n")
    }
    #expect(lines.count > 100)
    let all = try files.map {
      try String(contentsOf: $0, encoding: .utf8).count { $0 == "\n" }
    }.reduce(0, +)
    #expect(all < 300)
    #expect(lines.filter { $0.contains("import ") } == [])
  }

  /// Runs a story until something differs, or to its end.
  private func run(_ story: ModelStory) async throws -> Outcome {
    // Where a gate is waited for another test may make its own simulator, which ends a run. Sooner or
    // later there is no other test any more.
    for pause in 0..<120 {
      if let outcome = try await runOnce(story) { return outcome }
      try await Task.sleep(for: .seconds(min(pause, 10)))
    }
    Issue.record("Other tests interrupted these steps for twenty minutes:\n\(story)")
    return Outcome()
  }

  private func runOnce(_ story: ModelStory) async throws -> Outcome? {
    let handler = UIKitFailure.handler
    defer { UIKitFailure.handler = handler }
    var outcome = Outcome()
    let world = try ModelWorld(story)
    do {
      for step in story.steps {
        guard let differences = try await world.step(step) else { continue }
        outcome.made.append(step)
        outcome.differences = differences
        if !differences.isEmpty { break }
      }
      await world.end()
      return outcome
    } catch is ModelWorld.Interruption {
      await world.end()
      return nil
    }
  }

  /// Leaves out UIKit's switches and steps as long as the same stays different.
  private func shrunk(_ story: ModelStory, _ outcome: Outcome) async throws -> ModelStory {
    var kept = story
    kept.steps = outcome.made
    for setting in kept.unusualSettings {
      let usual = kept.asUsual(setting)
      if try await run(usual).kind == outcome.kind { kept = usual }
    }
    for setting in kept.setting.simpler {
      var usual = kept
      usual.setting = setting
      if try await run(usual).kind == outcome.kind { kept = usual }
    }
    var (size, tries) = (max(1, kept.steps.count / 2), 0)
    while size > 0, tries < 400 {
      var (start, isShorter) = (0, false)
      while start < kept.steps.count, tries < 400 {
        var fewer = kept
        fewer.steps.removeSubrange(start..<min(start + size, kept.steps.count))
        tries += 1
        let shorter = try await run(fewer)
        if shorter.kind == outcome.kind {
          kept.steps = shorter.made
          isShorter = true
        } else {
          start += size
        }
      }
      if !isShorter || size > kept.steps.count { size = min(size, kept.steps.count) / 2 }
    }
    return kept
  }
}
