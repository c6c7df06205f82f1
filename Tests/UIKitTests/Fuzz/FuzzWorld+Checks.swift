// SPDX-License-Identifier: MIT

import Foundation

@testable import UIKit

extension FuzzWorld {
  func checkEverything() {
    let controllers = controllers
    checkControllers(controllers)
    for window in simulator.windows { checkViews(of: window) }
    for tabs in controllers.compactMap({ $0 as? FuzzTabs }) { check(tabs) }
    for stack in controllers.compactMap({ $0 as? FuzzStack }) { check(stack) }
    if isSettled { checkPlaces(controllers) }
    if let view = UIResponder.current as? UIView, view.window == nil {
      report.complain("the first responder is in no window")
    }
  }

  private var isSettled: Bool { !simulator.clock.isBusy && !simulator.touchScreen.isTouched }

  private func checkControllers(_ controllers: [UIViewController]) {
    var seen: Set<ObjectIdentifier> = []
    let isSettled = isSettled
    for controller in controllers {
      if !seen.insert(ObjectIdentifier(controller)).inserted {
        report.complain("\(describe(controller)) is in the tree twice")
      }
      for child in controller.children where child.parent !== controller {
        report.complain("\(describe(child)) has another parent than \(describe(controller))")
      }
      if let presented = controller.presentation.presented,
        presented.presentingViewController !== controller
      {
        report.complain("\(describe(presented)) is not presented by \(describe(controller))")
      }
      guard let followed = controller as? any FuzzFollowed else { continue }
      let isInWindow = controller.viewIfLoaded?.window != nil
      if followed.life.state == .shown, !isInWindow {
        report.complain("\(describe(controller)) is shown, but in no window")
      }
      if isSettled, isInWindow != (followed.life.state == .shown) {
        report.complain(
          "\(describe(controller)) is \(followed.life.state) at rest, "
            + "\(isInWindow ? "" : "not ")in a window")
      }
    }
  }

  private func checkViews(of window: UIWindow) {
    let isTouched = simulator.touchScreen.isTouched
    var seen: Set<ObjectIdentifier> = []
    func walk(_ view: UIView, under unsafe: UIEdgeInsets) {
      if !seen.insert(ObjectIdentifier(view)).inserted { report.complain("a view is there twice") }
      let (bounds, center) = (view.bounds, view.center)
      let numbers = [
        bounds.minX, bounds.minY, bounds.width, bounds.height, center.x, center.y, view.alpha,
      ]
      if !numbers.allSatisfy(\.isFinite) { report.complain("\(type(of: view)) is not finite") }
      let safe = view.insets(in: window, under: unsafe)
      if min(safe.top, safe.left, safe.bottom, safe.right) < 0 {
        report.complain("\(type(of: view)) has a negative safe area: \(safe)")
      }
      if !isTouched {
        if let control = view as? UIControl, control.isTracking || control.isHighlighted {
          report.complain("\(type(of: view)) is tracking without a touch")
        }
        for recognizer in view.gestureRecognizers ?? []
        where [.began, .changed].contains(recognizer.state) {
          report.complain("\(type(of: recognizer)) goes on without a touch")
        }
      }
      for child in view.subviews {
        if child.superview !== view { report.complain("a subview has another superview") }
        walk(child, under: safe)
      }
      let layers = view.layer.sublayers ?? []
      let order = view.subviews.map { subview in layers.firstIndex { $0 === subview.layer } ?? -1 }
      if order.contains(-1) || order != order.sorted() {
        report.complain("the layers of \(type(of: view)) are not as its subviews")
      }
    }
    walk(window, under: .zero)
  }

  private func check(_ tabs: FuzzTabs) {
    let (pages, selected) = (tabs.viewControllers ?? [], tabs.selectedViewController)
    let index = pages.firstIndex { $0 === selected } ?? NSNotFound
    if tabs.selectedIndex != index {
      report.complain("\(describe(tabs)) has index \(tabs.selectedIndex), not \(index)")
    }
    if (selected == nil) != pages.isEmpty {
      report.complain("\(describe(tabs)) selects nothing, or something of nothing")
    }
    let isMore = selected != nil && selected === tabs.more
    if let selected, index == NSNotFound, !isMore {
      report.complain("\(describe(tabs)) selects \(describe(selected)), which is no page of it")
    }
    let items = tabs.tabBar.items ?? []
    if items.count != tabs.tabBar.buttons.count {
      report.complain("\(describe(tabs)) has \(items.count) items in other buttons")
    }
    let shown = tabs.tabBar.selectedItem
    if let selected, !isMore, index < (pages.count > 5 && items.count == 5 ? 4 : 5) {
      if shown !== selected.tabBarItem { report.complain("\(describe(tabs)) shows another item") }
    } else if selected != nil, shown == nil {
      report.complain("\(describe(tabs)) shows no item as selected")
    }
    for page in pages where page.tabBarController !== tabs {
      report.complain("\(describe(page)) does not find its \(describe(tabs))")
    }
  }

  private func check(_ stack: FuzzStack) {
    if stack.topViewController !== stack.viewControllers.last {
      report.complain("\(describe(stack)) has another top")
    }
    for page in stack.viewControllers where page.parent !== stack {
      report.complain("\(describe(page)) is in \(describe(stack)), but not its child")
    }
    guard stack.transition == nil else { return }
    let strangers = stack.children.filter { child in
      !stack.viewControllers.contains { $0 === child }
    }
    if !strangers.isEmpty {
      report.complain("\(describe(stack)) has children that are not in it at rest")
    }
  }

  func describe(_ controller: UIViewController) -> String {
    controller.title ?? "\(type(of: controller))"
  }
}
