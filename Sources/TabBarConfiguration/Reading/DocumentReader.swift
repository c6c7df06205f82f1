// SPDX-License-Identifier: MIT

import Foundation
import TabBarCore

/// Builds a document of a JSON value.
struct DocumentReader {
  let sink: DiagnosticSink

  func document(_ root: JSONNode) -> TabBarDocument? {
    guard root.members != nil else {
      error(
        "", root, "\(root.kind) where the document should be",
        remedy: "write an object with \"version\" and \"items\"")
      return nil
    }
    let reader = ObjectReader(root, path: "", sink: sink)
    checkVersion(reader)
    var document = TabBarDocument(items: items(reader))
    document.revision = revision(reader)
    if let style = reader.field("style") { document.style = self.style(style) }
    document.selected = selected(reader, items: document.items)
    document.unknownFields = reader.unknownFields()
    return document
  }

  private func error(_ path: String, _ node: JSONNode, _ message: String, remedy: String) {
    sink.report(.error, path, at: node.offset, message, remedy: remedy)
  }

  private func checkVersion(_ reader: ObjectReader) {
    guard let value = reader.field("version") else {
      sink.report(
        .warning, "version", at: reader.node.offset, "no version, 1 is assumed",
        remedy: "write \"version\": 1")
      return
    }
    if value.number != Double(TabBarDocument.currentVersion) {
      error(
        "version", value, "this is not version 1",
        remedy: "send version 1, or update the application")
    }
  }

  private func revision(_ reader: ObjectReader) -> String? {
    guard let value = reader.field("revision") else { return nil }
    if let number = value.number { return DocumentValue.number(number).jsonText }
    return reader.string("revision")
  }

  private func selected(_ reader: ObjectReader, items: [TabBarDocument.Item]) -> TabID? {
    guard let text = reader.string("selected"), let node = reader.field("selected") else {
      return nil
    }
    let id = TabID(text)
    if items.contains(where: { $0.id == id && $0.role == .tab && $0.isVisible }) { return id }
    reader.warn(
      "selected", node, "no visible tab has the id “\(text)”, the first tab is selected",
      remedy: "write the id of a tab")
    return nil
  }

  // MARK: Items

  private func items(_ reader: ObjectReader) -> [TabBarDocument.Item] {
    guard let value = reader.field("items") else {
      error("items", reader.node, "there are no items", remedy: "add a list of items")
      return []
    }
    guard let nodes = value.array else {
      error("items", value, "\(value.kind) where a list should be", remedy: "write items in [ ]")
      return []
    }
    var items: [TabBarDocument.Item] = []
    var ids: Set<TabID> = []
    for (index, node) in nodes.enumerated() {
      guard let item = item(node, path: "items[\(index)]") else { continue }
      if !ids.insert(item.id).inserted {
        error(
          "items[\(index)].id", node["id"] ?? node, "the id “\(item.id)” occurs twice",
          remedy: "give each item its own id")
      }
      items.append(item)
    }
    if nodes.isEmpty {
      error("items", value, "the list of items is empty", remedy: "add at least one tab")
    } else if !sink.hasErrors, !items.contains(where: { $0.role == .tab && $0.isVisible }) {
      error("items", value, "no item is a visible tab", remedy: "add or show at least one tab")
    }
    let count = items.lazy.filter(\.isVisible).count
    if count > Self.mostItems {
      sink.report(
        .warning, "items", at: value.offset,
        "\(count) visible items are too many to press in one bar",
        remedy: "send at most \(Self.mostItems)")
    }
    return items
  }

  /// The most items without a warning: each is 44 points wide, a fingertip, on a screen of 880.
  private static let mostItems = 20

  private func item(_ node: JSONNode, path: String) -> TabBarDocument.Item? {
    guard node.members != nil else {
      error(path, node, "\(node.kind) where an item should be", remedy: "write an object")
      return nil
    }
    let reader = ObjectReader(node, path: path, sink: sink)
    let idNode = reader.field("id")
    guard let id = idNode?.string, !id.isEmpty else {
      error(
        "\(path).id", idNode ?? node, "the item has no id",
        remedy: "write an id that stays the same, such as \"home\"")
      return nil
    }
    var item = TabBarDocument.Item(id: TabID(id))
    if let role = reader.field("role") {
      if let known = role.string.flatMap({ BarItem.Role(rawValue: $0) }) {
        item.role = known
      } else {
        error(
          "\(path).role", role, "unknown role \(ObjectReader.quoted(role))",
          remedy: "write tab or action")
      }
    }
    item.title = reader.text("title") ?? LocalizedText("")
    item.icon = icons(reader)
    item.iconRendering = reader.word("iconRendering", default: .automatic)
    item.iconSize = reader.size("iconSize")
    item.playback = reader.word("playback", default: .always)
    item.badge = reader.badge("badge")
    item.placement = reader.placement("placement")
    item.destination = reader.address("destination")
    item.fallback = reader.address("fallback")
    item.isEnabled = reader.bool("enabled", default: true)
    item.isVisible = reader.bool("visible", default: true)
    item.accessibilityLabel = reader.text("accessibilityLabel")
    item.firesOn = reader.word("firesOn", default: .touchUp)
    item.unknownFields = reader.unknownFields()
    return item
  }

  private func icons(_ reader: ObjectReader) -> DocumentIcons {
    guard let value = reader.field("icon") else { return DocumentIcons() }
    guard value["normal"] != nil || value["selected"] != nil else {
      return DocumentIcons(normal: reader.icon("icon"))
    }
    let inner = ObjectReader(value, path: reader.path(of: "icon"), sink: sink)
    let icons = DocumentIcons(normal: inner.icon("normal"), selected: inner.icon("selected"))
    _ = inner.unknownFields()
    return icons
  }
}
