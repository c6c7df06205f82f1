// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

@MainActor struct ControllersMoreTests {
  @Test func `a page that is dragged out of More is still a page, and the list is selected`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b", "c", "d", "e", "f", "g"])
    simulator.launch(rootViewController: tabs)
    let page = tabs.viewControllers?[6]
    tabs.selectedViewController = page
    for x in stride(from: 2.0, through: 380, by: 42) {
      if x == 2 {
        simulator.touchDown(at: CGPoint(x: x, y: 400))
      } else {
        simulator.touchMove(to: CGPoint(x: x, y: 400))
      }
      simulator.advance(by: 1.0 / 60)
    }
    simulator.touchUp()
    simulator.settle()
    #expect(page?.viewIfLoaded?.window == nil)
    #expect(page?.parent === tabs)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(page?.isMovingToParent == false)
  }

  @Test func `pages may be replaced while one is dragged out of More`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b", "c", "d", "e", "f", "g"])
    simulator.launch(rootViewController: tabs)
    let page = tabs.viewControllers?[6]
    tabs.selectedViewController = page
    simulator.touchDown(at: CGPoint(x: 2, y: 400))
    simulator.touchMove(to: CGPoint(x: 100, y: 400))
    simulator.touchMove(to: CGPoint(x: 300, y: 400))
    tabs.viewControllers = Array(tabs.viewControllers?.dropLast() ?? [])
    simulator.touchUp()
    simulator.settle()
    #expect(page?.parent == nil)
    #expect(page?.viewIfLoaded?.window == nil)
    #expect(tabs.viewControllers?.allSatisfy { $0.parent === tabs } == true)
  }

  @Test func `a stack that is popped off More's by code leaves More its bar`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b", "c", "d", "e", "f"], inStacks: true)
    simulator.launch(rootViewController: tabs)
    tabs.selectedIndex = 5
    #expect(tabs.moreNavigationController.isNavigationBarHidden)
    tabs.moreNavigationController.popViewController(animated: true)
    simulator.settle()
    #expect(!tabs.moreNavigationController.isNavigationBarHidden)
    #expect(tabs.viewControllers?[5].parent === tabs)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
  }

  @Test func `the selected page goes and comes again when it moves from the bar into More`() {
    let simulator = Simulator()
    let journal = Journal()
    let tabs = makeTabs(["a", "b", "c", "d", "e", "f"], journal: journal)
    simulator.launch(rootViewController: tabs)
    let pages = tabs.viewControllers ?? []
    _ = journal.take()
    tabs.viewControllers = Array(pages[1...]) + [pages[0]]
    simulator.settle()
    #expect(tabs.selectedViewController === pages[0])
    #expect(tabs.moreNavigationController.topViewController === pages[0])
    #expect(pages[0].view.window != nil)
    #expect(
      journal.take() == ["a.willDisappear", "a.didDisappear", "a.willAppear", "a.didAppear"])
  }

  @Test func `the selected page goes and comes again when it moves from More into the bar`() {
    let simulator = Simulator()
    let journal = Journal()
    let tabs = makeTabs(["a", "b", "c", "d", "e", "f"], journal: journal)
    simulator.launch(rootViewController: tabs)
    let pages = tabs.viewControllers ?? []
    tabs.selectedIndex = 5
    simulator.settle()
    _ = journal.take()
    tabs.viewControllers = pages.reversed()
    simulator.settle()
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.moreNavigationController.viewControllers.count == 1)
    #expect(pages[5].parent === tabs)
    #expect(pages[5].view.window != nil)
    #expect(
      journal.take() == ["f.willDisappear", "f.didDisappear", "f.willAppear", "f.didAppear"])
  }

  @Test func `a page that More shows gets a tab of its own when the bar grows wide`() {
    let simulator = Simulator(.on("iphone-8-plus"))
    let tabs = makeTabs(["a", "b", "c", "d", "e", "f"])
    simulator.launch(rootViewController: tabs)
    tabs.selectedIndex = 5
    simulator.settle()
    let page = tabs.viewControllers?[5]
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    #expect(tabs.selectedIndex == 5)
    #expect(page?.parent === tabs)
    #expect(page?.viewIfLoaded?.window != nil)
    #expect(tabs.tabBar.selectedItem === page?.tabBarItem)
    simulator.rotate(to: .portrait)
    simulator.settle()
    #expect(tabs.selectedIndex == 5)
    #expect(tabs.moreNavigationController.topViewController === page)
    #expect(page?.viewIfLoaded?.window != nil)
  }

  @Test func `when the bar grows wide the list of More makes room for the first page`() {
    let simulator = Simulator(.on("iphone-8-plus"))
    let tabs = makeTabs(["a", "b", "c", "d", "e", "f"])
    simulator.launch(rootViewController: tabs)
    tabs.selectedViewController = tabs.moreNavigationController
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem === tabs.tabBar.items?.first)
  }

  @Test func `a page chosen in More's list is seen though its list was left under the finger`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b", "c", "d", "e", "f", "g"])
    simulator.launch(rootViewController: tabs)
    tabs.selectedViewController = tabs.moreNavigationController
    simulator.layoutIfNeeded()
    let list = tabs.moreNavigationController.topViewController
    let row = list?.view.subviews.compactMap { $0 as? UIControl }.last
    let place = row?.convert(CGPoint(x: 100, y: 20), to: nil) ?? .zero
    simulator.touchDown(at: place)
    tabs.selectedIndex = 1
    simulator.touchUp()
    simulator.settle()
    #expect(tabs.selectedViewController?.viewIfLoaded?.window != nil)
    let seen = (tabs.viewControllers ?? []).filter { $0.viewIfLoaded?.window != nil }
    #expect(seen.map(\.title) == [tabs.selectedViewController?.title])
  }

  @Test func `a bar that grew narrow while it was covered has More when a page is selected`() {
    let simulator = Simulator(.on("iphone-8-plus", .landscapeLeft))
    let tabs = makeTabs(["a", "b", "c", "d", "e", "f"])
    simulator.launch(rootViewController: tabs)
    #expect(tabs.tabBar.items?.count == 6)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    tabs.present(cover, animated: false)
    simulator.rotate(to: .portrait)
    simulator.settle()
    tabs.selectedIndex = 4
    #expect(tabs.tabBar.items?.count == 5)
    #expect(tabs.tabBar.selectedItem === tabs.tabBar.items?.last)
    tabs.dismiss(animated: false)
    #expect(tabs.selectedViewController?.view.window != nil)
  }
}
