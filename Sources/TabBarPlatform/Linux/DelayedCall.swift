// SPDX-License-Identifier: MIT
package import Foundation
import UIKit

/// Calls a closure once, some seconds later, unless it is cancelled or let go before.
@MainActor package final class DelayedCall {
  private let token: SimulatorClock.Token

  /// Starts to wait; the delay is in seconds of the driven clock.
  package init(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    token = Simulator.current.clock.schedule(after: delay, body)
  }

  isolated deinit { token.cancel() }

  /// Prevents the call.
  package func cancel() { token.cancel() }
}
