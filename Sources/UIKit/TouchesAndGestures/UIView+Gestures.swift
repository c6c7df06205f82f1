// SPDX-License-Identifier: MIT

internal import Foundation

extension UIView {
  /// The recognisers that watch the view's touches; nil if there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { storage.gestureRecognizers.isEmpty ? nil : storage.gestureRecognizers }
    set {
      for recognizer in storage.gestureRecognizers {
        removeGestureRecognizer(recognizer)
      }
      for recognizer in newValue ?? [] {
        addGestureRecognizer(recognizer)
      }
    }
  }

  /// Lets a recogniser watch the view's touches; it watches one view only.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    storage.gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Stops a recogniser from watching the view's touches; a gesture in progress is cancelled.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.cancelAndReset()
    storage.gestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
