// SPDX-License-Identifier: MIT
import Foundation
import PresetSupport
import TabBarCommands
import Testing
import UIKit

extension Tool {
  /// Runs a body while UIKit gives some answers where it is not known for sure.
  static func with<Result>(
    _ switches: UIKitSwitches, _ body: () async throws -> Result
  ) async throws -> Result {
    let before = Tool.switches
    Tool.switches = switches
    defer { Tool.switches = before }
    return try await body()
  }
}

/// Runs every test of a suite once under every preset of UIKit's uncertain behaviour.
///
/// What fails says under which.
struct EveryPreset: SuiteTrait, TestTrait, TestScoping {
  /// What the tool said of the system's own bars in the test at hand; nil outside of one.
  ///
  /// No preset changes that.
  @MainActor static var systemScreens: [[String]: Data]?

  var isRecursive: Bool { true }

  func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil ? nil : self
  }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Self.remember([:])
    try await underEveryPreset(test, testCase) { switches in
      try await Self.run(function, under: switches)
    }
    await Self.remember(nil)
  }

  @MainActor private static func remember(_ screens: [[String]: Data]?) {
    systemScreens = screens
  }

  @MainActor private static func run(
    _ function: @Sendable () async throws -> Void, under switches: UIKitSwitches
  ) async throws {
    try await Tool.with(switches) { try await function() }
  }
}

extension Trait where Self == EveryPreset {
  static var everyPreset: Self { EveryPreset() }
}
