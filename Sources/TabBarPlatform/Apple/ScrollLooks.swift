// SPDX-License-Identifier: MIT
import Foundation
package import UIKit

/// What only the system's own scroll views have.
@MainActor package enum ScrollLooks {
  /// Lets a scroll view show no marks of how far it is scrolled, and leave taps on the status bar to
  /// others.
  package static func makePlain(_ scrollView: UIScrollView) {
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.scrollsToTop = false
  }
}
