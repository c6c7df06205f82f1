// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// A view on a stage, and an animator that moves it from 5 to 105.
@MainActor private struct Track {
  let stage = Stage()
  let view: UIView

  init() {
    view = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
  }

  /// Where the view is on the screen.
  var x: CGFloat { view.layer.presentationState.position.x }

  func animator(
    _ duration: TimeInterval = 1, curve: UIView.AnimationCurve = .linear
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve) { [view] in view.center.x = 105 }
  }
}

@MainActor @Suite struct AnimationAnimatorTests {
  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }

  @Test func `closures run at the start, the completion at the end`() {
    let track = Track()
    let animator = track.animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive && !animator.isRunning && track.view.center.x == 5)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    #expect(track.view.center.x == 105 && track.x == 5)
    track.stage.advance(0.25)
    #expect(isNear(track.x, 30) && isNear(animator.fractionComplete, 0.25))
    track.stage.advance(0.7)
    #expect(ends.isEmpty)
    track.stage.advance(0.1)
    #expect(ends == [.end] && track.x == 105)
    #expect(animator.state == .inactive && !animator.isRunning)
  }

  @Test func `a running animator keeps itself alive`() {
    let track = Track()
    var ends = 0
    do {
      let animator = track.animator()
      animator.addCompletion { _ in ends += 1 }
      animator.startAnimation()
    }
    track.stage.advance(1.1)
    #expect(ends == 1)
  }

  @Test func `a paused animator holds until it goes on`() {
    let track = Track()
    let animator = track.animator()
    animator.startAnimation()
    track.stage.advance(0.5)
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    track.stage.advance(3)
    #expect(isNear(track.x, 55))
    animator.startAnimation()
    track.stage.advance(0.25)
    #expect(isNear(track.x, 80))
    track.stage.advance(0.3)
    #expect(track.x == 105 && animator.state == .inactive)
  }

  @Test func `pausing in a curve and going on does not jump`() {
    let track = Track()
    let animator = track.animator(curve: .easeInOut)
    animator.startAnimation()
    track.stage.advance(0.3)
    let here = track.x
    animator.pauseAnimation()
    #expect(isNear(track.x, here))
    #expect(isNear(animator.fractionComplete, (here - 5) / 100))
    animator.startAnimation()
    #expect(isNear(track.x, here))
    track.stage.advance(0.2)
    #expect(isNear(track.x, 55))
    track.stage.advance(0.6)
    #expect(track.x == 105)
  }

  @Test func `setting the fraction begins an animator and moves it`() {
    let track = Track()
    let animator = track.animator(curve: .easeIn)
    animator.fractionComplete = 0.5
    #expect(animator.state == .active && !animator.isRunning)
    #expect(isNear(track.x, 55))
    animator.fractionComplete = 7
    #expect(animator.fractionComplete == 1 && track.x == 105)
    animator.fractionComplete = 0.25
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    #expect(track.x < 45, "half the time of a curve that begins slowly is less than half the way")
    #expect(isNear(animator.fractionComplete, 0.5))
    animator.stopAnimation(true)
  }

  @Test func `setting the fraction of a running animator lets it run from there`() {
    let track = Track()
    let animator = track.animator()
    animator.startAnimation()
    animator.fractionComplete = 0.5
    #expect(animator.isRunning && isNear(track.x, 55))
    track.stage.advance(0.25)
    #expect(isNear(track.x, 80))
    track.stage.advance(0.3)
    #expect(animator.state == .inactive)
  }

  @Test func `a reversed animator runs back to the start and sets the model there`() {
    let track = Track()
    let animator = track.animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    track.stage.advance(0.75)
    animator.isReversed = true
    #expect(animator.isRunning && isNear(track.x, 80))
    #expect(isNear(animator.fractionComplete, 0.25))
    track.stage.advance(0.5)
    #expect(isNear(track.x, 30))
    track.stage.advance(0.3)
    #expect(ends == [.start] && track.view.center.x == 5 && track.x == 5)
  }

  @Test func `stopping leaves everything where it is`() {
    let track = Track()
    let animator = track.animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    track.stage.advance(0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && ends.isEmpty)
    #expect(isNear(track.view.center.x, 55) && isNear(track.x, 55))
    #expect(track.view.layer.animationKeys() == nil)
    track.stage.advance(2)
    #expect(ends.isEmpty && isNear(track.x, 55))
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.start, 5.0), (.end, 105), (.current, 55),
  ])
  func `a stopped animator finishes where it is told to`(
    position: UIViewAnimatingPosition, place: CGFloat
  ) {
    let track = Track()
    let animator = track.animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    track.stage.advance(0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && !animator.isRunning && isNear(track.view.center.x, 55))
    animator.finishAnimation(at: position)
    #expect(animator.state == .inactive && ends == [position])
    #expect(isNear(track.view.center.x, place) && isNear(track.x, place))
  }

  @Test func `a delay counts as running, and what moves waits`() {
    let track = Track()
    let animator = track.animator()
    animator.startAnimation(afterDelay: 0.5)
    #expect(animator.state == .active && animator.isRunning && animator.delay == 0.5)
    track.stage.advance(0.5)
    #expect(isNear(track.x, 5))
    track.stage.advance(0.5)
    #expect(isNear(track.x, 55))
    track.stage.advance(0.6)
    #expect(animator.state == .inactive)
  }

  @Test func `changes that are added later move in the time that remains`() {
    let track = Track()
    let animator = track.animator()
    animator.addAnimations({ [track] in track.view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    track.stage.advance(0.5)
    #expect(track.view.layer.presentationState.opacity == 1)
    animator.addAnimations { [track] in track.view.center.y = 105 }
    track.stage.advance(0.25)
    #expect(isNear(track.view.layer.presentationState.opacity, 0.5))
    #expect(isNear(track.view.layer.presentationState.position.y, 55))
    track.stage.advance(0.3)
    #expect(animator.state == .inactive)
  }

  @Test func `an animator goes on with another timing and duration`() {
    let track = Track()
    let animator = track.animator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
    track.stage.advance(1)
    #expect(isNear(track.x, 80))
    track.stage.advance(1.1)
    #expect(track.x == 105 && animator.state == .inactive)
  }

  @Test func `an animator may hold at its end`() {
    let track = Track()
    let animator = track.animator()
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    track.stage.advance(1.5)
    #expect(animator.state == .active && !animator.isRunning && ends == 0)
    #expect(animator.fractionComplete == 1 && track.x == 105)
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    track.stage.advance(0.5)
    #expect(isNear(track.x, 55))
    track.stage.advance(0.6)
    #expect(ends == 1 && track.view.center.x == 5)
  }

  @Test func `an animator can be used again`() {
    let track = Track()
    let animator = track.animator()
    animator.startAnimation()
    track.stage.advance(1.1)
    animator.addAnimations { [track] in track.view.center.x = 5 }
    animator.startAnimation()
    track.stage.advance(0.5)
    #expect(isNear(track.x, 55))
    track.stage.advance(0.6)
    #expect(track.x == 5)
  }

  @Test func `blocks within an animator's closures move with it`() {
    let track = Track()
    var finished: [Bool] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [track] in
      UIView.animate(withDuration: 0.1, animations: { track.view.center.x = 105 }) {
        finished.append($0)
      }
    }
    animator.fractionComplete = 0.5
    track.stage.advance(3)
    #expect(isNear(track.x, 55) && finished.isEmpty)
    animator.startAnimation()
    track.stage.advance(0.6)
    #expect(finished == [true])
  }

  @Test func `an animating view takes touches unless the animator says no`() {
    let track = Track()
    let animator = track.animator()
    animator.startAnimation()
    #expect(!track.view.layer.ignoresTouches)
    animator.isUserInteractionEnabled = false
    #expect(track.view.layer.ignoresTouches)
  }

  @Test func `a running animator is made in one call`() {
    let track = Track()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear
    ) { [track] in
      track.view.center.x = 105
    } completion: {
      ends.append($0)
    }
    #expect(animator.isRunning && track.view.layer.ignoresTouches)
    track.stage.advance(1)
    #expect(isNear(track.x, 55))
    track.stage.advance(0.6)
    #expect(ends == [.end])
  }

  @Test func `an animator that moves nothing is over in the next turn`() {
    let track = Track()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 5, curve: .linear)
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    #expect(ends.isEmpty)
    track.stage.advance(1.0 / 60)
    #expect(ends == [.end])
  }
}
