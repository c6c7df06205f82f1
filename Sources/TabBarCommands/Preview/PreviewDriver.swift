// SPDX-License-Identifier: MIT
internal import Foundation
internal import PreviewServer
internal import UIKit

/// Runs a screen in real time for every page that is connected.
///
/// It sleeps until the screen says that something is due, somebody presses, or a view changes: a
/// screen at rest costs nothing.
@MainActor final class PreviewDriver {
  /// The call that is waited for.
  private struct Alarm {
    let due: ContinuousClock.Instant
    let task: Task<Void, Never>
  }

  /// The shortest time between two drawings.
  private static let frame: Duration = .seconds(1) / 60
  /// How much of the time in which nothing was due passes on the device, in seconds.
  ///
  /// Enough to tell two taps from a double tap; what is at rest does not change by waiting.
  private static let mostIdleTime: TimeInterval = 1

  private let server: PreviewServer
  private let projector: PreviewProjector
  private let outbox: AsyncStream<(Int, PreviewProjector.Message)>
  private let letters: AsyncStream<(Int, PreviewProjector.Message)>.Continuation
  private var watch: FileWatch?
  private var alarm: Alarm?
  private var isWoken = true
  private var lastMove = ContinuousClock.now
  private var lastDrawing = ContinuousClock.now
  /// How much time may pass on the device at once, in seconds: a machine that slept does not make
  /// the screen run through the whole night.
  private var mostTime = mostIdleTime

  /// Starts a screen; nothing moves before ``run()``.
  init(_ options: ScreenOptions, server: PreviewServer) throws(ToolFailure) {
    self.server = server
    let (outbox, letters) = AsyncStream<(Int, PreviewProjector.Message)>.makeStream()
    (self.outbox, self.letters) = (outbox, letters)
    projector = PreviewProjector(try PreviewStage(options)) { letters.yield(($0, $1)) }
    guard case .file(let path) = options.source else { return }
    watch = FileWatch(path) { [weak self] in self?.happen { $0.reload() } }
  }

  /// Drives the clock and answers the pages until the server stops.
  func run() async {
    let sending = Task { [outbox, server] in
      for await (number, message) in outbox {
        switch message {
        case .text(let text): await server.send(text, to: number)
        case .frame(let bytes): await server.send(bytes, to: number)
        }
      }
    }
    for await event in server.events {
      switch event {
      case .opened(let number): happen { $0.open(number) }
      case .closed(let number): happen { $0.close(number) }
      case .text(let number, let text):
        guard let message = PreviewMessage(text) else { continue }
        happen { $0.hear(message, from: number) }
      }
    }
    Simulator.sleep(until: nil)
    alarm?.task.cancel()
    letters.finish()
    await sending.value
  }

  /// Does something at the present time of the device.
  private func happen(_ action: (PreviewProjector) -> Void) {
    catchUp()
    action(projector)
    schedule()
  }

  private func catchUp() {
    let now = ContinuousClock.now
    projector.advance(by: min((now - lastMove) / .seconds(1), mostTime))
    lastMove = now
  }

  private func draw() {
    alarm = nil
    Simulator.sleep(until: nil)
    catchUp()
    isWoken = false
    projector.draw()
    lastDrawing = .now
    Simulator.sleep { [weak self] in
      self?.isWoken = true
      self?.schedule()
    }
    schedule()
  }

  /// Waits until there is something to draw, and for pages that can show it.
  private func schedule() {
    let pause = isWoken ? 0 : projector.pause
    mostTime = max(Self.mostIdleTime, (pause ?? 0) + 0.25)
    guard projector.isWatched, let pause else {
      alarm?.task.cancel()
      alarm = nil
      return
    }
    let due = max(lastDrawing + Self.frame, lastMove + .seconds(pause))
    if let alarm, alarm.due <= due { return }
    alarm?.task.cancel()
    alarm = Alarm(
      due: due,
      task: Task { [weak self] in
        do { try await Task.sleep(until: due, clock: .continuous) } catch { return }
        self?.draw()
      })
  }
}
