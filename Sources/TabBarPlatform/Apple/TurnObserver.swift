// SPDX-License-Identifier: MIT
import Foundation

/// Calls a closure whenever something has happened, before the screen shows it.
///
/// For what UIKit tells nobody: changes that the application makes by code in objects of the
/// system. The closure must be cheap, and change nothing unless something differs. It hears of the
/// main run loop before that waits, so that nothing runs while nothing happens.
@MainActor package final class TurnObserver {
  private let box: Box

  /// Starts at once.
  package init(_ body: @escaping @MainActor @Sendable () -> Void) {
    // Core Animation commits at 2000000: what the closure changes is in the same frame.
    box = Box(
      CFRunLoopObserverCreateWithHandler(
        nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 1_000_000
      ) { _, _ in MainActor.assumeIsolated(body) })
    CFRunLoopAddObserver(CFRunLoopGetMain(), box.observer, .commonModes)
  }

  private final class Box {
    let observer: CFRunLoopObserver?

    init(_ observer: CFRunLoopObserver?) { self.observer = observer }

    deinit { if let observer { CFRunLoopObserverInvalidate(observer) } }
  }
}
