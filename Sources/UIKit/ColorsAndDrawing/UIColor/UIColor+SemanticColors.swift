// SPDX-License-Identifier: MIT
internal import Canvas
internal import Foundation

/// The colours named by their use.
///
/// The values are those that UIKit of iOS 16 resolves to, light and dark; backgrounds are one step
/// lighter on the elevated level of a dark screen.
extension UIColor {
  /// Text of the first rank.
  public class var label: UIColor { Semantic.label }
  /// Text of the second rank.
  public class var secondaryLabel: UIColor { Semantic.secondaryLabel }
  /// Text of the third rank.
  public class var tertiaryLabel: UIColor { Semantic.tertiaryLabel }
  /// Text of the fourth rank.
  public class var quaternaryLabel: UIColor { Semantic.quaternaryLabel }
  /// Text that stands in for an entry.
  public class var placeholderText: UIColor { Semantic.placeholderText }
  /// Text that is a link.
  public class var link: UIColor { Semantic.link }
  /// A thin line that lets the background through.
  public class var separator: UIColor { Semantic.separator }
  /// A thin line that lets nothing through.
  public class var opaqueSeparator: UIColor { Semantic.opaqueSeparator }
  /// The fill of thin and small shapes.
  public class var systemFill: UIColor { Semantic.systemFill }
  /// The fill of medium shapes.
  public class var secondarySystemFill: UIColor { Semantic.secondarySystemFill }
  /// The fill of large shapes.
  public class var tertiarySystemFill: UIColor { Semantic.tertiarySystemFill }
  /// The fill of large areas with complex content.
  public class var quaternarySystemFill: UIColor { Semantic.quaternarySystemFill }
  /// The background of a screen.
  public class var systemBackground: UIColor { Semantic.systemBackground }
  /// The background of content on the background.
  public class var secondarySystemBackground: UIColor { Semantic.secondarySystemBackground }
  /// The background of content on the second background.
  public class var tertiarySystemBackground: UIColor { Semantic.tertiarySystemBackground }
  /// The background of a screen of groups.
  public class var systemGroupedBackground: UIColor { Semantic.systemGroupedBackground }
  /// The background of a group.
  public class var secondarySystemGroupedBackground: UIColor {
    Semantic.secondarySystemGroupedBackground
  }
  /// The background of content in a group.
  public class var tertiarySystemGroupedBackground: UIColor {
    Semantic.tertiarySystemGroupedBackground
  }
  /// Dark text on a light background, whatever the style.
  public class var darkText: UIColor { Semantic.darkText }
  /// Light text on a dark background, whatever the style.
  public class var lightText: UIColor { Semantic.lightText }
}

private enum Semantic {
  static let label = UIColor(
    light: UIColor(hex: 0x000000, alpha: 1), dark: UIColor(hex: 0xFFFFFF, alpha: 1))
  static let secondaryLabel = UIColor(
    light: UIColor(hex: 0x3C3C43, alpha: 0.6), dark: UIColor(hex: 0xEBEBF5, alpha: 0.6))
  static let tertiaryLabel = UIColor(
    light: UIColor(hex: 0x3C3C43, alpha: 0.3), dark: UIColor(hex: 0xEBEBF5, alpha: 0.3))
  static let quaternaryLabel = UIColor(
    light: UIColor(hex: 0x3C3C43, alpha: 0.18), dark: UIColor(hex: 0xEBEBF5, alpha: 0.16))
  static let placeholderText = UIColor(
    light: UIColor(hex: 0x3C3C43, alpha: 0.3), dark: UIColor(hex: 0xEBEBF5, alpha: 0.3))
  static let link = UIColor(
    light: UIColor(hex: 0x007AFF, alpha: 1), dark: UIColor(hex: 0x0984FF, alpha: 1))
  static let separator = UIColor(
    light: UIColor(hex: 0x3C3C43, alpha: 0.29), dark: UIColor(hex: 0x545458, alpha: 0.6))
  static let opaqueSeparator = UIColor(
    light: UIColor(hex: 0xC6C6C8, alpha: 1), dark: UIColor(hex: 0x38383A, alpha: 1))
  static let systemFill = UIColor(
    light: UIColor(hex: 0x787880, alpha: 0.2), dark: UIColor(hex: 0x787880, alpha: 0.36))
  static let secondarySystemFill = UIColor(
    light: UIColor(hex: 0x787880, alpha: 0.16), dark: UIColor(hex: 0x787880, alpha: 0.32))
  static let tertiarySystemFill = UIColor(
    light: UIColor(hex: 0x767680, alpha: 0.12), dark: UIColor(hex: 0x767680, alpha: 0.24))
  static let quaternarySystemFill = UIColor(
    light: UIColor(hex: 0x747480, alpha: 0.08), dark: UIColor(hex: 0x747480, alpha: 0.18))
  static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
  static let secondarySystemBackground = UIColor(
    light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
  static let secondarySystemGroupedBackground = UIColor(
    light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  static let tertiarySystemGroupedBackground = UIColor(
    light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  static let darkText = UIColor(white: 0, alpha: 1)
  static let lightText = UIColor(white: 1, alpha: 0.6)
}

extension UIColor {
  /// A fixed colour from its red, green and blue bytes.
  convenience init(hex: UInt32, alpha: Double = 1) {
    self.init(
      RGBA(
        red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
        blue: Double(hex & 0xFF) / 255, alpha: alpha))
  }

  fileprivate convenience init(light: UIColor, dark: UIColor) {
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  fileprivate convenience init(light: UInt32, dark: UInt32, elevated: UInt32) {
    self.init { traits in
      guard traits.userInterfaceStyle == .dark else { return UIColor(hex: light) }
      return UIColor(hex: traits.userInterfaceLevel == .elevated ? elevated : dark)
    }
  }
}
