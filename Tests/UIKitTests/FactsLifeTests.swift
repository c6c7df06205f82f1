// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// Containment, presentation, stacks and the application's life, clause by clause.
@MainActor @Suite struct FactsLifeTests {
  @Test func `[uikit 107] a view that was taken away is made and told of again`() {
    final class Page: UIViewController {
      var calls: [String] = []
      override func loadView() {
        calls.append("loadView")
        super.loadView()
      }
      override func viewDidLoad() { calls.append("viewDidLoad") }
    }
    _ = Simulator()
    let page = Page()
    let first = page.view
    page.view = nil
    #expect(!page.isViewLoaded && page.viewIfLoaded == nil)
    #expect(page.view !== first && page.view != nil)
    #expect(page.calls == ["loadView", "viewDidLoad", "loadView", "viewDidLoad"])
  }

  @Test func `[uikit 113] an appearing that is turned round ends as a disappearing`() {
    _ = Simulator()
    let journal = Journal()
    let page = NotedPage("a", journal)
    page.beginAppearanceTransition(true, animated: true)
    page.beginAppearanceTransition(false, animated: true)
    #expect(journal.take() == ["a.load", "a.willAppear", "a.willDisappear"])
    page.endAppearanceTransition()
    #expect(journal.take() == ["a.didDisappear"])
    page.endAppearanceTransition()
    #expect(journal.take().isEmpty)
  }

  @Test func `[uikit 109] a fresh controller is not being edited`() {
    _ = Simulator()
    let page = UIViewController()
    #expect(!page.isEditing && !page.isModalInPresentation)
    page.setEditing(true, animated: false)
    #expect(page.isEditing)
  }

  @Test func `[uikit 117] leaving a parent tells once, and does not announce itself`() {
    final class Child: UIViewController {
      var calls: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        calls.append(parent == nil ? "will nil" : "will")
      }
      override func didMove(toParent parent: UIViewController?) {
        calls.append(parent == nil ? "did nil" : "did")
      }
    }
    _ = Simulator()
    let (parent, child) = (UIViewController(), Child())
    parent.addChild(child)
    child.didMove(toParent: parent)
    child.calls = []
    child.removeFromParent()
    #expect(child.calls == ["did nil"])
    #expect(child.parent == nil && parent.children.isEmpty)
    child.removeFromParent()
    #expect(child.calls == ["did nil"])
  }

  @Test func `[uikit 121] a child knows that it is being added or removed`() {
    let simulator = Simulator()
    let (root, child) = (UIViewController(), MovingPage())
    simulator.launch(rootViewController: root)
    embed(child, in: root)
    #expect(child.take() == ["willAppear to", "didAppear to"])
    #expect(!child.isMovingToParent)
    child.view.removeFromSuperview()
    #expect(child.take() == ["willDisappear", "didDisappear"])
    root.view.addSubview(child.view)
    #expect(child.take() == ["willAppear", "didAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.take() == ["willDisappear from", "didDisappear from"])
    #expect(!child.isMovingFromParent)
  }

  @Test func `[uikit 121] a popped page knows it whatever it makes of the announcement`() {
    final class Page: MovingPage {
      override func willMove(toParent parent: UIViewController?) {}
    }
    let simulator = Simulator()
    let stack = UINavigationController(rootViewController: UIViewController())
    simulator.launch(rootViewController: stack)
    let page = Page()
    stack.pushViewController(page, animated: false)
    _ = page.take()
    stack.popViewController(animated: true)
    simulator.settle()
    #expect(page.take() == ["willDisappear from", "didDisappear from"])
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover])
  func `[uikit 126] on a tablet too the presenter is told nothing`(
    style: UIModalPresentationStyle
  ) {
    let simulator = Simulator(.on("ipad"))
    let journal = Journal()
    let below = NotedPage("below", journal)
    simulator.launch(rootViewController: below)
    _ = journal.take()
    let above = UIViewController()
    above.modalPresentationStyle = style
    below.present(above, animated: true)
    simulator.settle()
    #expect(above.view.window != nil && below.view.window != nil)
    above.dismiss(animated: true)
    simulator.settle()
    #expect(above.view.window == nil)
    #expect(journal.take().isEmpty)
  }

  @Test(arguments: [false, true])
  func `[uikit 129] a controller knows that it is presented while it appears`(animated: Bool) {
    final class Page: UIViewController {
      var seen: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { seen.append(isBeingPresented) }
      override func viewDidAppear(_ animated: Bool) { seen.append(isBeingPresented) }
      override func viewWillDisappear(_ animated: Bool) { seen.append(isBeingDismissed) }
      override func viewDidDisappear(_ animated: Bool) { seen.append(isBeingDismissed) }
    }
    let simulator = Simulator()
    let (root, page) = (UIViewController(), Page())
    simulator.launch(rootViewController: root)
    root.present(page, animated: animated) { page.seen.append(page.isBeingPresented) }
    simulator.settle()
    #expect(page.seen == [true, true, false])
    page.dismiss(animated: animated)
    simulator.settle()
    #expect(page.seen == [true, true, false, true, true])
    #expect(!page.isBeingDismissed)
  }

  @Test func `[uikit 131] a root page comes without an animation`() {
    final class Page: UIViewController {
      var animated: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { self.animated.append(animated) }
      override func viewDidAppear(_ animated: Bool) { self.animated.append(animated) }
    }
    let simulator = Simulator()
    let page = Page()
    let stack = UINavigationController(rootViewController: page)
    #expect(stack.transitionCoordinator == nil && stack.topViewController === page)
    simulator.launch(rootViewController: stack)
    #expect(page.animated == [false, false])
  }

  @Test func `[uikit 133] a pop that pops nothing returns nothing`() {
    _ = Simulator()
    let pages = ["a", "b"].map { NotedPage($0) }
    let stack = UINavigationController()
    #expect(stack.popViewController(animated: false) == nil)
    stack.viewControllers = pages
    #expect((stack.popToViewController(pages[1], animated: false) ?? []).isEmpty)
    #expect(stack.viewControllers == pages)
  }

  @Test func `[uikit 217] the delegate hears of each change before its notification`() {
    final class Delegate: NSObject, UIApplicationDelegate {
      let journal = Journal()
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        journal.note("finish")
        return true
      }
      func applicationDidBecomeActive(_ application: UIApplication) { journal.note("active") }
      func applicationWillResignActive(_ application: UIApplication) { journal.note("resign") }
      func applicationDidEnterBackground(_ application: UIApplication) { journal.note("back") }
      func applicationWillEnterForeground(_ application: UIApplication) { journal.note("fore") }
    }
    let simulator = Simulator()
    let delegate = Delegate()
    let journal = delegate.journal
    let names: [(NSNotification.Name, String)] = [
      (UIApplication.didFinishLaunchingNotification, "finish!"),
      (UIApplication.didBecomeActiveNotification, "active!"),
      (UIApplication.willResignActiveNotification, "resign!"),
      (UIApplication.didEnterBackgroundNotification, "back!"),
      (UIApplication.willEnterForegroundNotification, "fore!"),
    ]
    let tokens = names.map { name, text in
      NotificationCenter.default.addObserver(
        forName: name, object: simulator.application, queue: nil
      ) { _ in MainActor.assumeIsolated { journal.note(text) } }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    simulator.launch(appDelegate: delegate)
    simulator.enterBackground()
    simulator.enterForeground()
    #expect(
      journal.take() == [
        "finish", "finish!", "active", "active!", "resign", "resign!", "back", "back!", "fore",
        "fore!", "active", "active!",
      ])
  }

  @Test func `[uikit 223] what a change of the screen's parts tells can be read`() {
    let simulator = Simulator()
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    #expect(simulator.feedback.posts.map(\.notification) == [.layoutChanged, .screenChanged])
    #expect(UIAccessibility.Notification.screenChanged.rawValue == 1000)
    #expect(UIAccessibility.Notification.layoutChanged.rawValue == 1001)
  }
}
