// SPDX-License-Identifier: MIT
package import Foundation

/// Calls a closure once, some seconds later, unless it is cancelled or let go before.
@MainActor package final class DelayedCall {
  private let task: Task<Void, Never>

  /// Starts to wait; the delay is in seconds.
  package init(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    task = Task { @MainActor in
      try? await Task.sleep(nanoseconds: UInt64(max(0, delay) * 1_000_000_000))
      if !Task.isCancelled { body() }
    }
  }

  deinit { task.cancel() }

  /// Prevents the call.
  package func cancel() { task.cancel() }
}
