// SPDX-License-Identifier: MIT
public import Foundation

/// Scales an app's own sizes as the text size that the user chose scales a text style.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// The metrics of the body style.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The font at the current text size.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// The font at the current text size, of at most a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font at the text size of a trait collection, by default the current one.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// The font at the text size of a trait collection, of at most a size in points; a maximum of 0
  /// is none.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    let bounded = maximumPointSize > 0 ? min(size, maximumPointSize) : size
    return UIFont(
      traits: font.withSize(bounded).traits,
      scaling: .metrics(style, size: font.pointSize, maximum: maximumPointSize))
  }

  /// A number of points at the current text size.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A number of points at the text size of a trait collection, by default the current one.
  ///
  /// Rounded to thirds of a point, so that it stays on whole pixels of a 3x screen.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?)
    -> CGFloat
  {
    let traits = traitCollection ?? ScreenTraits.current
    let size = style.size(for: traits.preferredContentSizeCategory)
    return (value * size / style.size(for: .large) * 3).rounded() / 3
  }
}
