// SPDX-License-Identifier: MIT

import Foundation

@testable import UIKit

/// What is where when nothing moves: the pages that are to be seen, and their bars.
extension FuzzWorld {
  func checkPlaces(_ controllers: [UIViewController]) {
    for controller in controllers where controller.viewIfLoaded?.window != nil {
      if let tabs = controller as? FuzzTabs { checkPlaces(of: tabs) }
      if let stack = controller as? FuzzStack { checkPlaces(of: stack) }
      guard let presented = controller.presentation.presented else { continue }
      let isAway = presented.presentation.ownStage?.isPresenterAway ?? false
      if !isAway, presented.viewIfLoaded?.window == nil {
        report.complain("\(describe(presented)) is presented, but not seen")
      }
    }
  }

  private func checkPlaces(of tabs: FuzzTabs) {
    guard let selected = tabs.selectedViewController, let view = tabs.view else { return }
    let child = selected === tabs.more || selected.parent === tabs ? selected : tabs.more
    checkSight(of: child, among: tabs.children, in: tabs)
    if child !== selected { checkSight(of: selected, among: [], in: tabs) }
    let bar = tabs.tabBar
    guard bar.superview === view else {
      return report.complain("\(describe(tabs)) has lost its bar")
    }
    let away = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1.0 : -1.0
    let place = CGRect(
      x: tabs.showsBar ? 0 : away * view.bounds.width, y: view.bounds.height - bar.frame.height,
      width: view.bounds.width, height: bar.frame.height)
    if bar.frame != place {
      report.complain("the bar of \(describe(tabs)) is at \(bar.frame), not at \(place)")
    }
  }

  private func checkPlaces(of stack: FuzzStack) {
    guard let top = stack.topViewController, let view = stack.view else { return }
    checkSight(of: top, among: stack.children, in: stack)
    let bars = [stack.navigationBar, stack.bottomBar]
    if bars.contains(where: { $0.superview !== view || $0.frame.width != view.bounds.width }) {
      report.complain("\(describe(stack)) has not its bars")
    }
    if stack.navigationBar.isHidden != stack.isNavigationBarHidden {
      report.complain("\(describe(stack)) shows its bar as it should not")
    }
    if stack.navigationBar.topItem !== top.navigationItem {
      report.complain("\(describe(stack)) shows another title")
    }
  }

  /// One of the children is to be seen as wide as its container, the others not.
  private func checkSight(
    of seen: UIViewController?, among children: [UIViewController], in container: UIViewController
  ) {
    for child in children where child !== seen && child.viewIfLoaded?.window != nil {
      report.complain("\(describe(child)) is seen, but hidden in \(describe(container))")
    }
    guard let seen, seen.presentation.ownStage?.isPresenterAway != true else { return }
    guard let view = seen.viewIfLoaded, view.window != nil else {
      return report.complain("\(describe(seen)) is hidden in \(describe(container))")
    }
    if view.frame.width != container.view.bounds.width {
      report.complain("\(describe(seen)) is \(view.frame.width) wide in \(describe(container))")
    }
  }
}
