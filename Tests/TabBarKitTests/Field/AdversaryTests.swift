// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// Everything at once and in each other's way: whatever was done, nothing of it is left.
@MainActor @Suite(.serialized, .everyPreset) struct AdversaryTests {
  @Test(
    "After thirty steps that cut each other short, the screen is that of a fresh launch",
    arguments: Hosted.Way.allCases, Adversary.seeds)
  func leavesNothing(way: Hosted.Way, seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let situation = Situation(
      direction: dice.chance(0.5) ? .rightToLeft : .leftToRight, reduceMotion: dice.chance(0.25))
    let tab = dice.number(0...3)
    let fresh = try Hosted(way, situation, launches: false)
    fresh.select(index: tab)
    fresh.launch()
    let expected = fresh.picture()

    let journal = Journal()
    let hosted = try Hosted(way, situation) { id, item in
      .page(item) { UINavigationController(rootViewController: Page(id.rawValue, journal)) }
    }
    let adversary = Adversary(hosted, journal, dice)
    for _ in 0..<30 {
      adversary.step()
      let faults = adversary.faults()
      #expect(faults == [], "\(adversary.story)")
      if !faults.isEmpty { break }
    }
    try adversary.tidyUp(selecting: tab)
    let difference = hosted.picture().differingRect(from: expected)
    #expect(difference == nil, "\(adversary.story)")
    #expect(adversary.faults() == [], "\(adversary.story)")
    hosted.checkBarIsThere()
  }
}

/// Numbers that depend on nothing but the seed.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }

  mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &self) < part }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}
