// SPDX-License-Identifier: MIT
internal import Foundation

extension Simulator {
  private static var sleeper: (@MainActor () -> Void)?

  /// Seconds until time alone may change the screen; nil while nothing moves and no timer waits.
  ///
  /// Whoever lets time pass as it does for the user has nothing to do before, unless something
  /// happens: see ``sleep(until:)``. Never less than a frame.
  package var timeToNextChange: TimeInterval? {
    if clock.runningAnimations > 0 || drawing?.isMoving == true { return Self.frame }
    return clock.nextDue.map { max(Self.frame, $0 - clock.now) }
  }

  /// Calls a closure once, as soon as a view or layer changes or something begins to wait for time.
  ///
  /// The closure must not touch views: the change is still under way. A later call takes the place
  /// of an earlier one; nil calls nobody.
  package static func sleep(until body: (@MainActor () -> Void)?) { sleeper = body }

  static func wake() {
    guard let body = sleeper else { return }
    sleeper = nil
    body()
  }
}
