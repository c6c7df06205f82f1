// SPDX-License-Identifier: MIT
import Foundation
package import UIKit

/// Hides the system's own tab bar by public means.
@MainActor package enum SystemTabBar {
  /// Hides the bar where it shows; calling it again changes nothing.
  ///
  /// UIKit shows its bar again by itself, for instance after a pop, so this is called at every
  /// layout.
  package static func hide(in controller: UITabBarController) {
    #if canImport(UIKit, _version: 8000)
      if #available(iOS 18.0, *) {
        if !controller.isTabBarHidden { controller.setTabBarHidden(true, animated: false) }
        return
      }
    #endif
    if !controller.tabBar.isHidden { controller.tabBar.isHidden = true }
  }

  /// Shows the bar again.
  package static func show(in controller: UITabBarController) {
    #if canImport(UIKit, _version: 8000)
      if #available(iOS 18.0, *) {
        controller.setTabBarHidden(false, animated: false)
        return
      }
    #endif
    controller.tabBar.isHidden = false
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
}
