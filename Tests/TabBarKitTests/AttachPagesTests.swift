// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// Pages that come, go and move in a controller with an attached bar, and what they state.
@MainActor @Suite(.serialized, .everyPreset) struct AttachPagesTests {
  /// The bar shows the controller's pages in their order, and has its page selected.
  private func check(
    _ attached: Attached, _ titles: [String], selected: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    attached.simulator.advance(by: 1 / 60)
    attached.simulator.settle()
    let bar = attached.attachment.tabBar
    #expect(bar.shownParts.map(\.item.title) == titles, sourceLocation: sourceLocation)
    #expect(bar.selectedIndex == selected, sourceLocation: sourceLocation)
    let pages = attached.controller.viewControllers ?? []
    let shown = attached.controller.selectedViewController
    #expect(
      bar.selectedID.flatMap { attached.attachment.viewController(for: $0) } === shown,
      sourceLocation: sourceLocation)
    let listed = attached.attachment.items.compactMap {
      attached.attachment.viewController(for: $0.id)
    }
    #expect(listed == pages.filter { $0.parent != nil }, sourceLocation: sourceLocation)
    #expect(shown?.view.window != nil, sourceLocation: sourceLocation)
    #expect(shown?.view.safeAreaInsets.bottom == 83, sourceLocation: sourceLocation)
    #expect(
      pages.allSatisfy { $0 === shown || $0.additionalSafeAreaInsets == .zero },
      sourceLocation: sourceLocation)
  }

  private func page(_ title: String) -> UIViewController {
    let page = Page(title)
    page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
    return UINavigationController(rootViewController: page)
  }

  // MARK: Roads

  @Test(
    "Whichever way pages are changed, the bar has them when the screen is drawn [field 106]",
    arguments: [false, true])
  func roads(plain: Bool) throws {
    let attached = try Attached(plain: plain)
    let controller = attached.controller
    attached.tap(150)
    controller.viewControllers?.insert(page("N"), at: 1)
    check(attached, ["P0", "N", "P1", "P2", "P3"], selected: 2)
    controller.viewControllers?.swapAt(0, 2)
    check(attached, ["P1", "N", "P0", "P2", "P3"], selected: 0)
    controller.setViewControllers(controller.viewControllers?.reversed(), animated: true)
    check(attached, ["P3", "P2", "P0", "N", "P1"], selected: 4)
    controller.viewControllers?.removeFirst()
    check(attached, ["P2", "P0", "N", "P1"], selected: 3)
    controller.addChild(page("A"))
    check(attached, ["P2", "P0", "N", "P1", "A"], selected: 3)
    controller.viewControllers = Array((controller.viewControllers ?? []).prefix(1))
    check(attached, ["P2"], selected: 0)
  }

  @Test(
    "A page that leaves its parent leaves the bar, the selected one too", arguments: [false, true])
  func removeFromParent(plain: Bool) throws {
    let attached = try Attached(plain: plain)
    func leave(_ page: UIViewController?) {
      page?.willMove(toParent: nil)
      page?.viewIfLoaded?.removeFromSuperview()
      page?.removeFromParent()
    }
    leave(attached.navigation(2))
    check(attached, ["P0", "P1", "P3"], selected: 0)
    attached.tap(196)
    leave(attached.attachment.viewController(for: "p1"))
    check(attached, ["P0", "P3"], selected: 0)
    attached.tap(300)
    check(attached, ["P0", "P3"], selected: 1)
  }

  @Test(
    "All five pages replaced after a login are five tabs, the selected one as stated [field 31]",
    arguments: [false, true])
  func login(plain: Bool) throws {
    let attached = try Attached(plain: plain, count: 5)
    attached.tap(270)
    attached.controller.viewControllers = (0..<5).map { page("L\($0)") }
    check(attached, (0..<5).map { "L\($0)" }, selected: attached.controller.selectedIndex)
    attached.controller.viewControllers = (0..<5).map { page("M\($0)") }
    attached.controller.selectedIndex = 4
    check(attached, (0..<5).map { "M\($0)" }, selected: 4)
    for x in [40, 118, 196, 275, 353] {
      attached.tap(CGFloat(x))
      check(attached, (0..<5).map { "M\($0)" }, selected: attached.controller.selectedIndex)
    }
  }

  @Test("Pages replaced over and over leave nothing behind [field 119]", arguments: [false, true])
  func leaks(plain: Bool) throws {
    let attached = try Attached(plain: plain)
    var gone: [() -> UIViewController?] = []
    for round in 0..<4 {
      let pages = (0..<3).map { page("R\(round)\($0)") }
      for page in pages { gone.append { [weak page] in page } }
      attached.controller.viewControllers = pages
      attached.simulator.advance(by: 1)
      attached.tap(196)
    }
    attached.controller.viewControllers = [page("last")]
    attached.simulator.advance(by: 1)
    attached.tap(196)
    #expect(gone.compactMap { $0() }.isEmpty)
  }

  @Test(
    "Pages that come after the bar was attached are there, the controller's selected, untold",
    arguments: [false, true])
  func late(plain: Bool) throws {
    let simulator = Simulator.underTest()
    let controller = plain ? UITabBarController() : AttachedTabBarController()
    let attachment = try TabBarAttachment(to: controller)
    var events: [TabBarEvent] = []
    attachment.onEvent = { events.append($0) }
    simulator.launch(rootViewController: controller)
    simulator.settle()
    #expect(attachment.items.isEmpty)
    #expect(attachment.selectedID == nil)
    controller.viewControllers = (0..<3).map { page("N\($0)") }
    simulator.advance(by: 0.1)
    #expect(attachment.tabBar.selectedIndex == 0)
    #expect(events.isEmpty)
    controller.viewControllers = nil
    simulator.advance(by: 0.1)
    #expect(attachment.items.isEmpty)
    #expect(attachment.selectedID == nil)
    #expect(controller.tabBar.isHidden)
  }

  @Test("The page that is selected before is selected in the bar, without an event")
  func selectedBefore() throws {
    let simulator = Simulator.underTest()
    let controller = UITabBarController()
    controller.viewControllers = (0..<3).map { page("N\($0)") }
    controller.selectedIndex = 2
    simulator.launch(rootViewController: controller)
    simulator.settle()
    let attachment = try TabBarAttachment(to: controller)
    #expect(attachment.tabBar.selectedIndex == 2)
    #expect(controller.selectedIndex == 2)
  }

  // MARK: Items

  @Test(
    "What a page's item states is shown, the item replaced or changed, loaded or not [uikit 30]",
    arguments: [false, true])
  func items(plain: Bool) throws {
    let attached = try Attached(plain: plain)
    let bar = attached.attachment.tabBar
    func settle() {
      attached.simulator.advance(by: 1 / 60)
      attached.simulator.settle()
    }
    attached.page(2)?.tabBarItem.badgeValue = "7"
    attached.page(2)?.tabBarItem.title = "New"
    settle()
    #expect(bar.controls["p2"]?.titleLabel.text == "New")
    #expect(bar.controls["p2"]?.badgeView.text == "7")
    let old = attached.page(2)?.tabBarItem
    let item = UITabBarItem(title: "Other", image: UIImage(systemName: "star"), tag: 9)
    item.badgeValue = "3"
    item.isEnabled = false
    attached.page(2)?.tabBarItem = item
    settle()
    #expect(bar.controls["p2"]?.titleLabel.text == "Other")
    #expect(bar.controls["p2"]?.badgeView.text == "3")
    #expect(bar.controls["p2"]?.isEnabled == false)
    old?.badgeValue = "99"
    item.badgeValue = nil
    item.isEnabled = true
    settle()
    #expect(bar.controls["p2"]?.badgeView.text == nil)
    #expect(bar.controls["p2"]?.isEnabled == true)
    #expect(bar.selectedID == "p0")
    #expect(attached.events.isEmpty)
  }

  @Test(
    "A stack's tab shows its first page's item, or its own where it has one [uikit 37] [field 30]",
    arguments: [false, true])
  func navigationItems(plain: Bool) throws {
    let attached = try Attached(plain: plain)
    let stack = try #require(attached.navigation(1))
    let pushed = Page("pushed")
    pushed.tabBarItem = UITabBarItem(title: "Pushed", image: nil, tag: 0)
    attached.tap(150)
    stack.pushViewController(pushed, animated: false)
    attached.simulator.settle()
    let bar = attached.attachment.tabBar
    #expect(bar.controls["p1"]?.titleLabel.text == "P1")
    stack.setViewControllers([Page("other")], animated: false)
    stack.viewControllers.first?.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
    attached.simulator.advance(by: 0.1)
    #expect(bar.controls["p1"]?.titleLabel.text == "First")
    stack.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
    attached.simulator.advance(by: 0.1)
    #expect(bar.controls["p1"]?.titleLabel.text == "Own")
    stack.viewControllers.first?.tabBarItem.title = "Not heard"
    attached.simulator.advance(by: 0.1)
    #expect(bar.controls["p1"]?.titleLabel.text == "Own")
  }

  @Test("A page finds its controller from the first frame on, at any depth [uikit 36]")
  func lookup() throws {
    let attached = try Attached()
    let deep = Page("deep")
    attached.page(0)?.addChild(deep)
    deep.didMove(toParent: attached.page(0))
    #expect(deep.tabBarController === attached.controller)
    attached.tap(150)
    #expect(attached.page(1)?.tabBarController === attached.controller)
    try attached.attachment.setPages([.page(.tab("new"), deep2)])
    #expect(deep2.tabBarController === attached.controller)
  }

  private let deep2 = Page("new")

  // MARK: Insets

  @Test(
    "What a page adds to its safe area itself is added to the bar's, and stays [field 32]",
    arguments: [false, true])
  func ownInsets(plain: Bool) throws {
    let attached = try Attached(plain: plain)
    let stack = try #require(attached.navigation(0))
    let page = try #require(attached.page(0))
    stack.additionalSafeAreaInsets.bottom += 20
    attached.simulator.settle()
    #expect(page.view.safeAreaInsets.bottom == 103)
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    attached.simulator.settle()
    #expect(page.view.safeAreaInsets.bottom == 110)
    attached.attachment.setBarHidden(true, animated: false)
    attached.simulator.settle()
    #expect(page.view.safeAreaInsets.bottom == 61)
    attached.attachment.setBarHidden(false, animated: true)
    attached.simulator.settle()
    #expect(page.view.safeAreaInsets.bottom == 110)
    attached.tap(150)
    #expect(stack.additionalSafeAreaInsets.bottom == 20)
    #expect(page.additionalSafeAreaInsets.bottom == 7)
    attached.tap(50)
    #expect(page.view.safeAreaInsets.bottom == 110)
    stack.additionalSafeAreaInsets.bottom -= 20
    attached.simulator.settle()
    #expect(page.view.safeAreaInsets.bottom == 90)
    #expect(attached.controller.additionalSafeAreaInsets == .zero)
  }
}
