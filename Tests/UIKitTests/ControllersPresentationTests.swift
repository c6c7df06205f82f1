// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

@MainActor struct ControllersPresentationTests {
  @Test func `the style is a page sheet unless stated, and rises from below [uikit 122]`() {
    let page = UIViewController()
    #expect(page.modalPresentationStyle == .pageSheet)
    #expect(page.modalTransitionStyle == .coverVertical)
    page.modalPresentationStyle = .fullScreen
    #expect(page.modalPresentationStyle == .fullScreen)
  }

  @Test func `presenter and presented are found through ancestors [uikit 123]`() {
    let simulator = Simulator()
    let (page, inner) = (NotedPage("a"), NotedPage("inner"))
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    simulator.launch(rootViewController: tabs)
    let sheet = UINavigationController(rootViewController: inner)
    page.present(sheet, animated: false)
    #expect(tabs.presentedViewController === sheet)
    #expect(page.presentedViewController === sheet)
    #expect(sheet.presentingViewController === tabs)
    #expect(inner.presentingViewController === tabs)
    #expect(inner.tabBarController == nil)
  }

  @Test func `a full-screen presentation and its end tell in order [uikit 124] [uikit 125]`() {
    let simulator = Simulator()
    let journal = Journal()
    let (below, above) = (NotedPage("below", journal), NotedPage("above", journal))
    above.modalPresentationStyle = .fullScreen
    simulator.launch(rootViewController: below)
    _ = journal.take()
    below.present(above, animated: true)
    simulator.settle()
    #expect(
      journal.take() == [
        "below.willDisappear", "above.load", "above.willAppear", "above.didAppear",
        "below.didDisappear",
      ])
    #expect(below.view.window == nil)
    below.dismiss(animated: true)
    simulator.settle()
    #expect(
      journal.take() == [
        "above.willDisappear", "below.willAppear", "above.didDisappear", "below.didAppear",
      ])
    #expect(below.view.window != nil)
    #expect(below.view.frame == UIScreen.main.bounds)
    #expect(below.presentedViewController == nil)
  }

  @Test(arguments: [
    UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext,
  ])
  func `what covers in part tells the presenter nothing [uikit 126]`(
    style: UIModalPresentationStyle
  ) {
    let simulator = Simulator()
    let journal = Journal()
    let (below, above) = (NotedPage("below", journal), NotedPage("above", nil))
    above.modalPresentationStyle = style
    simulator.launch(rootViewController: below)
    _ = journal.take()
    below.present(above, animated: true)
    simulator.settle()
    above.dismiss(animated: true)
    simulator.settle()
    #expect(journal.take().isEmpty)
    #expect(below.view.window != nil)
    #expect(above.view.window == nil)
  }

  @Test func `completions come last, and the flags are down in them [uikit 127] [uikit 129]`() {
    let simulator = Simulator()
    let journal = Journal()
    let below = UIViewController()
    let above = NotedPage("above", journal)
    simulator.launch(rootViewController: below)
    below.present(above, animated: true) {
      journal.note("presented \(above.isBeingPresented)")
    }
    #expect(above.isBeingPresented)
    simulator.settle()
    below.dismiss(animated: true) { journal.note("dismissed \(above.isBeingDismissed)") }
    #expect(above.isBeingDismissed)
    simulator.settle()
    #expect(
      journal.take() == [
        "above.load", "above.willAppear", "above.didAppear", "presented false",
        "above.willDisappear", "above.didDisappear", "dismissed false",
      ])
  }

  @Test func `dismissing low in a chain dismisses all above [uikit 128]`() {
    let simulator = Simulator()
    let (root, middle, top) = (UIViewController(), UIViewController(), UIViewController())
    simulator.launch(rootViewController: root)
    root.present(middle, animated: false)
    middle.present(top, animated: false)
    root.dismiss(animated: true)
    simulator.settle()
    #expect(root.presentedViewController == nil)
    #expect(middle.view.window == nil)
    #expect(top.view.window == nil)
    root.present(middle, animated: false)
    middle.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
  }

  @Test func `a presentation in a context leaves the tab bar free [uikit 130]`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b"])
    simulator.launch(rootViewController: tabs)
    let page = tabs.viewControllers?[0]
    page?.definesPresentationContext = true
    let cover = UIViewController()
    cover.modalPresentationStyle = .overCurrentContext
    page?.present(cover, animated: false)
    #expect(cover.presentingViewController === page)
    simulator.tap(at: middle(ofTab: 1, in: tabs.tabBar))
    #expect(tabs.selectedIndex == 1)
    tabs.selectedIndex = 0
    page?.dismiss(animated: false)
    cover.modalPresentationStyle = .fullScreen
    page?.present(cover, animated: false)
    simulator.tap(at: CGPoint(x: 300, y: 790))
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `a page sheet leaves 10 points below the status bar, and dims`() {
    let simulator = Simulator()
    let root = UIViewController()
    let sheet = UIViewController()
    simulator.launch(rootViewController: root)
    root.present(sheet, animated: true)
    simulator.settle()
    #expect(sheet.view.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(sheet.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test func `a finger drags a sheet away, unless the app forbids it`() {
    let simulator = Simulator()
    let journal = Journal()
    let root = UIViewController()
    let sheet = NotedPage("sheet", journal)
    simulator.launch(rootViewController: root)
    root.present(sheet, animated: false)
    simulator.layoutIfNeeded()
    _ = journal.take()
    dragDown(simulator, by: 200)
    #expect(sheet.view.frame.minY == 69)
    sheet.isModalInPresentation = true
    dragDown(simulator, by: 500)
    #expect(root.presentedViewController === sheet)
    #expect(journal.take().isEmpty)
    sheet.isModalInPresentation = false
    dragDown(simulator, by: 500)
    #expect(root.presentedViewController == nil)
    #expect(journal.take() == ["sheet.willDisappear", "sheet.didDisappear"])
  }

  private func dragDown(_ simulator: Simulator, by distance: CGFloat) {
    simulator.touchDown(at: CGPoint(x: 200, y: 150))
    for step in 1...10 {
      simulator.advance(by: 0.1)
      simulator.touchMove(to: CGPoint(x: 200, y: 150 + distance * CGFloat(step) / 10))
    }
    simulator.advance(by: 0.3)
    simulator.touchUp()
    simulator.settle()
  }

  @Test func `presenting twice, or off the screen, is refused with a line in the console`() {
    let simulator = Simulator()
    let root = UIViewController()
    let detached = UIViewController()
    simulator.launch(rootViewController: root)
    detached.present(UIViewController(), animated: false)
    root.present(UIViewController(), animated: false)
    root.present(UIViewController(), animated: false)
    #expect(simulator.console.count == 2)
    #expect(detached.presentedViewController == nil)
  }
}
