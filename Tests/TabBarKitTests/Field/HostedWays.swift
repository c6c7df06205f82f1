// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing
import UIKit

@testable import TabBarKit

extension Hosted {
  /// The bar's place on the screen, and null where it is not seen.
  var barOnScreen: CGRect {
    guard let window = tabBar.window else { return .null }
    var view: UIView? = tabBar
    while let shown = view {
      if shown.isHidden || shown.alpha < 0.01 { return .null }
      view = shown.superview
    }
    let place = tabBar.convert(tabBar.bounds, to: nil)
    return place.intersects(window.bounds) ? place : .null
  }

  var isBarHidden: Bool { own?.isBarHidden ?? attachment?.isBarHidden ?? false }

  var items: [BarItem] { own?.items ?? attachment?.items ?? tabBar.items }

  /// The index that the controller itself has selected.
  var selectedIndex: Int {
    own?.selectedIndex ?? attachment?.controller?.selectedIndex ?? tabBar.selectedIndex
  }

  /// Selects by the controller's own property, as an app's code does; what a plain controller does
  /// not announce is noticed in the next turn.
  func select(index: Int) {
    own?.selectedIndex = index
    attachment?.controller?.selectedIndex = index
    if own == nil, attachment == nil { tabBar.selectedIndex = index }
    simulator.advance(by: 1 / 60)
  }

  func setPages(_ pages: [TabBarPage]) throws {
    own?.pages = pages
    try attachment?.setPages(pages)
  }

  func setBarHidden(_ hidden: Bool, animated: Bool) {
    own?.setBarHidden(hidden, animated: animated)
    attachment?.setBarHidden(hidden, animated: animated)
  }

  func update(_ id: TabID, _ change: (inout BarItem) -> Void) {
    own?.updateItem(id, change)
    attachment?.updateItem(id, change)
    if own == nil, attachment == nil { tabBar.update(id, change) }
  }

  func decide(_ decide: ((SelectionIntent) -> SelectionDecision)?) {
    own?.decide = decide
    attachment?.decide = decide
  }

  /// Puts an action between the second tab and the third.
  func addAction(_ item: BarItem, _ perform: @escaping @MainActor () -> Void = {}) {
    own?.pages.insert(.action(item, perform: perform), at: 2)
    attachment?.insert(item, at: 2, action: perform)
    if own == nil, attachment == nil {
      tabBar.insert(item, at: 2)
      tabBar.onEvent = { [weak self] event in
        self?.events.append(event)
        if event == .action(item.id) { perform() }
      }
    }
    simulator.settle()
  }

  /// The stack of the selected tab.
  var stack: UINavigationController? { selectedPage as? UINavigationController }

  /// The first page of a tab's stack.
  func first(_ id: TabID) -> Page? { navigation(id)?.viewControllers.first as? Page }

  /// Pushes a page onto the selected tab's stack, without waiting.
  @discardableResult
  func push(_ name: String = "pushed", hides: Bool = true, animated: Bool = true) -> Page {
    let page = Page(name)
    page.hidesBottomBarWhenPushed = hides
    stack?.pushViewController(page, animated: animated)
    return page
  }

  /// The middle of an item on the screen.
  func middle(of id: TabID) -> CGPoint {
    guard let control = tabBar.controls[id] else { return .zero }
    return control.convert(
      CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
  }

  /// The whole screen, one pixel a point.
  func picture() -> Bitmap { simulator.render(scale: 1) }

  /// The screen is as in a picture, byte for byte.
  func expect(_ former: Bitmap, sourceLocation: SourceLocation = #_sourceLocation) {
    // Not within the macro: what it shows of a picture that differs takes a minute.
    let difference = picture().differingRect(from: former)
    #expect(difference == nil, sourceLocation: sourceLocation)
  }

  /// The part of the screen where the bar is when it is seen, one pixel a point.
  func barPicture() -> Bitmap? {
    let screen = UIScreen.main.bounds
    return picture().cropped(
      to: CGRect(x: 0, y: screen.height - 83, width: screen.width, height: 83))
  }

  /// Draws a finger over the screen in steps of a frame and leaves it there.
  func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10, each: () -> Void = {}) {
    simulator.touchDown(at: start)
    move(from: start, to: end, steps: steps, each: each)
  }

  func move(from start: CGPoint, to end: CGPoint, steps: Int = 10, each: () -> Void = {}) {
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      simulator.advance(by: 1 / 60)
      simulator.touchMove(
        to: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      each()
    }
  }

  /// Begins a back swipe and holds the finger in the middle of the screen.
  func beginBackSwipe() {
    drag(from: edge(2), to: edge(200))
    simulator.advance(by: 0.2)
  }

  /// Ends a back swipe that is held in the middle.
  func endBackSwipe(goesThrough: Bool) {
    move(from: edge(200), to: edge(goesThrough ? 380 : 20))
    simulator.advance(by: 0.2)
    simulator.touchUp()
  }

  /// A point in the middle of the screen's height, so far from the edge where back swipes begin.
  private func edge(_ distance: CGFloat) -> CGPoint {
    let screen = UIScreen.main.bounds
    let isMirrored = simulator.situation.direction == .rightToLeft
    return CGPoint(
      x: isMirrored ? screen.width - distance : distance, y: (screen.height / 2).rounded())
  }

  /// Lets time pass frame by frame and looks after each.
  func watch(for seconds: TimeInterval, _ look: () -> Void) {
    for _ in 0..<Int((seconds * 60).rounded()) {
      simulator.advance(by: 1 / 60)
      look()
    }
  }

  /// The bar is where it belongs, its page has the inset, and a tap on it selects.
  func checkBarIsThere(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(!isBarHidden, sourceLocation: sourceLocation)
    let screen = UIScreen.main.bounds
    #expect(
      barOnScreen == CGRect(x: 0, y: screen.height - 83, width: screen.width, height: 83),
      sourceLocation: sourceLocation)
    let page = stack?.topViewController ?? selectedPage
    #expect(page?.view.safeAreaInsets.bottom == 83, sourceLocation: sourceLocation)
    let others = tabBar.tabsInOrder.filter { $0 != tabBar.selectedID }
    guard let other = others.first, let former = tabBar.selectedID else { return }
    tap(other)
    #expect(tabBar.selectedID == other, sourceLocation: sourceLocation)
    tap(former)
    #expect(tabBar.selectedID == former, sourceLocation: sourceLocation)
  }
}

extension TabBar {
  /// The visible tabs in logical order.
  var tabsInOrder: [TabID] { items.filter { $0.role == .tab && !$0.isHidden }.map(\.id) }
}
