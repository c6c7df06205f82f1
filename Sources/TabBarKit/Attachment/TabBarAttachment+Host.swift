// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

extension TabBarAttachment: TabBarHost {
  // UIKit asks its delegate for what the user does, not for what code does.
  func decision(on intent: SelectionIntent) -> SelectionDecision? {
    guard let controller, let page = viewController(for: intent.target),
      intent.source == .tap || intent.source == .key
    else { return nil }
    let allows = withDelegate { TabBarControllerDelegateCalls.shouldSelect(page, in: controller) }
    return allows ? nil : .deny
  }

  /// Calls the controller's delegate.
  ///
  /// What it selects meanwhile is selected at once, as in any controller of UIKit's; the bar follows
  /// when the wish at hand is done.
  private func withDelegate<Result>(_ call: () -> Result) -> Result {
    isInDelegate = true
    defer { isInDelegate = false }
    return call()
  }

  func gate(of id: TabID) -> TabBarPage.Gate? {
    if let pageOfReturn, viewController(for: id) === pageOfReturn { return nil }
    return given(id)?.gate
  }

  func gateTimeLimit(of id: TabID) -> TimeInterval? { given(id)?.gateTimeLimit }

  private func given(_ id: TabID) -> TabBarPage? {
    guard case .page(_, let given) = entries.first(where: { $0.item.id == id })?.content else {
      return nil
    }
    return given
  }

  func didSettle() {
    links.didSettle()
    if !isApplying, !isReading { followController() }
  }

  func show(_ id: TabID, from: TabID?, source: SelectionSource) {
    guard let controller, let page = viewController(for: id) else { return }
    if controller.selectedViewController !== page {
      tellBarDelegate(id, source)
      isApplying = true
      // Pages that are being replaced by others go when the first of those is shown.
      if controller.viewControllers?.contains(page) != true {
        controller.setViewControllers([page], animated: false)
      }
      select(page)
      isApplying = false
      controller.view.layoutIfNeeded()
    }
    if let before = from.flatMap({ viewController(for: $0) }) { followReturn(to: before, page) }
    layout()
  }

  /// Where the delegate's animator takes a change back, UIKit selects the page before; the bar
  /// follows, without the gate of its tab, which was open until now.
  private func followReturn(to before: UIViewController, _ page: UIViewController) {
    guard let controller else { return }
    if controller.selectedViewController === before { return pageOfReturn = before }
    guard let coordinator = controller.transitionCoordinator,
      coordinator.viewController(forKey: .to) === page
    else { return }
    _ = coordinator.animate(alongsideTransition: nil) { [weak self, weak before] context in
      guard let self, let before, context.isCancelled else { return }
      pageOfReturn = before
      reread()
    }
  }

  /// Selects a page in the controller, past whatever the controller's own setter does.
  func select(_ page: UIViewController) {
    if let attached = controller as? AttachedTabBarController {
      attached.selectFromBar(page)
    } else {
      controller?.selectedViewController = page
    }
  }

  func didSelect(_ id: TabID, source: SelectionSource) { tellDelegate(id, source) }

  func didReselect(_ id: TabID, source: SelectionSource) {
    let given = given(id)
    let entry = entries.first { $0.item.id == id }
    tellBarDelegate(id, source)
    let done = entry?.page.map { Reselection.perform(entry?.item ?? .tab(id), on: $0) }
    tellDelegate(id, source)
    if let done { given?.reselected?(done) }
  }

  func run(_ id: TabID) {
    if case .action(let perform) = entries.first(where: { $0.item.id == id })?.content {
      perform()
    }
  }

  func barWasTouched() { reread() }

  private func tellDelegate(_ id: TabID, _ source: SelectionSource) {
    guard source == .tap || source == .key, let controller, let page = viewController(for: id)
    else { return }
    withDelegate { TabBarControllerDelegateCalls.didSelect(page, in: controller) }
  }

  // UIKit's controller is its bar's delegate: subclasses override what that is told of a tap, before
  // the selection changes.
  private func tellBarDelegate(_ id: TabID, _ source: SelectionSource) {
    guard source == .tap || source == .key, let item = viewController(for: id)?.tabBarItem,
      let controller = controller as? AttachedTabBarController
    else { return }
    withDelegate { controller.tabBar(controller.tabBar, didSelect: item) }
  }
}
