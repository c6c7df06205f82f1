// SPDX-License-Identifier: MIT

import Canvas
import Foundation

@testable import UIKit

/// A window on a fresh simulator, with fingers and a clock.
@MainActor
struct Stage {
  let simulator: Simulator
  let window: UIWindow
  let glass = TouchScreen()

  init(_ situation: Situation = Situation(), size: CGSize = CGSize(width: 393, height: 852)) {
    simulator = Simulator(situation)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.isHidden = false
  }

  @discardableResult
  func add<View: UIView>(_ view: View) -> View {
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  func advance(_ seconds: TimeInterval) {
    let clock = simulator.clock
    let end = clock.now + seconds
    while clock.now < end - 1e-9 {
      clock.advance(to: min(end, clock.now + 1.0 / 60))
      window.layoutIfNeeded()
      CATransaction.turn += 1
    }
  }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    glass.down(at: CGPoint(x: x, y: y), finger: finger, in: [window])
  }

  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    glass.move(to: CGPoint(x: x, y: y), finger: finger)
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    advance(0.05)
    glass.up()
  }

  func drag(from start: CGPoint, to end: CGPoint, seconds: TimeInterval = 0.2, steps: Int = 12) {
    down(start.x, start.y)
    for step in 1...steps {
      advance(seconds / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      move(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
    }
  }

  func picture(scale: CGFloat = 1) -> Bitmap? {
    window.layoutIfNeeded()
    return ViewRenderer.picture(of: window, scale: scale)
  }
}

extension Bitmap {
  func hex(_ x: Int, _ y: Int) -> String {
    let pixel = rgba(atX: x, y: y)
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
