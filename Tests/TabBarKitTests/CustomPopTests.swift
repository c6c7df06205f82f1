// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// Pops by an application's own animator, led by its own gesture, in every host.
@MainActor @Suite(.serialized, .everyPreset) struct CustomPopTests {
  /// The delegate of a stack with an animator and a gesture of the application's.
  @MainActor private final class Leader: NSObject, UINavigationControllerDelegate {
    /// Nil for a pop that no finger leads.
    var hand: UIPercentDrivenInteractiveTransition?
    let animator = Lift()

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? animator : nil }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
  }

  /// Lifts the page that leaves off the screen, in half a second.
  private final class Lift: NSObject, UIViewControllerAnimatedTransitioning {
    var takesBack = false

    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.viewController(forKey: .to), let below = context.view(forKey: .to),
        let above = context.view(forKey: .from)
      else { return context.completeTransition(false) }
      below.frame = context.finalFrame(for: to)
      context.containerView.insertSubview(below, belowSubview: above)
      UIView.animate(withDuration: 0.5) {
        above.transform = CGAffineTransform(translationX: 0, y: -852)
      } completion: { _ in
        above.transform = .identity
        context.completeTransition(!context.transitionWasCancelled && !self.takesBack)
      }
    }
  }

  /// A host with a page on the stack that hides the bar, and the application's way to pop it.
  private func pushed(_ writing: Hosted.Writing) throws -> (Hosted, Leader) {
    let hosted = try Hosted(writing)
    hosted.push(hides: true)
    hosted.simulator.settle()
    hosted.simulator.advance(by: 1)
    return (hosted, Leader())
  }

  /// Begins a pop; whoever took the delegate in between has given it back.
  private func pop(_ hosted: Hosted, _ leader: Leader, byHand: Bool = true) {
    leader.hand = byHand ? UIPercentDrivenInteractiveTransition() : nil
    hosted.stack?.delegate = leader
    hosted.simulator.advance(by: 1 / 60)
    hosted.pop()
    hosted.simulator.advance(by: 1 / 60)
  }

  private func opacity(_ hosted: Hosted) -> Double { hosted.shownShare }

  @Test(
    "The bar fades with the hand that leads a pop, and is as before when that is taken back [field 36] [field 46]",
    arguments: Hosted.Writing.all)
  func takenBack(writing: Hosted.Writing) throws {
    let (hosted, leader) = try pushed(writing)
    let page = hosted.top
    let before = hosted.picture()
    pop(hosted, leader)
    for share in [0.2, 0.8, 0.4] {
      leader.hand?.update(share)
      // Nothing goes on while the hand rests.
      hosted.simulator.advance(by: 1)
      #expect(abs(opacity(hosted) - share) < 0.25, "\(share)")
      #expect(!hosted.endsAnEffect)
      #expect(hosted.hostView.frame == hosted.root.view.bounds)
      #expect(!hosted.hostView.isUserInteractionEnabled)
      #expect(hosted.first("t0")?.view.safeAreaInsets.bottom == 83)
    }
    hosted.simulator.tap(at: hosted.middle(of: "t2"))
    #expect(hosted.tabBar.selectedID == "t0")
    leader.hand?.cancel()
    hosted.simulator.settle()
    hosted.simulator.advance(by: 1)
    #expect(hosted.top === page)
    hosted.checkHidden()
    hosted.expect(before)
    #expect(hosted.events.isEmpty)
  }

  @Test("A pop that a hand leads through brings the bar", arguments: Hosted.Writing.all)
  func goesThrough(writing: Hosted.Writing) throws {
    let (hosted, leader) = try pushed(writing)
    for goes in [false, true] {
      pop(hosted, leader)
      leader.hand?.update(0.6)
      hosted.simulator.advance(by: 0.1)
      goes ? leader.hand?.finish() : leader.hand?.cancel()
      hosted.simulator.advance(by: 0.1)
      #expect(!hosted.hostView.isUserInteractionEnabled)
      hosted.simulator.settle()
    }
    #expect(hosted.stack?.viewControllers.count == 1)
    hosted.checkShown()
    hosted.tap("t2")
    hosted.check("t2")
  }

  @Test(
    "A pop that its animator takes back by itself leaves the bar away",
    arguments: Hosted.Way.allCases)
  func takenBackByAnimator(way: Hosted.Way) throws {
    let (hosted, leader) = try pushed(Hosted.Writing(way: way))
    let before = hosted.picture()
    leader.animator.takesBack = true
    pop(hosted, leader, byHand: false)
    hosted.simulator.advance(by: 0.2)
    #expect(abs(opacity(hosted) - 0.4) < 0.35)
    hosted.simulator.settle()
    hosted.simulator.advance(by: 1)
    #expect(hosted.stack?.viewControllers.count == 2)
    hosted.checkHidden()
    hosted.expect(before)
  }

  @Test(
    "A tab that is selected while a hand leads a pop has its bar, whatever becomes of that",
    arguments: Hosted.Way.allCases, [false, true])
  func selectedMeanwhile(way: Hosted.Way, goes: Bool) throws {
    let (hosted, leader) = try pushed(Hosted.Writing(way: way))
    pop(hosted, leader)
    leader.hand?.update(0.5)
    hosted.simulator.advance(by: 0.1)
    hosted.select("t1")
    hosted.simulator.settle()
    hosted.checkShown()
    goes ? leader.hand?.finish() : leader.hand?.cancel()
    hosted.simulator.settle()
    hosted.check("t1")
    hosted.checkShown()
    hosted.select("t0")
    hosted.simulator.settle()
    hosted.check("t0")
    if hosted.stack?.viewControllers.count == 1 {
      hosted.checkShown()
    } else {
      hosted.checkHidden()
    }
  }
}
