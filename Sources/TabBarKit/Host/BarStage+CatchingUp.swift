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
    guard wantsHidden != isHidden, !isHiddenByApp, hostView?.window != nil,
      let coordinator = navigation?.transitionCoordinator, coordinator.isAnimated,
      // Turning the device and presenting have coordinators, too.
      coordinator.viewController(forKey: .to) === navigation?.topViewController
    else { return settle() }
    coordinator.isInteractive ? join(coordinator) : move(with: coordinator)
  }

  /// Follows a back swipe whose animations have begun already, until the finger is lifted.
  private func join(_ coordinator: any UIViewControllerTransitionCoordinator) {
    let hides = wantsHidden
    begin(hides: hides, coordinator)
    swipe = coordinator
    followSwipe()
    coordinator.notifyWhenInteractionChanges { [weak self] context in
      guard let self, swipe != nil else { return }
      swipe = nil
      let rest = context.isCancelled ? context.percentComplete : 1 - context.percentComplete
      let goes = hides != context.isCancelled
      UIView.animate(withDuration: context.transitionDuration * rest) { [weak self] in
        self?.place(goes ? .coveredByPush : .shown)
      }
    }
    _ = coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      self?.settle()
      self?.rewatch()
    }
  }

  /// Puts the bar where the finger has brought the page that it goes or comes with.
  func followSwipe() {
    guard let swipe, let shown = frames(for: .shown), let covered = frames(for: .coveredByPush)
    else { return }
    let share = isHidden ? 1 - swipe.percentComplete : swipe.percentComplete
    put(
      host: covered.host.moved(to: shown.host, by: share),
      bar: covered.bar.moved(to: shown.bar, by: share))
  }
}

extension CGRect {
  /// The rectangle on its way to another one; 0 is here, 1 is there.
  fileprivate func moved(to end: CGRect, by share: CGFloat) -> CGRect {
    func between(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * share }
    return CGRect(
      x: between(minX, end.minX), y: between(minY, end.minY),
      width: between(width, end.width), height: between(height, end.height))
  }
}
