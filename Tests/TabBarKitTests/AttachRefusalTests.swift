// SPDX-License-Identifier: MIT
import Foundation
import TabBarPlatform
import Testing
import UIKit

@testable import TabBarKit

/// What an attachment does not take: one documented answer each.
@MainActor @Suite(.serialized, .everyPreset) struct AttachRefusalTests {
  private func sixPages() -> [TabBarPage] {
    (0..<6).map { index in .page(.tab(TabID("s\(index)"))) { Page("s\(index)") } }
  }

  @Test("Six pages are an error that names the way out, at attaching and later")
  func six() throws {
    _ = Simulator.underTest()
    let controller = UITabBarController()
    controller.viewControllers = (0..<6).map { Page("p\($0)") }
    #expect(throws: TabBarAttachmentError.tooManyPages(6)) { try TabBarAttachment(to: controller) }
    #expect(!controller.tabBar.isHidden)
    #expect(controller.viewIfLoaded == nil)
    for error in [TabBarAttachmentError.tooManyPages(6), .usesTabs] {
      #expect(error.description.contains("TabBarController"))
    }
    let attached = try Attached()
    let pages = attached.controller.viewControllers
    #expect(throws: TabBarAttachmentError.tooManyPages(6)) {
      try attached.attachment.setPages(sixPages())
    }
    #expect(attached.controller.viewControllers == pages)
    #expect(attached.attachment.items.map(\.id) == ["p0", "p1", "p2", "p3"])
    #expect(attached.attachment.selectedID == "p0")
  }

  @Test(
    "`UITab`s are an error at attaching and later, and reported once where the app sets them then",
    arguments: [false, true])
  func tabs(plain: Bool) throws {
    defer { SystemTabBar.tabUser = nil }
    let attached = try Attached(plain: plain)
    var diagnostics: [TabBarDiagnostic] = []
    attached.attachment.tabBar.onDiagnostic = { diagnostics.append($0) }
    attached.simulator.advance(by: 0.1)
    #expect(diagnostics == [])
    SystemTabBar.tabUser = attached.controller
    attached.simulator.advance(by: 1)
    attached.simulator.rotate(to: .landscapeRight)
    attached.simulator.settle()
    #expect(diagnostics == [.usesTabs])
    #expect(throws: TabBarAttachmentError.usesTabs) {
      try attached.attachment.setPages(Array(sixPages().prefix(3)))
    }
    #expect(attached.attachment.items.map(\.id) == ["p0", "p1", "p2", "p3"])
    SystemTabBar.tabUser = nil
    attached.simulator.advance(by: 0.1)
    SystemTabBar.tabUser = attached.controller
    attached.simulator.advance(by: 0.1)
    #expect(diagnostics == [.usesTabs, .usesTabs])
    let other = UITabBarController()
    SystemTabBar.tabUser = other
    #expect(throws: TabBarAttachmentError.usesTabs) { try TabBarAttachment(to: other) }
    #expect(other.viewIfLoaded == nil)
  }

  @Test("Five pages and any number of actions are taken")
  func five() throws {
    let attached = try Attached()
    let actions = (0..<3).map { TabBarPage.action(.action(TabID("a\($0)"))) {} }
    try attached.attachment.setPages(Array(sixPages().prefix(5)) + actions)
    #expect(attached.attachment.items.count == 8)
  }

  @Test(
    "A sixth page that arrives later is reported once, and bar and page agree all the same",
    arguments: [false, true])
  func later(plain: Bool) throws {
    let attached = try Attached(plain: plain, count: 5)
    var diagnostics: [TabBarDiagnostic] = []
    attached.attachment.tabBar.onDiagnostic = { diagnostics.append($0) }
    attached.controller.addChild(Page("sixth"))
    attached.simulator.advance(by: 1)
    attached.simulator.rotate(to: .landscapeRight)
    attached.simulator.rotate(to: .portrait)
    attached.simulator.settle()
    #expect(diagnostics == [.tooManyPages(6)])
    #expect(attached.attachment.items.count == 5)
    func agree(_ index: Int, sourceLocation: SourceLocation = #_sourceLocation) {
      let id = TabID("p\(index)")
      #expect(attached.attachment.selectedID == id, sourceLocation: sourceLocation)
      #expect(
        attached.controller.selectedViewController === attached.navigation(index),
        sourceLocation: sourceLocation)
      #expect(attached.page(index)?.view.window != nil, sourceLocation: sourceLocation)
      #expect(attached.controller.tabBar.isHidden, sourceLocation: sourceLocation)
    }
    for (x, index) in [(353, 4), (40, 0), (353, 4), (196, 2)] {
      attached.tap(CGFloat(x))
      agree(index)
    }
    attached.controller.selectedViewController = attached.controller.viewControllers?[5]
    attached.simulator.advance(by: 1)
    agree(2)
    attached.controller.selectedViewController = attached.controller.moreNavigationController
    attached.simulator.advance(by: 1)
    agree(2)
    attached.controller.viewControllers?.removeLast()
    attached.simulator.advance(by: 1)
    attached.tap(353)
    agree(4)
    #expect(attached.page(4)?.view.safeAreaInsets.bottom == 83)
  }

  @Test("A second bar is refused while there is one, for a controller not loaded as well")
  func twice() throws {
    _ = Simulator.underTest()
    for controller in [UITabBarController(), AttachedTabBarController()] {
      let attachment = try TabBarAttachment(to: controller)
      #expect(throws: TabBarAttachmentError.alreadyAttached) {
        try TabBarAttachment(to: controller)
      }
      #expect(controller.view.subviews.count { $0 is BarHostView } == 1)
      attachment.detach()
      let second = try TabBarAttachment(to: controller)
      #expect(second.controller === controller)
      #expect((controller as? AttachedTabBarController)?.attachment !== attachment)
    }
  }

  @Test("Of equal ids and of one page twice the first counts, and each is reported")
  func duplicates() throws {
    let attached = try Attached()
    var diagnostics: [TabBarDiagnostic] = []
    attached.attachment.tabBar.onDiagnostic = { diagnostics.append($0) }
    let page = Page("page")
    try attached.attachment.setPages([
      .page(.tab("a"), page), .page(.tab("a"), Page("other")), .page(.tab("b"), page),
      .page(.tab("c"), Page("third")), .action(.action("c")) {},
    ])
    attached.simulator.settle()
    #expect(attached.attachment.items.map(\.id) == ["a", "c"])
    #expect(attached.controller.viewControllers?.count == 2)
    #expect(attached.controller.viewControllers?.first === page)
    #expect(
      diagnostics == [
        .selection(.duplicateID("a")), .pageTwice("b"), .selection(.duplicateID("c")),
      ])
  }

  @Test("An action cannot take a page's id; one of its own kind it replaces")
  func actionIDs() throws {
    let attached = try Attached()
    var diagnostics: [TabBarDiagnostic] = []
    var runs: [String] = []
    attached.attachment.tabBar.onDiagnostic = { diagnostics.append($0) }
    attached.attachment.insert(.action("p1"), at: 0) { runs.append("wrong") }
    attached.attachment.insert(.action("plus"), at: -3) { runs.append("first") }
    attached.attachment.insert(.action("plus"), at: 99) { runs.append("second") }
    attached.attachment.tabBar.press("plus")
    attached.attachment.tabBar.press("p1")
    #expect(attached.attachment.items.map(\.id) == ["p0", "p1", "p2", "p3", "plus"])
    #expect(runs == ["second"])
    #expect(attached.attachment.selectedID == "p1")
    #expect(diagnostics == [.selection(.duplicateID("p1"))])
  }

  @Test("An index or page that is not there changes nothing and is reported [uikit 16]")
  func unknown() throws {
    let attached = try Attached()
    var diagnostics: [TabBarDiagnostic] = []
    attached.attachment.tabBar.onDiagnostic = { diagnostics.append($0) }
    attached.controller.selectedIndex = 7
    attached.controller.selectedIndex = -1
    attached.attachment.selectedID = "nowhere"
    attached.attachment.selectedID = nil
    attached.attachment.updateItem("nowhere") { $0.title = "x" }
    #expect(
      diagnostics == [
        .selection(.indexOutOfRange(7, count: 4)), .selection(.indexOutOfRange(-1, count: 4)),
        .selection(.unknownTab("nowhere")), .noSelection, .selection(.unknownTab("nowhere")),
      ])
    #expect(attached.controller.selectedIndex == 0)
  }

  @Test("An empty list empties bar and controller, and pages may come again")
  func empty() throws {
    let attached = try Attached()
    attached.tap(150)
    try attached.attachment.setPages([])
    attached.simulator.settle()
    #expect(attached.attachment.items.isEmpty)
    #expect(attached.controller.viewControllers?.isEmpty == true)
    #expect(attached.attachment.selectedID == nil)
    try attached.attachment.setPages(Array(sixPages().prefix(3)))
    attached.simulator.settle()
    #expect(attached.attachment.selectedID == "s0")
    #expect(attached.controller.selectedIndex == 0)
  }

  @Test("A controller that is not loaded is loaded by attaching, and its pages are not")
  func notLoaded() throws {
    _ = Simulator.underTest()
    let controller = UITabBarController()
    let pages = (0..<3).map { Page("p\($0)") }
    controller.viewControllers = pages
    let attachment = try TabBarAttachment(to: controller)
    #expect(controller.isViewLoaded)
    #expect(attachment.items.count == 3)
    #expect(pages.map(\.isViewLoaded) == [true, false, false])
  }
}
