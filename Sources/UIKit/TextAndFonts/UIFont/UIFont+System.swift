// SPDX-License-Identifier: MIT
public import Foundation

extension UIFont {
  /// The size of labels: 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons: 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of text: 14 points.
  public class var systemFontSize: CGFloat { 14 }

  /// The system font of regular weight; a size of 0 or less means `systemFontSize`.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(traits: Traits(size: usable(fontSize)))
  }

  /// The system font; a size of 0 or less means `systemFontSize`.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(traits: Traits(size: usable(fontSize), weight: weight))
  }

  /// The system font in semibold, which UIKit calls bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(traits: Traits(size: usable(fontSize), weight: .semibold))
  }

  /// The system font, slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(traits: Traits(size: usable(fontSize), isItalic: true))
  }

  /// The system font with digits of one width, so that a count does not jump as it runs.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight)
    -> UIFont
  {
    UIFont(traits: Traits(size: usable(fontSize), weight: weight, hasMonospacedDigits: true))
  }
}
