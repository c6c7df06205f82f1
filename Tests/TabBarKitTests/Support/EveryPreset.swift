// SPDX-License-Identifier: MIT
import PresetSupport
import Testing
import UIKit

/// Runs every test of a suite once under every preset of UIKit's uncertain behaviour.
///
/// Our hosts must behave the same under each. What fails says under which. Tests that bring
/// switches of their own, marked with ``OwnSwitches``, run once. At the end of every test a
/// ``LeakTracker`` replaces the root and asks for what is left.
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
    if test.traits.contains(where: { $0 is OwnSwitches }) {
      return try await LeakTracker.run(function)
    }
    try await underEveryPreset(test, testCase) { switches in
      try await Self.$switches.withValue(switches) {
        try await LeakTracker.run(function)
      }
    }
  }
}

/// Looks at the end of every test of a suite for what it leaves behind, under the switches it brings.
struct LeaksNothing: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil ? nil : self
  }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await LeakTracker.run(function)
  }
}

/// Says that a test has the switches that it runs under among its arguments.
struct OwnSwitches: TestTrait {}

extension Trait where Self == EveryPreset {
  static var everyPreset: Self { EveryPreset() }
}

extension Trait where Self == LeaksNothing {
  static var leaksNothing: Self { LeaksNothing() }
}

extension Trait where Self == OwnSwitches {
  static var ownSwitches: Self { OwnSwitches() }
}

extension Simulator {
  /// Makes a simulator whose UIKit behaves as the test at hand wants it.
  static func underTest(
    _ situation: Situation = Situation(), _ switches: UIKitSwitches = EveryPreset.switches
  ) -> Simulator {
    let simulator = Simulator(situation)
    simulator.switches = switches
    LeakTracker.current?.follow(simulator: simulator)
    return simulator
  }
}
