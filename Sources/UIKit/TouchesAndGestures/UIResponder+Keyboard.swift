// SPDX-License-Identifier: MIT
public import Foundation

extension UIResponder {
  /// Posted before the keyboard comes, and when one that is there changes its size.
  public class var keyboardWillShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillShowNotification")
  }

  /// Posted after the keyboard has come.
  public class var keyboardDidShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidShowNotification")
  }

  /// Posted before the keyboard goes.
  public class var keyboardWillHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillHideNotification")
  }

  /// Posted after the keyboard has gone.
  public class var keyboardDidHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidHideNotification")
  }

  /// Posted before any change of the keyboard's frame.
  public class var keyboardWillChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  }

  /// Posted after any change of the keyboard's frame.
  public class var keyboardDidChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")
  }

  /// The keyboard's frame before, a `CGRect` on the screen, in points.
  public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }

  /// The keyboard's frame afterwards, a `CGRect` on the screen, in points.
  public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }

  /// How long the change takes, a `Double` in seconds.
  public class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }

  /// The curve of the change, an `Int`.
  ///
  /// As on a phone it is a value that ``UIView/AnimationCurve`` does not name.
  public class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }

  /// Whether the keyboard is the app's own, a `Bool`.
  public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
