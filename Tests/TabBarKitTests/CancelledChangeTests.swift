// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// Changes of pages that an application's animator takes back, in every host.
@MainActor @Suite(.serialized, .everyPreset) struct CancelledChangeTests {
  /// Fades for 0.4 seconds, and then says whether the page has come.
  @MainActor
  private final class Undecided: NSObject, UIViewControllerAnimatedTransitioning,
    UITabBarControllerDelegate
  {
    var completes = false
    var isImmediate = false
    /// UIKit's context holds the animator.
    weak var context: (any UIViewControllerContextTransitioning)?
    var endings: [Bool] = []

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      self.context = context
      guard !isImmediate, let view = context.view(forKey: .to) else {
        return context.completeTransition(completes)
      }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.4) {
        view.alpha = 1
      } completion: { _ in
        view.alpha = 1
        context.completeTransition(self.completes)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) {
      #expect(context?.transitionWasCancelled == !transitionCompleted)
      endings.append(transitionCompleted)
    }
  }

  private func hosted(
    _ way: Hosted.Way, _ animator: Undecided, _ journal: Journal? = nil,
    _ change: (TabID, BarItem) -> TabBarPage? = { _, _ in nil }
  ) throws -> Hosted {
    let hosted = try Hosted(way) { id, item in
      change(id, item)
        ?? .page(item) {
          UINavigationController(rootViewController: Page(id.rawValue, journal))
        }
    }
    hosted.own?.pageTransition = .custom(animator)
    hosted.attachment?.controller?.delegate = animator
    return hosted
  }

  /// Bar, controller and views are at a tab, and nothing of another page is left.
  private func check(
    _ hosted: Hosted, _ id: TabID, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    hosted.check(id, sourceLocation: sourceLocation)
    hosted.checkShown(sourceLocation: sourceLocation)
    let others = ["t0", "t1", "t2", "t3"].filter { $0 != id }.compactMap { hosted.page($0) }
    #expect(hosted.page(id)?.view.window != nil, sourceLocation: sourceLocation)
    #expect(
      others.allSatisfy { $0.viewIfLoaded?.window == nil }, sourceLocation: sourceLocation)
    guard let own = hosted.own else { return }
    #expect(own.shownPage === hosted.page(id), sourceLocation: sourceLocation)
    #expect(own.change == nil, sourceLocation: sourceLocation)
    #expect(own.pagesView.subviews.count == 1, sourceLocation: sourceLocation)
  }

  @Test(
    "A change that the animator takes back selects the tab before, told as by code",
    arguments: Hosted.Way.allCases)
  func takenBack(way: Hosted.Way) throws {
    let animator = Undecided()
    let hosted = try hosted(way, animator)
    hosted.tap("t1")
    hosted.simulator.advance(by: 1 / 60)
    #expect(animator.endings == [false])
    check(hosted, "t0")
    #expect(
      hosted.events == [
        .shouldSelect("t1", from: "t0", source: .tap),
        .willSelect("t1", from: "t0", source: .tap), .selected("t1", from: "t0", source: .tap),
        .willSelect("t0", from: "t1", source: .programmatic),
        .selected("t0", from: "t1", source: .programmatic),
      ])
    animator.completes = true
    hosted.tap("t2")
    hosted.simulator.settle()
    check(hosted, "t2")
    #expect(animator.endings == [false, true])
  }

  @Test(
    "Both pages hear of a change that is taken back as UIKit tells them [uikit 49]",
    arguments: Hosted.Way.allCases)
  func lifecycle(way: Hosted.Way) throws {
    let (animator, journal) = (Undecided(), Journal())
    let hosted = try hosted(way, animator, journal)
    _ = journal.take()
    hosted.tap("t1")
    hosted.simulator.settle()
    #expect(
      journal.take().filter { !$0.hasSuffix("DidLoad") } == [
        "t1.viewWillAppear", "t0.viewWillDisappear", "t1.viewWillDisappear",
        "t1.viewDidDisappear", "t0.viewWillAppear", "t0.viewDidAppear",
      ])
  }

  @Test(
    "Between will and did of the return the page comes back, and nobody sees two answers")
  func order() throws {
    let (animator, journal) = (Undecided(), Journal())
    let hosted = try hosted(.own, animator, journal)
    hosted.tabBar.onEvent = { [weak hosted] event in
      let shown = hosted?.own?.shownPage === hosted?.page("t0") ? "t0" : "t1"
      let said = hosted?.own?.selectedID?.rawValue ?? ""
      journal.lines.append("\(event.name) \(said) \(shown)")
    }
    _ = journal.take()
    hosted.own?.selectedID = "t1"
    hosted.simulator.settle()
    #expect(
      journal.take().filter { !$0.hasSuffix("DidLoad") } == [
        "willSelect t0 t0", "t1.viewWillAppear", "t0.viewWillDisappear", "didSelect t1 t1",
        "willSelect t1 t1", "t1.viewWillDisappear", "t1.viewDidDisappear", "t0.viewWillAppear",
        "t0.viewDidAppear", "didSelect t0 t0",
      ])
  }

  @Test("An animator that says no at once is told of in order, too", arguments: Hosted.Way.allCases)
  func immediate(way: Hosted.Way) throws {
    let animator = Undecided()
    animator.isImmediate = true
    let hosted = try hosted(way, animator)
    hosted.select("t1")
    hosted.simulator.advance(by: 1 / 60)
    check(hosted, "t0")
    #expect(animator.endings == [false])
    #expect(
      hosted.take() == ["willSelect t1", "didSelect t1", "willSelect t0", "didSelect t0"])
  }

  @Test(
    "The gate of the tab before is not asked again: it was open until now",
    arguments: Hosted.Way.allCases, [false, true])
  func gated(way: Hosted.Way, isImmediate: Bool) async throws {
    let animator = Undecided()
    var asked = 0
    let hosted = try Hosted(way) { id, item in
      guard id == "t1" else { return nil }
      return .page(
        item,
        gate: {
          asked += 1
          return .allow
        }
      ) { Page("t1") }
    }
    hosted.select("t1")
    // From here on nothing is pressed: other tests run meanwhile.
    while hosted.tabBar.pendingID != nil { await Task.yield() }
    hosted.check("t1")
    _ = hosted.take()
    hosted.own?.pageTransition = .custom(animator)
    hosted.attachment?.controller?.delegate = animator
    animator.isImmediate = isImmediate
    hosted.select("t2")
    if !isImmediate { animator.context?.completeTransition(false) }
    hosted.check("t1")
    #expect(hosted.tabBar.pendingID == nil)
    for _ in 0..<10 { await Task.yield() }
    #expect(asked == 1)
    #expect(hosted.take() == ["willSelect t2", "didSelect t2", "willSelect t1", "didSelect t1"])
    hosted.own?.pageTransition = .none
    hosted.attachment?.controller?.delegate = nil
    hosted.select("t0")
    hosted.select("t1")
    while asked == 1 { await Task.yield() }
    #expect(asked == 2)
  }

  @Test("What is taken back after another selection, or where its tab is gone, takes nothing back")
  func late() throws {
    let animator = Undecided()
    let hosted = try hosted(.own, animator)
    hosted.select("t1")
    hosted.simulator.advance(by: 0.1)
    hosted.own?.pageTransition = .none
    hosted.select("t2")
    #expect(animator.endings == [true])
    #expect(animator.context != nil)
    animator.context?.completeTransition(false)
    hosted.simulator.settle()
    check(hosted, "t2")
    _ = hosted.take()
    hosted.own?.pageTransition = .custom(animator)
    hosted.select("t3")
    hosted.simulator.advance(by: 0.1)
    hosted.update("t2") { $0.isHidden = true }
    hosted.simulator.settle()
    check(hosted, "t3")
    #expect(animator.endings == [true, true])
    #expect(hosted.take() == ["willSelect t3", "didSelect t3"])
    #expect(hosted.diagnostics == [.selection(.hiddenTab("t2"))])
  }

  // MARK: Along with a change

  /// A page that fades a view along with whatever brings or takes it.
  private final class Companion: UIViewController {
    let mark = UIView()
    var told: [Bool] = []
    var hasCoordinator: [Bool] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      view.addSubview(mark)
      mark.alpha = 0
      hasCoordinator.append(transitionCoordinator != nil)
      transitionCoordinator?.animate(
        alongsideTransition: { [mark] context in
          #expect(context.isAnimated && !context.isInteractive)
          mark.alpha = 1
        }, completion: { [weak self] in self?.told.append($0.isCancelled) })
    }
  }

  @Test(
    "Pages find a change as their coordinator, however deep, and animate along with it",
    arguments: Hosted.Way.allCases, [false, true])
  func alongside(way: Hosted.Way, completes: Bool) throws {
    let animator = Undecided()
    animator.completes = completes
    let page = Companion()
    let hosted = try hosted(way, animator) { id, item in
      id == "t1" ? .page(item, UINavigationController(rootViewController: page)) : nil
    }
    hosted.select("t1")
    hosted.simulator.advance(by: 0.2)
    #expect(page.hasCoordinator == [true])
    #expect(page.transitionCoordinator?.transitionDuration == 0.4)
    #expect(page.transitionCoordinator?.viewController(forKey: .to) === page.parent)
    let alpha = page.mark.layer.presentation()?.opacity ?? 0
    #expect(alpha > 0.05 && alpha < 0.95)
    #expect(page.told.isEmpty)
    hosted.simulator.settle()
    #expect(page.told == [!completes])
    #expect(page.transitionCoordinator == nil)
    check(hosted, completes ? "t1" : "t0")
  }

  @Test("A push within a page that is just coming has a coordinator and a bar of its own")
  func pushMeanwhile() throws {
    let animator = Undecided()
    animator.completes = true
    let hosted = try hosted(.own, animator)
    hosted.select("t1")
    hosted.simulator.advance(by: 0.1)
    hosted.push(hides: true)
    #expect(hosted.own?.isBarHidden == true)
    hosted.simulator.settle()
    hosted.checkHidden()
    hosted.pop()
    hosted.simulator.settle()
    check(hosted, "t1")
  }

  @Test("A finger may take over from an animator that brings a page with a stack")
  func swipeMeanwhile() throws {
    let animator = Undecided()
    animator.completes = true
    let hosted = try hosted(.own, animator)
    hosted.own?.isSwipeEnabled = true
    hosted.select("t1")
    hosted.simulator.advance(by: 0.1)
    hosted.simulator.touchDown(at: CGPoint(x: 300, y: 400))
    hosted.drag(from: 290, to: 100)
    #expect(hosted.own?.swiper.isFollowing == true)
    #expect(animator.endings == [true])
    hosted.simulator.touchUp()
    hosted.simulator.settle()
    check(hosted, "t2")
  }

  @Test("Without an animator a change is no transition that pages could move along with")
  func withoutAnimator() throws {
    let page = Companion()
    let hosted = try Hosted(.own) { id, item in id == "t1" ? .page(item, page) : nil }
    hosted.select("t1")
    hosted.simulator.settle()
    #expect(page.hasCoordinator == [false])
    #expect(page.told.isEmpty)
  }
}
