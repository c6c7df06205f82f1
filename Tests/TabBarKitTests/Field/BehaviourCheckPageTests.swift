// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// What the five home-made bars promise about docks and pages, in every host that can show it.
@MainActor @Suite(.serialized, .everyPreset) struct BehaviourCheckPageTests {
  @Test(
    "[Dock 1] Tabs that are added share the width; the first is selected, and nobody is told",
    arguments: Hosted.Way.withAlone)
  func adding(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    let items = Dock.items(4)
    func show(_ count: Int) throws {
      let shown = Array(items.prefix(count))
      if way == .alone {
        if count == 0 { hosted.tabBar.items = [] } else { hosted.tabBar.append(items[count - 1]) }
      } else {
        try hosted.setPages(shown.map { item in .page(item) { Page(item.id.rawValue) } })
      }
      hosted.simulator.settle()
    }
    hosted.setStyle(.dock)
    try show(0)
    #expect(hosted.tabBar.selectedID == nil)
    hosted.events = []
    for (count, width) in [(1, 393), (2, 196.5), (3, 131), (4, 98.25)] as [(Int, CGFloat)] {
      try show(count)
      let widths = hosted.tabBar.barLayout.items.map(\.frame.size.width)
      #expect(widths.count == count)
      #expect(widths.allSatisfy { abs($0 - width) < 0.34 })
      hosted.check("t0")
    }
    #expect(hosted.events == [])
  }

  @Test(
    "[Dock 4] An index that there is not changes nothing, one that there is is told as set by code",
    arguments: Hosted.Way.withAlone)
  func indexes(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    for index in [-1, 4, 99] {
      hosted.tabBar.selectedIndex = index
      hosted.simulator.advance(by: 0.1)
      hosted.check("t0")
      #expect(hosted.selectedIndex == 0)
    }
    #expect(hosted.events == [])
    #expect(hosted.diagnostics.count == 3)
    hosted.tabBar.selectedIndex = 3
    hosted.simulator.advance(by: 0.1)
    hosted.check("t3")
    #expect(hosted.selectedIndex == 3)
    #expect(
      hosted.events == [
        .willSelect("t3", from: "t0", source: .programmatic),
        .selected("t3", from: "t0", source: .programmatic),
      ])
  }

  @Test(
    "[Dock 2] Icon and title have their shares of the height in every host",
    arguments: Hosted.Way.withAlone)
  func dockParts(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    hosted.setStyle(.dock)
    hosted.simulator.settle()
    for control in hosted.tabBar.controls.values {
      #expect(abs(control.iconView.frame.midY - 14.7) < 0.34)
      #expect(control.iconView.frame.height <= 29.4)
      #expect(abs(control.titleLabel.frame.minY - 24.4) < 0.34)
      #expect(abs(control.titleLabel.frame.height - 24.6) < 0.34)
      #expect(control.titleLabel.font.pointSize == 12)
    }
  }

  @Test(
    "[Dock 3] What fires at touch down selects there, once", arguments: Hosted.Way.withAlone)
  func touchDown(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    for id: TabID in ["t0", "t1"] { hosted.update(id) { $0.firesOn = .touchDown } }
    hosted.simulator.touchDown(at: hosted.middle(of: "t1"))
    hosted.check("t1")
    hosted.simulator.advance(by: 0.2)
    hosted.simulator.touchUp()
    hosted.simulator.touchDown(at: hosted.middle(of: "t0"))
    hosted.move(from: hosted.middle(of: "t0"), to: CGPoint(x: 196, y: 300))
    hosted.simulator.touchUp()
    hosted.simulator.settle()
    hosted.check("t0")
    #expect(hosted.take().filter { $0.hasPrefix("didSelect") } == ["didSelect t1", "didSelect t0"])
  }

  @Test(
    "[Dock 5] The picture behind the selected item fills its frame and leaves no trace",
    arguments: Hosted.Way.withAlone)
  func indicator(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    let bytes = Pictures.png(.red, size: CGSize(width: 10, height: 10))
    let style = TabBarStyle.dock.with {
      $0.background = .color(.white)
      $0.indicator = .image(.data(bytes, key: "red"))
    }
    hosted.setStyle(style)
    hosted.simulator.settle()
    let start = hosted.picture()
    hosted.tap("t2")
    hosted.simulator.settle()
    let picture = hosted.picture()
    func red(_ id: TabID, _ dx: CGFloat) -> Bool {
      guard let control = hosted.tabBar.controls[id] else { return false }
      let frame = control.convert(control.bounds, to: nil)
      let x = dx < 0 ? frame.maxX + dx : frame.minX + dx
      let pixel = picture.rgba(atX: Int(x), y: Int(frame.maxY - 2))
      return pixel.red == 255 && pixel.green < 80
    }
    #expect(red("t2", 2) && red("t2", -2))
    for id: TabID in ["t0", "t1", "t3"] { #expect(!red(id, 2) && !red(id, -2)) }
    hosted.tap("t0")
    hosted.expect(start)
  }

  @Test(
    "[MainFramework 1] [MainFramework 2] Only pages that were selected are loaded, wherever one starts",
    arguments: Hosted.Way.allCases)
  func loads(way: Hosted.Way) throws {
    func loads(_ hosted: Hosted) -> [Int] {
      (0..<4).map { hosted.first(TabID("t\($0)"))?.loads ?? 0 }
    }
    let hosted = try Hosted(way)
    for id: TabID in ["t3", "t1", "t3"] { hosted.tap(id) }
    #expect(loads(hosted) == [1, 1, 0, 1])
    let other = try Hosted(way, launches: false)
    other.select(index: 1)
    other.launch()
    other.check("t1")
    #expect(loads(other) == [0, 1, 0, 0])
  }

  @Test(
    "[MainFramework 4] On an iPhone SE on its side the bar is low, titles beside icons",
    arguments: Hosted.Way.allCases)
  func lowBar(way: Hosted.Way) throws {
    let device = try #require(SimulatedDevice.named("iphone-se"))
    let hosted = try Hosted(way, Situation(device: device, orientation: .landscapeRight))
    #expect(hosted.barOnScreen.height == 32)
    #expect(hosted.first("t0")?.view.safeAreaInsets.bottom == 32)
    for control in hosted.tabBar.controls.values {
      #expect(control.titleLabel.frame.minX >= control.iconView.frame.maxX)
    }
  }

  @Test(
    "[MainFramework 8] [MainFramework 9] One page is in the window, through switches and ten turns",
    arguments: Hosted.Way.allCases)
  func onePage(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    func inWindow() -> [TabID] {
      hosted.tabBar.tabsInOrder.filter { hosted.page($0)?.viewIfLoaded?.window != nil }
    }
    for id: TabID in ["t1", "t3", "t0", "t3"] {
      hosted.tap(id)
      #expect(inWindow() == [id])
    }
    #expect(hosted.first("t3")?.loads == 1)
    _ = hosted.take()
    for turn in 0..<10 {
      hosted.simulator.rotate(to: turn.isMultiple(of: 2) ? .landscapeLeft : .portrait)
      hosted.simulator.settle()
      #expect(inWindow() == ["t3"])
    }
    #expect(hosted.take() == [])
    hosted.checkBarIsThere()
  }

  @Test(
    "[BackEnd 6] Inside the bulge the item is pressed, beside it the page",
    arguments: Hosted.Way.withAlone)
  func bulge(way: Hosted.Way) throws {
    var runs = 0
    let hosted = try Hosted(way)
    hosted.setStyle(.bulge)
    hosted.addAction(.action("plus", title: "+", placement: .bulge(height: 16))) { runs += 1 }
    #expect(hosted.tabBar.barLayout.outline.bounds.minY < 0)
    hosted.simulator.tap(at: CGPoint(x: hosted.middle(of: "plus").x, y: 762))
    #expect(runs == 1)
    hosted.simulator.tap(at: CGPoint(x: 30, y: 762))
    #expect(hosted.pagePresses == 1)
    #expect(runs == 1)
    hosted.check("t0")
  }

  @Test(
    "[BackEnd 5] A moving icon has another picture after a delay and the same after a loop",
    arguments: Hosted.Way.withAlone, [false, true])
  func moving(way: Hosted.Way, isStill: Bool) throws {
    let gif = Pictures.gif(delays: [10, 10, 10])
    let hosted = try Hosted(way, Situation(reduceMotion: isStill))
    hosted.update("t0") { $0.icon = .data(gif, key: "gif") }
    hosted.simulator.layoutIfNeeded()
    let first = hosted.picture()
    let icon = try #require(hosted.tabBar.controls["t0"]?.iconView)
    let place = icon.convert(icon.bounds, to: nil).insetBy(dx: -1, dy: -1)
    var changes: [CGRect?] = []
    for _ in 0..<3 {
      hosted.simulator.advance(by: 0.1)
      changes.append(hosted.picture().differingRect(from: first))
    }
    #expect((changes[0] == nil) == isStill && (changes[1] == nil) == isStill)
    #expect(changes[2] == nil)
    #expect(changes.compactMap(\.self).allSatisfy { place.contains($0) })
  }
}
