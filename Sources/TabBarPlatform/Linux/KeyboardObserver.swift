// SPDX-License-Identifier: MIT
package import Foundation
package import UIKit

/// What the keyboard is about to do, as UIKit tells it.
package struct KeyboardChange: Sendable {
  /// Where it will be on the screen, in points; null when it goes.
  package let frame: CGRect
  /// How long it takes, in seconds.
  package let duration: TimeInterval
  private let curve: UInt

  fileprivate init(_ notification: Notification, _ names: KeyboardNames) {
    let information = notification.userInfo ?? [:]
    let end = information[names.end] as? CGRect
    frame = notification.name == names.hiding ? .null : end ?? .null
    duration = information[names.duration] as? Double ?? 0
    curve = UInt(max(0, information[names.curve] as? Int ?? 0))
  }

  /// The keyboard's own curve, which need not be one that has a name.
  package var options: UIView.AnimationOptions {
    // UIKit keeps a curve in the bits from 16 on.
    UIView.AnimationOptions(rawValue: curve << 16)
  }

  /// Where the keyboard will be in a view that is in a window.
  @MainActor package func frame(in view: UIView) -> CGRect {
    frame.isNull ? .null : view.convert(frame, from: nil)
  }
}

/// Hears of what the keyboard is about to do, for as long as it lives.
@MainActor package final class KeyboardObserver {
  private let box: Box

  /// Starts to listen; the closure is called on the main actor before anything moves.
  package init(_ body: @escaping @MainActor @Sendable (KeyboardChange) -> Void) {
    let names = KeyboardNames()
    box = Box()
    box.tokens = names.changes.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        let change = KeyboardChange($0, names)
        MainActor.assumeIsolated { body(change) }
      }
    }
  }

  private final class Box {
    var tokens: [any NSObjectProtocol] = []

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
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
