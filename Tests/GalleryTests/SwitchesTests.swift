// SPDX-License-Identifier: MIT
import Foundation
import TabBarCommands
import Testing
import UIKit

/// One of the answers that UIKit may give where it is not known for sure.
struct Answer: CustomTestStringConvertible, Sendable {
  var name: String
  var switches: UIKitSwitches
  var testDescription: String { name }

  static let all = UIKitSwitches.all.map { Answer(name: $0.name, switches: $0.switches) }

  /// Whether did-callbacks come in time, so that the whole story can be checked.
  var tellsTheWholeStory: Bool { switches.didAppearDelay == .now }
}

extension Screens {
  /// Our hosts must not depend on what UIKit does where its behaviour is uncertain.
  @Suite @MainActor struct Switches {
    nonisolated static let hosts: [ScreenName] = [
      .centerView, .raisedPublish, .backEnd, .backEndAttached, .mainFramework,
      .mainFrameworkSeven, .mainFrameworkAttached,
    ]

    private func under<Result>(
      _ answer: Answer, _ body: () async throws -> Result
    ) async throws -> Result {
      let before = Tool.switches
      Tool.switches = answer.switches
      defer { Tool.switches = before }
      return try await body()
    }

    private func expectUsual(
      _ screen: ScreenName, _ answer: Answer, do steps: [String],
      sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      let usual = try await describe(screen.rawValue, do: steps)
      let now = try await under(answer) { try await describe(screen.rawValue, do: steps) }
      #expect(now.state == usual.state, sourceLocation: sourceLocation)
      #expect(now.events == usual.events, sourceLocation: sourceLocation)
      if answer.tellsTheWholeStory {
        #expect(now.lifecycleFaults.isEmpty, sourceLocation: sourceLocation)
      }
    }

    @Test(arguments: hosts, Answer.all)
    func `selecting ends the same under every answer`(screen: ScreenName, answer: Answer)
      async throws
    {
      try await expectUsual(screen, answer, do: [])
      try await expectUsual(
        screen, answer, do: ["tap:350,793", "index:1", "tap:40,793", "tap:40,793", "index:2"])
    }

    @Test(arguments: hosts, Answer.all)
    func `pushing and popping end the same under every answer`(
      screen: ScreenName, answer: Answer
    ) async throws {
      try await expectUsual(screen, answer, do: ["page:push"])
      try await expectUsual(screen, answer, do: ["page:push", "tap:40,793"])
      try await expectUsual(screen, answer, do: ["page:push", "page:pop"])
      try await expectUsual(screen, answer, do: ["page:push", "page:push-plain", "page:pop"])
      try await expectUsual(screen, answer, do: ["page:push", "edge:60", "edge-cancel"])
      try await expectUsual(screen, answer, do: ["page:push", "edge:60", "edge-end"])
      try await expectUsual(screen, answer, do: ["page:push", "index:1", "index:0", "page:pop"])
    }

    @Test(arguments: hosts, Answer.all)
    func `turning, leaving and presenting end the same under every answer`(
      screen: ScreenName, answer: Answer
    ) async throws {
      try await expectUsual(screen, answer, do: ["rotate:landscape", "index:1"])
      try await expectUsual(
        screen, answer, do: ["page:push", "rotate:landscape", "page:pop", "rotate:portrait"])
      try await expectUsual(screen, answer, do: ["background", "foreground", "tap:350,793"])
      try await expectUsual(
        screen, answer, do: ["page:present-full", "page:dismiss", "tap:350,793"])
    }
  }
}
