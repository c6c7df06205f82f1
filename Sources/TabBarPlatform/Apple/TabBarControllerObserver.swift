// SPDX-License-Identifier: MIT
import Foundation
package import UIKit

/// Hears of changes of a plain `UITabBarController` that nobody announces.
///
/// UIKit does not promise to tell of every one: whoever uses it re-reads the controller as well.
@MainActor package final class TabBarControllerObserver {
  private var observations: [NSKeyValueObservation] = []

  /// Starts to listen for another selection or other pages.
  package init(
    _ controller: UITabBarController, onChange: @escaping @MainActor @Sendable () -> Void
  ) {
    observations = [
      controller.observe(\.selectedViewController) { _, _ in MainActor.assumeIsolated(onChange) },
      controller.observe(\.viewControllers) { _, _ in MainActor.assumeIsolated(onChange) },
    ]
  }

  /// Stops listening; the closure is not called again.
  package func invalidate() {
    observations.forEach { $0.invalidate() }
    observations = []
  }
}
