// SPDX-License-Identifier: MIT
package import Foundation

/// Calls a closure once, some seconds later, unless it is cancelled or let go before.
@MainActor package final class DelayedCall {
  private let task: Task<Void, Never>

  /// Starts to wait; the delay is in seconds.
  ///
  /// Whether it is a limit that is meant to pass unused makes no difference on a phone.
  package init(
    after delay: TimeInterval, isLimit: Bool = false, _ body: @escaping @MainActor () -> Void
  ) {
    task = Task { @MainActor in
      // Longer than thirty years, or for ever, is no number of nanoseconds.
      let seconds = min(max(0, delay), 1_000_000_000)
      try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
      if !Task.isCancelled { body() }
    }
  }

  deinit { task.cancel() }

  /// Prevents the call.
  package func cancel() { task.cancel() }
}
