// SPDX-License-Identifier: MIT
internal import Foundation
internal import TabBarKit
internal import UIKit

extension GalleryRoots {
  /// The controller of a tab, stating its title and pictures in its own `tabBarItem` as any page of
  /// a `UITabBarController` does.
  func controller(for tab: GalleryTab) -> UIViewController {
    let controller = controller(for: tab.item.id, showing: tab.content)
    let item = UITabBarItem(
      title: tab.item.title, image: image(tab.item.icon),
      selectedImage: image(tab.item.selectedIcon))
    controller.tabBarItem = item
    return controller
  }

  private func image(_ source: IconSource?) -> UIImage? {
    source.flatMap { UIImage(named: $0.name, in: .module, compatibleWith: nil) }
  }
}
