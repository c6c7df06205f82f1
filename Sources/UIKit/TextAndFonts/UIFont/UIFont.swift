// SPDX-License-Identifier: MIT
public import Foundation

/// A font at a size.
///
/// The system font is drawn with Inter, and with Noto for the scripts Inter lacks, but measures
/// like San Francisco: its ascender, descender and line height are those Apple's UIFont gives.
open class UIFont: NSObject, @unchecked Sendable {
  /// What makes a font; everything else follows from it.
  struct Traits: Hashable, Sendable {
    var size: CGFloat
    var weight = Weight.regular
    var isItalic = false
    var hasMonospacedDigits = false
  }

  /// How a font follows the text size that the user chose.
  enum Scaling: Sendable {
    /// It is a text style's.
    case style(TextStyle)
    /// It is an app's own font at a size, scaled as a text style is, to a maximum unless that is 0.
    case metrics(TextStyle, size: CGFloat, maximum: CGFloat)
  }

  let traits: Traits
  /// Nil for a font of a fixed size.
  let scaling: Scaling?

  init(traits: Traits, scaling: Scaling? = nil) {
    (self.traits, self.scaling) = (traits, scaling)
  }

  /// The font at the text size of a trait collection; itself if it is of a fixed size.
  final func scaled(for traitCollection: UITraitCollection) -> UIFont {
    switch scaling {
    case .style(let style): .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    case .metrics(let style, let size, let maximum):
      UIFontMetrics(forTextStyle: style).scaledFont(
        for: withSize(size), maximumPointSize: maximum, compatibleWith: traitCollection)
    case nil: self
    }
  }

  /// Creates a font by its PostScript or family name; nil for a name that is not here.
  ///
  /// Here are the system font's own faces only, as `fontName` and `familyName` name them.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let traits = Traits(name: fontName, size: Self.usable(fontSize)) else { return nil }
    self.init(traits: traits)
  }

  /// The size in points.
  open var pointSize: CGFloat { traits.size }

  /// The name of the face.
  open var fontName: String { traits.name }

  /// The name of the face's family.
  open var familyName: String { Traits.family }

  /// The same face at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var traits = traits
    traits.size = Self.usable(fontSize)
    return UIFont(traits: traits)
  }

  /// Whether both are the same face at the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.traits == traits
  }

  /// A hash of face and size.
  open override var hash: Int { traits.hashValue }

  /// Name and size as text, for messages.
  open override var description: String { "UIFont \(fontName) \(pointSize)" }

  /// A size of zero or less means the system's, as in UIKit.
  static func usable(_ size: CGFloat) -> CGFloat { size > 0 ? size : systemFontSize }
}

extension UIFont.Traits {
  static let family = ".AppleSystemUIFont"

  private static let faces: [(weight: UIFont.Weight, name: String)] = [
    (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
    (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"),
    (.black, "Black"),
  ]

  var name: String {
    let face = Self.faces.min {
      abs($0.weight.rawValue - weight.rawValue) < abs($1.weight.rawValue - weight.rawValue)
    }
    return ".SFUI-\(face?.name ?? "Regular")\(isItalic ? "Italic" : "")"
  }

  init?(name: String, size: CGFloat) {
    self.init(size: size)
    if name == Self.family { return }
    for face in Self.faces {
      weight = face.weight
      for italic in [false, true] {
        isItalic = italic
        if self.name == name { return }
      }
    }
    return nil
  }
}
