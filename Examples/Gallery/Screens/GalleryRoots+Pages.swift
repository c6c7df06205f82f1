// SPDX-License-Identifier: MIT
internal import Foundation
internal import TabBarKit
internal import UIKit

extension GalleryRoots {
  /// The pages of a bar: the tabs in order, and actions at their places among all items.
  func pages(
    for tabs: [GalleryTab], actions: [(item: BarItem, index: Int)]
  ) -> [TabBarPage] {
    var pages = tabs.map {
      TabBarPage.page($0.item, controller(for: $0.item.id, showing: $0.content))
    }
    for action in actions {
      // What the action does is not the screen's subject: the bar's event tells of it.
      pages.insert(.action(action.item) {}, at: action.index)
    }
    return pages
  }
}
