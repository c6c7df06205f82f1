// SPDX-License-Identifier: MIT
import PresetSupport
import Testing
import UIKit

/// Runs every test of a suite once under every preset of UIKit's uncertain behaviour.
///
/// What fails says under which. At the end of every test a ``LeakTracker`` replaces the root and
/// asks for what is left.
struct EveryPreset: SuiteTrait, TestTrait, TestScoping {
  /// How UIKit behaves for the simulators that the test at hand makes.
  @TaskLocal static var switches = UIKitSwitches()

  var isRecursive: Bool { true }

  func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil ? nil : self
  }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await underEveryPreset(test, testCase) { switches in
      try await Self.$switches.withValue(switches) { try await LeakTracker.run(function) }
    }
  }
}

extension Trait where Self == EveryPreset {
  static var everyPreset: Self { EveryPreset() }
}
