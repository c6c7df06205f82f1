// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// What tab bar controllers and the pages in them do, clause by clause.
@MainActor @Suite struct FactsSelectionTests {
  @Test func `[uikit 2] the More controller is not there before it is asked for`() {
    _ = Simulator()
    let tabs = makeTabs(["a", "b"])
    #expect(tabs.more == nil && tabs.children.count == 2)
    let more = tabs.moreNavigationController
    #expect(tabs.more === more)
  }

  @Test func `[uikit 3] index, page and highlight are those of the first page`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b"])
    simulator.launch(rootViewController: tabs)
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController === tabs.viewControllers?[0])
    #expect(tabs.selectedViewController?.title == "a")
  }

  @Test func `[uikit 11] no index selects More`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b", "c", "d", "e", "f"])
    simulator.launch(rootViewController: tabs)
    for index in 0..<6 {
      tabs.selectedIndex = index
      #expect(tabs.selectedViewController === tabs.viewControllers?[index])
      #expect(tabs.selectedViewController !== tabs.moreNavigationController)
    }
    tabs.selectedViewController = tabs.moreNavigationController
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
  }

  @Test func `[uikit 15] selecting the selected page by code tells no delegate either`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b"], inStacks: true)
    let delegate = TabsDelegate()
    tabs.delegate = delegate
    simulator.launch(rootViewController: tabs)
    let stack = tabs.selectedViewController as? UINavigationController
    stack?.pushViewController(NotedPage("second"), animated: false)
    tabs.selectedIndex = 0
    tabs.selectedViewController = stack
    simulator.settle()
    #expect(delegate.journal.take().isEmpty)
    #expect(stack?.viewControllers.count == 2)
  }

  @Test func `[uikit 17] the bar has the first four pages and an item for More`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b", "c", "d", "e", "f"])
    simulator.launch(rootViewController: tabs)
    let pages = tabs.viewControllers?.prefix(4).map(\.tabBarItem) ?? []
    #expect(tabs.tabBar.items?.prefix(4).elementsEqual(pages) { $0 === $1 } == true)
    #expect(tabs.tabBar.items?.count == 5)
    tabs.viewControllers?.removeLast()
    #expect(tabs.tabBar.items?.map(\.title) == ["a", "b", "c", "d", "e"])
  }

  @Test func `[uikit 22] the bar shows the former tab while the delegate is asked and after a no`()
  {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var seen: [String] = []
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        let bar = tabBarController.tabBar
        seen.append("\(bar.selectedItem?.title ?? "-") \(bar.buttons.map(\.isSelected))")
        return false
      }
    }
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b"])
    let delegate = Delegate()
    tabs.delegate = delegate
    simulator.launch(rootViewController: tabs)
    simulator.tap(at: middle(ofTab: 1, in: tabs.tabBar))
    #expect(delegate.seen == ["a [true, false]"])
    #expect(tabs.tabBar.selectedItem?.title == "a")
    #expect(tabs.tabBar.buttons.map(\.isSelected) == [true, false])
    #expect(tabs.selectedViewController === tabs.viewControllers?[0])
  }

  @Test func `[uikit 26] the pages hear between the question and the news, which name them`() {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      let journal: Journal
      init(_ journal: Journal) { self.journal = journal }
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        journal.note("should at \(tabBarController.selectedViewController?.title ?? "-")")
        return true
      }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { journal.note("did at \(tabBarController.selectedViewController?.title ?? "-")") }
    }
    let simulator = Simulator()
    let journal = Journal()
    let tabs = makeTabs(["a", "b"], journal: journal)
    let delegate = Delegate(journal)
    tabs.delegate = delegate
    simulator.launch(rootViewController: tabs)
    _ = journal.take()
    simulator.tap(at: middle(ofTab: 1, in: tabs.tabBar))
    #expect(
      journal.take() == [
        "should at a", "b.load", "b.willAppear", "a.willDisappear", "a.didDisappear",
        "b.didAppear", "did at b",
      ])
  }

  @Test func `[uikit 30] the bar follows an item's image, insets and being enabled`() throws {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b"])
    simulator.launch(rootViewController: tabs)
    let item = try #require(tabs.viewControllers?[1].tabBarItem)
    let button = tabs.tabBar.buttons[1]
    let icon = { () -> UIImageView? in
      simulator.layoutIfNeeded()
      return button.all(UIImageView.self).first { $0.image != nil }
    }
    #expect(icon() == nil)
    item.image = solid(.red, 20, 20)
    let former = try #require(icon()).frame
    #expect(former.size == CGSize(width: 20, height: 20))
    item.imageInsets = UIEdgeInsets(top: 4, left: 0, bottom: -4, right: 0)
    #expect(icon()?.frame == former.offsetBy(dx: 0, dy: 4))
    item.isEnabled = false
    #expect(!button.isEnabled)
    item.image = nil
    #expect(icon() == nil)
  }

  @Test func `[uikit 36] the nearest of several tab bar controllers counts`() {
    _ = Simulator()
    let (outer, inner) = (UITabBarController(), UITabBarController())
    let page = UIViewController()
    inner.viewControllers = [page]
    outer.viewControllers = [inner]
    #expect(page.tabBarController === inner)
    #expect(inner.tabBarController === outer)
    #expect(outer.tabBarController == nil)
  }

  @Test func `[uikit 38] the bar goes and comes with the pages' animation`() throws {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b"], inStacks: true)
    simulator.launch(rootViewController: tabs)
    let stack = try #require(tabs.selectedViewController as? UINavigationController)
    let page = UIViewController()
    #expect(!page.hidesBottomBarWhenPushed)
    page.hidesBottomBarWhenPushed = true
    // The bar goes along with the page below, which moves by three tenths of the width.
    let shownX = { () -> CGFloat in
      sequence(first: tabs.tabBar as UIView, next: \.superview)
        .reduce(0) { $0 + $1.layer.presentationState.frame.minX }
    }
    stack.pushViewController(page, animated: true)
    simulator.advance(by: 0.15)
    #expect(shownX() < -20 && shownX() > -117)
    simulator.settle()
    #expect(tabs.tabBar.frame.maxX <= 0)
    stack.popViewController(animated: true)
    simulator.advance(by: 0.15)
    #expect(shownX() < -1 && shownX() > -117)
    simulator.settle()
    #expect(shownX() == 0)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
  }

  @Test func `[uikit 42] none of the four calls of a switch is animated`() {
    final class Page: UIViewController {
      var animated: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { self.animated.append(animated) }
      override func viewDidAppear(_ animated: Bool) { self.animated.append(animated) }
      override func viewWillDisappear(_ animated: Bool) { self.animated.append(animated) }
      override func viewDidDisappear(_ animated: Bool) { self.animated.append(animated) }
    }
    let simulator = Simulator()
    let pages = [Page(), Page()]
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    simulator.launch(rootViewController: tabs)
    for page in pages { page.animated = [] }
    simulator.tap(at: middle(ofTab: 1, in: tabs.tabBar))
    #expect(pages[0].animated == [false, false])
    #expect(pages[1].animated == [false, false])
  }
}
