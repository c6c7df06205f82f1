// SPDX-License-Identifier: MIT
import Foundation
package import UIKit

/// The side of the screen at which the system puts its own bars, one item below the other.
@MainActor package enum SystemBarSide {
  /// Whether that side is the trailing one; nil where the system's bars lie at the top and bottom.
  package static func isTrailing(_ traits: UITraitCollection) -> Bool? {
    switch traits.verticalBarSide {
    case .leading: false
    case .trailing: true
    case .none, .unspecified: nil
    }
  }
}
