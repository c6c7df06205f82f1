// SPDX-License-Identifier: MIT
internal import Foundation

/// The coordinator of every transition of this UIKit: pushes, presentations and rotations.
@MainActor final class TransitionContext: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private struct Companion {
    /// The view in which the animation may move things with the finger; nil for the container.
    let view: UIView?
    let animation: Handler
  }

  let containerView: UIView
  let isAnimated: Bool
  let transitionDuration: TimeInterval
  let presentationStyle: UIModalPresentationStyle
  let initiallyInteractive: Bool
  private let controllers: [UITransitionContextViewControllerKey: UIViewController]
  private var companions: [Companion] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var hasStarted = false
  private var isComplete = false

  var isInteractive: Bool
  var isCancelled = false
  var percentComplete: CGFloat = 0
  /// How the screen's content turns; set by a rotation before anyone hears of it.
  var targetTransform = CGAffineTransform.identity

  init(
    container: UIView, from: UIViewController?, to: UIViewController?, duration: TimeInterval,
    style: UIModalPresentationStyle = .none, isInteractive: Bool = false
  ) {
    containerView = container
    isAnimated = duration > 0
    transitionDuration = duration
    presentationStyle = style
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
    var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
    controllers[.from] = from
    controllers[.to] = to
    self.controllers = controllers
  }

  var completionCurve: UIView.AnimationCurve { .easeInOut }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    controllers[key]
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    controllers[key == .from ? .from : .to]?.viewIfLoaded
  }

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    add(animation, in: nil, completion: completion)
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Handler?, completion: Handler?
  ) -> Bool { add(animation, in: view, completion: completion) }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    interactionHandlers.append(handler)
  }

  private func add(_ animation: Handler?, in view: UIView?, completion: Handler?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    guard !isComplete else { return false }
    guard hasStarted else {
      companions.append(Companion(view: view, animation: animation))
      return true
    }
    // Asked for right after the transition was begun, as with the coordinator of a push.
    UIView.animate(withDuration: transitionDuration) { animation(self) }
    return true
  }

  /// Runs the companions' animations; to be called in the transition's own animation block.
  func animateCompanions() {
    hasStarted = true
    for companion in companions {
      let scope = companion.view ?? containerView
      let run = { companion.animation(self) }
      if isInteractive, !Simulator.current.switches.foreignViewsFollowFinger {
        UIView.keepingRecording(inside: [scope, containerView], duration: transitionDuration, run)
      } else {
        run()
      }
    }
    companions = []
  }

  /// Tells that the finger was lifted and how the transition goes on.
  func endInteraction(percent: CGFloat, cancelled: Bool) {
    percentComplete = percent
    isCancelled = cancelled
    isInteractive = false
    for handler in interactionHandlers { handler(self) }
  }

  /// Calls the completions; to be called when the controllers are where they belong.
  func complete() {
    isComplete = true
    let handlers = completions
    completions = []
    for handler in handlers { handler(self) }
  }
}
