// SPDX-License-Identifier: MIT
internal import Foundation

/// One transition by an app's own animator, by itself or moved by hand.
@MainActor final class AnimatorStage: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let animator: any UIViewControllerAnimatedTransitioning
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  private let from: UIViewController
  private let to: UIViewController
  private var recorded: RecordedAnimation?
  private var onEnd: ((Bool) -> Void)?
  /// What moves along: bars and the companions of the coordinator.
  private var alongside: (@MainActor () -> Void)?
  weak var coordinator: TransitionContext?
  /// Where the view that leaves is, and where the one that comes will be, in points.
  var frames = (initial: CGRect.zero, final: CGRect.zero)

  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private(set) var duration: TimeInterval = 0

  init(
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?, container: UIView,
    from: UIViewController, to: UIViewController, style: UIModalPresentationStyle = .none
  ) {
    self.animator = animator
    self.interaction = interaction
    self.from = from
    self.to = to
    containerView = container
    presentationStyle = style
    super.init()
    duration = max(0, animator.transitionDuration(using: self))
    isInteractive = interaction?.wantsInteractiveStart ?? false
  }

  var isAnimated: Bool { true }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.viewIfLoaded : key == .to ? to.viewIfLoaded : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? frames.initial : .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? frames.final : .zero }

  // MARK: Running

  func run(alongside: @escaping @MainActor () -> Void, onEnd: @escaping (Bool) -> Void) {
    self.alongside = alongside
    self.onEnd = onEnd
    if isInteractive, let interaction {
      interaction.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
      moveAlong()
    }
  }

  /// Records the animator's animations, which stand still until a hand moves them.
  func animateByHand(curve: UIView.AnimationCurve) {
    recorded = UIView.recordAnimations(duration: duration, curve: curve) { [self] in
      animator.animateTransition(using: self)
      alongside?()
    }
  }

  /// After the animator has put the page that comes into the container: what is in no window does
  /// not move.
  private func moveAlong() {
    if let alongside { UIView.animate(withDuration: duration, animations: alongside) }
  }

  func release(finishing: Bool, speed: CGFloat) {
    guard let recorded else { return }
    let part = finishing ? 1 - recorded.fractionComplete : recorded.fractionComplete
    let rest = duration * part / TimeInterval(max(speed, 0.01))
    finishing ? recorded.finish(duration: rest) : recorded.cancel(duration: rest)
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    coordinator?.percentComplete = percentComplete
    recorded?.fractionComplete = Double(percentComplete)
  }

  func finishInteractiveTransition() { endInteraction(cancelled: false) }

  func cancelInteractiveTransition() { endInteraction(cancelled: true) }

  private func endInteraction(cancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    coordinator?.endInteraction(percent: percentComplete, cancelled: cancelled)
  }

  func completeTransition(_ didComplete: Bool) {
    guard let onEnd else { return }
    transitionWasCancelled = !didComplete
    coordinator?.isCancelled = !didComplete
    close()
    onEnd(didComplete)
    animator.animationEnded(didComplete)
  }

  /// Ends at once, because another transition begins; the animator's own end comes too late.
  func abandon() {
    guard onEnd != nil else { return }
    recorded?.finish(duration: 0)
    close()
    animator.animationEnded(true)
  }

  private func close() {
    onEnd = nil
    alongside = nil
    recorded = nil
    isInteractive = false
  }
}
