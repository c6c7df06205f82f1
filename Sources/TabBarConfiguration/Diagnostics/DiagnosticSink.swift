// SPDX-License-Identifier: MIT

import Foundation

/// Collects diagnostics of one text and knows where in it they belong.
final class DiagnosticSink {
  private let source: SourceText
  /// Where the document's pictures are looked at; `nil` if they are not.
  let folder: URL?
  private(set) var diagnostics: [DocumentDiagnostic] = []

  init(source: SourceText, folder: URL? = nil) {
    self.source = source
    self.folder = folder
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  func report(
    _ severity: DocumentDiagnostic.Severity, _ path: String, at offset: Int?, _ message: String,
    remedy: String
  ) {
    let position = offset.map { source.position(of: $0) }
    diagnostics.append(
      DocumentDiagnostic(
        severity, path: path, message: message, remedy: remedy, line: position?.line,
        column: position?.column))
  }

  /// The diagnostics in the order of the text.
  var sorted: [DocumentDiagnostic] {
    diagnostics.enumerated().sorted { one, other in
      let a = (one.element.line ?? 0, one.element.column ?? 0, one.offset)
      let b = (other.element.line ?? 0, other.element.column ?? 0, other.offset)
      return a < b
    }.map(\.element)
  }
}
