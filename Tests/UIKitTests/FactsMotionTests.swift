// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// Animations, clause by clause.
@MainActor @Suite struct FactsMotionTests {
  private func box(_ stage: Stage) -> UIView {
    stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
  }

  @Test func `[uikit 208] slow at both ends is what stands for no curve`() {
    #expect(UIView.AnimationOptions.curveEaseInOut.rawValue == 0)
    let curves: [UIView.AnimationOptions] = [.curveEaseIn, .curveEaseOut, .curveLinear]
    #expect(curves.map { $0.rawValue >> 16 } == [1, 2, 3])
    let stage = Stage()
    let (stated, usual) = (box(stage), box(stage))
    UIView.animate(withDuration: 1, delay: 0, options: .curveEaseInOut) { stated.center.x = 105 }
    UIView.animate(withDuration: 1) { usual.center.x = 105 }
    stage.advance(0.2)
    #expect(stated.layer.presentationState.position.x == usual.layer.presentationState.position.x)
    #expect(usual.layer.presentationState.position.x < 20)
  }

  /// What a linear animation over a second changes from one number to another.
  static let properties: [(name: String, set: @MainActor (UIView, CGFloat) -> Void)] = [
    ("bounds.origin", { $0.bounds.origin.x = $1 }),
    ("bounds.size", { $0.bounds.size.width = $1 }),
    ("opacity", { $0.alpha = $1 / 100 }),
    ("transform", { $0.transform = CGAffineTransform(translationX: $1, y: 0) }),
  ]

  private func value(_ name: String, _ view: UIView) -> CGFloat {
    let state = view.layer.presentationState
    return switch name {
    case "bounds.origin": state.bounds.minX
    case "bounds.size": state.bounds.width
    case "opacity": CGFloat(state.opacity) * 100
    default: state.transform.m41
    }
  }

  @Test(arguments: 0..<4, [false, true])
  func `[uikit 211] bounds, transform and opacity add up like places`(
    index: Int, begins: Bool
  ) {
    let stage = Stage()
    let view = box(stage)
    let (name, set) = Self.properties[index]
    set(view, 10)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { set(view, 90) }
    stage.advance(0.5)
    #expect(abs(value(name, view) - 50) < 1e-3)
    let options: UIView.AnimationOptions = begins ? .beginFromCurrentState : []
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, options]) { set(view, 10) }
    #expect(abs(value(name, view) - 50) < 1e-3)
    stage.advance(0.25)
    // 10, a quarter of the first −80 that remains, and three quarters of the second 80.
    #expect(abs(value(name, view) - 50) < 1e-3)
    stage.advance(0.5)
    // The first is over, a quarter of the second remains.
    #expect(abs(value(name, view) - 30) < 1e-3)
    stage.advance(0.3)
    #expect(abs(value(name, view) - 10) < 1e-3)
  }

  @Test func `[uikit 213] what switches animations off is remembered, within and after blocks`() {
    let stage = Stage()
    let view = box(stage)
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.center.x = 105 }) { finished.append($0) }
    #expect(view.layer.animationKeys() == nil)
    #expect(view.layer.presentationState.position.x == 105)
    UIView.performWithoutAnimation { view.center.x = 5 }
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    UIView.performWithoutAnimation {
      UIView.performWithoutAnimation {}
      #expect(!UIView.areAnimationsEnabled)
    }
    #expect(UIView.areAnimationsEnabled)
    stage.advance(0.1)
    #expect(finished == [true])
  }

  @Test(arguments: [0.3, 0.7, 1.0])
  func `[uikit 214] however a spring is damped, one is the whole distance in a second`(
    damping: Double
  ) {
    for (velocity, duration) in [(0.0, 1.0), (1, 1), (3, 0.5)] {
      let curve = TimingCurve.spring(damping: damping, velocity: velocity)
      let time = 1e-5
      let speed = curve.progress(at: time / duration, duration: duration) / time
      #expect(abs(speed - velocity) < 0.02)
    }
  }

  @Test func `[uikit 215] views that are hidden and shown keep their places`() {
    let stage = Stage()
    let (from, to) = (box(stage), box(stage))
    to.isHidden = true
    UIView.transition(from: from, to: to, duration: 0.3, options: .showHideTransitionViews)
    stage.advance(0.4)
    #expect(from.superview === stage.window && from.isHidden)
    #expect(to.superview === stage.window && !to.isHidden)
    let other = UIView()
    UIView.transition(from: to, to: other, duration: 0.3)
    stage.advance(0.4)
    #expect(to.superview == nil && other.superview === stage.window)
  }
}
