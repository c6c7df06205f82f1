// SPDX-License-Identifier: MIT
import Foundation
package import UIKit

/// The side of the screen at which the system puts its own bars, one item below the other.
@MainActor package enum SystemBarSide {
  /// Whether that side is the right one; nil where the system's bars lie at the top and bottom.
  ///
  /// The trait names the side in the direction of the language, the strip for the bars belongs to the
  /// hardware: so the answer is the same in every language.
  package static func isRight(_ traits: UITraitCollection) -> Bool? {
    let isRightToLeft = traits.layoutDirection == .rightToLeft
    switch traits.verticalBarSide {
    case .leading: return isRightToLeft
    case .trailing: return !isRightToLeft
    case .none, .unspecified: return nil
    }
  }
}
