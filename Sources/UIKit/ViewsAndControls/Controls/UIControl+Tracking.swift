// SPDX-License-Identifier: MIT

internal import Foundation

extension UIControl {
  /// How far beyond the bounds a finger that is being followed still counts as inside, in points.
  private static let slop: CGFloat = 70

  func trackBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil,
      let touch = touches.min(by: { $0.number < $1.number })
    else { return }
    guard beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    touch.tracker = self
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    guard openMenuAsPrimaryAction() else { return }
    menuTouch = touch
    cancelPresentTracking()
  }

  func trackMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = menuTouch, touches.contains(touch) {
      controlMenu.stage?.point(at: touch.location(in: nil))
    }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    let isInside = bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(touch.location(in: self))
    isTouchInside = isInside
    isHighlighted = isInside
    guard continueTracking(touch, with: event) else {
      stopTracking()
      endTracking(touch, with: event)
      return
    }
    // On crossing, the drag and the crossing are told together.
    let drag: Event = isInside ? .touchDragInside : .touchDragOutside
    guard isInside != wasInside else { return sendActions(for: drag) }
    let crossing: Event = isInside ? .touchDragEnter : .touchDragExit
    if Simulator.current.switches.crossingIsOneEvent {
      sendActions(for: drag.union(crossing))
    } else {
      sendActions(for: drag)
      sendActions(for: crossing)
    }
  }

  func trackEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = menuTouch, touches.contains(touch) {
      menuTouch = nil
      controlMenu.stage?.lift()
    }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(touch.location(in: self))
    stopTracking()
    endTracking(touch, with: event)
    isInside ? sendUpInside() : sendActions(for: .touchUpOutside)
  }

  /// UIKit sends a button's main action on the same touch-up; the order of the two is not known.
  private func sendUpInside() {
    let main = upInsideEvents.intersection(.primaryActionTriggered)
    switch Simulator.current.switches.primaryAction {
    case .together: sendActions(for: upInsideEvents)
    case .after:
      sendActions(for: .touchUpInside)
      if !main.isEmpty { sendActions(for: main) }
    case .before:
      if !main.isEmpty { sendActions(for: main) }
      sendActions(for: .touchUpInside)
    }
  }

  func trackCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = menuTouch, touches.contains(touch), touch !== trackedTouch { menuTouch = nil }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    stopTracking()
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  /// Ends the tracking because the control cannot be used any more.
  func cancelPresentTracking() {
    guard let touch = trackedTouch else { return }
    trackCancelled([touch], with: nil)
  }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }
}
