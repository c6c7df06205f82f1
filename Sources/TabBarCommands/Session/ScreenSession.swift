// SPDX-License-Identifier: MIT
internal import Canvas
internal import Foundation
internal import Gallery
internal import TabBarConfiguration
internal import TabBarCore
internal import UIKit

/// A screen that runs on a simulated device, and what was done to it.
@MainActor final class ScreenSession {
  /// An event with the step that made it; nil for what happened before the first step.
  struct RecordedEvent {
    let step: Int?
    let event: GalleryEvent
  }

  let simulator: Simulator
  let screen: GallerySession
  private(set) var events: [RecordedEvent] = []
  /// What is to be said about documents that were applied by steps.
  private(set) var messages: [ToolMessage] = []

  private var seen = 0
  private let hand: Hand

  /// Starts a screen on a device and shows it.
  ///
  /// - Parameters:
  ///   - source: The screen or document.
  ///   - situation: The device and its settings.
  ///   - selectedID: The tab that is selected at the start; nil leaves it to the screen.
  /// - Throws: ``ToolFailure`` when the document is at fault or has no such tab, or when the machine
  ///   lacks a font.
  init(
    _ source: ScreenSource, in situation: Situation, selecting selectedID: String? = nil
  ) throws(ToolFailure) {
    do {
      _ = try FontLibrary.shared()
    } catch {
      throw .machine(error.errorDescription ?? "\(error)")
    }
    simulator = Simulator(situation)
    simulator.switches = Tool.switches
    hand = Hand(on: simulator)
    (screen, messages) = try source.makeSession(language: situation.language)
    if let selectedID {
      screen.select(TabID(rawValue: selectedID))
      guard screen.selectedID?.rawValue == selectedID else {
        throw .input(
          "--select \(selectedID): there is no such tab", remedy: Inspection.tabList(of: screen))
      }
    }
    simulator.launch(rootViewController: screen.rootViewController)
    seen = screen.events.count
  }

  /// Whether an applied document was at fault.
  var hasErrors: Bool { messages.contains { $0.severity == "error" } }

  /// Does steps in order, half a second apart, and then waits until nothing moves.
  func run(_ steps: [Step], settles: Bool = true) throws(ToolFailure) {
    for (index, step) in steps.enumerated() {
      if index > 0 { simulator.advance(by: 0.5) }
      note(step: index > 0 ? index - 1 : nil)
      try perform(step)
      note(step: index)
    }
    if settles { simulator.settle() }
    simulator.layoutIfNeeded()
    note(step: steps.isEmpty ? nil : steps.count - 1)
  }

  /// Takes down what has happened since the last call.
  func note(step: Int?) {
    let all = screen.events
    events += all.dropFirst(seen).map { RecordedEvent(step: step, event: $0) }
    seen = all.count
  }

  /// Applies a document; when it is at fault everything stays as it was and the messages say why.
  func apply(_ path: String) throws(ToolFailure) {
    let file: DocumentFile
    do throws(ToolFailure) {
      file = try DocumentFile(path)
    } catch .input(let errors) {
      messages += errors
      return
    } catch {
      throw error
    }
    let known = Set(file.messages.map { [$0.path, $0.text] })
    let more = screen.apply(Data(file.document.jsonText.utf8), folder: file.folder).map {
      ToolMessage($0, file: path)
    }
    // Places in the text that was made of the file would be no places of the file.
    messages += file.messages
    messages += more.filter { !known.contains([$0.path, $0.text]) }.map { message in
      var message = message
      (message.line, message.column) = (nil, nil)
      return message
    }
  }

  /// What is to be said about documents, once.
  func takeMessages() -> [ToolMessage] {
    defer { messages = [] }
    return messages
  }

  // MARK: Steps

  private func perform(_ step: Step) throws(ToolFailure) {
    switch step {
    case .tap(let point): hand.hold(point)
    case .doubleTap(let point):
      hand.hold(point)
      simulator.advance(by: 0.1)
      hand.hold(point)
    case .press(let point):
      try requireNoFinger("press")
      hand.down(at: point)
    case .move(let point):
      try requireFinger("move")
      hand.move(to: point)
    case .release:
      try requireFinger("release")
      hand.up()
    case .drag(let from, let to, let seconds, let isCancelled):
      let finger = hand.free
      hand.down(finger, at: from)
      hand.glide(finger, to: to, seconds: seconds)
      isCancelled ? hand.cancel() : hand.up(finger)
    case .hold(let point, let seconds): hand.hold(point, seconds: seconds)
    case .wait(let seconds): simulator.advance(by: seconds)
    case .rotate(let side): simulator.rotate(to: side)
    case .background: simulator.enterBackground()
    case .foreground: simulator.enterForeground()
    case .select(let id): select(id)
    case .index(let index): screen.select(index: index)
    case .apply(let path): try apply(path)
    case .page(let name): try usePage(name)
    case .edge(let fraction):
      try requireNoFinger("edge")
      hand.down(at: edgePoint(0))
      hand.glide(to: edgePoint(fraction), seconds: 0.2)
    case .edgeEnd:
      try requireFinger("edge-end")
      hand.glide(to: edgePoint(1), seconds: 0.15)
      hand.up()
    case .edgeCancel:
      try requireFinger("edge-cancel")
      hand.cancel()
    }
  }

  /// Selects by code: an id that names no tab leaves everything as it is, and is reported.
  private func select(_ id: String) {
    if !Inspection.hasTab(id, in: screen) {
      var message = ToolMessage(
        text: "--do select:\(id): there is no such tab", remedy: Inspection.tabList(of: screen))
      message.severity = "warning"
      messages.append(message)
    }
    screen.select(TabID(rawValue: id))
  }

  private func usePage(_ name: String) throws(ToolFailure) {
    // Without this the text after the @ would become part of a badge or title.
    let pages = screen.pages.map(\.id.rawValue)
    if let at = name.lastIndex(of: "@"), !pages.isEmpty {
      let id = String(name[name.index(after: at)...])
      guard pages.contains(id) else {
        throw .input(
          "--do page:\(name): there is no page '\(id)'",
          remedy: "the pages are \(pages.joined(separator: ", "))")
      }
    }
    guard !screen.perform(name) else { return }
    let controls = Inspection.controls(of: screen)
    throw .input(
      "--do page:\(name): the page has no such control",
      remedy: controls.isEmpty
        ? "this screen has no controls" : "the controls are \(controls.joined(separator: ", "))")
  }

  private func requireFinger(_ step: String) throws(ToolFailure) {
    guard hand.isHolding else {
      throw .input(
        "--do \(step): no finger is down", remedy: "begin with press:X,Y or edge:PERCENT")
    }
  }

  private func requireNoFinger(_ step: String) throws(ToolFailure) {
    guard !hand.isHolding else {
      throw .input("--do \(step): a finger is down already", remedy: "end with release before it")
    }
  }

  /// A place on the way of a back-swipe: from the edge at which a page's text begins.
  private func edgePoint(_ fraction: Double) -> CGPoint {
    let size = simulator.situation.device.size(in: simulator.situation.orientation)
    let x = max(1, min(size.width - 1, size.width * fraction))
    let isMirrored = simulator.situation.direction == .rightToLeft
    return CGPoint(x: isMirrored ? size.width - x : x, y: size.height / 2)
  }
}
