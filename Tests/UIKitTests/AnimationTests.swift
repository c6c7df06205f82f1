// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct AnimationTests {
  private func box(_ stage: Stage) -> UIView {
    stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
  }

  private func shown(_ view: UIView) -> CGPoint { view.layer.presentationState.position }

  @Test func `[uikit 205] the model is final at once, the presentation moves`() {
    let stage = Stage()
    let view = box(stage)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center = CGPoint(x: 105, y: 5)
    }
    #expect(view.center == CGPoint(x: 105, y: 5))
    #expect(shown(view) == CGPoint(x: 5, y: 5))
    #expect(view.layer.animationKeys() == ["position"])
    stage.advance(0.25)
    #expect(abs(shown(view).x - 30) < 1e-6)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 30) < 1e-6)
    stage.advance(0.75)
    #expect(shown(view) == CGPoint(x: 105, y: 5))
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `[uikit 206] without a duration the change is immediate and the completion true`() {
    let stage = Stage()
    let view = box(stage)
    var finished: [Bool] = []
    UIView.animate(withDuration: 0, animations: { view.alpha = 0 }) { finished.append($0) }
    UIView.animate(withDuration: -1, animations: { view.alpha = 0.5 }) { finished.append($0) }
    #expect(view.layer.animationKeys() == nil)
    stage.advance(1.0 / 60)
    #expect(finished == [true, true])
  }

  @Test func `[uikit 207] a block that changes nothing completes before its duration`() {
    let stage = Stage()
    var finished: [Bool] = []
    UIView.animate(withDuration: 5, animations: {}) { finished.append($0) }
    stage.advance(1.0 / 60)
    #expect(finished == [true])
  }

  @Test func `completions come when the time is over`() {
    let stage = Stage()
    let view = box(stage)
    var finished: [Bool] = []
    UIView.animate(withDuration: 0.3, delay: 0.2, animations: { view.alpha = 0 }) {
      finished.append($0)
    }
    stage.advance(0.2)
    #expect(view.layer.presentationState.opacity == 1)
    stage.advance(0.29)
    #expect(finished.isEmpty)
    stage.advance(0.02)
    #expect(finished == [true])
  }

  @Test func `[uikit 208] the options have UIKit's numbers and the curve is slow at both ends`() {
    let options: [UIView.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
      .showHideTransitionViews, .overrideInheritedOptions, .curveEaseIn, .curveEaseOut,
      .curveLinear,
      .transitionCrossDissolve,
    ]
    #expect(
      options.map(\.rawValue) == [
        1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1 << 16, 2 << 16, 3 << 16, 5 << 20,
      ])
    let stage = Stage()
    let view = box(stage)
    UIView.animate(withDuration: 1) { view.center.x = 105 }
    stage.advance(0.1)
    let early = shown(view).x
    stage.advance(0.4)
    #expect(early < 12)
    #expect(abs(shown(view).x - 55) < 0.01)
  }

  @Test func `[uikit 209] a block within another takes over duration and curve unless told not to`()
  {
    let stage = Stage()
    let (one, two) = (box(stage), box(stage))
    var inherited: TimeInterval = 0
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 0.5) {
        one.center.x = 105
        inherited = UIView.inheritedAnimationDuration
      }
      UIView.animate(
        withDuration: 0.5, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve]
      ) { two.center.x = 105 }
    }
    #expect(inherited == 2)
    stage.advance(0.5)
    #expect(abs(shown(one).x - 30) < 1e-6)
    #expect(shown(two).x == 105)
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test func `[uikit 210] an animating view takes no touches unless it is allowed to`() {
    let stage = Stage()
    let control = stage.add(UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    var downs = 0
    control.addAction(UIAction { _ in downs += 1 }, for: .touchDown)
    UIView.animate(withDuration: 1) { control.alpha = 0.5 }
    stage.tap(10, 10)
    #expect(downs == 0)
    stage.advance(1)
    stage.tap(10, 10)
    #expect(downs == 1)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      control.alpha = 1
    }
    stage.tap(10, 10)
    #expect(downs == 2)
  }

  @Test func `[uikit 211] animations of a position add up`() {
    let stage = Stage()
    let view = box(stage)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
    stage.advance(0.5)
    #expect(abs(shown(view).x - 55) < 1e-6)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 5 }
    #expect(view.center.x == 5)
    #expect(abs(shown(view).x - 55) < 1e-6)
    stage.advance(0.25)
    // 5, and what remains: a quarter of −100 and three quarters of 100.
    #expect(abs(shown(view).x - 55) < 1e-6)
    stage.advance(0.75)
    #expect(shown(view).x == 5)
  }

  @Test func `[uikit 211] bounds animate as an origin and a size`() {
    let stage = Stage()
    let view = box(stage)
    UIView.animate(withDuration: 1) { view.bounds = CGRect(x: 3, y: 3, width: 20, height: 20) }
    #expect(view.layer.animationKeys() == ["bounds.origin", "bounds.size"])
  }

  @Test func `[uikit 212] an animation of a colour is replaced and does not finish`() {
    let stage = Stage()
    let view = box(stage)
    view.backgroundColor = .white
    var finished: [String] = []
    UIView.animate(withDuration: 1, animations: { view.backgroundColor = .red }) {
      finished.append("red \($0)")
    }
    stage.advance(0.5)
    UIView.animate(withDuration: 1, animations: { view.backgroundColor = .blue }) {
      finished.append("blue \($0)")
    }
    stage.advance(0.1)
    #expect(finished == ["red false"])
    stage.advance(1)
    #expect(finished == ["red false", "blue true"])
  }

  @Test func `[uikit 212] leaving the window ends animations without finishing`() {
    let stage = Stage()
    let view = box(stage)
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { finished.append($0) }
    stage.advance(0.1)
    view.removeFromSuperview()
    stage.advance(0.1)
    #expect(finished == [false])
  }

  @Test func `[uikit 213] changes without animation are immediate within a block too`() {
    let stage = Stage()
    let view = box(stage)
    var enabled: [Bool] = []
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        view.alpha = 0.5
        enabled.append(UIView.areAnimationsEnabled)
      }
      enabled.append(UIView.areAnimationsEnabled)
    }
    #expect(enabled == [false, true])
    #expect(view.layer.presentationState.opacity == 0.5)
  }

  @Test func `[uikit 214] a spring swings unless its damping is one, and rests at the end`() {
    let stage = Stage()
    func farthest(damping: CGFloat) -> CGFloat {
      let view = box(stage)
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0,
        animations: { view.center.x = 105 })
      var farthest: CGFloat = 0
      for _ in 0..<40 {
        farthest = max(farthest, shown(view).x)
        stage.advance(1.0 / 60)
      }
      #expect(shown(view).x == 105)
      return farthest
    }
    #expect(farthest(damping: 0.4) > 110)
    #expect(farthest(damping: 1) <= 105.001)
  }

  @Test func `[uikit 214] a velocity of one covers the whole distance in the first second`() {
    let curve = TimingCurve.spring(damping: 1, velocity: 1)
    let still = TimingCurve.spring(damping: 1, velocity: 0)
    let early = curve.progress(at: 0.001, duration: 1) - still.progress(at: 0.001, duration: 1)
    #expect(abs(early - 0.001) < 1e-4)
  }

  @Test func `[uikit 215] a transition exchanges views, or hides and shows them`() {
    let stage = Stage()
    let (from, to) = (box(stage), UIView())
    UIView.transition(from: from, to: to, duration: 0.3)
    #expect(from.superview == nil && to.superview === stage.window)
    UIView.transition(from: to, to: from, duration: 0.3, options: .showHideTransitionViews)
    #expect(to.superview === stage.window && to.isHidden)
  }

  @Test func `[uikit 216] layout within the block is animated`() {
    final class Row: UIView {
      let part = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(part)
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() { part.frame.size.width = bounds.width }
    }
    let stage = Stage()
    let row = stage.add(Row(frame: CGRect(x: 0, y: 0, width: 100, height: 10)))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      row.frame.size.width = 200
      row.layoutIfNeeded()
    }
    stage.advance(0.5)
    #expect(abs(row.part.layer.presentationState.bounds.width - 150) < 1e-6)
  }

  @Test func `endless animations do not keep the clock busy`() {
    let stage = Stage()
    let view = box(stage)
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      view.center.x = 105
    }
    #expect(!stage.simulator.clock.isBusy)
    stage.advance(1.5)
    #expect(abs(shown(view).x - 55) < 1e-6)
    stage.advance(0.75)
    #expect(abs(shown(view).x - 30) < 1e-6)
  }

  @Test func `a turn in between two turns is a turn`() {
    let stage = Stage()
    let view = box(stage)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    }
    stage.advance(0.5)
    let matrix = CATransform3DGetAffineTransform(view.layer.presentationState.transform)
    let expected = CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 1.5, y: 1.5)
    #expect(abs(matrix.a - expected.a) < 0.1 && abs(matrix.b - expected.b) < 0.1)
    #expect(abs(matrix.a * matrix.c + matrix.b * matrix.d) < 1e-6)
  }

  @Test func `a finger moves an animation, which then finishes or goes back`() {
    let stage = Stage()
    let view = box(stage)
    var finished: [Bool] = []
    let first = UIView.recordAnimations(duration: 0.5) {
      view.center.x = 105
    } completion: {
      finished.append($0)
    }
    first.fractionComplete = 0.3
    stage.advance(3)
    #expect(abs(shown(view).x - 35) < 1e-6)
    first.cancel(duration: 0.2)
    stage.advance(0.1)
    #expect(shown(view).x > 5 && shown(view).x < 35)
    stage.advance(0.2)
    #expect(view.center.x == 5 && shown(view).x == 5)
    #expect(finished == [false] && first.isOver)
    let second = UIView.recordAnimations(duration: 0.5) {
      view.center.x = 105
    } completion: {
      finished.append($0)
    }
    second.fractionComplete = 0.5
    second.finish()
    stage.advance(0.25)
    #expect(view.center.x == 105 && shown(view).x == 105)
    #expect(finished == [false, true])
  }

  @Test func `a layer without a view animates by itself once it has been shown`() {
    let stage = Stage()
    let layer = CALayer()
    stage.window.layer.addSublayer(layer)
    layer.position = CGPoint(x: 10, y: 10)
    #expect(layer.animationKeys() == nil)
    stage.advance(0.1)
    layer.position = CGPoint(x: 110, y: 10)
    #expect(layer.animationKeys() == ["position"])
    stage.advance(0.3)
    #expect(layer.animationKeys() == nil)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
    var ended = 0
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setCompletionBlock { ended += 1 }
    layer.opacity = 1
    CATransaction.commit()
    stage.advance(0.9)
    #expect(ended == 0 && layer.animationKeys() == ["opacity"])
    stage.advance(0.2)
    #expect(ended == 1)
  }
}

@MainActor @Suite struct AnimationLifetimeTests {
  @Test func `an endless animation keeps neither its view nor its layer alive`() {
    weak var view: UIView?
    weak var layer: CALayer?
    do {
      let stage = Stage()
      let added = stage.add(UIView())
      view = added
      layer = added.layer
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) { added.alpha = 0 }
    }
    // The simulator keeps the windows that are shown.
    _ = Simulator()
    #expect(view == nil && layer == nil)
  }
}
