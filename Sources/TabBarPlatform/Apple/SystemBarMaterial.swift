// SPDX-License-Identifier: MIT
import Foundation
package import UIKit

/// The system's translucent ground of bars.
@MainActor package enum SystemBarMaterial {
  /// Makes a view that shows it.
  package static func makeView() -> UIView {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    view.isUserInteractionEnabled = false
    return view
  }
}
