// SPDX-License-Identifier: MIT
import Testing

extension Screens {
  /// Five places whose middle one is a raised publish button, in a container of our own.
  @Suite(.everyPreset) @MainActor struct RaisedPublish {
    let screen = "RaisedPublish"

    @Test func `[RaisedPublish 1] five places, the middle one acts`() async throws {
      let now = try await describe(screen)
      #expect(now.titles == ["首页", "鱼塘", "发布", "消息", "我的"])
      #expect(now.roles == ["tab", "tab", "action", "tab", "tab"])
      #expect(near(now.xs, [0, 85.25, 170.5, 222.5, 307.75]))
      #expect(near(now.widths, [85.25, 85.25, 52, 85.25, 85.25]))
      #expect(near(now.bar.frame, 0, 769, 393, 83))
      #expect(now.pages.count == 4)
      #expect(now.loaded == [1, 0, 0, 0])
      #expect(now.pages.first?.stack.count == 1)
      #expect(now.events.isEmpty)
    }

    @Test func `[RaisedPublish 2] the button stands out of the bar by its own size`()
      async throws
    {
      let now = try await describe(screen)
      let button = now.items[2]
      #expect(near(button.frame, 170.5, 749.3, 52, 59))
      #expect(near(button.frame.midX, 196.5))
      #expect(near(button.frame.midY, 778.8))
      #expect(button.hit == "rectangle")
      let picture = try #require(button.icon?.frame)
      #expect(near([picture.width, picture.height], [52, 52]))
      #expect(near(picture.midX, 196.5))
      let title = try #require(button.titleFrame)
      #expect(button.titleSize == 9)
      #expect(button.titleColor == "#555555")
      #expect(title.y >= picture.maxY - lengthTolerance)
      #expect(title.maxY <= 818 + lengthTolerance)
      #expect(title.height >= 9)
      #expect(near(title.midX, 196.5))
    }

    @Test(arguments: [
      ("iphone-8-plus", 414.0, 687.0), ("iphone-se", 375, 618), ("iphone-16-pro-max", 440, 873),
    ])
    func `[RaisedPublish 2] the rule holds on other phones`(
      device: String, width: Double, top: Double
    ) async throws {
      let now = try await describe(screen, ["--device", device])
      let tab = (width - 52) / 4
      #expect(near(now.xs, [0, tab, 2 * tab, 2 * tab + 52, 3 * tab + 52]))
      #expect(near(now.items[2].frame, 2 * tab, top + 9.8 - 29.5, 52, 59))
      expectSound(now, .raisedPublish)
    }

    @Test func `[RaisedPublish 2] the picture is round and lies over the hairline`()
      async throws
    {
      let drawn = try await picture(screen, scale: 3)
      let icon = try await #require(describe(screen).items[2].icon?.frame)
      let area = drawn.area(icon, scale: 3)
      // The corner of the picture's box shows the page, as the place beside the box does.
      #expect(drawn.pixel(area.left + 1, area.top + 4) == drawn.pixel(area.left - 6, area.top + 4))
      #expect(
        drawn.pixel(area.right - 2, area.top + 4) == drawn.pixel(area.right + 5, area.top + 4))
      let middle = (area.left + area.right) / 2
      #expect(drawn.pixel(middle, area.top + 3) != drawn.pixel(area.left - 6, area.top + 3))
      // Three rows around the bar's edge: none shows through the picture.
      for row in 769 * 3 - 1...769 * 3 {
        #expect(drawn.pixel(middle - 60, row) != drawn.pixel(10, row))
      }
    }

    @Test(arguments: [
      "196.5,752", "196.5,767", "196.5,790", "171.5,750.5", "221.5,750.5", "171.5,807",
      "221.5,807",
    ])
    func `[RaisedPublish 3] the button's rectangle acts and selects nothing`(place: String)
      async throws
    {
      let now = try await describe(screen, do: ["tap:\(place)"])
      #expect(now.events.map(\.name) == ["action"])
      #expect(now.events.first?.id == now.items[2].id)
      #expect(now.selected.index == 0)
      expectSound(now, .raisedPublish)
    }

    @Test(arguments: ["168,760", "225,760", "196.5,747", "168,750.5", "224,767"])
    func `[RaisedPublish 3] beside and above the button the page is pressed`(place: String)
      async throws
    {
      let now = try await describe(screen, do: ["tap:\(place)"])
      #expect(now.events.map(\.name) == ["page"])
      #expect(now.events.first?.id == now.pages.first?.id)
    }

    @Test func `[RaisedPublish 3] under the button the bar swallows the press`() async throws {
      let now = try await describe(screen, do: ["tap:196.5,814"])
      #expect(now.events(named: "page").isEmpty)
      #expect(now.events(named: "didSelect").isEmpty)
    }

    @Test(arguments: [("128", 1), ("265", 2), ("350", 3)])
    func `[RaisedPublish 4] the other places select pages`(x: String, index: Int) async throws {
      let now = try await describe(screen, do: ["tap:\(x),793"])
      #expect(now.selected.index == index)
      #expect(now.names() == ["shouldSelect", "willSelect", "didSelect"])
      #expect(now.pages.count == 4)
      var loaded = [1, 0, 0, 0]
      loaded[index] = 1
      #expect(now.loaded == loaded)
    }

    @Test func `[RaisedPublish 4] there is no fifth page`() async throws {
      let now = try await describe(
        screen, do: ["tap:128,793", "tap:196.5,790", "tap:265,793", "tap:350,793", "index:4"])
      #expect(now.pages.count == 4)
      #expect(now.selected.index == 3)
      #expect(now.loaded == [1, 1, 1, 1])
      #expect(now.events(named: "didSelect").count == 3)
      expectSound(now, .raisedPublish)
    }

    @Test(arguments: [0, 1])
    func `[RaisedPublish 5] icons keep their files' own colours`(index: Int) async throws {
      let now = try await describe(screen, do: ["index:\(index)"])
      let drawn = try await picture(screen, scale: 3, do: ["index:\(index)"])
      for tab in now.tabs {
        let icon = try #require(tab.icon)
        let file = try Resources.picture(#require(icon.name), scale: 3)
        let area = drawn.area(icon.frame, scale: 3)
        var opaque = 0
        var kept = 0
        for y in 0..<file.height where area.top + y < drawn.height {
          for x in 0..<file.width where area.left + x < drawn.width {
            let pixel = file.pixel(x, y)
            guard pixel.alpha == 255 else { continue }
            opaque += 1
            if drawn.pixel(area.left + x, area.top + y).isNear(pixel, 3) { kept += 1 }
          }
        }
        #expect(opaque > 0)
        #expect(kept * 100 >= opaque * 95, "\(icon.name ?? ""): \(kept) of \(opaque)")
      }
    }

    @Test func `[RaisedPublish 5] another tint changes no icon's pixels`() async throws {
      let before = try await picture(screen, scale: 2)
      let now = try await describe(screen, do: ["page:tint"])
      let after = try await picture(screen, scale: 2, do: ["page:tint"])
      for item in now.items {
        let icon = try #require(item.icon)
        let area = before.area(icon.frame, scale: 2)
        #expect(before.bytes(in: area) == after.bytes(in: area), "\(icon.name ?? "")")
      }
    }

    @Test(arguments: [0, 1, 2, 3])
    func `[RaisedPublish 5] titles are 9 points, the selected one black`(index: Int)
      async throws
    {
      let now = try await describe(screen, do: ["index:\(index)"])
      for (place, tab) in now.tabs.enumerated() {
        #expect(tab.titleSize == 9)
        #expect((tab.titleColor == "#000000") == (place == index))
      }
      #expect(now.items[2].titleColor == "#555555")
    }

    @Test func `[RaisedPublish 6] holding the button changes none of its pixels`() async throws {
      let icon = try await #require(describe(screen).items[2].icon?.frame)
      let resting = try await picture(screen, scale: 3)
      let held = try await picture(screen, scale: 3, do: ["press:196.5,778"])
      let area = resting.area(icon, scale: 3)
      #expect(resting.bytes(in: area) == held.bytes(in: area))
    }

    @Test func `[RaisedPublish 6] releasing outside does not act`() async throws {
      let now = try await describe(
        screen, do: ["press:196.5,778", "wait:0.4", "move:196.5,500", "release"])
      #expect(now.events(named: "action").isEmpty)
      #expect(now.names().isEmpty)
      let dragged = try await describe(screen, do: ["drag:196.5,778>40,793@0.3"])
      #expect(dragged.events(named: "action").isEmpty)
      #expect(dragged.selected.index == 0)
      let again = try await describe(
        screen, do: ["drag:196.5,778>196.5,500@0.3", "tap:196.5,778"])
      #expect(again.events(named: "action").count == 1)
    }

    @Test func `[RaisedPublish 7] a pushed page without bar takes the button's place`()
      async throws
    {
      let before = try await describe(screen)
      let pushed = try await describe(screen, do: ["page:push"])
      #expect(pushed.bar.hidden)
      #expect(pushed.pageInWindow?.stack.count == 2)
      let tapped = try await describe(screen, do: ["page:push", "tap:196.5,760"])
      #expect(tapped.events.map(\.name) == ["page"])
      let popped = try await describe(screen, do: ["page:push", "page:pop"])
      #expect(popped.state == before.state)
      let working = try await describe(screen, do: ["page:push", "page:pop", "tap:196.5,760"])
      #expect(working.events.map(\.name) == ["action"])
    }

    @Test func `[field 122] a hidden button takes no press anywhere in its rectangle`()
      async throws
    {
      for place in ["196.5,752", "196.5,767", "196.5,800", "40,793", "350,793"] {
        let now = try await describe(screen, do: ["page:push", "tap:\(place)"])
        #expect(now.events(named: "action").isEmpty)
        #expect(now.names().isEmpty)
        #expect(now.events(named: "page").count == 1)
      }
    }

    @Test func `right-to-left mirrors the order and leaves the button`() async throws {
      let now = try await describe(screen, ["--direction", "rtl"])
      #expect(now.titles == ["我的", "消息", "发布", "鱼塘", "首页"])
      #expect(near(now.xs, [0, 85.25, 170.5, 222.5, 307.75]))
      #expect(near(now.items[2].frame, 170.5, 749.3, 52, 59))
    }

    @Test func `the button speaks as a button, never as the selected tab`() async throws {
      let now = try await describe(screen, do: ["tap:196.5,778"])
      let button = now.items[2]
      #expect(button.accessibility.label == "发布")
      #expect(button.accessibility.traits.contains("button"))
      #expect(!button.accessibility.traits.contains("selected"))
    }
  }
}
