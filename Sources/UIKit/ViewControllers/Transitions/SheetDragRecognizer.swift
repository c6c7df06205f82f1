// SPDX-License-Identifier: MIT
internal import Foundation

/// Follows a finger that drags a sheet down.
///
/// Past half of the sheet's height, or flung, the sheet is dismissed; else it goes back. A sheet
/// that the user may not drag away gives way a little only.
@MainActor final class SheetDragRecognizer: UIGestureRecognizer {
  /// How far the finger moves before the sheet follows, in points.
  private static let slack: CGFloat = 10
  /// The speed of a fling, in points a second.
  private static let fling: CGFloat = 1000

  weak var stage: PresentationStage?
  private var touch: UITouch?
  private var start = CGPoint.zero
  private var trail: [(time: TimeInterval, distance: CGFloat)] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touch == nil, let first = touches.first, let stage, !stage.isInTransition else {
      state = .failed
      return
    }
    touch = first
    start = first.location(in: nil)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch, touches.contains(touch) else { return }
    let position = touch.location(in: nil)
    let distance = position.y - start.y
    if state == .possible {
      if abs(position.x - start.x) > Self.slack || distance < -Self.slack {
        state = .failed
        return
      }
      guard distance > Self.slack else { return }
      state = .began
      guard state == .began else { return }
    } else {
      state = .changed
    }
    trail.append((touch.timestamp, distance))
    stage?.container.drag = max(0, distance) * (isHeld ? 0.15 : 1)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(dismissing: !isHeld && goesAway)
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(dismissing: false)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    touch = nil
    trail = []
  }

  private var isHeld: Bool { stage?.presented.isModalInPresentation ?? true }

  private var goesAway: Bool {
    guard let last = trail.last, let container = stage?.container else { return false }
    if last.distance > (container.bounds.height - container.sheetTop) / 2 { return true }
    guard let touch, let reference = trail.last(where: { last.time - $0.time >= 0.05 }),
      touch.timestamp - last.time < 0.1
    else { return false }
    return (last.distance - reference.distance) / CGFloat(last.time - reference.time) > Self.fling
  }

  private func finish(dismissing: Bool) {
    guard state == .began || state == .changed, let stage else { return }
    if dismissing {
      stage.presenter?.dismiss(animated: true)
    } else {
      UIView.animate(withDuration: 0.3) {
        stage.container.drag = 0
        stage.container.layoutIfNeeded()
      }
    }
  }
}
