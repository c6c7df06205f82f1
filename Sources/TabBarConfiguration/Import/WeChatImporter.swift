// SPDX-License-Identifier: MIT

public import Foundation
internal import TabBarCore

/// Makes a document of the `app.json` of a WeChat mini-program, or of one of its relatives whose
/// lists look alike (Alipay, Baidu, and the plain parts of uni-app).
///
/// Whatever real projects contain is taken where it can be understood: comments, trailing and missing
/// commas, duplicate names, absent colours, titles or pictures. Everything that was replaced or left
/// out is in the diagnostics. An error names what makes a bar impossible.
public struct WeChatImporter: Sendable {
  /// The symbol that stands for a picture that is not there.
  public static let placeholder = DocumentIcon.system("square.grid.2x2")

  /// The theme file that colours such as `@tabColor` refer to.
  public var theme: Data?
  /// The folder that picture paths are relative to; `nil` makes every picture a placeholder.
  public var folder: URL?
  /// Whether there is a picture at a place.
  ///
  /// The default looks at the file system.
  public var fileExists: @Sendable (URL) -> Bool

  /// Makes an importer; by default there is neither theme nor folder.
  public init(
    theme: Data? = nil, folder: URL? = nil,
    fileExists: @escaping @Sendable (URL) -> Bool = {
      FileManager.default.fileExists(atPath: $0.path)
    }
  ) {
    self.theme = theme
    self.folder = folder
    self.fileExists = fileExists
  }

  /// Makes a document of a configuration.
  public func document(from data: Data) -> ParseResult {
    let source = SourceText(data)
    let sink = DiagnosticSink(source: source)
    guard let root = JSONScanner.read(source, tolerant: true, sink: sink) else {
      return ParseResult(document: nil, diagnostics: sink.sorted)
    }
    return document(from: root, sink: sink)
  }

  func document(from root: JSONNode, sink: DiagnosticSink) -> ParseResult {
    let themes = ImportThemes(theme, sink: sink)
    let reader = ListReader(
      importer: self, themes: themes, sink: sink, pages: Self.pages(of: root))
    let document = Self.bar(in: root, sink: sink).flatMap { reader.document($0, path: $1) }
    return ParseResult(document: sink.hasErrors ? nil : document, diagnostics: sink.sorted)
  }

  /// The declared pages, by their paths; in uni-app each is an object.
  private static func pages(of root: JSONNode) -> [String] {
    (root["pages"]?.array ?? []).compactMap { page in
      (page.string ?? page["path"]?.string).map { PagePath($0).text }
    }
  }

  /// The description of the bar, or an error that names where it should be.
  private static func bar(in root: JSONNode, sink: DiagnosticSink) -> (JSONNode, String)? {
    func fail(_ node: JSONNode, _ message: String) -> (JSONNode, String)? {
      sink.report(
        .error, "tabBar", at: node.offset, message,
        remedy: "add \"tabBar\": {\"list\": [ … ]} with two to five pages")
      return nil
    }
    guard let members = root.members else {
      return fail(root, "\(root.kind) where the configuration should be")
    }
    if let member = members.last(where: { $0.name.lowercased() == "tabbar" }) {
      if member.name != "tabBar" {
        sink.report(
          .warning, member.name, at: member.offset, "this is spelt tabBar",
          remedy: "rename it to tabBar")
      }
      if member.value.members != nil { return (member.value, member.name) }
      return fail(member.value, "\(member.value.kind) where the bar should be")
    }
    if root["list"]?.array != nil { return (root, "") }
    return fail(root, "there is no tabBar")
  }
}

/// The path of a page: without leading slashes and dots, its query apart.
struct PagePath {
  var text: String
  var query: String

  init(_ raw: String) {
    var rest = Substring(raw.trimmingCharacters(in: .whitespacesAndNewlines))
    while let prefix = ["./", "../", "/"].first(where: { rest.hasPrefix($0) }) {
      rest = rest.dropFirst(prefix.count)
    }
    let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    text = String(parts.first ?? "")
    query = parts.count > 1 ? "?" + parts[1] : ""
  }

  /// The parts that tell pages apart: without the usual folder and file names.
  var parts: [String] {
    var parts = text.split(separator: "/").map(String.init)
    if parts.first == "pages" || parts.first == "page" { parts.removeFirst() }
    while parts.count > 1, let last = parts.last,
      ["index", "main", parts[parts.count - 2]].contains(last)
    {
      parts.removeLast()
    }
    return parts
  }
}
