// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct TabBarControllerTests {
  @Test(
    "Pages are made and loaded when first shown, and kept", .ownSwitches, arguments: SwitchCase.all)
  func lazy(switches: SwitchCase) {
    let tabs = Tabs(count: 5, switches: switches.switches)
    #expect(tabs.controller.controllers.keys.map(\.rawValue) == ["t0"])
    [355, 118, 275, 118].forEach { tabs.tap($0) }
    #expect(tabs.page("t0")?.loads == 1)
    #expect(tabs.page("t1")?.loads == 1)
    #expect(tabs.page("t3")?.loads == 1)
    #expect(tabs.page("t2")?.isViewLoaded == false)
    #expect(tabs.controller.selectedIndex == 1)
  }

  @Test("A start at another index loads that page only, without an event")
  func startElsewhere() {
    let tabs = Tabs(launches: false) { $0.selectedIndex = 1 }
    tabs.launch()
    #expect(tabs.events.isEmpty)
    #expect(Array(tabs.controller.controllers.keys) == ["t1"])
  }

  @Test(
    "A switch tells the pages in UIKit's order [uikit 42]", .ownSwitches, arguments: SwitchCase.all)
  func order(switches: SwitchCase) {
    let tabs = Tabs(switches: switches.switches)
    #expect(tabs.journal.take() == ["t0.viewDidLoad", "t0.viewWillAppear", "t0.viewDidAppear"])
    tabs.tap(150)
    #expect(
      tabs.journal.take() == [
        "t1.viewDidLoad", "t1.viewWillAppear", "t0.viewWillDisappear", "t0.viewDidDisappear",
        "t1.viewDidAppear",
      ])
    tabs.tap(50)
    #expect(!tabs.journal.take().contains { $0.hasSuffix("viewDidLoad") })
  }

  @Test("Only the selected page's view is in the window")
  func onlyOne() {
    let tabs = Tabs()
    tabs.tap(150)
    #expect(tabs.navigation("t0")?.view.window == nil)
    #expect(tabs.navigation("t1")?.view.window != nil)
    #expect(tabs.controller.pagesView.subviews.count == 1)
  }

  @Test("A tap asks once, then tells will and did once each [field 79] [field 85]")
  func events() {
    let tabs = Tabs()
    var asked = 0
    tabs.controller.decide = { _ in
      asked += 1
      return .allow
    }
    tabs.tap(150)
    #expect(asked == 1)
    #expect(
      tabs.events == [
        .shouldSelect("t1", from: "t0", source: .tap), .willSelect("t1", from: "t0", source: .tap),
        .selected("t1", from: "t0", source: .tap),
      ])
  }

  @Test("A refused tap leaves page, index and highlight as they were [field 93]")
  func denied() {
    let tabs = Tabs()
    tabs.controller.decide = { _ in .deny }
    tabs.tap(150)
    #expect(tabs.events.map(\.name) == ["shouldSelect", "didDeny"])
    #expect(tabs.controller.selectedIndex == 0)
    #expect(tabs.controller.shownPage === tabs.navigation("t0"))
  }

  @Test("Index, page and highlight agree after each way to select [field 90] [field 93]")
  func agreement() {
    let tabs = Tabs()
    func check(_ id: TabID, _ index: Int) {
      #expect(tabs.controller.selectedID == id)
      #expect(tabs.controller.selectedIndex == index)
      #expect(tabs.controller.shownPage === tabs.navigation(id))
      #expect(tabs.controller.selectedViewController === tabs.navigation(id))
      #expect(tabs.controller.tabBar.controls.values.filter(\.isSelected).map(\.id) == [id])
    }
    tabs.controller.selectedIndex = 3
    check("t3", 3)
    tabs.controller.selectedID = "t1"
    check("t1", 1)
    tabs.controller.selectedViewController = tabs.navigation("t3")
    check("t3", 3)
    tabs.tap(50)
    check("t0", 0)
  }

  @Test("Pressing the selected tab is its own event and pops to the root [field 82] [field 95]")
  func reselect() {
    let tabs = Tabs()
    _ = tabs.push(hides: false)
    tabs.simulator.settle()
    let root = tabs.page("t0")
    tabs.tap(50)
    #expect(tabs.events.map(\.name) == ["shouldSelect", "didReselect"])
    #expect(tabs.navigation("t0")?.viewControllers.count == 1)
    #expect(tabs.page("t0") === root)
    #expect(root?.loads == 1)
  }

  @Test("A tab can keep its stack when it is pressed again")
  func keepsStack() {
    let tabs = Tabs()
    tabs.controller.updateItem("t0") { $0.popsToRootOnReselect = false }
    _ = tabs.push(hides: false)
    tabs.simulator.settle()
    tabs.tap(50)
    #expect(tabs.navigation("t0")?.viewControllers.count == 2)
  }

  @Test("Seven pages work like four [field 94]")
  func seven() {
    let tabs = Tabs(count: 7)
    tabs.tap(370)
    #expect(tabs.controller.selectedIndex == 6)
    #expect(tabs.controller.tabBar.barLayout.items.count == 7)
  }

  @Test("The page's safe area ends at the bar, and its view does not [uikit 68] [uikit 69]")
  func safeArea() {
    let tabs = Tabs()
    #expect(tabs.controller.hostView.bar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(tabs.page("t0")?.view.safeAreaInsets.bottom == 83)
    #expect(tabs.page("t0")?.view.bounds.height == 852)
    tabs.tap(150)
    #expect(tabs.page("t1")?.view.safeAreaInsets.bottom == 83)
  }

  @Test("What the app adds to a page's safe area stays its own")
  func additionalInsets() {
    let tabs = Tabs()
    tabs.navigation("t0")?.additionalSafeAreaInsets.bottom += 10
    tabs.simulator.layoutIfNeeded()
    #expect(tabs.page("t0")?.view.safeAreaInsets.bottom == 93)
    tabs.controller.setBarHidden(true, animated: false)
    #expect(tabs.navigation("t0")?.additionalSafeAreaInsets.bottom == 10)
    tabs.controller.setBarHidden(false, animated: false)
    #expect(tabs.navigation("t0")?.additionalSafeAreaInsets.bottom == 59)
  }

  @Test("Ten turns keep the selection and make no events", .ownSwitches, arguments: SwitchCase.all)
  func rotation(switches: SwitchCase) {
    let tabs = Tabs(switches: switches.switches)
    tabs.tap(350)
    let count = tabs.events.count
    for turn in 0..<10 {
      tabs.simulator.rotate(to: turn.isMultiple(of: 2) ? .landscapeRight : .portrait)
      tabs.simulator.settle()
    }
    #expect(tabs.events.count == count)
    #expect(tabs.controller.selectedIndex == 3)
    #expect(tabs.controller.hostView.bar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
  }

  @Test("In landscape the content is 32 points high and titles stand beside icons [uikit 52]")
  func landscape() throws {
    let tabs = Tabs(situation: Situation(device: try #require(.named("iphone-se"))))
    tabs.simulator.rotate(to: .landscapeRight)
    tabs.simulator.settle()
    #expect(tabs.controller.tabBar.frame.height == 32)
    let isInline = tabs.controller.tabBar.barLayout.items.map(\.isInline)
    #expect(isInline == [true, true, true, true])
  }

  @Test("A page finds its controller through any number of parents, and not from outside")
  func enclosing() {
    let tabs = Tabs()
    #expect(tabs.page("t0")?.enclosingTabBarController === tabs.controller)
    #expect(Page("alone").enclosingTabBarController == nil)
  }

  @Test("A child that the app adds becomes a page with what its item states")
  func addChild() {
    let tabs = Tabs()
    let child = Page("child")
    child.tabBarItem = UITabBarItem(title: "Child", image: nil, tag: 0)
    tabs.controller.addChild(child)
    tabs.simulator.layoutIfNeeded()
    #expect(tabs.controller.items.count == 5)
    #expect(tabs.controller.tabBar.controls["page-1"]?.titleLabel.text == "Child")
    tabs.controller.selectedIndex = 4
    #expect(child.view.window != nil)
  }
}
