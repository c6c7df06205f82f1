// SPDX-License-Identifier: MIT
internal import Foundation
internal import Gallery
internal import UIKit

/// `tabbar gallery`: every screen and every document of some folders as pictures with an index.
enum GalleryCommand: ToolCommand {
  static let name = "gallery"
  static let summary =
    "Draw every screen, and documents or folders of them, into pictures with an index."
  static let usage = "--out FOLDER [PATH…]"
  static let example = "tabbar gallery --out out Examples/Documents"
  static let maximumFiles = Int.max
  static let options = [
    ToolOption(name: "--out", value: "FOLDER", help: "where pictures and index.html go")
  ]

  static func run(_ arguments: ArgumentList, into output: ToolOutput) async throws(ToolFailure) {
    guard let out = try OutputFile.path("--out", in: arguments) else {
      throw .usage("--out FOLDER is missing")
    }
    var files: [String] = []
    for path in arguments.files { files += try documents(at: path) }
    var index = GalleryIndex()
    let folder = URL(fileURLWithPath: out)
    do {
      for part in ["screens", "documents"] {
        let url = folder.appendingPathComponent(part)
        if FileManager.default.fileExists(atPath: url.path) {
          try FileManager.default.removeItem(at: url)
        }
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      }
    } catch {
      throw .input("the folder cannot be written", remedy: "choose another --out", file: out)
    }
    for screen in GalleryScreen.all { try draw(screen, into: folder, index: &index) }
    var refused = 0
    for (number, file) in files.enumerated() {
      let entry = draw(file, number: number + 1, into: folder)
      if entry.picture == nil { refused += 1 }
      // Warnings are in the index: of sixty files they would hide what matters.
      if entry.picture == nil { for message in entry.messages { output.message(message) } }
      try output.line("\(file): \(entry.outcome)".withEscapedControls)
      index.documents.append(entry)
    }
    do {
      try Data(index.html.utf8).write(to: folder.appendingPathComponent("index.html"))
    } catch {
      throw .input("index.html cannot be written", remedy: "choose another --out", file: out)
    }
    try output.line(
      "\(GalleryScreen.all.count) screens, \(files.count - refused) documents drawn, "
        + "\(refused) refused: \(folder.appendingPathComponent("index.html").path)")
  }

  /// The file itself, or the JSON files of a folder and its folders by name.
  private static func documents(
    at path: String, isNamed: Bool = true
  ) throws(ToolFailure) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .input("there is no such file or folder", file: path)
    }
    guard isFolder.boolValue else { return isNamed || path.hasSuffix(".json") ? [path] : [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    var files: [String] = []
    for name in names.sorted() where !name.hasPrefix(".") {
      files += try documents(at: path + "/" + name, isNamed: false)
    }
    return files
  }

  private static func draw(
    _ screen: GalleryScreen, into folder: URL, index: inout GalleryIndex
  ) throws(ToolFailure) {
    var entry = GalleryIndex.Screen(name: screen.name, summary: screen.summary)
    for (label, appearance, direction) in [
      ("light", .light, .leftToRight), ("dark", .dark, .leftToRight),
      ("rtl", .light, .rightToLeft),
    ] as [(String, UIUserInterfaceStyle, UITraitEnvironmentLayoutDirection)] {
      let situation = Situation(appearance: appearance, direction: direction)
      let session = try ScreenSession(.screen(screen.name), in: situation)
      try session.run([])
      let path = "screens/\(screen.name)-\(label).png"
      try write(try session.png(), to: folder.appendingPathComponent(path))
      entry.pictures.append((label, path))
    }
    index.screens.append(entry)
  }

  private static func draw(
    _ file: String, number: Int, into folder: URL
  ) -> GalleryIndex.Document {
    var entry = GalleryIndex.Document(file: file)
    do throws(ToolFailure) {
      let source = try ScreenSource(file: file, screen: nil)
      let session = try ScreenSession(source, in: Situation())
      try session.run([])
      let bar = BarInspection(of: session.screen)
      // An item without a title is named by its id.
      entry.items = (bar?.items ?? []).map { $0.title.isEmpty ? "(\($0.id))" : $0.title }
      entry.color = bar?.items.first { $0.isSelected }?.titleColor
      entry.messages = session.messages.map(\.description)
      let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      let path = "documents/\(number)-\(name).png"
      try write(try session.png(), to: folder.appendingPathComponent(path))
      entry.picture = path
    } catch {
      entry.messages = error.messages
    }
    return entry
  }

  private static func write(_ bytes: [UInt8], to url: URL) throws(ToolFailure) {
    do {
      try Data(bytes).write(to: url)
    } catch {
      throw .input("the picture cannot be written", remedy: "choose another --out", file: url.path)
    }
  }
}
