// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct SelectionReselectTests {
  /// A page whose view is a list of 3,000 points.
  final class List: UIViewController {
    let scroll = UIScrollView()

    override func loadView() { view = scroll }

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.contentSize = CGSize(width: 393, height: 3000)
    }
  }

  private func hosted(
    _ way: Hosted.Way, inStack: Bool = true, scrolls: Bool = true,
    done: @escaping @MainActor (Reselection) -> Void = { _ in }
  ) throws -> (Hosted, List) {
    let list = List()
    let hosted = try Hosted(way) { id, item in
      guard id == "t0" else { return nil }
      let page = inStack ? UINavigationController(rootViewController: list) : list
      return .page(item.with { $0.scrollsToTopOnReselect = scrolls }) { page }.onReselect(done)
    }
    return (hosted, list)
  }

  private func scrollDown(_ hosted: Hosted, _ list: List) {
    list.scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
    hosted.simulator.settle()
  }

  @Test(
    "Pressing the selected tab pops first, then scrolls to the top, then rests",
    arguments: Hosted.Way.allCases)
  func oneThingAtATime(way: Hosted.Way) throws {
    var done: [Reselection] = []
    let (hosted, list) = try hosted(way) { done.append($0) }
    scrollDown(hosted, list)
    hosted.navigation("t0")?.pushViewController(Page("pushed"), animated: false)
    hosted.simulator.settle()
    hosted.tap("t0")
    #expect(hosted.navigation("t0")?.viewControllers.count == 1)
    #expect(list.scroll.contentOffset.y == 900)
    hosted.tap("t0")
    #expect(list.scroll.contentOffset.y == -list.scroll.adjustedContentInset.top)
    #expect(list.scroll.adjustedContentInset.top > 0)
    hosted.tap("t0")
    #expect(done == [.poppedToRoot, .scrolledToTop, .stayed])
    #expect(hosted.events.filter { $0.name == "didReselect" }.count == 3)
  }

  @Test("The way to the top is animated", arguments: Hosted.Way.allCases)
  func animated(way: Hosted.Way) throws {
    let (hosted, list) = try hosted(way)
    scrollDown(hosted, list)
    hosted.tabBar.press("t0")
    hosted.simulator.advance(by: 0.05)
    let top = -list.scroll.adjustedContentInset.top
    #expect(list.scroll.contentOffset.y < 900 && list.scroll.contentOffset.y > top)
    hosted.simulator.settle()
    #expect(list.scroll.contentOffset.y == top)
  }

  @Test("A page without a stack scrolls, too", arguments: Hosted.Way.allCases)
  func withoutStack(way: Hosted.Way) throws {
    let (hosted, list) = try hosted(way, inStack: false)
    scrollDown(hosted, list)
    hosted.tap("t0")
    #expect(list.scroll.contentOffset.y == -list.scroll.adjustedContentInset.top)
  }

  @Test("Unless asked for, nothing scrolls; the closure comes all the same")
  func offByDefault() throws {
    var done: [Reselection] = []
    let (hosted, list) = try hosted(.own, scrolls: false) { done.append($0) }
    scrollDown(hosted, list)
    hosted.tap("t0")
    #expect(list.scroll.contentOffset.y == 900)
    #expect(done == [.stayed])
  }

  @Test("A tab that keeps its stack does not scroll a page further up in it")
  func keptStack() throws {
    var done: [Reselection] = []
    let (hosted, list) = try hosted(.own) { done.append($0) }
    hosted.own?.updateItem("t0") { $0.popsToRootOnReselect = false }
    scrollDown(hosted, list)
    let pushed = List()
    hosted.navigation("t0")?.pushViewController(pushed, animated: false)
    hosted.simulator.settle()
    scrollDown(hosted, pushed)
    hosted.tap("t0")
    #expect(hosted.navigation("t0")?.viewControllers.count == 2)
    #expect(list.scroll.contentOffset.y == 900)
    #expect(pushed.scroll.contentOffset.y == 900)
    #expect(done == [.stayed])
  }

  @Test("What scrolls is the view that the page has named for its top edge")
  func namedView() throws {
    let named = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 300))
    let (hosted, list) = try hosted(.own)
    list.view.addSubview(named)
    named.contentSize = CGSize(width: 393, height: 2000)
    list.setContentScrollView(named, for: .top)
    scrollDown(hosted, list)
    named.contentOffset.y = 500
    hosted.tap("t0")
    #expect(named.contentOffset.y == -named.adjustedContentInset.top)
    #expect(list.scroll.contentOffset.y == 900)
  }

  @Test("Only a press of the selected tab pops; code, links and swipes do not [field 95]")
  func onlyPresses() throws {
    var done: [Reselection] = []
    let (hosted, _) = try hosted(.own) { done.append($0) }
    hosted.navigation("t0")?.pushViewController(Page("pushed"), animated: false)
    for source in SelectionSource.allCases where source != .tap && source != .key {
      hosted.tabBar.select("t0", source: source)
    }
    #expect(done.isEmpty && hosted.events.isEmpty)
    #expect(hosted.navigation("t0")?.viewControllers.count == 2)
    hosted.tabBar.press("t0", source: .key)
    #expect(done == [.poppedToRoot])
  }
}
