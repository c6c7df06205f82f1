// SPDX-License-Identifier: MIT

public import Foundation

extension TabBarDocument {
  /// Reads a document.
  ///
  /// Errors leave no document: text that is no JSON, another version, no items, items without or with
  /// equal ids, unknown roles. What a default can replace is a warning, what is not known a note.
  /// Pictures are not looked at.
  public static func parse(_ data: Data) -> ParseResult { parse(data, folder: nil) }

  /// Reads a document and, where its folder is known, looks whether its pictures are there.
  static func parse(_ data: Data, folder: URL?) -> ParseResult {
    let source = SourceText(data)
    let sink = DiagnosticSink(source: source, folder: folder)
    guard let root = JSONScanner.read(source, tolerant: false, sink: sink) else {
      return ParseResult(document: nil, diagnostics: sink.sorted)
    }
    let document = DocumentReader(sink: sink).document(root)
    return ParseResult(document: sink.hasErrors ? nil : document, diagnostics: sink.sorted)
  }

  /// The text as an address; characters that addresses do not have are escaped.
  static func url(_ text: String) -> URL? {
    if let url = URL(string: text) { return url }
    let allowed = CharacterSet.urlFragmentAllowed.union(CharacterSet(charactersIn: "#%"))
    return text.addingPercentEncoding(withAllowedCharacters: allowed).flatMap { URL(string: $0) }
  }
}
