// SPDX-License-Identifier: MIT
package import Testing
package import UIKit

/// Runs every test of a suite once under every preset of UIKit's uncertain behaviour.
///
/// Bars and hosts must behave the same under each. What fails says under which. Tests that bring
/// switches of their own, marked with ``OwnSwitches``, run once. At the end of every test a
/// ``LeakTracker`` replaces the root and asks for what is left.
package struct EveryPreset: SuiteTrait, TestTrait, TestScoping {
  /// How UIKit behaves for the simulators that the test at hand makes.
  @TaskLocal package static var switches = UIKitSwitches()

  package init() {}

  package var isRecursive: Bool { true }

  package func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil ? nil : self
  }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    if test.traits.contains(where: { $0 is OwnSwitches }) {
      return try await LeakTracker.run(function)
    }
    try await underEveryPreset(test, testCase) { switches in
      try await Self.$switches.withValue(switches) { try await LeakTracker.run(function) }
    }
  }
}

/// Says that a test has the switches that it runs under among its arguments.
package struct OwnSwitches: TestTrait {
  package init() {}
}
