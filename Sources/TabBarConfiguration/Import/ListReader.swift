// SPDX-License-Identifier: MIT

import Foundation
import TabBarCore

/// Reads the list of a bar in WeChat's or Alipay's words.
struct ListReader {
  let importer: WeChatImporter
  let themes: ImportThemes
  let sink: DiagnosticSink
  let pages: [String]

  /// The names of fields: WeChat's first, then Alipay's.
  enum Names {
    static let list = ["list", "items"]
    static let title = ["text", "name"]
    static let icon = ["iconPath", "icon"]
    static let selectedIcon = ["selectedIconPath", "activeIcon", "selectedIcon"]
    static let color = ["color", "textColor"]
  }

  func document(_ bar: JSONNode, path: String) -> TabBarDocument? {
    let prefix = path.isEmpty ? "" : path + "."
    guard let (name, list) = value(bar, Names.list) else {
      let null = bar.members?.last { Names.list.contains($0.name) }
      error(
        prefix + (null?.name ?? "list"), null?.value ?? bar, "there is no list of pages",
        remedy: "add a list of two to five pages")
      return nil
    }
    guard let nodes = list.array else {
      error(
        prefix + name, list, "\(list.kind) where a list of pages should be",
        remedy: "write pages in [ ]")
      return nil
    }
    guard !nodes.isEmpty else {
      error(prefix + name, list, "the list of pages is empty", remedy: "add two to five pages")
      return nil
    }
    if !(2...5).contains(nodes.count) {
      warn(
        prefix + name, list, "\(nodes.count) pages; mini-programs show 2 to 5",
        remedy: "check the number of pages")
    }
    let hasIcons = value(bar, ["position"])?.1.string != "top"
    if !hasIcons {
      note(prefix + "position", bar, "a bar at the top has no icons; it is drawn below")
    }
    if isCustom(bar) {
      note(prefix + "custom", bar, "the mini-program draws its own bar; this shows its pages")
    }
    if bar["midButton"] != nil { note(prefix + "midButton", bar, "the middle button is left out") }
    var items = nodes.enumerated().compactMap { index, node in
      item(node, path: "\(prefix)\(name)[\(index)]", hasIcons: hasIcons)
    }
    guard !items.isEmpty else { return nil }
    nameItems(&items, path: prefix + name, list: list)
    var document = TabBarDocument(items: items.map(\.item), style: style(bar, prefix: prefix))
    // The first declared page is where a mini-program begins.
    if let first = pages.first, let entry = items.first(where: { $0.page.text == first }),
      entry.item.isVisible, entry.item.id != document.items.first?.id
    {
      document.selected = entry.item.id
    }
    return document
  }

  /// Whether the mini-program draws its bar itself.
  func isCustom(_ bar: JSONNode) -> Bool {
    bar["custom"]?.bool == true || bar["custom"]?.string == "true"
  }

  // MARK: Reports

  func error(_ path: String, _ node: JSONNode, _ message: String, remedy: String) {
    sink.report(.error, path, at: node.offset, message, remedy: remedy)
  }

  func warn(_ path: String, _ node: JSONNode, _ message: String, remedy: String) {
    sink.report(.warning, path, at: node.offset, message, remedy: remedy)
  }

  private func note(_ path: String, _ bar: JSONNode, _ message: String) {
    let name = path.split(separator: ".").last.map(String.init) ?? path
    let offset = bar.members?.last { $0.name == name }?.offset ?? bar.offset
    sink.report(.note, path, at: offset, message, remedy: "nothing to do")
  }

  /// The first of some fields that is there and not null, with its name.
  func value(_ node: JSONNode, _ names: [String]) -> (String, JSONNode)? {
    for name in names {
      if let value = node[name], !value.isNull { return (name, value) }
    }
    return nil
  }
}
