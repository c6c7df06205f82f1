// SPDX-License-Identifier: MIT

/// One thing that is worth saying about a document: where, what, and what to do.
public struct DocumentDiagnostic: Hashable, Sendable {
  /// How much it matters.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The document cannot be used.
    case error
    /// A part of the document was replaced by a default.
    case warning
    /// Nothing is wrong, but something was not used.
    case note
  }

  /// How much it matters.
  public var severity: Severity
  /// The place in the document's structure, such as `items[2].icon.selected`; empty for all of it.
  public var path: String
  /// What is the matter.
  public var message: String
  /// What to do about it.
  public var remedy: String
  /// The line in the text, from 1; `nil` if there is no text.
  public var line: Int?
  /// The character in the line, from 1; `nil` if there is no text.
  public var column: Int?

  /// Makes a diagnostic; the place in the text is unknown by default.
  public init(
    _ severity: Severity, path: String, message: String, remedy: String, line: Int? = nil,
    column: Int? = nil
  ) {
    self.severity = severity
    self.path = path
    self.message = message
    self.remedy = remedy
    self.line = line
    self.column = column
  }
}

extension DocumentDiagnostic: CustomStringConvertible {
  /// One line: `LINE:COLUMN: error: path: what — remedy`.
  public var description: String {
    let place = line.map { "\($0):\(column ?? 1): " } ?? ""
    let subject = path.isEmpty ? "" : "\(path): "
    return "\(place)\(severity.rawValue): \(subject)\(message) — \(remedy)"
  }
}

/// What came of reading a document.
public struct ParseResult: Hashable, Sendable {
  /// The document; `nil` if there is an error.
  public var document: TabBarDocument?
  /// Everything that is worth saying, in the order of the text.
  public var diagnostics: [DocumentDiagnostic]

  /// The diagnostics that make the document unusable.
  public var errors: [DocumentDiagnostic] {
    diagnostics.filter { $0.severity == .error }
  }
}
