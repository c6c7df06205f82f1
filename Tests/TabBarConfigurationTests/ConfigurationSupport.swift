// SPDX-License-Identifier: MIT

import Foundation
import TabBarConfiguration
import TabBarCore

func parse(_ text: String) -> ParseResult {
  TabBarDocument.parse(Data(text.utf8))
}

/// A document of items written as JSON.
func parse(items: String, rest: String = "") -> ParseResult {
  parse(#"{"version": 1, "items": ["# + items + "]" + rest + "}")
}

func importing(_ text: String, theme: String? = nil, pictures: Set<String> = []) -> ParseResult {
  WeChatImporter(
    theme: theme.map { Data($0.utf8) }, folder: URL(fileURLWithPath: "/app"),
    fileExists: { pictures.contains(String($0.path.dropFirst("/app/".count))) }
  ).document(from: Data(text.utf8))
}

extension ParseResult {
  var lines: [String] { diagnostics.map(\.description) }

  func first(_ severity: DocumentDiagnostic.Severity) -> DocumentDiagnostic? {
    diagnostics.first { $0.severity == severity }
  }
}

/// The folder of this repository's example documents.
let exampleFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Examples/Documents")
