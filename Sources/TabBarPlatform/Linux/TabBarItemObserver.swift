// SPDX-License-Identifier: MIT
import Foundation
package import UIKit

/// Follows a `UITabBarItem`, the place where a page states its title, pictures and badge.
///
/// The closure runs after each change. The observer keeps the item alive and ends with its own
/// life.
@MainActor package final class TabBarItemObserver {
  /// The item that is followed.
  package let item: UITabBarItem
  private var token: ObservationToken?

  /// Starts to follow an item.
  package init(_ item: UITabBarItem, onChange: @escaping @MainActor @Sendable () -> Void) {
    self.item = item
    token = item.observeChanges(onChange)
  }

  /// Stops following; the closure is not called again.
  package func invalidate() {
    token?.cancel()
    token = nil
  }
}
