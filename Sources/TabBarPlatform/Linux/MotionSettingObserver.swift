// SPDX-License-Identifier: MIT

/// Hears when the user asks for less motion or allows it again, for as long as it lives.
///
/// The simulator's settings change without a notification, so they are looked at once a frame.
@MainActor package final class MotionSettingObserver {
  private let ticker: FrameTicker

  /// Starts to listen.
  package init(_ onChange: @escaping @MainActor @Sendable () -> Void) {
    var last = Accessibility.reducesMotion
    ticker = FrameTicker { _ in
      let now = Accessibility.reducesMotion
      guard now != last else { return }
      last = now
      onChange()
    }
  }
}
