// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct FactsTabControllerTests {
  @Test func `[uikit 2] the More controller is made once, and is not shown until it is needed`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b"])
    simulator.launch(rootViewController: tabs)
    let more = tabs.moreNavigationController
    #expect(more === tabs.moreNavigationController && !more.isViewLoaded)
    #expect(tabs.tabBar.items?.count == 2)
  }

  @Test func `[uikit 4] the list of pages is a copy of the one that was given`() {
    _ = Simulator()
    let tabs = UITabBarController()
    var pages: [UIViewController] = [NotedPage("a"), NotedPage("b")]
    tabs.viewControllers = pages
    pages.removeLast()
    pages.append(contentsOf: [NotedPage("x"), NotedPage("y")])
    #expect(tabs.viewControllers?.map(\.title) == ["a", "b"])
    #expect(tabs.children.count == 2)
    #expect(pages.suffix(2).allSatisfy { $0.parent == nil })
  }

  @Test func `[uikit 5] a new list is shown at once unless it is to be animated`() throws {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b"])
    simulator.launch(rootViewController: tabs)
    simulator.settle()
    let pages = try #require(tabs.viewControllers)
    let button = { (name: String) -> UIView? in
      tabs.tabBar.buttons.first { $0.accessibilityLabel == name }
    }
    tabs.viewControllers = pages + [NotedPage("c")]
    simulator.layoutIfNeeded()
    var moved = try #require(button("b"))
    #expect(tabs.tabBar.items?.count == 3)
    #expect(moved.frame.minX == 133)
    #expect((moved.layer.presentation() ?? moved.layer).frame == moved.frame)
    #expect(!simulator.clock.isBusy)

    tabs.setViewControllers(pages, animated: true)
    #expect(tabs.tabBar.items?.count == 2)
    simulator.advance(by: 0.1)
    moved = try #require(button("b"))
    #expect(moved.frame.minX == 199)
    let shown = try #require(moved.layer.presentation()).frame
    #expect(shown != moved.frame)
    simulator.settle()
    #expect((moved.layer.presentation() ?? moved.layer).frame == moved.frame)
  }

  @Test func `[uikit 67] a page is in a wrapper in a container beneath the bar`() throws {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b"])
    simulator.launch(rootViewController: tabs)
    let page = try #require(tabs.selectedViewController)
    let wrapper = try #require(page.view.superview)
    let transition = try #require(wrapper.superview)
    #expect(transition.superview === tabs.view)
    let order = tabs.view.subviews
    let below = try #require(order.firstIndex { $0 === transition })
    let above = try #require(order.firstIndex { $0 === tabs.tabBar })
    #expect(below < above)
  }

  @Test func `[uikit 219] a system bar is a container whose elements are its tabs in order`() throws
  {
    let simulator = Simulator()
    let tabs = makeTabs(["Home", "Search", "More"])
    simulator.launch(rootViewController: tabs)
    #expect(!tabs.tabBar.isAccessibilityElement)
    #expect(tabs.tabBar.accessibilityTraits.contains(.tabBar))
    let read = AccessibilityNode.read(tabs.tabBar)
    #expect(read.count == 1)
    let bar = try #require(read.first)
    #expect(bar.traits.contains(.tabBar))
    #expect(bar.elements.map(\.label) == ["Home", "Search", "More"])
    #expect(bar.elements.allSatisfy { $0.traits.contains(.button) })
  }
}
