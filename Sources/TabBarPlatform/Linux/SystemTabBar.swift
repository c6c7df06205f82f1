// SPDX-License-Identifier: MIT
import Foundation
package import UIKit

/// Hides the system's own tab bar by public means.
@MainActor package enum SystemTabBar {
  /// Whether the bar is hidden.
  package static func isHidden(in controller: UITabBarController) -> Bool {
    controller.tabBar.isHidden
  }

  /// Hides the bar or shows it again; where it is so already, nothing changes.
  ///
  /// UIKit shows its bar again by itself, for instance after a pop, so this is called at every
  /// layout.
  package static func setHidden(_ hidden: Bool, in controller: UITabBarController) {
    if controller.tabBar.isHidden != hidden { controller.tabBar.isHidden = hidden }
  }

  /// Whether the controller's pages were set as `UITab`s, the way of iOS 18.
  ///
  /// This UIKit does not have them; ``tabUser`` stands for a controller with which it was done.
  package static func usesTabs(_ controller: UITabBarController) -> Bool {
    controller === tabUser
  }

  /// The controller of which ``usesTabs(_:)`` is true; nil by default.
  package static weak var tabUser: UITabBarController?

  /// Calls a closure whenever somebody sets `tabBar.isHidden`, also to what it is.
  ///
  /// - Parameters:
  ///   - controller: The bar's controller.
  ///   - onWrite: Told what it was set to.
  /// - Returns: The observation; it ends when nobody holds it.
  package static func observeHidden(
    in controller: UITabBarController, onWrite: @escaping @MainActor @Sendable (Bool) -> Void
  ) -> AnyObject {
    controller.tabBar.observeHidden(onWrite)
  }
}
