// SPDX-License-Identifier: MIT
internal import Foundation

/// Keeps an observation alive: it ends with ``cancel()`` or when nobody holds the token.
@MainActor package final class ObservationToken {
  private var onCancel: (@MainActor () -> Void)?

  package init(onCancel: @escaping @MainActor () -> Void) { self.onCancel = onCancel }

  /// Ends the observation.
  ///
  /// Calling it twice changes nothing.
  package func cancel() {
    onCancel?()
    onCancel = nil
  }

  isolated deinit { onCancel?() }
}
