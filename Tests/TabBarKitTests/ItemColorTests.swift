// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct ItemColorTests {
  private static let own = StyleColor(hex: 0x123456)

  private func dock() -> Dock {
    var items = Dock.items(4)
    for index in 1...2 {
      items[index].icon = .system("star")
      items[index].titleColor = nil
    }
    items[1].iconColor = Self.own
    let style = TabBarStyle.dock.with {
      $0.normalIconColor = StyleColor(hex: 0x111111)
      $0.selectedIconColor = StyleColor(hex: 0x222222)
      $0.highlightedIconColor = StyleColor(hex: 0x333333)
      $0.disabledIconColor = StyleColor(hex: 0x444444)
    }
    return Dock(items, style: style)
  }

  private func hex(_ dock: Dock, _ id: TabID) throws -> UInt32 {
    let color = try #require(dock.bar.controls[id]?.iconView.tintColor)
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    return [red, green, blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }

  @Test("An item's own colour of its icon holds in every state; others show the style's")
  func everyState() throws {
    let dock = dock()
    #expect(try hex(dock, "t1") == 0x123456)
    #expect(try hex(dock, "t2") == 0x111111)
    dock.simulator.touchDown(at: CGPoint(x: 150, y: 320))
    #expect(try hex(dock, "t1") == 0x123456)
    dock.simulator.touchCancel()
    dock.simulator.touchDown(at: CGPoint(x: 250, y: 320))
    #expect(try hex(dock, "t2") == 0x333333)
    dock.simulator.touchCancel()
    for id: TabID in ["t1", "t2"] { dock.bar.update(id) { $0.isEnabled = false } }
    #expect(try hex(dock, "t1") == 0x123456)
    #expect(try hex(dock, "t2") == 0x444444)
    for id: TabID in ["t1", "t2"] { dock.bar.update(id) { $0.isEnabled = true } }
    dock.bar.selectedID = "t2"
    #expect(try hex(dock, "t2") == 0x222222)
    dock.bar.selectedID = "t1"
    #expect(try hex(dock, "t1") == 0x123456)
  }

  @Test(
    "A finger that swipes between pages leaves an item its own colour", arguments: [0, 0.5, 1])
  func swiped(share: CGFloat) throws {
    let dock = dock()
    dock.bar.selectedID = "t2"
    dock.bar.progress = SelectionProgress(from: "t2", to: "t1", fraction: share)
    #expect(try hex(dock, "t1") == 0x123456)
    #expect(try hex(dock, "t2") == [0: 0x222222, 0.5: 0x1A1A1A, 1: 0x111111][share])
  }

  @Test(
    "A finger that swipes between pages leaves a disabled item its colour", arguments: [0, 0.5, 1])
  func swipedDisabled(share: CGFloat) throws {
    let dock = dock()
    dock.bar.selectedID = "t1"
    dock.bar.update("t2") { $0.isEnabled = false }
    dock.bar.progress = SelectionProgress(from: "t1", to: "t2", fraction: share)
    #expect(try hex(dock, "t2") == 0x444444)
  }

  @Test("The ground of bars that stand out is white, and in the dark lighter than a black page")
  func raisedBackground() {
    let color = StyleColor.raisedBackground.uiColor(tint: .systemBlue)
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(light == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(dark == UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1))
  }
}
