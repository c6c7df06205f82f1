// SPDX-License-Identifier: MIT

internal import Foundation

/// Brings an event's touches to recognisers and views: what `UIWindow.sendEvent(_:)` does.
@MainActor
enum TouchDelivery {
  /// The event that is being delivered.
  private static var current: UIEvent?

  /// Recognisers hear of touches first, then the views that the touches belong to.
  static func deliver(_ event: UIEvent, in window: UIWindow) {
    let former = current
    current = event
    defer { current = former }
    let touches = event.touches(for: window) ?? []
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let changed = touches.filter { $0.phase == phase }
      guard !changed.isEmpty else { continue }
      deliverToRecognizers(changed, phase, event)
      deliverToViews(changed, phase, event)
      if phase == .ended || phase == .cancelled {
        release(changed)
      }
    }
  }

  private static func deliverToRecognizers(
    _ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent
  ) {
    for recognizer in recognizers(of: touches) {
      // An earlier recogniser may have ended this one's chances meanwhile.
      let own = touches.filter { $0.isFollowed(by: recognizer) }
      guard !own.isEmpty else { continue }
      if phase == .began {
        recognizer.activeTouches += own.sorted { $0.number < $1.number }
      }
      recognizer.lastPlace = recognizer.location(in: nil)
      guard !recognizer.isOver else { continue }
      switch phase {
      case .began: recognizer.touchesBegan(own, with: event)
      case .moved: recognizer.touchesMoved(own, with: event)
      case .ended: recognizer.touchesEnded(own, with: event)
      default: recognizer.touchesCancelled(own, with: event)
      }
    }
  }

  private static func deliverToViews(
    _ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent
  ) {
    for (view, own) in byView(touches.filter { !$0.isTakenFromView }) {
      switch phase {
      case .began:
        for touch in own {
          touch.wasToldToView = true
        }
        view.touchesBegan(own, with: event)
      case .moved: view.touchesMoved(own, with: event)
      case .ended: view.touchesEnded(own, with: event)
      default: view.touchesCancelled(own, with: event)
      }
    }
  }

  /// Takes touches away from their views, which hear of it if they have heard of the touches.
  static func take(_ touches: [UITouch]) {
    let taken = touches.filter { !$0.isTakenFromView }
    for touch in taken {
      touch.isTakenFromView = true
    }
    let told = Set(taken.filter(\.wasToldToView))
    let event = current ?? UIEvent(touches: told, timestamp: Simulator.current.clock.now)
    for (view, own) in byView(told) {
      view.touchesCancelled(own, with: event)
    }
  }

  private static func byView(_ touches: Set<UITouch>) -> [(UIView, Set<UITouch>)] {
    var groups: [(UIView, Set<UITouch>)] = []
    for touch in touches.sorted(by: { $0.number < $1.number }) {
      guard let view = touch.view else { continue }
      if let index = groups.firstIndex(where: { $0.0 === view }) {
        groups[index].1.insert(touch)
      } else {
        groups.append((view, [touch]))
      }
    }
    return groups
  }

  private static func recognizers(of touches: Set<UITouch>) -> [UIGestureRecognizer] {
    var recognizers: [UIGestureRecognizer] = []
    for touch in touches.sorted(by: { $0.number < $1.number }) {
      for recognizer in touch.gestureRecognizers ?? []
      where !recognizers.contains(where: { $0 === recognizer }) {
        recognizers.append(recognizer)
      }
    }
    return recognizers
  }

  private static func release(_ touches: Set<UITouch>) {
    // A view that was removed from a control during the touch told it nothing of the end.
    for touch in touches where touch.tracker?.trackedTouch === touch {
      touch.tracker?.cancelPresentTracking()
    }
    let recognizers = recognizers(of: touches)
    for recognizer in recognizers {
      recognizer.activeTouches.removeAll { touches.contains($0) }
      recognizer.finishIfOver()
    }
  }
}

extension UITouch {
  func isFollowed(by recognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizers?.contains { $0 === recognizer } ?? false
  }
}
