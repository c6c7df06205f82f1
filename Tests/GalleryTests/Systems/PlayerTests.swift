// SPDX-License-Identifier: MIT
import Testing

extension Screens {
  /// What the own container has besides the five systems: a view on the bar, swiping, a More page.
  @Suite(.everyPreset) @MainActor struct Player {
    private let more = "tap:354,793"

    @Test func `More shows the tabs that have no place, and each of them opens`() async throws {
      let start = try await describe("Player")
      #expect(start.items.map(\.title) == ["Home", "Category", "Discover", "Video", "More"])
      // The list lies under the status bar (59) and the navigation bar (44), rows of 44 points.
      for (row, id) in ["cart", "message", "me"].enumerated() {
        let now = try await describe("Player", do: [more, "tap:100,\(59 + 44 + 44 * row + 22)"])
        #expect(now.selected == .init(id: id, index: 4 + row, page: id))
        #expect(now.selectedItems.map(\.title) == ["More"])
        #expect(now.loaded.reduce(0, +) == 2)
      }
    }

    @Test func `a tab without a place is selected by code as any other`() async throws {
      let now = try await describe("Player", do: ["index:6", "select:cart", "index:1"])
      #expect(now.selected == .init(id: "category", index: 1, page: "category"))
      #expect(now.loaded == [1, 1, 0, 0, 1, 0, 1])
    }

    @Test(arguments: [false, true])
    func `[field 133] a finger brings the next page from the reading direction's end`(
      isRightToLeft: Bool
    ) async throws {
      let options = isRightToLeft ? ["--direction", "rtl"] : []
      let drag = isRightToLeft ? "drag:80,600>300,600@0.2" : "drag:300,600>80,600@0.2"
      let now = try await describe("Player", options, do: [drag])
      #expect(now.selected == .init(id: "category", index: 1, page: "category"))
      #expect(now.names() == ["shouldSelect", "willSelect", "didSelect"])
      let back = try await describe("Player", options, do: ["drag:180,600>200,600@1"])
      #expect(back.selected == .init(id: "home", index: 0, page: "home"))
      #expect(back.names() == [])
    }

    @Test func `the player takes its touches, and the page none behind it`() async throws {
      let player = "tap:349,739"
      #expect(try await describe("Player", do: [player]).names(of: false) == [])
      // It comes down with the bar that gives way, and is hidden with a push.
      let scrolled = try await describe("Player", do: ["drag:200,600>200,300@0.3"])
      #expect(scrolled.bar.frame.y >= 852)
      let pushed = try await describe("Player", do: ["page:push", player])
      #expect(pushed.names(of: false) == ["page"])
    }
  }
}
