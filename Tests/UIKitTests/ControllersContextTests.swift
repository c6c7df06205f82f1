// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

@MainActor struct ControllersContextTests {
  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `what is presented in a page's context goes and comes with its tab`(
    _ style: UIModalPresentationStyle
  ) {
    let simulator = Simulator()
    let journal = Journal()
    let tabs = makeTabs(["a", "b"])
    simulator.launch(rootViewController: tabs)
    let cover = NotedPage("cover", journal)
    cover.modalPresentationStyle = style
    tabs.viewControllers?[0].definesPresentationContext = true
    tabs.viewControllers?[0].present(cover, animated: false)
    _ = journal.take()
    tabs.selectedIndex = 1
    #expect(journal.take() == ["cover.willDisappear", "cover.didDisappear"])
    #expect(cover.view.window == nil)
    tabs.selectedIndex = 0
    #expect(journal.take() == ["cover.willAppear", "cover.didAppear"])
    #expect(cover.view.window != nil)
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `what is presented in a page's context goes and comes with its place in a stack`(
    _ style: UIModalPresentationStyle
  ) {
    let simulator = Simulator()
    let journal = Journal()
    let page = NotedPage("a")
    let stack = UINavigationController(rootViewController: page)
    simulator.launch(rootViewController: stack)
    let cover = NotedPage("cover", journal)
    cover.modalPresentationStyle = style
    page.definesPresentationContext = true
    page.present(cover, animated: false)
    _ = journal.take()
    stack.pushViewController(NotedPage("b"), animated: true)
    #expect(journal.take() == ["cover.willDisappear"])
    simulator.settle()
    #expect(journal.take() == ["cover.didDisappear"])
    stack.popViewController(animated: true)
    simulator.settle()
    #expect(journal.take() == ["cover.willAppear", "cover.didAppear"])
    #expect(cover.view.window != nil)
  }

  @Test func `a presentation in a context is over when its page goes meanwhile`() {
    let simulator = Simulator()
    let journal = Journal()
    let tabs = makeTabs(["a", "b"], journal: journal)
    simulator.launch(rootViewController: tabs)
    let cover = NotedPage("cover", journal)
    cover.modalPresentationStyle = .currentContext
    let page = tabs.viewControllers?[0]
    page?.definesPresentationContext = true
    _ = journal.take()
    var isOver = false
    page?.present(cover, animated: true) { isOver = true }
    simulator.advance(by: 0.1)
    tabs.selectedIndex = 1
    #expect(isOver)
    #expect(
      journal.take().filter { !$0.hasPrefix("b") } == [
        "a.willDisappear", "cover.load", "cover.willAppear", "cover.didAppear", "a.didDisappear",
        "cover.willDisappear", "cover.didDisappear",
      ])
    simulator.settle()
    #expect(cover.view.window == nil)
    page?.dismiss(animated: false)
    tabs.selectedIndex = 0
    #expect(journal.take().filter { !$0.hasPrefix("b") } == ["a.willAppear", "a.didAppear"])
    #expect(page?.view.window != nil)
  }

  @Test func `a dismissal in a context is over when its page goes meanwhile`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b"])
    simulator.launch(rootViewController: tabs)
    weak var cover: NotedPage?
    do {
      let page = NotedPage("cover")
      page.modalPresentationStyle = .overCurrentContext
      tabs.viewControllers?[0].definesPresentationContext = true
      tabs.viewControllers?[0].present(page, animated: false)
      cover = page
    }
    tabs.viewControllers?[0].dismiss(animated: true)
    simulator.advance(by: 0.1)
    tabs.selectedIndex = 1
    #expect(tabs.viewControllers?[0].presentedViewController == nil)
    simulator.settle()
    #expect(cover == nil)
  }

  @Test func `what stands in the place of a child hears of its parent's coming and going`() {
    let simulator = Simulator()
    let journal = Journal()
    let (root, child) = (NotedPage("root"), NotedPage("child", journal))
    simulator.launch(rootViewController: root)
    embed(child, in: root)
    let cover = NotedPage("cover", journal)
    cover.modalPresentationStyle = .currentContext
    child.definesPresentationContext = true
    child.present(cover, animated: false)
    _ = journal.take()
    let front = UIViewController()
    front.modalPresentationStyle = .fullScreen
    root.present(front, animated: false)
    #expect(journal.take() == ["cover.willDisappear", "cover.didDisappear"])
    child.dismiss(animated: false)
    #expect(journal.take() == [])
    root.dismiss(animated: false)
    #expect(journal.take() == ["child.willAppear", "child.didAppear"])
    #expect(child.view.window != nil)
  }

  @Test func `a presentation in the context of a child ends when the child is removed`() {
    let simulator = Simulator()
    let journal = Journal()
    let (root, child) = (NotedPage("root"), NotedPage("child"))
    simulator.launch(rootViewController: root)
    embed(child, in: root)
    let cover = NotedPage("cover", journal)
    cover.modalPresentationStyle = .overCurrentContext
    child.definesPresentationContext = true
    child.present(cover, animated: false)
    _ = journal.take()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(journal.take() == ["cover.willDisappear", "cover.didDisappear"])
    #expect(cover.view.window == nil)
    #expect(child.presentedViewController == nil)
  }

  @Test func `a child takes the place of one that is covered whole`() {
    let simulator = Simulator()
    let (root, old, new) = (NotedPage("root"), NotedPage("old"), NotedPage("new"))
    simulator.launch(rootViewController: root)
    for child in [old, new] { root.addChild(child) }
    root.view.addSubview(old.view)
    let cover = NotedPage("cover")
    cover.modalPresentationStyle = .currentContext
    old.definesPresentationContext = true
    old.present(cover, animated: false)
    root.transition(
      from: old, to: new, duration: 0, animations: nil,
      completion: { _ in old.removeFromParent() })
    simulator.settle()
    #expect(new.view.superview === root.view)
    #expect(cover.view.window == nil)
    #expect(root.view.subviews.count == 1)
  }

  @Test func `a presentation in the context of what is itself still coming stays`() {
    let simulator = Simulator()
    let journal = Journal()
    let (root, below, above) = (NotedPage("root"), NotedPage("below"), NotedPage("above", journal))
    simulator.launch(rootViewController: root)
    below.modalPresentationStyle = .overFullScreen
    root.present(below, animated: true)
    simulator.advance(by: 0.2)
    above.modalPresentationStyle = .currentContext
    below.present(above, animated: true)
    simulator.settle()
    #expect(journal.take() == ["above.load", "above.willAppear", "above.didAppear"])
    #expect(above.view.window != nil)
    #expect(below.view.window == nil)
  }

  @Test func `nothing stays on the screen of what a page presented that is given up`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a"])
    simulator.launch(rootViewController: tabs)
    weak var page: UIViewController?
    weak var front: UIViewController?
    do {
      let (cover, last) = (UIViewController(), UIViewController())
      cover.modalPresentationStyle = .currentContext
      last.modalPresentationStyle = .fullScreen
      tabs.viewControllers?[0].definesPresentationContext = true
      tabs.viewControllers?[0].present(cover, animated: false)
      cover.present(last, animated: false)
      (page, front) = (tabs.viewControllers?[0], last)
    }
    #expect(front?.view.window != nil)
    tabs.viewControllers = []
    simulator.settle()
    #expect(page == nil)
    #expect(front == nil)
    #expect(simulator.windows.first?.subviews.count == 1)
  }

  @Test func `a dismissal takes along what a page in what it dismisses presented`() {
    let simulator = Simulator()
    let root = UIViewController()
    simulator.launch(rootViewController: root)
    weak var front: UIViewController?
    do {
      let (page, cover, sheet) = (UIViewController(), UIViewController(), UIViewController())
      let stack = UINavigationController(rootViewController: page)
      stack.modalPresentationStyle = .fullScreen
      root.present(stack, animated: false)
      page.definesPresentationContext = true
      cover.modalPresentationStyle = .overCurrentContext
      page.present(cover, animated: false)
      cover.present(sheet, animated: false)
      front = sheet
      #expect(sheet.view.window != nil)
    }
    root.dismiss(animated: true)
    simulator.settle()
    #expect(front == nil)
    #expect(simulator.windows.first?.subviews.count == 1)
    #expect(root.view.window != nil)
  }

  @Test func `what is about to be covered whole does not appear when its place comes back`() {
    let simulator = Simulator()
    let journal = Journal()
    let tabs = makeTabs(["a", "b"])
    simulator.launch(rootViewController: tabs)
    let (cover, front) = (NotedPage("cover", journal), UIViewController())
    cover.modalPresentationStyle = .currentContext
    tabs.viewControllers?[0].definesPresentationContext = true
    tabs.viewControllers?[0].present(cover, animated: false)
    _ = journal.take()
    front.modalPresentationStyle = .fullScreen
    cover.present(front, animated: true)
    simulator.advance(by: 0.1)
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0
    simulator.settle()
    #expect(journal.take() == ["cover.willDisappear", "cover.didDisappear"])
    #expect(cover.view.window == nil)
    cover.dismiss(animated: false)
    #expect(journal.take() == ["cover.willAppear", "cover.didAppear"])
    #expect(cover.view.window != nil)
  }
}
