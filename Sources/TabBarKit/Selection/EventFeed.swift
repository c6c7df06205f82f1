// SPDX-License-Identifier: MIT
import TabBarCore

/// Hands a bar's events to any number of asynchronous readers.
@MainActor final class EventFeed {
  private var readers: [AsyncStream<TabBarEvent>.Continuation] = []

  deinit { readers.forEach { $0.finish() } }

  /// How many readers are known to read.
  var readerCount: Int { readers.count }

  /// A stream of its own for one reader, from now on.
  func stream() -> AsyncStream<TabBarEvent> {
    AsyncStream { readers.append($0) }
  }

  /// Hands an event to all who still read.
  func send(_ event: TabBarEvent) {
    readers.removeAll { reader in
      if case .terminated = reader.yield(event) { true } else { false }
    }
  }
}
