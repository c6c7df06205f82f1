// SPDX-License-Identifier: MIT
package import Foundation
package import UIKit

/// Told by a ``NavigationDelegateProxy`` what a navigation controller does.
@MainActor package protocol NavigationListener: AnyObject {
  /// A page will be shown.
  func willShow(in stack: UINavigationController, animated: Bool)
  /// A page was shown.
  func didShow(in stack: UINavigationController)
  /// The application's delegate was asked for an animator, and has answered with one or not.
  func wasAskedToAnimate(_ stack: UINavigationController, isCustom: Bool)
}

/// Stands in a navigation controller's delegate's place, listens, and passes every method on.
///
/// Pages replace that delegate when they please; whoever uses the proxy calls ``attach(to:)``
/// again whenever it may have happened. A delegate that was put in the proxy's place may pass on to
/// it what it is told, as it would to the delegate that it found there: then the proxy passes that on
/// to the one before, and reports it once.
@MainActor package final class NavigationDelegateProxy: NSObject, UINavigationControllerDelegate {
  /// Told after the application's own delegate; nil once nobody follows the stack any more.
  package weak var listener: (any NavigationListener)?
  private let delegates = DelegateChain()

  /// Takes the delegate's place, wrapping whoever has it.
  ///
  /// Calling it again changes nothing unless the delegate was replaced.
  package func attach(to navigation: UINavigationController) {
    guard navigation.delegate !== self else { return }
    delegates.put(navigation.delegate)
    navigation.delegate = self
  }

  /// Gives the place back, unless somebody else took it meanwhile.
  ///
  /// What a delegate that wraps the proxy passes on still reaches the one before.
  package func detach(from navigation: UINavigationController) {
    if navigation.delegate === self { navigation.delegate = delegates.takeLast() }
  }

  /// Passes the call on, then reports it.
  package func navigationController(
    _ navigation: UINavigationController, willShow page: UIViewController, animated: Bool
  ) {
    delegates.call(.willShow(ObjectIdentifier(page))) { next, isFirst in
      next?.navigationController(navigation, willShow: page, animated: animated)
      if isFirst { listener?.willShow(in: navigation, animated: animated) }
    }
  }

  /// Passes the call on, then reports it.
  package func navigationController(
    _ navigation: UINavigationController, didShow page: UIViewController, animated: Bool
  ) {
    delegates.call(.didShow(ObjectIdentifier(page))) { next, isFirst in
      next?.navigationController(navigation, didShow: page, animated: animated)
      if isFirst { listener?.didShow(in: navigation) }
    }
  }

  /// Passes the question on; without anyone to answer, the kind of device decides.
  package func navigationControllerSupportedInterfaceOrientations(
    _ navigation: UINavigationController
  ) -> UIInterfaceOrientationMask {
    delegates.call(.orientations) { next, _ in
      next?.navigationControllerSupportedInterfaceOrientations(navigation)
        ?? (UIDevice.current.userInterfaceIdiom == .phone ? .allButUpsideDown : .all)
    }
  }

  /// Passes the question on; without anyone to answer, the screen's own orientation.
  package func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigation: UINavigationController
  ) -> UIInterfaceOrientation {
    delegates.call(.orientation) { next, _ in
      next?.navigationControllerPreferredInterfaceOrientationForPresentation(navigation)
        ?? Simulator.current.situation.orientation
    }
  }

  /// Passes the question on.
  package func navigationController(
    _ navigation: UINavigationController,
    interactionControllerFor animation: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegates.call(.interaction(ObjectIdentifier(animation))) { next, _ in
      next?.navigationController(navigation, interactionControllerFor: animation)
    }
  }

  /// Passes the question on, and reports the answer.
  package func navigationController(
    _ navigation: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegates.call(.animation(ObjectIdentifier(from), ObjectIdentifier(to))) { next, isFirst in
      let animator = next?.navigationController(
        navigation, animationControllerFor: operation, from: from, to: to)
      if isFirst { listener?.wasAskedToAnimate(navigation, isCustom: animator != nil) }
      return animator
    }
  }
}
