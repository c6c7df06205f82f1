// SPDX-License-Identifier: MIT
package import Foundation

extension Simulator {
  /// The length of a frame in seconds.
  static let frame: TimeInterval = 1.0 / 60

  /// Lets time pass, in frames of a sixtieth of a second: timers, animations, then the layout.
  package func advance(by seconds: TimeInterval) {
    layoutIfNeeded()
    let end = clock.now + max(0, seconds)
    while clock.now < end - 1e-9 { step(to: min(clock.now + Self.frame, end)) }
  }

  /// Lets time pass until nothing moves; what has no end, as an endless picture, does not count.
  ///
  /// After `limit` seconds it returns in any case.
  package func settle(limit: TimeInterval = 5) {
    layoutIfNeeded()
    let end = clock.now + limit
    while clock.isBusy, clock.now < end - 1e-9 { step(to: clock.now + Self.frame) }
  }

  private func step(to time: TimeInterval) {
    CATransaction.turn += 1
    clock.advance(to: time)
    layoutIfNeeded()
  }

  /// Lays out what is due in every window.
  package func layoutIfNeeded() {
    endTurn()
    // Layout may make windows, or more layout.
    for window in windows { window.layoutIfNeeded() }
    for window in windows { window.rootViewController?.barsFollowContent() }
    // A bar that gave way to content moves what is below it.
    for window in windows { window.layoutIfNeeded() }
  }
}
