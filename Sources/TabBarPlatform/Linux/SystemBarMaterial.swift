// SPDX-License-Identifier: MIT
import Foundation
package import UIKit

/// The system's translucent ground of bars.
@MainActor package enum SystemBarMaterial {
  /// Makes a view that shows it: UIKit's colours of that ground, without the blur beneath.
  package static func makeView() -> UIView {
    let view = UIView()
    view.isUserInteractionEnabled = false
    view.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 29 / 255, alpha: 0.94) : UIColor(white: 249 / 255, alpha: 0.94)
    }
    return view
  }
}
