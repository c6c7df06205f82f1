// SPDX-License-Identifier: MIT
internal import Canvas
internal import Foundation
internal import UIKit

/// Shows a running screen to every page that looks on: what changed is drawn once, and each page
/// gets the parts that it lacks.
///
/// It knows no real time: see ``PreviewDriver``.
@MainActor final class PreviewProjector {
  /// What goes to a page.
  enum Message {
    /// JSON for the page's script.
    case text(String)
    /// A frame; see ``PreviewViewer``.
    case frame([UInt8])
  }

  private let stage: PreviewStage
  private let send: (Int, Message) -> Void
  private var viewers: [Int: PreviewViewer] = [:]
  private var picture: ScreenDrawing?
  private var lastState = ""

  /// Makes a projector that gives messages to the closure, with the page's number.
  init(_ stage: PreviewStage, send: @escaping (Int, Message) -> Void) {
    self.stage = stage
    self.send = send
  }

  /// The device that is shown now.
  var simulator: Simulator { stage.session.simulator }

  /// Whether a page has shown what it got, so that drawing more is of use.
  var isWatched: Bool { viewers.values.contains(where: \.isReady) }

  /// Seconds until there is something to draw, if nothing happens before; nil for never.
  var pause: TimeInterval? {
    if viewers.values.contains(where: { $0.isReady && $0.isOutOfDate }) { return 0 }
    return simulator.timeToNextChange
  }

  // MARK: Pages

  /// A page has connected: it gets everything.
  func open(_ number: Int) {
    viewers[number] = PreviewViewer()
    if stage.state == lastState { send(number, .text(lastState)) } else { sendNews() }
  }

  /// A page is gone.
  func close(_ number: Int) { viewers[number] = nil }

  /// A page says something.
  func hear(_ message: PreviewMessage, from number: Int) {
    if message.type == .ack {
      viewers[number]?.acknowledge(message.frame)
    } else {
      attempt { () throws(ToolFailure) in try stage.take(message) }
    }
  }

  /// Applies the file that is shown again, if somebody has written to it.
  func reload() {
    attempt { () throws(ToolFailure) in try stage.reloadIfChanged() }
  }

  /// Does something that may fail, and shows the failure on every page.
  private func attempt(_ action: () throws(ToolFailure) -> Void) {
    do throws(ToolFailure) {
      try action()
    } catch {
      for text in error.messages { sendToAll(["type": .string("error"), "text": .string(text)]) }
    }
    sendNews()
  }

  // MARK: Drawing

  /// Lets time pass on the device, in seconds.
  func advance(by seconds: TimeInterval) { simulator.advance(by: seconds) }

  /// Draws what changed, and sends it to the pages that have shown their last frame.
  func draw() {
    let (picture, rects) = simulator.renderChanges()
    sendNews()
    let isNew = picture !== self.picture
    self.picture = picture
    for number in viewers.keys.sorted() {
      isNew ? viewers[number]?.forget() : viewers[number]?.note(rects)
      guard viewers[number]?.isReady == true else { continue }
      let frame = viewers[number]?.frame(size: picture.size) { rect in
        try? picture.bitmap(of: rect)?.png()
      }
      if let frame { send(number, .frame(frame)) }
    }
  }

  /// Tells every page what has happened since the last time, and how things stand if that changed.
  private func sendNews() {
    for line in stage.takeNews() {
      sendToAll(["type": .string("event"), "text": .string(line)])
    }
    let state = stage.state
    guard state != lastState else { return }
    lastState = state
    for number in viewers.keys { send(number, .text(state)) }
  }

  private func sendToAll(_ members: KeyValuePairs<String, JSONText>) {
    let text = JSONText.members(members).text()
    for number in viewers.keys { send(number, .text(text)) }
  }
}
