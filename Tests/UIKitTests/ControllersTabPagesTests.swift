// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

@MainActor struct ControllersTabPagesTests {
  @Test func `with more than five pages the fifth tab is More [uikit 17]`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b", "c", "d", "e", "f", "g"])
    simulator.launch(rootViewController: tabs)
    #expect(tabs.viewControllers?.count == 7)
    #expect(tabs.tabBar.items?.count == 5)
    #expect(tabs.tabBar.buttons.last?.accessibilityLabel == "More")
    #expect(tabs.viewControllers?.contains { $0 === tabs.moreNavigationController } == false)
  }

  @Test func `More is selected as a controller, and has no index [uikit 10] [uikit 11]`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b", "c", "d", "e", "f"])
    simulator.launch(rootViewController: tabs)
    tabs.selectedViewController = tabs.moreNavigationController
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.tabBar.selectedItem === tabs.tabBar.items?.last)
  }

  @Test func `a page in More can be selected [uikit 12]`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b", "c", "d", "e", "f", "g"])
    simulator.launch(rootViewController: tabs)
    let seventh = tabs.viewControllers?[6]
    tabs.selectedViewController = seventh
    #expect(tabs.selectedViewController === seventh)
    #expect(tabs.moreNavigationController.topViewController === seventh)
    #expect(seventh?.viewIfLoaded?.window != nil)
    tabs.selectedIndex = 0
    #expect(seventh?.viewIfLoaded?.window == nil)
    #expect(seventh?.tabBarController === tabs)
  }

  @Test func `the More list shows what does not fit, and a tap opens it`() throws {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b", "c", "d", "e", "f", "g"], inStacks: true)
    simulator.launch(rootViewController: tabs)
    simulator.tap(at: middle(ofTab: 4, in: tabs.tabBar))
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    let list = try #require(tabs.moreNavigationController.topViewController)
    let rows = list.view.subviews.compactMap { $0 as? UIControl }
    #expect(rows.map(\.accessibilityLabel) == ["e", "f", "g"])
    simulator.settle()
    let row = rows[2]
    simulator.tap(at: row.convert(CGPoint(x: 100, y: 20), to: nil))
    simulator.settle()
    #expect(tabs.selectedIndex == 6)
    #expect(tabs.viewControllers?[6].viewIfLoaded?.window != nil)
    simulator.tap(at: middle(ofTab: 4, in: tabs.tabBar))
    simulator.settle()
    #expect(tabs.moreNavigationController.topViewController === list)
    #expect(!tabs.moreNavigationController.isNavigationBarHidden)
  }

  @Test func `every page has its parent before its view is loaded [uikit 32]`() {
    _ = Simulator()
    let tabs = makeTabs(["a", "b"])
    #expect(tabs.viewControllers?.allSatisfy { $0.parent === tabs && !$0.isViewLoaded } == true)
  }

  @Test func `an item is made on first access with the title, and again after nil [uikit 33]`() {
    _ = Simulator()
    let page = UIViewController()
    page.title = "Title"
    let first = page.tabBarItem
    #expect(first?.title == "Title")
    #expect(page.tabBarItem === first)
    page.tabBarItem = nil
    #expect(page.tabBarItem !== first)
    #expect(page.tabBarItem.title == "Title")
  }

  @Test func `a controller by itself has an item but no containers [uikit 34]`() {
    _ = Simulator()
    let page = UIViewController()
    #expect(page.tabBarItem != nil)
    #expect(page.tabBarController == nil)
    #expect(page.navigationController == nil)
  }

  @Test func `a title goes to the items, not back [uikit 35]`() {
    _ = Simulator()
    let page = UIViewController()
    _ = page.tabBarItem
    page.title = "one"
    #expect(page.tabBarItem.title == "one")
    #expect(page.navigationItem.title == "one")
    page.tabBarItem.title = "two"
    page.navigationItem.title = "three"
    #expect(page.title == "one")
  }

  @Test func `the tab bar controller is found through any depth of parents [uikit 36]`() {
    _ = Simulator()
    let tabs = UITabBarController()
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    tabs.viewControllers = [UINavigationController(rootViewController: outer)]
    #expect(inner.tabBarController === tabs)
    #expect(inner.navigationController === tabs.viewControllers?[0])
  }

  @Test func `a stack shows the item of its bottom page [uikit 37]`() {
    _ = Simulator()
    let tabs = makeTabs(["a", "b"], inStacks: true)
    let stack = tabs.viewControllers?[0] as? UINavigationController
    stack?.pushViewController(NotedPage("second"), animated: false)
    #expect(tabs.tabBar.items?.map(\.title) == ["a", "b"])
    #expect(stack?.tabBarItem === stack?.viewControllers[0].tabBarItem)
  }

  @Test func `adding a child adds a page`() {
    _ = Simulator()
    let tabs = makeTabs(["a"])
    let page = NotedPage("b")
    tabs.addChild(page)
    #expect(tabs.viewControllers?.count == 2)
    #expect(page.parent === tabs)
    #expect(tabs.tabBar.items?.last?.title == "b")
  }

  @Test func `the status bar is left to the selected page [uikit 41]`() {
    let simulator = Simulator()
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { true }
    }
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), Light()]
    simulator.launch(rootViewController: tabs)
    #expect(simulator.statusBarManager.statusBarStyle == .darkContent)
    #expect(!simulator.statusBarManager.isStatusBarHidden)
    tabs.selectedIndex = 1
    #expect(simulator.statusBarManager.statusBarStyle == .lightContent)
    #expect(simulator.statusBarManager.isStatusBarHidden)
  }
}
