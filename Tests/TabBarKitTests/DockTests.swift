// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import TabBarKit
@testable import UIKit

@MainActor @Suite(.serialized, .everyPreset) struct DockTests {
  @Test("The first tab added is selected without an event, and stays so when more are added")
  func adding() {
    let dock = Dock([])
    for (index, item) in Dock.items(4).enumerated() {
      dock.bar.append(item)
      dock.simulator.layoutIfNeeded()
      #expect(dock.bar.selectedIndex == 0)
      let width = dock.bar.barLayout.items[0].frame.width
      #expect(abs(width - 393 / CGFloat(index + 1)) <= 0.34)
    }
    #expect(dock.events.isEmpty)
  }

  @Test("A bar that has been laid out comes to rest, raised items or not")
  func rest() {
    let special: [BarItem] = [
      .action(
        "plus", icon: .data(Dock.icon, key: "icon"),
        placement: .center(size: CGSize(width: 60, height: 60))),
      .tab("up", title: "Up", placement: .raised(by: 12)), .action("side", title: "Side"),
    ]
    let glow = TabBarStyle.dock.with {
      $0.indicator = .image(.data(Dock.icon, key: "icon"))
      $0.background = .image(.data(Dock.icon, key: "icon"), .tile)
    }
    for (items, style) in [(Dock.items(4), glow), (special + Dock.items(3), .dock)] {
      let dock = Dock(items, style: style)
      dock.simulator.layoutIfNeeded()
      #expect(!dock.bar.storage.needsLayout)
      dock.bar.selectedIndex = 1
      dock.simulator.advance(by: 1)
      #expect(!dock.bar.storage.needsLayout)
      let order = dock.bar.barLayout.items.filter(\.isAboveOthers).map(\.id)
      #expect(items.count == 4 ? order.isEmpty : !order.isEmpty)
    }
  }

  @Test("An item that fires on touch down fires once, when the finger lands")
  func touchDown() {
    let dock = Dock(Dock.items(4).map { $0.with { $0.firesOn = .touchDown } })
    dock.simulator.touchDown(at: CGPoint(x: 150, y: 320))
    #expect(dock.bar.selectedIndex == 1)
    dock.simulator.touchMove(to: CGPoint(x: 150, y: 700))
    dock.simulator.touchUp()
    #expect(dock.events.filter { $0.name == "didSelect" }.count == 1)
    #expect(dock.bar.controls["t0"]?.isSelected == false)
  }

  @Test("An item that fires on touch up does not fire when the finger leaves it")
  func touchUpOutside() {
    let dock = Dock()
    dock.simulator.touchDown(at: CGPoint(x: 150, y: 320))
    dock.simulator.touchMove(to: CGPoint(x: 150, y: 700))
    dock.simulator.touchUp()
    #expect(dock.events.isEmpty)
    dock.tap(150)
    #expect(dock.bar.selectedID == "t1")
  }

  @Test("An index out of range changes nothing and is reported", arguments: [-1, 4, 99])
  func outOfRange(index: Int) {
    let dock = Dock()
    dock.bar.selectedIndex = index
    #expect(dock.bar.selectedIndex == 0)
    #expect(dock.events.isEmpty)
    #expect(dock.diagnostics == [.selection(.indexOutOfRange(index, count: 4))])
  }

  @Test("A bar without tabs has no index, and one with tabs a valid one before it shows [field 89]")
  func indexBeforeLoad() {
    #expect(TabBar().selectedIndex == NSNotFound)
    #expect(TabBar(items: Dock.items(2)).selectedIndex == 0)
  }

  @Test("Selecting by code moves the highlight and is told as such [field 98]")
  func programmatic() {
    let dock = Dock()
    dock.bar.selectedIndex = 3
    #expect(dock.bar.controls["t3"]?.isSelected == true)
    #expect(dock.bar.controls["t0"]?.isSelected == false)
    #expect(dock.events.last == .selected("t3", from: "t0", source: .programmatic))
    dock.bar.tintColor = .red
    #expect(dock.bar.controls["t3"]?.isSelected == true)
  }

  @Test("A disabled item does not react to touches [field 97]")
  func disabled() {
    let dock = Dock()
    dock.bar.update("t2") { $0.isEnabled = false }
    dock.simulator.layoutIfNeeded()
    dock.tap(240)
    #expect(dock.events.isEmpty)
    #expect(dock.bar.selectedIndex == 0)
  }

  @Test("The picture behind the selected item fills its frame and moves with it")
  func indicator() {
    let picture = IconSource.data(Pictures.png(.green), key: "indicator")
    let dock = Dock(style: .dock.with { $0.indicator = .image(picture) })
    #expect(isClose(dock.bar.indicator.frame, dock.bar.barLayout["t0"]?.frame))
    dock.tap(150)
    dock.simulator.layoutIfNeeded()
    #expect(isClose(dock.bar.indicator.frame, dock.bar.barLayout["t1"]?.frame))
    #expect(!dock.bar.indicator.isHidden)
  }

  @Test("A title that changes leaves the item's colour and selection as they were [field 87]")
  func titleChange() {
    let dock = Dock()
    let control = dock.bar.controls["t1"]
    let color = control?.titleLabel.textColor
    dock.bar.update("t1") { $0.title = "Other" }
    #expect(dock.bar.controls["t1"] === control)
    #expect(control?.titleLabel.text == "Other")
    #expect(control?.titleLabel.textColor == color)
    #expect(control?.isSelected == false)
  }

  @Test("Two presses in quick succession are a double tap besides, and delay nothing")
  func doubleTap() {
    let dock = Dock()
    dock.tap(150)
    #expect(dock.events.last == .selected("t1", from: "t0", source: .tap))
    dock.simulator.advance(by: 0.1)
    dock.tap(150)
    #expect(dock.events.suffix(2).map(\.name) == ["didReselect", "doubleTap"])
    dock.simulator.advance(by: 0.5)
    dock.tap(150)
    #expect(dock.events.last?.name == "didReselect")
  }

  @Test("Holding an item tells of a long press once, and the release still selects")
  func longPress() {
    let dock = Dock()
    dock.simulator.touchDown(at: CGPoint(x: 150, y: 320))
    dock.simulator.advance(by: 0.4)
    #expect(dock.events.isEmpty)
    dock.simulator.advance(by: 1)
    #expect(dock.events == [.longPress("t1")])
    dock.simulator.touchUp()
    #expect(dock.bar.selectedID == "t1")
  }
}
