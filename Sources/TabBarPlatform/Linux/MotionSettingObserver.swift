// SPDX-License-Identifier: MIT
import Foundation
import UIKit

/// Hears when the user asks for less motion or allows it again, for as long as it lives.
@MainActor package final class MotionSettingObserver {
  private let observer: NotificationObserver

  /// Starts to listen.
  package init(_ onChange: @escaping @MainActor @Sendable () -> Void) {
    observer = NotificationObserver(
      UIAccessibility.reduceMotionStatusDidChangeNotification, onChange)
  }
}
