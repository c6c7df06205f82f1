// SPDX-License-Identifier: MIT
public import Foundation

/// What the status bar looks like, as the controllers on the screen decide.
@MainActor open class UIStatusBarManager: NSObject {
  override init() { super.init() }

  private var topController: UIViewController? {
    var controller = Simulator.current.statusBarWindow?.rootViewController
    while let presented = controller?.presentation.presented, presented.coversStatusBar {
      controller = presented
    }
    return controller
  }

  /// Light or dark text; `.default` is resolved by the style of the window.
  open var statusBarStyle: UIStatusBarStyle {
    if isOverPushedBackContent { return .lightContent }
    let style = topController?.deciding(by: \.childForStatusBarStyle).preferredStatusBarStyle
    guard let style, style != .default else {
      let traits = topController?.traitCollection ?? UIScreen.main.traitCollection
      return traits.userInterfaceStyle == .dark ? .lightContent : .darkContent
    }
    return style
  }

  /// UIKit's rule: above content that a sheet pushes back everything is black.
  private var isOverPushedBackContent: Bool {
    guard let stage = topController?.presentation.presented?.presentation.stage else {
      return false
    }
    return stage.pushesPresenterBack && !stage.isDismissing
  }

  /// Whether the status bar is hidden; a phone on its side has none.
  open var isStatusBarHidden: Bool {
    let situation = Simulator.current.situation
    guard situation.device.statusBarHeight(in: situation.orientation) > 0 else { return true }
    return topController?.deciding(by: \.childForStatusBarHidden).prefersStatusBarHidden ?? false
  }

  /// Where the status bar is, in points; empty while it is hidden.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    let situation = Simulator.current.situation
    return CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width,
      height: situation.device.statusBarHeight(in: situation.orientation))
  }

  /// The edges at which the app's gestures come before the system's.
  final package var edgesDeferringSystemGestures: UIRectEdge {
    topController?.deciding(by: \.childForScreenEdgesDeferringSystemGestures)
      .preferredScreenEdgesDeferringSystemGestures ?? []
  }

  /// Whether the home indicator fades away.
  final var isHomeIndicatorHidden: Bool {
    topController?.deciding(by: \.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
      ?? false
  }
}
