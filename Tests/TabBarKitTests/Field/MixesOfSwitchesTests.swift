// SPDX-License-Identifier: MIT
import PresetSupport
import Testing
import UIKit

@Suite struct MixesOfSwitchesTests {
  @Test("The presets together hold every answer that matters to hosts")
  func complete() {
    for setting in UIKitSwitches.settings where setting.concernsHosts {
      let given = Set(UIKitSwitches.presets.map { setting.answer($0.switches) })
      #expect(given.count == setting.count, "\(setting.name): only \(given.sorted())")
    }
  }

  @Test("Without a word in the environment the presets hold")
  func nothing() throws { #expect(try MixesOfSwitches(environment: ["PATH": "/"]) == nil) }

  @Test("So many mixes are drawn from the first seed on, each by its own")
  func count() throws {
    let environment = ["TABBAR_MIXES": "3", "TABBAR_MIX_SEED": "40"]
    let mixes = try #require(try MixesOfSwitches(environment: environment)).named
    #expect(mixes.map(\.name) == (40...42).map { "random(seed: \($0))" })
    #expect(mixes.map(\.switches) == [40, 41, 42].map { UIKitSwitches.random(seed: $0) })
  }

  @Test("Only the settings that are named are drawn, and all of them make the whole mix")
  func some() throws {
    func mix(_ names: [String]) throws -> UIKitSwitches {
      let environment = [
        "TABBAR_MIXES": "1", "TABBAR_MIX_SEED": "7",
        "TABBAR_MIX_SETTINGS": names.joined(separator: ","),
      ]
      return try #require(try MixesOfSwitches(environment: environment)?.named.first).switches
    }
    let all = UIKitSwitches.settings
    #expect(try mix(all.map(\.name)) == .random(seed: 7))
    for setting in all {
      let mixed = try mix([setting.name])
      #expect(setting.answer(mixed) == setting.answer(.random(seed: 7)))
      for other in all where other.name != setting.name {
        #expect(other.answer(mixed) == other.answer(UIKitSwitches()))
      }
    }
  }

  @Test(
    "A word that says nothing sensible is an error, never a run of the presets",
    arguments: [
      ["TABBAR_MIXES": "many"], ["TABBAR_MIXES": "0"], ["TABBAR_MIXES": ""],
      ["TABBAR_MIXES": "1", "TABBAR_MIX_SEED": "-1"],
      ["TABBAR_MIXES": "1", "TABBAR_MIX_SETTINGS": "barHeight,colour"],
    ])
  func fault(environment: [String: String]) {
    #expect(throws: MixesOfSwitches.Fault.self) { try MixesOfSwitches(environment: environment) }
  }
}
