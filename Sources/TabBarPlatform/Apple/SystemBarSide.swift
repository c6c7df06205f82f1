// SPDX-License-Identifier: MIT
import Foundation
package import UIKit

/// The side of the screen at which the system puts its own bars, one item below the other.
///
/// What is newer than the SDK of iOS 16.5 is Apple's documentation of `UITraitCollection`:
/// `verticalBarEdge`, from iOS 27.1.
@MainActor package enum SystemBarSide {
  /// Whether that side is the right one; nil where the system's bars lie at the top and bottom.
  ///
  /// The trait names the side in the direction of the language, the strip for the bars belongs to the
  /// hardware: so the answer is the same in every language.
  package static func isRight(_ traits: UITraitCollection) -> Bool? {
    #if canImport(UIKit, _version: 9127.0.85)
      if #available(iOS 27.1, *) {
        let isRightToLeft = traits.layoutDirection == .rightToLeft
        switch traits.verticalBarEdge {
        case .leading: return isRightToLeft
        case .trailing: return !isRightToLeft
        default: return nil
        }
      }
    #endif
    return nil
  }
}
