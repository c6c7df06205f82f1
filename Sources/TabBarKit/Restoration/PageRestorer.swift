// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

/// Saves what pages keep of themselves, and gives it back to each as soon as it is made.
@MainActor final class PageRestorer {
  private let bar: TabBar
  /// What pages that are not made yet have kept.
  private var kept: [TabID: Data] = [:]
  private var badges: [TabID: String] = [:]

  init(_ bar: TabBar) { self.bar = bar }

  /// The state of the bar and its pages; a page that was never made keeps what it had.
  func state(of pages: [TabID: UIViewController], items: [BarItem]) -> TabBarState {
    var state = TabBarState(items: items, selectedID: bar.selectedID, pages: kept)
    state.statedBadges = badges
    for (id, page) in pages {
      state.pages[id] = page.tabPart((any TabStateKeeper).self)?.saveTabState()
      state.statedBadges[id] = page.tabBarItem?.badgeValue
    }
    return state
  }

  /// Takes what a state has for tabs that there are, or will be in a moment; pages that are made
  /// already get theirs at once.
  func take(_ state: TabBarState, ids: Set<TabID>, pages: [TabID: UIViewController]) {
    kept = state.pages.filter { ids.contains($0.key) }
    badges = state.statedBadges.filter { ids.contains($0.key) }
    for (id, page) in pages { restore(page, as: id) }
    showBadges()
  }

  /// Shows badges although their pages are not made yet; what a page states itself takes its place.
  func showBadges() {
    for (id, badge) in badges where bar.statements[id]?.badge != badge {
      if bar.items.contains(where: { $0.id == id }) {
        bar.state(ItemStatement(badge: badge), for: id)
      }
    }
  }

  /// A page was made.
  func restore(_ page: UIViewController, as id: TabID) {
    if let badge = badges.removeValue(forKey: id), page.tabBarItem?.badgeValue == nil {
      page.tabBarItem?.badgeValue = badge
    }
    if let data = kept.removeValue(forKey: id) {
      page.tabPart((any TabStateKeeper).self)?.restoreTabState(data)
    }
  }

  /// A page will be made anew: keeps what that one is to get.
  func keepParts(of page: UIViewController, as id: TabID) {
    kept[id] = page.tabPart((any TabStateKeeper).self)?.saveTabState()
    badges[id] = page.tabBarItem?.badgeValue
  }

  /// Forgets what pages of other tabs have kept.
  func keep(_ ids: Set<TabID>) {
    kept = kept.filter { ids.contains($0.key) }
    badges = badges.filter { ids.contains($0.key) }
  }
}

extension TabBarPage {
  /// Whether it is the tab of that id.
  func isTab(_ id: TabID) -> Bool { item.id == id && item.role == .tab }
}

extension TabBarState {
  /// The pages in the order and with the badges of this state.
  @MainActor func applied(to pages: [TabBarPage]) -> [TabBarPage] {
    let byID = Dictionary(
      pages.map { ($0.item.id, $0) }, uniquingKeysWith: { first, _ in first })
    return applied(to: pages.map(\.item)).compactMap { item in
      var page = byID[item.id]
      page?.item = item
      return page
    }
  }
}
