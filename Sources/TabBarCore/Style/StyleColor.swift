// SPDX-License-Identifier: MIT

/// A colour of a bar: one for light and one for dark appearance, or one that the system defines.
public enum StyleColor: Hashable, Sendable {
  /// Red, green, blue and opacity, each from 0 to 1, not multiplied by the opacity.
  public struct RGBA: Hashable, Sendable {
    /// The red part, 0 to 1.
    public var red: Double
    /// The green part, 0 to 1.
    public var green: Double
    /// The blue part, 0 to 1.
    public var blue: Double
    /// The opacity, 0 (clear) to 1.
    public var alpha: Double

    /// Makes a colour of its parts.
    ///
    /// The default opacity is 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// Makes a colour of a number such as `0xFF8000`.
    public init(hex: UInt32, alpha: Double = 1) {
      red = Double(hex >> 16 & 0xFF) / 255
      green = Double(hex >> 8 & 0xFF) / 255
      blue = Double(hex & 0xFF) / 255
      self.alpha = alpha
    }
  }

  /// A colour whose value the system chooses for the appearance and the user's settings.
  public enum Semantic: String, Hashable, Sendable, CaseIterable, Codable {
    /// The tint of controls, `systemBlue` unless the application changes it.
    case accent
    /// Main text.
    case label
    /// Less important text.
    case secondaryLabel
    /// An unselected tab, `systemGray`.
    case unselected
    /// The bar's own ground.
    case barBackground
    /// The ground of a bar that stands out of the page: in dark appearance lighter than the page.
    case raisedBackground
    /// Thin lines.
    case separator
    /// The ground of a badge, `systemRed`.
    case badge
  }

  /// One colour for each appearance.
  case fixed(light: RGBA, dark: RGBA)
  /// A colour of the system.
  case semantic(Semantic)

  /// The same colour in light and dark, from a number such as `0xFF8000`.
  public init(hex: UInt32, alpha: Double = 1) {
    let color = RGBA(hex: hex, alpha: alpha)
    self = .fixed(light: color, dark: color)
  }

  /// A colour for each appearance, from numbers such as `0xFF8000`.
  public init(light: UInt32, dark: UInt32) {
    self = .fixed(light: RGBA(hex: light), dark: RGBA(hex: dark))
  }

  /// The tint of controls, `systemBlue` unless the application changes it.
  public static let accent = StyleColor.semantic(.accent)
  /// The system's colour of main text.
  public static let label = StyleColor.semantic(.label)
  /// The system's colour of less important text.
  public static let secondaryLabel = StyleColor.semantic(.secondaryLabel)
  /// The system's colour of an unselected tab.
  public static let unselected = StyleColor.semantic(.unselected)
  /// The system's ground of a bar.
  public static let barBackground = StyleColor.semantic(.barBackground)
  /// The ground of a bar that stands out of the page: white, and `secondarySystemBackground` in dark
  /// appearance, which is lighter than a black page.
  public static let raisedBackground = StyleColor.semantic(.raisedBackground)
  /// The system's colour of thin lines.
  public static let separator = StyleColor.semantic(.separator)
  /// The system's ground of a badge.
  public static let badge = StyleColor.semantic(.badge)
  /// No colour at all.
  public static let clear = StyleColor(hex: 0, alpha: 0)
  /// White in both appearances.
  public static let white = StyleColor(hex: 0xFFFFFF)
  /// Black in both appearances.
  public static let black = StyleColor(hex: 0)
}
