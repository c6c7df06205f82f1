// SPDX-License-Identifier: MIT
import Foundation
package import UIKit

/// What the system shows around an app and asks its controllers about.
@MainActor package enum SystemChrome {
  /// Tells the system that another page answers its questions now.
  package static func pageDidChange(in controller: UIViewController) {
    controller.setNeedsStatusBarAppearanceUpdate()
    controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
    controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
  }
}
