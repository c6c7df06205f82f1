// SPDX-License-Identifier: MIT
import Foundation
package import UIKit

/// Hears of changes of a plain `UITabBarController` that nobody announces.
///
/// Nothing can be observed by key here, so the controller is looked at once a frame.
@MainActor package final class TabBarControllerObserver {
  private let ticker: FrameTicker

  /// Starts to listen for another selection or other pages.
  package init(
    _ controller: UITabBarController, onChange: @escaping @MainActor @Sendable () -> Void
  ) {
    var selected = controller.selectedViewController.map(ObjectIdentifier.init)
    var pages = (controller.viewControllers ?? []).map(ObjectIdentifier.init)
    ticker = FrameTicker { [weak controller] _ in
      guard let controller else { return }
      let nowSelected = controller.selectedViewController.map(ObjectIdentifier.init)
      let nowPages = (controller.viewControllers ?? []).map(ObjectIdentifier.init)
      guard nowSelected != selected || nowPages != pages else { return }
      (selected, pages) = (nowSelected, nowPages)
      onChange()
    }
  }

  /// Stops listening; the closure is not called again.
  package func invalidate() { ticker.invalidate() }
}
