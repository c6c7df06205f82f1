// SPDX-License-Identifier: MIT
import Foundation
import TabBarPlatform
import UIKit

extension BarStage {
  /// A stack of our own class has told that another page will be shown: its transition has begun.
  func didBegin(in stack: UINavigationController, animated: Bool) {
    if wantsHidden != isHidden, Self.transition(of: stack)?.isInteractive == true {
      // What is to move with a finger can be added before the transition only.
      catchUp()
    } else {
      willShow(in: stack, animated: animated)
    }
  }

  /// Settles, or joins a push or pop that is under way and that nobody told of.
  ///
  /// A page that takes the stack's delegate while it appears also takes what the delegate would
  /// have been told: the bar must not jump for that.
  func catchUp() {
    guard wantsHidden != isHidden, !isHiddenAnyway, hostView?.window != nil,
      let (stack, coordinator) = stackInTransition
    else { return settle() }
    let fades = watch.takeCustomTransition(of: stack)
    if coordinator.isInteractive {
      join(coordinator, fades: fades)
    } else {
      move(with: coordinator, fades: fades)
    }
  }

  /// The stack whose pages are under way, and how; turning the device and presenting have
  /// coordinators, too.
  private var stackInTransition:
    (stack: UINavigationController, coordinator: any UIViewControllerTransitionCoordinator)?
  {
    for stack in Self.stacks(of: page) {
      if let coordinator = Self.transition(of: stack), coordinator.isAnimated,
        coordinator.viewController(forKey: .to) === stack.topViewController
      {
        return (stack, coordinator)
      }
    }
    return nil
  }

  /// Follows a back swipe whose animations have begun already, until the finger is lifted.
  private func join(_ coordinator: any UIViewControllerTransitionCoordinator, fades: Bool) {
    let hides = wantsHidden
    let number = begin(hides: hides, coordinator, fades: fades)
    swipe = coordinator
    followSwipe()
    coordinator.notifyWhenInteractionChanges { [weak self] context in
      guard let self, number == moveNumber, swipe != nil else { return }
      swipe = nil
      let rest = context.isCancelled ? context.percentComplete : 1 - context.percentComplete
      let goes = hides != context.isCancelled
      UIView.animate(withDuration: context.transitionDuration * rest) { [weak self] in
        self?.goAlong(hides: goes)
      }
    }
    _ = coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.arrive(number) }
  }

  /// Puts the bar where the finger has brought the page that it goes or comes with.
  func followSwipe() {
    guard let swipe, let shown = frames(for: .shown), let covered = frames(for: .coveredByPush)
    else { return }
    let share = isHidden ? 1 - swipe.percentComplete : swipe.percentComplete
    if fades {
      fade?.follow(share)
    } else {
      put(covered.moved(to: shown, by: share))
    }
  }
}
