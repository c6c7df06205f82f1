// SPDX-License-Identifier: MIT
import Foundation
import TabBarPlatform
import UIKit

extension BarStage {
  /// Settles, or joins a push or pop that is under way and that nobody told of.
  ///
  /// A page that takes the stack's delegate while it appears also takes what the delegate would
  /// have been told: the bar must not jump for that.
  func catchUp() {
    guard wantsHidden != isHidden, !isHiddenAnyway, hostView?.window != nil,
      let coordinator = transitionOfStack
    else { return settle() }
    coordinator.isInteractive ? join(coordinator) : move(with: coordinator)
  }

  /// The transition of the pages that is under way; turning the device and presenting have
  /// coordinators, too.
  private var transitionOfStack: (any UIViewControllerTransitionCoordinator)? {
    for stack in Self.stacks(of: page) {
      if let coordinator = stack.transitionCoordinator, coordinator.isAnimated,
        coordinator.viewController(forKey: .to) === stack.topViewController
      {
        return coordinator
      }
    }
    return nil
  }

  /// Follows a back swipe whose animations have begun already, until the finger is lifted.
  private func join(_ coordinator: any UIViewControllerTransitionCoordinator) {
    let hides = wantsHidden
    let number = begin(hides: hides, coordinator)
    swipe = coordinator
    followSwipe()
    coordinator.notifyWhenInteractionChanges { [weak self] context in
      guard let self, number == moveNumber, swipe != nil else { return }
      swipe = nil
      let rest = context.isCancelled ? context.percentComplete : 1 - context.percentComplete
      let goes = hides != context.isCancelled
      UIView.animate(withDuration: context.transitionDuration * rest) { [weak self] in
        self?.place(goes ? .coveredByPush : .shown)
      }
    }
    _ = coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.arrive(number) }
  }

  /// Puts the bar where the finger has brought the page that it goes or comes with.
  func followSwipe() {
    guard let swipe, let shown = frames(for: .shown), let covered = frames(for: .coveredByPush)
    else { return }
    let share = isHidden ? 1 - swipe.percentComplete : swipe.percentComplete
    put(covered.moved(to: shown, by: share))
  }
}
