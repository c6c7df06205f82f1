// SPDX-License-Identifier: MIT
import Foundation
public import UIKit

/// How a page takes another's place when the selection changes.
///
/// The selection itself never waits for it: index, controller and highlight change at once, and a
/// further selection finishes what still moves and begins its own. A page that is taken away by
/// new pages leaves without a transition.
@MainActor public enum PageTransition {
  /// At once, as UIKit does.
  case none
  /// The new page fades in over the old one, in 0.25 seconds.
  case crossFade
  /// The pages move sideways by the bar's order, in 0.35 seconds; right to left it is mirrored.
  ///
  /// Where the user wants less motion it is a cross-fade. A finger can catch it where pages can be
  /// swiped (``TabBarController/isSwipeEnabled``).
  case slide
  /// An animator of the application's own, kept strongly and used for every change.
  ///
  /// It is given a context as in UIKit's containers, which holds both views, the new one beneath;
  /// it ends with `completeTransition(_:)`. An animator that says false there takes the change
  /// back, as in UIKit: the tab before is selected again. Since the new one was told already, that
  /// is told as a selection by code, will and did, between which the page comes back; the gate of
  /// the tab before is not asked. An animator that has not ended one second after its duration is
  /// ended, as it is by the next selection, the background and a rotation.
  ///
  /// No hand leads it: there is no place for an interaction controller, the context says that it is
  /// not interactive, and what an interactive transition is told there is reported to
  /// ``TabBar/onDiagnostic`` and moves nothing. Pages that follow the finger are
  /// ``TabBarController/isSwipeEnabled``.
  ///
  /// Pages find the change as their `transitionCoordinator` from `viewWillAppear(_:)` on, and can
  /// animate along; so it is with ``crossFade``.
  case custom(any UIViewControllerAnimatedTransitioning)
  /// Found anew for each change, from the page that leaves and the one that comes.
  case chosen(by: @MainActor (UIViewController, UIViewController) -> PageTransition)
}

/// Fades the page that comes in over the one that leaves.
final class CrossFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
    let alpha = view.alpha
    UIView.performWithoutAnimation {
      context.containerView.bringSubviewToFront(view)
      view.alpha = 0
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0,
      options: [.allowUserInteraction, .curveEaseInOut]
    ) {
      view.alpha = alpha
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}
