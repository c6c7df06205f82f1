// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// What the other tests of these facts leave open.
@MainActor @Suite struct FactsTabClauseTests {
  @Test func `[uikit 20] the delegate's word on orientations counts before the pages'`() {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
      ) -> UIInterfaceOrientationMask { .landscape }
    }
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let simulator = Simulator()
    let tabs = UITabBarController()
    let delegate = Delegate()
    tabs.viewControllers = [Upright()]
    tabs.delegate = delegate
    simulator.launch(rootViewController: tabs)
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    #expect(UIScreen.main.bounds.width == 852)
    simulator.rotate(to: .portrait)
    simulator.settle()
    #expect(UIScreen.main.bounds.width == 852)
  }

  @Test func `[uikit 26a] a tap runs no setter of the selection that a subclass watches`() {
    final class Tabs: UITabBarController {
      var sets: [String] = []
      override var selectedIndex: Int { didSet { sets.append("index") } }
      override var selectedViewController: UIViewController? { didSet { sets.append("page") } }
    }
    let simulator = Simulator()
    let tabs = Tabs()
    tabs.viewControllers = [NotedPage("a"), NotedPage("b")]
    simulator.launch(rootViewController: tabs)
    tabs.sets = []
    simulator.tap(at: middle(ofTab: 1, in: tabs.tabBar))
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.sets.isEmpty)
    tabs.selectedIndex = 0
    #expect(tabs.sets == ["index"])
  }

  @Test func `[uikit 27] a second tap pops with an animation, and tells a plain page nothing`()
    throws
  {
    let simulator = Simulator()
    let journal = Journal()
    let stack = UINavigationController(rootViewController: NotedPage("root"))
    let (delegate, tabs) = (TabsDelegate(), UITabBarController())
    tabs.viewControllers = [stack, NotedPage("plain", journal)]
    tabs.delegate = delegate
    simulator.launch(rootViewController: tabs)
    stack.pushViewController(NotedPage("second"), animated: false)
    simulator.tap(at: middle(ofTab: 0, in: tabs.tabBar))
    #expect(stack.viewControllers.count == 1)
    #expect(stack.transitionCoordinator?.isAnimated == true)
    simulator.settle()
    simulator.tap(at: middle(ofTab: 1, in: tabs.tabBar))
    _ = (journal.take(), delegate.journal.take())
    simulator.tap(at: middle(ofTab: 1, in: tabs.tabBar))
    #expect(journal.take().isEmpty)
    #expect(delegate.journal.take() == ["should plain at 1", "did plain at 1"])
  }

  @Test func `[uikit 35] a title goes to items that were made before and after it`() {
    _ = Simulator()
    let (before, after) = (UIViewController(), UIViewController())
    _ = (before.navigationItem, before.tabBarItem)
    before.title = "one"
    after.title = "one"
    for page in [before, after] {
      #expect(page.navigationItem.title == "one")
      #expect(page.tabBarItem.title == "one")
      page.title = "two"
      #expect(page.navigationItem.title == "two" && page.tabBarItem.title == "two")
    }
  }

  @Test func `[uikit 36] who presents is no ancestor`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a"], inStacks: true)
    simulator.launch(rootViewController: tabs)
    let sheet = UIViewController()
    tabs.selectedViewController?.present(sheet, animated: false)
    #expect(sheet.presentingViewController != nil)
    #expect(sheet.tabBarController == nil && sheet.navigationController == nil)
  }

  @Test func `[uikit 41] the selected page decides on the home indicator too`() {
    _ = Simulator()
    let tabs = makeTabs(["a", "b"])
    tabs.selectedIndex = 1
    let page = tabs.viewControllers?[1]
    #expect(tabs.childForHomeIndicatorAutoHidden === page)
    #expect(tabs.childForStatusBarStyle === page && tabs.childForStatusBarHidden === page)
  }

  @Test func `[uikit 42] a tap tells pages in the same order as code, at once, not animated`() {
    final class Page: UIViewController {
      var animated: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { self.animated.append(animated) }
      override func viewDidAppear(_ animated: Bool) { self.animated.append(animated) }
    }
    let simulator = Simulator()
    let journal = Journal()
    let tabs = makeTabs(["a", "b"], journal: journal)
    let page = Page()
    tabs.viewControllers?.append(page)
    simulator.launch(rootViewController: tabs)
    _ = journal.take()
    simulator.touchDown(at: middle(ofTab: 1, in: tabs.tabBar))
    simulator.touchUp()
    let story = ["b.load", "b.willAppear", "a.willDisappear", "a.didDisappear", "b.didAppear"]
    #expect(journal.take() == story)
    tabs.selectedIndex = 2
    #expect(page.animated == [false, false])
  }

  @Test(arguments: [("iphone-16", 83.0), ("iphone-se", 49), ("iphone-8-plus", 49)])
  func `[uikit 50] a bar is 49 points high and the bottom's unsafe points`(
    device: String, height: Double
  ) {
    let simulator = Simulator(.on(device))
    let tabs = makeTabs(["a", "b"])
    simulator.launch(rootViewController: tabs)
    #expect(tabs.tabBar.frame.height == CGFloat(height))
    #expect(tabs.tabBar.frame.maxY == UIScreen.main.bounds.maxY)
  }

  @Test(arguments: [
    ("iphone-se", 32.0, UITabBarItemAppearance.Style.compactInline),
    ("iphone-8-plus", 49, .inline), ("iphone-11", 70, .inline),
  ])
  func `[uikit 52] [uikit 53] in landscape a bar is low where the width is compact`(
    device: String, height: Double, style: UITabBarItemAppearance.Style
  ) throws {
    let simulator = Simulator(.on(device, .landscapeRight))
    let tabs = makeTabs(["Home", "Search"])
    for page in tabs.viewControllers ?? [] { page.tabBarItem.image = solid(.red, 18, 18) }
    simulator.launch(rootViewController: tabs)
    #expect(tabs.tabBar.frame.height == CGFloat(height))
    #expect(tabs.tabBar.itemStyle == style)
    let button = tabs.tabBar.buttons[0]
    let icon = try #require(button.all(UIImageView.self).first { $0.image != nil })
    let title = try #require(button.all(UILabel.self).first { $0.text == "Home" })
    #expect(title.frame.minX >= icon.frame.maxX)
    #expect(title.font.pointSize == 13)
  }

  @Test func `[uikit 65] [uikit 66] centred items have the bar's widths, else the system's`() {
    let scene = BarStage([UITabBarItem(), UITabBarItem()])
    let frames = { () -> [CGRect] in
      scene.stage.window.layoutIfNeeded()
      return scene.bar.buttons.map(\.frame)
    }
    #expect(frames().map(\.minX) == [2, 102])
    scene.bar.itemPositioning = .centered
    #expect(frames().map(\.width) == [76, 76])
    #expect(frames()[1].minX - frames()[0].minX == 110)
    scene.bar.itemWidth = 40
    scene.bar.itemSpacing = 20
    #expect(frames().map(\.width) == [40, 40])
    #expect(frames()[1].minX - frames()[0].minX == 60)
    #expect(frames()[0].minX + frames()[1].maxX == 200)
    (scene.bar.itemWidth, scene.bar.itemSpacing) = (0, -1)
    #expect(frames().map(\.width) == [76, 76])
    #expect(frames()[1].minX - frames()[0].minX == 110)
    scene.bar.itemPositioning = .fill
    #expect(frames().map(\.width) == [96, 96])
  }

  @Test func `[uikit 72] an item of no bar stays unselected though it lives on`() {
    _ = Simulator()
    let bar = UITabBar()
    let (item, stranger) = (UITabBarItem(), UITabBarItem())
    bar.items = [item]
    bar.selectedItem = stranger
    #expect(bar.selectedItem == nil)
    bar.selectedItem = item
    bar.selectedItem = stranger
    #expect(bar.selectedItem !== stranger)
    bar.items = [item, stranger]
    bar.selectedItem = stranger
    #expect(bar.selectedItem === stranger)
  }

  @Test func `[uikit 78] a bar has the default style or the black one`() {
    let scene = BarStage()
    #expect(scene.bar.barStyle == .default)
    #expect(UIBarStyle.default.rawValue == 0 && UIBarStyle.black.rawValue == 1)
    scene.bar.isTranslucent = false
    #expect(scene.hex(50, 40) == "ffffffff")
    scene.bar.barStyle = .black
    #expect(scene.hex(50, 40) == "000000ff")
  }

  @Test func `[uikit 92] system items are numbered from 0 to 11`() {
    let all: [UITabBarItem.SystemItem] = [
      .more, .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks,
      .search, .downloads, .mostRecent, .mostViewed,
    ]
    #expect(all.map(\.rawValue) == Array(0...11))
  }

  @Test func `[uikit 99] a disabled item is paler than an enabled one`() throws {
    let items = ["a", "b"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    let scene = BarStage(items)
    let colors = {
      scene.bar.all(UILabel.self).filter { ["a", "b"].contains($0.text) }.map(\.textColor)
    }
    #expect(colors()[0] == colors()[1])
    items[1].isEnabled = false
    scene.stage.window.layoutIfNeeded()
    #expect(colors()[0] != colors()[1])
    items[1].isEnabled = true
    scene.stage.window.layoutIfNeeded()
    #expect(colors()[0] == colors()[1])
  }

  @Test func `[uikit 102] each way to configure a background takes the others back`() {
    _ = Simulator()
    let look = UITabBarAppearance()
    look.backgroundImage = solid(.red)
    look.shadowImage = solid(.red)
    look.configureWithTransparentBackground()
    #expect(look.backgroundImage == nil && look.shadowImage == nil)
    #expect(look.backgroundEffect == nil && look.backgroundColor == nil)
    #expect(look.shadowColor == nil)
    look.configureWithOpaqueBackground()
    #expect(look.backgroundColor != nil && look.shadowColor != nil)
    look.configureWithDefaultBackground()
    #expect(look.backgroundEffect != nil && look.backgroundColor == nil)
    #expect(look.shadowColor != nil)
  }
}
