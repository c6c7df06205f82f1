// SPDX-License-Identifier: MIT
internal import Foundation
public import TabBarKit
public import UIKit

/// What holds a screen's bar.
public enum GalleryHost {
  /// TabBarKit's own container.
  case ownContainer(TabBarController)
  /// A bar laid over a `UITabBarController`.
  case attached(TabBarAttachment)
  /// A bar alone, without pages.
  case dock(TabBar)
  /// UIKit's own controller and bar, for comparison.
  case system(UITabBarController)
}

extension GalleryHost {
  /// TabBarKit's bar; `nil` where the system draws its own.
  @MainActor public var tabBar: TabBar? {
    switch self {
    case .ownContainer(let controller): controller.tabBar
    case .attached(let attachment): attachment.tabBar
    case .dock(let bar): bar
    case .system: nil
    }
  }
}
