// SPDX-License-Identifier: MIT

internal import Foundation

extension UIGestureRecognizer {
  var isActive: Bool { currentState == .began || currentState == .changed }

  var isOver: Bool {
    currentState == .ended || currentState == .cancelled || currentState == .failed
  }

  /// Whether the recogniser has seen its gesture and waits for others to fail.
  var isWaiting: Bool { pendingState != nil }

  /// Moves the recogniser on, as far as its delegate, its view and other recognisers allow.
  func move(to target: State) {
    switch (currentState, target) {
    case (.possible, .began), (.possible, .ended): tryToRecognize(target)
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.began, .changed), (.began, .ended), (.began, .cancelled), (.changed, .changed),
      (.changed, .ended), (.changed, .cancelled):
      enter(target)
    case (.began, .failed), (.changed, .failed): enter(.cancelled)
    default: break
    }
    finishIfOver()
  }

  private func tryToRecognize(_ target: State) {
    guard pendingState == nil else { return }
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true,
      view?.gestureRecognizerShouldBegin(self) ?? true
    else {
      fail()
      return
    }
    waitingFor = GestureArbiter.rivals(of: self)
      .filter { $0.currentState == .possible && waits(for: $0) }
      .map { WeakRecognizer(recognizer: $0) }
    guard waitingFor.isEmpty else {
      pendingState = target
      GestureArbiter.addWaiting(self)
      return
    }
    recognize(target)
  }

  private func recognize(_ target: State) {
    currentState = target
    GestureArbiter.prevent(rivalsOf: self)
    if cancelsTouchesInView {
      TouchDelivery.take(activeTouches)
    }
    onAction?(self)
    GestureArbiter.settle(after: self)
  }

  private func enter(_ target: State) {
    currentState = target
    onAction?(self)
  }

  /// Ends the recogniser's chances for the touches that it follows.
  func fail() {
    guard currentState == .possible else { return }
    currentState = .failed
    pendingState = nil
    GestureArbiter.settle(after: self)
    finishIfOver()
  }

  /// Whether another recogniser must have failed before this one may go on.
  private func waits(for other: UIGestureRecognizer) -> Bool {
    blockers.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// A recogniser that this one may be waiting for has failed or was recognised.
  func blockerDidSettle(_ blocker: UIGestureRecognizer) {
    guard waitingFor.contains(where: { $0.recognizer === blocker }) else { return }
    guard blocker.currentState == .failed else {
      fail()
      return
    }
    waitingFor.removeAll { $0.recognizer === blocker || $0.recognizer == nil }
    guard waitingFor.isEmpty, let target = pendingState else { return }
    pendingState = nil
    recognize(target)
    finishIfOver()
  }

  /// Ends a gesture in progress because the recogniser was switched off or left its view.
  func cancelAndReset() {
    if isActive {
      enter(.cancelled)
    } else {
      fail()
    }
    for touch in activeTouches {
      touch.gestureRecognizers?.removeAll { $0 === self }
    }
    activeTouches = []
    finishIfOver()
  }

  /// Makes the recogniser ready for the next gesture once this one and its touches are over.
  func finishIfOver() {
    guard isOver, activeTouches.isEmpty else { return }
    currentState = .possible
    pendingState = nil
    waitingFor = []
    reset()
  }
}

extension UIGestureRecognizer {
  /// Lets this gesture wait until another has failed.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    blockers.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Stops following a touch.
  public func ignore(_ touch: UITouch, for event: UIEvent) {
    activeTouches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }
}
