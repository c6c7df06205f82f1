// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import PresetSupport
import TabBarPlatform
import Testing
import UIKit

@testable import TabBarKit

/// A bar that was attached and taken away again: as if it had never been there.
@MainActor @Suite(.serialized, .everyPreset) struct AttachDetachTests {
  /// A delegate of a stack that counts its calls.
  private final class StackDelegate: NSObject, UINavigationControllerDelegate {
    var calls = 0

    func navigationController(
      _ navigation: UINavigationController, willShow page: UIViewController, animated: Bool
    ) { calls += 1 }
  }

  /// An application of UIKit's alone, or with a bar.
  @MainActor private final class App {
    let simulator: Simulator
    let controller: UITabBarController
    let delegates = (0..<4).map { _ in StackDelegate() }
    let listener = Attached.Listener()
    var attachment: TabBarAttachment?

    init(_ switches: UIKitSwitches, plain: Bool) {
      simulator = .underTest(Situation(), switches)
      controller = plain ? UITabBarController() : AttachedTabBarController()
      controller.viewControllers = (0..<4).map { index in
        let page = Page("p\(index)")
        page.tabBarItem = UITabBarItem(
          title: "P\(index)", image: UIImage(systemName: "star"), tag: index)
        page.tabBarItem.badgeValue = index == 2 ? "5" : nil
        page.additionalSafeAreaInsets.bottom = 4
        let stack = UINavigationController(rootViewController: page)
        stack.additionalSafeAreaInsets.bottom = CGFloat(index)
        stack.delegate = delegates[index]
        return stack
      }
      controller.delegate = listener
      simulator.launch(rootViewController: controller)
      simulator.settle()
    }

    func stack(_ index: Int) -> UINavigationController? {
      controller.viewControllers?[index] as? UINavigationController
    }

    /// Whether a stack has the delegate that it was given, or one that UIKit's switch has put there.
    func hasOwnDelegate(_ index: Int) -> Bool {
      let delegate = stack(index)?.delegate
      let isReplaced = simulator.switches.delegateIsReplaced
      return isReplaced ? !(delegate is NavigationDelegateProxy) : delegate === delegates[index]
    }

    /// Lets pass what takes time, so that all applications are at the same time of the clock.
    func wait() { simulator.advance(by: 1.2) }

    /// All that can be told apart from outside.
    var state: [String] {
      layoutAll()
      let tree = simulator.accessibilityTree.map(Self.text)
      let pages = (controller.viewControllers ?? []).flatMap { page in
        [page] + ((page as? UINavigationController)?.viewControllers ?? [])
      }
      return tree + [
        "\(controller.selectedIndex)", "\(controller.tabBar.isHidden)",
        "\(controller.tabBar.frame)", "\(controller.view.subviews.count)",
        "\(controller.view.frame)", "\(controller.additionalSafeAreaInsets)",
        "\(controller.view.gestureRecognizers?.count ?? 0)",
      ]
        + pages.map {
          "\($0.additionalSafeAreaInsets) \($0.viewIfLoaded?.safeAreaInsets ?? .zero)"
            + " \($0.viewIfLoaded?.frame ?? .zero)"
        }
    }

    private func layoutAll() { simulator.layoutIfNeeded() }

    private static func text(_ node: AccessibilityNode) -> String {
      let own = [
        node.label, node.value, node.hint, "\(node.traits)", node.identifier, "\(node.frame)",
        "\(node.activationPoint)",
      ].compactMap(\.self)
      return own.joined(separator: " ") + "[" + node.children.map(text).joined(separator: ", ")
        + "]"
    }
  }

  /// What may be going on when the bar is taken away.
  private enum Moment: String, CaseIterable, Sendable {
    case rest, selected, push, hiddenPush, pushed, halfPop, hiddenByApp, modal, sheet, switching,
      rotated, unloaded
  }

  /// Brings an application to a moment; what is half done is finished by ``finish(_:_:)``.
  private func begin(_ moment: Moment, _ app: App) {
    let pushed = Page("pushed")
    let modal = Page("modal")
    switch moment {
    case .rest, .unloaded, .hiddenByApp: break
    case .selected, .switching: app.controller.selectedIndex = 2
    case .push, .hiddenPush, .pushed, .halfPop:
      pushed.hidesBottomBarWhenPushed = moment != .push
      app.stack(0)?.pushViewController(pushed, animated: true)
    case .modal, .sheet:
      modal.modalPresentationStyle = moment == .modal ? .fullScreen : .pageSheet
      app.controller.present(modal, animated: true)
    case .rotated: app.simulator.rotate(to: .landscapeRight)
    }
    guard moment != .push, moment != .hiddenPush, moment != .switching else {
      return app.simulator.advance(by: 0.1)
    }
    app.wait()
    guard moment == .halfPop else { return }
    app.simulator.touchDown(at: CGPoint(x: 2, y: 400))
    for step in 1...10 {
      app.simulator.advance(by: 1 / 60)
      app.simulator.touchMove(to: CGPoint(x: 2 + 15 * Double(step), y: 400))
    }
  }

  private func finish(_ moment: Moment, _ app: App) {
    if moment == .halfPop {
      app.simulator.touchMove(to: CGPoint(x: 20, y: 400))
      app.simulator.advance(by: 0.2)
      app.simulator.touchUp()
    }
    app.wait()
    app.controller.presentedViewController?.dismiss(animated: false)
    app.wait()
  }

  @Test(
    "Taken away at any moment, picture, elements and insets are as without it [field 113]",
    arguments: Moment.allCases.map(\.rawValue), [false, true])
  func asBefore(name: String, plain: Bool) throws {
    let moment = try #require(Moment(rawValue: name))
    var (pictures, states): ([Bitmap], [[String]]) = ([], [])
    for isAttached in [false, true] {
      let app = App(EveryPreset.switches, plain: plain)
      if isAttached { app.attachment = try TabBarAttachment(to: app.controller) }
      if moment == .hiddenByApp { app.attachment?.setBarHidden(true, animated: true) }
      app.simulator.advance(by: 0.1)
      begin(moment, app)
      app.attachment?.detach()
      finish(moment, app)
      pictures.append(app.simulator.render(scale: 0.5))
      states.append(app.state)
      for index in 0..<4 { #expect(app.hasOwnDelegate(index)) }
      #expect(app.controller.delegate === app.listener)
    }
    for (one, other) in zip(states[0], states[1]) { #expect(one == other) }
    #expect(pictures[0].differingRect(from: pictures[1]) == nil)
  }

  @Test("The system's bar is as the application has it, which may have changed meanwhile")
  func systemBar() throws {
    for (before, during, after) in [
      (false, nil, false), (true, nil, true), (false, true, true), (true, false, false),
    ] as [(Bool, Bool?, Bool)] {
      let app = App(EveryPreset.switches, plain: true)
      app.controller.tabBar.isHidden = before
      let attachment = try TabBarAttachment(to: app.controller)
      app.wait()
      #expect(!attachment.isBarHidden)
      if let during { app.controller.tabBar.isHidden = during }
      app.wait()
      attachment.detach()
      #expect(app.controller.tabBar.isHidden == after)
    }
  }

  @Test("Delegates that were put in while the bar was there stay", arguments: [false, true])
  func delegates(plain: Bool) throws {
    let app = App(EveryPreset.switches, plain: plain)
    let attachment = try TabBarAttachment(to: app.controller)
    app.wait()
    let (tabs, stack) = (Attached.Listener(), StackDelegate())
    app.controller.delegate = tabs
    app.stack(0)?.delegate = stack
    app.wait()
    app.stack(0)?.pushViewController(Page("pushed"), animated: false)
    app.wait()
    attachment.detach()
    #expect(app.controller.delegate === tabs)
    let isReplaced = app.simulator.switches.delegateIsReplaced
    #expect(app.stack(0)?.delegate === stack || isReplaced)
    #expect(!(app.stack(0)?.delegate is NavigationDelegateProxy))
    // Put in after the last look: ours is not there any more, and must not come back.
    let second = try TabBarAttachment(to: app.controller)
    app.wait()
    app.stack(0)?.delegate = nil
    second.detach()
    app.wait()
    #expect(app.stack(0)?.delegate == nil)
  }

  @Test("A wish that waits is given up and told, and its gate cancelled", arguments: [false, true])
  func gate(plain: Bool) async throws {
    let attached = try Attached(plain: plain)
    let decided = try Attached(plain: plain)
    decided.attachment.decide = { _ in .wait }
    decided.attachment.tabBar.press("p1")
    #expect(decided.attachment.tabBar.pendingID == "p1")
    decided.attachment.detach()
    #expect(decided.events.last == .abandoned("p1", reason: .cancelled, source: .tap))
    #expect(decided.controller.selectedIndex == 0)
    var (isAsked, isCancelled) = (false, false)
    let pages = ["a", "b"].map { (id: TabID) -> TabBarPage in
      let gate: TabBarPage.Gate = {
        isAsked = true
        while !Task.isCancelled { await Task.yield() }
        isCancelled = true
        return .allow
      }
      return .page(.tab(id), Page(id.rawValue), gate: id == "b" ? gate : nil)
    }
    try attached.attachment.setPages(pages)
    attached.attachment.selectedID = "b"
    #expect(attached.attachment.tabBar.pendingID == "b")
    while !isAsked { await Task.yield() }
    attached.attachment.detach()
    for _ in 0..<10_000 where !isCancelled { await Task.yield() }
    #expect(isCancelled)
    #expect(attached.controller.selectedIndex == 0)
  }

  @Test("Nothing of ours is held by the controller, and the attachment does nothing more")
  func leftovers() throws {
    for plain in [false, true] {
      let app = App(EveryPreset.switches, plain: plain)
      weak var attachment: TabBarAttachment?
      weak var bar: TabBar?
      weak var host: BarHostView?
      do {
        let made = try TabBarAttachment(to: app.controller)
        (attachment, bar) = (made, made.tabBar)
        host = made.stage.hostView
        made.insert(.action("plus"), at: 1) {}
        app.wait()
        app.controller.selectedIndex = 1
        app.wait()
        made.detach()
        made.detach()
        made.setBarHidden(true, animated: false)
        made.selectedID = "page-1"
        try made.setPages([])
        made.restore(made.savedState())
        #expect(made.controller == nil)
      }
      app.wait()
      #expect(attachment == nil)
      #expect(bar == nil)
      #expect(host == nil)
      #expect(app.controller.selectedIndex == 1)
      #expect(app.controller.viewControllers?.count == 4)
      #expect((app.controller as? AttachedTabBarController)?.attachment == nil)
      #expect(app.simulator.clock.scheduledTimers == 0)
    }
  }

  @Test("Attached again, the bar is there as at first", arguments: [false, true])
  func again(plain: Bool) throws {
    let app = App(EveryPreset.switches, plain: plain)
    app.attachment = try TabBarAttachment(to: app.controller)
    app.wait()
    let picture = app.simulator.render(scale: 0.5)
    let state = app.state
    app.attachment?.detach()
    app.wait()
    #expect(app.simulator.render(scale: 0.5) != picture)
    app.attachment = try TabBarAttachment(to: app.controller)
    app.wait()
    #expect(app.simulator.render(scale: 0.5).differingRect(from: picture) == nil)
    #expect(app.state == state)
    app.simulator.tap(at: CGPoint(x: 150, y: 793))
    app.wait()
    #expect(app.controller.selectedIndex == 1)
    #expect(app.listener.calls == ["should 0", "did 1"])
  }
}
