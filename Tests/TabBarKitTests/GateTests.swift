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
