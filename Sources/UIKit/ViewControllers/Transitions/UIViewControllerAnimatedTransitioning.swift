// SPDX-License-Identifier: MIT
public import Foundation

/// What an app's own transition between two controllers is given.
@MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition happens; it holds the view that leaves.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a finger drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition was taken back.
  var transitionWasCancelled: Bool { get }
  /// How the presented controller covers; `.none` in containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Tells how far the finger has taken the transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that the finger was lifted and the transition goes on.
  func finishInteractiveTransition()
  /// Tells that the finger was lifted and the transition is taken back.
  func cancelInteractiveTransition()
  /// Tells that the transition is over, and whether it was not taken back.
  ///
  /// Every animator calls it at its end.
  func completeTransition(_ didComplete: Bool)
  /// The controller that leaves or the one that comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that leaves or the one that comes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The turn of the screen that the transition stands for: the identity.
  var targetTransform: CGAffineTransform { get }
  /// Where a controller's view is before the transition, in points; empty for the one that comes.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is after the transition, in points; empty for the one that leaves.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// An app's own way of animating from one controller to another.
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The length of the animation in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Adds the view that comes to the container, animates, and completes the transition at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Called after the transition, with whether it was not taken back.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An app's own way of moving a transition by hand.
@MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called when the transition begins.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the transition runs to its end when it is let go; 1 is its own speed.
  var completionSpeed: CGFloat { get }
  /// How the speed changes when the transition was let go.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a finger drives the transition from the start; else it is only animated.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Answers 1.
  public var completionSpeed: CGFloat { 1 }
  /// Answers slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Answers true.
  public var wantsInteractiveStart: Bool { true }
}

/// Provides a presented controller's own transitions; every method has a default.
@MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animator for presenting; nil for the system's.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The animator for dismissing; nil for the system's.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// What moves presenting by hand; nil to only animate.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// What moves dismissing by hand; nil to only animate.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// Answers nil.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Answers nil.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Answers nil.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Answers nil.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
