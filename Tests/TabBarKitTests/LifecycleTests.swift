// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// What pages, the delegate and the application are told of each kind of change, as text.
///
/// The texts are Apple's documented order where there is one, and what was recorded on devices where
/// there is not; each is the same for every host unless the text says why not.
@MainActor @Suite(.serialized, .leaksNothing) struct LifecycleTests {
  typealias Case = Recorder.Story

  /// Without the loading of a view, of whose moment in a push nothing is said.
  private func withoutLoading(_ lines: [String]) -> [String] {
    lines.filter { !$0.hasSuffix("viewDidLoad") }
  }

  @Test(
    "At the start only the selected page is loaded and told, and nobody is told of a selection [uikit 31] [uikit 46]",
    arguments: Case.all)
  func start(story: Case) throws {
    let recorder = try Recorder(story)
    let told = recorder.told { recorder.hosted.launch() }
    #expect(told == ["t0.viewDidLoad", "t0.viewWillAppear", "t0.viewDidAppear"])
  }

  @Test(
    "A tap: asked, told, loaded, shown, told again [uikit 26] [uikit 42]", arguments: Case.all)
  func tap(story: Case) throws {
    let recorder = try Recorder(story)
    recorder.hosted.launch()
    #expect(
      recorder.told { recorder.hosted.tap("t1") } == story.tapped("t0", "t1", first: true))
    #expect(recorder.told { recorder.hosted.tap("t0") } == story.tapped("t1", "t0"))
  }

  @Test("Code selects without anybody being asked [uikit 25] [uikit 43]", arguments: Case.all)
  func code(story: Case) throws {
    let recorder = try Recorder(story)
    recorder.hosted.launch()
    #expect(recorder.told { recorder.select(2) } == story.byCode("t0", "t2", first: true))
    #expect(recorder.told { recorder.select(0) } == story.byCode("t2", "t0"))
    #expect(recorder.told { recorder.select(0) }.isEmpty)
  }

  @Test(
    "A tap on the selected tab is asked about and told, and its stack pops [uikit 24] [uikit 27]",
    arguments: Case.all)
  func reselect(story: Case) throws {
    let recorder = try Recorder(story)
    recorder.hosted.launch()
    let asked =
      ["event shouldSelect t0 tap"] + story.delegate("delegate should t0")
      + ["event didReselect t0 tap"]
    #expect(
      recorder.told { recorder.hosted.tap("t0") } == asked + story.delegate("delegate did t0"))
    _ = recorder.told { _ = recorder.push("pushed") }
    let told = recorder.told { recorder.hosted.tap("t0") }
    // UIKit pops, and tells its delegate then.
    let pops = ["pushed.viewWillDisappear", "t0.viewWillAppear"]
    let popped = ["pushed.viewDidDisappear", "t0.viewDidAppear"]
    #expect(told == asked + pops + story.delegate("delegate did t0") + popped)
  }

  @Test(
    "A push and a pop tell the two pages, and nobody of a selection [uikit 48]", arguments: Case.all
  )
  func pushAndPop(story: Case) throws {
    let recorder = try Recorder(story)
    recorder.hosted.launch()
    for hides in [false, true] {
      let pushed = recorder.told {
        let page = Page("pushed", recorder.journal)
        page.hidesBottomBarWhenPushed = hides
        recorder.hosted.navigation("t0")?.pushViewController(page, animated: true)
      }
      #expect(
        withoutLoading(pushed) == [
          "t0.viewWillDisappear", "pushed.viewWillAppear", "t0.viewDidDisappear",
          "pushed.viewDidAppear",
        ])
      let popped = recorder.told {
        _ = recorder.hosted.navigation("t0")?.popViewController(animated: true)
      }
      #expect(
        popped == [
          "pushed.viewWillDisappear", "t0.viewWillAppear", "pushed.viewDidDisappear",
          "t0.viewDidAppear",
        ])
    }
  }

  @Test("A back swipe that is taken back tells both pages twice [uikit 49]", arguments: Case.all)
  func cancelledPop(story: Case) throws {
    let recorder = try Recorder(story)
    recorder.hosted.launch()
    _ = recorder.told { _ = recorder.push("pushed") }
    let told = recorder.told {
      recorder.hosted.beginBackSwipe()
      recorder.hosted.endBackSwipe(goesThrough: false)
    }
    #expect(
      told == [
        "pushed.viewWillDisappear", "t0.viewWillAppear", "t0.viewWillDisappear",
        "t0.viewDidDisappear", "pushed.viewWillAppear", "pushed.viewDidAppear",
      ])
  }

  @Test(
    "A full-screen modal takes the page away and brings it back [uikit 124] [uikit 125]",
    arguments: Case.all)
  func fullScreen(story: Case) throws {
    let recorder = try Recorder(story)
    recorder.hosted.launch()
    let modal = Page("modal", recorder.journal)
    modal.modalPresentationStyle = .fullScreen
    let presented = recorder.told { recorder.hosted.root.present(modal, animated: true) }
    #expect(
      withoutLoading(presented) == [
        "t0.viewWillDisappear", "modal.viewWillAppear", "modal.viewDidAppear",
        "t0.viewDidDisappear",
      ])
    #expect(
      recorder.told { modal.dismiss(animated: true) } == [
        "modal.viewWillDisappear", "t0.viewWillAppear", "modal.viewDidDisappear",
        "t0.viewDidAppear",
      ])
  }

  @Test("A sheet tells the page nothing [uikit 126]", arguments: Case.all)
  func sheet(story: Case) throws {
    let recorder = try Recorder(story)
    recorder.hosted.launch()
    let sheet = Page("sheet", recorder.journal)
    sheet.modalPresentationStyle = .pageSheet
    let presented = recorder.told { recorder.hosted.root.present(sheet, animated: true) }
    #expect(withoutLoading(presented) == ["sheet.viewWillAppear", "sheet.viewDidAppear"])
    #expect(
      recorder.told { sheet.dismiss(animated: true) } == [
        "sheet.viewWillDisappear", "sheet.viewDidDisappear",
      ])
  }

  @Test(
    "Turning the device, and going away and coming back, tells pages and selection nothing [uikit 47]",
    arguments: Case.all)
  func surroundings(story: Case) throws {
    let recorder = try Recorder(story)
    recorder.hosted.launch()
    #expect(recorder.told { recorder.hosted.simulator.rotate(to: .landscapeRight) }.isEmpty)
    #expect(recorder.told { recorder.hosted.simulator.enterBackground() }.isEmpty)
    #expect(recorder.told { recorder.hosted.simulator.enterForeground() }.isEmpty)
  }

  @Test(
    "A tab that is taken away is followed by its neighbour: one will, one did, no other page loaded [field 81]",
    arguments: Case.all)
  func removed(story: Case) throws {
    let recorder = try Recorder(story)
    recorder.hosted.launch()
    _ = recorder.told { recorder.select(2) }
    let told = try recorder.told {
      let pages = recorder.hosted.items.filter { $0.id != "t2" }.map { item in
        TabBarPage.page(item) { [journal = recorder.journal] in Page(item.id.rawValue, journal) }
      }
      try recorder.hosted.setPages(pages)
    }
    #expect(told == story.followed("t2", "t1"))
  }

  @Test(
    "Pages that an app takes from UIKit's controller are followed as UIKit does [uikit 8]",
    arguments: Case.all.filter { $0.way != .own })
  func removedByApp(story: Case) throws {
    let recorder = try Recorder(story)
    recorder.hosted.launch()
    _ = recorder.told { recorder.select(2) }
    let told = recorder.told {
      recorder.hosted.attachment?.controller?.viewControllers?.remove(at: 2)
    }
    #expect(told == story.taken("t2", "t3"))
  }
}
