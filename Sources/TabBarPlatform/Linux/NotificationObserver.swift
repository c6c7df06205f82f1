// SPDX-License-Identifier: MIT
package import Foundation

/// Hears of a notification on the main actor for as long as it lives.
@MainActor package final class NotificationObserver {
  private let box: Box

  /// Starts to listen.
  package init(_ name: Notification.Name, _ body: @escaping @MainActor @Sendable () -> Void) {
    box = Box()
    box.token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      _ in MainActor.assumeIsolated(body)
    }
  }

  private final class Box {
    var token: (any NSObjectProtocol)?

    deinit {
      if let token { NotificationCenter.default.removeObserver(token) }
    }
  }
}
