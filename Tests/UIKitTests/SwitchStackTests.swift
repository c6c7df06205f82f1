// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

/// The answers about stacks and the system's bar: each one changes what happens.
@MainActor struct SwitchStackTests {
  /// Tabs with a stack of two pages, of which the second may hide the bar.
  private func pushed(
    _ simulator: Simulator, hides: Bool = true
  ) -> (tabs: UITabBarController, stack: UINavigationController, top: UIViewController) {
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: NotedPage("a"))
    tabs.viewControllers = [stack, NotedPage("b")]
    simulator.launch(rootViewController: tabs)
    let top = NotedPage("top")
    top.hidesBottomBarWhenPushed = hides
    stack.pushViewController(top, animated: false)
    simulator.layoutIfNeeded()
    return (tabs, stack, top)
  }

  /// Drags from the edge to the middle and takes the drag back.
  private func cancelPop(_ simulator: Simulator, during: () -> Void = {}) {
    simulator.touchDown(at: CGPoint(x: 2, y: 400))
    simulator.touchMove(to: CGPoint(x: 100, y: 400))
    simulator.touchMove(to: CGPoint(x: 150, y: 400))
    during()
    simulator.touchCancel()
    simulator.settle()
  }

  @Test(arguments: UIKitSwitches.FlagReading.allCases)
  func `the flag that hides the bar is read at the push or always [uikit 40]`(
    answer: UIKitSwitches.FlagReading
  ) {
    let simulator = Simulator.with { $0.bottomBarFlag = answer }
    let (tabs, _, top) = pushed(simulator)
    #expect(!tabs.showsBar)
    top.hidesBottomBarWhenPushed = false
    #expect(tabs.showsBar == (answer == .live))
  }

  @Test func `on tablets a push takes the bar away or leaves it [uikit 38]`() {
    let tablet = Situation.on("ipad-mini")
    #expect(!pushed(Simulator(tablet)).tabs.showsBar)
    #expect(pushed(Simulator.with(tablet) { $0.tabletPushKeepsBar = true }).tabs.showsBar)
    #expect(!pushed(Simulator.with { $0.tabletPushKeepsBar = true }).tabs.showsBar)
  }

  @Test(arguments: [true, false])
  func `a stack tells what it will show or does not [uikit 136]`(tells: Bool) {
    let simulator = Simulator.with { $0.sendsNavigationWillShow = tells }
    let (_, stack, _) = pushed(simulator)
    let delegate = StackDelegate()
    stack.delegate = delegate
    stack.pushViewController(NotedPage("c"), animated: false)
    #expect(delegate.journal.take() == (tells ? ["willShow c"] : []) + ["didShow c"])
  }

  @Test(arguments: [true, false])
  func `a stack off the screen tells of a push or does not`(tells: Bool) {
    _ = Simulator.with { $0.tellsOffScreenChanges = tells }
    let stack = UINavigationController(rootViewController: NotedPage("a"))
    let delegate = StackDelegate()
    stack.delegate = delegate
    stack.pushViewController(NotedPage("b"), animated: true)
    #expect(delegate.journal.take() == (tells ? ["willShow b", "didShow b"] : []))
  }

  @Test(arguments: [true, false])
  func `a pop that is taken back tells what is shown or does not [uikit 49]`(tells: Bool) {
    let simulator = Simulator.with { $0.tellsCancelledPop = tells }
    let (_, stack, _) = pushed(simulator)
    let delegate = StackDelegate()
    stack.delegate = delegate
    cancelPop(simulator)
    #expect(stack.viewControllers.count == 2)
    #expect(
      delegate.journal.take() == ["willShow a"] + (tells ? ["willShow top", "didShow top"] : []))
  }

  @Test func `a stack that was never told of its appearing follows the finger`() {
    let simulator = Simulator.with { $0.didAppearDelay = .never }
    let stack = UINavigationController()
    stack.viewControllers = [NotedPage("a"), NotedPage("b")]
    let tabs = UITabBarController()
    tabs.viewControllers = [NotedPage("first"), stack]
    simulator.launch(rootViewController: tabs)
    tabs.selectedIndex = 1
    simulator.settle()
    simulator.touchDown(at: CGPoint(x: 2, y: 400))
    simulator.touchMove(to: CGPoint(x: 40, y: 400))
    simulator.touchMove(to: CGPoint(x: 100, y: 400))
    #expect(stack.transitionCoordinator?.isInteractive == true)
    simulator.touchCancel()
    simulator.settle()
    #expect(stack.viewControllers.count == 2)
  }

  @Test func `a page about to appear leaves the delegate or replaces it`() {
    let simulator = Simulator()
    let (_, stack, _) = pushed(simulator)
    let delegate = StackDelegate()
    stack.delegate = delegate
    stack.pushViewController(NotedPage("c"), animated: false)
    #expect(stack.delegate === delegate)
    simulator.switches.delegateIsReplaced = true
    _ = delegate.journal.take()
    stack.popViewController(animated: false)
    #expect(stack.delegate != nil && stack.delegate !== delegate)
    #expect(delegate.journal.take().isEmpty)
  }

  @Test(arguments: [true, false])
  func `views outside a transition move by themselves or with the finger`(follows: Bool) {
    let simulator = Simulator.with { $0.foreignViewsFollowFinger = follows }
    let (tabs, stack, _) = pushed(simulator)
    let foreign = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    tabs.view.addSubview(foreign)
    final class Mover: NSObject, UINavigationControllerDelegate {
      weak var view: UIView?
      func navigationController(
        _ stack: UINavigationController, willShow page: UIViewController, animated: Bool
      ) {
        _ = stack.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
          self?.view?.frame.origin.x = 100
        })
      }
    }
    let mover = Mover()
    mover.view = foreign
    stack.delegate = mover
    cancelPop(simulator) {
      simulator.advance(by: 1)
      let x = foreign.layer.presentation()?.frame.minX ?? 0
      #expect(follows ? x < 60 : x == 100)
    }
  }

  @Test func `a tab bar controller raises its views over an app's or does not`() {
    for raises in [false, true] {
      let simulator = Simulator.with { $0.raisesOwnViews = raises }
      let (tabs, stack, _) = pushed(simulator)
      let mine = UIView(frame: tabs.view.bounds)
      tabs.view.addSubview(mine)
      stack.popViewController(animated: false)
      #expect((tabs.view.subviews.last === mine) == !raises)
      tabs.view.bringSubviewToFront(mine)
      tabs.selectedIndex = 1
      #expect((tabs.view.subviews.last === mine) == !raises)
    }
  }

  @Test func `what is added to a tab bar controller's safe area counts or does not [field 32]`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a"])
    simulator.launch(rootViewController: tabs)
    tabs.additionalSafeAreaInsets.top = 10
    simulator.layoutIfNeeded()
    #expect(tabs.view.safeAreaInsets.top == 69)
    simulator.switches.insetsOfTabsCount = false
    tabs.view.setNeedsLayout()
    simulator.layoutIfNeeded()
    #expect(tabs.view.safeAreaInsets.top == 59)
  }

  @Test func `the system's bar is 49 or 72 points high [uikit 50]`() {
    let simulator = Simulator.with { $0.barHeight = .platter }
    let tabs = makeTabs(["a"])
    simulator.launch(rootViewController: tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 746, width: 393, height: 106))
    #expect(tabs.viewControllers?[0].view.safeAreaInsets.bottom == 106)
    #expect(tabs.tabBar.buttons[0].frame.height == 71)
  }

  @Test(arguments: UIKitSwitches.LowBar.allCases)
  func `in landscape the bar is 53 or 70 points high without a home button [uikit 54]`(
    answer: UIKitSwitches.LowBar
  ) {
    let simulator = Simulator.with(.on("iphone-x", .landscapeRight)) { $0.lowBar = answer }
    let tabs = makeTabs(["a"])
    simulator.launch(rootViewController: tabs)
    #expect(tabs.tabBar.frame.height == (answer == .low ? 53 : 70))
    #expect(tabs.viewControllers?[0].view.safeAreaInsets.bottom == tabs.tabBar.frame.height)
    let old = Simulator.with(.on("iphone-se", .landscapeRight)) { $0.lowBar = answer }
    let others = makeTabs(["a"])
    old.launch(rootViewController: others)
    #expect(others.tabBar.frame.height == 32)
  }

  @Test func `apps may launch without scenes or must have them`() {
    final class App: NSObject, UIApplicationDelegate {}
    final class Scene: NSObject, UIWindowSceneDelegate { var window: UIWindow? }
    let simulator = Simulator.with { $0.requiresScenes = true }
    let app = App()
    #expect(UIKitFailure.recording { simulator.launch(appDelegate: app) }.count == 1)
    #expect(UIApplication.shared.applicationState != .active)
    simulator.launch(appDelegate: app, sceneDelegate: Scene())
    #expect(UIApplication.shared.applicationState == .active)
    let former = Simulator()
    former.launch(appDelegate: app)
    #expect(UIApplication.shared.applicationState == .active)
  }
}
