// SPDX-License-Identifier: MIT
internal import Foundation

extension UIViewController {
  /// Tells that the status bar's style, or whether it is hidden, changed.
  ///
  /// The next picture asks the controllers anew, and so does the next layout.
  public func setNeedsStatusBarAppearanceUpdate() {
    Simulator.current.screenMayLookDifferent()
  }

  /// Tells that whether the home indicator may hide changed.
  ///
  /// The next picture asks the controllers anew.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    Simulator.current.screenMayLookDifferent()
  }

  /// The controller at the end of the chain of those that leave a decision to a child.
  func deciding(by path: (UIViewController) -> UIViewController?) -> UIViewController {
    path(self)?.deciding(by: path) ?? self
  }
}
