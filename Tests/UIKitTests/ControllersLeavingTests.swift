// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

@MainActor struct ControllersLeavingTests {
  @Test func `a page of a stack that is leaving is not told to appear`() {
    let simulator = Simulator()
    let journal = Journal()
    let stack = UINavigationController(rootViewController: NotedPage("a", journal))
    stack.pushViewController(NotedPage("b", journal), animated: false)
    simulator.launch(rootViewController: stack)
    _ = journal.take()
    coverHalfWay(stack, simulator)
    stack.popViewController(animated: true)
    simulator.settle()
    #expect(journal.take() == ["b.willDisappear", "b.didDisappear", "a.load"])
    stack.dismiss(animated: false)
    #expect(journal.take() == ["a.willAppear", "a.didAppear"])
  }

  @Test func `a page of a leaving tab bar controller is not told to appear`() {
    let simulator = Simulator()
    let journal = Journal()
    let tabs = makeTabs(["a", "b"], journal: journal)
    simulator.launch(rootViewController: tabs)
    _ = journal.take()
    coverHalfWay(tabs, simulator)
    tabs.selectedIndex = 1
    simulator.settle()
    #expect(journal.take() == ["a.willDisappear", "b.load", "a.didDisappear"])
  }

  @Test func `a window's next root leaves no presentation in a child's context behind`() {
    let simulator = Simulator()
    weak var page: UIViewController?
    weak var cover: UIViewController?
    do {
      let tabs = makeTabs(["a"])
      simulator.launch(rootViewController: tabs)
      let (below, above) = (tabs.viewControllers?[0], UIViewController())
      below?.definesPresentationContext = true
      above.modalPresentationStyle = .overCurrentContext
      below?.present(above, animated: false)
      (page, cover) = (below, above)
      #expect(below?.presentedViewController === above)
    }
    simulator.windows.first?.rootViewController = UIViewController()
    simulator.settle()
    #expect(page == nil)
    #expect(cover == nil)
  }

  @Test func `a page covered whole in its context stays away until it is uncovered`() {
    let simulator = Simulator()
    let journal = Journal()
    let tabs = makeTabs(["a", "b"], journal: journal)
    simulator.launch(rootViewController: tabs)
    let (page, cover) = (tabs.viewControllers?[0], NotedPage("cover"))
    page?.definesPresentationContext = true
    cover.modalPresentationStyle = .currentContext
    page?.present(cover, animated: false)
    _ = journal.take()
    tabs.view.setNeedsLayout()
    simulator.layoutIfNeeded()
    #expect(page?.view.window == nil)
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    simulator.layoutIfNeeded()
    #expect(page?.view.window == nil)
    #expect(cover.view.window != nil)
    #expect(journal.take().filter { $0.hasPrefix("a.") }.isEmpty)
    page?.dismiss(animated: true)
    simulator.settle()
    #expect(journal.take() == ["a.willAppear", "a.didAppear"])
    #expect(page?.view.superview is PageWrapper)
  }

  @Test func `a page pushed onto a stack that is being covered is not told to appear`() {
    let simulator = Simulator()
    let journal = Journal()
    let stack = UINavigationController(rootViewController: NotedPage("a", journal))
    simulator.launch(rootViewController: stack)
    _ = journal.take()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    stack.present(cover, animated: true)
    simulator.advance(by: 0.1)
    stack.pushViewController(NotedPage("b", journal), animated: true)
    simulator.settle()
    #expect(journal.take() == ["a.willDisappear", "a.didDisappear", "b.load"])
  }

  @Test func `a presentation goes with the page of a tab that is replaced`() {
    let simulator = Simulator()
    weak var cover: UIViewController?
    let tabs = makeTabs(["a"])
    simulator.launch(rootViewController: tabs)
    do {
      let above = UIViewController()
      tabs.viewControllers?[0].definesPresentationContext = true
      above.modalPresentationStyle = .overCurrentContext
      tabs.viewControllers?[0].present(above, animated: false)
      cover = above
    }
    tabs.viewControllers = [NotedPage("other")]
    simulator.settle()
    #expect(cover == nil)
  }

  @Test func `the old pages are gone before the first new one comes [uikit 6]`() {
    final class Moved: NotedPage {
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        journal?.note("\(name) \(parent == nil ? "goes" : "comes")")
      }
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        journal?.note("\(name) \(parent == nil ? "went" : "came")")
      }
    }
    _ = Simulator()
    let journal = Journal()
    let tabs = UITabBarController()
    tabs.viewControllers = [Moved("a", journal), Moved("b", journal)]
    _ = journal.take()
    tabs.viewControllers = [Moved("x", journal)]
    #expect(
      journal.take() == ["a goes", "b goes", "a went", "b went", "x comes", "x came"])
  }

  @Test func `in the dark a sheet is lighter than the page behind`() {
    var situation = Situation()
    situation.appearance = .dark
    let simulator = Simulator(situation)
    let (root, sheet) = (NotedPage("root"), NotedPage("sheet"))
    simulator.launch(rootViewController: root)
    root.present(sheet, animated: false)
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    #expect(root.traitCollection.userInterfaceLevel == .base)
    sheet.dismiss(animated: false)
    sheet.modalPresentationStyle = .fullScreen
    root.present(sheet, animated: false)
    #expect(sheet.traitCollection.userInterfaceLevel == .base)
  }

  @Test func `a page that a finger holds is let go when the stack is replaced`() {
    let simulator = Simulator()
    let root = NotedPage("root")
    let stack = UINavigationController(rootViewController: root)
    simulator.launch(rootViewController: stack)
    weak var page: UIViewController?
    do {
      let top = NotedPage("top")
      stack.pushViewController(top, animated: false)
      page = top
    }
    simulator.touchDown(at: CGPoint(x: 2, y: 400))
    for x in [40.0, 80, 120] { simulator.touchMove(to: CGPoint(x: x, y: 400)) }
    #expect(stack.transition != nil)
    stack.setViewControllers([NotedPage("new"), root], animated: false)
    simulator.touchUp()
    simulator.settle()
    #expect(page == nil)
    #expect(stack.navigationBar.layer.animationKeys()?.isEmpty ?? true)
  }
}

/// Presents something full screen, and stops while it is on its way.
@MainActor private func coverHalfWay(_ below: UIViewController, _ simulator: Simulator) {
  let cover = UIViewController()
  cover.modalPresentationStyle = .fullScreen
  below.present(cover, animated: true)
  simulator.advance(by: 0.1)
}
