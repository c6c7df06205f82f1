// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKit

/// One thing that is done to a running screen: a `--do STEP`.
enum Step: Hashable, Sendable {
  case tap(CGPoint)
  /// Two taps in quick succession.
  case doubleTap(CGPoint)
  case press(CGPoint)
  case move(CGPoint)
  case release
  case drag(from: CGPoint, to: CGPoint, seconds: TimeInterval, isCancelled: Bool)
  case hold(CGPoint, seconds: TimeInterval)
  case wait(TimeInterval)
  case rotate(UIInterfaceOrientation)
  case background
  case foreground
  /// Selects a tab by code.
  case select(String)
  /// Selects by code, by the index over the tabs.
  case index(Int)
  /// Applies the document in a file.
  case apply(String)
  /// Uses a control of the page, such as `push` or `badge=3`.
  case page(String)
  /// Swipes back from the edge to a fraction of the width and holds.
  case edge(Double)
  case edgeEnd
  case edgeCancel
}

extension Step {
  /// Reads a step as it stands on the command line.
  ///
  /// - Parameter text: The step, such as `tap:196.5,788`.
  /// - Throws: ``ToolFailure/usage(_:)`` with the form that was expected.
  init(_ text: String) throws(ToolFailure) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let argument = parts.count == 2 ? String(parts[1]) : nil
    guard let form = Self.forms.first(where: { $0.name == name }) else {
      throw .usage(
        "--do \(text): no such step — the steps are "
          + Self.forms.map(\.name).joined(separator: ", "))
    }
    guard (argument != nil) == (form.argument != nil),
      let step = Step(name: name, argument: argument ?? "")
    else {
      throw .usage("--do \(text): write \(form.text)\(form.hint.map { " (\($0))" } ?? "")")
    }
    self = step
  }

  private init?(name: String, argument: String) {
    switch name {
    case "tap": self.init(Self.point(argument)) { .tap($0) }
    case "tap2": self.init(Self.point(argument)) { .doubleTap($0) }
    case "press": self.init(Self.point(argument)) { .press($0) }
    case "move": self.init(Self.point(argument)) { .move($0) }
    case "release": self = .release
    case "drag": self.init(Self.drag(argument)) { $0 }
    case "hold":
      let parts = argument.split(separator: "@", omittingEmptySubsequences: false)
      guard parts.count == 2, let point = Self.point(parts[0]), let time = Self.seconds(parts[1])
      else { return nil }
      self = .hold(point, seconds: time)
    case "wait": self.init(Self.seconds(argument)) { .wait($0) }
    case "rotate":
      let sides: [String: UIInterfaceOrientation] = [
        "landscape": .landscapeRight, "portrait": .portrait,
      ]
      self.init(sides[argument]) { .rotate($0) }
    case "background": self = .background
    case "foreground": self = .foreground
    case "select": self.init(argument.isEmpty ? nil : argument) { .select($0) }
    case "index": self.init(Int(argument)) { .index($0) }
    case "apply": self.init(argument.isEmpty ? nil : argument) { .apply($0) }
    case "page": self.init(argument.isEmpty ? nil : argument) { .page($0) }
    case "edge":
      guard let percent = Self.number(argument), (0...100).contains(percent) else { return nil }
      self = .edge(percent / 100)
    case "edge-end": self = .edgeEnd
    case "edge-cancel": self = .edgeCancel
    default: return nil
    }
  }

  private init?<Value>(_ value: Value?, _ make: (Value) -> Step) {
    guard let value else { return nil }
    self = make(value)
  }

  private static func drag(_ text: String) -> Step? {
    let isCancelled = text.hasSuffix("!")
    let body = isCancelled ? text.dropLast() : text[...]
    let timed = body.split(separator: "@", omittingEmptySubsequences: false)
    guard timed.count == 2, let time = seconds(timed[1]) else { return nil }
    let ends = timed[0].split(separator: ">", omittingEmptySubsequences: false)
    guard ends.count == 2, let from = point(ends[0]), let to = point(ends[1]) else { return nil }
    return .drag(from: from, to: to, seconds: time, isCancelled: isCancelled)
  }

  private static func point(_ text: some StringProtocol) -> CGPoint? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = number(parts[0]), let y = number(parts[1]) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// A length of time that a driven clock can run in reasonable time: up to an hour.
  private static func seconds(_ text: some StringProtocol) -> TimeInterval? {
    guard let value = number(text), (0...3600).contains(value) else { return nil }
    return value
  }

  private static func number(_ text: some StringProtocol) -> Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }
}
