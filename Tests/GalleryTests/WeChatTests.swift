// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// A mini-program's `app.json`, written for these tests.
struct WeChatFixture {
  var titles: [String]
  var icons: [String?] = []
  var tabBar: [String: Any] = ["color": "#7a7e83", "selectedColor": "#3cc51f"]

  var json: String {
    let list = titles.enumerated().map { index, title in
      var item: [String: Any] = ["pagePath": "pages/p\(index)/p\(index)", "text": title]
      if index < icons.count, let icon = icons[index] { item["iconPath"] = icon }
      return item
    }
    var bar = tabBar
    bar["list"] = list
    let root: [String: Any] = [
      "pages": titles.indices.map { "pages/p\($0)/p\($0)" }, "tabBar": bar,
    ]
    let data = try? JSONSerialization.data(withJSONObject: root, options: [.sortedKeys])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension Screens {
  /// Bars of WeChat mini-programs.
  @Suite @MainActor struct WeChat {
    private func imported(_ json: String, _ options: [String] = []) async throws -> Description {
      try await withTemporaryFolder { folder in
        let file = folder.appending(path: "app.json")
        try Data(json.utf8).write(to: file)
        return try await describe(file: file, options)
      }
    }

    @Test(arguments: [
      ["首页", "我的"], ["Home", "Cart", "Me"], ["首页", "分类", "购物车", "我的"],
      ["a", "b", "c", "d", "e"],
    ])
    func `items and titles are those of the file, in its order`(titles: [String])
      async throws
    {
      let now = try await imported(WeChatFixture(titles: titles).json)
      #expect(now.titles == titles)
      #expect(now.roles.allSatisfy { $0 == "tab" })
      #expect(now.selected.index == 0)
      #expect(now.widths.allSatisfy { near($0, 393 / Double(titles.count)) })
      expectSound(now, .backEnd)
    }

    @Test(arguments: [
      ("#3cc51f", "#3cc51f"), ("#3CC51F", "#3cc51f"), ("#f00", "#ff0000"), ("#ABC", "#aabbcc"),
    ])
    func `the selected colour is the file's`(written: String, shown: String) async throws {
      var fixture = WeChatFixture(titles: ["One", "Two", "Three"])
      fixture.tabBar["selectedColor"] = written
      fixture.tabBar["color"] = "#123456"
      let now = try await imported(fixture.json)
      #expect(now.items.map(\.titleColor) == [shown, "#123456", "#123456"])
      let second = try await imported(fixture.json, ["--select", now.items[1].id])
      #expect(second.items.map(\.titleColor) == ["#123456", shown, "#123456"])
    }

    @Test func `the background colour is the file's`() async throws {
      var fixture = WeChatFixture(titles: ["One", "Two"])
      fixture.tabBar["backgroundColor"] = "#102030"
      try await withTemporaryFolder { folder in
        let file = folder.appending(path: "app.json")
        let out = folder.appending(path: "bar.png")
        try Data(fixture.json.utf8).write(to: file)
        let result = await tabbar(
          ["render", file.path, "--out", out.path, "--scale", "1"])
        #expect(result.status == 0)
        let drawn = try Picture(png: Data(contentsOf: out))
        #expect(drawn.pixel(4, 800).description == "#102030ff")
        #expect(drawn.pixel(4, 848).description == "#102030ff")
      }
    }

    @Test func `a tab without a text stays without one, whatever its page is called`() async throws
    {
      let now = try await imported(
        """
        {"tabBar": {"custom": true, "list": [{"pagePath": "pages/home/index"},
        {"pagePath": "pages/cart/index", "text": ""}, {"pagePath": "pages/me/index"}]}}
        """, ["--do", "index:2"])
      #expect(now.titles == ["", "", ""])
      #expect(now.items.map(\.id) == ["home", "cart", "me"])
    }

    @Test func `missing colours, pictures and texts do not stop the import`() async throws {
      let json = """
        {"tabBar": {"list": [{"pagePath": "pages/a"}, {"pagePath": "pages/b", "text": "B"}]}}
        """
      let now = try await imported(json)
      #expect(now.items.count == 2)
      #expect(now.items[1].title == "B")
      #expect(now.selected.index == 0)
    }

    @Test func `comments and a trailing comma are read as the tools there read them`()
      async throws
    {
      let json = """
        // entry
        {"pages": ["pages/a", "pages/b"], /* bar */
         "tabBar": {"list": [
           {"pagePath": "pages/a", "text": "A"},
           {"pagePath": "pages/b", "text": "B"},
         ]}}
        """
      let now = try await imported(json)
      #expect(now.titles == ["A", "B"])
    }

    @Test func `the same page twice makes two items`() async throws {
      let json = """
        {"tabBar": {"selectedColor": "#00ff00", "list": [
          {"pagePath": "pages/a", "text": "A"}, {"pagePath": "pages/a", "text": "B"}]}}
        """
      let now = try await imported(json)
      #expect(now.titles == ["A", "B"])
      #expect(Set(now.items.map(\.id)).count == 2)
      expectSound(now, .backEnd)
    }

    @Test func `a picture beside the file is drawn`() async throws {
      try await withTemporaryFolder { folder in
        try FileManager.default.createDirectory(
          at: folder.appending(path: "images"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
          at: Resources.folder.appending(path: "home@3x.png"),
          to: folder.appending(path: "images/home.png"))
        let fixture = WeChatFixture(titles: ["One", "Two"], icons: ["images/home.png", nil])
        let file = folder.appending(path: "app.json")
        try Data(fixture.json.utf8).write(to: file)
        let now = try await describe(file: file)
        let icon = try #require(now.items[0].icon)
        #expect(now.items[0].frame.holds(icon.frame))
      }
    }

    @Test func `import prints a document that draws the same bar`() async throws {
      try await withTemporaryFolder { folder in
        let source = folder.appending(path: "app.json")
        let fixture = WeChatFixture(titles: ["首页", "分类", "我的"])
        try Data(fixture.json.utf8).write(to: source)
        let printed = await tabbar(["import", source.path])
        #expect(printed.status == 0)
        let document = folder.appending(path: "bar.json")
        try printed.output.write(to: document)
        let written = folder.appending(path: "written.json")
        let second = await tabbar(["import", source.path, "--out", written.path])
        #expect(second.status == 0)
        #expect(try Data(contentsOf: written) == printed.output)
        let direct = try await describe(file: source)
        let through = try await describe(file: document)
        #expect(through.state == direct.state)
      }
    }

    @Test(arguments: ["iphone-se-1", "iphone-16-pro-max", "ipad-pro-11"])
    func `an imported bar is sound on every size`(device: String) async throws {
      let fixture = WeChatFixture(titles: ["首页", "很长的标题文字放不下", "购物车", "消息", "我的"])
      for direction in ["ltr", "rtl"] {
        let now = try await imported(
          fixture.json, ["--device", device, "--direction", direction])
        expectSound(now, .backEnd)
      }
    }
  }
}
