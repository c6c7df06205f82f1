// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct AnimationAnimatorMisuseTests {
  private func animator() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) {}
  }

  /// The one reason that a misuse gives, without the animator's description.
  private func reason(_ misuse: () -> Void) -> String? {
    let reasons = UIKitFailure.recording(misuse)
    return reasons.count == 1 ? reasons[0] : nil
  }

  @Test func `only a stopped animator is finished, and only an active one stopped`() {
    let stage = Stage()
    let animator = animator()
    #expect(
      reason { animator.finishAnimation(at: .end) }
        == "finishAnimationAtPosition: should only be called on a stopped animator!")
    #expect(reason { animator.stopAnimation(true) }?.contains("is already stopped!") == true)
    animator.startAnimation()
    #expect(reason { animator.finishAnimation(at: .end) } != nil)
    animator.stopAnimation(false)
    #expect(reason { animator.stopAnimation(false) }?.hasSuffix("is already stopped!") == true)
    animator.finishAnimation(at: .current)
    #expect(animator.state == .inactive)
    _ = stage
  }

  @Test func `a paused animator is not started with a delay, and no delay is below zero`() {
    let stage = Stage()
    let animator = animator()
    #expect(
      reason { animator.startAnimation(afterDelay: -1) }
        == "The delay should be greater than or equal to zero.")
    animator.pauseAnimation()
    #expect(
      reason { animator.startAnimation(afterDelay: 1) }?
        .hasSuffix("cannot be started with a delay!") == true)
    #expect(animator.state == .active && !animator.isRunning)
    animator.stopAnimation(true)
    _ = stage
  }

  @Test func `an animator that is not interruptible runs to its end`() {
    let stage = Stage()
    let view = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.isInterruptible = false
    animator.startAnimation()
    #expect(reason { animator.pauseAnimation() }?.hasSuffix("cannot be paused!") == true)
    #expect(reason { animator.stopAnimation(true) }?.hasSuffix("cannot be stopped!") == true)
    #expect(
      reason { animator.isReversed = true }?.hasSuffix("cannot be continued or reversed!") == true)
    #expect(
      reason { animator.isInterruptible = true }?
        .hasPrefix("It is not allowed to set the interruptible property") == true)
    #expect(animator.isRunning && !animator.isReversed && !animator.isInterruptible)
    stage.advance(1.1)
    #expect(animator.state == .inactive)
  }

  @Test func `a paused or stopped animator must not be released`() {
    let stage = Stage()
    for stops in [false, true] {
      let reasons = UIKitFailure.recording {
        let animator = animator()
        animator.pauseAnimation()
        if stops { animator.stopAnimation(false) }
      }
      #expect(reasons.count == 1)
      #expect(
        reasons.first?.hasPrefix("It is an error to release a paused or stopped property animator")
          == true)
    }
    #expect(UIKitFailure.recording { animator().startAnimation() }.isEmpty)
    _ = stage
  }

  @Test func `a stopped animator is not started, which the console tells`() {
    let stage = Stage()
    let animator = animator()
    animator.startAnimation()
    animator.stopAnimation(false)
    animator.startAnimation()
    #expect(animator.state == .stopped && !animator.isRunning)
    #expect(stage.simulator.console.count == 1)
    animator.finishAnimation(at: .current)
  }
}

@MainActor @Suite struct AnimationTimingParametersTests {
  @Test func `curves have UIKit's control points and tell their kind`() {
    let easing = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(easing.animationCurve == .easeIn && easing.timingCurveType == .builtin)
    #expect(easing.controlPoint1 == CGPoint(x: 0.42, y: 0))
    #expect(easing.controlPoint2 == CGPoint(x: 1, y: 1))
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(own.timingCurveType == .cubic && own.cubicTimingParameters === own)
    #expect(UISpringTimingParameters(dampingRatio: 1).timingCurveType == .spring)
    #expect(UICubicTimingParameters().animationCurve == .easeInOut)
  }

  @Test func `a spring with a mass decides about the duration`() {
    let stage = Stage()
    let parameters = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: parameters)
    // A critically damped spring of 10 radians a second.
    #expect(abs(animator.duration - 0.9233) < 1e-3)
    let view = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    animator.addAnimations { view.center.x = 105 }
    animator.startAnimation()
    stage.advance(0.1)
    // 1 − (1 + ωt)·exp(−ωt) at ωt = 1.
    #expect(abs(view.layer.presentationState.position.x - 31.424) < 0.01)
    stage.advance(0.9)
    #expect(animator.state == .inactive)
    let system = UIViewPropertyAnimator(
      duration: 9, timingParameters: UISpringTimingParameters())
    #expect(system.duration > 3 && system.duration < 4)
  }

  @Test func `timing parameters live in archives`() throws {
    let spring = UISpringTimingParameters(
      mass: 2, stiffness: 50, damping: 3, initialVelocity: CGVector(dx: 4, dy: 5))
    let curve = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    (spring as any NSCoding).encode(with: archiver)
    (curve as any NSCoding).encode(with: archiver)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let (readSpring, readCurve) = (
      try #require(UISpringTimingParameters(coder: reader)),
      try #require(UICubicTimingParameters(coder: reader))
    )
    #expect(readSpring.timing == spring.timing && readCurve.timing == curve.timing)
    #expect(readSpring.initialVelocity.dy == 5 && readCurve.timingCurveType == .cubic)
    let empty = NSKeyedArchiver(requiringSecureCoding: false)
    empty.finishEncoding()
    let nothing = try NSKeyedUnarchiver(forReadingFrom: empty.encodedData)
    #expect(UICubicTimingParameters(coder: nothing) == nil)
  }
}
