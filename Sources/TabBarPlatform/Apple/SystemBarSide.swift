// SPDX-License-Identifier: MIT
import Foundation
package import UIKit

/// The side of the screen at which the system puts its own bars, one item below the other.
///
/// What is newer than the SDK of iOS 16.5 is Apple's documentation of `UITraitCollection`:
/// `verticalBarEdge`, from iOS 27.1.
@MainActor package enum SystemBarSide {
  /// Whether that side is the trailing one; nil where the system's bars lie at the top and bottom.
  package static func isTrailing(_ traits: UITraitCollection) -> Bool? {
    #if canImport(UIKit, _version: 9127.0.85)
      if #available(iOS 27.1, *) {
        switch traits.verticalBarEdge {
        case .leading: return false
        case .trailing: return true
        default: return nil
        }
      }
    #endif
    return nil
  }
}
