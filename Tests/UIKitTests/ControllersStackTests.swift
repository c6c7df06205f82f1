// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

@MainActor struct ControllersStackTests {
  @Test func `a bar that is hidden before the view is loaded stays hidden`() {
    let simulator = Simulator()
    let stack = UINavigationController(rootViewController: NotedPage("a"))
    stack.setNavigationBarHidden(true, animated: true)
    simulator.launch(rootViewController: stack)
    #expect(stack.navigationBar.isHidden)
    stack.setNavigationBarHidden(false, animated: false)
    simulator.settle()
    #expect(!stack.navigationBar.isHidden)
  }

  @Test func `a stack begins empty, or with a root [uikit 131]`() {
    _ = Simulator()
    #expect(UINavigationController().viewControllers.isEmpty)
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    #expect(stack.viewControllers == [root])
    #expect(root.parent === stack)
    #expect(!stack.isNavigationBarHidden)
  }

  @Test func `pushing what is on the stack is a mistake [uikit 132]`() {
    _ = Simulator()
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    let reasons = UIKitFailure.recording { stack.pushViewController(root, animated: false) }
    #expect(
      reasons.first?.hasPrefix(
        "Pushing the same view controller instance more than once is not supported") == true)
    #expect(stack.viewControllers.count == 1)
  }

  @Test func `pops return what they took off [uikit 133]`() {
    _ = Simulator()
    let pages = ["a", "b", "c", "d"].map { NotedPage($0) }
    let stack = UINavigationController()
    stack.viewControllers = pages
    #expect(stack.popViewController(animated: false) === pages[3])
    #expect(stack.popToViewController(pages[1], animated: false) == [pages[2]])
    #expect(stack.popToRootViewController(animated: false) == [pages[1]])
    #expect(stack.popToRootViewController(animated: false) == nil)
    #expect(stack.popViewController(animated: false) == nil)
    #expect(pages[3].parent == nil)
  }

  @Test func `a new stack looks like a pop if its top was below, else like a push [uikit 134]`() {
    let simulator = Simulator()
    let pages = ["a", "b", "c"].map { NotedPage($0) }
    let stack = UINavigationController()
    stack.viewControllers = pages
    simulator.launch(rootViewController: stack)
    stack.setViewControllers([pages[0], pages[1]], animated: true)
    #expect(stack.transition?.change.operation == .pop)
    simulator.settle()
    stack.setViewControllers([pages[1], pages[0]], animated: true)
    #expect(stack.transition?.change.operation == .pop)
    simulator.settle()
    stack.setViewControllers([pages[0], pages[2]], animated: true)
    #expect(stack.transition?.change.operation == .push)
    simulator.settle()
    #expect(pages[2].view.window != nil)
    #expect(pages[0].view.window == nil)
  }

  @Test func `what is seen is the presented controller, else the top [uikit 135]`() {
    let simulator = Simulator()
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    simulator.launch(rootViewController: stack)
    #expect(stack.topViewController === root)
    #expect(stack.visibleViewController === root)
    let sheet = UIViewController()
    root.present(sheet, animated: false)
    #expect(stack.visibleViewController === sheet)
  }

  @Test func `the delegate is told before and after, of the first page too [uikit 136]`() {
    let simulator = Simulator()
    let stack = UINavigationController(rootViewController: NotedPage("a"))
    let delegate = StackDelegate()
    stack.delegate = delegate
    simulator.launch(rootViewController: stack)
    #expect(delegate.journal.take() == ["willShow a", "didShow a"])
    stack.pushViewController(NotedPage("b"), animated: true)
    #expect(delegate.journal.take() == ["willShow b"])
    simulator.settle()
    #expect(delegate.journal.take() == ["didShow b"])
    simulator.switches.sendsNavigationWillShow = false
    stack.popViewController(animated: true)
    simulator.settle()
    #expect(delegate.journal.take() == ["didShow a"])
  }

  @Test func `a pop that is taken back tells willShow only`() {
    let simulator = Simulator()
    let stack = UINavigationController()
    stack.viewControllers = [NotedPage("a"), NotedPage("b")]
    let delegate = StackDelegate()
    stack.delegate = delegate
    simulator.launch(rootViewController: stack)
    _ = delegate.journal.take()
    swipe(simulator, to: 100)
    simulator.settle()
    #expect(delegate.journal.take() == ["willShow a"])
    #expect(stack.topViewController?.title == "b")
    swipe(simulator, to: 300)
    simulator.settle()
    #expect(delegate.journal.take() == ["willShow a", "didShow a"])
    #expect(stack.viewControllers.map(\.title) == ["a"])
  }

  @Test func `a push takes 0.35 seconds and moves the page below by 30 percent [uikit 137]`() {
    let simulator = Simulator()
    let first = NotedPage("a")
    let stack = UINavigationController(rootViewController: first)
    simulator.launch(rootViewController: stack)
    let below = stack.shownWrapper
    stack.pushViewController(NotedPage("b"), animated: true)
    #expect(stack.transitionCoordinator?.transitionDuration == 0.35)
    #expect(below?.frame.minX == -0.3 * 393)
    #expect(below?.layer.presentationState.position.x == 196.5)
    simulator.advance(by: 0.33)
    #expect(stack.transition != nil)
    simulator.advance(by: 0.03)
    #expect(stack.transition == nil)
    #expect(stack.transitionCoordinator == nil)
  }

  @Test func `the finger moves the page, and the edge is on the right in right-to-left`() {
    let simulator = Simulator(Situation(direction: .rightToLeft))
    let stack = UINavigationController()
    stack.viewControllers = [NotedPage("a"), NotedPage("b")]
    simulator.launch(rootViewController: stack)
    let upper = stack.shownWrapper
    simulator.touchDown(at: CGPoint(x: 391, y: 400))
    simulator.touchMove(to: CGPoint(x: 300, y: 400))
    simulator.touchMove(to: CGPoint(x: 391 - 196.5, y: 400))
    let shown = upper?.layer.presentationState.position.x ?? 0
    #expect(abs(shown - (196.5 - 196.5)) < 0.5)
    #expect(stack.transitionCoordinator?.isInteractive == true)
    simulator.touchCancel()
    simulator.settle()
    #expect(stack.viewControllers.count == 2)
  }

  @Test func `no swipe goes back from the root, or where no back button is`() {
    let simulator = Simulator()
    let stack = UINavigationController(rootViewController: NotedPage("a"))
    simulator.launch(rootViewController: stack)
    swipe(simulator, to: 300)
    #expect(stack.transition == nil)
    stack.pushViewController(NotedPage("b"), animated: false)
    stack.topViewController?.navigationItem.hidesBackButton = true
    simulator.layoutIfNeeded()
    swipe(simulator, to: 300)
    simulator.settle()
    #expect(stack.viewControllers.count == 2)
  }

  @Test func `animations beside a pop follow the finger inside the named view only`() {
    let simulator = Simulator()
    let root = UIViewController()
    let stack = UINavigationController()
    stack.viewControllers = [NotedPage("a"), NotedPage("b")]
    embed(stack, in: root)
    let (foreign, named) = (UIView(), UIView())
    for view in [foreign, named] { root.view.addSubview(view) }
    simulator.launch(rootViewController: root)
    let delegate = ScrubDelegate(foreign: foreign, named: named)
    stack.delegate = delegate
    simulator.touchDown(at: CGPoint(x: 2, y: 400))
    simulator.touchMove(to: CGPoint(x: 40, y: 400))
    simulator.touchMove(to: CGPoint(x: 100.25, y: 400))
    #expect(abs(named.layer.presentationState.position.y - 25) < 1)
    #expect(foreign.layer.presentationState.position.y == 0)
    simulator.advance(by: 0.5)
    #expect(abs(named.layer.presentationState.position.y - 25) < 1)
    #expect(foreign.layer.presentationState.position.y == 100)
    simulator.touchCancel()
    simulator.settle()
    #expect(named.center.y == 0)
    #expect(delegate.wasCancelled == true)
  }

  @Test func `the back button, bar buttons and title work`() throws {
    let simulator = Simulator()
    let stack = UINavigationController(rootViewController: NotedPage("First"))
    let second = NotedPage("Second")
    var pressed = 0
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Do", primaryAction: UIAction { _ in pressed += 1 })
    simulator.launch(rootViewController: stack)
    stack.pushViewController(second, animated: false)
    simulator.layoutIfNeeded()
    let contents = try #require(stack.navigationBar.current)
    let button = try #require(contents.subviews.compactMap { $0 as? BarButtonView }.first)
    simulator.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: 22), to: nil))
    #expect(pressed == 1)
    let back = try #require(contents.subviews.compactMap { $0 as? BackButton }.first)
    #expect(back.accessibilityLabel == "First")
    simulator.tap(at: back.convert(CGPoint(x: 10, y: 22), to: nil))
    simulator.settle()
    #expect(stack.viewControllers.count == 1)
    #expect(stack.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
  }

  @Test func `a hidden bar gives its room to the pages`() {
    let simulator = Simulator()
    let page = NotedPage("a")
    let stack = UINavigationController(rootViewController: page)
    simulator.launch(rootViewController: stack)
    #expect(page.view.safeAreaInsets.top == 103)
    stack.setNavigationBarHidden(true, animated: true)
    simulator.settle()
    #expect(page.view.safeAreaInsets.top == 59)
    stack.navigationBar.isTranslucent = false
    stack.setNavigationBarHidden(false, animated: false)
    simulator.layoutIfNeeded()
    #expect(page.view.convert(CGPoint.zero, to: nil).y == 103)
  }

  @Test(arguments: ["push", "pop", "pop to root", "replace"])
  func `what follows a pop that is on its way back keeps the page`(what: String) {
    let simulator = Simulator()
    let (a, b, c, d) = (NotedPage("a"), NotedPage("b"), NotedPage("c"), NotedPage("d"))
    let stack = UINavigationController()
    stack.viewControllers = [a, b, c]
    simulator.launch(rootViewController: stack)
    swipe(simulator, to: 60)
    #expect(stack.viewControllers == [a, b])
    switch what {
    case "push": stack.pushViewController(d, animated: true)
    case "pop": #expect(stack.popViewController(animated: true) === c)
    case "pop to root": #expect(stack.popToRootViewController(animated: true) == [b, c])
    default: stack.setViewControllers([a, b, c, d], animated: true)
    }
    simulator.settle()
    let expected = ["push": [a, b, c, d], "pop": [a, b], "pop to root": [a]]
    #expect(stack.viewControllers == expected[what, default: [a, b, c, d]])
    #expect(stack.topViewController?.viewIfLoaded?.window != nil)
    #expect(c.parent === (stack.viewControllers.contains(c) ? stack : nil))
  }

  @Test func `a push during a push ends the first at once`() {
    let simulator = Simulator()
    let journal = Journal()
    let stack = UINavigationController(rootViewController: NotedPage("a"))
    simulator.launch(rootViewController: stack)
    stack.pushViewController(NotedPage("b", journal), animated: true)
    simulator.advance(by: 0.1)
    stack.pushViewController(NotedPage("c", journal), animated: true)
    simulator.settle()
    #expect(
      journal.take() == [
        "b.load", "b.willAppear", "b.didAppear", "b.willDisappear", "c.load", "c.willAppear",
        "b.didDisappear", "c.didAppear",
      ])
  }
}

@MainActor private func swipe(_ simulator: Simulator, to x: CGFloat) {
  simulator.touchDown(at: CGPoint(x: 2, y: 400))
  simulator.touchMove(to: CGPoint(x: 40, y: 400))
  simulator.touchMove(to: CGPoint(x: x, y: 400))
  simulator.advance(by: 0.3)
  simulator.touchUp()
}

/// Moves one view beside the transition, and another along with it.
@MainActor private final class ScrubDelegate: NSObject, UINavigationControllerDelegate {
  let foreign: UIView
  let named: UIView
  var wasCancelled: Bool?

  init(foreign: UIView, named: UIView) {
    self.foreign = foreign
    self.named = named
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    let coordinator = navigationController.transitionCoordinator
    coordinator?.animate(
      alongsideTransition: { _ in self.foreign.center.y = 100 },
      completion: { self.wasCancelled = $0.isCancelled })
    coordinator?.animateAlongsideTransition(in: named) { _ in self.named.center.y = 100 }
  }
}
