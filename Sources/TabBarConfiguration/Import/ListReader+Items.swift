// SPDX-License-Identifier: MIT

import Foundation
import TabBarCore

extension ListReader {
  struct ImportedItem {
    var page: PagePath
    var item: TabBarDocument.Item
  }

  func item(_ node: JSONNode, path: String, hasIcons: Bool) -> ImportedItem? {
    guard node.members != nil else {
      error(path, node, "\(node.kind) where a page should be", remedy: "write an object")
      return nil
    }
    let page = PagePath(node["pagePath"]?.string ?? "")
    if page.text.isEmpty {
      warn(
        "\(path).pagePath", node["pagePath"] ?? node, "the page has no path",
        remedy: "write the path of a declared page")
    } else if !pages.isEmpty, !pages.contains(page.text) {
      warn(
        "\(path).pagePath", node["pagePath"] ?? node, "“\(page.text)” is not among the pages",
        remedy: "declare it in \"pages\"")
    }
    var item = TabBarDocument.Item(id: "")
    item.title = LocalizedText(title(node, path: path))
    if !page.text.isEmpty { item.destination = page.text + page.query }
    if hasIcons { item.icon = icons(node, path: path) }
    if let visible = node["visible"] {
      item.isVisible = visible.bool ?? (visible.string != "false")
    }
    if item.title.text(for: "") == "" {
      item.accessibilityLabel = page.parts.last.map { LocalizedText($0) }
      if item.icon.normal == nil {
        item.icon.normal = WeChatImporter.placeholder
        warn(
          path, node, "neither title nor picture, a placeholder is shown",
          remedy: "write \"text\" or \"iconPath\"")
      }
    }
    return ImportedItem(page: page, item: item)
  }

  private func title(_ node: JSONNode, path: String) -> String {
    guard let (name, value) = value(node, Names.title) else { return "" }
    if let text = value.string { return text.trimmingCharacters(in: .whitespacesAndNewlines) }
    if let number = value.number { return DocumentValue.number(number).jsonText }
    warn("\(path).\(name)", value, "\(value.kind) where text should be", remedy: "write text")
    return ""
  }

  // MARK: Pictures

  private func icons(_ node: JSONNode, path: String) -> DocumentIcons {
    let normal = value(node, Names.icon).flatMap { icon($1, path: "\(path).\($0)") }
    let selected = value(node, Names.selectedIcon).flatMap { icon($1, path: "\(path).\($0)") }
    guard let normal else { return DocumentIcons(normal: selected) }
    return DocumentIcons(normal: normal, selected: selected == normal ? nil : selected)
  }

  private func icon(_ value: JSONNode, path: String) -> DocumentIcon? {
    guard let raw = value.string, !raw.isEmpty else {
      if value.string == nil {
        warn(
          path, value, "\(value.kind) where a path should be", remedy: "write the picture's path")
      }
      return nil
    }
    guard let text = themes.texts(for: raw)?.light else {
      warn(
        path, value, "no theme has “\(raw)”, a placeholder is shown",
        remedy: "give the theme file that defines it")
      return WeChatImporter.placeholder
    }
    if text.contains("://") || text.hasPrefix("data:") {
      if text.hasPrefix("http"), let url = TabBarDocument.url(text) { return .url(url) }
      warn(
        path, value, "this address is not used, a placeholder is shown",
        remedy: "write the path of a file")
      return WeChatImporter.placeholder
    }
    let file = PagePath(text).text
    if let folder = importer.folder, ObjectReader.isInside(file),
      importer.fileExists(folder.appendingPathComponent(file))
    {
      return .file(file)
    }
    warn(
      path, value, "there is no picture “\(file)”, a placeholder is shown",
      remedy: "put the file beside the configuration")
    return WeChatImporter.placeholder
  }

  // MARK: Ids

  /// Ids are the last telling part of the page's path, or more parts where that is not unique, so
  /// that they stay the same when the list is reordered.
  func nameItems(_ items: inout [ImportedItem], path: String, list: JSONNode) {
    func short(_ page: PagePath) -> String { page.parts.last ?? "" }
    let pages = Set(items.map(\.page.text))
    let shorts = Dictionary(grouping: pages) { short(PagePath($0)) }
    var used: [String: Int] = [:]
    for index in items.indices {
      let page = items[index].page
      let isUnique = shorts[short(page)]?.count == 1
      var id = isUnique ? short(page) : page.parts.joined(separator: "-")
      if !isUnique, id == short(page) { id = page.text.replacingOccurrences(of: "/", with: "-") }
      if id.isEmpty { id = "page" }
      let count = used[id, default: 0] + 1
      used[id] = count
      if count > 1 {
        if !page.text.isEmpty {
          warn(
            "\(path)[\(index)].pagePath", list.array?[index] ?? list,
            "the page “\(page.text)” occurs twice", remedy: "list each page once")
        }
        repeat { id += "-\(used[id, default: count])" } while used[id] != nil
        used[id] = 1
      }
      items[index].item.id = TabID(id)
    }
  }
}
