// SPDX-License-Identifier: MIT
import Foundation

/// A scene with windows.
@MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The screen that the windows are on.
  open var screen: UIScreen { .main }

  /// The scene's windows, the rearmost first.
  open var windows: [UIWindow] { Simulator.current.windows.filter { $0.windowScene === self } }

  /// The window that gets events without a place, if it is one of the scene's.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The side that is up.
  open var interfaceOrientation: UIInterfaceOrientation {
    Simulator.current.situation.orientation
  }

  /// What the status bar looks like.
  open var statusBarManager: UIStatusBarManager? { Simulator.current.statusBarManager }

  /// The screen's traits.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// Called when a trait of the scene changed.
  ///
  /// The default does nothing; call `super`.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
