// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct LifeTests {
  @Test("A full-screen modal tells the selected page as UIKit does [uikit 124] [uikit 125]")
  func modal() {
    let tabs = Tabs()
    _ = tabs.journal.take()
    let modal = Page("modal", tabs.journal)
    modal.modalPresentationStyle = .fullScreen
    tabs.controller.present(modal, animated: true)
    tabs.simulator.settle()
    #expect(
      tabs.journal.take().filter { !$0.hasSuffix("DidLoad") } == [
        "t0.viewWillDisappear", "modal.viewWillAppear", "modal.viewDidAppear",
        "t0.viewDidDisappear",
      ])
    tabs.tap(150)
    #expect(tabs.events.isEmpty)
    modal.dismiss(animated: true)
    tabs.simulator.settle()
    #expect(
      tabs.journal.take() == [
        "modal.viewWillDisappear", "t0.viewWillAppear", "modal.viewDidDisappear",
        "t0.viewDidAppear",
      ])
  }

  @Test("A sheet tells the page nothing [uikit 126]")
  func sheet() {
    let tabs = Tabs()
    _ = tabs.journal.take()
    tabs.controller.present(Page("sheet"), animated: true)
    tabs.simulator.settle()
    #expect(tabs.journal.take().isEmpty)
  }

  @Test("A page selected while a modal covers the tabs hears of it when the modal goes")
  func selectedBehindModal() {
    let tabs = Tabs()
    let modal = Page("modal")
    modal.modalPresentationStyle = .fullScreen
    tabs.controller.present(modal, animated: false)
    tabs.simulator.settle()
    _ = tabs.journal.take()
    tabs.controller.selectedIndex = 2
    #expect(tabs.journal.take().allSatisfy { !$0.hasSuffix("DidAppear") })
    modal.dismiss(animated: false)
    tabs.simulator.settle()
    let told = tabs.journal.take()
    #expect(
      told.filter { $0.hasPrefix("t2") }.suffix(2) == ["t2.viewWillAppear", "t2.viewDidAppear"])
    #expect(!told.contains { $0.hasPrefix("t0") })
    #expect(tabs.navigation("t2")?.view.window != nil)
  }

  @Test("Where nothing moves, no timer waits: alone, in a controller, and over the system's bar")
  func idle() throws {
    let dock = Dock()
    dock.tap(150)
    dock.simulator.advance(by: 1)
    #expect(dock.simulator.clock.scheduledTimers == 0)
    let tabs = Tabs()
    tabs.tap(150)
    tabs.simulator.advance(by: 1)
    #expect(tabs.simulator.clock.scheduledTimers == 0)
    let attached = try Attached()
    attached.tap(150)
    attached.simulator.advance(by: 1)
    #expect(attached.simulator.clock.scheduledTimers == 0)
  }

  @Test("What was moved unseen is put right when the application comes back [field 55]")
  func foreground() {
    let tabs = Tabs()
    tabs.simulator.enterBackground()
    tabs.controller.tabBar.frame.origin.y = 300
    tabs.controller.view.bringSubviewToFront(tabs.controller.pagesView)
    tabs.simulator.rotate(to: .landscapeRight)
    tabs.simulator.enterForeground()
    tabs.simulator.settle()
    #expect(tabs.controller.tabBar.frame == CGRect(x: 0, y: 340, width: 852, height: 53))
    #expect(tabs.controller.view.subviews.last === tabs.controller.hostView)
  }

  @Test("The selected page decides about status bar and orientations [uikit 41]")
  func forwarding() {
    let tabs = Tabs()
    tabs.tap(150)
    #expect(tabs.controller.childForStatusBarStyle === tabs.navigation("t1"))
    #expect(tabs.controller.childForStatusBarHidden === tabs.navigation("t1"))
    #expect(tabs.controller.childForHomeIndicatorAutoHidden === tabs.navigation("t1"))
  }

  @Test("Selecting out of an event handler waits its turn [field 126]")
  func reentrancy() {
    let tabs = Tabs()
    var names: [String] = []
    tabs.controller.onEvent = { [unowned tabs] event in
      names.append("\(event.name) \(event.id)")
      if case .willSelect("t1", _, _) = event { tabs.controller.selectedID = "t3" }
    }
    tabs.tap(150)
    #expect(
      names == [
        "shouldSelect t1", "willSelect t1", "didSelect t1", "willSelect t3", "didSelect t3",
      ])
    #expect(tabs.controller.shownPage === tabs.navigation("t3"))
  }
}
