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

/// Random numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
