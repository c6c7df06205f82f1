// SPDX-License-Identifier: MIT
public import Foundation

/// Is told of the user's choices in a tab bar; every method has a default.
@MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user tapped a tab, also the selected one; never for selection by code.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
