// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct LiveChangeTests {
  private var more: [TabBarPage] {
    [.page(.tab("new", title: "New")) { UINavigationController(rootViewController: Page("new")) }]
  }

  @Test(
    "New pages keep stacks, scroll positions, badges and controls of those that stay [field 101]")
  func keeps() throws {
    let tabs = Tabs()
    let pushed = tabs.push(hides: false, animated: false)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
    scroll.contentSize = CGSize(width: 393, height: 2000)
    pushed.view.addSubview(scroll)
    scroll.contentOffset.y = 500
    tabs.navigation("t0")?.tabBarItem.badgeValue = "3"
    let control = try #require(tabs.controller.tabBar.controls["t0"])
    tabs.controller.setPages(tabs.controller.pages.reversed() + more, animated: true)
    tabs.simulator.settle()
    #expect(tabs.navigation("t0")?.topViewController === pushed)
    #expect(scroll.contentOffset.y == 500)
    #expect(tabs.controller.tabBar.controls["t0"] === control)
    #expect(control.badgeView.text == "3")
    #expect(tabs.controller.selectedID == "t0")
    #expect(tabs.controller.selectedIndex == 3)
    #expect(tabs.events.isEmpty)
  }

  @Test("Animated, items glide, new ones fade in and old ones fade out and leave nothing")
  func animated() throws {
    let tabs = Tabs()
    let old = try #require(tabs.controller.tabBar.controls["t1"])
    let last = try #require(tabs.controller.tabBar.controls["t3"])
    let place = last.frame.minX
    var pages = tabs.controller.pages
    pages.remove(at: 1)
    tabs.controller.setPages(more + pages.reversed(), animated: true)
    tabs.simulator.advance(by: 0.1)
    let new = try #require(tabs.controller.tabBar.controls["new"])
    #expect(new.frame.minX == 0)
    let opacity = try #require(new.layer.presentation()).opacity
    #expect(opacity > 0 && opacity < 1)
    let x = try #require(last.layer.presentation()).frame.minX
    #expect(x < place && x > last.frame.minX)
    #expect(old.superview != nil && !old.isUserInteractionEnabled)
    tabs.simulator.settle()
    #expect(old.superview == nil)
    #expect(new.alpha == 1)
    #expect(tabs.controller.tabBar.tabsView.accessibilityElements?.count == 4)
  }

  @Test("Where the user wants less motion, items are at their new places at once")
  func reducedMotion() {
    let tabs = Tabs(situation: Situation(reduceMotion: true))
    tabs.controller.setPages(more + tabs.controller.pages, animated: true)
    tabs.simulator.layoutIfNeeded()
    #expect(tabs.controller.tabBar.controls["t0"]?.layer.animationKeys()?.isEmpty ?? true)
    #expect(tabs.controller.tabBar.controls["new"]?.alpha == 1)
  }

  @Test("While a finger is on the bar new pages wait, and come when it is lifted")
  func pressed() {
    let tabs = Tabs()
    tabs.simulator.touchDown(at: CGPoint(x: 150, y: 793))
    tabs.controller.pages = more + tabs.controller.pages.filter { $0.item.id != "t2" }
    #expect(tabs.controller.pages.map(\.item.id) == ["new", "t0", "t1", "t3"])
    #expect(tabs.controller.items.count == 4)
    #expect(tabs.controller.tabBar.items.map(\.id) == ["t0", "t1", "t2", "t3"])
    tabs.controller.selectedID = "new"
    #expect(tabs.controller.selectedID == "t0")
    tabs.simulator.advance(by: 0.1)
    tabs.simulator.touchUp()
    tabs.simulator.settle()
    #expect(tabs.controller.tabBar.items.map(\.id) == ["new", "t0", "t1", "t3"])
    // The press came last: the latest wish wins.
    #expect(tabs.controller.selectedID == "t1")
  }

  @Test("A tab of pages that wait is selected when they have come")
  func selectsQueued() {
    let tabs = Tabs()
    tabs.simulator.touchDown(at: CGPoint(x: 150, y: 793))
    tabs.controller.pages += more
    tabs.controller.selectedID = "new"
    tabs.simulator.touchCancel()
    tabs.simulator.settle()
    #expect(tabs.controller.selectedID == "new")
    #expect(tabs.controller.shownPage === tabs.navigation("new"))
  }

  @Test("A finger that stays on the bar keeps new pages away for two seconds at most")
  func heldForLong() {
    let tabs = Tabs()
    tabs.simulator.touchDown(at: CGPoint(x: 150, y: 793))
    tabs.controller.pages = more + tabs.controller.pages
    tabs.simulator.advance(by: 1.9)
    #expect(tabs.controller.tabBar.items.count == 4)
    tabs.controller.pages += [.action(.action("plus")) {}]
    tabs.simulator.advance(by: 0.2)
    #expect(tabs.controller.tabBar.items.count == 6)
    tabs.simulator.touchUp()
    tabs.simulator.settle()
  }

  @Test("Badge, title and icon change at once, whatever is pressed, and stay")
  func looks() {
    let tabs = Tabs()
    tabs.simulator.touchDown(at: CGPoint(x: 150, y: 793))
    tabs.controller.updateItem("t2") { $0.badge = .count(2) }
    #expect(tabs.controller.tabBar.controls["t2"]?.badgeView.text == "2")
    tabs.controller.pages = more + tabs.controller.pages
    tabs.controller.updateItem("t2") { $0.badge = .count(3) }
    tabs.controller.updateItem("new") { $0.title = "Newer" }
    #expect(tabs.controller.tabBar.controls["t2"]?.badgeView.text == "3")
    tabs.simulator.touchUp()
    tabs.simulator.settle()
    #expect(tabs.controller.tabBar.controls["t2"]?.badgeView.text == "3")
    #expect(tabs.controller.tabBar.controls["new"]?.titleLabel.text == "Newer")
  }

  @Test("A page that leaves is told as UIKit tells it")
  func leaves() {
    final class Leaver: UIViewController {
      var calls: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if parent == nil { calls.append("willMove \(self.parent != nil)") }
      }
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { calls.append("didMove \(self.parent == nil)") }
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        calls.append("didDisappear \(viewIfLoaded?.window == nil)")
      }
    }
    let leaver = Leaver()
    let tabs = Tabs { $0.pages.insert(.page(.tab("leaver"), leaver), at: 0) }
    tabs.controller.selectedID = "leaver"
    tabs.controller.pages.removeFirst()
    #expect(leaver.calls == ["didDisappear true", "willMove true", "didMove true"])
    #expect(!tabs.controller.children.contains(leaver))
  }

  @Test("A page that the application removes itself is gone from the bar, and the next one shows")
  func removedByApp() {
    let tabs = Tabs()
    let page = tabs.navigation("t0")
    page?.willMove(toParent: nil)
    page?.view.removeFromSuperview()
    page?.removeFromParent()
    tabs.simulator.layoutIfNeeded()
    #expect(tabs.controller.pages.map(\.item.id) == ["t1", "t2", "t3"])
    #expect(tabs.controller.selectedID == "t1")
    #expect(tabs.navigation("t1")?.view.window != nil)
    #expect(tabs.controller.pagesView.subviews.count == 1)
    #expect(page?.additionalSafeAreaInsets == .zero)
    #expect(tabs.events.map(\.source) == [.successor, .successor])
  }

  @Test("Replacing everything, or the centre item, leaves no view, element or touch area behind")
  func nothingLeft() {
    let tabs = Tabs()
    let bar = tabs.controller.tabBar
    func centre(_ id: TabID) -> TabBarPage {
      .action(.action(id, placement: .center(size: CGSize(width: 60, height: 90)))) {}
    }
    let first = tabs.controller.pages
    let views = bar.subviews.count + bar.tabsView.subviews.count
    for animated in [false, true] {
      tabs.controller.setPages(
        Array(first.prefix(2)) + [centre("a")] + first.suffix(2), animated: animated)
      tabs.simulator.settle()
      #expect(bar.point(inside: CGPoint(x: 196, y: -20), with: nil))
      tabs.controller.setPages(
        Array(first.prefix(2)) + [centre("b")] + first.suffix(2), animated: animated)
      tabs.simulator.settle()
      #expect(bar.controls["a"] == nil)
      tabs.controller.setPages(first, animated: animated)
      tabs.simulator.settle()
      #expect(!bar.point(inside: CGPoint(x: 196, y: -20), with: nil))
      #expect(bar.subviews.count + bar.tabsView.subviews.count == views)
      #expect(bar.accessibilityElements?.count == 1)
    }
    tabs.controller.setPages(more, animated: true)
    tabs.simulator.settle()
    #expect(Array(bar.controls.keys) == ["new"])
    #expect(tabs.controller.children.count == 1)
    #expect(bar.tabsView.subviews.count == 1)
    #expect(bar.tabsView.accessibilityElements?.count == 1)
    #expect(tabs.controller.pagesView.subviews.count == 1)
  }

  @Test("An empty list shows nothing, and the next one begins anew")
  func empty() {
    let tabs = Tabs()
    tabs.controller.pages = []
    tabs.simulator.layoutIfNeeded()
    #expect(tabs.controller.selectedID == nil)
    #expect(tabs.controller.selectedViewController == nil)
    #expect(tabs.controller.selectedIndex == NSNotFound)
    #expect(tabs.controller.pagesView.subviews.isEmpty)
    #expect(tabs.controller.children.isEmpty)
    tabs.controller.pages = more
    #expect(tabs.controller.selectedID == "new")
    #expect(tabs.navigation("new")?.view.window != nil)
  }
}
