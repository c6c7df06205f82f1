// SPDX-License-Identifier: MIT
internal import Foundation

extension UIViewController: ViewOwner {
  /// What is added to the unsafe area that covers the controller's view.
  ///
  /// UIKit's rule: a child's inset is its overlap with bars and device edges, plus what the app
  /// adds.
  var additionalInsetsOfRootView: UIEdgeInsets {
    let bars = parent?.safeAreaContribution(forChild: self) ?? .zero
    let counts = !(self is UITabBarController) || Simulator.current.switches.insetsOfTabsCount
    let own = counts ? additionalSafeAreaInsets : .zero
    return UIEdgeInsets(
      top: bars.top + own.top, left: bars.left + own.left, bottom: bars.bottom + own.bottom,
      right: bars.right + own.right)
  }

  var keepsLayoutInTransition: Bool { presentation.isMoved }

  /// Has the view look whether its safe area changed.
  func safeAreaMayHaveChanged() { storedView?.setNeedsLayout() }

  /// Tells the container that where this controller's view goes may have changed.
  func layoutOfContainerDidChange() { parent?.childLayoutDidChange(self) }
}
