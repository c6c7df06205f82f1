// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// A page that keeps a word.
private final class Keeper: UIViewController, TabStateKeeper {
  var word = ""

  func saveTabState() -> Data? { Data(word.utf8) }
  func restoreTabState(_ data: Data) { word = String(bytes: data, encoding: .utf8) ?? "" }
}

@MainActor @Suite(.serialized, .everyPreset) struct MemoryTests {
  private func tabs(_ policy: PageMemoryPolicy = .releaseHidden) -> Tabs {
    let tabs = Tabs {
      $0.pageMemoryPolicy = policy
      $0.pages += [.page(.tab("keeper")) { Keeper() }, .page(.tab("given"), Page("given"))]
    }
    for id: TabID in ["t1", "t2", "keeper", "given", "t0"] { tabs.controller.selectedID = id }
    tabs.simulator.settle()
    return tabs
  }

  @Test("Hidden pages that a closure makes are let go and made anew with what they kept")
  func releases() throws {
    let tabs = tabs()
    weak let old = tabs.controller.viewController(for: "keeper")
    (old as? Keeper)?.word = "hello"
    old?.tabBarItem.badgeValue = "4"
    tabs.simulator.warnOfMemory()
    #expect(old == nil)
    #expect(tabs.controller.children.count == 2)
    #expect(Set(tabs.controller.controllers.keys) == ["t0", "given"])
    #expect(tabs.controller.tabBar.controls["keeper"]?.badgeView.text == "4")
    #expect(tabs.controller.selectedViewController?.view.window != nil)
    tabs.controller.selectedID = "keeper"
    let new = try #require(tabs.controller.selectedViewController as? Keeper)
    #expect(new.word == "hello")
    #expect(new.tabBarItem.badgeValue == "4")
    #expect(new.view.window != nil)
    new.tabBarItem.badgeValue = nil
    #expect(tabs.controller.tabBar.controls["keeper"]?.badgeView.text == nil)
  }

  @Test("What a released page has kept is part of the saved state")
  func saved() {
    let tabs = tabs()
    (tabs.controller.viewController(for: "keeper") as? Keeper)?.word = "hello"
    tabs.simulator.warnOfMemory()
    #expect(tabs.controller.savedState().pages["keeper"] == Data("hello".utf8))
  }

  @Test("The selected page, a deeper stack, and pages given as controllers stay")
  func stays() {
    let tabs = tabs()
    tabs.navigation("t2")?.pushViewController(Page("pushed"), animated: false)
    let kept = ["t0", "t2", "given"].map { tabs.controller.viewController(for: $0) }
    tabs.simulator.warnOfMemory()
    #expect(Set(tabs.controller.controllers.keys) == ["t0", "t2", "given"])
    #expect(["t0", "t2", "given"].map { tabs.controller.viewController(for: $0) } == kept)
  }

  @Test(
    "While something is presented, and where pages are kept, all stay", arguments: [true, false])
  func keeps(isPresented: Bool) {
    let tabs = tabs(isPresented ? .releaseHidden : .keep)
    if isPresented { tabs.controller.present(Page("modal"), animated: false) }
    tabs.simulator.settle()
    tabs.simulator.warnOfMemory()
    #expect(tabs.controller.controllers.count == 5)
  }

  @Test("A tab that goes away after its page was let go takes its badge along")
  func forgets() {
    let tabs = tabs()
    tabs.controller.viewController(for: "t1")?.tabBarItem.badgeValue = "9"
    tabs.simulator.warnOfMemory()
    let page = tabs.controller.pages[1]
    tabs.controller.pages.remove(at: 1)
    tabs.controller.pages.append(page)
    #expect(tabs.controller.tabBar.controls["t1"]?.badgeView.text == nil)
  }
}
