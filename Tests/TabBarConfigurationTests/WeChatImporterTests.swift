// SPDX-License-Identifier: MIT

import Foundation
import TabBarConfiguration
import TabBarCore
import Testing

@Suite struct WeChatImporterTests {
  private func bar(_ fields: String, list: String = #"{"pagePath": "pages/a/index", "text": "A"}"#)
    -> ParseResult
  {
    importing("{\"tabBar\": {\(fields)\"list\": [\(list)]}}")
  }

  private func ids(_ paths: String...) -> [String] {
    let list = paths.map { "{\"pagePath\": \"\($0)\", \"text\": \"t\"}" }.joined(separator: ",")
    return bar("", list: list).document?.items.map(\.id.rawValue) ?? []
  }

  @Test func `titles, colours, pictures and addresses come from the list`() throws {
    let result = importing(
      """
      {"pages": ["pages/home/index", "pages/me/me"], "tabBar": {"color": "#999", \
      "selectedColor": "#ff0000 ", "backgroundColor": "white", "borderStyle": "white", "list": [
      {"pagePath": "pages/home/index", "text": " 首页 ", "iconPath": "/img/a.png", \
      "selectedIconPath": "./img/b.png"},
      {"pagePath": "/pages/me/me?tab=1", "text": 12, "iconPath": "img/a.png", \
      "selectedIconPath": "img/a.png"}]}}
      """, pictures: ["img/a.png", "img/b.png"])
    let document = try #require(result.document)
    #expect(result.diagnostics.isEmpty, "\(result.lines)")
    #expect(document.items.map { $0.title.text(for: "zh") } == ["首页", "12"])
    #expect(document.items.map(\.id) == ["home", "me"])
    #expect(document.items.map(\.destination) == ["pages/home/index", "pages/me/me?tab=1"])
    #expect(
      document.items[0].icon
        == DocumentIcons(normal: .file("img/a.png"), selected: .file("img/b.png")))
    #expect(document.items[1].icon == DocumentIcons(normal: .file("img/a.png")))
    #expect(document.style.titleColor == StyleColor(hex: 0x999999))
    #expect(document.style.selectedTitleColor == StyleColor(hex: 0xFF0000))
    #expect(document.style.background == .color(.white))
    #expect(document.style.hairline == .color(StyleColor(hex: 0xFFFFFF, alpha: 0.33)))
  }

  @Test func `ids are the telling part of the path, and unique`() {
    #expect(ids("pages/index/index", "pages/cart/cart") == ["index", "cart"])
    #expect(ids("pages/a/list", "pages/b/list") == ["a-list", "b-list"])
    #expect(ids("pages/a/x", "pages/a/x", "pages/b/y") == ["x", "x-2", "y"])
    #expect(ids("pages/b/list", "pages/c/d", "pages/a/list") == ["b-list", "d", "a-list"])
    #expect(ids("", "") == ["page", "page-2"])
  }

  @Test func `a page that is not declared, or occurs twice, is a warning`() {
    let result = importing(
      """
      {"pages": ["a"], "tabBar": {"list": [{"pagePath": "a", "text": "1"}, \
      {"pagePath": "b", "text": "2"}, {"pagePath": "a", "text": "3"}]}}
      """)
    #expect(
      result.diagnostics.map(\.path) == ["tabBar.list[1].pagePath", "tabBar.list[2].pagePath"])
    #expect(result.document?.items.count == 3)
  }

  @Test func `the first declared page is selected if it is a tab`() {
    let list = #"[{"pagePath": "a", "text": "1"}, {"pagePath": "b", "text": "2"}]"#
    func selected(_ first: String) -> TabID? {
      importing("{\"pages\": [\"\(first)\", \"a\", \"b\"], \"tabBar\": {\"list\": \(list)}}")
        .document?.selected
    }
    #expect(selected("b") == "b")
    #expect(selected("a") == nil)
    #expect(selected("login") == nil)
  }

  @Test func `a bar of its own in one colour only gets the default ground, and a warning`() throws {
    let black = ##""color": "#000", "selectedColor": "#000000", "backgroundColor": "#000000", "##
    let custom = bar(#""custom": true, "# + black)
    #expect(custom.document?.style.background == nil)
    #expect(custom.document?.style.selectedTitleColor == StyleColor(hex: 0))
    #expect(custom.diagnostics.contains { $0.path == "tabBar.backgroundColor" })
    #expect(bar(black).document?.style.background == .color(StyleColor(hex: 0)))
  }

  @Test func `absent colours get the platform's, without a word`() throws {
    let result = bar("", list: #"{"pagePath": "a", "text": "A"}, {"pagePath": "b", "text": "B"}"#)
    #expect(result.diagnostics.isEmpty)
    let style = try #require(result.document).resolved().style
    #expect(style.normalTitleColor == StyleColor(hex: 0x999999))
    #expect(style.selectedTitleColor == StyleColor(hex: 0x007AFF))
    #expect(style.hairlineColor == StyleColor(hex: 0, alpha: 0.33))
  }

  @Test func `theme variables are read from the theme, else the default with a warning`() throws {
    let text = """
      {"tabBar": {"color": "@text", "selectedColor": "@unknown", "borderStyle": "@line", \
      "list": [{"pagePath": "a", "text": "A", "iconPath": "@icon"}, {"pagePath": "b", "text": "B"}]}}
      """
    let theme = """
      {"light": {"text": "#111", "line": "black", "icon": "l.png"}, \
      "dark": {"text": "#eee", "line": "white"}}
      """
    let themed = importing(text, theme: theme, pictures: ["l.png"])
    let style = try #require(themed.document).style
    #expect(style.titleColor == StyleColor(light: 0x111111, dark: 0xEEEEEE))
    #expect(style.selectedTitleColor == StyleColor(hex: 0x007AFF))
    #expect(themed.document?.items.first?.icon.normal == .file("l.png"))
    #expect(themed.diagnostics.map(\.path) == ["tabBar.selectedColor"])
    let plain = importing(text)
    #expect(plain.document?.style.titleColor == StyleColor(hex: 0x999999))
    #expect(
      Set(plain.diagnostics.map(\.path)) == [
        "tabBar.color", "tabBar.selectedColor", "tabBar.borderStyle", "tabBar.list[0].iconPath",
      ])
    let broken = importing(text, theme: "{")
    #expect(broken.diagnostics.contains { $0.path == "theme" })
  }

  @Test(arguments: ["#99999", "linear-gradient(90deg,#4e8efc,#38b9fd)"])
  func `a colour that is none is the default with a warning`(color: String) {
    let result = bar("\"selectedColor\": \"\(color)\", ")
    #expect(result.document?.style.selectedTitleColor == StyleColor(hex: 0x007AFF))
    #expect(result.diagnostics.contains { $0.path == "tabBar.selectedColor" })
  }

  @Test func `a picture that is not there becomes a placeholder with a warning`() {
    let result = bar("", list: #"{"pagePath": "a", "text": "A", "iconPath": "x@2x.png"}"#)
    #expect(result.document?.items.first?.icon.normal == WeChatImporter.placeholder)
    #expect(
      result.diagnostics.contains {
        $0.path == "tabBar.list[0].iconPath" && $0.message.contains("x@2x.png")
      })
  }

  @Test func `a bar of the mini-program's own shows its pages, by placeholders`() {
    let result = bar(
      "\"custom\": true, ", list: #"{"pagePath": "pages/a/index"}, {"pagePath": "pages/b/index"}"#)
    #expect(result.document?.items.map { $0.title.text(for: "en") } == ["", ""])
    #expect(result.document?.items.first?.icon.normal == WeChatImporter.placeholder)
    #expect(result.document?.items.first?.accessibilityLabel == LocalizedText("a"))
    #expect(result.first(.note)?.path == "tabBar.custom")
  }

  @Test func `titles without pictures, and a bar at the top, have no icons`() {
    #expect(bar("").document?.items.first?.icon == DocumentIcons())
    let top = bar(
      "\"position\": \"top\", ", list: #"{"pagePath": "a", "text": "A", "iconPath": "a.png"}"#)
    #expect(top.document?.items.first?.icon == DocumentIcons())
    #expect(top.first(.note)?.path == "tabBar.position")
  }

  @Test(arguments: [1, 6])
  func `an unusual number of pages is a warning, and all are kept`(count: Int) {
    let list = (0..<count).map { "{\"pagePath\": \"p\($0)\", \"text\": \"\($0)\"}" }
    let result = bar("", list: list.joined(separator: ","))
    #expect(result.document?.items.count == count)
    #expect(result.first(.warning)?.path == "tabBar.list")
  }

  @Test(arguments: [
    ("{\"pages\": [\"a\"]}", "1:1: error: tabBar: there is no tabBar"),
    ("{\"tabBar\": null}", "1:12: error: tabBar: null where the bar should be"),
    ("{\"tabBar\": {}}", "1:12: error: tabBar.list: there is no list of pages"),
    ("{\"tabBar\": {\"list\": null}}", "1:21: error: tabBar.list: there is no list of pages"),
    ("{\"tabBar\": {\"list\": []}}", "1:21: error: tabBar.list: the list of pages is empty"),
    ("{\"tabBar\": {\"list\": 3}}", "1:21: error: tabBar.list: a number where a list"),
    ("{\"tabBar\": {\"list\": [3]}}", "1:22: error: tabBar.list[0]: a number where a page"),
  ])
  func `what makes a bar impossible is an error that names it`(text: String, line: String) {
    let result = importing(text)
    #expect(result.document == nil)
    #expect(result.errors.first?.description.hasPrefix(line) == true, "\(result.lines)")
  }

  @Test func `Alipay's words are understood, and a bar alone, and a misspelt one`() {
    let alipay = importing(
      """
      {"tabBar": {"textColor": "#111111", "items": [{"pagePath": "a", "name": "A", \
      "icon": "a.png", "activeIcon": "b.png"}, {"pagePath": "b", "name": "B"}]}}
      """, pictures: ["a.png", "b.png"])
    #expect(alipay.document?.items.map { $0.title.text(for: "en") } == ["A", "B"])
    #expect(alipay.document?.items.first?.icon.selected == .file("b.png"))
    #expect(alipay.document?.style.titleColor == StyleColor(hex: 0x111111))
    let alone = importing(#"{"list": [{"pagePath": "a", "text": "A"}]}"#)
    #expect(alone.document?.items.count == 1)
    let misspelt = importing(#"{"tabbar": {"list": [{"pagePath": "a", "text": "A"}]}}"#)
    #expect(misspelt.document?.items.count == 1)
    #expect(misspelt.diagnostics.contains { $0.path == "tabbar" })
  }

  @Test func `reading decides between documents and configurations by what is in them`() {
    func read(_ text: String) -> ParseResult { TabBarDocument.read(Data(text.utf8)) }
    #expect(read(#"{"version": 1, "items": [{"id": "a"}]}"#).document?.items.first?.id == "a")
    #expect(read(#"{"tabBar": {"list": [{"pagePath": "a", "text": "A"}]}}"#).document != nil)
    #expect(read(#"{"pages": ["a"]}"#).errors.first?.path == "tabBar")
    #expect(read(#"{"version": 1}"#).errors.first?.path == "items")
    #expect(read("{").errors.first?.line == 1)
  }
}
