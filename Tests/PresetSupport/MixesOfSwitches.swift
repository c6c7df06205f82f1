// SPDX-License-Identifier: MIT
import Foundation
package import UIKit

/// Mixes of UIKit's uncertain answers, drawn by lot, that take the place of the presets.
///
/// Scripts/mixes asks for them by the environment: `TABBAR_MIXES` is how many, `TABBAR_MIX_SEED`
/// the seed of the first (1 if left out), and `TABBAR_MIX_SETTINGS`, if it is there, names with
/// commas the only settings that are drawn; the others stay as on iOS 16.5. With the last one finds
/// which answers a fault needs.
package struct MixesOfSwitches: Sendable, Hashable {
  /// How many mixes there are.
  package var count: Int
  /// The seed of the first; the next has the next number.
  package var seed: UInt64
  /// The settings that are drawn; nil draws all.
  package var settings: Set<String>?

  /// A variable of the environment that says nothing sensible.
  package struct Fault: Error, Hashable, CustomStringConvertible {
    package let description: String
  }

  /// What the environment of this run asks for; nil leaves it at the presets.
  package static let asked = Result { () throws(Fault) in
    try MixesOfSwitches(environment: ProcessInfo.processInfo.environment)
  }

  /// Reads what an environment asks for; nil without `TABBAR_MIXES`.
  package init?(environment: [String: String]) throws(Fault) {
    guard let text = environment["TABBAR_MIXES"] else { return nil }
    guard let count = Int(text), count > 0 else {
      throw Fault(description: "TABBAR_MIXES is \"\(text)\"; give a number from 1 on")
    }
    let first = environment["TABBAR_MIX_SEED"] ?? "1"
    guard let seed = UInt64(first) else {
      throw Fault(description: "TABBAR_MIX_SEED is \"\(first)\"; give a number from 0 on")
    }
    (self.count, self.seed) = (count, seed)
    let names = environment["TABBAR_MIX_SETTINGS"]?.split(separator: ",").map(String.init)
    settings = names.map(Set.init)
    let unknown = settings?.subtracting(UIKitSwitches.settings.map(\.name)) ?? []
    if let name = unknown.min() {
      throw Fault(description: "TABBAR_MIX_SETTINGS names \"\(name)\", which is no setting")
    }
  }

  /// The mixes, with the names that a failing test shows.
  package var named: [(name: String, switches: UIKitSwitches)] {
    (0..<UInt64(count)).map { number in
      let seed = seed &+ number
      return ("random(seed: \(seed))", mix(seed))
    }
  }

  private func mix(_ seed: UInt64) -> UIKitSwitches {
    let mix = UIKitSwitches.random(seed: seed)
    guard let settings else { return mix }
    var switches = UIKitSwitches()
    for setting in UIKitSwitches.settings where settings.contains(setting.name) {
      let drawn = setting.answer(mix)
      for number in 0..<setting.count {
        var tried = switches
        setting.choose(number, &tried)
        if setting.answer(tried) == drawn { switches = tried }
      }
    }
    return switches
  }
}
