// SPDX-License-Identifier: MIT

import Foundation
import TabBarCore

/// The values that `@name` stands for in light and dark appearance.
struct ImportThemes {
  private var light: JSONNode?
  private var dark: JSONNode?

  init(_ data: Data?, sink: DiagnosticSink) {
    guard let data else { return }
    let source = SourceText(data)
    let own = DiagnosticSink(source: source)
    if let root = JSONScanner.read(source, tolerant: true, sink: own) {
      light = root["light"]
      dark = root["dark"]
    }
    // The places are those of another file, so they are told in words.
    for diagnostic in own.diagnostics where diagnostic.severity == .error {
      sink.report(
        .warning, "theme", at: nil, "the theme file is not used: \(diagnostic.message)",
        remedy: diagnostic.remedy)
    }
  }

  /// The texts that stand for a value in light and dark: itself, or what its variable says.
  func texts(for text: String) -> (light: String, dark: String)? {
    guard text.hasPrefix("@") else { return (text, text) }
    let name = String(text.dropFirst())
    guard let light = light?[name]?.string else { return nil }
    return (light, dark?[name]?.string ?? light)
  }
}
