// SPDX-License-Identifier: MIT
import Foundation

extension UIViewController {
  /// The nearest ancestor that is a tab bar controller; presentation is no ancestry.
  public var tabBarController: UITabBarController? {
    ancestors.lazy.compactMap { $0 as? UITabBarController }.first
  }

  /// The nearest ancestor that is a navigation controller; presentation is no ancestry.
  public var navigationController: UINavigationController? {
    ancestors.lazy.compactMap { $0 as? UINavigationController }.first
  }

  /// UIKit's rule: made on first access with the title, unless a child lends its own.
  var tabBarItemOrNew: UITabBarItem {
    if let storedTabBarItem { return storedTabBarItem }
    if let inheritedTabBarItem { return inheritedTabBarItem }
    let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
    storedTabBarItem = item
    return item
  }

  var editButtonOrNew: UIBarButtonItem {
    if let storedEditButtonItem { return storedEditButtonItem }
    let item = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    item.show(isEditing: isEditing)
    storedEditButtonItem = item
    return item
  }
}

extension UIBarButtonItem {
  /// Shows what a tap does: it begins editing, or ends it.
  func show(isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }
}
