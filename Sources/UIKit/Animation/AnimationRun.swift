// SPDX-License-Identifier: MIT

internal import Foundation

/// One run of an animation: the time it takes, the layers that take part, and what follows.
///
/// It is kept alive by the layers' animations and by the clock's timer for its end, and does not
/// keep the layers alive.
@MainActor
final class AnimationRun {
  struct Timing {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var curve = TimingCurve.easeInOut
    /// How many times to run; infinite for endless.
    var repeatCount: Double = 1
    var autoreverses = false

    /// How long everything takes, in seconds, the delay included.
    var total: TimeInterval { delay + duration * (autoreverses ? 2 : 1) * repeatCount }
  }

  /// A stretch of an animation that is moved by hand, then runs to one of its ends.
  private struct Stretch {
    let begin: TimeInterval
    let duration: TimeInterval
    /// The progress when a fraction of the duration has passed.
    let progress: (Double) -> Double
  }

  /// How to set the model of one changed property.
  struct Change {
    let toStart: () -> Void
    let toEnd: () -> Void
    /// To what is on the screen.
    let toPresentation: () -> Void
  }

  let timing: Timing
  let begin: TimeInterval
  var allowsUserInteraction: Bool
  private var completions: [(Bool) -> Void]
  private var layers: [WeakLayer] = []

  private var changes: [Change] = []
  private var isInterrupted = false
  private var timer: SimulatorClock.Token?
  let isManual: Bool
  private var stretch: Stretch?
  private(set) var isOver = false
  private weak var clock: SimulatorClock?
  private var isCounted = false

  /// The progress of an animation that is moved by hand.
  var fraction: Double = 0 { didSet { ScreenDrawing.changes += 1 } }

  init(
    timing: Timing, allowsUserInteraction: Bool, isManual: Bool = false,
    completion: ((Bool) -> Void)?
  ) {
    self.timing = timing
    self.allowsUserInteraction = allowsUserInteraction
    self.isManual = isManual
    completions = completion.map { [$0] } ?? []
    clock = Simulator.current.clock
    begin = Simulator.current.clock.now
  }

  isolated deinit { count(false) }

  /// Lets the clock count the run as one that moves something, or not any more.
  private func count(_ moves: Bool) {
    guard moves != isCounted else { return }
    isCounted = moves
    clock?.runningAnimations += moves ? 1 : -1
  }

  /// The progress now: 0 at the values before, 1 at the model's.
  var progress: Double {
    let now = Simulator.current.clock.now
    if isManual {
      guard let stretch else { return fraction }
      let passed = stretch.duration > 0 ? (now - stretch.begin) / stretch.duration : 1
      return stretch.progress(min(max(passed, 0), 1))
    }
    let passed = now - begin - timing.delay
    guard passed > 0 else { return 0 }
    guard now - begin < timing.total, timing.duration > 0 else {
      return timing.autoreverses ? 0 : 1
    }
    var cycle = passed / timing.duration
    if timing.autoreverses {
      cycle = cycle.truncatingRemainder(dividingBy: 2)
      cycle = cycle > 1 ? 2 - cycle : cycle
    } else if cycle > 1 {
      cycle = cycle.truncatingRemainder(dividingBy: 1)
    }
    return timing.curve.progress(at: cycle, duration: timing.duration)
  }

  /// Takes note of a layer that takes part, and of how to set its model.
  func record(_ layer: CALayer, _ change: Change) {
    if !layers.contains(where: { $0.layer === layer }) {
      layers.append(WeakLayer(layer: layer))
    }
    count(true)
    if isManual {
      changes.append(change)
    }
  }

  /// Calls a closure, too, when the run is over.
  func addCompletion(_ completion: ((Bool) -> Void)?) {
    if let completion { completions.append(completion) }
  }

  /// Whether nothing has changed in the run.
  var isEmpty: Bool { layers.isEmpty }

  /// Lays out the views that take part, so that what is within them moves along.
  func layOut() {
    for layer in layers.compactMap(\.layer) {
      layer.view?.layoutIfNeeded()
    }
  }

  /// Lets time run once everything is recorded.
  ///
  /// A run in which nothing changes ends in the next turn, and so does one without duration.
  func start() {
    guard !isManual else { return }
    let switches = Simulator.current.switches
    let completion = timing.duration > 0 ? switches.emptyCompletion : switches.zeroLengthCompletion
    if layers.isEmpty, completion == .atOnce, timing.duration > 0 || timing.delay == 0 {
      return finish()
    }
    let wait = layers.isEmpty ? (timing.duration > 0 ? 0 : timing.delay) : timing.total
    guard wait.isFinite else { return }
    timer = Simulator.current.clock.schedule(after: wait) { self.finish() }
  }

  /// Lets an animation that was moved by hand run to its end, or back to its start.
  func release(to end: Double, over duration: TimeInterval, curve: TimingCurve) {
    guard isManual, stretch == nil, !isOver else { return }
    let start = fraction
    travel(over: duration) {
      start + (end - start) * curve.progress(at: $0, duration: duration)
    } then: {
      if end == 0 {
        self.setModels(to: .start)
      }
      self.isInterrupted = self.isInterrupted || end == 0
      self.finish()
    }
  }

  /// Lets time move an animation that was moved by hand, then runs a closure.
  func travel(
    over duration: TimeInterval, _ progress: @escaping (Double) -> Double,
    then: @escaping @MainActor () -> Void
  ) {
    hold()
    let clock = Simulator.current.clock
    stretch = Stretch(begin: clock.now, duration: duration, progress: progress)
    timer = clock.schedule(after: duration, then)
  }

  /// Keeps an animation where it is until it is moved again.
  func hold() {
    fraction = progress
    stretch = nil
    timer?.cancel()
    timer = nil
  }

  /// An animation of this run was taken away before its time.
  func interrupt(_ layer: CALayer) {
    isInterrupted = true
    guard !isOver, !layer.animations.contains(where: { $0.run === self }) else { return }
    layers.removeAll { $0.layer === layer || $0.layer == nil }
    if layers.isEmpty, !isManual {
      timer?.cancel()
      timer = Simulator.current.clock.schedule(after: 0) { self.finish() }
    }
  }

  /// Sets the models of all that changes to the values at a position.
  func setModels(to position: UIViewAnimatingPosition) {
    switch position {
    case .start: for change in changes.reversed() { change.toStart() }
    case .end: for change in changes { change.toEnd() }
    case .current: for change in changes { change.toPresentation() }
    }
  }

  /// Ends the run now.
  func finish() {
    guard !isOver else { return }
    removeAnimations()
    changes = []
    let completions = completions
    self.completions = []
    for completion in completions { completion(!isInterrupted) }
  }

  /// Ends the run now, leaving the models where they are on the screen.
  func stop() {
    guard !isOver else { return }
    hold()
    setModels(to: .current)
    removeAnimations()
  }

  private func removeAnimations() {
    isOver = true
    count(false)
    for layer in layers.compactMap(\.layer) {
      layer.animations.removeAll { $0.run === self }
    }
    layers = []
  }
}

/// A layer that may go away.
@MainActor
private struct WeakLayer {
  weak var layer: CALayer?
}
