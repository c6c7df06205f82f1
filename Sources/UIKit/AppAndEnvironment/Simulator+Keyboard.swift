// SPDX-License-Identifier: MIT
package import Foundation

extension Simulator {
  /// How long the keyboard takes to come and to go, in seconds: UIKit's figure.
  package static let keyboardDuration: TimeInterval = 0.25
  /// The curve that UIKit's keyboard moves by, which has no name in its interface.
  private static let keyboardCurve = 7

  /// Brings the keyboard, or changes the height of one that is there, in points.
  ///
  /// Apps hear of it as on a phone, and touches in its frame do not reach them. A keyboard without
  /// a height, as where one of hardware is used, is told of, too.
  package func showKeyboard(height: CGFloat, duration: TimeInterval = keyboardDuration) {
    let bounds = screen.bounds
    let end = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    let begin = keyboardFrame ?? end.offsetBy(dx: 0, dy: height)
    keyboardFrame = end
    tellOfKeyboard(
      from: begin, to: end, duration,
      will: [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
      ],
      did: [
        UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidChangeFrameNotification,
      ])
  }

  /// Takes the keyboard away; without one nothing happens.
  package func hideKeyboard(duration: TimeInterval = keyboardDuration) {
    guard let begin = keyboardFrame else { return }
    let end = CGRect(
      x: 0, y: screen.bounds.height, width: screen.bounds.width, height: begin.height)
    keyboardFrame = nil
    tellOfKeyboard(
      from: begin, to: end, duration,
      will: [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
      ],
      did: [
        UIResponder.keyboardDidHideNotification, UIResponder.keyboardDidChangeFrameNotification,
      ])
  }

  /// The screen has turned: a keyboard that is there turns with it.
  func turnKeyboard() {
    guard let frame = keyboardFrame else { return }
    showKeyboard(
      height: min(frame.height, screen.bounds.height / 2), duration: Self.rotationDuration)
  }

  private func tellOfKeyboard(
    from begin: CGRect, to end: CGRect, _ duration: TimeInterval, will: [Notification.Name],
    did: [Notification.Name]
  ) {
    layoutIfNeeded()
    let post = { (names: [Notification.Name]) in
      let information: [AnyHashable: Any] = [
        UIResponder.keyboardFrameBeginUserInfoKey: begin,
        UIResponder.keyboardFrameEndUserInfoKey: end,
        UIResponder.keyboardAnimationDurationUserInfoKey: duration,
        UIResponder.keyboardAnimationCurveUserInfoKey: Self.keyboardCurve,
        UIResponder.keyboardIsLocalUserInfoKey: true,
      ]
      for name in names {
        NotificationCenter.default.post(name: name, object: self.screen, userInfo: information)
      }
    }
    post(will)
    layoutIfNeeded()
    clock.schedule(after: duration) { post(did) }
  }
}
