// SPDX-License-Identifier: MIT
import Foundation
import UIKit

/// What pages do along with a change: they find it as their `transitionCoordinator`.
extension AnimatedPageChange: UIViewControllerTransitionCoordinator {
  typealias Companion = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// What moves along with the change, and who is told of its end.
  struct Companions {
    /// Nil once they have begun.
    var animations: [Companion]? = []
    var completions: [Companion] = []
  }

  var isCancelled: Bool { transitionWasCancelled }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var percentComplete: CGFloat { isRunning || isCancelled ? 0 : 1 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }

  func animate(
    alongsideTransition animation: Companion?, completion: Companion? = nil
  ) -> Bool {
    guard isRunning else { return false }
    if let completion { companions.completions.append(completion) }
    guard let animation else { return true }
    if companions.animations == nil {
      UIView.animate(withDuration: transitionDuration) { animation(self) }
    } else {
      companions.animations?.append(animation)
    }
    return true
  }

  // No finger leads this change: a view anywhere moves as one in the container.
  func animateAlongsideTransition(
    in view: UIView?, animation: Companion?, completion: Companion? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  // No finger leads this change, so none is ever lifted.
  func notifyWhenInteractionChanges(_ handler: @escaping Companion) {}
  func notifyWhenInteractionEnds(_ handler: @escaping Companion) {}

  /// Begins what moves along.
  func moveAlong() {
    let animations = companions.animations ?? []
    companions.animations = nil
    guard isRunning, !animations.isEmpty else { return }
    UIView.animate(withDuration: transitionDuration) {
      for animation in animations { animation(self) }
    }
  }

  /// Tells of the end, once.
  func tellCompanions() {
    let completions = companions.completions
    companions = Companions(animations: nil)
    for completion in completions { completion(self) }
  }
}
