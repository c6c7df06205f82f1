// SPDX-License-Identifier: MIT

public import Foundation

/// Where an animation that ended stands.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the values that its animations lead to.
  case end = 0
  /// At the values before.
  case start = 1
  /// In between, where it was stopped.
  case current = 2
}

/// What an animator may be asked to do.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or its animations are over.
  case inactive = 0
  /// Its animations run or are paused.
  case active = 1
  /// It was stopped, and waits to be told where to finish.
  case stopped = 2
}

/// Something that moves from a start to an end, and can be held and turned round in between.
@MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// What it may be asked to do now.
  var state: UIViewAnimatingState { get }
  /// Whether time moves it now.
  var isRunning: Bool { get }
  /// Whether it moves from its end to its start.
  var isReversed: Bool { get set }
  /// How far it has come in its direction, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Begins, or goes on after a pause.
  func startAnimation()
  /// Begins after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds it where it is; one that has not begun begins, and is held at its start.
  func pauseAnimation()
  /// Ends it where it is, at once or to be finished by `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes what was stopped, with the values of a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that runs closures whose changes it animates.
@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a fraction of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on after a pause with another timing.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
