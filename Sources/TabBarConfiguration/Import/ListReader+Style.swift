// SPDX-License-Identifier: MIT

import Foundation
import TabBarCore

extension ListReader {
  /// What a mini-program's bar looks like where its configuration says nothing.
  private enum Defaults {
    static let color = StyleColor(hex: 0x999999)
    static let selectedColor = StyleColor(hex: 0x007AFF)
  }

  func style(_ bar: JSONNode, prefix: String) -> TabBarDocument.Style {
    var style = TabBarDocument.Style()
    style.titleColor = color(bar, Names.color, prefix: prefix) ?? Defaults.color
    style.selectedTitleColor =
      color(bar, ["selectedColor"], prefix: prefix) ?? Defaults.selectedColor
    style.background = background(bar, prefix: prefix, titles: style)
    style.hairline = hairline(bar, prefix: prefix)
    // Mini-programs' pictures are 81 pixels wide, for 27 points.
    style.maximumIconSize = [27, 27]
    return style
  }

  /// The stated ground, unless nothing could be read on it.
  ///
  /// Projects that draw their own bar fill the colours in to satisfy the host, often all alike; the
  /// host ignores them then, and a bar drawn so would be one dark block.
  private func background(
    _ bar: JSONNode, prefix: String, titles: TabBarDocument.Style
  ) -> TabBarDocument.Style.Background? {
    guard let ground = color(bar, ["backgroundColor"], prefix: prefix) else { return nil }
    guard isCustom(bar), ground == titles.titleColor, ground == titles.selectedTitleColor else {
      return .color(ground)
    }
    warn(
      prefix + "backgroundColor", bar["backgroundColor"] ?? bar,
      "the bar is as dark or light as its titles, the default ground is used",
      remedy: "give the ground another colour than the titles")
    return nil
  }

  private func color(_ bar: JSONNode, _ names: [String], prefix: String) -> StyleColor? {
    guard let (name, value) = value(bar, names) else { return nil }
    if value.string == "" { return nil }
    guard let text = value.string, let texts = themes.texts(for: text) else {
      warn(
        prefix + name, value, "no theme has \(ObjectReader.quoted(value)), the default is used",
        remedy: "give the theme file that defines it")
      return nil
    }
    if let light = StyleColor.RGBA(texts.light), let dark = StyleColor.RGBA(texts.dark) {
      return .fixed(light: light, dark: dark)
    }
    warn(
      prefix + name, value, "“\(texts.light)” is no colour, the default is used",
      remedy: "write #rrggbb")
    return nil
  }

  /// `black` and `white` are thin, translucent lines; projects also write colours and `none`.
  private func hairline(_ bar: JSONNode, prefix: String) -> TabBarDocument.Style.Hairline? {
    func line(_ text: String) -> StyleColor.RGBA? {
      switch text.trimmingCharacters(in: .whitespaces) {
      case "black": .init(hex: 0x000000, alpha: 0.33)
      case "white": .init(hex: 0xFFFFFF, alpha: 0.33)
      default: .init(text)
      }
    }
    let standard = StyleColor(hex: 0x000000, alpha: 0.33)
    guard let (name, value) = value(bar, ["borderStyle"]) else { return .color(standard) }
    if value.string == "none" { return TabBarDocument.Style.Hairline.none }
    if let texts = value.string.flatMap({ themes.texts(for: $0) }), let light = line(texts.light),
      let dark = line(texts.dark)
    {
      return .color(.fixed(light: light, dark: dark))
    }
    warn(
      prefix + name, value, "\(ObjectReader.quoted(value)) is no line, a dark one is used",
      remedy: "write black or white")
    return .color(standard)
  }
}
