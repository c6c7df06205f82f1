// SPDX-License-Identifier: MIT
internal import Foundation

extension UITabBarItem {
  /// The title that the bar draws: the item's, or that of a system item.
  var shownTitle: String? {
    switch systemItem {
    case nil: title
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  /// The picture that the bar draws for a state and a size of bar.
  func shownImage(selected: Bool, compact: Bool) -> UIImage? {
    if let systemItem { return UIImage(systemName: systemItem.symbol) }
    if compact, let landscapeImagePhone { return landscapeImagePhone }
    return selected ? selectedImage : image
  }

  /// The insets of the picture that the bar draws.
  func shownInsets(compact: Bool) -> UIEdgeInsets {
    compact && landscapeImagePhone != nil ? landscapeImagePhoneInsets : imageInsets
  }
}

extension UITabBarItem.SystemItem {
  /// The name of the symbol that stands for the tab.
  fileprivate var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "arrow.down"
    case .mostViewed: "list.bullet"
    }
  }
}
