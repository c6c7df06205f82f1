// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct BadgeTests {
  @Test("A badge is 18 points high and at least as wide, at the icon's upper corner [uikit 63]")
  func size() throws {
    let dock = Dock(style: .classic)
    dock.bar.update("t1") { $0.badge = .count(3) }
    dock.simulator.layoutIfNeeded()
    let frames = try #require(dock.bar.barLayout["t1"])
    let badge = try #require(frames.badgeFrame)
    let icon = try #require(frames.iconFrame)
    #expect(badge.height == 18)
    #expect(abs(badge.width - 18) <= 0.34)
    #expect(badge.minX < icon.maxX && badge.maxX > icon.maxX)
    #expect(badge.minY < icon.midY)
    let control = try #require(dock.bar.controls["t1"])
    #expect(control.badgeView.text == "3")
    #expect(control.body.subviews.last === control.badgeView)
  }

  @Test("Setting a badge twice, or pressing its tab ten times, leaves it where it is [field 65]")
  func idempotent() throws {
    let dock = Dock(style: .classic)
    dock.bar.update("t1") { $0.badge = .dot }
    dock.simulator.layoutIfNeeded()
    let control = try #require(dock.bar.controls["t1"])
    let frame = control.badgeView.frame
    dock.bar.update("t1") { $0.badge = .dot }
    for _ in 0..<10 { dock.tap(150) }
    dock.simulator.settle()
    #expect(control.badgeView.frame == frame)
    #expect(frame.size == CGSize(width: 8, height: 8))
  }

  @Test("Without a title the badge stays at the icon [field 66]")
  func withoutTitle() throws {
    let dock = Dock([.tab("a", icon: .data(Dock.icon, key: "icon"), badge: .count(1))])
    let frames = try #require(dock.bar.barLayout["a"])
    let badge = try #require(frames.badgeFrame)
    let icon = try #require(frames.iconFrame)
    #expect(badge.intersects(icon))
  }

  @Test("A long badge stays inside the bar [field 77]", arguments: [true, false])
  func inside(isRightToLeft: Bool) throws {
    let dock = Dock(
      situation: Situation(direction: isRightToLeft ? .rightToLeft : .leftToRight))
    dock.bar.items.map(\.id).forEach { id in
      dock.bar.update(id) { $0.badge = .text("99999+") }
    }
    dock.simulator.layoutIfNeeded()
    for item in dock.bar.barLayout.items {
      let badge = try #require(item.badgeFrame)
      #expect(dock.bar.bounds.contains(badge))
    }
  }

  @Test("A badge set before there is a view shows at once [field 67] [field 73]")
  func beforeLoad() throws {
    let tabs = Tabs(launches: false) { controller in
      controller.viewController(for: "t3")?.tabBarItem.badgeValue = "3"
    }
    tabs.launch()
    let control = try #require(tabs.controller.tabBar.controls["t3"])
    #expect(control.badgeView.text == "3")
    #expect(tabs.page("t3")?.isViewLoaded == false)
  }

  @Test("A badge of a page never opened shows at once, is spoken, and goes [field 67]")
  func unopened() throws {
    let tabs = Tabs()
    let item = try #require(tabs.controller.viewController(for: "t2")?.tabBarItem)
    item.badgeValue = "3"
    tabs.simulator.layoutIfNeeded()
    let control = try #require(tabs.controller.tabBar.controls["t2"])
    #expect(control.badgeView.text == "3")
    #expect(control.accessibilityValue == "3")
    item.badgeValue = "3"
    #expect(control.badgeView.text == "3")
    item.badgeValue = nil
    #expect(control.badgeView.text == nil)
    #expect(control.accessibilityValue == nil)
  }
}
