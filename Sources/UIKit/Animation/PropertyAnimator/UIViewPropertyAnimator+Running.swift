// SPDX-License-Identifier: MIT

internal import Foundation

extension UIViewPropertyAnimator {
  /// Waits for the end and tells the position that the animator finished at.
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }

  /// How far the animations have come from their start to their end, by progress or by time.
  var fraction: Double {
    guard state != .inactive else { return 0 }
    guard scrubsLinearly else { return time }
    return run?.progress ?? 0
  }

  /// The share of the duration that has passed at the place where the animations are.
  private var time: Double {
    guard let travel else {
      return passedTime ?? curve.fraction(of: run?.progress ?? 0, duration: duration)
    }
    let now = Simulator.current.clock.now
    let share = travel.duration > 0 ? (now - travel.begin) / travel.duration : 1
    return travel.from + (travel.to - travel.from) * min(max(share, 0), 1)
  }

  /// Runs the closures; what they change stays at its start on the screen.
  func begin() {
    let run = AnimationRun(
      timing: .init(duration: duration, curve: curve),
      allowsUserInteraction: isUserInteractionEnabled, isManual: true, completion: nil)
    self.run = run
    state = .active
    passedTime = isReversed ? 1 : 0
    run.fraction = isReversed ? 1 : 0
    let blocks = self.blocks
    self.blocks = []
    for block in blocks { record(block, in: run) }
  }

  func record(_ block: Block, in run: AnimationRun) {
    let here = isReversed ? 0 : min(max(run.progress, 0), 1)
    let part = here + (1 - here) * block.delayFactor
    AnimationRecording.record(
      AnimationRecording(run: run, beginsFromCurrentState: true, part: part...1), block.body)
  }

  /// Keeps the animations where they are.
  func hold() {
    delayTimer?.cancel()
    delayTimer = nil
    isRunning = false
    passedTime = travel == nil ? passedTime : time
    travel = nil
    run?.hold()
  }

  /// Moves by hand; what runs goes on from there.
  func scrub(to fraction: Double) {
    guard state != .stopped else { return }
    let wasRunning = isRunning
    if state == .inactive {
      begin()
    } else {
      hold()
    }
    passedTime = scrubsLinearly ? nil : fraction
    run?.fraction = scrubsLinearly ? fraction : curve.progress(at: fraction, duration: duration)
    if wasRunning { goOn() }
  }

  /// Runs along the animator's own curve from here to the end of its direction.
  func goOn() {
    hold()
    let (from, to) = (time, isReversed ? 0.0 : 1.0)
    let (curve, whole) = (self.curve, duration)
    go(for: abs(to - from) * whole, from: from, to: to) {
      curve.progress(at: from + (to - from) * $0, duration: whole)
    }
  }

  /// Runs with another timing from here to the end of its direction.
  func goOn(with parameters: (any UITimingCurveProvider)?, durationFactor: Double) {
    let (start, end) = (run?.progress ?? 0, isReversed ? 0.0 : 1.0)
    let time = self.time
    let curve = parameters?.curve ?? self.curve
    let rest = durationFactor > 0 ? durationFactor * duration : abs(end - time) * duration
    let length = parameters?.springTimingParameters?.settlingDuration ?? rest
    go(for: length, from: time, to: end) {
      start + (end - start) * curve.progress(at: $0, duration: length)
    }
  }

  private func go(
    for length: TimeInterval, from: Double, to: Double, _ progress: @escaping (Double) -> Double
  ) {
    guard let run else { return }
    isRunning = true
    // Nothing to move takes no time, as in any animation.
    let length = run.isEmpty ? 0 : length
    travel = (Simulator.current.clock.now, length, from, to)
    run.travel(over: length, progress) { self.arrive() }
  }

  private func arrive() {
    let end = isReversed ? 0.0 : 1.0
    hold()
    passedTime = end
    run?.fraction = end
    guard !pausesOnCompletion else { return }
    if isReversed { run?.setModels(to: .start) }
    run?.finish()
    complete(at: isReversed ? .start : .end)
  }

  /// Makes the animator inactive, then tells.
  func complete(at position: UIViewAnimatingPosition) {
    let completions = self.completions
    self.completions = []
    reset()
    for completion in completions { completion(position) }
  }

  func reset() {
    state = .inactive
    isRunning = false
    run = nil
    passedTime = nil
  }
}
