// SPDX-License-Identifier: MIT
import Foundation
import TabBarPlatform
import UIKit

/// What the keyboard is about to do, as UIKit tells it.
struct KeyboardChange: Sendable {
  /// Where it will be on the screen, in points; null when it goes.
  let frame: CGRect
  /// How long it takes, in seconds.
  let duration: TimeInterval
  private let curve: UInt

  fileprivate init(_ notification: Notification, _ names: KeyboardNames) {
    let information = notification.userInfo ?? [:]
    let end = information[names.end] as? CGRect
    frame = notification.name == names.hiding ? .null : end ?? .null
    duration = information[names.duration] as? Double ?? 0
    curve = UInt(max(0, information[names.curve] as? Int ?? 0))
  }

  /// The keyboard's own curve, which need not be one that has a name.
  var options: UIView.AnimationOptions {
    // UIKit keeps a curve in the bits from 16 on.
    UIView.AnimationOptions(rawValue: curve << 16)
  }

  /// Where the keyboard will be in a view that is in a window.
  @MainActor func frame(in view: UIView) -> CGRect {
    frame.isNull ? .null : ScreenPlace.convert(frame, to: view)
  }

  /// Hears of every change before anything moves.
  @MainActor static func observe(
    _ body: @escaping @MainActor @Sendable (KeyboardChange) -> Void
  ) -> NotificationObserver {
    let names = KeyboardNames()
    return NotificationObserver(names.changes, reading: { KeyboardChange($0, names) }, body)
  }
}

/// UIKit's names, which belong to the main actor, for closures that do not.
private struct KeyboardNames: Sendable {
  let hiding: Notification.Name
  let changes: [Notification.Name]
  let end, duration, curve: String

  @MainActor init() {
    hiding = UIResponder.keyboardWillHideNotification
    changes = [
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
      hiding,
    ]
    end = UIResponder.keyboardFrameEndUserInfoKey
    duration = UIResponder.keyboardAnimationDurationUserInfoKey
    curve = UIResponder.keyboardAnimationCurveUserInfoKey
  }
}
