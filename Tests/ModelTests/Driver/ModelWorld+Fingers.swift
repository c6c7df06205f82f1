// SPDX-License-Identifier: MIT
import UIKit

@testable import TabBarKit

/// Fingers on the screen, as a user's.
extension ModelWorld {
  func tap(_ id: String, times: Int) {
    guard let part = host.bar.shownParts.first(where: { $0.item.id.rawValue == id }) else { return }
    let frame = part.frames.frame
    let point = CGPoint(
      x: frame.origin.x + frame.size.width / 2,
      y: UIScreen.main.bounds.height - host.bar.bounds.height + frame.origin.y
        + frame.size.height / 2)
    // Taps of two steps are no double tap.
    if simulator.clock.now < lastTap + 0.6 {
      pass(lastTap + 0.6 - simulator.clock.now)
    }
    for time in 0..<times {
      if time > 0 { pass(0.1) }
      simulator.touchDown(at: point, finger: 1)
      pass(Simulator.tapDuration)
      simulator.touchUp(finger: 1)
    }
    lastTap = simulator.clock.now
  }

  func swipe(from start: CGFloat, to end: CGFloat) {
    simulator.touchDown(at: point(start))
    move(from: start, to: end)
  }

  func endSwipe(from start: CGFloat, to end: CGFloat) {
    move(from: start, to: end)
    simulator.touchUp()
  }

  private func move(from start: CGFloat, to end: CGFloat) {
    for part in 1...3 {
      pass(1 / 60)
      simulator.touchMove(to: point(start + (end - start) * CGFloat(part) / 3))
    }
    // The finger rests, so that its speed decides nothing.
    pass(0.2)
  }

  /// A point so far, as a part of the width, from the edge where reading begins.
  private func point(_ part: CGFloat) -> CGPoint {
    let bounds = UIScreen.main.bounds
    let isRightToLeft = simulator.situation.direction == .rightToLeft
    return CGPoint(
      x: (bounds.width * (isRightToLeft ? 1 - part : part)).rounded(), y: bounds.height / 2)
  }
}
