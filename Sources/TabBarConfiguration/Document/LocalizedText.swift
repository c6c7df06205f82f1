// SPDX-License-Identifier: MIT

import Foundation

/// A text that may differ from language to language.
public struct LocalizedText: Hashable, Sendable {
  /// A text in a language.
  public struct Entry: Hashable, Sendable {
    /// The language as a BCP 47 tag, or `default`.
    public var language: String
    /// The text.
    public var text: String

    /// Makes an entry.
    public init(_ language: String, _ text: String) {
      self.language = language
      self.text = text
    }
  }

  /// The texts in the order of the document; a text without languages is one under `default`.
  public var entries: [Entry]

  /// The name of the text for all languages that have none of their own.
  public static let fallback = "default"

  /// Makes a text that is the same in every language.
  public init(_ text: String) {
    entries = [Entry(Self.fallback, text)]
  }

  /// Makes a text of entries.
  public init(entries: [Entry]) {
    self.entries = entries
  }

  /// The text for a language: the tag itself, then the tag without its last parts (RFC 4647's
  /// lookup), then another tag of the language, then `default`, then English, then the first one.
  ///
  /// Chinese without a script is tried with the script of its region, because readers of `zh-TW` and
  /// `zh-CN` do not read each other's.
  public func text(for language: String) -> String {
    let chain = Self.chain(for: language)
    for tag in chain {
      if let text = exact(tag) { return text }
    }
    if let primary = chain.last,
      let entry = entries.first(where: { $0.language.lowercased().hasPrefix(primary + "-") })
    {
      return entry.text
    }
    return exact(Self.fallback) ?? exact("en") ?? entries.first?.text ?? ""
  }

  private func exact(_ tag: String) -> String? {
    entries.first { $0.language.lowercased() == tag }?.text
  }

  private static func chain(for language: String) -> [String] {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    var chain = stride(from: parts.count, to: 0, by: -1).map {
      parts.prefix($0).joined(separator: "-")
    }
    if parts.first == "zh", !parts.contains("hans"), !parts.contains("hant") {
      let isTraditional = parts.contains { ["tw", "hk", "mo"].contains($0) }
      chain.insert(isTraditional ? "zh-hant" : "zh-hans", at: max(0, chain.count - 1))
    }
    return chain
  }
}
