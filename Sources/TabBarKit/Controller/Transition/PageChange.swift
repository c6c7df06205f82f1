// SPDX-License-Identifier: MIT
import Foundation
import TabBarPlatform
import UIKit

/// One page taking another's place, from its beginning to its end.
@MainActor protocol PageChange: AnyObject {
  /// The page that was seen alone before.
  var from: UIViewController { get }
  /// The page that comes.
  var to: UIViewController { get }
  /// Comes to its end at once.
  func finishNow()
}

/// A change of pages by an animator; it is the animator's context.
final class AnimatedPageChange: NSObject, PageChange, UIViewControllerContextTransitioning {
  let from: UIViewController
  let to: UIViewController
  let containerView: UIView
  /// How much longer than it says an animator may take, in seconds.
  static let grace: TimeInterval = 1
  /// Held until the end only: an animator may hold its context.
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var onEnd: (() -> Void)?
  private var limit: DelayedCall?
  private var onCancel: (() -> Void)?
  /// Told that the animator has called what only a hand may that leads a transition.
  var onMisuse: (() -> Void)?
  /// What moves along, and who is told of the end; held until then only.
  var companions = Companions()
  /// How long the animator takes, in seconds.
  private(set) var transitionDuration: TimeInterval = 0
  /// Whether the animator has taken the change back.
  private(set) var transitionWasCancelled = false
  /// What an animator may have left behind that was ended before its time.
  private var looks: [(view: UIView, alpha: CGFloat, transform: CGAffineTransform)] = []

  init(
    from: UIViewController, to: UIViewController, in bounds: CGRect,
    by animator: any UIViewControllerAnimatedTransitioning
  ) {
    self.from = from
    self.to = to
    self.animator = animator
    containerView = UIView(frame: bounds)
    super.init()
    transitionDuration = max(0, animator.transitionDuration(using: self))
  }

  /// Whether the change has not come to its end.
  var isRunning: Bool { animator != nil }

  /// Begins; both views are in the container, the new one beneath.
  ///
  /// - Parameters:
  ///   - onCancel: Called when the animator takes the change back, which has not ended by that:
  ///     ``goBack()`` ends it.
  ///   - onEnd: Called at the end.
  func run(onCancel: @escaping () -> Void, onEnd: @escaping () -> Void) {
    self.onEnd = onEnd
    self.onCancel = onCancel
    looks = [from, to].compactMap(\.viewIfLoaded).map { ($0, $0.alpha, $0.transform) }
    guard let animator else { return }
    limit = DelayedCall(after: transitionDuration + Self.grace, isLimit: true) { [weak self] in
      self?.finishNow()
    }
    animator.animateTransition(using: self)
    moveAlong()
  }

  /// Ends with the page that was there before: the animator has taken the change back.
  func goBack() { end() }

  func finishNow() {
    guard onEnd != nil else { return }
    transitionWasCancelled = false
    let looks = looks
    for view in containerView.subviews { view.layer.removeAllAnimations() }
    for look in looks {
      look.view.alpha = look.alpha
      look.view.transform = look.transform
    }
    end()
  }

  private func end() {
    guard let onEnd else { return }
    self.onEnd = nil
    onCancel = nil
    limit = nil
    looks = []
    onEnd()
    if let animator { AnimatorCalls.ended(animator, completed: !transitionWasCancelled) }
    animator = nil
    tellCompanions()
  }

  // MARK: What animators ask and tell

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }

  // No hand leads this change.
  func updateInteractiveTransition(_ percentComplete: CGFloat) { onMisuse?() }
  func finishInteractiveTransition() { onMisuse?() }
  func cancelInteractiveTransition() { onMisuse?() }
  func pauseInteractiveTransition() { onMisuse?() }

  func completeTransition(_ didComplete: Bool) {
    guard onEnd != nil, !transitionWasCancelled else { return }
    if didComplete { return end() }
    transitionWasCancelled = true
    onCancel?()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.viewIfLoaded : key == .to ? to.viewIfLoaded : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? containerView.bounds : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }
}
