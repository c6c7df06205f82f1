// SPDX-License-Identifier: MIT

import Foundation
import TabBarConfiguration
import TabBarCore
import Testing

/// A document that uses every field.
let allFields = """
  {
    "version": 1, "revision": 12, "selected": "b", "future": {"x": [1, null]},
    "items": [
      {"id": "a", "title": {"default": "A", "de": "Ah"}, "badge": 3,
       "icon": {"normal": "one", "selected": {"system": "star.fill"}}, "iconSize": [20, 30],
       "destination": "app://a", "fallback": "pages/首页?x=1", "accessibilityLabel": "Letter A"},
      {"id": "b", "title": "B", "icon": {"file": "icons/b.png"}, "placement": {"raised": 18},
       "badge": {"dot": true}, "iconRendering": "template", "playback": "poster"},
      {"id": "c", "role": "action", "placement": {"center": [60, 60], "touch": "circle"},
       "icon": {"data": "AAEC"}, "firesOn": "touchDown"},
      {"id": "d", "title": "D", "placement": {"raised": {"size": [52, 59], "centerY": 0.2}},
       "enabled": false, "badge": "new", "mood": "good"},
      {"id": "e", "title": "E", "placement": {"bulge": 20}, "visible": false,
       "icon": {"url": "https://example.org/e.gif"}}
    ],
    "style": {
      "preset": "card", "contentHeight": 60, "titleSize": 11, "titleColor": "#999",
      "selectedTitleColor": {"light": "#ff0000", "dark": "rgba(255, 0, 0, 0.5)"},
      "iconColor": "secondaryLabel", "selectedIconColor": "accent", "maximumIconSize": 24,
      "background": {"image": "waves", "fill": "stretch"}, "hairline": "none",
      "indicator": {"pill": "#eeeeee"}, "badgeColor": "red", "badgeTextColor": "white",
      "animation": "bounce"
    }
  }
  """

@Suite struct DocumentTests {
  @Test func `every field of a document reaches the bar`() throws {
    let result = parse(allFields)
    let document = try #require(result.document)
    #expect(result.diagnostics.map(\.path) == ["future", "items[3].mood"])
    let bar = document.resolved(
      language: "de", folder: URL(fileURLWithPath: "/base"),
      picture: { .data(Data([9]), key: $0.lastPathComponent) })
    #expect(bar.diagnostics.isEmpty)
    #expect(bar.items.map(\.id) == ["a", "b", "c", "d", "e"])
    #expect(bar.items.map(\.title) == ["Ah", "B", "", "D", "E"])
    #expect(bar.items.map(\.role) == [.tab, .tab, .action, .tab, .tab])
    #expect(bar.items.map(\.badge) == [.count(3), .dot, nil, .text("new"), nil])
    #expect(
      bar.items.map(\.placement) == [
        .normal, .raised(by: 18),
        .center(size: CGSize(width: 60, height: 60), touchShape: .circle),
        .raised(size: CGSize(width: 52, height: 59), centerY: 0.2), .bulge(height: 20),
      ])
    #expect(bar.items[0].icon == .image("one") && bar.items[0].selectedIcon == .system("star.fill"))
    #expect(bar.items[0].iconSize == CGSize(width: 20, height: 30))
    #expect(bar.items[0].accessibilityLabel == "Letter A")
    #expect(bar.items[1].icon == .file(URL(fileURLWithPath: "/base/icons/b.png")))
    #expect(bar.items[1].iconRendering == .template && bar.items[1].playback == .poster)
    #expect(bar.items[2].firesOn == .touchDown)
    #expect(bar.items[4].icon == .data(Data(), key: "e.gif"))
    #expect(bar.items.map(\.isEnabled) == [true, true, true, false, true])
    #expect(bar.items.map(\.isHidden) == [false, false, false, false, true])
    #expect(bar.selected == "b")
    #expect(bar.routes["a"]?.destination?.absoluteString == "app://a")
    #expect(bar.routes["a"]?.fallback?.absoluteString == "pages/%E9%A6%96%E9%A1%B5?x=1")
    #expect(bar.routes["b"] == ResolvedBar.Route())
    #expect(document.revision == "12")
  }

  @Test func `every field of a style reaches the bar`() throws {
    let style = try #require(parse(allFields).document).resolved().style
    #expect(style.name == "card" && style.contentHeight == 60 && style.titleFontSize == 11)
    #expect(style.normalTitleColor == StyleColor(hex: 0x999999))
    #expect(
      style.selectedTitleColor
        == .fixed(light: .init(hex: 0xFF0000), dark: .init(hex: 0xFF0000, alpha: 0.5)))
    #expect(style.iconColor(selected: false) == .secondaryLabel)
    #expect(style.iconColor(selected: true) == .accent)
    #expect(style.maximumIconSize == CGSize(width: 24, height: 24))
    #expect(style.background == .image(.image("waves"), .stretch))
    #expect(style.hairlineColor == nil)
    #expect(style.indicator == .pill(StyleColor(hex: 0xEEEEEE)))
    #expect(style.badge.color == StyleColor(hex: 0xFF0000) && style.badge.textColor == .white)
    #expect(style.selectionAnimation == .bounce)
  }

  @Test func `a document that is written reads back as itself, unknown fields included`() throws {
    let document = try #require(parse(allFields).document)
    #expect(parse(document.jsonText).document == document)
    #expect(document.unknownFields.first?.value.jsonText.contains("null") == true)
    #expect(document.items[3].unknownFields == [.init("mood", .string("good"))])
  }

  @Test(arguments: [
    (#"{"id": "a"}, {"id": "a"}"#, "items[1].id: the id “a” occurs twice"),
    (#"{"id": "a"}, {"title": "x"}"#, "items[1].id: the item has no id"),
    (#"{"id": "a", "role": "page"}"#, "items[0].role: unknown role “page”"),
    (#"{"id": "a"}, 7"#, "items[1]: a number where an item should be"),
    ("", "items: the list of items is empty"),
    (#"{"id": "a", "role": "action"}"#, "items: no item is a visible tab"),
    (#"{"id": "a", "visible": false}"#, "items: no item is a visible tab"),
  ])
  func `what leaves no usable bar is an error`(items: String, expected: String) {
    let result = parse(items: items)
    #expect(result.document == nil)
    #expect(result.errors.first?.description.contains("error: " + expected) == true)
  }

  @Test(arguments: [
    ("{}", "1:1: error: items: there are no items"),
    (#"{"version": 1, "items": {}}"#, "1:25: error: items: an object where a list should be"),
    (#"{"version": 2, "items": [{"id": "a"}]}"#, "1:13: error: version: this is not version 1"),
  ])
  func `the document's own faults are errors`(text: String, line: String) {
    #expect(parse(text).errors.first?.description.hasPrefix(line) == true)
  }

  @Test(arguments: [
    (#""badge": [1]"#, "items[0].badge"), (#""icon": 5"#, "items[0].icon"),
    (#""icon": {"normal": "x", "selected": 5}"#, "items[0].icon.selected"),
    (#""icon": {"file": "../secret.png"}"#, "items[0].icon"),
    (#""icon": {"data": "*"}"#, "items[0].icon"), (#""icon": {"url": "e.gif"}"#, "items[0].icon"),
    (#""placement": "high""#, "items[0].placement"),
    (#""placement": {"raised": -1}"#, "items[0].placement.raised"),
    (#""placement": {"bulge": 20, "touch": "star"}"#, "items[0].placement.touch"),
    (#""title": ["x"]"#, "items[0].title"), (#""enabled": "yes""#, "items[0].enabled"),
    (##""destination": """##, "items[0].destination"),
    (#""iconSize": [0, 1]"#, "items[0].iconSize"),
    (#""playback": "never""#, "items[0].playback"),
  ])
  func `what a default can replace is a warning at its path`(field: String, path: String) {
    let result = parse(items: #"{"id": "a", "# + field + "}")
    #expect(result.document != nil)
    #expect(result.first(.warning)?.path == path)
    #expect(result.first(.warning)?.line == 1)
  }

  @Test(arguments: [
    (##""style": {"titleColor": "#99999"}"##, "style.titleColor"),
    (#""style": {"preset": "glass"}"#, "style.preset"), (#""style": 4"#, "style"),
    (#""style": {"contentHeight": -4}"#, "style.contentHeight"),
    (##""style": {"background": {"light": "#fff"}}"##, "style.background"),
    (#""style": {"indicator": "line"}"#, "style.indicator"),
    (#""style": {"indicator": {"pill": "x"}}"#, "style.indicator.pill"),
    (#""style": {"hairline": 1}"#, "style.hairline"), (#""selected": "z""#, "selected"),
  ])
  func `faults of the style and the selection are warnings at their path`(
    field: String, path: String
  ) {
    let result = parse(items: #"{"id": "a"}"#, rest: ", " + field)
    #expect(result.document != nil)
    #expect(result.first(.warning)?.path == path)
  }

  @Test func `a picture that is not here is left out with a warning, the title stays`() throws {
    let document = try #require(
      parse(items: #"{"id": "a", "title": "A", "icon": {"url": "https://x.org/a.png"}}"#).document)
    let bar = document.resolved()
    #expect(bar.items.first?.icon == nil && bar.items.first?.title == "A")
    #expect(bar.diagnostics.first?.path == "items[0].icon.normal")
  }

  @Test func `equal bytes in two documents are the same picture`() throws {
    func icon(_ base64: String) throws -> IconSource? {
      let item = #"{"id": "a", "icon": {"data": "\#(base64)"}}"#
      return try #require(parse(items: item).document).resolved().items.first?.icon
    }
    #expect(try icon("AAEC") == icon("data:image/png;base64,AAEC"))
    #expect(try icon("AAEC") != icon("AAED"))
  }

  @Test(arguments: [
    ("de", "D"), ("de-CH", "D"), ("DE_at", "D"), ("zh-TW", "T"), ("zh-Hant-HK", "T"), ("zh", "S"),
    ("zh-CN", "S"), ("pt", "P"), ("fr", "X"), ("", "X"),
  ])
  func `the title is that of the nearest language`(language: String, title: String) {
    let text = LocalizedText(
      entries: [
        .init("de", "D"), .init("zh-Hans", "S"), .init("zh-Hant", "T"), .init("pt-BR", "P"),
        .init("default", "X"), .init("en", "E"),
      ])
    #expect(text.text(for: language) == title)
  }

  @Test(arguments: [
    "shop-four-tabs", "shop-six-tabs", "festival-bulge", "publish-card", "wechat-app",
  ])
  func `the example documents are without fault`(name: String) throws {
    let result = TabBarDocument.load(exampleFolder.appendingPathComponent(name + ".json"))
    #expect(result.diagnostics.isEmpty, "\(result.lines)")
    #expect(try #require(result.document).resolved(folder: exampleFolder).diagnostics.isEmpty)
  }

  @Test func `a missing file is one error`() {
    let result = TabBarDocument.load(exampleFolder.appendingPathComponent("nowhere.json"))
    #expect(result.lines == ["error: the file cannot be read — check that it is there"])
  }
}
