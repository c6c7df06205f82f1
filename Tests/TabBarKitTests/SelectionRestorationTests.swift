// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct SelectionRestorationTests {
  /// A page that keeps a word.
  final class Keeper: UIViewController, TabStateKeeper {
    var word: String?

    func saveTabState() -> Data? { word.map { Data($0.utf8) } }

    func restoreTabState(_ data: Data) { word = String(decoding: data, as: UTF8.self) }
  }

  private func hosted(
    _ way: Hosted.Way, launches: Bool = true, gate: TabBarPage.Gate? = nil
  ) throws -> Hosted {
    try Hosted(way, launches: launches) { id, item in
      .page(item, gate: id == "t2" ? gate : nil) {
        UINavigationController(rootViewController: Keeper())
      }
    }
  }

  private func keeper(_ id: TabID, _ hosted: Hosted) -> Keeper? {
    hosted.navigation(id)?.viewControllers.first as? Keeper
  }

  private func save(_ hosted: Hosted) throws -> TabBarState {
    let state = try #require(hosted.own?.savedState() ?? hosted.attachment?.savedState())
    return try JSONDecoder().decode(TabBarState.self, from: JSONEncoder().encode(state))
  }

  private func restore(_ state: TabBarState, _ hosted: Hosted) {
    hosted.own?.restore(state)
    hosted.attachment?.restore(state)
  }

  private func update(_ id: TabID, _ hosted: Hosted, _ change: (inout BarItem) -> Void) {
    hosted.own?.updateItem(id, change)
    hosted.attachment?.updateItem(id, change)
  }

  @Test(
    "Selection, order, badges and what pages keep come back in the next run",
    arguments: Hosted.Way.allCases)
  func nextRun(way: Hosted.Way) throws {
    let first = try hosted(way)
    first.tap("t2")
    keeper("t2", first)?.word = "page 2"
    update("t1", first) { $0.badge = .count(7) }
    var state = try save(first)
    #expect(state.selectedID == "t2")
    #expect(state.order == ["t0", "t1", "t2", "t3"])
    state.order = ["t3", "t2", "t1", "t0"]

    let second = try hosted(way, launches: false)
    restore(state, second)
    second.launch()
    second.check("t2")
    #expect(second.tabBar.items.map(\.id) == state.order)
    #expect(second.tabBar.selectedIndex == 1)
    #expect(keeper("t2", second)?.word == "page 2")
    #expect(second.tabBar.items[2].badge == .count(7))
    #expect(second.events.last == .selected("t2", from: "t0", source: .restore))
    if let controller = second.attachment?.controller {
      #expect(controller.viewControllers?.first === second.page("t3"))
    }
    #expect(try save(second) == state)
  }

  @Test("A restored tab is the first that is made: no other page is loaded for it")
  func loadsNoOther() throws {
    let hosted = try hosted(.own, launches: false)
    hosted.own?.restore(TabBarState(selectedID: "t2"))
    hosted.launch()
    #expect(hosted.own.map { Set($0.controllers.keys) } == ["t2"])
  }

  @Test("A page that was not opened keeps for the next run what it kept in the last")
  func unopened() throws {
    let hosted = try hosted(.own)
    hosted.own?.restore(TabBarState(pages: ["t3": Data("old".utf8), "gone": Data()]))
    #expect(try save(hosted).pages == ["t3": Data("old".utf8)])
    hosted.tap("t3")
    #expect(keeper("t3", hosted)?.word == "old")
    keeper("t3", hosted)?.word = nil
    #expect(try save(hosted).pages == [:])
  }

  @Test(
    "Unknown ids are ignored, new tabs stay where they are [field 111]",
    arguments: Hosted.Way.allCases)
  func unknown(way: Hosted.Way) throws {
    let hosted = try hosted(way)
    restore(
      TabBarState(
        selectedID: "gone", order: ["gone", "t3", "t0"], badges: ["gone": .dot, "t3": .dot]),
      hosted)
    hosted.simulator.settle()
    #expect(hosted.tabBar.items.map(\.id) == ["t3", "t1", "t2", "t0"])
    hosted.check("t0")
    #expect(hosted.tabBar.selectedIndex == 3)
    #expect(hosted.events.isEmpty && hosted.diagnostics.isEmpty)
  }

  @Test("A restored tab passes its gate: a logged-out start stays outside")
  func gate() async throws {
    let hosted = try hosted(.own, launches: false) { .deny }
    hosted.own?.restore(TabBarState(selectedID: "t2"))
    hosted.launch()
    #expect(hosted.tabBar.pendingID == "t2")
    while hosted.tabBar.pendingID != nil { await Task.yield() }
    hosted.check("t0")
    #expect(hosted.own?.controllers["t2"] == nil)
  }

  @Test(
    "A badge that a page stated comes back before the page is made, and the page takes it away",
    arguments: Hosted.Way.allCases)
  func statedBadge(way: Hosted.Way) throws {
    let first = try hosted(way)
    first.page("t3")?.tabBarItem.badgeValue = "9"
    let state = try save(first)
    #expect(state.statedBadges == ["t3": "9"])
    let second = try hosted(way)
    restore(state, second)
    second.simulator.settle()
    #expect(second.tabBar.controls["t3"]?.badgeView.text == "9")
    #expect(try save(second).statedBadges == ["t3": "9"])
    #expect(second.page("t3")?.tabBarItem.badgeValue == "9")
    #expect(second.tabBar.controls["t3"]?.badgeView.text == "9")
    second.page("t3")?.tabBarItem.badgeValue = nil
    second.simulator.settle()
    #expect(second.tabBar.controls["t3"]?.badgeView.text == nil)
    #expect(try save(second).statedBadges == [:])
  }

  @Test(
    "Stacks and pages that are shown survive a new order [field 101]",
    arguments: Hosted.Way.allCases)
  func survive(way: Hosted.Way) throws {
    let hosted = try hosted(way)
    hosted.navigation("t0")?.pushViewController(Page("pushed"), animated: false)
    hosted.simulator.settle()
    let page = hosted.page("t0")
    restore(TabBarState(order: ["t3", "t2", "t1", "t0"]), hosted)
    hosted.simulator.settle()
    #expect(hosted.page("t0") === page)
    #expect(hosted.navigation("t0")?.viewControllers.count == 2)
    hosted.check("t0")
    #expect(hosted.events.isEmpty)
  }

  @Test(
    "What comes back while new pages wait is theirs, too", arguments: Hosted.Way.allCases)
  func whilePagesWait(way: Hosted.Way) throws {
    let first = try hosted(way)
    let new = TabBarPage.page(.tab("new", title: "New")) {
      UINavigationController(rootViewController: Keeper())
    }
    func pages(_ hosted: Hosted) -> [TabBarPage] {
      Dock.items(3).map { item in
        .page(item) { UINavigationController(rootViewController: Keeper()) }
      } + [new]
    }
    try first.setPages(pages(first))
    first.select("new")
    first.simulator.settle()
    keeper("new", first)?.word = "word"
    first.navigation("new")?.tabBarItem.badgeValue = "9"
    var state = try save(first)
    #expect(state.selectedID == "new")
    state.order = ["new", "t0", "t1", "t2"]

    let second = try hosted(way)
    second.simulator.touchDown(at: second.middle(of: "t1"))
    try second.setPages(pages(second))
    #expect(second.tabBar.items.map(\.id) == ["t0", "t1", "t2", "t3"])
    restore(state, second)
    #expect(second.items.map(\.id) == ["new", "t0", "t1", "t2"])
    #expect(try save(second).order == ["new", "t0", "t1", "t2"])
    second.simulator.touchCancel()
    second.simulator.settle()
    #expect(second.tabBar.items.map(\.id) == ["new", "t0", "t1", "t2"])
    second.check("new")
    #expect(keeper("new", second)?.word == "word")
    #expect(second.tabBar.controls["new"]?.badgeView.text == "9")
  }
}
