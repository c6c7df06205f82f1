// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// An animator that writes down what it is given, and ends when it is told to or never.
private final class SlowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var ends = true
  var contexts: [any UIViewControllerContextTransitioning] = []
  var endings: [Bool] = []
  var bottomInset: CGFloat = -1

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    contexts.append(context)
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    bottomInset = to.safeAreaInsets.bottom
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: 0.4) {
      to.alpha = 1
      from.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    } completion: { _ in
      from.transform = .identity
      if self.ends { context.completeTransition(true) }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { endings.append(transitionCompleted) }
}

/// An animator that behaves as if a hand led it.
private final class HandyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.updateInteractiveTransition(0.5)
    context.finishInteractiveTransition()
    context.cancelInteractiveTransition()
    UIView.animate(withDuration: 0.4) {
      context.view(forKey: .from)?.alpha = 0
    } completion: { _ in
      context.view(forKey: .from)?.alpha = 1
      context.completeTransition(true)
    }
  }
}

@MainActor @Suite(.serialized, .everyPreset) struct PageTransitionTests {
  @Test("What only a hand may tell a transition is reported, and the change goes on")
  func notInteractive() {
    let tabs = Tabs { $0.pageTransition = .custom(HandyAnimator()) }
    var diagnostics: [TabBarDiagnostic] = []
    tabs.controller.tabBar.onDiagnostic = { diagnostics.append($0) }
    tabs.controller.selectedID = "t2"
    #expect(diagnostics == Array(repeating: .notInteractive, count: 3))
    tabs.simulator.advance(by: 0.2)
    #expect(tabs.controller.change != nil)
    tabs.simulator.settle()
    check(tabs, "t2")
    checkBalance(tabs, shown: "t2")
  }

  /// Index, page, highlight and views agree, and nothing of another page is left.
  private func check(
    _ tabs: Tabs, _ id: TabID, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let page = tabs.navigation(id)
    #expect(tabs.controller.selectedID == id, sourceLocation: sourceLocation)
    #expect(tabs.controller.selectedViewController === page, sourceLocation: sourceLocation)
    #expect(page?.view.superview === tabs.controller.pagesView, sourceLocation: sourceLocation)
    #expect(tabs.controller.pagesView.subviews.count == 1, sourceLocation: sourceLocation)
    #expect(page?.view.frame == tabs.controller.pagesView.bounds, sourceLocation: sourceLocation)
    #expect(page?.view.alpha == 1, sourceLocation: sourceLocation)
    #expect(page?.view.transform == .identity, sourceLocation: sourceLocation)
    #expect(tabs.page(id)?.view.safeAreaInsets.bottom == 83, sourceLocation: sourceLocation)
    #expect(tabs.controller.change == nil, sourceLocation: sourceLocation)
  }

  /// Each page heard will and did in turn, and only the last one has appeared.
  private func checkBalance(
    _ tabs: Tabs, shown: TabID, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var states: [String: String] = [:]
    for line in tabs.journal.lines where !line.hasSuffix("DidLoad") {
      let parts = line.split(separator: ".").map(String.init)
      let allowed: [String?] =
        switch parts[1] {
        case "viewWillAppear": [nil, "viewDidDisappear", "viewWillDisappear"]
        case "viewDidAppear": ["viewWillAppear"]
        case "viewWillDisappear": ["viewDidAppear", "viewWillAppear"]
        default: ["viewWillDisappear"]
        }
      #expect(allowed.contains(states[parts[0]]), "\(line)", sourceLocation: sourceLocation)
      states[parts[0]] = parts[1]
    }
    for (page, state) in states {
      let wanted = page == shown.rawValue ? "viewDidAppear" : "viewDidDisappear"
      #expect(state == wanted, "\(page)", sourceLocation: sourceLocation)
    }
  }

  static let kinds: [(name: String, transition: @Sendable @MainActor () -> PageTransition)] = [
    ("none", { .none }), ("cross-fade", { .crossFade }), ("slide", { .slide }),
    ("custom", { .custom(SlowAnimator()) }), ("chosen", { .chosen { _, _ in .slide } }),
  ]

  @Test("The selection changes at once and the page has come at the end", arguments: 0..<5)
  func comes(kind: Int) {
    let tabs = Tabs()
    tabs.controller.pageTransition = Self.kinds[kind].transition()
    tabs.controller.selectedIndex = 2
    #expect(tabs.controller.selectedIndex == 2)
    #expect(tabs.controller.selectedViewController === tabs.navigation("t2"))
    #expect((tabs.controller.change == nil) == (kind == 0))
    #expect(tabs.page("t2")?.view.safeAreaInsets.bottom == 83)
    tabs.simulator.settle()
    check(tabs, "t2")
    checkBalance(tabs, shown: "t2")
  }

  @Test("Both pages hear of it in the order of UIKit's animated changes [uikit 42]")
  func order() {
    let tabs = Tabs()
    tabs.controller.pageTransition = .crossFade
    _ = tabs.journal.take()
    tabs.controller.selectedIndex = 1
    #expect(tabs.journal.take() == ["t1.viewDidLoad", "t1.viewWillAppear", "t0.viewWillDisappear"])
    tabs.simulator.settle()
    #expect(tabs.journal.take() == ["t0.viewDidDisappear", "t1.viewDidAppear"])
  }

  @Test(
    "A press during a change ends it at once and begins the next [field 125] [field 126]",
    arguments: 0..<5)
  func hurry(kind: Int) {
    let tabs = Tabs()
    tabs.controller.pageTransition = Self.kinds[kind].transition()
    for x in [150.0, 245, 50, 350, 150, 245] {
      tabs.simulator.tap(at: CGPoint(x: x, y: 793))
      tabs.simulator.advance(by: 0.07)
      let shown = tabs.controller.selectedViewController
      #expect(shown?.view.window != nil)
      #expect(tabs.controller.selectedViewController === tabs.controller.shownPage)
    }
    tabs.simulator.settle()
    check(tabs, "t2")
    checkBalance(tabs, shown: "t2")
  }

  @Test("An application's animator is given a context as in UIKit's containers [uikit 119]")
  func context() throws {
    let tabs = Tabs()
    let animator = SlowAnimator()
    tabs.controller.pageTransition = .custom(animator)
    tabs.controller.selectedIndex = 1
    let context = try #require(animator.contexts.first)
    #expect(context.viewController(forKey: .from) === tabs.navigation("t0"))
    #expect(context.viewController(forKey: .to) === tabs.navigation("t1"))
    #expect(context.view(forKey: .to) === tabs.navigation("t1")?.view)
    #expect(tabs.navigation("t0")?.view.isDescendant(of: context.containerView) == true)
    let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    #expect(context.initialFrame(for: try #require(tabs.navigation("t0"))) == bounds)
    #expect(context.finalFrame(for: try #require(tabs.navigation("t1"))) == bounds)
    #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
    #expect(animator.bottomInset == 83)
    tabs.simulator.settle()
    #expect(animator.endings == [true])
    #expect(context.containerView.superview == nil)
    check(tabs, "t1")
  }

  @Test("An animator that never ends is ended by the next selection, or a second after its time")
  func endless() {
    let tabs = Tabs()
    let animator = SlowAnimator()
    animator.ends = false
    tabs.controller.pageTransition = .custom(animator)
    tabs.controller.selectedIndex = 1
    tabs.simulator.advance(by: 1)
    #expect(tabs.controller.change != nil)
    tabs.simulator.advance(by: 0.5)
    check(tabs, "t1")
    tabs.controller.selectedIndex = 2
    tabs.simulator.advance(by: 0.1)
    tabs.controller.pageTransition = .none
    tabs.controller.selectedIndex = 0
    check(tabs, "t0")
    tabs.simulator.advance(by: 2)
    // Its own end comes too late and changes nothing.
    animator.contexts.last?.completeTransition(true)
    tabs.simulator.layoutIfNeeded()
    check(tabs, "t0")
    checkBalance(tabs, shown: "t0")
    #expect(animator.endings == [true, true])
  }

  @Test("An animator that tidies up too late takes no page away [field 125]")
  func lateTidying() {
    let tabs = Tabs()
    let animator = SlowAnimator()
    animator.ends = false
    tabs.controller.pageTransition = .custom(animator)
    tabs.controller.selectedIndex = 1
    tabs.controller.pageTransition = .none
    tabs.controller.selectedIndex = 0
    animator.contexts.first?.view(forKey: .from)?.removeFromSuperview()
    tabs.simulator.layoutIfNeeded()
    check(tabs, "t0")
  }

  @Test(
    "A slide moves the pages by the bar's order, mirrored right to left [field 133]",
    arguments: [false, true])
  func slide(isRightToLeft: Bool) {
    let tabs = Tabs(
      situation: Situation(direction: isRightToLeft ? .rightToLeft : .leftToRight))
    tabs.controller.pageTransition = .slide
    tabs.controller.selectedIndex = 2
    tabs.simulator.advance(by: 0.1)
    let x = tabs.navigation("t2")?.view.layer.presentation()?.frame.minX ?? 0
    #expect(isRightToLeft ? x < -20 && x > -393 : x > 20 && x < 393)
    let other = tabs.navigation("t0")?.view.layer.presentation()?.frame.minX ?? 0
    #expect(abs(abs(other - x) - 393) < 1)
    tabs.simulator.settle()
    check(tabs, "t2")
  }

  @Test("Where the user wants less motion a slide is a cross-fade")
  func reducedMotion() {
    let tabs = Tabs(situation: Situation(reduceMotion: true))
    tabs.controller.pageTransition = .slide
    tabs.controller.selectedIndex = 2
    #expect(tabs.controller.change is AnimatedPageChange)
    tabs.simulator.settle()
    check(tabs, "t2")
  }

  @Test("Turning, background, a modal and new pages end a change where it led", arguments: 0..<4)
  func disturbed(by what: Int) {
    let tabs = Tabs()
    tabs.controller.pageTransition = .slide
    tabs.controller.selectedIndex = 2
    tabs.simulator.advance(by: 0.1)
    switch what {
    case 0:
      tabs.simulator.rotate(to: .landscapeRight)
      #expect(tabs.controller.change == nil)
      tabs.simulator.settle()
      tabs.simulator.rotate(to: .portrait)
    case 1:
      tabs.simulator.enterBackground()
      #expect(tabs.controller.change == nil)
      tabs.simulator.enterForeground()
    case 2:
      let modal = Page("modal", tabs.journal)
      modal.modalPresentationStyle = .fullScreen
      tabs.controller.present(modal, animated: true)
      #expect(tabs.controller.change == nil)
      tabs.simulator.settle()
      modal.dismiss(animated: true)
    default:
      tabs.controller.pages = tabs.controller.pages.filter { $0.item.id != "t1" }
      #expect(tabs.controller.pages.count == 3)
      #expect(tabs.controller.tabBar.items.count == 4)
    }
    tabs.simulator.settle()
    check(tabs, "t2")
    checkBalance(tabs, shown: "t2")
    #expect(tabs.controller.tabBar.items.count == (what == 3 ? 3 : 4))
  }

  @Test("A page that is taken away leaves without a transition")
  func removed() {
    let tabs = Tabs()
    tabs.controller.pageTransition = .slide
    tabs.controller.pages = tabs.controller.pages.filter { $0.item.id != "t0" }
    #expect(tabs.controller.change == nil)
    check(tabs, "t1")
  }
}
