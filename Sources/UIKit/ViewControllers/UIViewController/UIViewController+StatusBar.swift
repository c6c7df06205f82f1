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

  /// Tells that the edges at which the system's gestures wait changed.
  ///
  /// The next touch asks the controllers anew.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    Simulator.current.screenMayLookDifferent()
  }

  /// Tells that the orientations which the controller supports changed.
  ///
  /// Where the present one is none of them any more, the screen turns to one that is, soon after.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    Simulator.current.orientationsMayHaveChanged()
  }

  /// The controller at the end of the chain of those that leave a decision to a child.
  func deciding(by path: (UIViewController) -> UIViewController?) -> UIViewController {
    path(self)?.deciding(by: path) ?? self
  }
}
