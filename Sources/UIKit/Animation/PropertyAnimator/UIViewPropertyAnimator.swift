// SPDX-License-Identifier: MIT

public import Foundation

/// Animates the changes of closures, and can be paused, moved by hand, turned round and stopped.
///
/// It begins `inactive`. Starting, pausing or setting `fractionComplete` runs the closures and makes
/// it `active`; it is `inactive` again when its animations are over. While it runs it keeps itself
/// alive. One that is paused or stopped must be finished before it is released.
@MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// A closure that waits for the start, and how much of the time it leaves out.
  struct Block {
    let body: () -> Void
    let delayFactor: Double
  }

  final var blocks: [Block] = []
  final var completions: [(UIViewAnimatingPosition) -> Void] = []
  final var run: AnimationRun?
  final var delayTimer: SimulatorClock.Token?
  /// The share of the duration that has passed, as long as the time follows the animator's curve.
  final var passedTime: Double?
  /// The stretch of time that moves the animator now.
  final var travel: (begin: TimeInterval, duration: TimeInterval, from: Double, to: Double)?
  let curve: TimingCurve
  private let parameters: any UITimingCurveProvider
  private var isTurned = false
  private var interruptible = true
  private var interactive = true

  /// What the animator may be asked to do now.
  open internal(set) var state = UIViewAnimatingState.inactive

  /// Whether time moves the animations now; a delay counts.
  open internal(set) var isRunning = false

  /// How long the animations take, in seconds.
  ///
  /// A spring with a mass takes the time that it needs to rest, whatever was asked for.
  public let duration: TimeInterval

  /// How long the start is put off, in seconds.
  open internal(set) var delay: TimeInterval = 0

  /// Whether the animator stays active and holds when its animations have come to their end;
  /// false by default.
  ///
  /// Its completions then run only after it was stopped and finished.
  open var pausesOnCompletion = false

  /// Whether `fractionComplete` means progress on the screen while paused (true, the default), or
  /// time, to which the timing curve is applied.
  open var scrubsLinearly = true

  /// Makes an animator with a duration in seconds and a timing.
  public required init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    self.parameters = parameters
    curve = parameters.curve
    self.duration = parameters.springTimingParameters?.settlingDuration ?? max(0, duration)
    super.init()
  }

  /// Makes an animator with a duration in seconds and one of UIKit's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a duration in seconds and a cubic curve with two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a duration in seconds and a spring; a ratio of 1 does not swing.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  isolated deinit {
    if state == .stopped || state == .active && !isRunning {
      UIKitFailure.report(
        "It is an error to release a paused or stopped property animator. Property animators must "
          + "either finish animating or be explicitly stopped and finished before they can be "
          + "released.")
    }
  }

  /// The timing that the animator was made with.
  open var timingParameters: (any UITimingCurveProvider)? { parameters }

  /// Whether the animator can be paused, stopped and turned; true by default.
  ///
  /// Changing it while the animator is active is an error.
  open var isInterruptible: Bool {
    get { interruptible }
    set {
      guard state != .active else {
        UIKitFailure.report(
          "It is not allowed to set the interruptible property of an active animator (\(name))")
        return
      }
      interruptible = newValue
    }
  }

  /// Whether views take touches while the animator moves them; true by default.
  open var isUserInteractionEnabled: Bool {
    get { interactive }
    set {
      interactive = newValue
      run?.allowsUserInteraction = newValue
    }
  }

  /// Whether the animator moves from its end to its start; it can be turned while it runs.
  open var isReversed: Bool {
    get { isTurned }
    set {
      guard newValue != isTurned else { return }
      guard state != .active || interruptible else {
        UIKitFailure.report(
          "An animator \(name) that is not interruptible cannot be continued or reversed!")
        return
      }
      let isUnderWay = travel != nil
      if isUnderWay { hold() }
      isTurned = newValue
      if isUnderWay { goOn() }
    }
  }

  /// How far the animator has come in its direction, from 0 to 1.
  ///
  /// Setting it makes an inactive animator active and paused; one that runs goes on from there. A
  /// stopped animator keeps its value.
  open var fractionComplete: CGFloat {
    get { CGFloat(isTurned ? 1 - fraction : fraction) }
    set {
      let fraction = min(max(Double(newValue), 0), 1)
      scrub(to: isTurned ? 1 - fraction : fraction)
    }
  }

  /// How messages call the animator.
  private var name: String {
    "<\(type(of: self)) [\(state)]\(isRunning ? " running" : "")\(isTurned ? " reversed" : "")"
      + "\(interruptible ? " interruptible" : "")>"
  }

  // MARK: Contents

  /// Adds changes; to an animator that has begun, they move in the time that remains.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin after a fraction (from 0 to 1) of the time that remains.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let block = Block(body: animation, delayFactor: min(max(Double(delayFactor), 0), 1))
    guard state == .active, let run else {
      blocks.append(block)
      return
    }
    record(block, in: run)
  }

  /// Adds a closure that is given the position at which the animator finished.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Time

  /// Begins, or goes on after a pause; an animator that runs goes on running.
  ///
  /// A stopped animator must be finished first: nothing happens.
  open func startAnimation() {
    switch state {
    case .inactive:
      begin()
      goOn()
    case .active:
      if !isRunning { goOn() }
    case .stopped:
      Simulator.current.log("\(name) was started while it was stopped.")
    }
  }

  /// Begins after a delay in seconds; the closures run at once.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard delay >= 0 else {
      UIKitFailure.report("The delay should be greater than or equal to zero.")
      return
    }
    guard state != .active || isRunning else {
      UIKitFailure.report("A paused animator (\(name)) cannot be started with a delay!")
      return
    }
    guard state == .inactive else { return }
    self.delay = delay
    begin()
    isRunning = true
    delayTimer = Simulator.current.clock.schedule(after: delay) { self.goOn() }
  }

  /// Holds the animations where they are; an inactive animator begins, and is held at its start.
  open func pauseAnimation() {
    guard interruptible else {
      UIKitFailure.report("An animator \(name) that is not interruptible cannot be paused!")
      return
    }
    switch state {
    case .inactive: begin()
    case .active: hold()
    case .stopped: break
    }
  }

  /// Ends the animations and leaves everything where it is on the screen.
  ///
  /// With true the animator is inactive at once and its completions are dropped; with false it is
  /// stopped until `finishAnimation(at:)` is called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else {
      UIKitFailure.report("Animator \(name) is already stopped!")
      return
    }
    guard interruptible else {
      UIKitFailure.report("An animator \(name) that is not interruptible cannot be stopped!")
      return
    }
    hold()
    run?.stop()
    state = .stopped
    if withoutFinishing {
      completions = []
      reset()
    }
  }

  /// Sets everything to the values of a position and runs the completions; after a stop only.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      UIKitFailure.report(
        "finishAnimationAtPosition: should only be called on a stopped animator!")
      return
    }
    if finalPosition != .current { run?.setModels(to: finalPosition) }
    complete(at: finalPosition)
  }

  /// Goes on after a pause with another timing.
  ///
  /// - Parameters:
  ///   - parameters: The timing of what remains; the animator's own if nil.
  ///   - durationFactor: The time for what remains, in durations of the animator; what is left of
  ///     the duration if 0.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard interruptible else {
      UIKitFailure.report(
        "An animator \(name) that is not interruptible cannot be continued or reversed!")
      return
    }
    guard state == .active, !isRunning else {
      Simulator.current.log("\(name) was continued although it was not paused.")
      return
    }
    guard parameters != nil || durationFactor > 0 else { return goOn() }
    goOn(with: parameters, durationFactor: Double(durationFactor))
  }

  /// Makes an animator that runs at once, or after a delay; both times in seconds.
  ///
  /// Of the options curve and `allowUserInteraction` hold.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let parameters = UICubicTimingParameters(animationCurve: options.curve)
    let animator = self.init(duration: duration, timingParameters: parameters)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    if delay > 0 {
      animator.startAnimation(afterDelay: delay)
    } else {
      animator.startAnimation()
    }
    return animator
  }
}
