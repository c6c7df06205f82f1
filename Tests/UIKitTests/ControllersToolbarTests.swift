// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

@MainActor struct ControllersToolbarTests {
  private func makeStack(_ simulator: Simulator, inTabs: Bool = false) -> UINavigationController {
    let page = NotedPage("first")
    page.toolbarItems = [
      UIBarButtonItem(systemItem: .trash), UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(title: "Go", primaryAction: nil),
    ]
    let stack = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    if inTabs { tabs.viewControllers = [stack] }
    simulator.launch(rootViewController: inTabs ? tabs : stack)
    return stack
  }

  @Test func `the toolbar is hidden until asked for, the navigation bar shown [uikit 137]`() {
    let simulator = Simulator()
    let stack = makeStack(simulator)
    #expect(stack.isToolbarHidden)
    #expect(!stack.isNavigationBarHidden)
    #expect(stack.toolbar.isHidden)
    #expect(stack.topViewController?.view.safeAreaInsets.bottom == 34)
  }

  @Test func `the toolbar stands above the home indicator and adds to the page's inset`() {
    let simulator = Simulator()
    let stack = makeStack(simulator)
    stack.isToolbarHidden = false
    simulator.layoutIfNeeded()
    #expect(!stack.toolbar.isHidden)
    #expect(stack.toolbar.frame == CGRect(x: 0, y: 774, width: 393, height: 44))
    #expect(stack.toolbar.background.frame.height == 78)
    #expect(stack.topViewController?.view.safeAreaInsets.bottom == 78)
    stack.toolbar.isTranslucent = false
    simulator.layoutIfNeeded()
    #expect(stack.topViewController?.view.frame.height == 774)
    #expect(stack.topViewController?.view.safeAreaInsets.bottom == 0)
  }

  @Test func `in a tab the toolbar stands above the tab bar`() {
    let simulator = Simulator()
    let stack = makeStack(simulator, inTabs: true)
    stack.isToolbarHidden = false
    simulator.layoutIfNeeded()
    #expect(stack.toolbar.frame == CGRect(x: 0, y: 725, width: 393, height: 44))
    #expect(stack.toolbar.background.frame.height == 44)
    #expect(stack.topViewController?.view.safeAreaInsets.bottom == 127)
  }

  @Test func `flexible room puts the buttons at the margins, mirrored in right-to-left`() {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      var situation = Situation()
      situation.direction = direction
      let simulator = Simulator(situation)
      let stack = makeStack(simulator)
      stack.setToolbarHidden(false, animated: false)
      simulator.layoutIfNeeded()
      let frames = stack.toolbar.buttons.map(\.frame)
      #expect(frames.count == 2)
      let isMirrored = direction == .rightToLeft
      #expect((isMirrored ? frames.last : frames.first)?.minX == 16)
      #expect((isMirrored ? frames.first : frames.last)?.maxX == 377)
    }
  }

  @Test func `fixed room and the gap between buttons are as wide as stated`() {
    let simulator = Simulator()
    let stack = makeStack(simulator)
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = 30
    stack.topViewController?.toolbarItems = [
      UIBarButtonItem(title: "a"), UIBarButtonItem(title: "b"), space, UIBarButtonItem(title: "c"),
    ]
    stack.isToolbarHidden = false
    simulator.layoutIfNeeded()
    let frames = stack.toolbar.buttons.map(\.frame)
    #expect(frames[1].minX == frames[0].maxX + 8)
    #expect(frames[2].minX == frames[1].maxX + 30)
  }

  @Test func `a press in the toolbar acts, and the buttons are those of the topmost page`() {
    let simulator = Simulator()
    let stack = makeStack(simulator)
    stack.isToolbarHidden = false
    var presses = 0
    let second = NotedPage("second")
    second.toolbarItems = [
      UIBarButtonItem(title: "Press", primaryAction: UIAction { _ in presses += 1 })
    ]
    stack.pushViewController(second, animated: true)
    simulator.settle()
    #expect(stack.toolbar.items?.map(\.title) == ["Press"])
    simulator.tap(at: CGPoint(x: 30, y: 796))
    #expect(presses == 1)
    stack.popViewController(animated: true)
    simulator.settle()
    #expect(stack.toolbar.items?.count == 3)
    second.setToolbarItems(nil, animated: false)
    #expect(stack.toolbar.items?.count == 3)
  }

  @Test func `a push that hides the bottom bars takes the toolbar along with the page`() {
    let simulator = Simulator()
    let stack = makeStack(simulator, inTabs: true)
    stack.isToolbarHidden = false
    let second = NotedPage("second")
    second.hidesBottomBarWhenPushed = true
    stack.pushViewController(second, animated: true)
    simulator.advance(by: 0.1)
    #expect(stack.toolbar.superview is PageWrapper)
    #expect(stack.topViewController?.view.safeAreaInsets.bottom == 34)
    simulator.settle()
    #expect(stack.toolbar.superview === stack.view)
    #expect(stack.toolbar.frame.maxX <= 0)
    #expect(second.view.safeAreaInsets.bottom == 34)
    stack.popViewController(animated: true)
    simulator.settle()
    #expect(stack.toolbar.frame == CGRect(x: 0, y: 725, width: 393, height: 44))
  }

  @Test func `hiding and showing the toolbar slides it within 0.2 seconds`() {
    let simulator = Simulator()
    let stack = makeStack(simulator)
    stack.setToolbarHidden(false, animated: true)
    let layer = stack.toolbar.layer
    simulator.advance(by: 0.1)
    let middle = layer.presentation()?.frame.minY ?? 0
    #expect(middle > 774 && middle < 852)
    simulator.advance(by: 0.15)
    #expect(layer.presentation()?.frame.minY == 774)
    stack.setToolbarHidden(true, animated: true)
    #expect(!stack.toolbar.isHidden)
    simulator.settle()
    #expect(stack.toolbar.isHidden)
    #expect(stack.topViewController?.view.safeAreaInsets.bottom == 34)
  }

  @Test func `the managed toolbar's items are not for the app; alone it keeps its own`() {
    let simulator = Simulator()
    let stack = makeStack(simulator)
    let reasons = UIKitFailure.recording { stack.toolbar.items = [] }
    #expect(
      reasons == ["Cannot call setItems:animated: directly on a UIToolbar managed by a controller."]
    )
    #expect(stack.toolbar.items?.count == 3)
    let alone = UIToolbar()
    #expect(alone.items == nil)
    alone.items = [UIBarButtonItem(title: "a")]
    #expect(alone.items?.count == 1)
    #expect(alone.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 44))
  }
}
