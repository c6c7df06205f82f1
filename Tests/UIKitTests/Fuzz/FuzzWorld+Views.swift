// SPDX-License-Identifier: MIT

import Foundation

@testable import UIKit

extension FuzzWorld {
  // MARK: Views

  func addView() {
    guard views.count < 60, let page = any(pages.filter(\.isViewLoaded)),
      let root = page.viewIfLoaded
    else { return }
    let inner = root.all(FuzzView.self).filter { $0.owner == nil }
    let parent = random.chance(0.5) ? root : any(inner) ?? root
    let view = makeView(in: parent.bounds)
    note("\(type(of: view)) in \(describe(page))")
    parent.insertSubview(view, at: Int.random(in: 0...6, using: &random))
  }

  func removeView() {
    guard let view = any(views) else { return }
    note("\(type(of: view))")
    view.removeFromSuperview()
  }

  func moveView() {
    guard let view = any(views), let parent = any(views), !parent.isDescendant(of: view) else {
      return
    }
    note("\(type(of: view)) into \(type(of: parent))")
    switch Int.random(in: 0..<4, using: &random) {
    case 0: view.superview?.bringSubviewToFront(view)
    case 1: view.superview?.sendSubviewToBack(view)
    default: parent.insertSubview(view, at: Int.random(in: 0...4, using: &random))
    }
  }

  func changeView() {
    guard let view = any(views) else { return }
    note("\(type(of: view))")
    change(view)
  }

  private func change(_ view: UIView) {
    let number = { (range: ClosedRange<CGFloat>) in
      CGFloat.random(in: range, using: &self.random)
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: view.frame = CGRect(x: number(-50...300), y: 10, width: number(0...300), height: 90)
    case 1: view.bounds.size = CGSize(width: number(0...300), height: number(0...300))
    case 2: view.center = CGPoint(x: number(-50...400), y: number(-50...800))
    case 3: view.transform = CGAffineTransform(rotationAngle: number(0...6)).scaledBy(x: 2, y: 0.5)
    case 4: view.transform = random.chance(0.5) ? .identity : CGAffineTransform(scaleX: 0, y: 0)
    case 5: view.alpha = number(0...1)
    case 6: view.isHidden.toggle()
    default:
      view.isUserInteractionEnabled.toggle()
      (view as? UIControl)?.isEnabled.toggle()
    }
  }

  func focusView() {
    guard let view = any(views.filter { $0.window != nil && $0.canBecomeFirstResponder })
    else { return }
    if random.chance(0.8) { view.becomeFirstResponder() } else { view.resignFirstResponder() }
  }

  func scroll() {
    guard let scroll = any(views.compactMap { $0 as? FuzzScroll }) else { return }
    let y = CGFloat.random(in: -100...500, using: &random)
    scroll.setContentOffset(CGPoint(x: 0, y: y), animated: random.chance(0.5))
  }

  func animate() {
    guard let view = any(views) else { return }
    let duration = Double.random(in: -0.1...0.6, using: &random)
    note("\(type(of: view)) for \(duration)")
    let options: UIView.AnimationOptions =
      any([
        [], .beginFromCurrentState, .allowUserInteraction, .layoutSubviews, .curveLinear,
      ]) ?? []
    report.pendingCompletions += 1
    let animations = {
      self.change(view)
      if self.random.chance(0.3) { view.superview?.layoutIfNeeded() }
    }
    let completion = { [report] (_: Bool) in report.pendingCompletions -= 1 }
    if random.chance(0.3) {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 1,
        options: options, animations: animations, completion: completion)
    } else {
      UIView.animate(
        withDuration: duration, delay: random.chance(0.3) ? 0.2 : 0, options: options,
        animations: animations, completion: completion)
    }
  }

  // MARK: Fingers

  private var isActive: Bool { UIApplication.shared.applicationState == .active }

  private func anyPlace() -> CGPoint {
    let bounds = UIScreen.main.bounds
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      if let bar = any(tabs)?.tabBar, let button = any(bar.buttons), bar.window != nil {
        return button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
      }
    case 1:
      if let control = any(views.compactMap { $0 as? FuzzControl }), control.window != nil {
        return control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
      }
    case 2:
      if let bar = any(stacks)?.navigationBar, bar.window != nil {
        return bar.convert(CGPoint(x: 20, y: bar.bounds.midY), to: nil)
      }
    default: break
    }
    return CGPoint(
      x: CGFloat.random(in: 0..<bounds.width, using: &random),
      y: CGFloat.random(in: 0..<bounds.height, using: &random))
  }

  private var anyFinger: Int { random.chance(0.8) ? 0 : 1 }

  func touchDown() {
    guard isActive else { return }
    let place = anyPlace()
    note("\(place)")
    simulator.touchDown(at: place, finger: anyFinger)
  }

  func touchMove() { simulator.touchMove(to: anyPlace(), finger: anyFinger) }

  func touchUp() { simulator.touchUp(finger: anyFinger) }

  func tap() {
    guard isActive else { return }
    let place = anyPlace()
    note("\(place)")
    simulator.tap(at: place)
  }

  /// Sometimes goes on until the finger is lifted, sometimes leaves it where it is.
  func edgeDrag() {
    guard isActive else { return }
    let bounds = UIScreen.main.bounds
    let y = CGFloat.random(in: 0..<bounds.height, using: &random)
    let end = CGFloat.random(in: 0..<bounds.width, using: &random)
    let isMirrored = simulator.situation.direction == .rightToLeft
    note("to \(end)")
    for step in 0...5 {
      let way = 2 + end * CGFloat(step) / 5
      let place = CGPoint(x: isMirrored ? bounds.width - way : way, y: y)
      if step == 0 {
        simulator.touchDown(at: place)
      } else {
        simulator.touchMove(to: place)
      }
      simulator.advance(by: 1.0 / 60)
    }
    if random.chance(0.7) { simulator.touchUp() }
  }
}
