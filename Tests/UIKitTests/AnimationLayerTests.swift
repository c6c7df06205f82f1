// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// A view whose layer draws a shape.
private final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  var shape: CAShapeLayer? { layer as? CAShapeLayer }
}

@MainActor @Suite struct AnimationLayerTests {
  @Test func `a shape's path does not follow a view's animation, its colours and lines do`() {
    let stage = Stage()
    let view = stage.add(ShapeView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    let (small, large) = (
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath,
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
    )
    view.shape?.path = small
    view.shape?.strokeColor = UIColor.red.cgColor
    UIView.animate(withDuration: 1) {
      view.shape?.path = large
      view.shape?.lineWidth = 9
      view.layer.shadowPath = large
      view.layer.cornerRadius = 5
    }
    #expect(view.layer.animationKeys() == ["lineWidth", "cornerRadius"])
    #expect((view.layer.presentation() as? CAShapeLayer)?.path == large)
    #expect((view.layer.presentation() as? CAShapeLayer)?.lineWidth == 1)
  }

  @Test func `a layer without a view does not take part in a view's animation`() {
    let stage = Stage()
    let layer = CALayer()
    stage.window.layer.addSublayer(layer)
    stage.advance(0.1)
    UIView.animate(withDuration: 3) { layer.opacity = 0 }
    stage.advance(0.125)
    #expect(layer.presentationState.opacity < 0.7)
    stage.advance(0.15)
    #expect(layer.animationKeys() == nil, "it takes its own quarter of a second")
  }

  @Test func `the presentation is a copy, and there is none out of a window`() {
    let stage = Stage()
    let view = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let copy = view.layer.presentation()
    copy?.position = CGPoint(x: 77, y: 77)
    #expect(view.layer.position == CGPoint(x: 5, y: 5))
    #expect(CALayer().presentation() == nil)
  }

  @Test func `removing all animations shows the model at once and does not finish`() {
    let stage = Stage()
    let view = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.center.x = 105 }) { finished.append($0) }
    stage.advance(0.2)
    view.layer.removeAllAnimations()
    #expect(view.layer.animationKeys() == nil)
    #expect(view.layer.presentation()?.position.x == 105)
    stage.advance(1.0 / 60)
    #expect(finished == [false])
  }

  @Test func `[uikit 211] beginning from the current state makes no difference to a place`() {
    let stage = Stage()
    let views = [false, true].map { begins in
      let view = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
      return (view, begins)
    }
    stage.advance(0.5)
    for (view, begins) in views {
      let options: UIView.AnimationOptions = begins ? .beginFromCurrentState : []
      UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 205 }
    }
    stage.advance(0.25)
    let places = views.map { $0.0.layer.presentationState.position.x }
    #expect(abs(places[0] - places[1]) < 1e-9 && places[0] > 60)
  }

  @Test func `[uikit 212] a colour begins where it is on the screen only if told so`() {
    let stage = Stage()
    func red(_ options: UIView.AnimationOptions) -> CGFloat {
      let view = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      view.backgroundColor = .black
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.backgroundColor = .red
      }
      stage.advance(0.5)
      UIView.animate(withDuration: 1, delay: 0, options: options) { view.backgroundColor = .black }
      return view.layer.presentationState.backgroundColor?.components?.first ?? -1
    }
    #expect(red([]) == 1)
    #expect(abs(red(.beginFromCurrentState) - 0.5) < 1e-6)
  }

  @Test func `transactions nest, and what they set ends with them`() {
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func `a transaction in which nothing moves completes in the next turn`() {
    let stage = Stage()
    var ended = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { ended += 1 }
    CATransaction.commit()
    #expect(ended == 0)
    stage.advance(1.0 / 60)
    #expect(ended == 1)
  }
}
