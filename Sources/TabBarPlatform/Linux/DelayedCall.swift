// SPDX-License-Identifier: MIT
package import Foundation
import UIKit

/// Calls a closure once, some seconds later, unless it is cancelled or let go before.
@MainActor package final class DelayedCall {
  private let token: SimulatorClock.Token

  /// Starts to wait; the delay is in seconds of the driven clock.
  ///
  /// Who waits until nothing moves waits for it, too, unless it is a limit that is meant to pass unused.
  package init(
    after delay: TimeInterval, isLimit: Bool = false, _ body: @escaping @MainActor () -> Void
  ) {
    token = Simulator.current.clock.schedule(after: delay, keepsBusy: !isLimit, body)
  }

  isolated deinit { token.cancel() }

  /// Prevents the call.
  package func cancel() { token.cancel() }
}
