// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

@MainActor struct ControllersInsetTests {
  @Test(arguments: [("iphone-16", 83.0), ("iphone-se", 49)])
  func `a page's bottom inset is what the bar covers, plus its own addition [uikit 69]`(
    device: String, inset: Double
  ) {
    let simulator = Simulator(.on(device))
    let tabs = makeTabs(["a", "b"])
    simulator.launch(rootViewController: tabs)
    let page = tabs.viewControllers?[0]
    #expect(page?.view.safeAreaInsets.bottom == CGFloat(inset))
    page?.additionalSafeAreaInsets.bottom = 10
    simulator.layoutIfNeeded()
    #expect(page?.view.safeAreaInsets.bottom == CGFloat(inset) + 10)
  }

  @Test func `a page fills the container, or ends at an opaque bar or where it wants [uikit 68]`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b"])
    simulator.launch(rootViewController: tabs)
    let page = tabs.viewControllers?[0]
    #expect(page?.view.frame.height == 852)
    tabs.tabBar.isTranslucent = false
    simulator.layoutIfNeeded()
    #expect(page?.view.frame.height == 769)
    #expect(page?.view.safeAreaInsets.bottom == 0)
    page?.extendedLayoutIncludesOpaqueBars = true
    simulator.layoutIfNeeded()
    #expect(page?.view.frame.height == 852)
    tabs.tabBar.isTranslucent = true
    page?.edgesForExtendedLayout = .top
    simulator.layoutIfNeeded()
    #expect(page?.view.frame.height == 769)
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `a page that slides keeps the insets it will have at rest [uikit 161]`(
    direction: UITraitEnvironmentLayoutDirection
  ) throws {
    var situation = Situation()
    situation.direction = direction
    let simulator = Simulator(situation)
    let (bottom, top) = (NotedPage("first"), NotedPage("second"))
    let stack = UINavigationController(rootViewController: bottom)
    simulator.launch(rootViewController: stack)
    let rest = UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0)
    stack.pushViewController(top, animated: true)
    simulator.advance(by: 0.1)
    #expect(bottom.view.safeAreaInsets == rest)
    #expect(top.view.safeAreaInsets == rest)
    simulator.settle()
    stack.popViewController(animated: true)
    simulator.advance(by: 0.1)
    #expect(bottom.view.safeAreaInsets == rest)
    #expect(top.view.safeAreaInsets == rest)
  }

  @Test func `a push that takes the bar away leaves the window's inset [uikit 38] [uikit 70]`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b"], inStacks: true)
    simulator.launch(rootViewController: tabs)
    let stack = tabs.viewControllers?[0] as? UINavigationController
    let (bottom, top) = (stack?.topViewController, NotedPage("second"))
    #expect(bottom?.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
    top.hidesBottomBarWhenPushed = true
    stack?.pushViewController(top, animated: true)
    simulator.advance(by: 0.1)
    #expect(bottom?.view.safeAreaInsets.bottom == 83)
    #expect(top.view.safeAreaInsets.bottom == 34)
    simulator.settle()
    #expect(top.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
    #expect(!tabs.showsBar)
    #expect(tabs.tabBar.frame.maxX <= 0)
    stack?.popViewController(animated: true)
    simulator.settle()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(bottom?.view.safeAreaInsets.bottom == 83)
  }

  @Test func `the bar stays away until the page that took it away is popped [uikit 39]`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a"], inStacks: true)
    simulator.launch(rootViewController: tabs)
    let stack = tabs.viewControllers?[0] as? UINavigationController
    let flagged = NotedPage("flagged")
    flagged.hidesBottomBarWhenPushed = true
    stack?.pushViewController(flagged, animated: false)
    stack?.pushViewController(NotedPage("third"), animated: false)
    simulator.layoutIfNeeded()
    #expect(tabs.tabBar.frame.maxX <= 0)
    stack?.popViewController(animated: false)
    simulator.layoutIfNeeded()
    #expect(tabs.tabBar.frame.maxX <= 0)
    flagged.hidesBottomBarWhenPushed = false
    simulator.layoutIfNeeded()
    #expect(tabs.tabBar.frame.maxX <= 0)
    stack?.popViewController(animated: false)
    simulator.layoutIfNeeded()
    #expect(tabs.tabBar.frame.minX == 0)
  }

  @Test func `during a push the bar moves with the page underneath, and takes no taps [field 36]`()
  {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b"], inStacks: true)
    simulator.launch(rootViewController: tabs)
    let stack = tabs.viewControllers?[0] as? UINavigationController
    let top = NotedPage("second")
    top.hidesBottomBarWhenPushed = true
    stack?.pushViewController(top, animated: false)
    simulator.layoutIfNeeded()
    simulator.touchDown(at: CGPoint(x: 2, y: 400))
    simulator.touchMove(to: CGPoint(x: 100, y: 400))
    simulator.touchMove(to: CGPoint(x: 198.5, y: 400))
    #expect(tabs.tabBar.superview is PageWrapper)
    simulator.touchUp()
    simulator.settle()
    #expect(tabs.tabBar.superview === tabs.view)
  }

  @Test func `a hidden bar gives its inset back, or keeps it by the switch [field 48]`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a"])
    simulator.launch(rootViewController: tabs)
    tabs.tabBar.isHidden = true
    simulator.layoutIfNeeded()
    #expect(tabs.viewControllers?[0].view.safeAreaInsets.bottom == 34)
    simulator.switches.hiddenBarKeepsInset = true
    simulator.layoutIfNeeded()
    #expect(tabs.viewControllers?[0].view.safeAreaInsets.bottom == 83)
  }

  @Test func `by the switch a pop shows a bar again that the app hid [field 45]`() {
    for shows in [false, true] {
      let simulator = Simulator()
      simulator.switches.showsSystemBarAfterPop = shows
      let tabs = makeTabs(["a"], inStacks: true)
      simulator.launch(rootViewController: tabs)
      tabs.tabBar.isHidden = true
      let stack = tabs.viewControllers?[0] as? UINavigationController
      stack?.pushViewController(NotedPage("second"), animated: false)
      stack?.popViewController(animated: true)
      simulator.settle()
      #expect(tabs.tabBar.isHidden == !shows)
    }
  }

  @Test(arguments: [
    ("iphone-16", UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)),
    ("iphone-x", UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)),
    ("iphone-se", .zero),
  ])
  func `on its side a phone is unsafe left, right and below [uikit 51]`(
    device: String, insets: UIEdgeInsets
  ) {
    let simulator = Simulator(.on(device))
    let root = UIViewController()
    simulator.launch(rootViewController: root)
    simulator.rotate(to: .landscapeRight)
    simulator.settle()
    #expect(root.view.safeAreaInsets == insets)
    #expect(root.view.frame.size == UIScreen.main.bounds.size)
  }

  @Test func `an app takes no more from the safe area than there is [uikit 161]`() {
    let simulator = Simulator()
    let page = UIViewController()
    simulator.launch(rootViewController: page)
    let insets = page.view.safeAreaInsets
    #expect(insets.top > 20)
    page.additionalSafeAreaInsets = UIEdgeInsets(top: -20, left: -20, bottom: -200, right: 0)
    simulator.layoutIfNeeded()
    #expect(
      page.view.safeAreaInsets == UIEdgeInsets(top: insets.top - 20, left: 0, bottom: 0, right: 0))
  }
}
