// SPDX-License-Identifier: MIT
internal import Foundation

/// The colours that are the same everywhere.
extension UIColor {
  /// Black.
  public class var black: UIColor { Fixed.black }
  /// A third of white.
  public class var darkGray: UIColor { Fixed.darkGray }
  /// Two thirds of white.
  public class var lightGray: UIColor { Fixed.lightGray }
  /// White.
  public class var white: UIColor { Fixed.white }
  /// Half of white.
  public class var gray: UIColor { Fixed.gray }
  /// Pure red.
  public class var red: UIColor { Fixed.red }
  /// Pure green.
  public class var green: UIColor { Fixed.green }
  /// Pure blue.
  public class var blue: UIColor { Fixed.blue }
  /// Green and blue.
  public class var cyan: UIColor { Fixed.cyan }
  /// Red and green.
  public class var yellow: UIColor { Fixed.yellow }
  /// Red and blue.
  public class var magenta: UIColor { Fixed.magenta }
  /// Red and half of green.
  public class var orange: UIColor { Fixed.orange }
  /// Half of red and half of blue.
  public class var purple: UIColor { Fixed.purple }
  /// Brown.
  public class var brown: UIColor { Fixed.brown }
  /// No colour at all: black of alpha 0.
  public class var clear: UIColor { Fixed.clear }
}

private enum Fixed {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
}
