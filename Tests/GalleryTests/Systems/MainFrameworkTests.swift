// SPDX-License-Identifier: MIT
import Testing

extension Screens {
  /// One page a tab, in each of the hosts.
  @Suite(.everyPreset) @MainActor struct MainFramework {
    /// The middle of a tab when `count` share the width of an iPhone 16.
    private func place(_ index: Int, of count: Int = 5) -> String {
      "tap:\(393 / Double(count) * (Double(index) + 0.5)),793"
    }

    @Test(arguments: ScreenName.fivePages)
    func `[MainFramework 1] only pages that were selected are loaded`(screen: ScreenName)
      async throws
    {
      let start = try await describe(screen.rawValue)
      #expect(start.pages.count == 5)
      #expect(start.loaded == [1, 0, 0, 0, 0])
      #expect(start.events.isEmpty)
      let now = try await describe(screen.rawValue, do: [place(3), place(1), place(3)])
      #expect(now.loaded == [1, 1, 0, 1, 0])
      #expect(now.selected.index == 3)
      expectSound(now, screen)
    }

    @Test(arguments: ScreenName.fivePages)
    func `[MainFramework 2] starting at the second page loads that one alone`(
      screen: ScreenName
    ) async throws {
      let second = try await describe(screen.rawValue).pages[1].id
      let now = try await describe(screen.rawValue, ["--select", second])
      #expect(now.loaded == [0, 1, 0, 0, 0])
      #expect(now.selected.index == 1)
      #expect(now.events.isEmpty)
      expectSound(now, screen)
    }

    @Test(arguments: ScreenName.fivePages)
    func `[MainFramework 3] index, page and highlight agree after each way to select`(
      screen: ScreenName
    ) async throws {
      let ids = try await describe(screen.rawValue).pages.map(\.id)
      let byIndex = try await describe(screen.rawValue, do: ["index:3"])
      #expect(byIndex.selected == .init(id: ids[3], index: 3, page: ids[3]))
      #expect(byIndex.selectedItems.map(\.id) == [ids[3]])
      expectSound(byIndex, screen)
      let byID = try await describe(screen.rawValue, do: ["index:3", "select:\(ids[1])"])
      #expect(byID.selected == .init(id: ids[1], index: 1, page: ids[1]))
      #expect(byID.selectedItems.map(\.id) == [ids[1]])
      expectSound(byID, screen)
      let byTap = try await describe(
        screen.rawValue, do: ["index:3", "select:\(ids[1])", place(4)])
      #expect(byTap.selected == .init(id: ids[4], index: 4, page: ids[4]))
      expectSound(byTap, screen)
    }

    @Test(arguments: [ScreenName.mainFramework, .mainFrameworkAttached])
    func `[MainFramework 3] code tells its source and asks nobody`(screen: ScreenName)
      async throws
    {
      let ids = try await describe(screen.rawValue).pages.map(\.id)
      let now = try await describe(screen.rawValue, do: ["index:3", "select:\(ids[1])"])
      #expect(now.events(named: "didSelect").map(\.source) == ["programmatic", "programmatic"])
      #expect(now.events(named: "didSelect").map(\.from) == [ids[0], ids[3]])
      #expect(now.events(named: "shouldSelect").isEmpty)
    }

    @Test(arguments: ScreenName.frameworks)
    func `[MainFramework 3] what does not exist cannot be selected`(screen: ScreenName)
      async throws
    {
      let before = try await describe(screen.rawValue)
      let now = try await describe(
        screen.rawValue, do: ["index:-1", "index:7", "index:99", "select:nowhere"])
      #expect(now.state == before.state)
      #expect(now.names().isEmpty)
    }

    @Test(arguments: ScreenName.frameworks)
    func `[MainFramework 4] the bar's frame follows the device`(screen: ScreenName)
      async throws
    {
      let modern = try await describe(screen.rawValue)
      #expect(near(modern.bar.frame, 0, 769, 393, 83))
      let plus = try await describe(screen.rawValue, ["--device", "iphone-8-plus"])
      #expect(near(plus.bar.frame, 0, 687, 414, 49))
      let flat = try await describe(
        screen.rawValue, ["--device", "iphone-se", "--orientation", "landscape"])
      #expect(near(flat.bar.frame, 0, 343, 667, 32))
      for item in flat.items {
        let icon = try #require(item.icon?.frame)
        let title = try #require(item.titleFrame)
        #expect(title.x >= icon.maxX - lengthTolerance)
        #expect(abs(title.midY - icon.midY) <= 2)
        #expect(title.y >= 343 && title.maxY <= 375 + lengthTolerance)
      }
      expectSound(flat, screen)
    }

    @Test(arguments: ScreenName.frameworks)
    func `[uikit 53] a wide phone keeps 49 points in landscape, title beside icon`(
      screen: ScreenName
    ) async throws {
      let now = try await describe(
        screen.rawValue, ["--device", "iphone-8-plus", "--orientation", "landscape"])
      #expect(near(now.bar.frame, 0, 365, 736, 49))
      for item in now.items {
        let icon = try #require(item.icon?.frame)
        let title = try #require(item.titleFrame)
        #expect(title.x >= icon.maxX - lengthTolerance)
        #expect(item.titleSize == 13)
      }
    }

    @Test(arguments: ScreenName.frameworks)
    func `[field 54] the page's inset is the bar's height`(screen: ScreenName) async throws {
      for (device, inset) in [("iphone-16", 83.0), ("iphone-8-plus", 49), ("iphone-se", 49)] {
        let now = try await describe(screen.rawValue, ["--device", device])
        #expect(try near(#require(now.pageInWindow).safeAreaBottom, inset))
      }
    }

    @Test(arguments: ScreenName.fivePages)
    func `[field 54] every page gets the same inset when it is shown`(screen: ScreenName)
      async throws
    {
      let now = try await describe(screen.rawValue, do: (0..<5).map { "index:\($0)" })
      #expect(try near(#require(now.pageInWindow).safeAreaBottom, 83))
      let back = try await describe(
        screen.rawValue, do: ["index:1", "index:0", "index:1", "index:0"])
      #expect(try near(#require(back.pageInWindow).safeAreaBottom, 83))
    }

    @Test(arguments: ScreenName.frameworks)
    func `[MainFramework 6] a page pushed with the flag takes the bar's place`(
      screen: ScreenName
    ) async throws {
      let before = try await describe(screen.rawValue)
      let pushed = try await describe(screen.rawValue, do: ["page:push"])
      #expect(pushed.bar.hidden)
      #expect(try near(#require(pushed.pageInWindow).safeAreaBottom, 34))
      #expect(pushed.pageInWindow?.stack.count == 2)
      for x in [40, 196, 350] {
        let tapped = try await describe(screen.rawValue, do: ["page:push", "tap:\(x),793"])
        #expect(tapped.events.map(\.name) == ["page"])
        #expect(tapped.selected == pushed.selected)
      }
      let popped = try await describe(screen.rawValue, do: ["page:push", "page:pop"])
      #expect(popped.state == before.state)
      #expect(popped.events.isEmpty)
      #expect(popped.lifecycleFaults.isEmpty)
    }

    @Test(arguments: ScreenName.frameworks)
    func `[MainFramework 6] three pushes and pops leave no trace`(screen: ScreenName)
      async throws
    {
      let before = try await describe(screen.rawValue)
      let round = ["page:push", "page:pop"]
      let now = try await describe(screen.rawValue, do: round + round + round)
      #expect(now.state == before.state)
      let drawn = try await render(screen.rawValue, do: round)
      #expect(try await drawn == render(screen.rawValue))
    }

    @Test(arguments: ScreenName.frameworks)
    func `[uikit 39] the bar stays away until the flagged page is popped`(screen: ScreenName)
      async throws
    {
      let deep = try await describe(screen.rawValue, do: ["page:push", "page:push-plain"])
      #expect(deep.bar.hidden)
      #expect(deep.pageInWindow?.stack.count == 3)
      let back = try await describe(
        screen.rawValue, do: ["page:push", "page:push-plain", "page:pop"])
      #expect(back.bar.hidden)
      let root = try await describe(
        screen.rawValue, do: ["page:push", "page:push-plain", "page:pop", "page:pop"])
      #expect(!root.bar.hidden)
      #expect(try near(#require(root.pageInWindow).safeAreaBottom, 83))
    }

    @Test(arguments: ScreenName.frameworks)
    func `a page pushed without the flag keeps the bar and the inset`(screen: ScreenName)
      async throws
    {
      let now = try await describe(screen.rawValue, do: ["page:push-plain"])
      #expect(!now.bar.hidden)
      #expect(now.pageInWindow?.stack.count == 2)
      #expect(try near(#require(now.pageInWindow).safeAreaBottom, 83))
      let back = try await describe(screen.rawValue, do: ["page:push-plain", "page:pop"])
      #expect(try await back.state == describe(screen.rawValue).state)
    }

    @Test(arguments: ScreenName.fivePages)
    func `[uikit 27] a tap on the selected tab pops its pages`(screen: ScreenName)
      async throws
    {
      let now = try await describe(
        screen.rawValue, do: ["page:push-plain", "page:push-plain", place(0)])
      #expect(now.pages[0].stack.count == 1)
      #expect(now.loaded[0] == 1)
      #expect(now.selected.index == 0)
    }

    @Test(arguments: ScreenName.fivePages)
    func `[field 101] another tab keeps its stack while it is away`(screen: ScreenName)
      async throws
    {
      let now = try await describe(
        screen.rawValue, do: ["page:push-plain", place(2), place(4), place(0)])
      #expect(now.pages[0].stack.count == 2)
      #expect(now.loaded == [1, 0, 1, 0, 1])
      expectSound(now, screen)
    }

    @Test(arguments: ScreenName.frameworks)
    func `[MainFramework 8] only the selected page's view is in the window`(screen: ScreenName)
      async throws
    {
      var steps: [String] = []
      for index in [2, 0, 3, 2] {
        steps.append("index:\(index)")
        let now = try await describe(screen.rawValue, do: steps)
        #expect(now.pages.map(\.inWindow) == now.pages.indices.map { $0 == index })
      }
      let end = try await describe(screen.rawValue, do: steps)
      #expect(Array(end.loaded.prefix(5)) == [1, 0, 1, 1, 0])
      expectSound(end, screen)
    }

    @Test(arguments: ScreenName.frameworks)
    func `[MainFramework 9] rotating ten times keeps the fourth tab`(screen: ScreenName)
      async throws
    {
      let before = try await describe(screen.rawValue, do: ["index:3"])
      let turns = (0..<10).map { $0.isMultiple(of: 2) ? "rotate:landscape" : "rotate:portrait" }
      let now = try await describe(screen.rawValue, do: ["index:3"] + turns)
      #expect(now.selected.index == 3)
      #expect(now.state == before.state)
      #expect(now.events == before.events)
      #expect(now.lifecycle == before.lifecycle)
      let odd = try await describe(screen.rawValue, do: ["index:3"] + turns.dropLast())
      let fresh = try await describe(
        screen.rawValue, ["--orientation", "landscape"], do: ["index:3"])
      #expect(odd.state == fresh.state)
      expectSound(odd, screen)
    }

    @Test(arguments: ScreenName.frameworks)
    func `leaving the application and coming back changes nothing`(screen: ScreenName)
      async throws
    {
      let before = try await describe(screen.rawValue, do: ["index:2"])
      let now = try await describe(screen.rawValue, do: ["index:2", "background", "foreground"])
      #expect(now.state == before.state)
      #expect(now.events == before.events)
    }
  }
}
