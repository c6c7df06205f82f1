// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct MoreTests {
  /// Seven tabs of which four have a place, and More; 78.6 points each.
  private func seven(_ situation: Situation = Situation()) -> Tabs {
    Tabs(count: 7, situation: situation) { $0.overflow = .more(limit: 5) }
  }

  private func list(_ tabs: Tabs) -> MoreListController? {
    tabs.controller.morePage?.viewControllers.first as? MoreListController
  }

  private func highlight(_ tabs: Tabs) -> [TabID] {
    tabs.controller.tabBar.controls.values.filter { $0.isSelected && !$0.isHidden }.map(\.id)
  }

  private func openList(_ tabs: Tabs) { tabs.tap(370) }

  @Test("Above the limit the bar shows one tab less, and More; without it all of them [field 94]")
  func bar() {
    let tabs = seven()
    #expect(tabs.controller.tabBar.barLayout.items.map(\.id) == ["t0", "t1", "t2", "t3", .more])
    #expect(tabs.controller.items.count == 7)
    #expect(tabs.controller.tabBar.tabsView.accessibilityElements?.count == 5)
    #expect(tabs.controller.tabBar.controls[.more]?.accessibilityLabel == "More")
    tabs.controller.overflow = .more(limit: 7)
    #expect(tabs.controller.tabBar.barLayout.items.count == 7)
    tabs.controller.overflow = .compress
    #expect(tabs.controller.tabBar.barLayout.items.count == 7)
    #expect(tabs.controller.tabBar.controls[.more] == nil)
  }

  @Test("More shows a list with icon, title and badge of the other tabs, by its own navigation")
  func list() throws {
    let tabs = seven()
    tabs.controller.updateItem("t5") { $0.badge = .count(8) }
    openList(tabs)
    #expect(tabs.controller.selectedID == .more)
    #expect(tabs.controller.selectedIndex == NSNotFound)
    #expect(tabs.controller.selectedViewController === tabs.controller.morePage)
    #expect(highlight(tabs) == [.more])
    let list = try #require(self.list(tabs))
    #expect(list.view.window != nil)
    #expect(list.title == "More")
    #expect(list.rows.map(\.name.text) == ["T4", "T5", "T6"])
    #expect(list.rows.map(\.badge.text) == [nil, "8", nil])
    #expect(list.rows[1].accessibilityValue?.contains("8") == true)
    #expect(list.rows.allSatisfy { $0.frame.height >= 44 })
    tabs.controller.updateItem("t4") { $0.title = "Four" }
    tabs.simulator.layoutIfNeeded()
    #expect(list.rows.map(\.name.text) == ["Four", "T5", "T6"])
  }

  @Test(
    "Badges in the list are the bar's: colours, border, cut, picture, own view, and what is spoken")
  func badges() throws {
    let tabs = seven()
    let bar = tabs.controller.tabBar
    bar.style.badge.color = StyleColor(hex: 0x0000FF)
    bar.style.badge.border = BarBorder(.white, width: 2)
    bar.style.badge.truncation = .weChat
    bar.dotDescription = "Neu"
    let flame = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 12))
    flame.accessibilityLabel = "Live"
    bar.setBadgeView(flame, for: "t6")
    tabs.controller.updateItem("t4") { $0.badge = .text("Sale today") }
    tabs.controller.updateItem("t5") { $0.badge = .dot }
    tabs.controller.updateItem("t6") { $0.badge = .custom }
    openList(tabs)
    let list = try #require(self.list(tabs))
    #expect(list.rows.map(\.badge.text) == ["...", "", ""])
    #expect(list.rows.map(\.accessibilityValue) == ["Sale today", "Neu", "Live"])
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(list.rows[0].badge.backgroundColor == blue)
    #expect(list.rows[0].badge.layer.borderWidth == 2)
    #expect(flame.isDescendant(of: list.rows[2]))
    #expect(list.rows[2].badge.bounds.size == CGSize(width: 24, height: 12))
    // What a page states goes before the style, as in the bar.
    tabs.navigation("t4")?.tabBarItem.badgeColor = .green
    let flag = IconSource.data(
      Pictures.png(.green, size: CGSize(width: 40, height: 36)), key: "flag")
    tabs.controller.updateItem("t5") { $0.badge = .image(flag) }
    tabs.simulator.settle()
    #expect(list.rows[0].badge.backgroundColor == .green)
    #expect(list.rows[1].badge.bounds.size == CGSize(width: 20, height: 18))
    #expect(list.rows[1].accessibilityValue == "Neu")
    // With a place of its own the tab shows its badge itself.
    tabs.controller.overflow = .compress
    tabs.simulator.settle()
    let control = try #require(bar.controls["t6"])
    #expect(flame.isDescendant(of: control))
    tabs.controller.overflow = .more(limit: 5)
    tabs.simulator.settle()
    #expect(!flame.isDescendant(of: control))
  }

  @Test("Icons in the list are painted, or keep their colours, as the item says")
  func icons() throws {
    let tabs = seven()
    tabs.controller.updateItem("t4") {
      $0.iconRendering = .template
      $0.iconColor = StyleColor(hex: 0xFF0000)
    }
    tabs.controller.updateItem("t5") { $0.iconRendering = .template }
    openList(tabs)
    let views = try #require(self.list(tabs)).rows.compactMap { row in
      row.subviews.compactMap { $0 as? UIImageView }.first
    }
    #expect(
      views.map { $0.image?.renderingMode } == [
        .alwaysTemplate, .alwaysTemplate, .alwaysOriginal,
      ])
    #expect(views[0].tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(views[1].tintColor == tabs.controller.tabBar.tintColor)
  }

  @Test("A row opens its tab, More stays highlighted and leads back to the list")
  func opens() throws {
    let tabs = seven()
    openList(tabs)
    let row = try #require(self.list(tabs)?.rows[1])
    tabs.simulator.tap(at: row.convert(CGPoint(x: 100, y: 20), to: nil))
    tabs.simulator.settle()
    #expect(tabs.controller.selectedID == "t5")
    #expect(tabs.controller.selectedIndex == 5)
    #expect(tabs.controller.selectedViewController === tabs.navigation("t5"))
    #expect(highlight(tabs) == [.more])
    #expect(tabs.events.last == .selected("t5", from: .more, source: .tap))
    openList(tabs)
    #expect(tabs.controller.shownPage === tabs.controller.morePage)
  }

  @Test(
    "From a page behind More a press on More leads back to the list, and the page is kept as it was",
    arguments: [false, true])
  func back(hasStack: Bool) throws {
    let tabs = seven()
    let page = Page("plain")
    if !hasStack {
      tabs.controller.setPages(
        tabs.controller.pages.map { $0.item.id == "t5" ? .page($0.item, page) : $0 },
        animated: false)
    }
    openList(tabs)
    let row = try #require(self.list(tabs)?.rows[1])
    func open() {
      tabs.simulator.tap(at: row.convert(CGPoint(x: 100, y: 20), to: nil))
      tabs.simulator.settle()
    }
    open()
    let pushed = hasStack ? tabs.push(hides: false) : nil
    tabs.simulator.advance(by: 1)
    tabs.events = []
    openList(tabs)
    #expect(tabs.controller.selectedID == .more)
    #expect(row.window != nil)
    #expect(highlight(tabs) == [.more])
    #expect(
      tabs.events == [
        .shouldSelect(.more, from: "t5", source: .tap),
        .willSelect(.more, from: "t5", source: .tap), .selected(.more, from: "t5", source: .tap),
      ])
    // The list is where it leads to: one more press does nothing to it.
    openList(tabs)
    #expect(tabs.controller.selectedID == .more && row.window != nil)
    open()
    #expect(tabs.controller.selectedID == "t5")
    if let pushed { #expect(tabs.navigation("t5")?.topViewController === pushed) }
    if !hasStack { #expect(tabs.controller.shownPage === page) }
  }

  @Test("A tab behind More that waits for an answer shows More as waiting, and the list stays")
  func pending() throws {
    let tabs = seven()
    openList(tabs)
    tabs.controller.decide = { $0.target == "t5" ? .wait : .allow }
    let controls = tabs.controller.tabBar.controls
    let row = try #require(self.list(tabs)?.rows[1])
    tabs.simulator.tap(at: row.convert(CGPoint(x: 100, y: 20), to: nil))
    tabs.simulator.settle()
    #expect(tabs.controller.tabBar.pendingID == "t5")
    #expect(controls[.more]?.isPending == true)
    #expect(controls[.more]?.iconView.alpha == 0.5)
    #expect(row.window != nil)
    tabs.controller.tabBar.answerPending(.allow)
    tabs.simulator.settle()
    #expect(tabs.controller.shownPage === tabs.navigation("t5"))
    #expect(controls[.more]?.isPending == false)
    tabs.controller.selectedID = "t0"
    tabs.controller.tabBar.press("t5")
    #expect(controls[.more]?.isPending == true)
    // Once it has a place of its own it shows itself what it waits for.
    tabs.controller.overflow = .compress
    #expect(tabs.controller.tabBar.controls["t5"]?.isPending == true)
    tabs.controller.tabBar.cancelPending()
    #expect(tabs.controller.tabBar.controls["t5"]?.isPending == false)
  }

  @Test(
    "Every tab can be selected by code, by index as by id, whatever has a place [field 94]",
    arguments: [TabBarOverflow.compress, .more(limit: 5), .more(limit: 0)])
  func byCode(overflow: TabBarOverflow) {
    let tabs = seven()
    tabs.controller.overflow = overflow
    for index in [6, 4, 3, 5, 0] {
      tabs.controller.selectedIndex = index
      tabs.simulator.layoutIfNeeded()
      let id = TabID("t\(index)")
      #expect(tabs.controller.selectedIndex == index)
      #expect(tabs.controller.selectedID == id)
      #expect(tabs.controller.shownPage === tabs.navigation(id))
      #expect(highlight(tabs) == [tabs.controller.tabBar.shownID(id)])
    }
    var reports: [TabBarDiagnostic] = []
    tabs.controller.tabBar.onDiagnostic = { reports.append($0) }
    tabs.controller.selectedIndex = 7
    #expect(reports == [.selection(.indexOutOfRange(7, count: 7))])
    #expect(tabs.controller.selectedIndex == 0)
  }

  @Test("A page that moves from the list to the bar keeps its stack, and stays selected")
  func moves() {
    let tabs = seven()
    tabs.controller.selectedID = "t6"
    let pushed = tabs.push(hides: false, animated: false)
    let page = tabs.navigation("t6")
    tabs.controller.setPages(tabs.controller.pages.reversed(), animated: false)
    tabs.simulator.settle()
    #expect(highlight(tabs) == ["t6"])
    #expect(tabs.navigation("t6") === page)
    #expect(page?.topViewController === pushed)
    #expect(tabs.controller.selectedIndex == 0)
    #expect(tabs.events.map(\.name) == ["willSelect", "didSelect"])
  }

  @Test("Where every tab gets a place while the list is shown, the previous tab follows")
  func listGoes() {
    let tabs = seven()
    openList(tabs)
    weak let page = tabs.controller.morePage
    tabs.controller.pages.removeLast(3)
    tabs.simulator.settle()
    #expect(tabs.controller.selectedID == "t3")
    #expect(tabs.controller.morePage == nil)
    #expect(page == nil)
    #expect(tabs.controller.pagesView.subviews.count == 1)
    #expect(tabs.controller.children.count == 2)
  }

  @Test("Right to left rows are mirrored")
  func rightToLeft() throws {
    let tabs = seven(Situation(direction: .rightToLeft))
    tabs.tap(20)
    let row = try #require(self.list(tabs)?.rows.first)
    #expect(row.name.frame.midX < 196)
    #expect(row.badge.frame.maxX < 196)
  }

  @Test("The list is not what an earlier run is remembered by")
  func saved() {
    let tabs = seven()
    openList(tabs)
    #expect(tabs.controller.savedState().selectedID == nil)
    #expect(tabs.controller.savedState().order.count == 7)
  }
}
