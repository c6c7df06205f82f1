// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// What pages, the delegate and the application are told of changes of the bar, of answers that are
/// not yes, of links, and of what only some hosts have, as text.
@MainActor @Suite(.serialized, .leaksNothing) struct LifecycleKindsTests {
  typealias Story = Recorder.Story

  private func launched(
    _ story: Story, _ prepare: (Hosted) -> Void = { _ in }
  ) throws -> Recorder {
    let recorder = try Recorder(story)
    prepare(recorder.hosted)
    recorder.hosted.launch()
    return recorder
  }

  private func page(_ item: BarItem, _ recorder: Recorder) -> TabBarPage {
    let journal = recorder.journal
    return .page(item) {
      UINavigationController(rootViewController: Page(item.id.rawValue, journal))
    }
  }

  @Test(
    "Tabs that come, move and go beside the selected one are told to nobody",
    arguments: Story.all)
  func besides(story: Story) throws {
    let recorder = try launched(story)
    let items = recorder.hosted.items
    let new = BarItem.tab("new", title: "New")
    let orders = [
      [items[0], new, items[1], items[2], items[3]],
      [items[3], new, items[0], items[2], items[1]], [items[2], items[0]], [items[0]],
    ]
    for order in orders {
      let told = try recorder.told {
        try recorder.hosted.setPages(order.map { page($0, recorder) })
      }
      #expect(told == [])
    }
  }

  @Test(
    "All tabs replaced: one will, one did, only the page that follows is loaded",
    arguments: Story.all)
  func replaced(story: Story) throws {
    let recorder = try launched(story)
    let told = try recorder.told {
      try recorder.hosted.setPages(["n0", "n1", "n2"].map { page(.tab($0), recorder) })
    }
    #expect(told == story.followed("t0", "n0"))
  }

  @Test("Denied, a tap is asked about and told, and nothing else happens", arguments: Story.all)
  func denied(story: Story) throws {
    let recorder = try launched(story)
    recorder.hosted.decide { _ in .deny }
    let told = recorder.told { recorder.hosted.tap("t2") }
    #expect(told == story.asked("t2") + ["event didDeny t2 tap"])
  }

  @Test(
    "A tap that waits is told so, and opens or closes with its answer", arguments: Story.all,
    [true, false])
  func waiting(story: Story, opens: Bool) throws {
    let recorder = try launched(story)
    recorder.hosted.decide { _ in .wait }
    let told = recorder.told { recorder.hosted.tap("t2") }
    #expect(told == story.asked("t2") + ["event didWait t2 tap"])
    let after = recorder.told { recorder.hosted.tabBar.answerPending(opens ? .allow : .deny) }
    #expect(
      after == (opens ? story.opened("t0", "t2", first: true) : ["event didDeny t2 tap"]))
  }

  @Test("A tap that is sent on is told of both tabs", arguments: Story.all)
  func redirected(story: Story) throws {
    let recorder = try launched(story)
    recorder.hosted.decide { $0.target == "t2" ? .redirect("t1") : .allow }
    let told = recorder.told { recorder.hosted.tap("t2") }
    #expect(
      told == story.asked("t2") + ["event didRedirect t2 tap"]
        + story.opened("t0", "t1", first: true))
  }

  @Test("A link asks the application, not UIKit's delegate", arguments: Story.all)
  func link(story: Story) throws {
    let recorder = try launched(story)
    let url = try #require(URL(string: "app://tab/t2/more"))
    let told = recorder.told {
      _ = recorder.hosted.own?.open(url) ?? recorder.hosted.attachment?.open(url)
    }
    #expect(
      told == ["event shouldSelect t2 deepLink"]
        + story.ordered("t0", "t2", first: true, source: "deepLink"))
  }

  @Test(
    "Taken off again, the bar tells nobody of that, and of nothing after",
    arguments: Story.all.filter { $0.way != .own })
  func detached(story: Story) throws {
    let recorder = try launched(story)
    #expect(recorder.told { recorder.hosted.attachment?.detach() } == [])
    let controller = try #require(recorder.hosted.root as? UITabBarController)
    let told = recorder.told { controller.selectedIndex = 2 }
    let pages = story.pages("t0", "t2", first: true)
    #expect(told == pages.now + pages.end)
  }

  @Test(
    "Released under a memory warning, pages tell nothing, and are made and loaded anew",
    arguments: Story.all.filter { $0.way == .own })
  func released(story: Story) throws {
    let recorder = try launched(story) { $0.own?.pageMemoryPolicy = .releaseHidden }
    _ = recorder.told { recorder.select(2) }
    #expect(recorder.told { recorder.hosted.simulator.warnOfMemory() } == [])
    #expect(recorder.hosted.own?.made("t0") == nil)
    #expect(recorder.told { recorder.select(0) } == story.byCode("t2", "t0", first: true))
  }

  @Test(
    "A page that moves or fades in is told of its end when it is there",
    arguments: Story.all.filter { $0.way == .own }, [false, true])
  func transition(story: Story, slides: Bool) throws {
    let recorder = try launched(story) { $0.own?.pageTransition = slides ? .slide : .crossFade }
    let told = recorder.told { recorder.select(1) }
    #expect(
      told == [
        "event willSelect t1 programmatic", "t1.viewDidLoad", "t1.viewWillAppear",
        "t0.viewWillDisappear", "event didSelect t1 programmatic", "t0.viewDidDisappear",
        "t1.viewDidAppear",
      ])
  }

  @Test(
    "A swipe tells the pages as it begins, and of the selection when the finger has decided",
    arguments: Story.all.filter { $0.way == .own }, [false, true])
  func swipe(story: Story, goesThrough: Bool) throws {
    let recorder = try launched(story) { $0.own?.isSwipeEnabled = true }
    let hosted = recorder.hosted
    let told = recorder.told {
      hosted.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: goesThrough ? 20 : 250, y: 400))
      hosted.simulator.advance(by: 0.2)
      hosted.simulator.touchUp()
    }
    // The application is asked as it begins, and told of that once the finger has decided.
    let begins = ["t1.viewDidLoad", "t1.viewWillAppear", "t0.viewWillDisappear"]
    let ends =
      goesThrough
      ? [
        "event shouldSelect t1 swipe", "event willSelect t1 swipe", "event didSelect t1 swipe",
        "t0.viewDidDisappear", "t1.viewDidAppear",
      ]
      : [
        "t0.viewWillAppear", "t1.viewWillDisappear", "t1.viewDidDisappear", "t0.viewDidAppear",
      ]
    #expect(told == begins + ends)
  }
}
