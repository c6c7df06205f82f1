// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

@MainActor struct ControllersAppearanceTests {
  @Test func `a switch of tabs tells in the order of iOS 17 and earlier [uikit 42]`() {
    let simulator = Simulator()
    let journal = Journal()
    let tabs = makeTabs(["a", "b"], journal: journal)
    simulator.launch(rootViewController: tabs)
    #expect(journal.take() == ["a.load", "a.willAppear", "a.didAppear"])
    tabs.selectedIndex = 1
    #expect(
      journal.take() == [
        "b.load", "b.willAppear", "a.willDisappear", "a.didDisappear", "b.didAppear",
      ])
  }

  @Test func `late did-callbacks come after the delay, or before the next switch [uikit 43]`() {
    let simulator = Simulator()
    let journal = Journal()
    simulator.switches.didAppearDelay = .after(0.6)
    let tabs = makeTabs(["a", "b"], journal: journal)
    simulator.launch(rootViewController: tabs)
    _ = journal.take()
    tabs.selectedIndex = 1
    #expect(journal.take() == ["b.load", "b.willAppear", "a.willDisappear"])
    simulator.advance(by: 0.55)
    #expect(journal.take().isEmpty)
    simulator.advance(by: 0.1)
    #expect(journal.take() == ["a.didDisappear", "b.didAppear"])
    tabs.selectedIndex = 0
    tabs.selectedIndex = 1
    #expect(
      journal.take() == [
        "a.willAppear", "b.willDisappear", "b.didDisappear", "a.didAppear", "b.willAppear",
        "a.willDisappear",
      ])
  }

  @Test func `without did-callbacks every will still comes [uikit 43]`() {
    let simulator = Simulator()
    let journal = Journal()
    simulator.switches.didAppearDelay = .never
    let tabs = makeTabs(["a", "b"], journal: journal)
    simulator.launch(rootViewController: tabs)
    tabs.selectedIndex = 1
    _ = journal.take()
    tabs.selectedIndex = 0
    simulator.advance(by: 2)
    #expect(journal.take() == ["a.willAppear", "b.willDisappear"])
  }

  @Test func `only the selected page hears of the container [uikit 46] [uikit 47]`() {
    let simulator = Simulator()
    let journal = Journal()
    let tabs = makeTabs(["a", "b", "c"], journal: journal)
    simulator.launch(rootViewController: tabs)
    tabs.selectedIndex = 1
    _ = journal.take()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    tabs.present(cover, animated: false)
    #expect(journal.take() == ["b.willDisappear", "b.didDisappear"])
    tabs.dismiss(animated: false)
    #expect(journal.take() == ["b.willAppear", "b.didAppear"])
  }

  @Test func `push and pop tell in their order [uikit 48]`() {
    let simulator = Simulator()
    let journal = Journal()
    let stack = UINavigationController(rootViewController: NotedPage("a", journal))
    simulator.launch(rootViewController: stack)
    _ = journal.take()
    stack.pushViewController(NotedPage("b", journal), animated: true)
    #expect(journal.take() == ["a.willDisappear", "b.load", "b.willAppear"])
    simulator.settle()
    #expect(journal.take() == ["a.didDisappear", "b.didAppear"])
    stack.popViewController(animated: true)
    simulator.settle()
    #expect(
      journal.take() == ["b.willDisappear", "a.willAppear", "b.didDisappear", "a.didAppear"])
  }

  @Test func `a pop that the finger takes back tells in its order [uikit 49]`() {
    let simulator = Simulator()
    let journal = Journal()
    let stack = UINavigationController(rootViewController: NotedPage("a", journal))
    stack.pushViewController(NotedPage("b", journal), animated: false)
    simulator.launch(rootViewController: stack)
    _ = journal.take()
    drag(to: 100, on: simulator)
    simulator.advance(by: 0.3)
    simulator.touchUp()
    simulator.settle()
    #expect(
      journal.take() == [
        "b.willDisappear", "a.load", "a.willAppear", "a.willDisappear", "a.didDisappear",
        "b.willAppear", "b.didAppear",
      ])
    #expect(stack.viewControllers.map(\.title) == ["a", "b"])
  }

  @Test func `a controller by itself can be driven through its appearance [uikit 112] [uikit 113]`()
  {
    _ = Simulator()
    let journal = Journal()
    let page = NotedPage("a", journal)
    page.beginAppearanceTransition(true, animated: false)
    page.endAppearanceTransition()
    #expect(journal.take() == ["a.load", "a.willAppear", "a.didAppear"])
    page.beginAppearanceTransition(false, animated: false)
    page.beginAppearanceTransition(true, animated: false)
    page.endAppearanceTransition()
    #expect(journal.take() == ["a.willDisappear", "a.willAppear", "a.didAppear"])
  }

  @Test func `a child's view that comes and goes tells the child [uikit 120]`() {
    let simulator = Simulator()
    let journal = Journal()
    let parent = UIViewController()
    simulator.launch(rootViewController: parent)
    let child = NotedPage("c", journal)
    embed(child, in: parent)
    #expect(journal.take() == ["c.load", "c.willAppear", "c.didAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(journal.take() == ["c.willDisappear", "c.didDisappear"])
  }

  @Test func `a container that forwards by hand is left to do so [uikit 120]`() {
    let simulator = Simulator()
    let journal = Journal()
    final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let parent = Manual()
    let child = NotedPage("c", journal)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    simulator.launch(rootViewController: parent)
    child.view.removeFromSuperview()
    #expect(journal.take() == ["c.load"])
  }

  private func drag(to x: CGFloat, on simulator: Simulator) {
    simulator.touchDown(at: CGPoint(x: 2, y: 400))
    for step in 1...10 {
      simulator.advance(by: 1.0 / 60)
      simulator.touchMove(to: CGPoint(x: 2 + (x - 2) * CGFloat(step) / 10, y: 400))
    }
  }
}
