// SPDX-License-Identifier: MIT
package import Foundation

/// The one clock that animations, delays, picture frames and long presses read.
///
/// It stands still until ``advance(to:)`` is called, so that nothing depends on real time.
@MainActor package final class SimulatorClock {
  /// Ends a timer or ticker; keeping it is not needed.
  @MainActor package final class Token {
    fileprivate var isCancelled = false
    fileprivate var work: (@MainActor () -> Void)?
    fileprivate var tick: (@MainActor (TimeInterval) -> Void)?
    fileprivate var isBusy: (@MainActor () -> Bool)?

    fileprivate init() {}

    /// Prevents every later call, and lets go of the closures.
    ///
    /// Calling it twice changes nothing.
    package func cancel() {
      isCancelled = true
      (work, tick, isBusy) = (nil, nil, nil)
    }
  }

  private struct Timer {
    let due: TimeInterval
    let number: Int
    let keepsBusy: Bool
    let token: Token
  }

  /// Seconds since the start, never going back.
  package private(set) var now: TimeInterval = 0

  /// The date at ``now`` 0.
  package let startDate: Date

  private var timers: [Timer] = []
  private var tickers: [Token] = []
  private var count = 0

  /// Makes a clock that stands at 0 seconds.
  package init(startDate: Date) { self.startDate = startDate }

  /// How many animations move something now; endless ones count.
  package internal(set) var runningAnimations = 0

  /// How many frames of the kept picture of the screen were drawn; those without changes are not.
  package private(set) var framesDrawn = 0

  /// How many pixels of the kept picture of the screen were drawn in all frames.
  package private(set) var pixelsDrawn = 0

  /// How many closures wait for their time or for every frame.
  ///
  /// A screen on which nothing moves has none.
  package var scheduledTimers: Int {
    timers.count { !$0.token.isCancelled } + tickers.count { !$0.isCancelled }
  }

  /// When the next closure is to be called: now where one waits for every frame, nil for none.
  var nextDue: TimeInterval? {
    if tickers.contains(where: { !$0.isCancelled }) { return now }
    return timers.lazy.filter { !$0.token.isCancelled }.map(\.due).min()
  }

  func countDrawing(of pixels: Int) {
    framesDrawn += 1
    pixelsDrawn += pixels
  }

  /// The date that the simulated device shows now.
  package var date: Date { startDate.addingTimeInterval(now) }

  /// Whether a timer that counts is pending or a ticker says that something moves.
  package var isBusy: Bool {
    timers.contains { $0.keepsBusy && !$0.token.isCancelled }
      || tickers.contains { $0.isBusy?() ?? false }
  }

  /// Runs a closure once, some seconds from now; at the next step of the clock for 0 or less.
  ///
  /// Waiting for "nothing moves" waits for the closure, unless `keepsBusy` is false, which is
  /// right for what has no end, such as the next picture of an endless animation.
  @discardableResult package func schedule(
    after delay: TimeInterval, keepsBusy: Bool = true, _ work: @escaping @MainActor () -> Void
  ) -> Token {
    let token = Token()
    token.work = work
    count += 1
    timers.append(
      Timer(
        due: now + max(0, delay), number: count, keepsBusy: keepsBusy, token: token))
    Simulator.wake()
    return token
  }

  /// Calls a closure with the time at every frame until the token is cancelled.
  ///
  /// `isBusy` tells whether waiting for "nothing moves" must wait for it; never by default.
  package func addTicker(
    isBusy: @escaping @MainActor () -> Bool = { false },
    _ tick: @escaping @MainActor (TimeInterval) -> Void
  ) -> Token {
    let token = Token()
    (token.isBusy, token.tick) = (isBusy, tick)
    tickers.append(token)
    Simulator.wake()
    return token
  }

  /// Moves the clock to a later time: timers at their own time and in order, then the tickers.
  package func advance(to time: TimeInterval) {
    guard time >= now else { return }
    while let index = nextTimer(before: time) {
      let timer = timers.remove(at: index)
      guard !timer.token.isCancelled else { continue }
      now = max(now, timer.due)
      let work = timer.token.work
      timer.token.work = nil
      work?()
    }
    now = time
    tickers.removeAll { $0.isCancelled }
    for ticker in tickers { ticker.tick?(now) }
  }

  private func nextTimer(before time: TimeInterval) -> Int? {
    // A hair of slack, so that sums of sixtieths reach the times they mean.
    let due = timers.indices.filter { timers[$0].due <= time + 1e-6 }
    return due.min { (timers[$0].due, timers[$0].number) < (timers[$1].due, timers[$1].number) }
  }
}
