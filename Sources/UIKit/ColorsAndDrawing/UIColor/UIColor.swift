// SPDX-License-Identifier: MIT
internal import Canvas
public import Foundation

/// A colour, fixed or dependent on the traits of where it is drawn.
///
/// Colours are kept in sRGB. A dynamic colour is resolved with `UITraitCollection.current` each
/// time its components or its `cgColor` are asked for.
open class UIColor: NSObject, @unchecked Sendable {
  enum Content {
    case fixed(RGBA)
    case dynamic((UITraitCollection) -> UIColor)
  }

  let content: Content

  init(content: Content) {
    self.content = content
  }

  convenience init(_ rgba: RGBA) {
    self.init(content: .fixed(rgba))
  }

  /// Creates a grey from 0, black, to 1, white.
  public init(white: CGFloat, alpha: CGFloat) {
    content = .fixed(RGBA(red: white, green: white, blue: white, alpha: alpha))
  }

  /// Creates a colour from a hue around the colour circle, red at 0 and at 1, and from a
  /// saturation and a brightness between 0 and 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    content = .fixed(
      RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// Creates a colour from components between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a colour from components in Display P3; outside sRGB they read below 0 or above 1.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(RGBA(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a fixed colour from Core Graphics' colour.
  public init(cgColor: CGColor) {
    content = .fixed(cgColor.rgba)
  }

  /// Creates a colour that asks a closure for its value under the traits of each place.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider)
  }

  /// The fixed colour under the given traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch content {
    case .fixed: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The colour with another alpha; a dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(var rgba):
      rgba.alpha = alpha
      return UIColor(rgba)
    case .dynamic(let provider):
      return UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// The fixed colour under `UITraitCollection.current`.
  open var cgColor: CGColor { CGColor(rgba) }

  /// The components under `UITraitCollection.current`.
  final var rgba: RGBA {
    switch content {
    case .fixed(let rgba): rgba
    case .dynamic: resolvedColor(with: .current).rgba
    }
  }

  /// Whether both are fixed colours of the same components, or the same dynamic colour.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .fixed(let mine) = content, case .fixed(let theirs) = other.content else {
      return false
    }
    return mine == theirs
  }

  /// A hash of the components, or of the dynamic colour's identity.
  open override var hash: Int {
    switch content {
    case .fixed(let rgba): rgba.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  /// The components as text, for messages.
  open override var description: String {
    guard case .fixed(let rgba) = content else { return "UIColor (dynamic)" }
    return "UIColor \(rgba.red) \(rgba.green) \(rgba.blue) \(rgba.alpha)"
  }
}
