// SPDX-License-Identifier: MIT
internal import Canvas
internal import Foundation
internal import UIKit

/// `tabbar render`: a picture of a screen.
enum RenderCommand: ToolCommand {
  static let name = "render"
  static let summary = "Draw a screen into a PNG file; the same input gives the same bytes."
  static let usage = "[FILE | --screen NAME] --out FILE.png [options]"
  static let example = "tabbar render --screen RaisedPublish --appearance dark --out dark.png"
  static let maximumFiles = 1
  @MainActor static var details: String { ScreenOptions.details }
  static let options =
    [
      ToolOption(name: "--out", value: "FILE.png", help: "where the picture goes"),
      ToolOption(
        name: "--scale", value: "N", help: "pixels in a point, 1 to 4 (default: the device's)"),
    ] + ScreenOptions.options

  static func run(_ arguments: ArgumentList, into output: ToolOutput) async throws(ToolFailure) {
    guard let path = try OutputFile.path("--out", in: arguments) else {
      throw .usage("--out FILE.png is missing")
    }
    let scale = try arguments.number("--scale", in: 1...4)
    let session = try ScreenOptions(arguments).run()
    let png = try session.png(scale: scale.map { CGFloat($0) })
    try OutputFile.write(Data(png), to: path, what: "the picture")
    try session.report(into: output)
  }
}

extension ScreenSession {
  /// The screen as a PNG file's bytes.
  func png(scale: CGFloat? = nil) throws(ToolFailure) -> [UInt8] {
    do {
      return try simulator.render(scale: scale).png()
    } catch {
      throw .fault("the picture could not be packed: \(error)")
    }
  }

  /// Says what is to be said about the documents, and fails if one was at fault.
  func report(into output: ToolOutput) throws(ToolFailure) {
    guard !hasErrors else { throw .input(messages) }
    for message in messages { output.message(message.description) }
  }
}
