// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

/// How many tabs have a place in a bar, and the item that stands for the others.
struct BarOverflow: Equatable {
  var item: BarItem
  var limit: Int
}

extension TabBar {
  /// The tabs for which the bar has no place, in order.
  var concealedItems: [BarItem] {
    guard let more else { return [] }
    let tabs = statedItems.filter { $0.role == .tab && !$0.isHidden }
    let limit = max(2, more.limit)
    return tabs.count > limit ? Array(tabs.dropFirst(limit - 1)) : []
  }

  /// The items with what their pages state, and the one that stands for those without a place.
  var shownItems: [BarItem] {
    guard let more, !concealedItems.isEmpty else { return statedItems }
    return statedItems + [more.item]
  }

  /// The items that have a place in the bar.
  var placedItems: [BarItem] {
    let concealed = Set(concealedItems.map(\.id))
    return concealed.isEmpty ? shownItems : shownItems.filter { !concealed.contains($0.id) }
  }

  /// The item under which a tab is found in the bar: its own, or the one that stands for it.
  func shownID(_ id: TabID) -> TabID {
    concealedItems.contains { $0.id == id } ? .more : id
  }

  /// The item that is highlighted.
  var highlightedID: TabID? { driver.shownID.map(shownID) }

  /// The visible tabs of the application, over which indexes count.
  var countedTabs: [TabID] { driver.selection.visibleTabs.filter { $0 != .more } }

  /// What the layout does with items that do not fit.
  var layoutOverflow: TabBarLayout.Overflow {
    // What is no number is never equal to itself, and would be laid out anew each time.
    if case .scroll(let width) = overflow {
      return .scroll(minimumItemWidth: width.isFinite ? width : 0)
    }
    return .compress
  }

  func moreDidChange() {
    driver.send(.update(shownItems, source: .successor))
    refresh()
  }
}
