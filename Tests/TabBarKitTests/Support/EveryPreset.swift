// SPDX-License-Identifier: MIT
import PresetSupport
import Testing
import UIKit

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
