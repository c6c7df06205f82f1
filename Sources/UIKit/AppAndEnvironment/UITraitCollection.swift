// SPDX-License-Identifier: MIT
public import Foundation

/// What an environment offers: style, size classes, scale, direction and text size.
///
/// A collection never changes. A trait that was not stated reads "unspecified" (0 for the scale)
/// and overrides nothing when collections are merged.
open class UITraitCollection: NSObject, @unchecked Sendable {
  struct Values: Hashable, Sendable {
    var style = UIUserInterfaceStyle.unspecified
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var scale: CGFloat = 0
    var idiom = UIUserInterfaceIdiom.unspecified
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var textSize = UIContentSizeCategory.unspecified
    var contrast = UIAccessibilityContrast.unspecified
    var legibility = UILegibilityWeight.unspecified
    var level = UIUserInterfaceLevel.unspecified
    var verticalBars = VerticalBarSide.unspecified
  }

  let values: Values

  init(values: Values) { self.values = values }

  /// Makes a collection in which every trait is unspecified.
  public override convenience init() { self.init(values: Values()) }

  /// Merges collections: of a trait stated more than once the last counts.
  ///
  /// What a collection leaves unspecified overrides nothing.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(into: Values()) { $0.merge($1.values) })
  }

  /// Makes a collection that states the light or dark style only.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: .stating { $0.style = userInterfaceStyle })
  }

  /// Makes a collection that states the horizontal size class only.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: .stating { $0.horizontal = horizontalSizeClass })
  }

  /// Makes a collection that states the vertical size class only.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: .stating { $0.vertical = verticalSizeClass })
  }

  /// Makes a collection that states the number of pixels in a point only.
  public convenience init(displayScale scale: CGFloat) {
    self.init(values: .stating { $0.scale = scale })
  }

  /// Makes a collection that states the kind of device only.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(values: .stating { $0.idiom = idiom })
  }

  /// Makes a collection that states the layout direction only.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: .stating { $0.direction = layoutDirection })
  }

  /// Makes a collection that states the text size only.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: .stating { $0.textSize = preferredContentSizeCategory })
  }

  /// Makes a collection that states the contrast only.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(values: .stating { $0.contrast = accessibilityContrast })
  }

  /// Makes a collection that states the legibility weight only.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(values: .stating { $0.legibility = legibilityWeight })
  }

  /// Makes a collection that states the visual layer only.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(values: .stating { $0.level = userInterfaceLevel })
  }

  /// The light or dark style.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// The amount of room from side to side.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  /// The amount of room from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  /// Pixels in a point; 0 when unspecified.
  open var displayScale: CGFloat { values.scale }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  /// The layout direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  /// The text size that the user chose.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.textSize }
  /// The contrast that the user chose.
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  /// Whether the user chose bold text.
  open var legibilityWeight: UILegibilityWeight { values.legibility }
  /// The visual layer.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.level }

  /// The side at which the system puts its own bars, one item below the other.
  ///
  /// Apple's `verticalBarEdge` of iOS 27.1, which is no part of the API that this module offers.
  package var verticalBarSide: VerticalBarSide { values.verticalBars }

  /// Whether every trait that another collection states has the same value here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }

  /// Whether a dynamic colour may look different under another collection.
  ///
  /// Style, contrast and level count. Without another collection the answer is `true`.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.style != other.style || values.contrast != other.contrast
      || values.level != other.level
  }

  /// Two collections are equal when all their traits are.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// A hash of all traits.
  open override var hash: Int { values.hashValue }
}

/// The side at which a system puts its own bars; "none" is what a device without such bars states.
package enum VerticalBarSide: Sendable, Hashable {
  case unspecified, none, leading, trailing
}

extension UITraitCollection.Values {
  static func stating(_ state: (inout Self) -> Void) -> Self {
    var values = Self()
    state(&values)
    return values
  }

  mutating func merge(_ other: Self) {
    if other.style != .unspecified { style = other.style }
    if other.horizontal != .unspecified { horizontal = other.horizontal }
    if other.vertical != .unspecified { vertical = other.vertical }
    if other.scale != 0 { scale = other.scale }
    if other.idiom != .unspecified { idiom = other.idiom }
    if other.direction != .unspecified { direction = other.direction }
    if other.textSize != .unspecified { textSize = other.textSize }
    if other.contrast != .unspecified { contrast = other.contrast }
    if other.legibility != .unspecified { legibility = other.legibility }
    if other.level != .unspecified { level = other.level }
    if other.verticalBars != .unspecified { verticalBars = other.verticalBars }
  }
}
