// SPDX-License-Identifier: MIT

import TabBarCore

extension DocumentReader {
  func style(_ node: JSONNode) -> TabBarDocument.Style {
    var style = TabBarDocument.Style()
    let reader = ObjectReader(node, path: "style", sink: sink)
    guard node.members != nil else {
      sink.report(
        .warning, "style", at: node.offset, "\(node.kind) where an object should be",
        remedy: "write an object such as {\"preset\": \"classic\"}")
      return style
    }
    if let value = reader.field("preset") {
      let names = TabBarDocument.Style.presets.keys.sorted()
      if let name = value.string, names.contains(name) {
        style.preset = name
      } else {
        reader.warn(
          "preset", value, "unknown preset \(ObjectReader.quoted(value)), classic is used",
          remedy: "write one of \(names.joined(separator: ", "))")
      }
    }
    style.contentHeight = contentHeight(reader)
    style.titleSize = reader.length("titleSize")
    style.titleColor = reader.color("titleColor")
    style.selectedTitleColor = reader.color("selectedTitleColor")
    style.iconColor = reader.color("iconColor")
    style.selectedIconColor = reader.color("selectedIconColor")
    style.maximumIconSize = reader.size("maximumIconSize")
    style.background = background(reader)
    style.hairline = hairline(reader)
    style.indicator = indicator(reader)
    style.badgeColor = reader.color("badgeColor")
    style.badgeTextColor = reader.color("badgeTextColor")
    if reader.field("animation") != nil {
      style.animation = reader.word("animation", default: .none)
    }
    style.unknownFields = reader.unknownFields()
    return style
  }

  /// The content's height, not lower than a title and a finger's tip need.
  private func contentHeight(_ reader: ObjectReader) -> Double? {
    guard let height = reader.length("contentHeight"), let value = reader.field("contentHeight")
    else { return nil }
    let least = TabBarDocument.Style.leastContentHeight
    if height >= least { return height }
    let text = DocumentValue.number(least).jsonText
    reader.warn(
      "contentHeight", value, "too low for titles and fingers, \(text) is used",
      remedy: "write a number of points from \(text) to 10000 such as 49")
    return least
  }

  private func background(_ reader: ObjectReader) -> TabBarDocument.Style.Background? {
    guard let value = reader.field("background") else { return nil }
    if value.string == "none" { return TabBarDocument.Style.Background.none }
    if value.string == "system" { return .system }
    if value["image"] != nil {
      let inner = ObjectReader(value, path: reader.path(of: "background"), sink: sink)
      let image = inner.icon("image")
      let fill: TabBarStyle.ImageFill = inner.word("fill", default: .tile)
      _ = inner.unknownFields()
      return image.map { .image($0, fill) }
    }
    return reader.color("background").map { .color($0) }
  }

  private func hairline(_ reader: ObjectReader) -> TabBarDocument.Style.Hairline? {
    guard let value = reader.field("hairline") else { return nil }
    if value.string == "none" || value.bool == false { return TabBarDocument.Style.Hairline.none }
    return reader.color("hairline").map { .color($0) }
  }

  private func indicator(_ reader: ObjectReader) -> TabBarDocument.Style.Indicator? {
    guard let value = reader.field("indicator") else { return nil }
    if value.string == "none" { return TabBarDocument.Style.Indicator.none }
    let inner = ObjectReader(value, path: reader.path(of: "indicator"), sink: sink)
    if value["pill"] != nil { return inner.color("pill").map { .pill($0) } }
    if value["image"] != nil { return inner.icon("image").map { .image($0) } }
    reader.warn(
      "indicator", value, "unknown indicator",
      remedy: "write \"none\", {\"pill\": colour} or {\"image\": picture}")
    return nil
  }
}
