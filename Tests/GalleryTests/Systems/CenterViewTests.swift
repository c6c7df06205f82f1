// SPDX-License-Identifier: MIT
import Testing

extension Screens {
  /// Four tabs and a 60-point centre view that acts, attached to a tab bar controller.
  @Suite(.everyPreset) @MainActor struct CenterView {
    let screen = "CenterView"

    @Test func `[CenterView 1] four tabs share what the centre view leaves`() async throws {
      let now = try await describe(screen)
      #expect(near(now.xs, [0, 83.25, 166.5, 226.5, 309.75]))
      #expect(near(now.widths, [83.25, 83.25, 60, 83.25, 83.25]))
      #expect(near(now.widths.reduce(0, +), 393))
      #expect(now.roles == ["tab", "tab", "action", "tab", "tab"])
      #expect(near(now.bar.frame, 0, 769, 393, 83))
    }

    @Test func `[CenterView 2] the centre stands on the content and rises above the bar`()
      async throws
    {
      let center = try await #require(describe(screen).items.dropFirst(2).first)
      #expect(near(center.frame, 166.5, 758, 60, 60))
      #expect(center.hit == "rectangle")
    }

    @Test func `[CenterView 3] an iPhone 8 Plus has wider tabs and no home indicator`()
      async throws
    {
      let now = try await describe(screen, ["--device", "iphone-8-plus"])
      #expect(near(now.bar.frame, 0, 687, 414, 49))
      #expect(near(now.xs, [0, 88.5, 177, 237, 325.5]))
      #expect(near(now.items[2].frame, 177, 676, 60, 60))
    }

    @Test(arguments: [
      ("iphone-se", 375.0, 667.0, 0.0), ("iphone-13-mini", 375, 812, 34),
      ("iphone-14", 390, 844, 34), ("iphone-16-pro", 402, 874, 34),
      ("iphone-16-pro-max", 440, 956, 34),
    ])
    func `[CenterView 3] the same rule holds on every phone`(
      device: String, width: Double, height: Double, inset: Double
    ) async throws {
      let now = try await describe(screen, ["--device", device])
      let tab = (width - 60) / 4
      #expect(near(now.bar.frame, 0, height - 49 - inset, width, 49 + inset))
      #expect(near(now.xs, [0, tab, 2 * tab, 2 * tab + 60, 3 * tab + 60]))
      #expect(near(now.items[2].frame, 2 * tab, height - inset - 60, 60, 60))
    }

    @Test func `[CenterView 4] the start selects the first page and tells nobody`() async throws {
      let now = try await describe(screen)
      #expect(now.selected.index == 0)
      #expect(now.selectedItems.map(\.id) == [now.items[0].id])
      #expect(now.events.isEmpty)
      #expect(now.loaded == [1, 0, 0, 0])
    }

    @Test(arguments: [(268.0, 2), (350, 3), (125, 1)])
    func `[CenterView 5] a tap selects once and asks once`(x: Double, index: Int) async throws {
      let before = try await describe(screen)
      let now = try await describe(screen, do: ["tap:\(x),793"])
      #expect(now.selected.index == index)
      #expect(now.names() == ["shouldSelect", "willSelect", "didSelect"])
      let did = try #require(now.events(named: "didSelect").first)
      #expect(did.from == before.items[0].id)
      #expect(did.id == now.selected.id)
      #expect(did.source == "tap")
      #expect(did.step == 0)
      #expect(now.selectedItems.map(\.id) == [before.tabs[index].id])
      var loaded = [1, 0, 0, 0]
      loaded[index] = 1
      #expect(now.loaded == loaded)
      expectSound(now, .centerView)
    }

    @Test func `[CenterView 5] ten taps load each page once`() async throws {
      let places = [268, 350, 125, 40, 350, 268, 125, 40, 268, 350]
      let now = try await describe(screen, do: places.map { "tap:\($0),793" })
      #expect(now.loaded == [1, 1, 1, 1])
      #expect(now.events(named: "didSelect").count == 10)
      #expect(now.events(named: "shouldSelect").count == 10)
      #expect(now.events(named: "didSelect").map(\.step) == Array(0..<10))
      #expect(now.selected.index == 3)
      expectSound(now, .centerView)
    }

    @Test(arguments: ["196.5,788", "196.5,762", "167,759", "226,817", "167,817", "226,759"])
    func `[CenterView 6] the centre acts inside its whole rectangle`(place: String) async throws {
      let now = try await describe(screen, do: ["tap:\(place)"])
      #expect(now.events.map(\.name) == ["action"])
      #expect(now.events.first?.id == now.items[2].id)
      #expect(now.selected.index == 0)
      expectSound(now, .centerView)
    }

    @Test(arguments: ["163,762", "230,762", "196.5,756", "165.5,758.5", "227.5,758.5"])
    func `[CenterView 6] beside and above the centre the page is pressed`(place: String)
      async throws
    {
      let now = try await describe(screen, do: ["tap:\(place)"])
      #expect(now.events.map(\.name) == ["page"])
      #expect(now.events.first?.id == now.selected.page)
    }

    @Test(arguments: [("165.5,793", 1), ("227.5,793", 2)])
    func `[CenterView 6] beside the centre inside the bar a tab is pressed`(
      place: String, index: Int
    ) async throws {
      let now = try await describe(screen, do: ["tap:\(place)"])
      #expect(now.selected.index == index)
      #expect(now.events(named: "action").isEmpty)
    }

    @Test func `[CenterView 6] two presses act twice, whatever is selected`() async throws {
      let now = try await describe(
        screen, do: ["tap:350,793", "tap:196.5,788", "tap:196.5,762"])
      #expect(now.events(named: "action").map(\.step) == [1, 2])
      #expect(now.selected.index == 3)
      #expect(now.events(named: "didSelect").count == 1)
    }

    @Test func `[CenterView 6] a finger that leaves the centre does not act`() async throws {
      let away = try await describe(
        screen, do: ["press:196.5,788", "move:196.5,400", "release"])
      #expect(away.names(of: false).filter { $0 == "action" }.isEmpty)
      #expect(away.selected.index == 0)
      let ontoTab = try await describe(
        screen, do: ["press:196.5,788", "move:40,600", "move:350,793", "release"])
      #expect(ontoTab.events(named: "action").isEmpty)
      #expect(ontoTab.names().isEmpty)
      let cancelled = try await describe(screen, do: ["drag:196.5,788>196.5,790@0.2!"])
      #expect(cancelled.events.isEmpty)
    }

    @Test func `[CenterView 6] a finger that comes back acts once`() async throws {
      let now = try await describe(
        screen, do: ["press:196.5,788", "move:196.5,400", "move:196.5,780", "release"])
      #expect(now.events(named: "action").count == 1)
      #expect(now.names().isEmpty)
    }

    @Test func `[CenterView 6] a double tap never delays the first action`() async throws {
      let now = try await describe(screen, do: ["tap2:196.5,788"])
      #expect(now.events.first?.name == "action")
      #expect(now.events(named: "action").count == 2)
      #expect(now.names().isEmpty)
    }

    @Test(arguments: [0, 1, 2, 3])
    func `[CenterView 7] the selected title is red, the others light grey`(index: Int)
      async throws
    {
      let now = try await describe(screen, do: ["index:\(index)"])
      for (place, tab) in now.tabs.enumerated() {
        #expect(tab.titleColor == (place == index ? "#ff0000" : "#aaaaaa"))
        #expect(tab.titleSize == 12)
      }
    }

    @Test func `[CenterView 7] the icon is unscaled and centred, the title below it`()
      async throws
    {
      let now = try await describe(screen)
      for tab in now.tabs {
        let icon = try #require(tab.icon)
        let title = try #require(tab.titleFrame)
        let size = try Resources.size(of: #require(icon.name))
        #expect(near([icon.frame.width, icon.frame.height], [size.width, size.height]))
        #expect(near(icon.frame.midX, tab.frame.midX))
        #expect(near(title.midX, tab.frame.midX))
        #expect(title.y >= icon.frame.maxY - lengthTolerance)
        #expect(icon.frame.y >= 769 - lengthTolerance)
        #expect(title.maxY <= 818 + lengthTolerance)
        #expect(tab.frame.spansAcross(title))
      }
      let center = try #require(now.items[2].icon)
      #expect(near(center.frame, 166.5, 758, 60, 60))
    }

    @Test func `[CenterView 7] the titles are drawn in these colours`() async throws {
      let now = try await describe(screen)
      let drawn = try await picture(screen, scale: 3)
      for tab in now.tabs {
        let title = try #require(tab.titleFrame)
        let color = try #require(Picture.Pixel(hex: tab.titleColor))
        let pixels = drawn.pixels(in: drawn.area(title, scale: 3))
        #expect(pixels.contains { $0.isNear(color, 16) }, "\(tab.title)")
      }
    }

    @Test(arguments: ["iphone-16", "iphone-8-plus", "iphone-se"])
    func `[CenterView 8] right-to-left mirrors the tabs and leaves the centre`(device: String)
      async throws
    {
      let left = try await describe(screen, ["--device", device])
      let right = try await describe(screen, ["--device", device, "--direction", "rtl"])
      let width = left.device.size[0]
      for item in left.items {
        let mirrored = try #require(right.item(item.id))
        #expect(near(mirrored.frame.x, width - item.frame.x - item.frame.width))
        #expect(near(mirrored.frame.y, item.frame.y))
      }
      #expect(right.items.map(\.id) == left.items.map(\.id).reversed())
      #expect(near(right.items[2].frame.numbers, left.items[2].frame.numbers))
    }

    @Test func `[CenterView 8] in right-to-left the tab under the finger is taken`()
      async throws
    {
      let now = try await describe(screen, ["--direction", "rtl"], do: ["tap:40,793"])
      #expect(now.selected.index == 3)
      let action = try await describe(screen, ["--direction", "rtl"], do: ["tap:196.5,762"])
      #expect(action.events.map(\.name) == ["action"])
    }

    @Test func `a tap on the selected tab is a reselection`() async throws {
      let now = try await describe(screen, do: ["tap:40,793"])
      #expect(now.events(named: "didReselect").count == 1)
      #expect(now.events(named: "willSelect").isEmpty)
      #expect(now.events(named: "didSelect").isEmpty)
      #expect(now.selected.index == 0)
      #expect(now.loaded == [1, 0, 0, 0])
    }

    @Test func `the home indicator's strip belongs to the bar, not to the page`() async throws {
      let now = try await describe(screen, do: ["tap:196.5,840"])
      #expect(now.events(named: "page").isEmpty)
    }

    @Test func `in landscape the centre stays in the middle and on the content`() async throws {
      let now = try await describe(screen, ["--orientation", "landscape"])
      let center = try #require(now.items.first { $0.role == "action" })
      #expect(near(center.frame.midX, 852 / 2))
      #expect(near(center.frame.maxY, now.contentBottom))
      #expect(near([center.frame.width, center.frame.height], [60, 60]))
      expectSound(now, .centerView)
    }
  }
}
