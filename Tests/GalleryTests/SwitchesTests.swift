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

  /// The systems, and some drawn by lot.
  static let presets = UIKitSwitches.presets.map(Answer.init)
  static let all = (UIKitSwitches.presets + UIKitSwitches.singleAnswersForHosts).map(Answer.init)

  private init(_ named: UIKitSwitches.Named) {
    name = named.name
    switches = named.switches
  }

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

    /// What screens look like under iOS 16.5, which every answer is compared with.
    private static var usual: [[String]: Description] = [:]

    private func usual(_ screen: ScreenName, do steps: [String]) async throws -> Description {
      let key = [screen.rawValue] + steps
      if let known = Self.usual[key] { return known }
      let description = try await describe(screen.rawValue, do: steps)
      Self.usual[key] = description
      return description
    }

    private func expectUsual(
      _ screen: ScreenName, _ answer: Answer, do steps: [String],
      sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      let usual = try await usual(screen, do: steps)
      let now = try await Tool.with(answer.switches) {
        try await describe(screen.rawValue, do: steps)
      }
      #expect(now.state == usual.state, sourceLocation: sourceLocation)
      #expect(now.events == usual.events, sourceLocation: sourceLocation)
      if answer.tellsTheWholeStory {
        #expect(now.lifecycleFaults.isEmpty, sourceLocation: sourceLocation)
      }
    }

    @Test(arguments: hosts, Answer.all)
    func `selecting, pushing and turning end the same under every answer`(
      screen: ScreenName, answer: Answer
    ) async throws {
      try await expectUsual(
        screen, answer,
        do: ["tap:350,793", "index:1", "tap:40,793", "tap:40,793", "index:2", "page:push"])
      try await expectUsual(
        screen, answer,
        do: [
          "page:push", "edge:60", "edge-cancel", "rotate:landscape", "page:pop", "rotate:portrait",
          "page:push-plain", "index:1", "index:0",
        ])
    }

    @Test(arguments: hosts, Answer.presets)
    func `selecting ends the same under every preset`(screen: ScreenName, answer: Answer)
      async throws
    {
      try await expectUsual(screen, answer, do: [])
      try await expectUsual(
        screen, answer, do: ["tap:350,793", "index:1", "tap:40,793", "tap:40,793", "index:2"])
    }

    @Test(arguments: hosts, Answer.presets)
    func `pushing and popping end the same under every preset`(
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

    @Test(arguments: hosts, Answer.presets)
    func `turning, leaving and presenting end the same under every preset`(
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
