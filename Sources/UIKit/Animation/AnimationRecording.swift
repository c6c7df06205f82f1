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

  /// Limits the run to some views; what changes elsewhere belongs to another run.
  var scope: (isWithin: @MainActor (CALayer) -> Bool, elsewhere: AnimationRun)?

  /// What a layer's changes belong to.
  func chosen(for layer: CALayer) -> AnimationRecording {
    guard let scope, !scope.isWithin(layer) else { return self }
    return AnimationRecording(run: scope.elsewhere, beginsFromCurrentState: beginsFromCurrentState)
  }

  /// Runs a closure whose changes are recorded.
  static func record(_ recording: AnimationRecording?, _ body: () -> Void) {
    let former = current
    current = recording
    body()
    current = former
  }
}
