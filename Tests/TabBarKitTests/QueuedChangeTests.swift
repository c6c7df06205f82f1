// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// Changes while something is touched or under way, in every host.
@MainActor @Suite(.serialized, .everyPreset) struct QueuedChangeTests {
  private func page(_ id: TabID) -> TabBarPage {
    .page(.tab(id, title: id.rawValue)) {
      UINavigationController(rootViewController: Page(id.rawValue))
    }
  }

  private func pages(_ ids: TabID...) -> [TabBarPage] { ids.map(page) }

  private func ids(_ hosted: Hosted) -> [TabID] { hosted.tabBar.items.map(\.id) }

  private func checkAll(
    _ hosted: Hosted, _ ids: [TabID], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(self.ids(hosted) == ids, sourceLocation: sourceLocation)
    #expect(hosted.items.map(\.id) == ids, sourceLocation: sourceLocation)
    #expect(
      Set(hosted.tabBar.controls.keys) == Set(ids), sourceLocation: sourceLocation)
    if let controller = hosted.attachment?.controller {
      #expect(
        controller.viewControllers ?? [] == ids.compactMap { hosted.page($0) },
        sourceLocation: sourceLocation)
    }
    #expect(hosted.diagnostics == [], sourceLocation: sourceLocation)
  }

  @Test(
    "While a finger is on the bar new pages wait, and come when it is lifted",
    arguments: Hosted.Way.allCases)
  func pressed(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    hosted.simulator.touchDown(at: hosted.middle(of: "t1"))
    try hosted.setPages(pages("new", "t0", "t1", "t3"))
    #expect(hosted.items.map(\.id) == ["new", "t0", "t1", "t3"])
    #expect(ids(hosted) == ["t0", "t1", "t2", "t3"])
    hosted.select("new")
    hosted.check("t0")
    hosted.simulator.advance(by: 0.1)
    #expect(ids(hosted) == ["t0", "t1", "t2", "t3"])
    hosted.simulator.touchUp()
    hosted.simulator.settle()
    checkAll(hosted, ["new", "t0", "t1", "t3"])
    // The press came last: the latest wish wins.
    hosted.check("t1")
    #expect(hosted.page("t2") == nil)
  }

  @Test(
    "A tab of pages that wait is selected when they have come, by code or by a link",
    arguments: Hosted.Way.allCases, [false, true])
  func selectsQueued(way: Hosted.Way, byLink: Bool) throws {
    let hosted = try Hosted(way)
    hosted.simulator.touchDown(at: hosted.middle(of: "t1"))
    try hosted.setPages(pages("t0", "t1", "new"))
    if byLink {
      let url = try #require(URL(string: "app://tab/new"))
      #expect(hosted.own?.open(url) ?? hosted.attachment?.open(url) == true)
    } else {
      hosted.select("new")
    }
    hosted.simulator.touchCancel()
    hosted.simulator.settle()
    checkAll(hosted, ["t0", "t1", "new"])
    hosted.check("new")
  }

  @Test(
    "A finger that stays on the bar keeps new pages away for two seconds at most",
    arguments: Hosted.Way.allCases)
  func heldForLong(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    hosted.simulator.touchDown(at: hosted.middle(of: "t1"))
    try hosted.setPages(pages("t0", "t1", "new"))
    hosted.simulator.advance(by: 1.9)
    #expect(ids(hosted) == ["t0", "t1", "t2", "t3"])
    try hosted.setPages(pages("t0", "t1", "new", "newer"))
    hosted.simulator.advance(by: 0.2)
    checkAll(hosted, ["t0", "t1", "new", "newer"])
    hosted.simulator.touchUp()
    hosted.simulator.settle()
    hosted.check("t1")
  }

  @Test(
    "Badge, title and icon change at once, whatever is pressed, and stay",
    arguments: Hosted.Way.allCases)
  func looks(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    func badge() -> String? { hosted.tabBar.controls["t2"]?.badgeView.text }
    hosted.simulator.touchDown(at: hosted.middle(of: "t1"))
    hosted.update("t2") { $0.badge = .count(2) }
    #expect(badge() == "2")
    try hosted.setPages(pages("new", "t0", "t1", "t2"))
    hosted.update("t2") { $0.badge = .count(3) }
    hosted.update("new") { $0.title = "Newer" }
    #expect(badge() == "3")
    #expect(hosted.tabBar.controls["t2"]?.titleLabel.text == "t2")
    hosted.simulator.touchUp()
    hosted.simulator.settle()
    #expect(badge() == "3")
    #expect(hosted.tabBar.controls["new"]?.titleLabel.text == "Newer")
    checkAll(hosted, ["new", "t0", "t1", "t2"])
  }

  @Test(
    "An action that is added, or a tab that is hidden, waits for the finger",
    arguments: Hosted.Way.allCases)
  func itemsOnly(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    var runs = 0
    hosted.simulator.touchDown(at: hosted.middle(of: "t1"))
    hosted.own?.pages.insert(.action(.action("plus")) { runs += 1 }, at: 1)
    hosted.attachment?.insert(.action("plus"), at: 1) { runs += 1 }
    hosted.update("t1") {
      $0.isHidden = true
      $0.title = "Gone"
    }
    #expect(ids(hosted) == ["t0", "t1", "t2", "t3"])
    #expect(hosted.tabBar.shownParts.count == 4)
    #expect(hosted.tabBar.controls["t1"]?.titleLabel.text == "Gone")
    #expect(hosted.items.map(\.id) == ["t0", "plus", "t1", "t2", "t3"])
    #expect(hosted.items.filter(\.isHidden).map(\.id) == ["t1"])
    hosted.simulator.touchUp()
    hosted.simulator.settle()
    #expect(hosted.tabBar.shownParts.map(\.item.id) == ["t0", "plus", "t2", "t3"])
    // It was pressed, and then it went.
    #expect(hosted.take().first == "shouldSelect t1")
    hosted.check("t0")
    hosted.tap("plus")
    #expect(runs == 1)
    #expect(hosted.diagnostics == [])
  }

  @Test("What the application does to its own controller meanwhile is kept")
  func changedByApp() throws {
    for way in [Hosted.Way.attached, .plain] {
      let hosted = try Hosted(way)
      let controller = try #require(hosted.attachment?.controller)
      hosted.simulator.touchDown(at: hosted.middle(of: "t1"))
      hosted.attachment?.insert(.action("plus"), at: 0) {}
      let own = Page("own")
      let gone = try #require(hosted.page("t3"))
      controller.viewControllers =
        (controller.viewControllers ?? []).filter { $0 !== gone } + [own]
      hosted.simulator.advance(by: 0.1)
      #expect(ids(hosted) == ["t0", "t1", "t2", "page-1"])
      hosted.simulator.touchUp()
      hosted.simulator.settle()
      #expect(ids(hosted) == ["plus", "t0", "t1", "t2", "page-1"])
      #expect(controller.viewControllers?.last === own)
      #expect(controller.viewControllers?.count == 4)
      hosted.check("t1")
      #expect(hosted.diagnostics == [])
    }
  }

  @Test(
    "An item that the application takes away under the finger selects nothing",
    arguments: [Hosted.Way.attached, .plain], [0, 1, 2])
  func takenAway(way: Hosted.Way, index: Int) throws {
    let hosted = try Hosted(way)
    let controller = try #require(hosted.attachment?.controller)
    hosted.simulator.touchDown(at: hosted.middle(of: "t1"))
    var pages = controller.viewControllers ?? []
    pages.remove(at: index)
    controller.setViewControllers(pages, animated: false)
    hosted.simulator.advance(by: 0.1)
    hosted.simulator.touchUp()
    hosted.simulator.settle()
    // The pressed tab, or none: never the one that has moved under the finger.
    let selected = try #require(hosted.tabBar.selectedID)
    #expect(selected == "t1" || selected == (index == 0 ? "t1" : "t0"))
    hosted.check(selected)
    #expect(ids(hosted).count == 3)
    #expect(hosted.tabBar.controls.values.allSatisfy { !$0.isHighlighted })
  }

  @Test("Pages that wait come before the bar is detached")
  func detached() throws {
    for way in [Hosted.Way.attached, .plain] {
      let hosted = try Hosted(way)
      let controller = try #require(hosted.attachment?.controller)
      hosted.simulator.touchDown(at: hosted.middle(of: "t1"))
      try hosted.setPages(pages("t0", "new"))
      hosted.attachment?.detach()
      #expect(controller.viewControllers?.count == 2)
      hosted.simulator.touchUp()
      hosted.simulator.advance(by: 3)
      #expect(controller.viewControllers?.count == 2)
      #expect(controller.selectedIndex == 0)
    }
  }

  @Test(
    "While one page takes another's place new pages wait until that is over",
    arguments: Hosted.Way.allCases)
  func duringTransition(way: Hosted.Way) throws {
    final class Animator: NSObject, UITabBarControllerDelegate,
      UIViewControllerAnimatedTransitioning
    {
      func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }

      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.4 }

      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else {
          return context.completeTransition(true)
        }
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.4) {
          view.alpha = 1
        } completion: { _ in
          context.completeTransition(true)
        }
      }
    }
    let hosted = try Hosted(way)
    let animator = Animator()
    hosted.own?.pageTransition = .custom(animator)
    hosted.attachment?.controller?.delegate = animator
    hosted.tabBar.press("t2")
    hosted.simulator.advance(by: 0.1)
    try hosted.setPages(pages("t0", "t1", "t3", "new"))
    #expect(ids(hosted) == ["t0", "t1", "t2", "t3"])
    #expect(hosted.page("t2")?.view.window != nil)
    hosted.simulator.settle()
    checkAll(hosted, ["t0", "t1", "t3", "new"])
    hosted.check("t1")
    #expect(hosted.page("t1")?.view.window != nil)
  }

  /// What may be done to the pages while a stack of theirs is under way.
  enum Change: CaseIterable, Sendable {
    case insert, remove, move, hide, removeSelected, replaceAll
  }

  private func make(_ change: Change, _ hosted: Hosted) throws -> [TabID] {
    switch change {
    case .insert: try hosted.setPages(pages("new", "t0", "t1", "t2", "t3"))
    case .remove: try hosted.setPages(pages("t0", "t1", "t3"))
    case .move: try hosted.setPages(pages("t3", "t2", "t1", "t0"))
    case .hide: hosted.update("t2") { $0.isHidden = true }
    case .removeSelected: try hosted.setPages(pages("t1", "t2", "t3"))
    case .replaceAll: try hosted.setPages(pages("a", "b", "c"))
    }
    return hosted.items.map(\.id)
  }

  @Test(
    "A push or pop goes on to its end under new pages, and bar, inset and stack are right",
    arguments: Hosted.Way.allCases, Change.allCases)
  func duringPush(way: Hosted.Way, change: Change) throws {
    for pops in [false, true] {
      let hosted = try Hosted(way)
      let stack = hosted.stack
      hosted.push(hides: true)
      if pops {
        hosted.simulator.settle()
        hosted.simulator.advance(by: 1)
        hosted.pop()
      }
      hosted.simulator.advance(by: 0.1)
      let ids = try make(change, hosted)
      hosted.simulator.settle()
      hosted.simulator.advance(by: 1)
      checkAll(hosted, ids)
      let isThere = hosted.page("t0") === stack
      #expect(isThere == (change != .removeSelected && change != .replaceAll))
      if isThere, !pops { hosted.checkHidden() } else { hosted.checkShown() }
      hosted.check(change == .removeSelected ? "t1" : change == .replaceAll ? "a" : "t0")
    }
  }

  @Test(
    "A held back swipe goes on under new pages, and is taken back or not as without them",
    arguments: Hosted.Way.allCases, Change.allCases)
  func duringBackSwipe(way: Hosted.Way, change: Change) throws {
    for goes in [false, true] {
      let hosted = try Hosted(way)
      let stack = hosted.stack
      hosted.push(hides: true)
      hosted.simulator.settle()
      hosted.simulator.advance(by: 1)
      hosted.beginBackSwipe()
      let ids = try make(change, hosted)
      hosted.simulator.advance(by: 0.2)
      hosted.endBackSwipe(goesThrough: goes)
      hosted.simulator.settle()
      hosted.simulator.advance(by: 1)
      checkAll(hosted, ids)
      let isThere = hosted.page("t0") === stack
      if isThere {
        #expect(stack?.viewControllers.count == (goes ? 1 : 2))
        if goes { hosted.checkShown() } else { hosted.checkHidden() }
      } else {
        hosted.checkShown()
      }
      hosted.check(change == .removeSelected ? "t1" : change == .replaceAll ? "a" : "t0")
    }
  }
}
