// SPDX-License-Identifier: MIT

internal import Foundation

/// A controller, as its root view sees it.
@MainActor
protocol ViewOwner: UIResponder {
  /// The root view is about to lay out its subviews.
  func viewWillLayoutSubviews()
  /// The root view has laid out its subviews.
  func viewDidLayoutSubviews()

  /// What is unsafe for the root view besides the area that is so for its superview, in points:
  /// bars of the parent controllers, and what the controller adds.
  var additionalInsetsOfRootView: UIEdgeInsets { get }
  /// Whether a transition transforms the root view, so that it keeps its layout meanwhile.
  var keepsLayoutInTransition: Bool { get }
  /// The root view's safe area has changed.
  func viewSafeAreaInsetsDidChange()
  /// The root view's margins have changed.
  func viewLayoutMarginsDidChange()

  /// The traits that hold for the root view whose superview, or the screen, has these.
  func traitsOfRootView(inheriting traits: UITraitCollection) -> UITraitCollection
  /// The root view's traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)

  /// Whether the root view may be put under a view; where it may not, the reason is reported.
  func mayAddRootView(to superview: UIView) -> Bool
  /// The root view is about to be put into a window, or taken out of one, with a view above it.
  func viewWillMove(from oldWindow: UIWindow?, to newWindow: UIWindow?)
  /// The root view has been put into a window, or taken out of one.
  func viewMovedToWindow(from oldWindow: UIWindow?, to newWindow: UIWindow?)
}
