// SPDX-License-Identifier: MIT
internal import Canvas
internal import Dispatch
internal import Foundation
internal import Gallery
internal import PreviewServer
internal import UIKit

/// Runs a screen in real time, shows it to every page that is connected, and takes their presses.
@MainActor final class PreviewDriver {
  private let server: PreviewServer
  private let stage: PreviewStage
  private var viewers: [Int: PreviewViewer] = [:]
  private var lastTick = ContinuousClock.now
  private var lastChange = ContinuousClock.now
  private var lastDrawing = ContinuousClock.now
  private var lastReload = ContinuousClock.now
  private var lastState = ""

  /// Starts a screen; nothing moves before ``run()``.
  init(_ options: ScreenOptions, server: PreviewServer) throws(ToolFailure) {
    self.server = server
    stage = try PreviewStage(options)
  }

  /// Drives the clock and answers the pages until the server stops.
  func run() async {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: .milliseconds(16))
    timer.setEventHandler { MainActor.assumeIsolated { self.tick() } }
    timer.activate()
    for await event in server.events {
      switch event {
      case .opened(let number):
        viewers[number] = PreviewViewer()
        lastChange = .now
        await server.send(stage.state, to: number)
      case .closed(let number): viewers[number] = nil
      case .text(let number, let text):
        guard let message = PreviewMessage(text) else { continue }
        await take(message, from: number)
      }
    }
    timer.cancel()
  }

  private func take(_ message: PreviewMessage, from number: Int) async {
    if message.type == .ack {
      viewers[number]?.acknowledge(message.frame)
      return
    }
    lastChange = .now
    await attempt { () throws(ToolFailure) in try stage.take(message) }
    await sendNews()
  }

  /// Does something that may fail, and shows the failure on every page.
  private func attempt(_ action: () throws(ToolFailure) -> Void) async {
    do throws(ToolFailure) {
      try action()
    } catch {
      for text in error.messages {
        await sendToAll(
          JSONText.members(["type": .string("error"), "text": .string(text)]).text())
      }
    }
  }

  /// Moves the clock on, and draws for the pages that have shown their last frame.
  private func tick() {
    let now = ContinuousClock.now
    let elapsed = (now - lastTick) / .seconds(1)
    lastTick = now
    // A machine that slept does not make the screen run through the whole night.
    stage.session.simulator.advance(by: min(elapsed, 0.25))
    if now - lastReload > .milliseconds(500) {
      lastReload = now
      Task { await attempt { () throws(ToolFailure) in try stage.reloadIfChanged() } }
    }
    // Where nothing has changed for a second, ten looks a second are enough.
    let pause: Duration = now - lastChange < .seconds(1) ? .milliseconds(16) : .milliseconds(100)
    guard now - lastDrawing >= pause, viewers.values.contains(where: \.isReady) else { return }
    lastDrawing = now
    let picture = stage.session.simulator.render()
    for (number, viewer) in viewers where viewer.isReady {
      guard let frame = viewers[number]?.frame(for: picture) else { continue }
      lastChange = now
      // The page must know the size of a picture before it draws it.
      let state = viewer.picture?.width == picture.width ? nil : stage.state
      Task {
        if let state { await server.send(state, to: number) }
        await server.send(frame, to: number)
      }
    }
    Task { await sendNews() }
  }

  /// Tells every page what has happened since the last time, and how things stand if that changed.
  private func sendNews() async {
    for line in stage.takeNews() {
      await sendToAll(
        JSONText.members(["type": .string("event"), "text": .string(line)]).text())
    }
    let state = stage.state
    guard state != lastState else { return }
    lastState = state
    await sendToAll(state)
  }

  private func sendToAll(_ text: String) async {
    for number in viewers.keys { await server.send(text, to: number) }
  }
}
