// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct GateTests {
  private func tabs(_ gate: @escaping TabBarPage.Gate) -> TabBarController {
    _ = Simulator.underTest()
    let controller = TabBarController()
    controller.pages = [
      .page(.tab("home")) { UIViewController() },
      .page(.tab("me"), gate: gate) { UIViewController() },
    ]
    return controller
  }

  @Test("While a gate is asked the tab is pending and the old page stays; then it opens")
  func opens() async {
    let controller = tabs { .allow }
    var events: [String] = []
    controller.onEvent = { events.append($0.name) }
    controller.tabBar.press("me")
    #expect(controller.selectedID == "home")
    #expect(controller.tabBar.pendingID == "me")
    #expect(controller.tabBar.controls["me"]?.isPending == true)
    while controller.tabBar.pendingID != nil { await Task.yield() }
    #expect(controller.selectedID == "me")
    #expect(controller.tabBar.controls["me"]?.isPending == false)
    #expect(events == ["shouldSelect", "didWait", "willSelect", "didSelect"])
  }

  @Test("A gate is asked for selections by code, too, and can refuse")
  func refuses() async {
    let controller = tabs { .deny }
    controller.selectedIndex = 1
    while controller.tabBar.pendingID != nil { await Task.yield() }
    #expect(controller.selectedID == "home")
  }

  @Test("An application that answers later opens the tab then, and nothing happens before")
  func later() {
    let dock = Dock()
    dock.bar.decide = { _ in .wait }
    dock.tap(150)
    #expect(dock.bar.pendingID == "t1")
    #expect(dock.bar.selectedID == "t0")
    dock.bar.answerPending(.allow)
    #expect(dock.bar.selectedID == "t1")
    #expect(dock.events.map(\.name) == ["shouldSelect", "didWait", "willSelect", "didSelect"])
  }

  @Test("Another press ends the waiting, and the tab that waited shows it no longer")
  func givenUp() {
    let dock = Dock()
    dock.bar.decide = { $0.target == "t1" ? .wait : .allow }
    dock.tap(150)
    #expect(dock.bar.controls["t1"]?.iconView.alpha == 0.5)
    dock.tap(50)
    #expect(dock.bar.pendingID == nil)
    #expect(dock.bar.selectedID == "t0")
    #expect(dock.bar.controls["t1"]?.isPending == false)
    #expect(dock.bar.controls["t1"]?.iconView.alpha == 1)
    dock.bar.answerPending(.allow)
    #expect(dock.bar.selectedID == "t0")
  }

  @Test("The gate of a tab that would follow a lost one is not asked: the next tab follows")
  func successor() async {
    _ = Simulator.underTest()
    let controller = TabBarController()
    var asked = 0
    let pages: [TabBarPage] = [
      .page(.tab("home")) { UIViewController() },
      .page(
        .tab("me"),
        gate: {
          asked += 1
          return .allow
        }
      ) { UIViewController() },
      .page(.tab("shop")) { UIViewController() },
    ]
    controller.pages = pages
    controller.selectedID = "shop"
    controller.pages = Array(pages.prefix(2))
    for _ in 0..<10 { await Task.yield() }
    #expect(controller.selectedID == "home")
    #expect(asked == 0)
  }

  @Test(
    "Where every tab has a gate none is selected at first, which is no mistake: nothing is told")
  func allGated() {
    let controller = TabBarController()
    let simulator = Simulator.underTest()
    var (events, reports): ([TabBarEvent], [TabBarDiagnostic]) = ([], [])
    controller.onEvent = { events.append($0) }
    controller.tabBar.onDiagnostic = { reports.append($0) }
    controller.pages = Dock.items(4).map { item in
      .page(item, gate: { .deny }) { Page(item.id.rawValue) }
    }
    simulator.launch(rootViewController: controller)
    simulator.settle()
    #expect(controller.selectedID == nil && controller.selectedIndex == NSNotFound)
    #expect(controller.selectedViewController == nil && controller.shownPage == nil)
    #expect(controller.children.isEmpty)
    #expect(controller.tabBar.controls.values.allSatisfy { !$0.isSelected && !$0.isPending })
    #expect(events.isEmpty)
    #expect(reports.isEmpty)
  }

  @Test(
    "Where no tab may follow the one that is taken away, that is reported once, and nothing shown")
  func noSuccessor() throws {
    let hosted = try Hosted(.own) { id, item in
      id == "t0" ? nil : .page(item, gate: { .deny }) { Page(id.rawValue) }
    }
    hosted.own?.pages.removeFirst()
    hosted.simulator.settle()
    #expect(hosted.diagnostics == [.selection(.noSuccessor("t0"))])
    #expect(hosted.events.isEmpty)
    #expect(hosted.tabBar.selectedID == nil)
    #expect(hosted.own?.shownPage == nil)
    hosted.own?.pages.removeLast()
    hosted.simulator.settle()
    #expect(hosted.diagnostics.count == 1)
    hosted.own?.pages.append(.page(.tab("open"), Page("open")))
    hosted.simulator.settle()
    #expect(hosted.tabBar.selectedID == "open")
    #expect(hosted.own?.shownPage === hosted.page("open"))
    #expect(hosted.events.isEmpty)
  }

  @Test(
    "UIKit always shows a page: where all have gates, an attached bar asks that page's, once, and has nothing selected until it opens",
    arguments: [Hosted.Way.attached, .plain], [SelectionDecision.deny, .allow])
  func allGatedInUIKit(way: Hosted.Way, answer: SelectionDecision) async throws {
    let hosted = try Hosted(way)
    var asked: [TabID] = []
    try hosted.setPages(
      hosted.items.dropFirst().map { item in
        .page(
          item,
          gate: {
            asked.append(item.id)
            return answer
          }
        ) { Page("other") }
      })
    #expect(hosted.diagnostics == [.selection(.noSuccessor("t0"))])
    #expect(hosted.take() == ["didWait t1"])
    #expect(hosted.selectedPage === hosted.page("t1"))
    #expect(hosted.tabBar.selectedID == nil)
    #expect(hosted.tabBar.controls["t1"]?.isPending == true)
    while hosted.tabBar.pendingID != nil { await Task.yield() }
    hosted.attachment?.look()
    for _ in 0..<10 { await Task.yield() }
    #expect(asked == ["t1"])
    #expect(hosted.selectedPage === hosted.page("t1"))
    #expect(hosted.tabBar.selectedID == (answer == .allow ? "t1" : nil))
    #expect(
      hosted.take() == (answer == .allow ? ["willSelect t1", "didSelect t1"] : ["didDeny t1"]))
  }

  @Test(
    "A tab whose gate goes is selected, without a word, where nothing was; one that keeps it is not"
  )
  func gateGoes() {
    _ = Simulator.underTest()
    let controller = TabBarController()
    func page(_ id: TabID, gated: Bool) -> TabBarPage {
      let waits: TabBarPage.Gate = { .wait }
      return .page(.tab(id), gate: gated ? waits : nil) { UIViewController() }
    }
    controller.pages = [page("a", gated: true), page("b", gated: true)]
    #expect(controller.selectedID == nil)
    var events: [String] = []
    controller.onEvent = { events.append($0.name) }
    controller.pages = [page("a", gated: true), page("b", gated: true)]
    #expect(controller.selectedID == nil)
    controller.pages = [page("a", gated: true), page("b", gated: false)]
    #expect(controller.selectedID == "b")
    #expect(controller.selectedViewController === controller.viewController(for: "b"))
    #expect(events == [])
    // Who has a selection keeps it.
    controller.pages = [page("a", gated: false), page("b", gated: false)]
    #expect(controller.selectedID == "b")
  }

  @Test("A redirection selects the other tab and tells of it")
  func redirects() {
    let dock = Dock()
    dock.bar.decide = { _ in .redirect("t3") }
    dock.tap(150)
    #expect(dock.bar.selectedID == "t3")
    #expect(dock.events.contains(.redirected("t1", to: "t3", source: .tap)))
  }

  @Test("An answer to act runs and stays where it is")
  func acts() {
    let dock = Dock()
    dock.bar.decide = { _ in .act }
    dock.tap(150)
    #expect(dock.bar.selectedID == "t0")
    #expect(dock.events.last == .action("t1"))
  }
}
