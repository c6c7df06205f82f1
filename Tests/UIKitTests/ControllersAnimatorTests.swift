// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

/// Fades from one view to the other within half a second.
@MainActor private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  let journal = Journal()

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    journal.note("animate")
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else { return }
    to.frame = transitionContext.finalFrame(for: controller)
    to.alpha = 0
    transitionContext.containerView.addSubview(to)
    UIView.animate(withDuration: 0.5) {
      to.alpha = 1
      from.alpha = 0
    } completion: { _ in
      to.alpha = 1
      from.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { journal.note("ended \(transitionCompleted)") }
}

/// Gives the animator everywhere, and what moves it by hand.
@MainActor
private final class Director: NSObject, UINavigationControllerDelegate,
  UITabBarControllerDelegate, UIViewControllerTransitioningDelegate
{
  let animator = Fade()
  var hand: UIPercentDrivenInteractiveTransition?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
}

@MainActor struct ControllersAnimatorTests {
  private let director = Director()

  @Test func `a push by the app's animator takes its time and ends as any push`() {
    let simulator = Simulator()
    let journal = Journal()
    let (first, second) = (NotedPage("a", journal), NotedPage("b", journal))
    let stack = UINavigationController(rootViewController: first)
    stack.delegate = director
    simulator.launch(rootViewController: stack)
    _ = journal.take()
    stack.pushViewController(second, animated: true)
    #expect(stack.transitionCoordinator?.transitionDuration == 0.5)
    #expect(first.view.superview === second.view.superview)
    simulator.advance(by: 0.4)
    let alpha = second.view.layer.presentation()?.opacity ?? 0
    #expect(alpha > 0.5 && alpha < 1)
    simulator.settle()
    #expect(
      journal.take() == [
        "a.willDisappear", "b.load", "b.willAppear", "a.didDisappear", "b.didAppear",
      ])
    #expect(director.animator.journal.take() == ["animate", "ended true"])
    #expect(second.view.superview is PageWrapper)
    #expect(second.view.frame == UIScreen.main.bounds)
    #expect(first.view.window == nil)
    stack.popViewController(animated: true)
    simulator.settle()
    #expect(stack.viewControllers.count == 1)
    #expect(first.view.superview is PageWrapper)
  }

  @Test func `a hand moves the app's animator, and takes a pop back`() {
    let simulator = Simulator()
    let journal = Journal()
    let (first, second) = (NotedPage("a", journal), NotedPage("b", journal))
    let stack = UINavigationController(rootViewController: first)
    stack.pushViewController(second, animated: false)
    simulator.launch(rootViewController: stack)
    stack.delegate = director
    let hand = UIPercentDrivenInteractiveTransition()
    director.hand = hand
    _ = journal.take()
    stack.popViewController(animated: true)
    #expect(stack.transitionCoordinator?.isInteractive == true)
    #expect(hand.duration == 0.5)
    hand.update(0.4)
    simulator.advance(by: 2)
    #expect(hand.percentComplete == 0.4)
    #expect(abs((first.view.layer.presentation()?.opacity ?? 0) - 0.4) < 0.2)
    hand.cancel()
    simulator.settle()
    #expect(stack.viewControllers.map(\.title) == ["a", "b"])
    #expect(second.view.superview is PageWrapper)
    #expect(second.view.alpha == 1)
    #expect(
      journal.take() == [
        "b.willDisappear", "a.load", "a.willAppear", "a.willDisappear", "a.didDisappear",
        "b.willAppear", "b.didAppear",
      ])
    #expect(director.animator.journal.take().last == "ended false")
    stack.popViewController(animated: true)
    hand.update(0.7)
    hand.finish()
    simulator.settle()
    #expect(stack.viewControllers.map(\.title) == ["a"])
  }

  @Test func `a change of tabs is animated by the app, by code and by a tap`() {
    let simulator = Simulator()
    let journal = Journal()
    let tabs = makeTabs(["a", "b"], journal: journal)
    tabs.delegate = director
    simulator.launch(rootViewController: tabs)
    _ = journal.take()
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController?.title == "b")
    #expect(journal.take() == ["b.load", "b.willAppear", "a.willDisappear"])
    simulator.settle()
    #expect(journal.take() == ["a.didDisappear", "b.didAppear"])
    #expect(tabs.viewControllers?[1].view.superview is PageWrapper)
    simulator.tap(at: middle(ofTab: 0, in: tabs.tabBar))
    simulator.settle()
    #expect(tabs.viewControllers?[0].view.window != nil)
    #expect(tabs.viewControllers?[1].view.window == nil)
    #expect(director.animator.journal.take().count == 4)
  }

  @Test func `a change of tabs that is taken back selects the page before`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b"])
    tabs.delegate = director
    simulator.launch(rootViewController: tabs)
    let hand = UIPercentDrivenInteractiveTransition()
    director.hand = hand
    tabs.selectedIndex = 1
    hand.update(0.3)
    hand.cancel()
    simulator.settle()
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem?.title == "a")
    #expect(tabs.viewControllers?[0].view.superview is PageWrapper)
    #expect(tabs.viewControllers?[1].view.window == nil)
  }

  @Test func `another selection ends an animated change at once`() {
    let simulator = Simulator()
    let journal = Journal()
    let tabs = makeTabs(["a", "b", "c"], journal: journal)
    tabs.delegate = director
    simulator.launch(rootViewController: tabs)
    _ = journal.take()
    tabs.selectedIndex = 1
    simulator.advance(by: 0.1)
    tabs.selectedIndex = 2
    simulator.settle()
    #expect(
      journal.take() == [
        "b.load", "b.willAppear", "a.willDisappear", "a.didDisappear", "b.didAppear", "c.load",
        "c.willAppear", "b.willDisappear", "b.didDisappear", "c.didAppear",
      ])
    #expect(tabs.viewControllers?.map { $0.view.window != nil } == [false, false, true])
  }

  @Test func `presenting and dismissing go by the controller's own animator`() {
    let simulator = Simulator()
    let journal = Journal()
    let (root, cover) = (NotedPage("root", journal), NotedPage("cover", journal))
    simulator.launch(rootViewController: root)
    cover.modalPresentationStyle = .fullScreen
    cover.transitioningDelegate = director
    _ = journal.take()
    root.present(cover, animated: true)
    simulator.advance(by: 0.45)
    #expect(journal.take() == ["root.willDisappear", "cover.load", "cover.willAppear"])
    simulator.settle()
    #expect(journal.take() == ["cover.didAppear", "root.didDisappear"])
    root.dismiss(animated: true)
    simulator.settle()
    #expect(
      journal.take() == [
        "cover.willDisappear", "root.willAppear", "cover.didDisappear", "root.didAppear",
      ])
    #expect(root.view.superview === simulator.windows.first)
    #expect(root.view.frame == UIScreen.main.bounds)
    #expect(director.animator.journal.take().count == 4)
  }

  @Test func `a dismissal that is taken back leaves the presented controller`() {
    let simulator = Simulator()
    let (root, cover) = (NotedPage("root"), NotedPage("cover"))
    simulator.launch(rootViewController: root)
    cover.modalPresentationStyle = .overFullScreen
    cover.transitioningDelegate = director
    root.present(cover, animated: true)
    simulator.settle()
    let hand = UIPercentDrivenInteractiveTransition()
    director.hand = hand
    root.dismiss(animated: true)
    hand.update(0.5)
    hand.cancel()
    simulator.settle()
    #expect(root.presentedViewController === cover)
    #expect(cover.view.window != nil)
    #expect(!cover.isBeingDismissed)
    director.hand = nil
    root.dismiss(animated: true)
    simulator.settle()
    #expect(root.presentedViewController == nil)
  }
}
