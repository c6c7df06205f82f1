// SPDX-License-Identifier: MIT
public import Foundation

/// What is known of a transition between two controllers.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// How the presented controller covers; `.none` for pushes and rotations.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a finger drove the transition at its start.
  var initiallyInteractive: Bool { get }
  /// Whether a finger drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition was, or is about to be, taken back.
  var isCancelled: Bool { get }
  /// The length of the transition in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far the finger took the transition when it was lifted, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The curve of the rest of the transition.
  var completionCurve: UIView.AnimationCurve { get }
  /// The controller that leaves or the one that comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that leaves or the one that comes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// The turn of the screen that the transition stands for; the identity unless the screen turns.
  var targetTransform: CGAffineTransform { get }
}

/// A transition that others can animate along with.
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Animates views inside the transition's container along with it.
  ///
  /// They follow the finger of an interactive transition. Views outside the container do not:
  /// they are animated from the start, for as long as the transition would take. Returns whether
  /// the animation will run.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Animates views inside another view along with the transition, the finger included.
  ///
  /// Returns whether the animation will run.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a closure when the finger leaves an interactive transition to itself.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

// The completions can be left out; what is called is then the coordinator's own method.
extension UIViewControllerTransitionCoordinator {
  /// Animates views inside the transition's container along with it.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  /// Animates views inside another view along with the transition, the finger included.
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: completion) }
}
