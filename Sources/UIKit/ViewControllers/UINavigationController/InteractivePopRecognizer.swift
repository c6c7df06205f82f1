// SPDX-License-Identifier: MIT
internal import Foundation

/// Follows a finger that drags a page away from the leading edge.
@MainActor final class InteractivePopRecognizer: UIGestureRecognizer {
  /// How far from the edge the finger may come down, in points.
  private static let edge: CGFloat = 20
  /// How far the finger moves before the page follows, in points.
  private static let slack: CGFloat = 10

  weak var controller: UINavigationController?
  private var touch: UITouch?
  private var start = CGPoint.zero
  /// Recent positions, for the speed at the end.
  private var trail: [(time: TimeInterval, progress: CGFloat)] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touch == nil else {
      // One finger drags; what others do meanwhile is no matter of this gesture.
      for other in touches { ignore(other, for: event) }
      return
    }
    guard let first = touches.first, let view, mayBegin else { return giveUp() }
    start = first.location(in: view)
    guard distanceFromEdge(start) <= Self.edge else { return giveUp() }
    touch = first
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch, touches.contains(touch), let view else { return }
    let position = touch.location(in: view)
    let dragged = distanceFromEdge(position) - distanceFromEdge(start)
    if state == .possible {
      let sideways = abs(position.y - start.y)
      if sideways > Self.slack, sideways > dragged { return giveUp() }
      guard dragged > Self.slack else { return }
      state = .began
      guard state == .began else { return }
      controller?.beginInteractivePop()
    } else {
      state = .changed
    }
    let progress = min(max(dragged / max(view.bounds.width, 1), 0), 1)
    trail.append((touch.timestamp, progress))
    controller?.transition?.follow(progress)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch, touches.contains(touch) else { return }
    guard state == .began || state == .changed else { return giveUp() }
    controller?.transition?.release(finishing: finishes(at: touch.timestamp))
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch, touches.contains(touch) else { return }
    guard state == .began || state == .changed else { return giveUp() }
    controller?.transition?.release(finishing: false)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    touch = nil
    trail = []
  }

  private func giveUp() { state = .failed }

  /// UIKit's rule: not at the root, not while a page moves, not where the back button is gone.
  private var mayBegin: Bool {
    guard let controller, controller.stack.count > 1, controller.transition == nil else {
      return false
    }
    return delegate != nil || controller.offersBackButton
  }

  private func distanceFromEdge(_ point: CGPoint) -> CGFloat {
    guard let view else { return point.x }
    return view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? view.bounds.width - point.x : point.x
  }

  /// Past the middle the page goes, unless the finger flings it back; before it, only if flung.
  private func finishes(at time: TimeInterval) -> Bool {
    guard let last = trail.last else { return false }
    let speed: CGFloat
    if let reference = trail.last(where: { time - $0.time >= 0.05 }), last.time > reference.time,
      time - last.time < 0.1
    {
      speed = (last.progress - reference.progress) / CGFloat(last.time - reference.time)
    } else {
      speed = 0
    }
    if abs(speed) > 1.5 { return speed > 0 }
    return last.progress > 0.5
  }
}

extension UINavigationController {
  func beginInteractivePop() {
    guard stack.count > 1 else { return }
    change(to: Array(stack.dropLast()), operation: .pop, animated: true, interactively: true)
  }

  /// Whether the user can go back by the bar: it is shown, and nothing replaces its back button.
  var offersBackButton: Bool {
    guard !isBarHidden, let item = stack.last?.navigationItem else { return false }
    return !item.hidesBackButton
      && (item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton)
  }
}
