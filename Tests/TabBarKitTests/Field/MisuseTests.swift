// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// What cannot be meant has one answer in every host, and never a wrong state.
@MainActor @Suite(.serialized, .everyPreset) struct MisuseTests {
  /// Every part agrees, whatever is selected.
  private func checkState(
    _ hosted: Hosted, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    hosted.simulator.settle()
    let ids = hosted.tabBar.tabsInOrder
    #expect(Set(ids).count == ids.count, sourceLocation: sourceLocation)
    guard let id = hosted.tabBar.selectedID else {
      #expect(ids.isEmpty, sourceLocation: sourceLocation)
      #expect(hosted.selectedPage == nil, sourceLocation: sourceLocation)
      return
    }
    hosted.check(id, sourceLocation: sourceLocation)
    #expect(hosted.selectedIndex == ids.firstIndex(of: id), sourceLocation: sourceLocation)
    #expect(hosted.page(id)?.view.window != nil, sourceLocation: sourceLocation)
    let pages = ids.compactMap { hosted.page($0) }
    #expect(pages.count == ids.count, sourceLocation: sourceLocation)
    #expect(Set(pages).count == pages.count, sourceLocation: sourceLocation)
    #expect(
      pages.filter { $0.viewIfLoaded?.window != nil } == [hosted.page(id)].compactMap(\.self),
      sourceLocation: sourceLocation)
  }

  @Test("Of equal ids the first counts, and it is reported", arguments: Hosted.Way.allCases)
  func duplicateIDs(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    try hosted.setPages(
      ["a", "b", "a", "b", "c"].enumerated().map { number, id in
        .page(.tab(TabID(id), title: "\(number)")) { Page("\(number)") }
      })
    checkState(hosted)
    #expect(hosted.items.map(\.title) == ["0", "1", "4"])
    #expect(
      hosted.diagnostics == [.selection(.duplicateID("a")), .selection(.duplicateID("b"))])
    for (id, name) in [("c", "4"), ("b", "1"), ("a", "0")] as [(TabID, String)] {
      hosted.tap(id)
      checkState(hosted)
      #expect((hosted.selectedPage as? Page)?.name == name)
    }
  }

  @Test("One page for two tabs is the first one's", arguments: Hosted.Way.allCases)
  func pageTwice(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    let page = Page("twice")
    let reasons = try UIKitFailure.recording {
      try hosted.setPages([
        .page(.tab("a", title: "A"), page), .page(.tab("b", title: "B"), page),
        .page(.tab("c", title: "C"), Page("c")),
      ])
      checkState(hosted)
      for id: TabID in ["c", "a"] {
        hosted.tap(id)
        checkState(hosted)
      }
      hosted.select(index: 1)
      checkState(hosted)
    }
    #expect(reasons == [])
    #expect(hosted.page("a") === page)
    #expect(hosted.items.map(\.id) == ["a", "c"])
    #expect(hosted.diagnostics == [.pageTwice("b")])
  }

  @Test(
    "A tab whose page is made and is another tab's already goes", arguments: Hosted.Way.allCases,
    [false, true])
  func pageMadeTwice(way: Hosted.Way, isTapped: Bool) throws {
    let hosted = try Hosted(way)
    let page = Page("twice")
    let reasons = try UIKitFailure.recording {
      try hosted.setPages([
        .page(.tab("a", title: "A")) { page }, .page(.tab("b", title: "B")) { page },
        .page(.tab("c", title: "C"), Page("c")),
      ])
      hosted.simulator.settle()
      if isTapped { hosted.tap("b") } else { hosted.select("b") }
      checkState(hosted)
      hosted.tap("c")
      checkState(hosted)
      hosted.tap("a")
      checkState(hosted)
    }
    #expect(reasons == [])
    #expect(hosted.items.map(\.id) == ["a", "c"])
    #expect(hosted.page("a") === page)
    hosted.check("a")
    #expect(hosted.diagnostics.filter { $0 == .pageTwice("b") }.count == 1)
    // The tab that went is unknown from then on.
    hosted.diagnostics = []
    hosted.select("b")
    #expect(hosted.diagnostics == [.selection(.unknownTab("b"))])
    checkState(hosted)
  }

  @Test(
    "A page that a tab has made already is that tab's, also where a later list gives it to another",
    arguments: Hosted.Way.allCases)
  func pageGivenAgain(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    let page = Page("twice")
    let first = TabBarPage.page(.tab("a", title: "A")) { page }
    try hosted.setPages([first])
    checkState(hosted)
    try hosted.setPages([first, .page(.tab("b", title: "B"), page)])
    checkState(hosted)
    hosted.check("a")
    #expect(hosted.items.map(\.id) == ["a"])
    #expect(hosted.diagnostics == [.pageTwice("b")])
  }

  @Test("An unknown id leaves everything and is reported", arguments: Hosted.Way.allCases)
  func unknownID(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    hosted.tap("t1")
    _ = hosted.take()
    let before = hosted.picture()
    hosted.tabBar.selectedID = "nobody"
    hosted.tabBar.select("nobody", source: .deepLink)
    hosted.tabBar.press("nobody")
    hosted.update("nobody") { $0.title = "X" }
    hosted.own?.selectedID = "nobody"
    hosted.attachment?.selectedID = "nobody"
    #expect(hosted.diagnostics.count == 5)
    #expect(Set(hosted.diagnostics) == [.selection(.unknownTab("nobody"))])
    #expect(hosted.page("nobody") == nil)
    #expect(hosted.take() == [])
    checkState(hosted)
    hosted.check("t1")
    hosted.expect(before)
  }

  @Test(
    "No pages leave an empty bar, and the next ones are as at the start",
    arguments: Hosted.Way.allCases)
  func emptyList(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    hosted.tap("t2")
    let old = hosted.selectedPage
    _ = hosted.take()
    try hosted.setPages([])
    checkState(hosted)
    #expect(hosted.items.isEmpty)
    #expect(hosted.tabBar.selectedID == nil)
    #expect(hosted.tabBar.selectedIndex == NSNotFound)
    #expect(hosted.tabBar.controls.isEmpty)
    #expect(old?.parent == nil)
    #expect(old?.viewIfLoaded?.window == nil)
    hosted.simulator.tap(at: CGPoint(x: 100, y: 793))
    // A plain controller's own index is UIKit's to answer for.
    if way != .plain { hosted.select(index: 0) }
    checkState(hosted)
    hosted.diagnostics = []
    try hosted.setPages([.page(.tab("a", title: "A"), Page("a"))])
    checkState(hosted)
    hosted.check("a")
    #expect(hosted.take() == [])
    #expect(hosted.diagnostics == [])
  }

  @Test(
    "An index out of range leaves everything and is reported",
    arguments: Hosted.Way.allCases, [-1, 4, 99, .max, .min, NSNotFound])
  func index(way: Hosted.Way, index: Int) throws {
    let hosted = try Hosted(way)
    hosted.tap("t3")
    _ = hosted.take()
    let reasons = UIKitFailure.recording { hosted.select(index: index) }
    checkState(hosted)
    hosted.check("t3")
    hosted.tabBar.selectedIndex = index
    checkState(hosted)
    hosted.check("t3")
    #expect(hosted.take() == [])
    // A plain controller's own index is UIKit's to answer for.
    #expect(hosted.diagnostics.allSatisfy { $0 == .selection(.indexOutOfRange(index, count: 4)) })
    if way != .plain {
      #expect(reasons == [])
      #expect(hosted.diagnostics.count == 2)
    }
  }

  @Test(
    "No controller, or a foreign one, is not selected and is reported",
    arguments: Hosted.Way.allCases)
  func foreignController(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    hosted.tap("t1")
    _ = hosted.take()
    let stranger = Page("stranger")
    let reasons = UIKitFailure.recording {
      hosted.own?.selectedViewController = stranger
      hosted.own?.selectedViewController = nil
      hosted.attachment?.controller?.selectedViewController = stranger
      hosted.attachment?.controller?.selectedViewController = nil
      hosted.simulator.advance(by: 0.1)
    }
    checkState(hosted)
    hosted.check("t1")
    #expect(stranger.parent == nil)
    #expect(!stranger.isViewLoaded)
    #expect(hosted.take() == [])
    // In a controller of UIKit's, a foreign page is UIKit's own exception.
    #expect(reasons.count == (way == .own ? 0 : 1))
    if way == .own { #expect(hosted.diagnostics == [.notAPage("Page"), .noSelection]) }
  }
}
