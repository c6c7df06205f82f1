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
      return try await Self.run(function)
    }
    try await underEveryPreset(test, testCase) { switches in
      try await Self.$switches.withValue(switches) { try await Self.run(function) }
    }
  }

  /// Runs a test alone, because the simulator is everybody's, and looks for what it leaves behind.
  private static func run(_ function: @Sendable () async throws -> Void) async throws {
    let tracker = LeakTracker()
    try await Turnstile.shared.alone {
      try await LeakTracker.$current.withValue(tracker) { try await function() }
      let leaks = await tracker.leaks()
      #expect(leaks.isEmpty, "left behind when the root was replaced")
    }
  }
}

/// Says that a test has the switches that it runs under among its arguments.
struct OwnSwitches: TestTrait {}

extension Trait where Self == EveryPreset {
  static var everyPreset: Self { EveryPreset() }
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

/// Lets one test through after the other.
actor Turnstile {
  static let shared = Turnstile()
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Runs a body while nobody else does.
  nonisolated func alone(_ body: () async throws -> Void) async throws {
    await enter()
    do { try await body() } catch {
      await leave()
      throw error
    }
    await leave()
  }

  private func enter() async {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      isTaken = true
    }
  }

  private func leave() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
