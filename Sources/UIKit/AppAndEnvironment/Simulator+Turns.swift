// SPDX-License-Identifier: MIT
internal import Foundation

/// A wish to be called at the end of every turn.
///
/// It costs nothing while nothing happens: a turn begins when something does.
@MainActor package final class TurnObservation {
  let body: @MainActor () -> Void
  private(set) var isOver = false

  fileprivate init(_ body: @escaping @MainActor () -> Void) { self.body = body }

  /// Prevents every later call.
  package func cancel() { isOver = true }
}

extension Simulator {
  /// Calls a closure at the end of every turn, before what is due is laid out, as an observer of
  /// the main run loop is called on an iPhone before it waits.
  package func observeTurns(_ body: @escaping @MainActor () -> Void) -> TurnObservation {
    let observation = TurnObservation(body)
    turnObservers.append(observation)
    return observation
  }

  func endTurn() {
    turnObservers.removeAll(where: \.isOver)
    for observer in turnObservers where !observer.isOver { observer.body() }
  }
}
