// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing

/// A picture that was looked at and accepted, with the description that goes with it.
struct Golden: Sendable, CustomTestStringConvertible {
  var name: String
  var screen: ScreenName
  var options: [String] = []
  var steps: [String] = []
  var scale = 1

  var testDescription: String { name }

  static let folder = Resources.package.appending(path: "Tests/GalleryTests/Golden")
  var pictureFile: URL { Self.folder.appending(path: "\(name).png") }
  var textFile: URL { Self.folder.appending(path: "\(name).txt") }

  /// Whether this run writes the files instead of comparing with them.
  static var isRecording: Bool {
    ProcessInfo.processInfo.environment["TABBAR_RECORD_GOLDEN"] != nil
  }

  static let recordCommand = "TABBAR_RECORD_GOLDEN=1 swift test --filter GoldenPictures"

  private var arguments: [String] {
    ["--screen", screen.rawValue] + options + steps.flatMap { ["--do", $0] }
  }

  /// Compares bytes and text; on a difference writes what was drawn and where it differs.
  @MainActor func check(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let drawn = try await render(screen.rawValue, options, scale: scale, do: steps)
    let told = await tabbar(["describe"] + arguments).output
    if Self.isRecording {
      try drawn.write(to: pictureFile)
      try told.write(to: textFile)
      return
    }
    try Self.compare(name, drawn, told, Self.recordCommand, sourceLocation)
  }

  /// Records an issue if what is drawn, or told, is not what was accepted under a name; what is, and
  /// where the pictures differ, goes into a folder that the issue names.
  static func compare(
    _ name: String, _ drawn: Data, _ told: Data?, _ recordCommand: String,
    _ sourceLocation: SourceLocation
  ) throws {
    func accepted(_ kind: String) -> Data? {
      try? Data(contentsOf: folder.appending(path: "\(name).\(kind)"))
    }
    let picture = accepted("png")
    let isTextEqual = told == nil || accepted("txt") == told
    if picture == drawn && isTextEqual { return }
    let report = FileManager.default.temporaryDirectory.appending(path: "golden-differences")
    try FileManager.default.createDirectory(at: report, withIntermediateDirectories: true)
    try drawn.write(to: report.appending(path: "\(name)-actual.png"))
    try told?.write(to: report.appending(path: "\(name)-actual.txt"))
    var summary: [String] = []
    if told != nil { summary.append(isTextEqual ? "the text is equal" : "the text differs") }
    if let picture, picture != drawn {
      let difference = try PictureDifference(picture, drawn)
      summary.append(difference.summary)
      try difference.image?.write(to: report.appending(path: "\(name)-difference.png"))
    }
    if picture == nil { summary.append("there is no accepted picture") }
    Issue.record(
      """
      \(name) is not the accepted picture: \(summary.joined(separator: ", ")). \
      See \(report.path). To accept what is drawn now, after looking at it: \(recordCommand)
      """, sourceLocation: sourceLocation)
  }
}

/// Where two pictures differ, as numbers and as a picture.
struct PictureDifference {
  var summary: String
  /// The differing pixels in red on what is common in pale grey; nil when the sizes differ.
  var image: Data?

  init(_ accepted: Data, _ drawn: Data) throws {
    let old = try Picture(png: accepted)
    let new = try Picture(png: drawn)
    guard old.size == new.size else {
      summary = "the size is \(new.size) instead of \(old.size)"
      return
    }
    var count = 0
    var largest = 0
    var pixels: [UInt8] = []
    pixels.reserveCapacity(old.width * old.height * 4)
    for y in 0..<old.height {
      for x in 0..<old.width {
        let before = old.pixel(x, y)
        let after = new.pixel(x, y)
        if before == after {
          let grey = UInt8(192 + Int(before.luminance) / 4)
          pixels += [grey, grey, grey, 255]
        } else {
          count += 1
          largest = max(
            largest, abs(before.red - after.red), abs(before.green - after.green),
            abs(before.blue - after.blue), abs(before.alpha - after.alpha))
          pixels += [0, 0, 255, 255]
        }
      }
    }
    let place = old.difference(from: new).map(\.description) ?? "nowhere"
    summary = "\(count) pixels differ in \(place), by at most \(largest)"
    image = try Data(Bitmap(width: old.width, height: old.height, pixels: pixels).png())
  }
}

/// The drawing libraries that decide about bytes, with the versions the pictures were made with.
enum DrawingLibraries {
  static let file = Golden.folder.appending(path: "VERSIONS.txt")
  private static let modules = ["cairo", "pango", "freetype2", "harfbuzz", "fontconfig"]

  static let installed: String =
    modules.map { "\($0) \(version(of: $0))" }
    .joined(separator: "\n") + "\n"

  /// Pictures made with other versions may differ by right; then they are not compared.
  static let areTheRecorded: Bool =
    Golden.isRecording || (try? String(contentsOf: file, encoding: .utf8)) == installed

  private static func version(of module: String) -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["pkg-config", "--modversion", module]
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return "unknown" }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
