// SPDX-License-Identifier: MIT
internal import Foundation
internal import Gallery
internal import TabBarConfiguration
internal import UIKit

/// Where a screen comes from: the Gallery, or a file.
enum ScreenSource: Hashable, Sendable {
  case screen(String)
  case file(String)

  /// Takes the one that was named.
  ///
  /// - Throws: ``ToolFailure/usage(_:)`` when neither or both are named, or no screen has the name.
  init(file: String?, screen: String?, standard: String? = nil) throws(ToolFailure) {
    switch (file, screen ?? (file == nil ? standard : nil)) {
    case (let file?, nil): self = .file(file)
    case (nil, let name?):
      guard GalleryScreen.named(name) != nil else {
        let names = GalleryScreen.all.map(\.name).joined(separator: ", ")
        throw .usage("--screen \(name): no such screen — the screens are \(names)")
      }
      self = .screen(name)
    case (nil, nil): throw .usage("name a FILE or a --screen NAME")
    default: throw .usage("a FILE and --screen cannot both be shown")
    }
  }

  /// The screen's name, or the file's last part.
  var name: String {
    switch self {
    case .screen(let name): name
    case .file(let path): URL(fileURLWithPath: path).lastPathComponent
    }
  }

  /// Makes the screen, ready for a window.
  ///
  /// - Parameter language: The language of texts that come from documents.
  /// - Returns: The screen, and what is to be said about its document.
  /// - Throws: ``ToolFailure/input(_:)`` when the document is at fault.
  @MainActor func makeSession(
    language: String
  ) throws(ToolFailure) -> (screen: GallerySession, messages: [ToolMessage]) {
    switch self {
    case .screen(let name):
      guard let screen = GalleryScreen.named(name) else {
        throw .usage("--screen \(name): no such screen")
      }
      return (try Self.start(screen, language: language, file: nil), [])
    case .file(let path):
      let file = try DocumentFile(path)
      let screen = GalleryScreen.bar(file.resolved(language: language), name: name)
      let session = try Self.start(screen, language: language, file: path)
      let more = session.initialDiagnostics.map { ToolMessage($0, file: path) }
      return (session, file.messages + more)
    }
  }

  @MainActor private static func start(
    _ screen: GalleryScreen, language: String, file: String?
  ) throws(ToolFailure) -> GallerySession {
    do {
      return try screen.make(language: language)
    } catch let error as GalleryDocumentError {
      throw .input(
        error.diagnostics.filter { $0.severity == .error }.map { ToolMessage($0, file: file) })
    } catch {
      throw .fault("the screen \(screen.name) does not start: \(error)")
    }
  }
}
