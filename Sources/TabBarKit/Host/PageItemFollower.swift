// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

/// Follows what pages state by their `UITabBarItem`s, and hands it to the bar.
@MainActor final class PageItemFollower {
  private let bar: TabBar
  private var observers: [TabID: TabBarItemObserver] = [:]
  private var pages: [TabID: WeakController] = [:]

  private struct WeakController { weak var controller: UIViewController? }

  init(_ bar: TabBar) { self.bar = bar }

  /// Follows a page, before its view is loaded as well as after.
  func follow(_ controller: UIViewController, as id: TabID) {
    pages[id] = WeakController(controller: controller)
    read(id)
  }

  /// Looks at every page again: a page may have got another item.
  func readAll() { pages.keys.forEach(read) }

  /// Stops following a page; what it has stated stays in the bar.
  func pause(_ id: TabID) {
    pages[id] = nil
    observers[id]?.invalidate()
    observers[id] = nil
  }

  /// Follows the pages of these ids only.
  func keep(_ ids: Set<TabID>) {
    for id in Set(pages.keys).union(bar.statements.keys) where !ids.contains(id) {
      pages[id] = nil
      observers[id]?.invalidate()
      observers[id] = nil
      bar.state(nil, for: id)
    }
  }

  private func read(_ id: TabID) {
    guard let controller = pages[id]?.controller, let item = controller.tabBarItem else { return }
    let isNew = observers[id]?.item !== item
    if isNew {
      observers[id]?.invalidate()
      observers[id] = TabBarItemObserver(item) { [weak self] in self?.tell(id) }
      tell(id)
    }
  }

  private func tell(_ id: TabID) {
    guard let controller = pages[id]?.controller, let item = observers[id]?.item else { return }
    let own = bar.items.first { $0.id == id }?.title ?? ""
    bar.state(Self.statement(of: item, controller: controller, ownTitle: own), for: id)
  }

  private static func statement(
    of item: UITabBarItem, controller: UIViewController, ownTitle: String
  ) -> ItemStatement {
    // UIKit copies a page's own title into its item. That is no statement about the tab where the
    // application has given the tab a title.
    let root = (controller as? UINavigationController)?.viewControllers.first
    let isCopied = [controller.title, root?.title].contains(item.title)
    let isStated = item.title?.isEmpty == false && (ownTitle.isEmpty || !isCopied)
    return ItemStatement(
      title: isStated ? item.title : nil, image: item.image, selectedImage: item.selectedImage,
      badge: item.badgeValue, badgeColor: item.badgeColor, isEnabled: item.isEnabled,
      accessibilityLabel: item.accessibilityLabel)
  }
}
