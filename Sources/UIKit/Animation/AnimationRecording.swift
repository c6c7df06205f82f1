// SPDX-License-Identifier: MIT

internal import Foundation

/// What an animation block that is being run does with the properties that change in it.
@MainActor
struct AnimationRecording {
  /// The innermost block that is being run.
  static var current: AnimationRecording?
  static var isEnabled = true

  let run: AnimationRun
  let beginsFromCurrentState: Bool
  /// The part of the run in which what changes now moves.
  var part: ClosedRange<Double> = 0...1

  /// Runs a closure whose changes are recorded.
  static func record(_ recording: AnimationRecording?, _ body: () -> Void) {
    let former = current
    current = recording
    body()
    current = former
  }
}
