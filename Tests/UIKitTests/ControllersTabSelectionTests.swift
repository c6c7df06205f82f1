// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

@MainActor struct ControllersTabSelectionTests {
  @Test func `a fresh tab bar controller has no pages and no selection [uikit 1]`() {
    _ = Simulator()
    let tabs = UITabBarController()
    #expect(tabs.viewControllers == nil)
    #expect(tabs.selectedViewController == nil)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.moreNavigationController.viewControllers.count == 1)
  }

  @Test
  func `after the launch the first page is selected and only it is loaded [uikit 3] [uikit 31]`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b", "c"])
    simulator.launch(rootViewController: tabs)
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.viewControllers?.map(\.isViewLoaded) == [true, false, false])
    #expect(tabs.tabBar.selectedItem === tabs.viewControllers?[0].tabBarItem)
    tabs.selectedIndex = 2
    tabs.selectedIndex = 0
    #expect(tabs.viewControllers?.map(\.isViewLoaded) == [true, false, true])
  }

  @Test func `a page that stays in a new list stays selected [uikit 7]`() {
    _ = Simulator()
    let tabs = makeTabs(["a", "b", "c"])
    tabs.selectedIndex = 1
    let pages = tabs.viewControllers ?? []
    tabs.viewControllers = [NotedPage("x"), NotedPage("y"), pages[1]]
    #expect(tabs.selectedIndex == 2)
    #expect(tabs.selectedViewController === pages[1])
    #expect(pages[0].parent == nil)
  }

  @Test(arguments: [(2, 3, 2), (2, 2, 0)])
  func `a page that is gone is followed by the one at its index, else the first [uikit 8]`(
    selected: Int, count: Int, expected: Int
  ) {
    _ = Simulator()
    let tabs = makeTabs(["a", "b", "c"])
    tabs.selectedIndex = selected
    tabs.viewControllers = (0..<count).map { NotedPage("new \($0)") }
    #expect(tabs.selectedIndex == expected)
  }

  @Test func `index, page and highlight agree however the selection changes [uikit 13]`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b", "c"])
    simulator.launch(rootViewController: tabs)
    tabs.selectedIndex = 2
    #expect(tabs.selectedViewController?.title == "c")
    #expect(tabs.tabBar.selectedItem?.title == "c")
    tabs.selectedViewController = tabs.viewControllers?[1]
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tabBar.selectedItem?.title == "b")
    #expect(tabs.tabBar.buttons.map(\.isSelected) == [false, true, false])
  }

  @Test func `selecting a controller that is no page is a mistake [uikit 14]`() {
    _ = Simulator()
    let tabs = makeTabs(["a"])
    let reasons = UIKitFailure.recording { tabs.selectedViewController = NotedPage("x") }
    #expect(reasons.count == 1)
    #expect(reasons.first?.contains("view controller that isn't a child") == true)
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `selecting the selected page calls nothing [uikit 15]`() {
    let simulator = Simulator()
    let journal = Journal()
    let tabs = makeTabs(["a", "b"], journal: journal)
    simulator.launch(rootViewController: tabs)
    _ = journal.take()
    tabs.selectedIndex = 0
    tabs.selectedViewController = tabs.viewControllers?[0]
    #expect(journal.take().isEmpty)
  }

  @Test func `a tap asks, changes and tells, with old and new selection [uikit 22] [uikit 26]`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b"])
    let delegate = TabsDelegate()
    tabs.delegate = delegate
    simulator.launch(rootViewController: tabs)
    simulator.tap(at: middle(ofTab: 1, in: tabs.tabBar))
    #expect(delegate.journal.take() == ["should b at 0", "did b at 1"])
    delegate.allows = false
    simulator.tap(at: middle(ofTab: 0, in: tabs.tabBar))
    #expect(delegate.journal.take() == ["should a at 1"])
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tabBar.selectedItem?.title == "b")
  }

  @Test func `a tap on the selected tab asks and tells again [uikit 23] [uikit 24]`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b"])
    let delegate = TabsDelegate()
    tabs.delegate = delegate
    simulator.launch(rootViewController: tabs)
    simulator.tap(at: middle(ofTab: 0, in: tabs.tabBar))
    #expect(delegate.journal.take() == ["should a at 0", "did a at 0"])
  }

  @Test func `selection by code calls no delegate [uikit 25]`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b"])
    let delegate = TabsDelegate()
    tabs.delegate = delegate
    simulator.launch(rootViewController: tabs)
    tabs.selectedIndex = 1
    tabs.selectedViewController = tabs.viewControllers?[0]
    tabs.viewControllers = [NotedPage("x")]
    #expect(delegate.journal.take().isEmpty)
  }

  @Test func `a tap on the selected tab pops a stack to its root [uikit 27]`() throws {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b"], inStacks: true)
    simulator.launch(rootViewController: tabs)
    let stack = try #require(tabs.selectedViewController as? UINavigationController)
    stack.pushViewController(NotedPage("second"), animated: false)
    stack.pushViewController(NotedPage("third"), animated: false)
    simulator.tap(at: middle(ofTab: 0, in: tabs.tabBar))
    simulator.settle()
    #expect(stack.viewControllers.map(\.title) == ["a"])
  }

  @Test func `the managed bar's delegate and items are not for the app [uikit 28] [uikit 29]`() {
    _ = Simulator()
    final class Other: NSObject, UITabBarDelegate {}
    let tabs = makeTabs(["a", "b"])
    #expect(tabs.tabBar.delegate === tabs)
    let other = Other()
    let reasons = UIKitFailure.recording {
      tabs.tabBar.delegate = other
      tabs.tabBar.items = []
      tabs.tabBar.setItems(nil, animated: false)
      tabs.tabBar.selectedItem = tabs.tabBar.items?[1]
    }
    let direct = "Directly modifying a tab bar managed by a tab bar controller is not allowed."
    #expect(
      reasons == [
        "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.",
        direct, direct, direct,
      ])
    #expect(tabs.tabBar.items?.count == 2)
    #expect(tabs.tabBar.selectedItem?.title == "a")
  }

  @Test func `the bar follows a page's item by itself [uikit 30]`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b"])
    simulator.launch(rootViewController: tabs)
    tabs.viewControllers?[1].tabBarItem.title = "new"
    tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
    #expect(tabs.tabBar.buttons[1].accessibilityLabel == "new")
    #expect(tabs.tabBar.buttons[1].accessibilityValue == "3")
    tabs.viewControllers?[0].tabBarItem = UITabBarItem(title: "other", image: nil, tag: 0)
    #expect(tabs.tabBar.buttons[0].accessibilityLabel == "other")
  }

  @Test func `a tap on a disabled tab does nothing [uikit 99]`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b"])
    let delegate = TabsDelegate()
    tabs.delegate = delegate
    simulator.launch(rootViewController: tabs)
    tabs.viewControllers?[1].tabBarItem.isEnabled = false
    simulator.tap(at: middle(ofTab: 1, in: tabs.tabBar))
    #expect(delegate.journal.take().isEmpty)
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.buttons[1].accessibilityTraits.contains(.notEnabled))
  }

  @Test func `an override of the bar's delegate method hears taps, and needs no super [uikit 21]`()
  {
    let simulator = Simulator()
    final class Tabs: UITabBarController {
      var heard: [String] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        heard.append(item.title ?? "-")
      }
    }
    let tabs = Tabs()
    tabs.viewControllers = [NotedPage("a"), NotedPage("b")]
    simulator.launch(rootViewController: tabs)
    simulator.tap(at: middle(ofTab: 1, in: tabs.tabBar))
    tabs.selectedIndex = 0
    #expect(tabs.heard == ["b"])
  }
}
