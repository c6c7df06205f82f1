// SPDX-License-Identifier: MIT
package import Foundation

extension Simulator {
  /// How long a finger stays down in a tap, in seconds.
  package static let tapDuration: TimeInterval = 0.05

  /// Puts a finger down at a point of the screen, in points.
  package func touchDown(at point: CGPoint, finger: Int = 0) {
    layoutIfNeeded()
    // The keyboard has a window of its own, over the app's.
    if keyboardFrame?.contains(point) == true { return }
    touchScreen.down(at: point, finger: finger, in: windows)
    layoutIfNeeded()
  }

  /// Moves a finger to a point of the screen.
  package func touchMove(to point: CGPoint, finger: Int = 0) {
    touchScreen.move(to: point, finger: finger)
    layoutIfNeeded()
  }

  /// Lifts a finger.
  package func touchUp(finger: Int = 0) {
    touchScreen.up(finger: finger)
    layoutIfNeeded()
  }

  /// Takes every finger away, as the system does when a call comes in.
  package func touchCancel() {
    touchScreen.cancel()
    layoutIfNeeded()
  }

  /// Puts a finger down, waits 0.05 seconds and lifts it.
  package func tap(at point: CGPoint) {
    touchDown(at: point)
    advance(by: Self.tapDuration)
    touchUp()
  }
}
