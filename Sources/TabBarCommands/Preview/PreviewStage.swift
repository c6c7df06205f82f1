// SPDX-License-Identifier: MIT
internal import Foundation
internal import Gallery
internal import TabBarCore
internal import UIKit

/// The screen that a preview shows, and what the page may change about it.
@MainActor final class PreviewStage {
  private(set) var session: ScreenSession
  private var source: ScreenSource
  private var situation: Situation
  private let selectedID: String?
  private var loggedEvents = 0
  private var shownVersion: Date?

  init(_ options: ScreenOptions) throws(ToolFailure) {
    source = options.source
    situation = options.situation
    selectedID = options.selectedID
    session = try options.run()
    shownVersion = version
  }

  /// When the file that is shown was changed; nil for a screen of the Gallery.
  private var version: Date? {
    guard case .file(let path) = source else { return nil }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }

  /// Applies the file again if somebody has written to it since; stacks and selection survive.
  func reloadIfChanged() throws(ToolFailure) {
    guard case .file(let path) = source, let version, version != shownVersion else { return }
    shownVersion = version
    try session.apply(path)
    guard session.hasErrors else { return }
    throw .input(session.takeMessages())
  }

  /// Does what the page asks.
  func take(_ message: PreviewMessage) throws(ToolFailure) {
    switch message.type {
    case .ack: break
    case .touch: touch(message)
    case .page:
      guard let control = message.control else { return }
      if !session.screen.perform(control) {
        throw .input("the page has no control '\(control)'")
      }
    case .set: try set(message)
    case .restart: try restart(selecting: selectedID)
    }
  }

  private func touch(_ message: PreviewMessage) {
    guard let x = message.x, let y = message.y, x.isFinite, y.isFinite else { return }
    let (point, finger) = (CGPoint(x: x, y: y), message.id ?? 0)
    switch message.phase {
    case .down: session.simulator.touchDown(at: point, finger: finger)
    case .move: session.simulator.touchMove(to: point, finger: finger)
    case .up: session.simulator.touchUp(finger: finger)
    case .cancel: session.simulator.touchCancel()
    case nil: break
    }
  }

  private func set(_ message: PreviewMessage) throws(ToolFailure) {
    if let side = message.orientation {
      situation.orientation = side == "landscape" ? .landscapeRight : .portrait
      session.simulator.rotate(to: situation.orientation)
      return
    }
    var selected = session.screen.selectedID?.rawValue
    if let name = message.screen {
      source = try ScreenSource(file: nil, screen: name)
      selected = nil
    }
    if let id = message.device, let device = SimulatedDevice.named(id) {
      situation.device = device
    }
    if let look = message.appearance { situation.appearance = look == "dark" ? .dark : .light }
    if let direction = message.direction {
      situation.direction = direction == "rtl" ? .rightToLeft : .leftToRight
    }
    if let size = message.textSize, let index = SituationOptions.textSizes.firstIndex(of: size) {
      situation.contentSizeCategory = UIContentSizeCategory.all[index]
    }
    if let flag = message.reduceMotion { situation.reduceMotion = flag }
    if let flag = message.boldText { situation.boldText = flag }
    try restart(selecting: selected)
  }

  /// Begins anew, as an app does on another device.
  private func restart(selecting id: String?) throws(ToolFailure) {
    session = try ScreenSession(source, in: situation, selecting: id)
    loggedEvents = session.screen.events.count
  }

  /// One line for each event since the last call.
  func takeNews() -> [String] {
    let events = session.screen.events
    let news = events.dropFirst(loggedEvents).map(\.line)
    loggedEvents = events.count
    return news
  }

  /// The controls that need no text and mean the page that is shown.
  private var controls: [String] {
    Inspection.controls(of: session.screen).filter { !$0.hasSuffix("=") && !$0.contains("@") }
  }

  /// How things stand, as the page's script takes it.
  var state: String {
    let situation = session.simulator.situation
    let size = situation.device.size(in: situation.orientation)
    let scale = situation.device.scale
    func list(_ names: [String]) -> JSONText { .array(names.map { .string($0) }) }
    let textSize = UIContentSizeCategory.all.firstIndex(of: situation.contentSizeCategory) ?? 3
    return JSONText.members([
      "type": .string("state"),
      "screen": .string(source.name),
      "screens": list(GalleryScreen.all.map(\.name)),
      "devices": list(SimulatedDevice.all.map(\.id)),
      "textSizes": list(SituationOptions.textSizes),
      "size": .array([.number(size.width), .number(size.height)]),
      "pixels": .array([
        .int(Int((size.width * scale).rounded())), .int(Int((size.height * scale).rounded())),
      ]),
      "cornerRadius": .number(situation.device.cornerRadius),
      "selected": .text(session.screen.selectedID?.rawValue),
      "controls": list(controls),
      "situation": .members([
        "device": .string(situation.device.id),
        "orientation": .string(situation.orientation.isLandscape ? "landscape" : "portrait"),
        "appearance": .string(situation.appearance == .dark ? "dark" : "light"),
        "direction": .string(situation.direction == .rightToLeft ? "rtl" : "ltr"),
        "textSize": .string(SituationOptions.textSizes[textSize]),
        "reduceMotion": .bool(situation.reduceMotion),
        "boldText": .bool(situation.boldText),
      ]),
    ]).text()
  }
}

extension GalleryEvent {
  /// One line for a log, such as `didSelect fish from home by tap`.
  var line: String {
    switch self {
    case .page(let id): "page \(id.rawValue)"
    case .bar(let event):
      "\(event.name) \(event.id.rawValue)"
        + (event.from.map { " from \($0.rawValue)" } ?? "")
        + (event.source.map { " by \($0.rawValue)" } ?? "")
    }
  }
}
