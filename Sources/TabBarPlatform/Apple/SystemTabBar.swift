// SPDX-License-Identifier: MIT
import Foundation
package import UIKit

/// Hides the system's own tab bar by public means.
///
/// What is newer than the SDK of iOS 16.5 is Apple's documentation of `UITabBarController`:
/// `isTabBarHidden`, `setTabBarHidden(_:animated:)` and `tabs`, all from iOS 18.
@MainActor package enum SystemTabBar {
  /// Whether the bar is hidden.
  package static func isHidden(in controller: UITabBarController) -> Bool {
    #if canImport(UIKit, _version: 8000)
      if #available(iOS 18.0, *) { return controller.isTabBarHidden }
    #endif
    return controller.tabBar.isHidden
  }

  /// Hides the bar or shows it again; where it is so already, nothing changes.
  ///
  /// UIKit shows its bar again by itself, for instance after a pop, so this is called at every
  /// layout.
  package static func setHidden(_ hidden: Bool, in controller: UITabBarController) {
    guard isHidden(in: controller) != hidden else { return }
    #if canImport(UIKit, _version: 8000)
      // `tabBar.isHidden` leaves the bar's room in the pages' insets there.
      if #available(iOS 18.0, *) {
        return controller.setTabBarHidden(hidden, animated: false)
      }
    #endif
    controller.tabBar.isHidden = hidden
  }

  /// Whether the controller's pages were set as `UITab`s, the way of iOS 18.
  ///
  /// UIKit then no longer calls `viewControllers` and its relatives.
  package static func usesTabs(_ controller: UITabBarController) -> Bool {
    #if canImport(UIKit, _version: 8000)
      if #available(iOS 18.0, *) { return !controller.tabs.isEmpty }
    #endif
    return false
  }

  /// Calls a closure whenever somebody sets `tabBar.isHidden`, also to what it is.
  ///
  /// - Parameters:
  ///   - controller: The bar's controller.
  ///   - onWrite: Told what it was set to.
  /// - Returns: The observation; it ends when nobody holds it.
  package static func observeHidden(
    in controller: UITabBarController, onWrite: @escaping @MainActor @Sendable (Bool) -> Void
  ) -> AnyObject {
    controller.tabBar.observe(\.isHidden, options: .new) { _, change in
      guard let isHidden = change.newValue else { return }
      MainActor.assumeIsolated { onWrite(isHidden) }
    }
  }
}
