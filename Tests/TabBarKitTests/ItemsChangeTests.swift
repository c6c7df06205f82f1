// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct ItemsChangeTests {
  private func controls(_ dock: Dock) -> [TabID: ObjectIdentifier] {
    dock.bar.controls.mapValues(ObjectIdentifier.init)
  }

  @Test("The first tab added becomes selected, more keep the selection, without an event")
  func adding() {
    let dock = Dock([])
    #expect(dock.bar.selectedID == nil)
    dock.bar.append(.action("plus"))
    #expect(dock.bar.selectedID == nil)
    for item in Dock.items(3) { dock.bar.append(item) }
    #expect(dock.bar.selectedID == "t0")
    dock.bar.insert(.tab("first"), at: 0)
    #expect(dock.bar.selectedID == "t0")
    #expect(dock.events.isEmpty)
  }

  @Test(
    "Moving an item keeps every button, the selection and what plays",
    arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func moving(_ direction: UITraitEnvironmentLayoutDirection) throws {
    var items = Dock.items(4)
    items[0].icon = .data(Pictures.gif(delays: [10, 30, 10]), key: "gif")
    let dock = Dock(items, situation: Situation(direction: direction))
    dock.simulator.advance(by: 0.2)
    let before = controls(dock)
    let picture = dock.bar.controls["t0"]?.iconView.image?.pngData()
    dock.bar.move("t0", to: 2)
    dock.simulator.layoutIfNeeded()
    #expect(dock.bar.items.map(\.id) == ["t1", "t2", "t0", "t3"])
    #expect(controls(dock) == before)
    #expect(dock.bar.selectedID == "t0")
    #expect(dock.bar.controls["t0"]?.iconView.image?.pngData() == picture)
    let order = direction == .rightToLeft ? ["t3", "t0", "t2", "t1"] : ["t1", "t2", "t0", "t3"]
    #expect(dock.bar.barLayout.items.map(\.id.rawValue) == order)
    let read = (dock.bar.tabsView.accessibilityElements as? [TabBarItemControl])?.map(\.id)
    #expect(read == ["t1", "t2", "t0", "t3"])
    dock.bar.move("t0", to: 99)
    #expect(dock.bar.items.last?.id == "t0")
    dock.bar.move("t0", to: -1)
    #expect(dock.bar.items.first?.id == "t0")
    #expect(dock.events.isEmpty)
    dock.bar.move("nobody", to: 1)
    #expect(dock.diagnostics == [.selection(.unknownTab("nobody"))])
  }

  @Test("Items that are on their way when the user asks for less motion are there at once")
  func glidingEnds() throws {
    let dock = Dock()
    var items = Dock.items(5)
    items.remove(at: 1)
    items.swapAt(0, 2)
    let left = try #require(dock.bar.controls["t1"])
    dock.bar.setItems(items, animated: true)
    dock.simulator.advance(by: 0.1)
    let control = try #require(dock.bar.controls["t0"])
    #expect(control.layer.presentation()?.frame != control.frame)
    #expect(left.superview != nil)
    dock.simulator.update { $0.reduceMotion = true }
    #expect(left.superview == nil)
    for control in dock.bar.controls.values {
      #expect(control.layer.presentation()?.frame == control.frame)
      #expect(control.layer.presentation()?.opacity == 1)
      for part in control.body.subviews where !part.isHidden {
        #expect(part.layer.presentation()?.frame == part.frame)
      }
    }
  }

  @Test(
    "An item that moves glides to its place, and is simply there with reduced motion",
    arguments: [false, true])
  func gliding(_ reduceMotion: Bool) throws {
    let dock = Dock(situation: Situation(reduceMotion: reduceMotion))
    let control = try #require(dock.bar.controls["t0"])
    dock.bar.move("t0", to: 3, animated: true)
    dock.simulator.layoutIfNeeded()
    let end = try #require(dock.bar.barLayout["t0"]?.frame.midX)
    dock.simulator.advance(by: 0.1)
    let seen = try #require(control.layer.presentation()?.position.x)
    #expect((abs(seen - end) < 1) == reduceMotion)
    dock.simulator.settle()
    #expect(control.layer.presentation()?.position.x == end)
  }

  @Test("An item that comes, goes or changes leaves what the others do alone")
  func minimal() throws {
    let dock = Dock(style: .dock.with { $0.selectionAnimation = .rotate })
    dock.tap(150)
    dock.simulator.advance(by: 0.1)
    let control = try #require(dock.bar.controls["t1"])
    let before = controls(dock)
    dock.bar.append(.tab("new", title: "New"))
    dock.bar.update("t2") { $0.badge = .count(1) }
    dock.bar.remove("t3")
    dock.bar.move("t0", to: 2)
    dock.simulator.layoutIfNeeded()
    #expect(controls(dock).filter { before[$0.key] != nil } == before.filter { $0.key != "t3" })
    #expect(control.iconView.transform != .identity)
    dock.simulator.advance(by: 0.2)
    #expect(control.iconView.transform != .identity)
    dock.simulator.settle()
    #expect(control.iconView.transform == .identity)
  }

  @Test("A layout in which nothing has changed does nothing")
  func idle() {
    let dock = Dock(style: .bulge)
    let passes = dock.bar.layoutPasses
    for _ in 0..<3 {
      dock.bar.setNeedsLayout()
      dock.bar.layoutIfNeeded()
    }
    #expect(dock.bar.layoutPasses == passes)
    dock.bar.items = dock.bar.items
    dock.bar.layoutIfNeeded()
    #expect(dock.bar.layoutPasses == passes)
    dock.bar.update("t1") { $0.badge = .dot }
    dock.bar.layoutIfNeeded()
    #expect(dock.bar.layoutPasses == passes + 1)
    dock.bar.frame.size.width -= 1
    dock.bar.layoutIfNeeded()
    #expect(dock.bar.layoutPasses == passes + 2)
  }
}
