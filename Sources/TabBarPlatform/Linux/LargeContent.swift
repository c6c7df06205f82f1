// SPDX-License-Identifier: MIT
package import UIKit

/// Shows a bar's items large for users of the largest text sizes, because titles keep their size.
@MainActor package enum LargeContent {
  /// Lets the simulator's reading of the screen tell what the views inside the bar state.
  ///
  /// It reads every view as it is; only on a phone the bar has to ask for a viewer.
  package static func addViewer(to bar: UIView) {}
}
