// SPDX-License-Identifier: MIT
import Foundation

/// Hears of notifications on the main actor for as long as it lives.
@MainActor final class NotificationObserver {
  private let box = Box()

  /// Starts to listen.
  convenience init(_ name: Notification.Name, _ body: @escaping @MainActor @Sendable () -> Void) {
    self.init([name], reading: { _ in }, body)
  }

  /// Starts to listen to several; what each says is read before it is told.
  init<Message: Sendable>(
    _ names: [Notification.Name], reading read: @escaping @Sendable (Notification) -> Message,
    _ body: @escaping @MainActor @Sendable (Message) -> Void
  ) {
    box.tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        let message = read($0)
        MainActor.assumeIsolated { body(message) }
      }
    }
  }

  private final class Box {
    var tokens: [any NSObjectProtocol] = []

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }
}
