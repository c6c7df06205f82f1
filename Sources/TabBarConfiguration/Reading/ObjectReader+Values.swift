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

  /// A picture: the name of an asset, or an object that says where it is.
  func icon(_ name: String) -> DocumentIcon? {
    guard let value = field(name) else { return nil }
    if let icon = Self.icon(value) { return icon }
    warn(
      name, value, "no picture, it is left out",
      remedy: "write the name of an asset, or an object with asset, system, file, url or data")
    return nil
  }

  private static func icon(_ value: JSONNode) -> DocumentIcon? {
    if let text = value.string { return text.isEmpty ? nil : .asset(text) }
    guard let members = value.members, members.count == 1, let member = members.first,
      let text = member.value.string, !text.isEmpty
    else { return nil }
    switch member.name {
    case "asset": return .asset(text)
    case "system": return .system(text)
    case "file": return isInside(text) ? .file(text) : nil
    case "url": return TabBarDocument.url(text).flatMap { $0.scheme == nil ? nil : .url($0) }
    case "data":
      let base64 = text.hasPrefix("data:") ? text.split(separator: ",").last.map(String.init) : text
      return Data(base64Encoded: base64 ?? "", options: .ignoreUnknownCharacters)
        .flatMap { $0.isEmpty ? nil : .data($0) }
    default: return nil
    }
  }

  /// Whether a path stays in the document's own folder.
  static func isInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.hasPrefix("~")
      && !path.split(separator: "/").contains("..")
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

  // MARK: Placement

  /// `normal`, or an object with `raised`, `bulge` or `center`, and perhaps `touch`.
  func placement(_ name: String) -> Placement {
    guard let value = field(name) else { return .normal }
    if value.string == "normal" { return .normal }
    let reader = ObjectReader(value, path: path(of: name), sink: sink)
    let touch: TouchShape = reader.word("touch", default: .rectangle)
    guard var placement = reader.placement() else {
      warn(
        name, value, "unknown placement, the item stands in the bar",
        remedy: "write \"normal\", {\"raised\": 18}, {\"bulge\": 20}, {\"center\": [60, 60]} or "
          + "{\"raised\": {\"size\": [52, 59], \"centerY\": 0.2}}")
      return .normal
    }
    placement.touchShape = touch
    _ = reader.unknownFields()
    return placement
  }

  private func placement() -> Placement? {
    let limit = 0...1_000.0
    if let raised = field("raised") {
      if let points = raised.number {
        return limit.contains(points) ? .raised(by: CGFloat(points)) : nil
      }
      let inner = ObjectReader(raised, path: path(of: "raised"), sink: sink)
      guard raised.members != nil, let size = inner.size("size") else { return nil }
      let fraction = inner.field("centerY")?.number ?? 0.2
      _ = inner.unknownFields()
      return .raised(
        size: CGSize(width: size[0], height: size[1]), centerY: CGFloat(min(max(fraction, -5), 5)))
    }
    if let bulge = field("bulge")?.number {
      return limit.contains(bulge) ? .bulge(height: CGFloat(bulge)) : nil
    }
    guard field("center") != nil, let size = size("center") else { return nil }
    return .center(size: CGSize(width: size[0], height: size[1]))
  }
}
