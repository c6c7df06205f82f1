// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

extension Simulator {
  /// A simulator with switches that differ from iOS 16.5's.
  static func with(
    _ situation: Situation = Situation(), _ change: (inout UIKitSwitches) -> Void
  ) -> Simulator {
    let simulator = Simulator(situation)
    change(&simulator.switches)
    return simulator
  }
}

/// The answers about selecting and switching tabs: each one changes what happens.
@MainActor struct SwitchTabTests {
  /// Notes what is selected while it is told.
  private final class Tabs: UITabBarController {
    var heard: [Int] = []
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      heard.append(selectedIndex)
    }
  }

  private final class Asking: UIViewController {
    var heard: [Int] = []
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if let tabs = tabBarController { heard.append(tabs.selectedIndex) }
    }
  }

  @Test func `the first page is selected at assignment or at view load [uikit 3]`() {
    _ = Simulator()
    #expect(makeTabs(["a", "b"]).selectedIndex == 0)
    let simulator = Simulator.with { $0.firstSelection = .atViewLoad }
    let tabs = makeTabs(["a", "b"])
    #expect(tabs.selectedViewController == nil)
    #expect(tabs.selectedIndex == NSNotFound)
    simulator.launch(rootViewController: tabs)
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem?.title == "a")
    tabs.viewControllers = [NotedPage("c")]
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `pages become children at assignment or at view load [uikit 32]`() {
    _ = Simulator()
    let early = makeTabs(["a"])
    #expect(early.viewControllers?[0].parent === early)
    let simulator = Simulator.with { $0.parenting = .atViewLoad }
    let tabs = makeTabs(["a", "b"])
    #expect(tabs.viewControllers?.allSatisfy { $0.parent == nil } == true)
    tabs.viewControllers?.removeLast()
    simulator.launch(rootViewController: tabs)
    #expect(tabs.viewControllers?.allSatisfy { $0.parent === tabs } == true)
    tabs.viewControllers?.append(NotedPage("c"))
    #expect(tabs.viewControllers?.last?.parent === tabs)
  }

  @Test func `an index that no page has is ignored or a mistake [uikit 16]`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a"])
    tabs.selectedIndex = 7
    #expect(simulator.console.count == 1)
    simulator.switches.indexOutOfRange = .fails
    #expect(UIKitFailure.recording { tabs.selectedIndex = -1 }.count == 1)
    #expect(tabs.selectedIndex == 0)
  }

  @Test(arguments: UIKitSwitches.BeyondBar.allCases)
  func `an index beyond the bar selects the page, the list or nothing [uikit 12]`(
    answer: UIKitSwitches.BeyondBar
  ) {
    let simulator = Simulator.with { $0.indexBeyondBar = answer }
    let tabs = makeTabs(["a", "b", "c", "d", "e", "f"])
    simulator.launch(rootViewController: tabs)
    tabs.selectedIndex = 5
    simulator.layoutIfNeeded()
    switch answer {
    case .page: #expect(tabs.selectedViewController === tabs.viewControllers?[5])
    case .more: #expect(tabs.selectedViewController === tabs.moreNavigationController)
    case .nothing: #expect(tabs.selectedIndex == 0)
    }
  }

  @Test(arguments: UIKitSwitches.SeenSelection.allCases)
  func `in tabBar(_:didSelect:) the former or the new page is selected [uikit 26]`(
    answer: UIKitSwitches.SeenSelection
  ) {
    let simulator = Simulator.with { $0.selectionInBarDelegate = answer }
    let tabs = Tabs()
    tabs.viewControllers = [NotedPage("a"), NotedPage("b")]
    simulator.launch(rootViewController: tabs)
    simulator.tap(at: middle(ofTab: 1, in: tabs.tabBar))
    #expect(tabs.heard == [answer == .former ? 0 : 1])
    #expect(tabs.selectedIndex == 1)
  }

  @Test(arguments: UIKitSwitches.SeenSelection.allCases)
  func `in viewWillAppear the new or the former page is selected [uikit 45]`(
    answer: UIKitSwitches.SeenSelection
  ) {
    let simulator = Simulator.with { $0.selectionInWillAppear = answer }
    let tabs = UITabBarController()
    let page = Asking()
    tabs.viewControllers = [NotedPage("a"), page]
    simulator.launch(rootViewController: tabs)
    tabs.selectedIndex = 1
    #expect(page.heard == [answer == .former ? 0 : 1])
    #expect(tabs.selectedViewController === page)
  }

  @Test(arguments: [true, false])
  func `a tap on the selected tab asks the delegate or does not [uikit 23]`(asks: Bool) {
    let simulator = Simulator.with { $0.retapAsksDelegate = asks }
    let tabs = makeTabs(["a", "b"])
    let delegate = TabsDelegate()
    tabs.delegate = delegate
    simulator.launch(rootViewController: tabs)
    simulator.tap(at: middle(ofTab: 0, in: tabs.tabBar))
    #expect(delegate.journal.take() == (asks ? ["should a at 0"] : []) + ["did a at 0"])
  }

  @Test func `a tab bar controller as a child is tolerated or a mistake [uikit 19]`() {
    let simulator = Simulator()
    let (parent, tabs) = (UIViewController(), makeTabs(["a"]))
    simulator.switches.toleratesNestedTabs = false
    let stack = UINavigationController(rootViewController: UIViewController())
    let reasons = UIKitFailure.recording {
      parent.addChild(tabs)
      stack.pushViewController(tabs, animated: false)
    }
    #expect(reasons.count == 2)
    #expect(parent.children.isEmpty && stack.viewControllers.count == 1)
    simulator.switches.toleratesNestedTabs = true
    parent.addChild(tabs)
    #expect(tabs.parent === parent)
  }

  @Test func `what an index selects is seen at once or in the next turn [field 08]`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b"])
    simulator.launch(rootViewController: tabs)
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController?.title == "b")
    simulator.switches.indexSetterIsSeenLate = true
    tabs.selectedIndex = 0
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController?.title == "b")
    simulator.settle()
    #expect(tabs.selectedViewController?.title == "a")
    tabs.selectedIndex = 1
    tabs.selectedViewController = tabs.viewControllers?[0]
    #expect(tabs.selectedViewController?.title == "a")
  }

  @Test func `a switch tells the new or the old page first [uikit 42] [uikit 44]`() {
    let simulator = Simulator.with { $0.switchOrder = .oldFirst }
    let journal = Journal()
    let tabs = makeTabs(["a", "b"], journal: journal)
    simulator.launch(rootViewController: tabs)
    _ = journal.take()
    tabs.selectedIndex = 1
    #expect(
      journal.take() == [
        "b.load", "a.willDisappear", "b.willAppear", "a.didDisappear", "b.didAppear",
      ])
    simulator.switches.switchOrder = .newFirst
    tabs.selectedIndex = 0
    #expect(
      journal.take() == ["a.willAppear", "b.willDisappear", "b.didDisappear", "a.didAppear"])
  }

  @Test(arguments: UIKitSwitches.DidAppearDelay.allCases)
  func `the did-callbacks of a switch come at once, late or never [uikit 43]`(
    answer: UIKitSwitches.DidAppearDelay
  ) {
    let simulator = Simulator.with { $0.didAppearDelay = answer }
    let journal = Journal()
    let tabs = makeTabs(["a", "b"], journal: journal)
    simulator.launch(rootViewController: tabs)
    tabs.selectedIndex = 1
    #expect(journal.take().contains("b.didAppear") == (answer == .now))
    simulator.advance(by: 1)
    #expect(journal.take().contains("b.didAppear") == (answer == .after(0.6)))
  }

  @Test func `at a switch the old page goes at once or fades away [field 23]`() throws {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b", "c"])
    simulator.launch(rootViewController: tabs)
    let pages = try #require(tabs.viewControllers)
    tabs.selectedIndex = 1
    #expect(pages[0].view.window == nil)
    simulator.switches.switchCrossFades = true
    tabs.selectedIndex = 0
    simulator.advance(by: 0.1)
    #expect(pages[1].view.window != nil && pages[0].view.window != nil)
    let alpha = pages[1].view.superview?.layer.presentation()?.opacity ?? 1
    #expect(alpha > 0 && alpha < 1)
    #expect(pages[0].view.hitTest(.init(x: 9, y: 99), with: nil) != nil)
    simulator.settle()
    #expect(pages[1].view.window == nil)
    tabs.selectedIndex = 1
    tabs.selectedIndex = 2
    tabs.selectedIndex = 1
    #expect(pages[0].view.window == nil && pages[1].view.window != nil)
    simulator.settle()
    #expect(pages[2].view.window == nil && pages[1].view.window != nil)
    UIView.performWithoutAnimation { tabs.selectedIndex = 0 }
    #expect(pages[1].view.window == nil)
  }
}
