// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

/// The list of what is not known, and the page that tells of it.
@MainActor struct SwitchSettingsTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  /// The cells of the page's table of settings, row by row.
  private func rows() throws -> [[String]] {
    try text("Documentation/Assumptions.md").split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
      .map { line in
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }

  @Test func `every property is a setting, in the same order`() {
    let properties = Mirror(reflecting: UIKitSwitches()).children.compactMap(\.label)
    #expect(properties == UIKitSwitches.settings.map(\.name))
  }

  @Test func `the page has a line for every setting, and tests that exist`() throws {
    let rows = try rows()
    #expect(rows.map { $0[0] } == UIKitSwitches.settings.map { "`\($0.name)`" })
    let tests = try FileManager.default.subpathsOfDirectory(
      atPath: Self.root.appending(path: "Tests").path
    ).filter { $0.hasSuffix("Tests.swift") }.map { try text("Tests/" + $0) }.joined()
    for row in rows {
      let names = row.last?.components(separatedBy: "; ") ?? []
      #expect(!names.isEmpty)
      for name in names {
        let title = name.trimmingCharacters(in: CharacterSet(charactersIn: "`“”"))
        let isThere =
          tests.contains("func `\(title)`") || tests.contains("@Test(\"\(title)\"")
          || tests.contains("\"\(title)\",")
        #expect(isThere, "\(row[0]): no test \(name)")
      }
    }
  }

  @Test func `every answer can be chosen, and each differs from the others`() {
    for setting in UIKitSwitches.settings {
      let chosen = (0..<setting.count).map { number in
        var switches = UIKitSwitches()
        setting.choose(number, &switches)
        return switches
      }
      #expect(Set(chosen).count == setting.count, "\(setting.name)")
      #expect(chosen.contains(UIKitSwitches()), "\(setting.name)")
      #expect(setting.deviations.count == setting.count - 1, "\(setting.name)")
    }
  }

  @Test func `a seed draws the same answers every time, and all answers are drawn`() {
    #expect(UIKitSwitches.random(seed: 7) == UIKitSwitches.random(seed: 7))
    #expect(UIKitSwitches.random(seed: 7) != UIKitSwitches.random(seed: 8))
    let drawn = (UInt64(0)..<60).map { UIKitSwitches.random(seed: $0) }
    for setting in UIKitSwitches.settings {
      #expect(Set(drawn.map(setting.answer)).count == setting.count, "\(setting.name)")
    }
  }

  @Test func `the presets have names of their own, and the older ones fewer deviations`() {
    let names = UIKitSwitches.all.map(\.name)
    #expect(Set(names).count == names.count)
    func deviations(_ switches: UIKitSwitches) -> [String] {
      UIKitSwitches.settings.filter { $0.answer(switches) != $0.answer(UIKitSwitches()) }
        .map(\.name)
    }
    #expect(deviations(.iOS15) == ["hiddenBarKeepsInset", "systemVersion"])
    #expect(deviations(.iOS17) == ["systemVersion"])
    #expect(
      deviations(.iOS18) == [
        "didAppearDelay", "switchCrossFades", "tabletPushKeepsBar", "systemVersion",
      ])
    #expect(Set(deviations(.iOS26)).isSuperset(of: deviations(.iOS18)))
    #expect(Set(deviations(.iOS27)).isSuperset(of: deviations(.iOS26)))
  }

  @Test func `a device says the version of the system that it behaves as`() {
    let simulator = Simulator()
    #expect(UIDevice.current.systemVersion == "16.5")
    for (switches, version) in [
      (UIKitSwitches.iOS15, "15.0"), (.iOS17, "17.0"), (.iOS18, "18.0"), (.iOS26, "26.0"),
      (.iOS27, "27.0"),
    ] {
      simulator.switches = switches
      #expect(UIDevice.current.systemVersion == version)
    }
  }
}
