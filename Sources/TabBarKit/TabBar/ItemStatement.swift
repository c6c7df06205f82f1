// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

/// What a page states about its item by its `UITabBarItem`.
@MainActor struct ItemStatement {
  var title: String?
  var image: UIImage?
  var selectedImage: UIImage?
  var badge: String?
  var badgeColor: UIColor?
  var isEnabled = true
  var accessibilityLabel: String?

  /// Whether the page states nothing, so that the item is as the application gave it.
  var isEmpty: Bool {
    title == nil && image == nil && selectedImage == nil && badge == nil && badgeColor == nil
      && isEnabled && accessibilityLabel == nil
  }

  /// The item with what the page states in place of what the application gave.
  func applied(to item: BarItem) -> BarItem {
    item.with {
      if let title { $0.title = title }
      // A page may state an empty badge; UIKit shows one for any text.
      if let badge { $0.badge = badge.isEmpty ? .dot : .text(badge) }
      if !isEnabled { $0.isEnabled = false }
      if let accessibilityLabel { $0.accessibilityLabel = accessibilityLabel }
    }
  }
}
