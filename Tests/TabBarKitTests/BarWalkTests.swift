// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// Bars that were changed at random, and bars that never were anything else.
///
/// `BAR_WALKS` in the environment says how many walks are made instead of a few.
@MainActor @Suite(.serialized, .everyPreset) struct BarWalkTests {
  @Test(
    "However a bar was changed, it looks and speaks like a fresh one with the same values",
    .ownSwitches, arguments: [false, true])
  func walks(scrolls: Bool) throws {
    let environment = ProcessInfo.processInfo.environment
    let count = try UInt64(environment["BAR_WALKS"].map { try #require(Int($0)) } ?? 8)
    for seed in 1...count {
      var dice = WalkDice(state: seed, scrolls: scrolls)
      let (items, steps) = dice.walk(20)
      var faults = Self.faults(items, steps)
      guard !faults.isEmpty else { continue }
      var needed = steps
      for index in steps.indices.reversed() {
        var fewer = needed
        fewer.remove(at: index)
        let found = Self.faults(items, fewer)
        if !found.isEmpty { (needed, faults) = (fewer, found) }
      }
      Issue.record(
        """
        Seed \(seed)
        \(items.map { "\($0)" }.joined(separator: "\n"))
        \(needed.map(\.description).joined(separator: "\n"))
        \(faults.joined(separator: "\n"))
        """)
    }
  }

  /// What tells a bar after some changes from a fresh one.
  private static func faults(_ items: [BarItem], _ steps: [WalkStep]) -> [String] {
    let walker = BarWalker(items, situation: Situation())
    for step in steps { walker.take(step) }
    walker.rest()
    let (picture, text) = (walker.picture, walker.text)
    let fresh = walker.fresh()
    let (freshPicture, freshText) = (fresh.picture, fresh.text)
    var faults = walker.nonsense
    if picture != freshPicture { faults.append("another picture") }
    if text != freshText {
      faults += text.filter { !freshText.contains($0) }.map { "walked \($0)" }
      faults += freshText.filter { !text.contains($0) }.map { "fresh  \($0)" }
    }
    return faults
  }
}
