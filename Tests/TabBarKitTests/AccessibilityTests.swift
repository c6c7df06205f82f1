// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct AccessibilityTests {
  private func dock(_ direction: UITraitEnvironmentLayoutDirection = .leftToRight) -> Dock {
    var items = Dock.items(4)
    items.insert(
      .action("plus", title: "New", placement: .center(size: CGSize(width: 60, height: 60))), at: 2)
    return Dock(items, situation: Situation(direction: direction))
  }

  @Test("The tabs alone are in a container of tabs; actions stand beside it [field 129]")
  func container() {
    let bar = dock().bar
    #expect(!bar.isAccessibilityElement)
    #expect(bar.tabsView.accessibilityTraits == .tabBar)
    let tabs = bar.tabsView.accessibilityElements as? [TabBarItemControl]
    #expect(tabs?.map(\.id) == ["t0", "t1", "t2", "t3"])
    let others = bar.accessibilityElements?.compactMap { ($0 as? TabBarItemControl)?.id }
    #expect(others == ["plus"])
    #expect(bar.accessibilityElements?.first as? UIView === bar.tabsView)
  }

  @Test("Items are read in the order of the language")
  func order() {
    let tabs = dock(.rightToLeft).bar.tabsView.accessibilityElements as? [TabBarItemControl]
    #expect(tabs?.map(\.id) == ["t0", "t1", "t2", "t3"])
  }

  @Test("An item is a button, and says whether it is selected or disabled [uikit 220]")
  func traits() {
    let dock = dock()
    dock.bar.update("t1") { $0.isEnabled = false }
    let controls = dock.bar.controls
    #expect(controls["t0"]?.accessibilityTraits == [.button, .selected])
    #expect(controls["t1"]?.accessibilityTraits == [.button, .notEnabled])
    #expect(controls["plus"]?.accessibilityTraits == .button)
    #expect(controls["t0"]?.accessibilityLabel == "T0")
    #expect(controls["t0"]?.isAccessibilityElement == true)
  }

  @Test("The badge's text is the value, a dot's the word that the application gives [uikit 221]")
  func value() {
    let dock = dock()
    dock.bar.update("t1") { $0.badge = .count(120) }
    dock.bar.update("t2") { $0.badge = .dot }
    dock.bar.dotDescription = "Neu"
    #expect(dock.bar.controls["t1"]?.accessibilityValue == "120")
    #expect(dock.bar.controls["t2"]?.accessibilityValue == "Neu")
  }

  @Test("An item states what to show large, because titles keep their size [field 130]")
  func largeContent() throws {
    let dock = dock()
    let control = try #require(dock.bar.controls["t1"])
    #expect(control.showsLargeContentViewer)
    #expect(control.largeContentTitle == "T1")
    #expect(control.largeContentImage === control.iconView.image)
  }

  @Test("A screen reader presses a raised item inside the shape that takes touches")
  func activationPoint() throws {
    let dock = dock()
    let control = try #require(dock.bar.controls["plus"])
    let point = dock.bar.convert(control.accessibilityActivationPoint, from: nil)
    #expect(control.frames?.touchArea.contains(point) == true)
    #expect(point.y < 24.5)
  }

  /// A shape that leaves the middle of its rectangle free.
  private static let ell = OutlinePath([
    .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 0.4, y: 0)), .line(CGPoint(x: 0.4, y: 0.9)),
    .line(CGPoint(x: 0, y: 0.9)), .close,
  ])

  /// A host whose third tab takes touches in such a shape only.
  private func hosted(_ writing: Hosted.Writing) throws -> Hosted {
    try Hosted(writing.way, writing.situation) { id, item in
      guard id == "t2" else { return nil }
      let placement = Placement(
        size: CGSize(width: 80, height: 60), touchShape: .path(Self.ell))
      return .page(item.with { $0.placement = placement }) {
        UINavigationController(rootViewController: Page("t2"))
      }
    }
  }

  /// A screen reader's press on each item lands in that item.
  private func checkPoints(
    _ bar: TabBar, _ simulator: Simulator, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let nodes = simulator.accessibilityTree.flatMap(\.elements)
    let items = nodes.filter { $0.responder is TabBarItemControl }
    #expect(items.count == bar.controls.count, sourceLocation: sourceLocation)
    for node in items {
      let hit = bar.window?.hitTest(node.activationPoint, with: nil)
      #expect(
        hit === node.responder, "\(node.identifier ?? "") at \(node.activationPoint)",
        sourceLocation: sourceLocation)
    }
  }

  @Test(
    "A press lands in its item wherever the bar has been while the items changed",
    arguments: Hosted.Writing.all)
  func pointsAfterPush(writing: Hosted.Writing) throws {
    let hosted = try hosted(writing)
    checkPoints(hosted.tabBar, hosted.simulator)
    func change(_ badge: String?) {
      for id: TabID in ["t0", "t1", "t2", "t3"] { hosted.page(id)?.tabBarItem.badgeValue = badge }
      hosted.simulator.layoutIfNeeded()
    }
    for isAnimated in [true, false] {
      hosted.push(hides: true, animated: isAnimated)
      hosted.simulator.advance(by: 0.1)
      change("1")
      hosted.simulator.settle()
      change(nil)
      hosted.pop(animated: isAnimated)
      hosted.simulator.advance(by: 0.1)
      change("2")
      hosted.simulator.settle()
      checkPoints(hosted.tabBar, hosted.simulator)
    }
    hosted.push(hides: true)
    hosted.simulator.settle()
    change("3")
    hosted.swipe(to: 150)
    change("4")
    hosted.simulator.touchUp()
    hosted.simulator.settle()
    hosted.pop()
    hosted.simulator.settle()
    checkPoints(hosted.tabBar, hosted.simulator)
  }

  @Test(
    "A press lands in its item after the bar was hidden and the device turned",
    arguments: Hosted.Writing.all)
  func pointsAfterHiding(writing: Hosted.Writing) throws {
    let hosted = try hosted(writing)
    hosted.setBarHidden(true, animated: true)
    hosted.simulator.advance(by: 0.1)
    hosted.page("t1")?.tabBarItem.badgeValue = "1"
    hosted.simulator.settle()
    hosted.setBarHidden(false, animated: true)
    hosted.simulator.settle()
    checkPoints(hosted.tabBar, hosted.simulator)
    hosted.simulator.rotate(to: .landscapeRight)
    hosted.simulator.settle()
    checkPoints(hosted.tabBar, hosted.simulator)
  }

  @Test("A press lands in its item where what a bar alone lies in has moved")
  func pointsOfDock() throws {
    let placement = Placement(size: CGSize(width: 80, height: 60), touchShape: .path(Self.ell))
    let dock = Dock([.tab("t0", title: "T0"), .tab("t1", title: "T1", placement: placement)])
    let holder = UIView(frame: dock.root.view.bounds)
    dock.root.view.addSubview(holder)
    holder.addSubview(dock.bar)
    dock.simulator.layoutIfNeeded()
    for y: CGFloat in [0, -200, 120] {
      holder.frame.origin.y = y
      for id: TabID in ["t1", "t0"] {
        let node = try #require(
          dock.simulator.accessibilityTree.flatMap(\.elements)
            .first { $0.identifier == id.rawValue })
        dock.simulator.perform(.activate, on: node)
        #expect(dock.bar.selectedID == id)
      }
    }
  }
}
