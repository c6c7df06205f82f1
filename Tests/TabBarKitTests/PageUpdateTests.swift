// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct PageUpdateTests {
  private func page(_ id: TabID, _ journal: Journal? = nil) -> TabBarPage {
    .page(.tab(id, title: id.rawValue)) {
      UINavigationController(rootViewController: Page(id.rawValue, journal))
    }
  }

  @Test("Other pages keep the controllers, stacks and badges of those that stay [field 101]")
  func survivors() {
    let tabs = Tabs()
    tabs.tap(240)
    _ = tabs.push(hides: false)
    tabs.simulator.settle()
    let kept = tabs.navigation("t2")
    kept?.tabBarItem.badgeValue = "7"
    tabs.controller.pages = ["new", "t2", "t0", "t5"].map { page($0) }
    tabs.simulator.settle()
    #expect(tabs.navigation("t2") === kept)
    #expect(kept?.viewControllers.count == 2)
    #expect(tabs.page("t2")?.loads == 1)
    #expect(tabs.controller.tabBar.controls["t2"]?.badgeView.text == "7")
  }

  @Test("The selection follows its id when the order changes [field 81]")
  func identity() {
    let tabs = Tabs()
    tabs.tap(240)
    let count = tabs.events.count
    tabs.controller.pages = ["t3", "t2", "t1", "t0", "a", "b"].map { page($0) }
    #expect(tabs.controller.selectedID == "t2")
    #expect(tabs.controller.selectedIndex == 1)
    #expect(tabs.events.count == count)
    #expect(tabs.controller.tabBar.controls.values.filter(\.isSelected).map(\.id) == ["t2"])
  }

  @Test("When the selected tab goes, the previous one follows with one event [field 81]")
  func successor() {
    let tabs = Tabs()
    tabs.tap(240)
    tabs.events = []
    let gone = tabs.navigation("t2")
    tabs.controller.setPages(["t0", "t1", "t3"].map { page($0) }, source: .configuration)
    tabs.simulator.settle()
    #expect(
      tabs.events.filter { $0.name == "didSelect" } == [
        .selected("t1", from: "t2", source: .configuration)
      ])
    #expect(tabs.controller.shownPage === tabs.navigation("t1"))
    #expect(gone?.parent == nil)
    #expect(gone?.view.window == nil)
  }

  @Test("Replacing all pages leaves no old child, share or highlight behind [field 31]")
  func replaceAll() {
    let tabs = Tabs()
    let old = tabs.navigation("t0")
    tabs.controller.pages = ["a", "b"].map { page($0) }
    tabs.simulator.settle()
    #expect(tabs.controller.children.count == 1)
    #expect(old?.additionalSafeAreaInsets == .zero)
    #expect(tabs.controller.selectedID == "a")
    #expect(tabs.page("a")?.view.window != nil)
  }

  @Test("An item's title, stated by its page before or after load, shows [field 106]")
  func titles() {
    let tabs = Tabs()
    let item = tabs.navigation("t3")?.tabBarItem
    item?.title = "Stated"
    #expect(tabs.controller.tabBar.controls["t3"]?.titleLabel.text == "Stated")
    item?.isEnabled = false
    #expect(tabs.controller.tabBar.controls["t3"]?.isEnabled == false)
  }

  @Test("A page's own title is no statement about a tab that has one [uikit 35]")
  func ownTitle() {
    let tabs = Tabs()
    tabs.page("t0")?.title = "A long page title"
    tabs.simulator.layoutIfNeeded()
    #expect(tabs.controller.tabBar.controls["t0"]?.titleLabel.text == "T0")
  }

  @Test("An action runs and selects nothing; the id is told [field 86]")
  func action() {
    var runs = 0
    let tabs = Tabs { controller in
      controller.pages += [.action(.action("plus", title: "+")) { runs += 1 }]
    }
    tabs.tap(360)
    #expect(runs == 1)
    #expect(tabs.events == [.action("plus")])
    #expect(tabs.controller.selectedIndex == 0)
    #expect(tabs.controller.tabBar.controls["plus"]?.isSelected == false)
  }

  @Test("Nothing the app holds is kept by bar, controller or events [field 117] [field 118]")
  func memory() {
    weak var bar: TabBar?
    weak var controller: TabBarController?
    weak var child: UIViewController?
    do {
      let tabs = Tabs()
      tabs.tap(150)
      bar = tabs.controller.tabBar
      controller = tabs.controller
      child = tabs.page("t1")
      #expect(child != nil)
    }
    _ = Simulator.underTest()
    #expect(bar == nil)
    #expect(controller == nil)
    #expect(child == nil)
  }
}
