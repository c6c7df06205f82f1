// SPDX-License-Identifier: MIT

import Foundation
import SeededRandom

@testable import UIKit

extension FuzzWorld {
  // MARK: Views

  func addView() {
    let candidates = random.chance(0.8) ? shownPages : pages.filter(\.isViewLoaded)
    guard views.count < 60, let page = any(candidates), let root = page.viewIfLoaded else { return }
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
}
