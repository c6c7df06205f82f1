// SPDX-License-Identifier: MIT
public import Foundation

/// What a symbol's configuration says; nil for what it leaves open.
struct SymbolLook: Hashable {
  var pointSize: CGFloat?
  var weight: UIImage.SymbolWeight?
  var scale: UIImage.SymbolScale?
  var textStyle: UIFont.TextStyle?
}

extension UIImage {
  /// The traits an image is made for.
  open class Configuration: NSObject {
    /// The traits; nil for the current ones.
    public let traitCollection: UITraitCollection?

    init(traits: UITraitCollection?) {
      traitCollection = traits
    }
  }

  /// The size and weight of a symbol.
  open class SymbolConfiguration: UIImage.Configuration {
    let look: SymbolLook

    init(_ look: SymbolLook, traits: UITraitCollection? = nil) {
      self.look = look
      super.init(traits: traits)
    }

    /// A configuration that leaves all open.
    open class var unspecified: UIImage.SymbolConfiguration { SymbolConfiguration(SymbolLook()) }

    /// Creates a configuration of a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(SymbolLook(pointSize: pointSize))
    }

    /// Creates a configuration of a weight.
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(SymbolLook(weight: weight.stated))
    }

    /// Creates a configuration of a scale beside the text.
    public convenience init(scale: UIImage.SymbolScale) {
      self.init(SymbolLook(scale: scale.stated))
    }

    /// Creates a configuration of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(SymbolLook(pointSize: pointSize, weight: weight.stated))
    }

    /// Creates a configuration of a size in points, a weight and a scale beside the text.
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) {
      self.init(
        SymbolLook(pointSize: pointSize, weight: weight.stated, scale: scale.stated))
    }

    /// Creates a configuration of the size that a text style has.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(SymbolLook(textStyle: textStyle))
    }

    /// Creates a configuration of the size that a text style has and a scale beside the text.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(SymbolLook(scale: scale.stated, textStyle: textStyle))
    }

    /// Creates a configuration of a font's size and weight.
    public convenience init(font: UIFont) {
      self.init(
        SymbolLook(pointSize: font.pointSize, weight: font.traits.weight.nearestSymbolWeight))
    }

    /// Creates a configuration of a font's size and weight and a scale beside the text.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init(
        SymbolLook(
          pointSize: font.pointSize, weight: font.traits.weight.nearestSymbolWeight,
          scale: scale.stated))
    }

    /// Whether both say the same.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return look == other.look && traitCollection == other.traitCollection
    }

    /// A hash of what it says.
    open override var hash: Int { look.hashValue }

    /// This configuration with what another one says in place of its own.
    func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      let isSized = other.look.pointSize != nil || other.look.textStyle != nil
      return SymbolConfiguration(
        SymbolLook(
          pointSize: isSized ? other.look.pointSize : look.pointSize,
          weight: other.look.weight ?? look.weight, scale: other.look.scale ?? look.scale,
          textStyle: isSized ? other.look.textStyle : look.textStyle),
        traits: other.traitCollection ?? traitCollection)
    }
  }

  /// How large a symbol is beside text of its size.
  public enum SymbolScale: Int, Sendable {
    /// The system's, which is medium.
    case `default` = -1
    /// Left open.
    case unspecified = 0
    /// Smaller than medium.
    case small = 1
    /// The usual scale.
    case medium = 2
    /// Larger than medium.
    case large = 3

    var stated: SymbolScale? { self == .unspecified ? nil : self }

    /// The size as a part of medium's.
    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .default, .unspecified, .medium: 1
      case .large: 1.28
      }
    }
  }

  /// How heavy a symbol's lines are.
  public enum SymbolWeight: Int, Sendable {
    /// Left open.
    case unspecified = 0
    /// The lightest.
    case ultraLight = 1
    /// Between ultra light and light.
    case thin = 2
    /// Lighter than regular.
    case light = 3
    /// The usual weight.
    case regular = 4
    /// A little bolder than regular.
    case medium = 5
    /// Between medium and bold.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Bolder than bold.
    case heavy = 8
    /// The boldest.
    case black = 9

    var stated: SymbolWeight? { self == .unspecified ? nil : self }
  }
}

extension UIFont.Weight {
  fileprivate var nearestSymbolWeight: UIImage.SymbolWeight {
    UIImage.SymbolWeight(rawValue: openType / 100) ?? .regular
  }
}
