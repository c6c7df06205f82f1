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
    return TabBarControllerDelegateCalls.shouldSelect(page, in: controller) ? nil : .deny
  }

  func gate(of id: TabID) -> TabBarPage.Gate? { given(id)?.gate }

  func gateTimeLimit(of id: TabID) -> TimeInterval? { given(id)?.gateTimeLimit }

  private func given(_ id: TabID) -> TabBarPage? {
    guard case .page(_, let given) = entries.first(where: { $0.item.id == id })?.content else {
      return nil
    }
    return given
  }

  func didSettle() { links.didSettle() }

  func show(_ id: TabID, from: TabID?, source: SelectionSource) {
    guard let controller, let page = viewController(for: id) else { return }
    if controller.selectedViewController !== page {
      isApplying = true
      select(page)
      isApplying = false
      controller.view.layoutIfNeeded()
    }
    layout()
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
    TabBarControllerDelegateCalls.didSelect(page, in: controller)
  }
}
