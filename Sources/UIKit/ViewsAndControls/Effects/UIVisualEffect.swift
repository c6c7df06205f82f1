// SPDX-License-Identifier: MIT

public import Foundation

/// What an effect view does with what is behind it.
@MainActor
open class UIVisualEffect: NSObject {
  nonisolated override init() { super.init() }
}

/// Frosted glass: what is behind is blurred and covered with a tint.
@MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The glass: how much of what is behind is seen, and whether it is light or dark.
  public enum Style: Int, Sendable {
    /// Whiter than what is behind.
    case extraLight = 0
    /// As light as what is behind.
    case light = 1
    /// Darker than what is behind.
    case dark = 2
    /// Light or dark as the interface.
    case regular = 4
    /// Light or dark as the interface, with more contrast.
    case prominent = 5
    /// Very thin, light or dark as the interface.
    case systemUltraThinMaterial = 6
    /// Thin, light or dark as the interface.
    case systemThinMaterial = 7
    /// Of middle thickness, light or dark as the interface.
    case systemMaterial = 8
    /// Thick, light or dark as the interface.
    case systemThickMaterial = 9
    /// As the system's bars, light or dark as the interface.
    case systemChromeMaterial = 10
    /// Very thin and light.
    case systemUltraThinMaterialLight = 11
    /// Thin and light.
    case systemThinMaterialLight = 12
    /// Of middle thickness and light.
    case systemMaterialLight = 13
    /// Thick and light.
    case systemThickMaterialLight = 14
    /// As the system's bars in a light interface.
    case systemChromeMaterialLight = 15
    /// Very thin and dark.
    case systemUltraThinMaterialDark = 16
    /// Thin and dark.
    case systemThinMaterialDark = 17
    /// Of middle thickness and dark.
    case systemMaterialDark = 18
    /// Thick and dark.
    case systemThickMaterialDark = 19
    /// As the system's bars in a dark interface.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Makes an effect of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The colour that covers what is behind, in an interface of a style.
  ///
  /// The strengths are this library's own, chosen by eye after a phone's.
  final func tint(in interface: UIUserInterfaceStyle) -> UIColor {
    let isDark = isDark ?? (interface == .dark)
    return UIColor(white: isDark ? 0.11 : 0.976, alpha: strength)
  }

  private var isDark: Bool? {
    switch style {
    case .extraLight, .light: false
    case .dark: true
    case .regular, .prominent: nil
    default: style.rawValue <= 10 ? nil : style.rawValue >= 16
    }
  }

  private var strength: CGFloat {
    let thicknesses: [CGFloat] = [0.45, 0.6, 0.75, 0.9, 0.94]
    return switch style {
    case .extraLight, .prominent: 0.85
    case .light, .dark, .regular: 0.7
    default: thicknesses[(style.rawValue - 6) % 5]
    }
  }
}
