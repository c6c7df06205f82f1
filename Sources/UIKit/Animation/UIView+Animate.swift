// SPDX-License-Identifier: MIT

public import Foundation

extension UIView {
  /// Animates the changes that a closure makes, over a duration in seconds.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations)
  }

  /// Animates the changes that a closure makes, over a duration in seconds.
  ///
  /// The completion is given whether the animations came to their end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Animates the changes that a closure makes, after a delay and over a duration, in seconds.
  ///
  /// Properties have their new values at once; only what is on the screen moves. Without a
  /// duration nothing moves, and the completion runs in the next turn.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationRun.Timing(
      duration: max(0, duration), delay: max(0, delay), curve: options.curve.timing,
      repeatCount: options.contains(.repeat) ? .infinity : 1,
      autoreverses: options.contains(.autoreverse))
    run(timing, options, animations: animations, completion: completion)
  }

  /// Animates the changes that a closure makes with the motion of a damped spring.
  ///
  /// A damping of 1 comes to rest without swinging; a velocity of 1 covers the whole distance in
  /// the first second. Duration and delay are in seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationRun.Timing(
      duration: max(0, duration), delay: max(0, delay),
      curve: .spring(damping: Double(dampingRatio), velocity: Double(velocity)),
      repeatCount: options.contains(.repeat) ? .infinity : 1,
      autoreverses: options.contains(.autoreverse))
    run(timing, options, isSpring: true, animations: animations, completion: completion)
  }

  /// Makes the changes of a closure without an animation, within an animation too.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let former = AnimationRecording.isEnabled
    AnimationRecording.isEnabled = false
    actionsWithoutAnimation()
    AnimationRecording.isEnabled = former
  }

  /// Sets whether changes are animated at all.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationRecording.isEnabled = enabled
  }

  /// Whether changes are animated at all; true by default.
  public class var areAnimationsEnabled: Bool { AnimationRecording.isEnabled }

  /// The duration of the animation whose closure is being run, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationRecording.current?.run.timing.duration ?? 0
  }

  /// A block within another inherits duration and curve unless its options say otherwise.
  private static func run(
    _ requested: AnimationRun.Timing, _ options: AnimationOptions, isSpring: Bool = false,
    animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    if let recording = AnimationRecording.current, recording.run.isManual {
      // What moves by hand moves as a whole: a block within belongs to it.
      recording.run.addCompletion(completion)
      return animations()
    }
    var timing = requested
    var allowsTouches = options.contains(.allowUserInteraction)
    if let outer = AnimationRecording.current?.run {
      if !options.contains(.overrideInheritedDuration) {
        timing.duration = outer.timing.duration
      }
      if !options.contains(.overrideInheritedCurve), !isSpring {
        timing.curve = outer.timing.curve
      }
      if !options.contains(.overrideInheritedOptions) {
        allowsTouches = allowsTouches || outer.allowsUserInteraction
      }
    }
    let run = AnimationRun(
      timing: timing, allowsUserInteraction: allowsTouches, completion: completion)
    let recording =
      timing.duration > 0
      ? AnimationRecording(
        run: run, beginsFromCurrentState: options.contains(.beginFromCurrentState)) : nil
    AnimationRecording.record(recording) {
      animations()
      if options.contains(.layoutSubviews) {
        run.layOut()
      }
    }
    run.start()
  }
}
