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

extension StyleColor {
  /// The colour as it is at present in a view.
  ///
  /// Layers keep the colour they are given: it is found with the view's own traits, again at every
  /// change of them.
  ///
  /// - Parameters:
  ///   - tint: What ``accent`` means.
  ///   - view: The view that asks.
  /// - Returns: A colour that follows nothing.
  @MainActor func resolved(tint: UIColor, in view: UIView) -> UIColor {
    uiColor(tint: tint).resolvedColor(with: view.traitCollection)
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
    case .raisedBackground:
      UIColor {
        ($0.userInterfaceStyle == .dark ? UIColor.secondarySystemBackground : .systemBackground)
          .resolvedColor(with: $0)
      }
    case .separator: .separator
    case .badge: .systemRed
    }
  }
}

extension StyleColor.RGBA {
  fileprivate var uiColor: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }
}

extension UIColor {
  /// How much of the colour is seen, from 0 to 1; for colours that are resolved already.
  var opacity: CGFloat {
    var alpha: CGFloat = 1
    _ = getRed(nil, green: nil, blue: nil, alpha: &alpha)
    return alpha
  }

  /// What is seen where this colour lies over an opaque one; both are resolved already.
  func over(_ ground: UIColor) -> UIColor {
    mixed(with: ground, share: 1 - opacity).withAlphaComponent(1)
  }

  /// A colour between this one and another: 0 is this one, 1 the other; both are resolved already.
  func mixed(with other: UIColor, share: CGFloat) -> UIColor {
    let mix = zip(parts, other.parts).map { $0 + ($1 - $0) * share }
    return UIColor(red: mix[0], green: mix[1], blue: mix[2], alpha: mix[3])
  }

  private var parts: [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}
