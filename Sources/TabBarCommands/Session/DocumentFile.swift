// SPDX-License-Identifier: MIT
internal import Foundation
internal import TabBarConfiguration

/// A file that describes a bar: a document, or a format that `import` knows.
struct DocumentFile {
  let path: String
  let document: TabBarDocument
  /// What is to be said about it; no errors.
  let messages: [ToolMessage]

  /// Reads a file.
  ///
  /// - Throws: ``ToolFailure/input(_:)`` with every error of it.
  init(_ path: String) throws(ToolFailure) {
    let data = try Self.read(path)
    let url = URL(fileURLWithPath: path)
    try self.init(path, TabBarDocument.read(data, folder: url.deletingLastPathComponent()))
  }

  /// Takes what came of reading a file.
  ///
  /// - Throws: ``ToolFailure/input(_:)`` with every error of it.
  init(_ path: String, _ result: ParseResult) throws(ToolFailure) {
    guard let document = result.document else {
      throw .input(result.errors.map { ToolMessage($0, file: path) })
    }
    self.path = path
    self.document = document
    messages = result.diagnostics.map { ToolMessage($0, file: path) }
  }

  /// The folder of the file, where its pictures are.
  var folder: URL { URL(fileURLWithPath: path).deletingLastPathComponent() }

  /// The bar for a user.
  func resolved(language: String) -> ResolvedBar {
    document.resolved(language: language, folder: folder)
  }

  /// The bytes of a file.
  static func read(_ path: String) throws(ToolFailure) -> Data {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .input("there is no such file", remedy: "check the path", file: path)
    }
    guard !isFolder.boolValue else {
      throw .input("this is a folder", remedy: "name a file in it", file: path)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .input("the file cannot be read", remedy: "check its permissions", file: path)
    }
    return data
  }
}

extension ToolMessage {
  /// A diagnostic about a file.
  init(_ diagnostic: DocumentDiagnostic, file: String?) {
    self.init(
      file: file, line: diagnostic.line, column: diagnostic.column,
      severity: diagnostic.severity.rawValue, path: diagnostic.path, text: diagnostic.message,
      remedy: diagnostic.remedy)
  }
}
