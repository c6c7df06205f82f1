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
    if !controller.tabBar.isHidden { controller.tabBar.isHidden = true }
  }

  /// Shows the bar again.
  package static func show(in controller: UITabBarController) {
    controller.tabBar.isHidden = false
  }

  /// Whether the controller's pages were set as `UITab`s, the way of iOS 18, which this UIKit
  /// does not have.
  package static func usesTabs(_ controller: UITabBarController) -> Bool { false }
}
