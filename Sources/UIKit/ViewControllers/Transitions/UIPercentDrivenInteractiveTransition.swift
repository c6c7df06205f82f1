// SPDX-License-Identifier: MIT
public import Foundation

/// Moves an app's own transition by hand, as far as it is told.
public typealias UIPercentDrivenInteractiveTransition = _UIPercentDrivenInteractiveTransition

/// Moves a transition by hand; Apple's name is ``UIPercentDrivenInteractiveTransition``.
///
/// The animator's animations stand still at the part that ``update(_:)`` states.
@MainActor
open class _UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private weak var stage: AnimatorStage?

  /// Makes one.
  public override init() { super.init() }

  /// The length of the whole transition in seconds; 0 while there is none.
  open var duration: CGFloat { CGFloat(stage?.duration ?? 0) }

  /// How far the transition has come, from 0 to 1.
  open var percentComplete: CGFloat { stage?.percentComplete ?? 0 }

  /// How fast the transition runs to its end when it is let go; 1, its own speed, by default.
  open var completionSpeed: CGFloat = 1

  /// How the speed changes when the transition was let go; slow at both ends by default.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// Whether a finger drives the transition from the start; true by default.
  open var wantsInteractiveStart = true

  /// Begins the transition, which stands still at 0; an override calls `super`.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let stage = transitionContext as? AnimatorStage else { return }
    self.stage = stage
    stage.animateByHand(curve: completionCurve)
  }

  /// Moves the transition to a part of the whole, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    stage?.updateInteractiveTransition(min(max(percentComplete, 0), 1))
  }

  /// Lets the transition run to its end.
  open func finish() {
    stage?.finishInteractiveTransition()
    stage?.release(finishing: true, speed: completionSpeed)
  }

  /// Lets the transition run back to its start.
  open func cancel() {
    stage?.cancelInteractiveTransition()
    stage?.release(finishing: false, speed: completionSpeed)
  }
}
