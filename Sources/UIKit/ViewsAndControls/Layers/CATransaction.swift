// SPDX-License-Identifier: MIT

public import Foundation

/// Seconds, as Core Animation calls them.
public typealias CFTimeInterval = Double

/// How layers without a view animate the changes that are made to them.
///
/// Such a layer animates a change for 0.25 seconds, if it has been in the tree of layers since an
/// earlier turn of the run loop. Transactions nest; settings of an inner one end with its commit.
@MainActor
open class CATransaction: NSObject {
  private final class Level {
    var duration: CFTimeInterval?
    var isDisabled: Bool
    var completion: (() -> Void)?
    var run: AnimationRun?

    init(isDisabled: Bool) { self.isDisabled = isDisabled }
  }

  private static var levels: [Level] = []
  private static let defaultDuration: CFTimeInterval = 0.25

  /// The number of the run loop's turn: what came into the tree in this turn does not animate.
  static var turn = 0
  /// What changes outside of every transaction in one turn is one run.
  private static var outerRun: (turn: Int, time: TimeInterval, run: AnimationRun)?

  nonisolated override init() { super.init() }

  /// Begins a transaction within the present one.
  open class func begin() {
    levels.append(Level(isDisabled: levels.last?.isDisabled ?? false))
  }

  /// Ends the innermost transaction.
  ///
  /// Its completion block runs when its animations are over, in the next turn if there are none.
  open class func commit() {
    guard let level = levels.popLast() else { return }
    if let run = level.run {
      run.start()
    } else if let completion = level.completion {
      Simulator.current.clock.schedule(after: 0) { completion() }
    }
  }

  /// The duration of the innermost transaction's animations, in seconds; 0.25 by default.
  open class func animationDuration() -> CFTimeInterval {
    levels.last { $0.duration != nil }?.duration ?? defaultDuration
  }

  /// Sets the duration of the animations of the changes that follow, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    levels.last?.duration = dur
  }

  /// Whether changes are made without an animation; false by default.
  open class func disableActions() -> Bool {
    levels.last?.isDisabled ?? false
  }

  /// Sets whether the changes that follow are made without an animation.
  open class func setDisableActions(_ flag: Bool) {
    levels.last?.isDisabled = flag
  }

  /// The block to run when the transaction's animations are over.
  open class func completionBlock() -> (() -> Void)? {
    levels.last?.completion
  }

  /// Sets the block to run when the animations of the changes that follow are over.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    levels.last?.completion = block
  }

  static func implicitRecording(for layer: CALayer) -> AnimationRecording? {
    guard layer.turnOfEntry < turn, !disableActions(), AnimationRecording.isEnabled else {
      return nil
    }
    guard let level = levels.last else {
      return AnimationRecording(run: runOfTurn(), beginsFromCurrentState: true)
    }
    let completion = level.completion
    let run =
      level.run
      ?? AnimationRun(
        timing: .init(duration: animationDuration(), curve: .standard),
        allowsUserInteraction: true, completion: { _ in completion?() })
    level.run = run
    return AnimationRecording(run: run, beginsFromCurrentState: true)
  }

  private static func runOfTurn() -> AnimationRun {
    let now = Simulator.current.clock.now
    if let outerRun, outerRun.turn == turn, outerRun.time == now, !outerRun.run.isOver {
      return outerRun.run
    }
    let run = AnimationRun(
      timing: .init(duration: defaultDuration, curve: .standard), allowsUserInteraction: true,
      completion: nil)
    outerRun = (turn, now, run)
    Simulator.current.clock.schedule(after: defaultDuration) { run.finish() }
    return run
  }
}
