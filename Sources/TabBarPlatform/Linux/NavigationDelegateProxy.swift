// SPDX-License-Identifier: MIT
package import Foundation
package import UIKit

/// Stands in a navigation controller's delegate's place, listens, and passes every method on.
///
/// Pages replace that delegate when they please; whoever uses the proxy calls ``attach(to:)``
/// again whenever it may have happened.
@MainActor package final class NavigationDelegateProxy: NSObject, UINavigationControllerDelegate {
  private let onWillShow: @MainActor (UINavigationController, UIViewController, Bool) -> Void
  private let onDidShow: @MainActor (UINavigationController, UIViewController) -> Void
  private let onAnimate: @MainActor (UINavigationController, Bool) -> Void
  private weak var next: (any UINavigationControllerDelegate)?

  /// Makes a proxy that reports what will be and what was shown, after the app's own delegate, and
  /// whether the app answered with an animator of its own when it was asked for one.
  package init(
    willShow: @escaping @MainActor (UINavigationController, UIViewController, Bool) -> Void,
    didShow: @escaping @MainActor (UINavigationController, UIViewController) -> Void,
    animates: @escaping @MainActor (UINavigationController, Bool) -> Void
  ) {
    onWillShow = willShow
    onDidShow = didShow
    onAnimate = animates
  }

  /// Takes the delegate's place, wrapping whoever has it.
  ///
  /// Calling it again changes nothing unless the delegate was replaced.
  package func attach(to navigation: UINavigationController) {
    guard navigation.delegate !== self else { return }
    next = navigation.delegate
    navigation.delegate = self
  }

  /// Gives the place back, unless somebody else took it meanwhile.
  package func detach(from navigation: UINavigationController) {
    if navigation.delegate === self { navigation.delegate = next }
    next = nil
  }

  /// Passes the call on, then reports it.
  package func navigationController(
    _ navigation: UINavigationController, willShow page: UIViewController, animated: Bool
  ) {
    next?.navigationController(navigation, willShow: page, animated: animated)
    onWillShow(navigation, page, animated)
  }

  /// Passes the call on, then reports it.
  package func navigationController(
    _ navigation: UINavigationController, didShow page: UIViewController, animated: Bool
  ) {
    next?.navigationController(navigation, didShow: page, animated: animated)
    onDidShow(navigation, page)
  }

  /// Passes the question on; without anyone to answer, the kind of device decides.
  package func navigationControllerSupportedInterfaceOrientations(
    _ navigation: UINavigationController
  ) -> UIInterfaceOrientationMask {
    next?.navigationControllerSupportedInterfaceOrientations(navigation)
      ?? (UIDevice.current.userInterfaceIdiom == .phone ? .allButUpsideDown : .all)
  }

  /// Passes the question on; without anyone to answer, the screen's own orientation.
  package func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigation: UINavigationController
  ) -> UIInterfaceOrientation {
    next?.navigationControllerPreferredInterfaceOrientationForPresentation(navigation)
      ?? Simulator.current.situation.orientation
  }

  /// Passes the question on.
  package func navigationController(
    _ navigation: UINavigationController,
    interactionControllerFor animation: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    next?.navigationController(navigation, interactionControllerFor: animation)
  }

  /// Passes the question on, and reports the answer.
  package func navigationController(
    _ navigation: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let animator = next?.navigationController(
      navigation, animationControllerFor: operation, from: from, to: to)
    onAnimate(navigation, animator != nil)
    return animator
  }
}
