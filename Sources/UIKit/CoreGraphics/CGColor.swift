// SPDX-License-Identifier: MIT
internal import Canvas
public import Foundation

/// A fixed colour in sRGB.
public final class CGColor: Sendable, Hashable {
  let rgba: RGBA

  init(_ rgba: RGBA) {
    self.rgba = rgba
  }

  /// Creates a colour from components between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rgba = RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from components between 0 and 1.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rgba = RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey from 0, black, to 1, white.
  public init(gray: CGFloat, alpha: CGFloat) {
    rgba = RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// How opaque the colour is, from 0 to 1.
  public var alpha: CGFloat { rgba.alpha }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }

  /// Always 4, since every colour is kept as red, green, blue and alpha.
  public var numberOfComponents: Int { 4 }

  /// The colour itself, which cannot change.
  public func copy() -> CGColor? { self }

  /// The colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha)
  }

  /// Whether two colours have the same components.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.rgba == right.rgba }

  /// Feeds the components into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rgba)
  }
}
