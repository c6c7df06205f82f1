// SPDX-License-Identifier: MIT
internal import UIKit

/// Calls a closure whenever something has happened, before the screen shows it.
///
/// For what UIKit tells nobody: changes that the application makes by code in objects of the
/// system. The closure must be cheap, and change nothing unless something differs.
@MainActor package final class TurnObserver {
  private let observation: TurnObservation

  /// Starts at once.
  package init(_ body: @escaping @MainActor @Sendable () -> Void) {
    observation = Simulator.current.observeTurns(body)
  }

  isolated deinit { observation.cancel() }
}
