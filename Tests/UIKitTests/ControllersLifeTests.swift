// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

@MainActor struct ControllersLifeTests {
  @Test func `the view is loaded once, and only when asked for [uikit 106]`() {
    _ = Simulator()
    let journal = Journal()
    let page = NotedPage("a", journal)
    #expect(page.viewIfLoaded == nil)
    #expect(!page.isViewLoaded)
    _ = page.view
    page.loadViewIfNeeded()
    #expect(journal.take() == ["a.load"])
    #expect(page.isViewLoaded)
    #expect(type(of: page.view as UIView) == UIView.self)
  }

  @Test func `after setting nil the view is loaded again [uikit 107]`() {
    _ = Simulator()
    let journal = Journal()
    let page = NotedPage("a", journal)
    let first = page.view
    page.view = nil
    #expect(page.view !== first)
    #expect(journal.take() == ["a.load", "a.load"])
  }

  @Test func `a nib is asked for in vain, and the failure says what to do instead`() {
    _ = Simulator()
    let page = UIViewController(nibName: "Home", bundle: nil)
    let reasons = UIKitFailure.recording { page.loadViewIfNeeded() }
    #expect(reasons.count == 1)
    #expect(reasons.first?.contains("with name 'Home'") == true)
    #expect(reasons.first?.contains("loadView()") == true)
    let stack = UINavigationController(nibName: "Stack", bundle: nil)
    #expect(UIKitFailure.recording { stack.loadViewIfNeeded() }.count == 1)
    final class Drawn: UIViewController {
      override func loadView() { view = UIView() }
    }
    let drawn = Drawn(nibName: "Home", bundle: nil)
    #expect(UIKitFailure.recording { drawn.loadViewIfNeeded() }.isEmpty)
  }

  @Test func `no controller and no item comes out of an archive`() throws {
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: NSString(), requiringSecureCoding: false)
    let coder = try NSKeyedUnarchiver(forReadingFrom: archive)
    #expect(UIViewController(coder: coder) == nil)
    #expect(UINavigationController(coder: coder) == nil)
    #expect(UITabBarItem(coder: coder) == nil)
    #expect(UIBarButtonItem(coder: coder) == nil)
    #expect(UINavigationItem(coder: coder) == nil)
  }

  @Test func `a child's view belongs into its parent's view only [uikit 118]`() {
    _ = Simulator()
    let (parent, stranger, child) = (UIViewController(), UIViewController(), UIViewController())
    parent.addChild(child)
    let box = UIView()
    stranger.view.addSubview(box)
    let reasons = UIKitFailure.recording { box.addSubview(child.view) }
    #expect(reasons.count == 1)
    #expect(reasons.first?.hasPrefix("child view controller:") == true)
    #expect(reasons.first?.contains("but requested parent is:") == true)
    #expect(child.view.superview == nil)
    #expect(UIKitFailure.recording { parent.view.addSubview(child.view) }.isEmpty)
    #expect(child.view.superview === parent.view)
    let free = UIViewController()
    #expect(UIKitFailure.recording { box.addSubview(free.view) }.isEmpty)
  }

  @Test func `a fresh controller has default values [uikit 109]`() {
    let page = UIViewController()
    #expect(page.children.isEmpty)
    #expect(!page.isBeingPresented && !page.isBeingDismissed)
    #expect(!page.isMovingToParent && !page.isMovingFromParent)
    #expect(page.parent == nil && page.presentedViewController == nil)
    #expect(page.presentingViewController == nil && page.title == nil)
    #expect(!page.definesPresentationContext)
    #expect(page.shouldAutomaticallyForwardAppearanceMethods)
    #expect(!page.hidesBottomBarWhenPushed)
  }

  @Test func `one layout pass: before, the view, after, then the children [uikit 110]`() {
    final class Page: UIViewController {
      let journal: Journal
      init(_ journal: Journal) {
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func loadView() { view = NotedView(journal, "root") }
      override func viewWillLayoutSubviews() { journal.note("will") }
      override func viewDidLayoutSubviews() { journal.note("did") }
    }
    let simulator = Simulator()
    let journal = Journal()
    let page = Page(journal)
    simulator.launch(rootViewController: page)
    page.view.addSubview(NotedView(journal, "child"))
    simulator.layoutIfNeeded()
    _ = journal.take()
    page.view.setNeedsLayout()
    page.view.subviews[0].setNeedsLayout()
    simulator.layoutIfNeeded()
    #expect(journal.take() == ["will", "root", "did", "child"])
    simulator.layoutIfNeeded()
    #expect(journal.take().isEmpty)
  }

  @Test func `loading in an animation is not animated [uikit 111]`() {
    final class Page: UIViewController {
      var wasAnimated: Bool?
      override func viewDidLoad() {
        super.viewDidLoad()
        wasAnimated = UIView.areAnimationsEnabled
      }
    }
    _ = Simulator()
    let page = Page()
    UIView.animate(withDuration: 1) { page.loadViewIfNeeded() }
    #expect(page.wasAnimated == false)
  }

  @Test func `adding a child tells it will move, removing tells it did [uikit 116] [uikit 117]`() {
    final class Child: UIViewController {
      var calls: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        calls.append(parent == nil ? "will nil" : "will")
      }
      override func didMove(toParent parent: UIViewController?) {
        calls.append(parent == nil ? "did nil" : "did")
      }
    }
    let (first, second, child) = (UIViewController(), UIViewController(), Child())
    first.addChild(child)
    #expect(child.calls == ["will"])
    second.addChild(child)
    #expect(child.calls == ["will", "did nil", "will"])
    #expect(first.children.isEmpty)
    #expect(child.parent === second)
    child.removeFromParent()
    #expect(child.calls.last == "did nil")
  }

  @Test func `a transition between children exchanges their views [uikit 119]`() {
    let simulator = Simulator()
    let journal = Journal()
    let root = UIViewController()
    simulator.launch(rootViewController: root)
    let (from, to) = (NotedPage("from", journal), NotedPage("to", journal))
    for child in [from, to] { root.addChild(child) }
    root.view.addSubview(from.view)
    _ = journal.take()
    root.transition(from: from, to: to, duration: 0.3, animations: nil)
    #expect(to.view.superview === root.view)
    simulator.settle()
    #expect(from.view.superview == nil)
    #expect(
      journal.take() == [
        "to.load", "to.willAppear", "from.willDisappear", "to.didAppear", "from.didDisappear",
      ])
    let reasons = UIKitFailure.recording {
      root.transition(from: to, to: UIViewController(), duration: 0, animations: nil)
    }
    #expect(reasons.count == 1)
  }

  @Test func `pushed and popped pages know that they move [uikit 121]`() {
    let simulator = Simulator()
    let stack = UINavigationController(rootViewController: UIViewController())
    simulator.launch(rootViewController: stack)
    let page = MovingPage()
    stack.pushViewController(page, animated: true)
    simulator.settle()
    #expect(page.take() == ["willAppear to", "didAppear to"])
    stack.pushViewController(UIViewController(), animated: true)
    simulator.settle()
    stack.popViewController(animated: true)
    simulator.settle()
    #expect(page.take() == ["willDisappear", "didDisappear", "willAppear", "didAppear"])
    stack.popViewController(animated: true)
    simulator.settle()
    #expect(page.take() == ["willDisappear from", "didDisappear from"])
  }

  @Test func `the chain of responders goes through controllers to the app [uikit 163]`() {
    let simulator = Simulator()
    let page = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    simulator.launch(rootViewController: tabs)
    let label = UILabel()
    page.view.addSubview(label)
    #expect(label.next === page.view)
    #expect(page.view.next === page)
    #expect(page.next === page.view.superview)
    #expect(tabs.view.next === tabs)
    #expect(tabs.next === simulator.keyWindow)
    #expect(simulator.keyWindow?.next === simulator.keyWindow?.windowScene)
    #expect(simulator.keyWindow?.windowScene?.next === UIApplication.shared)
    let sheet = UIViewController()
    page.present(sheet, animated: false)
    #expect(sheet.next === tabs)
  }

  @Test
  func `a style set on a controller holds for its children, not for its presenter [uikit 168]`() {
    let simulator = Simulator()
    let (root, child, sheet) = (UIViewController(), UIViewController(), UIViewController())
    simulator.launch(rootViewController: root)
    root.addChild(child)
    root.view.addSubview(child.view)
    root.overrideUserInterfaceStyle = .dark
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    root.overrideUserInterfaceStyle = .unspecified
    sheet.overrideUserInterfaceStyle = .dark
    root.present(sheet, animated: false)
    #expect(root.traitCollection.userInterfaceStyle == .light)
    #expect(sheet.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `traits can be overridden for one child [uikit 169]`() {
    let simulator = Simulator()
    let (root, child) = (UIViewController(), UIViewController())
    root.addChild(child)
    root.view.addSubview(child.view)
    simulator.launch(rootViewController: root)
    root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.verticalSizeClass == .regular)
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    root.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
  }
}

@MainActor private final class NotedView: UIView {
  private let journal: Journal
  private let name: String

  init(_ journal: Journal, _ name: String) {
    self.journal = journal
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { journal.note(name) }
}
