// SPDX-License-Identifier: MIT
internal import Foundation
public import TabBarKit
internal import UIKit

extension GallerySession {
  /// The selected tab; `nil` where none is, and while the system's More list shows.
  public var selectedID: TabID? {
    switch host {
    case .ownContainer(let controller): controller.selectedID
    case .attached(let attachment): attachment.tabBar.selectedID
    case .dock(let bar): bar.selectedID
    case .system(let controller): controller.selectedViewController.flatMap(roots.id(of:))
    }
  }

  /// Selects a tab by code.
  ///
  /// An id that the bar does not have changes nothing.
  public func select(_ id: TabID) {
    switch host {
    case .ownContainer(let controller): controller.selectedID = id
    case .attached(let attachment): attachment.selectedID = id
    case .dock(let bar): bar.selectedID = id
    case .system(let controller):
      guard let root = roots.controller(of: id) else { return }
      controller.selectedViewController = root
    }
  }

  /// Selects a tab by code, by its place among the tabs; actions do not count.
  ///
  /// An index out of range changes nothing.
  public func select(index: Int) {
    switch host {
    case .ownContainer(let controller): controller.selectedIndex = index
    case .attached(let attachment): attachment.tabBar.selectedIndex = index
    case .dock(let bar): bar.selectedIndex = index
    case .system(let controller):
      guard controller.viewControllers?.indices.contains(index) == true else { return }
      controller.selectedIndex = index
    }
  }
}
