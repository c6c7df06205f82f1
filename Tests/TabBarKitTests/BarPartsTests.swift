// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// Parts of a bar in places where nobody looks for them.
@MainActor @Suite(.serialized, .everyPreset) struct BarPartsTests {
  @Test("A view of one's own with controls in it leaves taps to its item", .ownSwitches)
  func ownGestures() {
    let dock = Dock()
    let button = UIButton(type: .system)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    dock.bar.setView(button, for: "t1")
    dock.simulator.layoutIfNeeded()
    dock.tap(150)
    dock.simulator.settle()
    #expect(dock.bar.selectedID == "t1" && taps == 0)
    #expect(BarUseTests.spokenFaults(dock.bar, dock.simulator).isEmpty)
    dock.bar.setView(nil, for: "t1")
    #expect(button.superview == nil)
  }

  @Test(
    "A view of one's own that goes to another item gives the first its looks back", .ownSwitches)
  func sharedViews() throws {
    let dock = Dock()
    let view = BarWalker.view(.red)
    dock.bar.setView(view, for: "t1")
    dock.bar.setView(view, for: "t2")
    dock.simulator.layoutIfNeeded()
    let first = try #require(dock.bar.controls["t1"])
    let second = try #require(dock.bar.controls["t2"])
    #expect(view.isDescendant(of: second) && view.frame.width > 90)
    #expect(dock.bar.view(for: "t1") == nil && !first.iconView.isHidden)
    let mark = BarWalker.view(.green)
    dock.bar.update("t1") { $0.badge = .custom }
    dock.bar.update("t2") { $0.badge = .custom }
    dock.bar.setBadgeView(mark, for: "t1")
    dock.bar.setBadgeView(mark, for: "t2")
    dock.simulator.layoutIfNeeded()
    #expect(mark.isDescendant(of: second) && second.accessibilityValue == "New")
    #expect(first.badgeView.isHidden && first.accessibilityValue == nil)
  }

  @Test("A badge for which a bar has no room any more is not left where it was", .ownSwitches)
  func badgeWithoutRoom() throws {
    let dock = Dock()
    dock.bar.update("t1") { $0.badge = .count(120) }
    dock.simulator.layoutIfNeeded()
    let badge = try #require(dock.bar.controls["t1"]?.badgeView)
    #expect(badge.frame.width > 20)
    dock.bar.frame.size = .zero
    dock.simulator.layoutIfNeeded()
    #expect(badge.frame == .zero)
    dock.bar.frame.size = CGSize(width: 393, height: 49)
    dock.simulator.layoutIfNeeded()
    #expect(badge.frame.width > 20)
  }

  @Test("The letters of a badge that is cut stay on its ground", .ownSwitches)
  func longBadge() throws {
    let dock = Dock()
    dock.bar.update("t1") { $0.badge = .text(String(repeating: "long ", count: 40)) }
    dock.bar.update("t2") { $0.badge = .text("New") }
    dock.simulator.layoutIfNeeded()
    func label(_ id: TabID) throws -> (UILabel, UIView) {
      let badge = try #require(dock.bar.controls[id]?.badgeView)
      return (try #require(badge.subviews.compactMap { $0 as? UILabel }.first), badge)
    }
    let (long, ground) = try label("t1")
    #expect(long.frame.minX == 5 && long.frame.maxX == ground.bounds.width - 5)
    let (short, whole) = try label("t2")
    #expect(short.frame == whole.bounds)
  }

  @Test(
    "Items that scroll are seen inside the outline alone, and those that stand out above it",
    .ownSwitches, arguments: [BarEdge.bottom, .left])
  func cutOff(edge: BarEdge) throws {
    let style = TabBarStyle.capsule.with {
      $0.background = .color(.white)
      $0.hairlineColor = nil
      $0.shadow = nil
    }
    var items = Dock.items(10)
    for index in items.indices {
      items[index].icon = .data(Pictures.png(.red), key: "red")
      items[index].iconFill = .fillsItem
    }
    items[0].placement = .raised(by: 18)
    let painted = Painted(style, items: items)
    painted.bar.edge = edge
    painted.bar.overflow = .scroll(minimumItemWidth: 80)
    if edge == .left { painted.bar.frame.size = CGSize(width: 66, height: 300) }
    painted.simulator.settle()
    let scroller = try #require(painted.bar.scroller)
    scroller.contentOffset = edge == .bottom ? CGPoint(x: 90, y: 0) : CGPoint(x: 0, y: 90)
    painted.simulator.settle()
    let body = painted.bar.barLayout.outline.bounds
    #expect(painted.color(body.minX + 2, body.minY + 2) == [255, 255, 255])
    #expect(painted.color(body.midX, body.midY) == [255, 0, 0])
    scroller.contentOffset = .zero
    painted.simulator.settle()
    let raised = try #require(painted.bar.barLayout["t0"]?.frame)
    if edge == .bottom { #expect(painted.color(raised.midX, raised.minY + 2) == [255, 0, 0]) }
    painted.bar.style = .classic
    painted.simulator.settle()
    #expect(painted.bar.clipView.mask == nil)
  }
}
