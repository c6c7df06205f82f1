// SPDX-License-Identifier: MIT

public import Foundation

extension TabBarDocument {
  /// Reads a file: a document, or a configuration that ``WeChatImporter`` knows.
  ///
  /// A theme file that the configuration names, and pictures, are looked for beside the file.
  ///
  /// - Parameter file: The file's address.
  /// - Returns: The document, or an error if the file cannot be read or understood.
  public static func load(_ file: URL) -> ParseResult {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      let diagnostic = DocumentDiagnostic(
        .error, path: "", message: "the file cannot be read", remedy: "check that it is there")
      return ParseResult(document: nil, diagnostics: [diagnostic])
    }
    return read(data, folder: file.deletingLastPathComponent())
  }

  /// Reads bytes as a document, or as a configuration that ``WeChatImporter`` knows.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - folder: Where a theme and pictures are looked for; by default nowhere. With it, a picture
  ///     of a document that is missing or no whole PNG or GIF is an error.
  /// - Returns: The document, or an error if the bytes cannot be understood.
  public static func read(_ data: Data, folder: URL? = nil) -> ParseResult {
    let source = SourceText(data)
    let quiet = DiagnosticSink(source: source)
    guard let root = JSONScanner.read(source, tolerant: true, sink: quiet) else {
      return ParseResult(document: nil, diagnostics: quiet.sorted)
    }
    guard isConfiguration(root) else { return parse(data, folder: folder) }
    let theme = folder.flatMap { folder -> Data? in
      let name = root["themeLocation"]?.string ?? "theme.json"
      guard ObjectReader.isInside(name) else { return nil }
      return try? Data(contentsOf: folder.appendingPathComponent(name))
    }
    return WeChatImporter(theme: theme, folder: folder).document(from: data)
  }

  /// Whether a value looks like a mini-program's configuration rather than a document.
  private static func isConfiguration(_ root: JSONNode) -> Bool {
    guard let members = root.members else { return false }
    if root["version"]?.number != nil, root["items"] != nil { return false }
    if root["items"] == nil,
      ["pages", "subPackages", "window", "list"].contains(where: { root[$0] != nil })
    {
      return true
    }
    return members.contains { $0.name.lowercased() == "tabbar" }
  }
}
