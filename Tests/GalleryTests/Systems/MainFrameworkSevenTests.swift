// SPDX-License-Identifier: MIT
import Testing

extension Screens {
  /// More pages than a system bar has places.
  @Suite(.everyPreset) @MainActor struct SevenPages {
    private func place(_ index: Int, of count: Int) -> String {
      "tap:\(393 / Double(count) * (Double(index) + 0.5)),793"
    }

    @Test func `[MainFramework 5] our container shows all seven and selects the last`()
      async throws
    {
      let start = try await describe("MainFrameworkSeven")
      #expect(start.items.count == 7)
      #expect(near(start.widths.reduce(0, +), 393))
      #expect(start.widths.allSatisfy { near($0, 393 / 7) })
      #expect(start.loaded == [1, 0, 0, 0, 0, 0, 0])
      let now = try await describe("MainFrameworkSeven", do: [place(6, of: 7)])
      #expect(now.selected.index == 6)
      #expect(now.loaded == [1, 0, 0, 0, 0, 0, 1])
      #expect(now.names() == ["shouldSelect", "willSelect", "didSelect"])
      expectSound(now, .mainFrameworkSeven)
    }

    @Test(arguments: 0..<7)
    func `[field 94] each of seven pages is reached by finger, index and id`(index: Int)
      async throws
    {
      let id = try await describe("MainFrameworkSeven").pages[index].id
      for step in [place(index, of: 7), "index:\(index)", "select:\(id)"] {
        let now = try await describe("MainFrameworkSeven", do: [step])
        #expect(now.selected == .init(id: id, index: index, page: id))
        expectSound(now, .mainFrameworkSeven)
      }
    }

    @Test func `[MainFramework 5] the system bar shows four and More`() async throws {
      let start = try await describe("MainFrameworkSystemSeven")
      #expect(start.items.count == 5)
      #expect(start.items.last?.title == "More")
      #expect(start.pages.count == 7)
      #expect(start.loaded == [1, 0, 0, 0, 0, 0, 0])
      #expect(start.items.dropLast().map(\.id) == start.pages.prefix(4).map(\.id))
    }

    @Test func `[MainFramework 5] More lists three pages and keeps seven controllers`()
      async throws
    {
      let more = try await describe("MainFrameworkSystemSeven", do: [place(4, of: 5)])
      #expect(more.selectedItems.map(\.title) == ["More"])
      #expect(more.pages.count == 7)
      #expect(more.loaded == [1, 0, 0, 0, 0, 0, 0])
      // The list lies under the status bar (59) and the navigation bar (44), rows of 44 points.
      for row in 0..<3 {
        let y = 59 + 44 + 44 * row + 22
        let now = try await describe(
          "MainFrameworkSystemSeven", do: [place(4, of: 5), "tap:100,\(y)"])
        var loaded = [1, 0, 0, 0, 0, 0, 0]
        loaded[4 + row] = 1
        #expect(now.loaded == loaded)
        #expect(now.pages.filter(\.inWindow).map(\.id) == [now.pages[4 + row].id])
        #expect(now.selectedItems.map(\.title) == ["More"])
        #expect(now.pages.count == 7)
      }
      let below = try await describe(
        "MainFrameworkSystemSeven", do: [place(4, of: 5), "tap:100,257"])
      #expect(below.loaded == [1, 0, 0, 0, 0, 0, 0])
    }

    @Test func `[uikit 17] back from More the first four work as before`() async throws {
      let now = try await describe(
        "MainFrameworkSystemSeven", do: [place(4, of: 5), place(2, of: 5), place(0, of: 5)])
      #expect(now.selected.index == 0)
      #expect(now.loaded == [1, 0, 1, 0, 0, 0, 0])
      expectSound(now, .mainFrameworkSystemSeven)
    }

    @Test func `[uikit 12] a page under More is selected by code`() async throws {
      let id = try await describe("MainFrameworkSystemSeven").pages[5].id
      let now = try await describe("MainFrameworkSystemSeven", do: ["select:\(id)"])
      #expect(now.pages.filter(\.inWindow).map(\.id) == [id])
      #expect(now.pages.count == 7)
      #expect(now.selectedItems.map(\.title) == ["More"])
    }
  }
}
