// SPDX-License-Identifier: MIT
import Foundation
import PresetSupport
import Testing
import UIKit

@testable import TabBarKit

/// Who selects in a controller with an attached bar, and what its delegate hears.
@MainActor @Suite(.serialized, .everyPreset) struct AttachSelectionTests {
  /// A delegate that does what it is told when it is called.
  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var onShould: ((UITabBarController, UIViewController) -> Bool)?
    var onDid: ((UITabBarController) -> Void)?
    var animator: (any UIViewControllerAnimatedTransitioning)?

    func tabBarController(_ tabs: UITabBarController, shouldSelect page: UIViewController) -> Bool {
      calls.append("should \(tabs.viewControllers?.firstIndex(of: page) ?? -1)")
      return onShould?(tabs, page) ?? true
    }

    func tabBarController(_ tabs: UITabBarController, didSelect page: UIViewController) {
      calls.append("did \(tabs.viewControllers?.firstIndex(of: page) ?? -1)")
      onDid?(tabs)
    }

    func tabBarController(
      _ tabs: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
      to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      if animator != nil { calls.append("animator") }
      return animator
    }
  }

  /// Slides the new page in from the right, in 0.4 seconds.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
      context.containerView.addSubview(view)
      view.frame = context.containerView.bounds.offsetBy(dx: 393, dy: 0)
      UIView.animate(withDuration: 0.4) {
        view.frame = context.containerView.bounds
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  /// A subclass as applications have them.
  private final class Overriding: AttachedTabBarController {
    var calls: [String] = []

    override var selectedIndex: Int { didSet { calls.append("set") } }

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      calls.append("bar \(item.title ?? "") at \(super.selectedIndex)")
    }
  }

  /// Everybody agrees about the selected page.
  private func check(
    _ attached: Attached, _ index: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let id = TabID("p\(index)")
    #expect(attached.controller.selectedIndex == index, sourceLocation: sourceLocation)
    #expect(
      attached.controller.selectedViewController === attached.navigation(index),
      sourceLocation: sourceLocation)
    #expect(attached.attachment.selectedID == id, sourceLocation: sourceLocation)
    #expect(
      attached.attachment.tabBar.controls.values.filter(\.isSelected).map(\.id) == [id],
      sourceLocation: sourceLocation)
    #expect(attached.page(index)?.view.window != nil, sourceLocation: sourceLocation)
    #expect(attached.page(index)?.view.safeAreaInsets.bottom == 83, sourceLocation: sourceLocation)
  }

  private func settle(_ attached: Attached) {
    attached.simulator.advance(by: 1 / 60)
    attached.simulator.settle()
  }

  @Test(
    "Whoever selects, bar and controller agree when the screen is drawn [field 08] [field 93]",
    .ownSwitches, arguments: SwitchCase.all, [false, true])
  func anybody(switches: SwitchCase, plain: Bool) throws {
    let attached = try Attached(switches.switches, plain: plain)
    attached.tap(150)
    check(attached, 1)
    attached.page(1)?.tabBarController?.selectedIndex = 3
    settle(attached)
    check(attached, 3)
    attached.controller.selectedViewController = attached.navigation(2)
    settle(attached)
    check(attached, 2)
    attached.attachment.tabBar.press("p0", source: .key)
    settle(attached)
    check(attached, 0)
    attached.attachment.selectedID = "p3"
    settle(attached)
    check(attached, 3)
    #expect(attached.listener.calls == ["should 0", "did 1", "should 2", "did 0"])
    let told = attached.events.filter { $0.name == "didSelect" }
    #expect(told.map(\.id) == ["p1", "p3", "p2", "p0", "p3"])
    #expect(
      told.compactMap(\.source) == [.tap, .programmatic, .programmatic, .key, .programmatic])
  }

  @Test(
    "A tap asks the delegate once and tells it once, whichever tab [field 79] [field 82]",
    .ownSwitches, arguments: SwitchCase.all, [false, true])
  func once(switches: SwitchCase, plain: Bool) throws {
    let attached = try Attached(switches.switches, plain: plain)
    let delegate = Delegate()
    attached.controller.delegate = delegate
    attached.tap(250)
    attached.tap(250)
    attached.tap(50)
    #expect(delegate.calls == ["should 2", "did 2", "should 2", "did 2", "should 0", "did 0"])
    #expect(attached.listener.calls.isEmpty)
  }

  @Test(
    "A refusal leaves the selection, the highlight and the stack [uikit 22] [field 98]",
    arguments: [false, true])
  func refused(plain: Bool) throws {
    let attached = try Attached(plain: plain)
    let delegate = Delegate()
    delegate.onShould = { _, _ in false }
    attached.controller.delegate = delegate
    attached.navigation(0)?.pushViewController(Page("second"), animated: false)
    attached.simulator.settle()
    let before = attached.simulator.render(scale: 1)
    attached.tap(150)
    attached.tap(50)
    #expect(attached.simulator.render(scale: 1) == before)
    #expect(delegate.calls == ["should 1", "should 0"])
    #expect(attached.navigation(0)?.viewControllers.count == 2)
    #expect(attached.attachment.selectedID == "p0")
  }

  @Test(
    "A delegate that refuses and selects another tab itself has its way", arguments: [false, true])
  func selectsInShould(plain: Bool) throws {
    let attached = try Attached(EveryPreset.switches, plain: plain)
    let delegate = Delegate()
    var seen: [Int] = []
    delegate.onShould = { tabs, page in
      guard page === tabs.viewControllers?[1] else { return true }
      tabs.selectedViewController = tabs.viewControllers?[3]
      seen.append(tabs.selectedIndex)
      return false
    }
    attached.controller.delegate = delegate
    attached.tap(150)
    settle(attached)
    check(attached, 3)
    #expect(seen == [3])
    #expect(delegate.calls == ["should 1"])
    #expect(attached.events.suffix(2).map(\.name) == ["willSelect", "didSelect"])
    #expect(attached.events.last?.source == .programmatic)
  }

  @Test(
    "Where the delegate selects another tab and agrees, the tapped one comes last",
    arguments: [false, true])
  func agreesAfterSelecting(plain: Bool) throws {
    let attached = try Attached(plain: plain)
    let delegate = Delegate()
    delegate.onShould = { tabs, _ in
      tabs.selectedIndex = 3
      return true
    }
    attached.controller.delegate = delegate
    attached.tap(150)
    settle(attached)
    check(attached, 1)
  }

  @Test(
    "A delegate that selects on when it is told has its way, at once", arguments: [false, true])
  func selectsInDid(plain: Bool) throws {
    let attached = try Attached(EveryPreset.switches, plain: plain)
    let delegate = Delegate()
    var seen: [UIViewController?] = []
    delegate.onDid = { tabs in
      tabs.selectedViewController = tabs.viewControllers?[2]
      seen.append(tabs.selectedViewController)
    }
    attached.controller.delegate = delegate
    attached.tap(150)
    settle(attached)
    check(attached, 2)
    #expect(seen == [attached.navigation(2)])
    #expect(delegate.calls == ["should 1", "did 1"])
    #expect(attached.events.filter { $0.name == "didSelect" }.map(\.id) == ["p1", "p2"])
  }

  @Test(
    "A page that selects another tab when it appears has its way", arguments: [false, true])
  func selectsInAppear(plain: Bool) throws {
    final class Impatient: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tabBarController?.selectedIndex = 3
      }
    }
    let attached = try Attached(EveryPreset.switches, plain: plain)
    attached.controller.viewControllers?[1] = Impatient()
    attached.simulator.settle()
    attached.tap(150)
    attached.simulator.advance(by: 1)
    guard attached.controller.selectedIndex != 1 else {
      // Under this answer of UIKit's the page never appears.
      return #expect(attached.attachment.tabBar.selectedIndex == 1)
    }
    check(attached, 3)
  }

  @Test("A replaced delegate is the one that is asked", arguments: [false, true])
  func replaced(plain: Bool) throws {
    let attached = try Attached(plain: plain)
    let (first, second) = (Delegate(), Delegate())
    attached.controller.delegate = first
    attached.tap(150)
    attached.controller.delegate = second
    attached.tap(250)
    attached.controller.delegate = nil
    attached.tap(50)
    #expect(first.calls == ["should 1", "did 1"])
    #expect(second.calls == ["should 2", "did 2"])
    #expect(attached.controller.selectedIndex == 0)
  }

  @Test(
    "A subclass hears of taps as its bar's delegate, and no tap runs its setters [uikit 26a]")
  func subclass() throws {
    let simulator = Simulator.underTest()
    let controller = Overriding()
    controller.viewControllers = (0..<3).map { index in
      let page = Page("p\(index)")
      page.tabBarItem = UITabBarItem(title: "P\(index)", image: nil, tag: index)
      return page
    }
    let attachment = try TabBarAttachment(to: controller)
    simulator.launch(rootViewController: controller)
    simulator.settle()
    controller.calls = []
    attachment.tabBar.press("page-2")
    attachment.tabBar.press("page-2")
    #expect(controller.calls == ["bar P1 at 0", "bar P1 at 1"])
    controller.selectedIndex = 2
    #expect(controller.calls.last == "set")
    #expect(attachment.selectedID == "page-3")
  }

  @Test(
    "The delegate's animator moves the pages, by tap and by code, and the bar is there throughout",
    arguments: [false, true])
  func animator(plain: Bool) throws {
    let attached = try Attached(EveryPreset.switches, plain: plain)
    let delegate = Delegate()
    delegate.animator = Slide()
    attached.controller.delegate = delegate
    attached.simulator.touchDown(at: CGPoint(x: 150, y: 793))
    attached.simulator.touchUp()
    attached.simulator.advance(by: 0.2)
    #expect(delegate.calls == ["should 1", "animator", "did 1"])
    let view = try #require(attached.navigation(1)?.view)
    let middle = view.layer.presentation().map { $0.frame.minX } ?? 0
    #expect(middle > 50 && middle < 380)
    #expect(attached.controller.view.subviews.last is BarHostView)
    attached.simulator.settle()
    check(attached, 1)
    attached.controller.selectedIndex = 2
    settle(attached)
    check(attached, 2)
    #expect(delegate.calls.count == 4)
  }
}
