// SPDX-License-Identifier: MIT

internal import Foundation

extension UIGestureRecognizer {
  /// Moves the recogniser on, as far as its delegate, its view and other recognisers allow.
  func move(to target: State) {
    switch (currentState, target) {
    case (.possible, .began), (.possible, .ended):
      guard mayBegin else {
        currentState = .failed
        GestureArbiter.settle(after: self)
        return
      }
      guard !mustWait else {
        isWaiting = true
        pendingState = target
        return
      }
      recognize(target)
    case (.possible, .failed), (.possible, .cancelled):
      currentState = .failed
      GestureArbiter.settle(after: self)
    case (.began, .changed), (.began, .ended), (.began, .cancelled), (.changed, .changed),
      (.changed, .ended), (.changed, .cancelled):
      currentState = target
      onAction?(self)
    case (.began, .failed), (.changed, .failed):
      currentState = .cancelled
      onAction?(self)
    default:
      break
    }
  }

  var isActive: Bool { currentState == .began || currentState == .changed }
  var isOver: Bool {
    currentState == .ended || currentState == .cancelled || currentState == .failed
  }

  private var mayBegin: Bool {
    isEnabled && delegate?.gestureRecognizerShouldBegin(self) ?? true
      && view?.gestureRecognizerShouldBegin(self) ?? true
  }

  private var mustWait: Bool {
    GestureArbiter.rivals(of: self).contains { waits(for: $0) && !$0.isOver && $0.isWatching }
  }

  /// Whether another recogniser must have failed before this one may go on.
  func waits(for other: UIGestureRecognizer) -> Bool {
    blockers.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  var isWatching: Bool { !activeTouches.isEmpty }

  private func recognize(_ target: State) {
    isWaiting = false
    currentState = target
    GestureArbiter.prevent(rivalsOf: self)
    if cancelsTouchesInView {
      GestureArbiter.takeTouches(of: self)
    }
    onAction?(self)
    GestureArbiter.settle(after: self)
  }

  /// Goes on with a change that waited for another recogniser to fail.
  func retry() {
    guard isWaiting, let target = pendingState, !mustWait else { return }
    isWaiting = false
    pendingState = nil
    recognize(target)
    if !isWatching {
      finishIfOver()
    }
  }

  /// Another recogniser was recognised, or the recogniser was switched off.
  func cancelAndReset() {
    if isActive {
      currentState = .cancelled
      onAction?(self)
    } else if currentState == .possible {
      currentState = .failed
      isWaiting = false
    }
    activeTouches = []
    finishIfOver()
  }

  /// Makes the recogniser ready for the next gesture once this one and its touches are over.
  func finishIfOver() {
    guard activeTouches.isEmpty, !isWaiting, isOver || currentState == .possible else { return }
    currentState = .possible
    pendingState = nil
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
