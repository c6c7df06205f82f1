// SPDX-License-Identifier: MIT
import Foundation
package import UIKit

/// Calls the methods of a tab bar controller's delegate that it need not have.
@MainActor package enum TabBarControllerDelegateCalls {
  /// Asks whether a page may be selected; true without a delegate or an answer, as UIKit does.
  package static func shouldSelect(
    _ page: UIViewController, in controller: UITabBarController
  ) -> Bool {
    controller.delegate?.tabBarController(controller, shouldSelect: page) ?? true
  }

  /// Tells that the user selected a page.
  package static func didSelect(_ page: UIViewController, in controller: UITabBarController) {
    controller.delegate?.tabBarController(controller, didSelect: page)
  }
}
