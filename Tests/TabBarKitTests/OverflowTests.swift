// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct OverflowTests {
  /// Ten tabs of at least 80 points in 393: five are seen.
  private func dock(
    _ situation: Situation = Situation(), count: Int = 10, style: TabBarStyle = .dock,
    _ change: (inout [BarItem]) -> Void = { _ in }
  ) -> Dock {
    var items = Dock.items(count)
    change(&items)
    let dock = Dock(items, style: style, situation: situation)
    dock.bar.overflow = .scroll(minimumItemWidth: 80)
    dock.simulator.layoutIfNeeded()
    return dock
  }

  private func scroller(_ dock: Dock) throws -> BarScrollView { try #require(dock.bar.scroller) }

  /// Where an item is seen in the bar.
  private func place(_ dock: Dock, _ id: TabID) -> CGRect {
    guard let control = dock.bar.controls[id] else { return .null }
    return control.convert(control.bounds, to: dock.bar)
  }

  private func isSeen(_ dock: Dock, _ id: TabID) -> Bool {
    dock.bar.bounds.insetBy(dx: -1, dy: -60).contains(place(dock, id))
  }

  private func drag(_ dock: Dock, by distance: CGFloat, from x: CGFloat = 200) {
    dock.simulator.touchDown(at: CGPoint(x: x, y: 320))
    for step in 1...10 {
      dock.simulator.advance(by: 1.0 / 60)
      dock.simulator.touchMove(to: CGPoint(x: x + distance * CGFloat(step) / 10, y: 320))
    }
    dock.simulator.advance(by: 0.3)
    dock.simulator.touchUp()
    dock.simulator.settle()
  }

  @Test("Items that fit do not scroll; those that do not keep their width and scroll")
  func scrolls() throws {
    #expect(dock(count: 4).bar.scroller == nil)
    let dock = dock()
    let scroller = try scroller(dock)
    #expect(scroller.contentSize.width == 800)
    #expect(place(dock, "t0") == CGRect(x: 0, y: 0, width: 80, height: 49))
    #expect(dock.bar.controls.values.allSatisfy { $0.frame.width == 80 })
    #expect(dock.bar.background.superview === dock.bar)
    #expect(dock.bar.indicator.superview === scroller.content)
  }

  @Test("With more room or another policy nothing of the scrolling is left")
  func comesAndGoes() throws {
    let dock = dock { $0.append(.action("plus")) }
    #expect(dock.bar.controls["plus"]?.superview === dock.bar.scroller?.content)
    dock.bar.overflow = .compress
    dock.simulator.layoutIfNeeded()
    #expect(dock.bar.scroller == nil)
    #expect(dock.bar.tabsView.superview === dock.bar)
    #expect(dock.bar.indicator.superview === dock.bar.clipView)
    #expect(dock.bar.controls["plus"]?.superview === dock.bar)
    #expect(dock.bar.subviews.count == 4)
    #expect(place(dock, "t9").maxX <= 393.01)
    dock.bar.overflow = .scroll(minimumItemWidth: 80)
    dock.simulator.layoutIfNeeded()
    #expect(dock.bar.scroller != nil)
    dock.bar.items = Dock.items(3)
    dock.simulator.layoutIfNeeded()
    #expect(dock.bar.scroller == nil)
    dock.tap(380)
    #expect(dock.bar.selectedID == "t2")
  }

  @Test("Where items scroll, one that fires when touched does so when the finger is lifted")
  func firesAtTouchDown() throws {
    let dock = dock { items in
      for index in items.indices { items[index].firesOn = .touchDown }
      items.append(.action("plus").with { $0.firesOn = .touchDown })
    }
    drag(dock, by: -100)
    #expect(try scroller(dock).contentOffset.x > 50)
    #expect(dock.bar.selectedID == "t0" && dock.events.isEmpty)
    dock.simulator.touchDown(at: CGPoint(x: 200, y: 320))
    dock.simulator.advance(by: 0.3)
    #expect(dock.bar.selectedID == "t0")
    dock.simulator.touchUp()
    #expect(dock.bar.selectedID != "t0")
    dock.bar.overflow = .compress
    dock.simulator.layoutIfNeeded()
    dock.simulator.touchDown(at: CGPoint(x: 5, y: 320))
    #expect(dock.bar.selectedID == "t0")
    dock.simulator.touchUp()
    #expect(dock.events.filter { $0.name == "didSelect" }.count == 2)
  }

  @Test("A drag that begins on an item scrolls and selects nothing; a tap where it led selects")
  func dragging() throws {
    let dock = dock()
    drag(dock, by: -160)
    let offset = try scroller(dock).contentOffset.x
    #expect(offset > 100)
    #expect(dock.bar.selectedID == "t0")
    #expect(dock.events.isEmpty)
    #expect(!dock.bar.isPressed)
    let frame = place(dock, "t4")
    dock.tap(frame.midX)
    #expect(dock.bar.selectedID == "t4")
  }

  @Test("What the user has scrolled stays when items change, but not when another is selected")
  func stays() throws {
    let dock = dock()
    drag(dock, by: -160)
    let offset = try scroller(dock).contentOffset.x
    dock.bar.update("t1") { $0.badge = .count(3) }
    dock.simulator.layoutIfNeeded()
    #expect(try scroller(dock).contentOffset.x == offset)
    dock.bar.selectedID = "t9"
    dock.simulator.layoutIfNeeded()
    #expect(isSeen(dock, "t9"))
    dock.bar.selectedID = "t0"
    dock.simulator.layoutIfNeeded()
    #expect(isSeen(dock, "t0"))
  }

  @Test(
    "A tab that the user selects comes into sight in an animation, unless motion is reduced",
    arguments: [false, true])
  func animated(_ reduceMotion: Bool) throws {
    let dock = dock(Situation(reduceMotion: reduceMotion))
    dock.bar.press("t6")
    dock.simulator.layoutIfNeeded()
    #expect(isSeen(dock, "t6") == reduceMotion)
    dock.simulator.settle()
    #expect(isSeen(dock, "t6"))
    dock.bar.selectedID = "t0"
    dock.simulator.layoutIfNeeded()
    #expect(isSeen(dock, "t0"))
  }

  @Test(
    "The selected tab is in sight from the first frame, in both directions [field 133]",
    arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func first(_ direction: UITraitEnvironmentLayoutDirection) throws {
    let simulator = Simulator.underTest(Situation(direction: direction))
    let root = UIViewController()
    let bar = TabBar(items: Dock.items(10), style: .dock, selectedID: "t7")
    bar.overflow = .scroll(minimumItemWidth: 80)
    simulator.launch(rootViewController: root)
    bar.frame = CGRect(x: 0, y: 300, width: 393, height: 49)
    root.view.addSubview(bar)
    simulator.layoutIfNeeded()
    let control = try #require(bar.controls["t7"])
    #expect(bar.bounds.contains(control.convert(control.bounds, to: bar)))
  }

  @Test("Right to left the first item stands at the right, and is read first [field 133]")
  func mirrored() throws {
    let dock = dock(Situation(direction: .rightToLeft))
    #expect(place(dock, "t0").maxX == 393)
    #expect(place(dock, "t1").maxX == 313)
    let scroller = try scroller(dock)
    #expect(scroller.contentOffset.x == scroller.contentSize.width - scroller.bounds.width)
    let read = dock.bar.tabsView.accessibilityElements as? [TabBarItemControl]
    #expect(read?.map(\.id) == (0..<10).map { TabID("t\($0)") })
    drag(dock, by: 160)
    dock.tap(place(dock, "t4").midX)
    #expect(dock.bar.selectedID == "t4")
  }

  @Test("The mark of the selected item scrolls along, ground and outline do not")
  func indicator() throws {
    let dock = dock(style: .dock.with { $0.indicator = .pill(.badge) })
    let ground = dock.bar.background.frame
    let mark = dock.bar.indicator
    func distance() -> CGFloat {
      mark.convert(mark.bounds, to: dock.bar).midX - place(dock, "t0").midX
    }
    #expect(abs(distance()) < 0.5)
    drag(dock, by: -100)
    #expect(abs(distance()) < 0.5)
    #expect(mark.convert(mark.bounds, to: dock.bar).minX < 0)
    #expect(dock.bar.background.frame == ground)
  }

  @Test("An item that stands out of a scrolling bar is seen whole and takes its touches there")
  func raised() throws {
    let dock = dock {
      $0[2].placement = .round(diameter: 60, raisedBy: 24, isCentered: false)
    }
    let frame = place(dock, "t2")
    #expect(frame.minY == -24)
    #expect(try scroller(dock).frame.minY <= -24)
    #expect(dock.bar.point(inside: CGPoint(x: frame.midX, y: -10), with: nil))
    dock.tap(frame.midX, -10)
    #expect(dock.bar.selectedID == "t2")
    drag(dock, by: -100)
    let moved = place(dock, "t2")
    #expect(moved.minX < frame.minX)
    #expect(dock.bar.point(inside: CGPoint(x: moved.midX, y: -10), with: nil))
    #expect(!dock.bar.point(inside: CGPoint(x: frame.midX + 40, y: -10), with: nil))
  }

  @Test("A screen reader finds every item, and pressing one out of sight brings it there")
  func accessibility() throws {
    let dock = dock()
    let nodes = dock.simulator.accessibilityTree.flatMap(\.elements)
    let found = nodes.compactMap { $0.responder as? TabBarItemControl }
    #expect(found.map(\.id) == (0..<10).map { TabID("t\($0)") })
    let last = try #require(nodes.first { ($0.responder as? TabBarItemControl)?.id == "t9" })
    dock.simulator.perform(.activate, on: last)
    #expect(dock.bar.selectedID == "t9")
    dock.simulator.settle()
    #expect(isSeen(dock, "t9"))
    let point = try #require(dock.bar.controls["t9"]).accessibilityActivationPoint
    #expect(dock.bar.convert(dock.bar.bounds, to: nil).contains(point))
  }

  @Test("A controller's bar scrolls too; an index counts over all tabs")
  func controller() throws {
    let tabs = Tabs(count: 9) { $0.overflow = .scroll(minimumItemWidth: 90) }
    let bar = tabs.controller.tabBar
    #expect(bar.scroller != nil)
    tabs.controller.selectedIndex = 8
    tabs.simulator.settle()
    let control = try #require(bar.controls["t8"])
    #expect(bar.bounds.contains(control.convert(control.bounds, to: bar)))
    #expect(tabs.controller.selectedViewController === tabs.controller.viewController(for: "t8"))
    tabs.controller.overflow = .more(limit: 5)
    tabs.simulator.settle()
    #expect(bar.scroller == nil)
    #expect(bar.barLayout.items.count == 5)
    tabs.controller.overflow = .compress
    tabs.simulator.settle()
    #expect(bar.barLayout.items.count == 9)
  }

  @Test("An attached bar scrolls where it is told to", arguments: [Hosted.Way.attached, .plain])
  func attached(_ way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    hosted.tabBar.overflow = .scroll(minimumItemWidth: 150)
    hosted.simulator.settle()
    #expect(hosted.tabBar.scroller != nil)
    hosted.tabBar.select("t3")
    hosted.simulator.settle()
    hosted.check("t3")
    let control = try #require(hosted.tabBar.controls["t3"])
    let frame = control.convert(control.bounds, to: hosted.tabBar)
    #expect(hosted.tabBar.bounds.insetBy(dx: -1, dy: -1).contains(frame))
  }

  @Test("Turning the device keeps the selected tab in sight [field 61]")
  func turning() throws {
    let tabs = Tabs(count: 12) { $0.overflow = .scroll(minimumItemWidth: 90) }
    let bar = tabs.controller.tabBar
    tabs.controller.selectedIndex = 11
    tabs.simulator.settle()
    tabs.simulator.rotate(to: .landscapeLeft)
    tabs.simulator.settle()
    tabs.simulator.rotate(to: .portrait)
    tabs.simulator.settle()
    let control = try #require(bar.controls["t11"])
    #expect(bar.bounds.contains(control.convert(control.bounds, to: bar)))
  }
}
