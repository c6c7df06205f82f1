// SPDX-License-Identifier: MIT
package import Foundation
import UIKit

/// Calls a closure once a frame of the screen until it is invalidated or let go.
@MainActor package final class FrameTicker {
  private var token: SimulatorClock.Token?

  /// Starts at once; the closure is given the frame's time in seconds, on a clock that only grows.
  package init(onFrame: @escaping @MainActor (TimeInterval) -> Void) {
    token = Simulator.current.clock.addTicker { [weak self] time in
      if self != nil { onFrame(time) }
    }
  }

  isolated deinit { token?.cancel() }

  /// Ends the calls.
  package func invalidate() {
    token?.cancel()
    token = nil
  }

  /// The time of the same clock now, in seconds.
  package static var now: TimeInterval { Simulator.current.clock.now }
}
