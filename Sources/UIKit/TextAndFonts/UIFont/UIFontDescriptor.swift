// SPDX-License-Identifier: MIT
public import Foundation

/// What a font is to be like, without naming the one face that is.
open class UIFontDescriptor: NSObject {
  /// What can be said about a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of it.
    public var rawValue: String

    /// Creates a name from UIKit's.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The family's name, a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The face's name, a string; it goes before family and traits.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// How the face is to look in its family, a dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// How a face looks in its family.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of it.
    public var rawValue: String

    /// Creates a key from UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// How heavy it is: `UIFont.Weight`'s number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// How far it leans: 0 for upright, 1 for 30 degrees to the right.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Everything that is said about the font.
  open var fontAttributes: [AttributeName: Any] { attributes }

  /// The size in points; 0 where nothing is said about it.
  open var pointSize: CGFloat { Self.number(attributes[.size]) ?? 0 }

  private let attributes: [AttributeName: Any]
  /// The face of the font that the descriptor is of; nil for one that was made of attributes.
  private let face: UIFont.Traits?

  /// Creates a descriptor; by default of the system font.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    (self.attributes, face) = (attributes, nil)
  }

  init(_ face: UIFont.Traits) {
    attributes = [
      .family: UIFont.Traits.family, .name: face.name, .size: face.size,
      .traits: [
        TraitKey.weight: face.weight.rawValue, .slant: face.isItalic ? UIFont.Traits.slant : 0,
      ],
    ]
    self.face = face
  }

  /// What is said about the font under a name; nil where nothing is.
  open func object(forKey anAttribute: AttributeName) -> Any? { attributes[anAttribute] }

  /// The face that comes closest, in a size; 0 is the descriptor's own size.
  ///
  /// A name or family that is not here counts as none.
  func traits(size: CGFloat) -> UIFont.Traits {
    let size = UIFont.usable(size > 0 ? size : pointSize)
    if var face {
      face.size = size
      return face
    }
    if let name = attributes[.name] as? String, let face = UIFont.Traits(name: name, size: size) {
      return face
    }
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    var face = UIFont.Traits(size: size)
    if let weight = traits[.weight] {
      face.weight = weight as? UIFont.Weight ?? UIFont.Weight(Self.number(weight) ?? 0)
    }
    face.isItalic = (Self.number(traits[.slant]) ?? 0) > 0
    return face
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

extension UIFont {
  /// Creates the font that comes closest to a descriptor; a size of 0 is the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(traits: descriptor.traits(size: pointSize))
  }

  /// What the font is like: name, family, size, weight and slant.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(traits) }
}

extension UIFont.Traits {
  /// Inter's italics lean 9.4 degrees, as a part of 30.
  fileprivate static let slant: CGFloat = 9.4 / 30
}
