// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct SwipingTests {
  private func swipeable(
    count: Int = 4, _ situation: Situation = Situation(), isAskedFor: Bool = true,
    _ prepare: (TabBarController) -> Void = { _ in }
  ) -> Tabs {
    var style = TabBarStyle.classic
    style.indicator = .pill(StyleColor(hex: 0xFF0000))
    let tabs = Tabs(style: style, count: count, situation: situation) {
      if isAskedFor { $0.isSwipeEnabled = true }
      $0.selectedIndex = 1
      prepare($0)
    }
    _ = tabs.journal.take()
    return tabs
  }

  /// Puts a finger down at one place and moves it to another, in sixtieths of a second.
  private func drag(
    _ tabs: Tabs, from start: CGFloat, to end: CGFloat, y: CGFloat = 400, steps: Int = 10,
    isDown: Bool = false
  ) {
    if !isDown { tabs.simulator.touchDown(at: CGPoint(x: start, y: y)) }
    for step in 1...steps {
      tabs.simulator.advance(by: 1 / 60)
      let share = CGFloat(step) / CGFloat(steps)
      tabs.simulator.touchMove(to: CGPoint(x: start + (end - start) * share, y: y))
    }
  }

  private func lift(_ tabs: Tabs, afterRest: Bool = true) {
    if afterRest { tabs.simulator.advance(by: 0.2) }
    tabs.simulator.touchUp()
  }

  private func check(
    _ tabs: Tabs, _ id: TabID, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let page = tabs.controller.viewController(for: id)
    #expect(tabs.controller.selectedID == id, sourceLocation: sourceLocation)
    #expect(tabs.controller.shownPage === page, sourceLocation: sourceLocation)
    #expect(tabs.controller.pagesView.subviews == [page?.view], sourceLocation: sourceLocation)
    #expect(page?.view.frame == tabs.controller.pagesView.bounds, sourceLocation: sourceLocation)
    #expect(tabs.controller.tabBar.progress == nil, sourceLocation: sourceLocation)
    #expect(
      tabs.controller.tabBar.controls.values.filter(\.isSelected).map(\.id) == [id],
      sourceLocation: sourceLocation)
    let frame = tabs.controller.tabBar.barLayout.indicatorFrame
    #expect(
      isClose(tabs.controller.tabBar.indicator.frame, frame), sourceLocation: sourceLocation)
  }

  @Test("The pages follow the finger, and the bar follows the pages [field 90]")
  func follows() throws {
    let tabs = swipeable()
    let bar = tabs.controller.tabBar
    let start = bar.indicator.frame
    let colour = bar.controls["t2"]?.titleLabel.textColor
    drag(tabs, from: 300, to: 300 - 393 / 2)
    let x = try #require(tabs.navigation("t1")?.view.frame.minX)
    #expect(abs(x + 393 / 2) < 1)
    #expect(tabs.navigation("t2")?.view.frame.minX == x + 393)
    #expect(tabs.page("t2")?.view.safeAreaInsets.bottom == 83)
    #expect(abs(bar.indicator.frame.midX - start.midX - 393 / 8) < 1)
    #expect(bar.controls["t2"]?.titleLabel.textColor != colour)
    #expect(tabs.controller.selectedID == "t1")
    #expect(tabs.events.isEmpty)
    #expect(
      tabs.journal.take() == ["t2.viewDidLoad", "t2.viewWillAppear", "t1.viewWillDisappear"])
    drag(tabs, from: 300 - 393 / 2, to: 20, isDown: true)
    lift(tabs)
    #expect(tabs.controller.selectedID == "t2")
    #expect(
      tabs.events == [
        .shouldSelect("t2", from: "t1", source: .swipe),
        .willSelect("t2", from: "t1", source: .swipe),
        .selected("t2", from: "t1", source: .swipe),
      ])
    tabs.simulator.settle()
    check(tabs, "t2")
    #expect(tabs.journal.take() == ["t1.viewDidDisappear", "t2.viewDidAppear"])
  }

  @Test(
    "The items of a bar that scrolls follow the finger, and go back when it changes nothing",
    arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft], [0, 1, 2])
  func scrolls(_ direction: UITraitEnvironmentLayoutDirection, end: Int) throws {
    let side: CGFloat = direction == .rightToLeft ? -1 : 1
    let tabs = swipeable(count: 10, Situation(direction: direction)) {
      $0.overflow = .scroll(minimumItemWidth: 80)
      $0.selectedIndex = 3
    }
    let bar = tabs.controller.tabBar
    let scroller = try #require(bar.scroller)
    let start = scroller.contentOffset.x
    func isSeen(_ id: TabID) -> Bool {
      guard let control = bar.controls[id] else { return false }
      return bar.bounds.contains(control.convert(control.bounds, to: bar))
    }
    #expect(isSeen("t3") && !isSeen("t4"))
    func drag(_ from: CGFloat, _ to: CGFloat, isDown: Bool) {
      self.drag(
        tabs, from: 196 + from * side, to: 196 + to * side, steps: 20, isDown: isDown)
    }
    var offsets: [CGFloat] = [start]
    for step in 0..<4 {
      drag(100 - CGFloat(step) * 50, 50 - CGFloat(step) * 50, isDown: step > 0)
      offsets.append(scroller.contentOffset.x)
    }
    // Step by step towards the next tab, the whole way in proportion to the pages' way.
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { ($1 - $0) * side > 1 })
    let share = try #require(bar.progress?.fraction)
    let middle = scroller.contentOffset.x
    drag(-100, end == 1 ? -140 : 20, isDown: true)
    if end == 1 {
      lift(tabs)
      #expect(tabs.controller.selectedID == "t4")
      tabs.simulator.advance(by: 0.05)
      let seen = scroller.layer.presentation()?.bounds.minX ?? 0
      #expect((seen - middle) * side > 0, "it goes on and does not jump")
      tabs.simulator.settle()
      check(tabs, "t4")
      #expect(isSeen("t4"))
      #expect(abs((scroller.contentOffset.x - start) * share - (middle - start)) < 0.5)
      return
    }
    if end == 0 { lift(tabs) } else { tabs.simulator.touchCancel() }
    tabs.simulator.settle()
    check(tabs, "t3")
    #expect(abs(scroller.contentOffset.x - start) < 0.01)
  }

  @Test(
    "A swipe that is not carried through leaves everything as it was, and balanced [field 126]",
    arguments: [false, true])
  func cancelled(isTakenAway: Bool) {
    let tabs = swipeable()
    drag(tabs, from: 300, to: 180)
    if isTakenAway { tabs.simulator.touchCancel() } else { lift(tabs) }
    tabs.simulator.settle()
    check(tabs, "t1")
    #expect(tabs.events.isEmpty)
    #expect(
      tabs.journal.take() == [
        "t2.viewDidLoad", "t2.viewWillAppear", "t1.viewWillDisappear", "t1.viewWillAppear",
        "t2.viewWillDisappear", "t2.viewDidDisappear", "t1.viewDidAppear",
      ])
    let presses = tabs.page("t1")?.presses ?? 0
    tabs.simulator.tap(at: CGPoint(x: 200, y: 400))
    #expect(tabs.page("t1")?.presses == presses + 1)
  }

  @Test("A thrown page goes on, and one that is thrown back comes back")
  func velocity() {
    let tabs = swipeable()
    drag(tabs, from: 300, to: 180, steps: 4)
    lift(tabs, afterRest: false)
    tabs.simulator.settle()
    check(tabs, "t2")
    drag(tabs, from: 380, to: 20)
    drag(tabs, from: 20, to: 140, steps: 4, isDown: true)
    lift(tabs, afterRest: false)
    tabs.simulator.settle()
    check(tabs, "t2")
  }

  @Test("Both neighbours can be reached in one swipe, each page told in turn")
  func bothWays() {
    let tabs = swipeable()
    drag(tabs, from: 200, to: 100)
    drag(tabs, from: 100, to: 380, isDown: true)
    #expect(tabs.controller.pagesView.subviews.count == 2)
    #expect(tabs.navigation("t0")?.view.superview != nil)
    drag(tabs, from: 380, to: 392, isDown: true)
    tabs.simulator.advance(by: 0.2)
    tabs.simulator.touchUp()
    tabs.simulator.settle()
    check(tabs, "t1")
    drag(tabs, from: 20, to: 380)
    lift(tabs)
    tabs.simulator.settle()
    check(tabs, "t0")
  }

  @Test("A page on its way is caught by the next finger, and led back")
  func caught() throws {
    let tabs = swipeable()
    drag(tabs, from: 300, to: 60)
    lift(tabs)
    tabs.simulator.advance(by: 0.05)
    let seen = try #require(tabs.navigation("t1")?.view.layer.presentation()?.frame.minX)
    #expect(seen > -392)
    drag(tabs, from: 20, to: 60)
    let now = try #require(tabs.navigation("t1")?.view.frame.minX)
    #expect(now > seen - 30)
    drag(tabs, from: 60, to: 390, isDown: true)
    lift(tabs)
    tabs.simulator.settle()
    check(tabs, "t1")
    #expect(tabs.events.map(\.name).filter { $0 == "didSelect" }.count == 2)
    #expect(tabs.journal.take().suffix(2) == ["t2.viewDidDisappear", "t1.viewDidAppear"])
  }

  @Test("A slide after a press is caught, too")
  func caughtSlide() {
    let tabs = swipeable { $0.pageTransition = .slide }
    tabs.simulator.tap(at: CGPoint(x: 245, y: 793))
    tabs.simulator.advance(by: 0.1)
    drag(tabs, from: 50, to: 380)
    lift(tabs)
    tabs.simulator.settle()
    check(tabs, "t1")
  }

  @Test("Right to left a swipe is mirrored [field 133]")
  func rightToLeft() {
    let tabs = swipeable(Situation(direction: .rightToLeft))
    drag(tabs, from: 30, to: 370)
    lift(tabs)
    tabs.simulator.settle()
    check(tabs, "t2")
  }

  @Test("What is no tab for a user is passed over")
  func skips() {
    let tabs = swipeable(count: 5) { controller in
      controller.pages.insert(.action(.action("plus")) {}, at: 2)
      controller.updateItem("t2") { $0.isHidden = true }
      controller.updateItem("t3") { $0.isEnabled = false }
    }
    drag(tabs, from: 380, to: 20)
    lift(tabs)
    tabs.simulator.settle()
    check(tabs, "t4")
    drag(tabs, from: 380, to: 20)
    #expect(tabs.controller.change == nil)
    let x = tabs.navigation("t4")?.view.frame.minX ?? 0
    #expect(x < -50 && x > -150)
    lift(tabs)
    tabs.simulator.settle()
    check(tabs, "t4")
  }

  @Test("A tab that the application refuses gives way and comes back; it is asked once")
  func denied() {
    let tabs = swipeable()
    var asked: [SelectionIntent] = []
    tabs.controller.decide = {
      asked.append($0)
      return .deny
    }
    drag(tabs, from: 380, to: 20)
    #expect(tabs.controller.change == nil)
    #expect(tabs.navigation("t2")?.isViewLoaded != true)
    lift(tabs)
    tabs.simulator.settle()
    check(tabs, "t1")
    #expect(asked == [SelectionIntent(target: "t2", source: .swipe, from: "t1")])
    #expect(tabs.events.map(\.name) == ["shouldSelect", "didDeny"])
  }

  @Test("A tab with a gate is not shown before the gate has answered")
  func gated() {
    let tabs = swipeable { controller in
      controller.pages = controller.pages.map { page in
        guard page.item.id == "t2" else { return page }
        return .page(page.item, gate: { .deny }) { UINavigationController() }
      }
    }
    drag(tabs, from: 380, to: 20)
    #expect(tabs.controller.change == nil)
    #expect(tabs.controller.controllers["t2"] == nil)
    lift(tabs)
    #expect(tabs.controller.tabBar.pendingID == "t2")
    tabs.controller.tabBar.cancelPending()
    tabs.simulator.settle()
    check(tabs, "t1")
  }

  @Test("What scrolls sideways, a dragged control and a back swipe come first [field 126]")
  func rivals() throws {
    let tabs = swipeable()
    let page = try #require(tabs.page("t1"))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 100))
    scroll.contentSize = CGSize(width: 900, height: 100)
    let slider = UIControl(frame: CGRect(x: 0, y: 300, width: 393, height: 100))
    let list = UIScrollView(frame: CGRect(x: 0, y: 450, width: 393, height: 200))
    list.contentSize = CGSize(width: 393, height: 2000)
    for view in [scroll, slider, list] { page.view.addSubview(view) }
    for (y, isSwipe) in [(150.0, false), (350, false), (550, true)] {
      drag(tabs, from: 300, to: 200, y: y)
      #expect((tabs.controller.change != nil) == isSwipe, "\(y)")
      lift(tabs)
      tabs.simulator.settle()
      check(tabs, "t1")
    }
    #expect(scroll.contentOffset.x > 0)
    _ = tabs.push(hides: false)
    tabs.simulator.settle()
    drag(tabs, from: 300, to: 100)
    #expect(tabs.controller.change == nil)
    lift(tabs)
    drag(tabs, from: 2, to: 300)
    lift(tabs)
    tabs.simulator.settle()
    #expect(tabs.navigation("t1")?.viewControllers.count == 1)
    check(tabs, "t1")
  }

  @Test(
    "Selecting, turning and a second finger during a swipe leave no page between two places",
    arguments: 0..<5)
  func disturbed(by what: Int) {
    let tabs = swipeable()
    drag(tabs, from: 300, to: 150)
    switch what {
    case 0: tabs.controller.selectedIndex = 3
    case 1: tabs.controller.selectedIndex = 2
    case 2: tabs.simulator.rotate(to: .landscapeRight)
    case 3: tabs.simulator.touchDown(at: CGPoint(x: 350, y: 793), finger: 1)
    default:
      tabs.simulator.touchDown(at: CGPoint(x: 100, y: 600), finger: 1)
      let x = tabs.navigation("t1")?.view.frame.minX
      tabs.simulator.touchMove(to: CGPoint(x: 300, y: 600), finger: 1)
      #expect(tabs.navigation("t1")?.view.frame.minX == x)
    }
    if what > 2 { tabs.simulator.touchUp(finger: 1) }
    // An item of the bar takes no finger while another one is on the screen.
    #expect((tabs.controller.change == nil) == (what < 3))
    tabs.simulator.advance(by: 0.2)
    tabs.simulator.touchMove(to: CGPoint(x: 140, y: 400))
    tabs.simulator.touchUp()
    tabs.simulator.settle()
    check(tabs, ["t3", "t2", "t1", "t1", "t1"][what])
    if what == 2 { return }
    drag(tabs, from: 20, to: 380)
    lift(tabs)
    tabs.simulator.settle()
    check(tabs, ["t2", "t1", "t0", "t0", "t0"][what])
  }

  @Test("New pages during a swipe come when it is over, two seconds later at the latest")
  func newPages() {
    let tabs = swipeable()
    drag(tabs, from: 300, to: 200)
    tabs.controller.pages = tabs.controller.pages.filter { $0.item.id != "t2" }
    #expect(tabs.controller.tabBar.items.count == 4)
    lift(tabs)
    tabs.simulator.settle()
    #expect(tabs.controller.tabBar.items.count == 3)
    check(tabs, "t1")
    drag(tabs, from: 300, to: 200)
    tabs.controller.pages.removeLast()
    tabs.simulator.advance(by: 2.1)
    #expect(tabs.controller.tabBar.items.count == 2)
    check(tabs, "t1")
    tabs.simulator.touchUp()
    tabs.simulator.settle()
    check(tabs, "t1")
  }

  @Test("Without being asked for, nothing swipes, nor when it is asked for no longer")
  func off() {
    let tabs = swipeable(isAskedFor: false)
    drag(tabs, from: 300, to: 20)
    #expect(tabs.controller.change == nil)
    lift(tabs)
    tabs.controller.isSwipeEnabled = true
    drag(tabs, from: 300, to: 150)
    #expect(tabs.controller.change != nil)
    tabs.controller.isSwipeEnabled = false
    tabs.simulator.settle()
    check(tabs, "t1")
    lift(tabs)
    drag(tabs, from: 300, to: 20)
    lift(tabs)
    tabs.simulator.settle()
    check(tabs, "t1")
  }
}
