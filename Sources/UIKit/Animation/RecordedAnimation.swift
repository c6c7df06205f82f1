// SPDX-License-Identifier: MIT

package import Foundation

/// An animation whose progress is set by hand, as by a finger, until it runs to one of its ends.
///
/// The model has the final values from the start; cancelling sets it back when it has run back.
@MainActor
package final class RecordedAnimation {
  private let run: AnimationRun
  private let curve: TimingCurve

  /// How long the whole animation takes, in seconds, when it is not moved by hand.
  package let duration: TimeInterval

  init(
    duration: TimeInterval, curve: TimingCurve, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    self.duration = duration
    self.curve = curve
    run = AnimationRun(
      timing: .init(duration: duration, curve: .linear), allowsUserInteraction: true,
      isManual: true, completion: completion)
    AnimationRecording.record(
      AnimationRecording(run: run, beginsFromCurrentState: false), animations)
  }

  /// How far the animation has come, from 0 to 1, whatever the curve.
  package var fractionComplete: Double {
    get { run.progress }
    set { run.fraction = min(max(newValue, 0), 1) }
  }

  /// Whether the animation has come to one of its ends.
  package var isOver: Bool { run.isOver }

  /// Lets the animation run to its end, in seconds; without a duration, in what remains of its own.
  package func finish(duration: TimeInterval? = nil) {
    let rest = self.duration * (1 - run.progress)
    run.release(to: 1, over: max(0, duration ?? rest), curve: curve)
  }

  /// Lets the animation run back to its start, in seconds, and sets the model back there.
  package func cancel(duration: TimeInterval? = nil) {
    let rest = self.duration * run.progress
    run.release(to: 0, over: max(0, duration ?? rest), curve: curve)
  }
}

extension UIView {
  /// Records the changes that a closure makes as an animation that is moved by hand.
  ///
  /// The completion is given whether the animation came to its end: false after a cancel.
  package class func recordAnimations(
    duration: TimeInterval, curve: AnimationCurve = .easeInOut, _ body: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) -> RecordedAnimation {
    RecordedAnimation(
      duration: duration, curve: curve.timing, animations: body, completion: completion)
  }
}
