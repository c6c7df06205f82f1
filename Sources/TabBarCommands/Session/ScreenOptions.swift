// SPDX-License-Identifier: MIT
internal import Gallery
internal import UIKit

/// The options of every command that shows a screen: which one, under what, and what is done to it.
struct ScreenOptions {
  static let options =
    [ToolOption(name: "--screen", value: "NAME", help: "a screen of the Gallery instead of a file")]
    + SituationOptions.options + [
      ToolOption(name: "--select", value: "ID", help: "the tab that is selected at the start"),
      ToolOption(
        name: "--do", value: "STEP", repeats: true,
        help: "what is done to the screen: a step, see below"),
      ToolOption(
        name: "--tap", value: "X,Y", repeats: true, help: "short for --do tap:X,Y"),
      ToolOption(name: "--no-settle", help: "do not wait until nothing moves"),
    ]

  /// What a FILE, a screen and a step may be.
  @MainActor static var details: String {
    let screens = GalleryScreen.all.map(\.name).joined(separator: ", ")
    let width = Step.forms.map(\.text.count).max() ?? 0
    let steps = Step.forms.map { form in
      "  " + form.text.padded(to: width) + "  "
        + form.help.wrapped(at: 96 - width, indent: width + 4)
    }
    return """
      FILE: a document (JSON with its items) or a WeChat mini-program's app.json; pictures are looked
      for in its folder.

      NAME: \(screens.wrapped(at: 94, indent: 6))

      STEP (lengths in points, half a second between steps):
      \(steps.joined(separator: "\n"))
      """
  }

  let source: ScreenSource
  let situation: Situation
  let selectedID: String?
  let steps: [Step]
  let settles: Bool

  /// Reads the options.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - standard: The screen that is taken when none is named; nil makes that wrong usage.
  /// - Throws: ``ToolFailure/usage(_:)`` for what is no option, step or screen.
  init(_ arguments: ArgumentList, standard: String? = nil) throws(ToolFailure) {
    situation = try SituationOptions.situation(from: arguments)
    selectedID = arguments.value("--select")
    settles = !arguments.has("--no-settle")
    var steps: [Step] = []
    for entry in arguments.entries {
      if entry.name == "--do" { steps.append(try Step(entry.value)) }
      if entry.name == "--tap" { steps.append(try Step("tap:" + entry.value)) }
    }
    self.steps = steps
    source = try ScreenSource(
      file: arguments.files.first, screen: arguments.value("--screen"), standard: standard)
  }

  /// Starts the screen and does the steps.
  @MainActor func run() throws(ToolFailure) -> ScreenSession {
    let session = try ScreenSession(source, in: situation, selecting: selectedID)
    try session.run(steps, settles: settles)
    return session
  }
}
