// SPDX-License-Identifier: MIT
import Foundation
package import UIKit

/// Follows a `UITabBarItem`, the place where a page states its title, pictures and badge.
///
/// The closure runs on the main actor after each change. The observer keeps the item alive, so
/// that an item replaced by its page can never go while it is observed, and ends with its own life.
@MainActor package final class TabBarItemObserver {
  /// The item that is followed.
  package let item: UITabBarItem
  private var observations: [NSKeyValueObservation] = []

  /// Starts to follow an item.
  package init(_ item: UITabBarItem, onChange: @escaping @MainActor @Sendable () -> Void) {
    self.item = item
    observations = [
      item.observe(\.title) { _, _ in MainActor.assumeIsolated(onChange) },
      item.observe(\.image) { _, _ in MainActor.assumeIsolated(onChange) },
      item.observe(\.selectedImage) { _, _ in MainActor.assumeIsolated(onChange) },
      item.observe(\.badgeValue) { _, _ in MainActor.assumeIsolated(onChange) },
      item.observe(\.badgeColor) { _, _ in MainActor.assumeIsolated(onChange) },
      item.observe(\.isEnabled) { _, _ in MainActor.assumeIsolated(onChange) },
      item.observe(\.accessibilityLabel) { _, _ in MainActor.assumeIsolated(onChange) },
    ]
  }

  /// Stops following; the closure is not called again.
  package func invalidate() {
    observations.forEach { $0.invalidate() }
    observations = []
  }
}
