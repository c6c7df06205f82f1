// SPDX-License-Identifier: MIT
internal import Foundation

/// The coloured and the grey system colours.
///
/// The values are those of Apple's Human Interface Guidelines for iOS 16: light, dark, and both
/// again with increased contrast.
extension UIColor {
  /// The system's red.
  public class var systemRed: UIColor { System.red }
  /// The system's orange.
  public class var systemOrange: UIColor { System.orange }
  /// The system's yellow.
  public class var systemYellow: UIColor { System.yellow }
  /// The system's green.
  public class var systemGreen: UIColor { System.green }
  /// The system's mint.
  public class var systemMint: UIColor { System.mint }
  /// The system's teal.
  public class var systemTeal: UIColor { System.teal }
  /// The system's cyan.
  public class var systemCyan: UIColor { System.cyan }
  /// The system's blue, the default tint.
  public class var systemBlue: UIColor { System.blue }
  /// The system's indigo.
  public class var systemIndigo: UIColor { System.indigo }
  /// The system's purple.
  public class var systemPurple: UIColor { System.purple }
  /// The system's pink.
  public class var systemPink: UIColor { System.pink }
  /// The system's brown.
  public class var systemBrown: UIColor { System.brown }
  /// The system's grey.
  public class var systemGray: UIColor { System.gray }
  /// The system's grey 2: a step nearer to the background than the one before.
  public class var systemGray2: UIColor { System.gray2 }
  /// The system's grey 3: a step nearer to the background than the one before.
  public class var systemGray3: UIColor { System.gray3 }
  /// The system's grey 4: a step nearer to the background than the one before.
  public class var systemGray4: UIColor { System.gray4 }
  /// The system's grey 5: a step nearer to the background than the one before.
  public class var systemGray5: UIColor { System.gray5 }
  /// The system's grey 6: a step nearer to the background than the one before.
  public class var systemGray6: UIColor { System.gray6 }
}

private enum System {
  static let red = UIColor(
    light: 0xFF3B30, dark: 0xFF453A, contrastLight: 0xD70015, contrastDark: 0xFF6961)
  static let orange = UIColor(
    light: 0xFF9500, dark: 0xFF9F0A, contrastLight: 0xC93400, contrastDark: 0xFFB340)
  static let yellow = UIColor(
    light: 0xFFCC00, dark: 0xFFD60A, contrastLight: 0xB25000, contrastDark: 0xFFD426)
  static let green = UIColor(
    light: 0x34C759, dark: 0x30D158, contrastLight: 0x248A3D, contrastDark: 0x30DB5B)
  static let mint = UIColor(
    light: 0x00C7BE, dark: 0x63E6E2, contrastLight: 0x0C817B, contrastDark: 0x66D4CF)
  static let teal = UIColor(
    light: 0x30B0C7, dark: 0x40C8E0, contrastLight: 0x008299, contrastDark: 0x5DE6FF)
  static let cyan = UIColor(
    light: 0x32ADE6, dark: 0x64D2FF, contrastLight: 0x0071A4, contrastDark: 0x70D7FF)
  static let blue = UIColor(
    light: 0x007AFF, dark: 0x0A84FF, contrastLight: 0x0040DD, contrastDark: 0x409CFF)
  static let indigo = UIColor(
    light: 0x5856D6, dark: 0x5E5CE6, contrastLight: 0x3634A3, contrastDark: 0x7D7AFF)
  static let purple = UIColor(
    light: 0xAF52DE, dark: 0xBF5AF2, contrastLight: 0x8944AB, contrastDark: 0xDA8FFF)
  static let pink = UIColor(
    light: 0xFF2D55, dark: 0xFF375F, contrastLight: 0xD30F45, contrastDark: 0xFF6482)
  static let brown = UIColor(
    light: 0xA2845E, dark: 0xAC8E68, contrastLight: 0x7F6545, contrastDark: 0xB59469)
  static let gray = UIColor(
    light: 0x8E8E93, dark: 0x8E8E93, contrastLight: 0x6C6C70, contrastDark: 0xAEAEB2)
  static let gray2 = UIColor(
    light: 0xAEAEB2, dark: 0x636366, contrastLight: 0x8E8E93, contrastDark: 0x7C7C80)
  static let gray3 = UIColor(
    light: 0xC7C7CC, dark: 0x48484A, contrastLight: 0xAEAEB2, contrastDark: 0x545456)
  static let gray4 = UIColor(
    light: 0xD1D1D6, dark: 0x3A3A3C, contrastLight: 0xBCBCC0, contrastDark: 0x444446)
  static let gray5 = UIColor(
    light: 0xE5E5EA, dark: 0x2C2C2E, contrastLight: 0xD8D8DC, contrastDark: 0x363638)
  static let gray6 = UIColor(
    light: 0xF2F2F7, dark: 0x1C1C1E, contrastLight: 0xEBEBF0, contrastDark: 0x242426)
}

extension UIColor {
  fileprivate convenience init(
    light: UInt32, dark: UInt32, contrastLight: UInt32, contrastDark: UInt32
  ) {
    self.init { traits in
      let isDark = traits.userInterfaceStyle == .dark
      guard traits.accessibilityContrast == .high else {
        return UIColor(hex: isDark ? dark : light)
      }
      return UIColor(hex: isDark ? contrastDark : contrastLight)
    }
  }
}
