// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

extension StyleColor {
  /// The colour as UIKit resolves it, for both appearances.
  ///
  /// - Parameter tint: What ``accent`` means in the view that asks.
  /// - Returns: A colour that follows the appearance.
  @MainActor func uiColor(tint: UIColor) -> UIColor {
    switch self {
    case .fixed(let light, let dark):
      if light == dark { return light.uiColor }
      return UIColor { $0.userInterfaceStyle == .dark ? dark.uiColor : light.uiColor }
    case .semantic(let semantic):
      return semantic.uiColor(tint: tint)
    }
  }
}

extension StyleColor.Semantic {
  fileprivate func uiColor(tint: UIColor) -> UIColor {
    switch self {
    case .accent: tint
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .unselected: .systemGray
    case .barBackground: .systemBackground
    case .separator: .separator
    case .badge: .systemRed
    }
  }
}

extension StyleColor.RGBA {
  fileprivate var uiColor: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }
}
