// SPDX-License-Identifier: MIT
internal import Foundation

extension UINavigationController {
  /// Ends a pop that is on its way back: what comes next is about the stack as it was before.
  func endPopTakenBack() {
    if let transition, transition.isGoingBack { transition.finishNow() }
  }

  func push(_ page: UIViewController, animated: Bool) {
    endPopTakenBack()
    guard !stack.contains(where: { $0 === page }) else {
      UIKitFailure.report(
        "Pushing the same view controller instance more than once is not supported (\(page))")
      return
    }
    guard allowsNested || !(page is UINavigationController) else {
      UIKitFailure.report("Pushing a navigation controller is not supported")
      return
    }
    guard mayContain(page) else { return }
    change(to: stack + [page], operation: .push, animated: animated)
  }

  func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard stack.indices.contains(index), index < stack.count - 1 else { return nil }
    let popped = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), operation: .pop, animated: animated)
    return popped
  }

  func replaceStack(with pages: [UIViewController], animated: Bool) {
    endPopTakenBack()
    guard Set(pages.map(ObjectIdentifier.init)).count == pages.count else {
      UIKitFailure.report(
        "All view controllers in a navigation controller must be distinct (\(pages))")
      return
    }
    let isPop = pages.last.map { top in stack.dropLast().contains { $0 === top } } ?? true
    change(to: pages, operation: isPop ? .pop : .push, animated: animated)
  }

  /// Puts other pages on the stack and shows its top.
  func change(
    to pages: [UIViewController], operation: Operation, animated: Bool, interactively: Bool = false
  ) {
    transition?.finishNow()
    let former = stack
    let added = pages.filter { page in !former.contains { $0 === page } }
    let removed = former.filter { page in !pages.contains { $0 === page } }
    for page in removed {
      page.appearance.isMovingFromParent = true
      page.willMove(toParent: nil)
    }
    for page in added {
      addChild(page)
      // UIKit's rule: read at the push; the bottom page was never pushed over a tab bar.
      if page.hidesBottomBarWhenPushed { barHiders.insert(ObjectIdentifier(page)) }
    }
    stack = pages
    if former.first !== pages.first, storedTabBarItem == nil { tabBarItemDidChange() }
    let change = NavigationTransition.Change(
      former: former, added: added, removed: removed, operation: operation)
    guard former.last !== pages.last else {
      finish(change)
      updateBarItems()
      return layoutAfterChange()
    }
    // A page of a stack that is leaving is not told to appear.
    guard isViewLoaded, appearance.isOnScreen else {
      finish(change)
      return showTopOffScreen()
    }
    show(change, animated: animated, interactively: interactively)
  }

  /// Completes what a change of the stack does to the pages' being children.
  func finish(_ change: NavigationTransition.Change) {
    for page in change.removed where page.parent === self {
      if onLeave == nil { page.abandonPresentationsElsewhere() }
      page.removeFromParent()
      page.appearance.isMovingFromParent = false
      barHiders.remove(ObjectIdentifier(page))
      onLeave?(page)
    }
    for page in change.added {
      page.didMove(toParent: self)
      page.appearance.isMovingToParent = false
    }
  }

  /// Takes a pop back: the stack is what it was before.
  func restore(_ change: NavigationTransition.Change) {
    for page in change.removed {
      page.appearance.isMovingFromParent = false
      page.willMove(toParent: self)
    }
    stack = change.former
  }

  /// Whether the tab bar is away while a page is shown.
  ///
  /// UIKit's rule: it stays away while any page from the one that took it away up is on the stack.
  func takesTabBarAway(at page: UIViewController) -> Bool {
    let pages = stack.contains { $0 === page } ? stack : (transition?.change.former ?? stack)
    guard let index = pages.firstIndex(where: { $0 === page }) else { return false }
    let switches = Simulator.current.switches
    if switches.tabletPushKeepsBar, traitCollection.userInterfaceIdiom == .pad { return false }
    return pages[...index].dropFirst().contains {
      switch switches.bottomBarFlag {
      case .atPush: barHiders.contains(ObjectIdentifier($0))
      case .live: $0.hidesBottomBarWhenPushed
      }
    }
  }

  /// Whether the topmost page leaves the tab bar on the screen.
  var leavesTabBar: Bool { stack.last.map { !takesTabBarAway(at: $0) } ?? true }

  func layoutAfterChange() {
    viewIfLoaded?.setNeedsLayout()
    tabBarController?.updateBarVisibility()
  }
}
