// SPDX-License-Identifier: MIT
package import UIKit

/// Shows a bar's items large for users of the largest text sizes, because titles keep their size.
@MainActor package enum LargeContent {
  /// Lets a long press on any view inside the bar show what that view states.
  package static func addViewer(to bar: UIView) {
    bar.addInteraction(UILargeContentViewerInteraction(delegate: nil))
  }
}
