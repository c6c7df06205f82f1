// SPDX-License-Identifier: MIT

import Foundation
import TabBarCore

extension ObjectReader {
  /// A colour: text, a name of the system's, or an object with `light` and `dark`.
  func color(_ name: String) -> StyleColor? {
    guard let value = field(name) else { return nil }
    if let text = value.string {
      if let color = Self.color(text) { return color }
    } else if let light = value["light"]?.string.flatMap({ StyleColor.RGBA($0) }),
      let dark = value["dark"]?.string.flatMap({ StyleColor.RGBA($0) })
    {
      return .fixed(light: light, dark: dark)
    }
    warn(
      name, value, "\(Self.quoted(value)) is no colour, the default is used",
      remedy: "write #rrggbb, a name, or an object with light and dark")
    return nil
  }

  static func color(_ text: String) -> StyleColor? {
    StyleColor.Semantic(rawValue: text).map { .semantic($0) } ?? StyleColor(hex: text)
  }

  /// A text, or an object with a text for each language.
  func text(_ name: String) -> LocalizedText? {
    guard let value = field(name) else { return nil }
    if let text = value.string { return LocalizedText(text) }
    let entries = (value.members ?? []).compactMap { member in
      member.value.string.map { LocalizedText.Entry(member.name, $0) }
    }
    if !entries.isEmpty, entries.count == value.members?.count {
      return LocalizedText(entries: entries)
    }
    warn(
      name, value, "no text",
      remedy: "write text, or an object such as {\"default\": \"Home\", \"de\": \"Start\"}")
    return nil
  }

  /// A number, a text, or an object with `dot`.
  func badge(_ name: String) -> Badge? {
    guard let value = field(name) else { return nil }
    if let number = value.number, let count = Int(exactly: number.rounded()) {
      return .count(count)
    }
    if let text = value.string { return text.isEmpty ? nil : .text(text) }
    if let dot = value["dot"]?.bool { return dot ? .dot : nil }
    warn(name, value, "no badge", remedy: "write a number, a text, or {\"dot\": true}")
    return nil
  }

  /// An address; addresses with a scheme and paths are both taken.
  func address(_ name: String) -> String? {
    guard let value = field(name) else { return nil }
    if let text = value.string, !text.isEmpty, TabBarDocument.url(text) != nil { return text }
    warn(name, value, "no address", remedy: "write an address such as app://home")
    return nil
  }
}
