// SPDX-License-Identifier: MIT
import Foundation
import Testing

extension Screens {
  /// A bar from a document that changes while it runs, in both hosts.
  @Suite(.everyPreset) @MainActor struct BackEnd {
    private func middle(_ item: Description.Item?) throws -> String {
      let frame = try #require(item?.frame)
      return "tap:\(frame.midX),793"
    }

    /// Applies documents, written to files, to a screen.
    private func applying(
      _ documents: [Document], to screen: ScreenName, before: [String] = [],
      after: [String] = []
    ) async throws -> Description {
      try await withTemporaryFolder { folder in
        let files = try documents.enumerated().map { index, document in
          try document.write(to: folder, name: "document-\(index).json")
        }
        return try await describe(
          screen.rawValue, do: before + files.map { "apply:\($0.path)" } + after)
      }
    }

    @Test(arguments: ScreenName.backEnds)
    func `[BackEnd 1] six reordered tabs replace four and the selection stays`(
      screen: ScreenName
    ) async throws {
      let room = screen == .backEnd ? 6 : 5
      let order = Array(["f", "c", "a", "e", "d", "b"].prefix(room))
      let four = try await applying([.init(["a", "b", "c", "d"])], to: screen)
      #expect(four.items.map(\.id) == ["a", "b", "c", "d"])
      #expect(four.widths.allSatisfy { near($0, 98.25) })
      let chosen = try await applying(
        [.init(["a", "b", "c", "d"]), .init(order)], to: screen, after: [])
      #expect(chosen.items.map(\.id) == order)
      #expect(chosen.pages.map(\.id) == order)
      #expect(chosen.widths.allSatisfy { near($0, 393 / Double(room)) })
      #expect(chosen.selected.id == four.selected.id)
      expectSound(chosen, screen)
    }

    @Test(arguments: ScreenName.backEnds)
    func `[BackEnd 1] the selected id stays selected wherever it moves`(screen: ScreenName)
      async throws
    {
      try await withTemporaryFolder { folder in
        let four = try Document(["a", "b", "c", "d"]).write(to: folder, name: "four.json")
        let five = try Document(["e", "c", "d", "b", "a"]).write(to: folder, name: "five.json")
        for id in ["a", "b", "c", "d"] {
          let now = try await describe(
            screen.rawValue,
            do: ["apply:\(four.path)", "select:\(id)", "apply:\(five.path)"])
          #expect(now.selected.id == id)
          #expect(now.items.map(\.id) == ["e", "c", "d", "b", "a"])
          #expect(now.events.filter { $0.step == 2 }.isEmpty)
          expectSound(now, screen)
        }
      }
    }

    @Test(arguments: ScreenName.backEnds)
    func `[BackEnd 1] applying the same document twice changes nothing`(screen: ScreenName)
      async throws
    {
      let once = try await applying([.init(["a", "b", "c"])], to: screen)
      let twice = try await applying(
        [.init(["a", "b", "c"]), .init(["a", "b", "c"])], to: screen)
      #expect(once.state == twice.state)
      #expect(once.lifecycle == twice.lifecycle)
      #expect(once.events == twice.events)
    }

    @Test(arguments: ScreenName.backEnds)
    func `[BackEnd 1] a document changes number and order, up and down`(screen: ScreenName)
      async throws
    {
      let documents = [["a", "b"], ["b", "c", "a", "d", "e"], ["e", "a"], ["a", "b", "c", "e"]]
      let now = try await applying(documents.map { Document($0) }, to: screen)
      #expect(now.items.map(\.id) == ["a", "b", "c", "e"])
      expectSound(now, screen)
    }

    @Test(arguments: ScreenName.backEnds)
    func `[BackEnd 2] the nearest previous tab follows a removed one`(screen: ScreenName)
      async throws
    {
      let cases: [(chosen: String, left: [String], successor: String)] = [
        ("c", ["a", "b", "d"], "b"), ("d", ["a", "b", "c"], "c"), ("c", ["d", "a"], "a"),
        ("a", ["b", "c", "d"], "b"), ("b", ["d", "c"], "c"),
      ]
      try await withTemporaryFolder { folder in
        let four = try Document(["a", "b", "c", "d"]).write(to: folder, name: "four.json")
        for (chosen, left, successor) in cases {
          let next = try Document(left).write(to: folder, name: "next.json")
          let now = try await describe(
            screen.rawValue,
            do: ["apply:\(four.path)", "select:\(chosen)", "apply:\(next.path)"])
          #expect(now.selected.id == successor, "\(chosen) of a b c d, then \(left)")
          let events = now.events.filter { $0.step == 2 }
          #expect(events.filter { $0.name == "didSelect" }.count == 1)
          #expect(events.allSatisfy { $0.source == "configuration" })
          #expect(events.last?.id == successor)
          expectSound(now, screen)
        }
      }
    }

    @Test(arguments: ScreenName.backEnds)
    func `[BackEnd 3] the third tab's stack survives a new document`(screen: ScreenName)
      async throws
    {
      try await withTemporaryFolder { folder in
        let four = try Document(["a", "b", "c", "d"]).write(to: folder, name: "four.json")
        let next = try Document(["d", "e", "c", "a"]).write(to: folder, name: "next.json")
        let before = try await describe(
          screen.rawValue,
          do: ["apply:\(four.path)", "select:c", "page:push"])
        let now = try await describe(
          screen.rawValue,
          do: ["apply:\(four.path)", "select:c", "page:push", "apply:\(next.path)"])
        #expect(now.page("c")?.stack.count == 2)
        #expect(now.page("c")?.stack == before.page("c")?.stack)
        for id in ["a", "c", "d"] { #expect(now.page(id)?.loaded == before.page(id)?.loaded) }
        #expect(now.bar.hidden)
        let back = try await describe(
          screen.rawValue,
          do: [
            "apply:\(four.path)", "select:c", "page:push", "apply:\(next.path)", "page:pop",
          ])
        #expect(!back.bar.hidden)
        #expect(back.selected.id == "c")
        expectSound(back, screen)
      }
    }

    @Test(
      arguments: ScreenName.backEnds,
      [
        #"{"version": 1, "items": []}"#, #"{"version": 1, "items": [ {"id": "a" "#, "[]", "",
        "no document at all", #"{"version": 1}"#, #"{"version": 1, "items": 3}"#,
      ])
    func `[BackEnd 4] a document that cannot be used is refused and named`(
      screen: ScreenName, content: String
    ) async throws {
      let before = try await describe(screen.rawValue)
      try await withTemporaryFolder { folder in
        let file = folder.appending(path: "broken.json")
        try Data(content.utf8).write(to: file)
        let result = await tabbar(
          ["describe", "--screen", screen.rawValue, "--do", "apply:\(file.path)"])
        #expect(result.errorLines.count == 1)
        #expect(result.errors.contains("broken.json"))
        #expect(result.errors.contains("error"))
        #expect(result.status <= 1)
        let now = try JSONDecoder().decode(Description.self, from: result.output)
        #expect(now.state == before.state)
        #expect(now.events == before.events)
      }
    }

    @Test(arguments: ScreenName.backEnds)
    func `[BackEnd 4] after a refused document the next good one is taken`(screen: ScreenName)
      async throws
    {
      try await withTemporaryFolder { folder in
        let broken = folder.appending(path: "broken.json")
        try Data("{".utf8).write(to: broken)
        let good = try Document(["x", "y", "z"]).write(to: folder, name: "good.json")
        let result = await tabbar([
          "describe", "--screen", screen.rawValue, "--do", "apply:\(broken.path)", "--do",
          "apply:\(good.path)",
        ])
        let now = try JSONDecoder().decode(Description.self, from: result.output)
        #expect(now.items.map(\.id) == ["x", "y", "z"])
      }
    }

    @Test(arguments: ScreenName.backEnds)
    func `[BackEnd 6] the bulge is part of the bar, the place beside it is not`(
      screen: ScreenName
    ) async throws {
      let start = try await describe(screen.rawValue)
      let top = try #require(start.bar.outline.compactMap(\.last).min())
      #expect(top < 769 - 1)
      // The bulge's middle: between the outline's points that lie above the straight edge.
      let raised = start.bar.outline.filter { $0[1] < 769 - 1 }.map { $0[0] }
      let left = try #require(raised.min())
      let right = try #require(raised.max())
      let middle = (left + right) / 2
      let y = 769 - (769 - top) / 3
      let item = try #require(
        start.items.first { $0.frame.x <= middle && middle < $0.frame.maxX })
      #expect(near(item.frame.midX, middle))
      let pressed = try await describe(screen.rawValue, do: ["tap:\(middle),\(y)"])
      #expect(pressed.events(named: "page").isEmpty)
      #expect(pressed.events.contains { $0.id == item.id })
      for x in [left - 6, right + 6] {
        let beside = try await describe(screen.rawValue, do: ["tap:\(x),\(y)"])
        #expect(beside.events.map(\.name) == ["page"])
      }
      let above = try await describe(screen.rawValue, do: ["tap:\(middle),\(top - 2)"])
      #expect(above.events.map(\.name) == ["page"])
    }

    @Test(arguments: ScreenName.backEnds)
    func `[BackEnd 8] turning in the background ends where a landscape start begins`(
      screen: ScreenName
    ) async throws {
      for scale in [1, 3] {
        let turned = try await render(
          screen.rawValue, scale: scale, do: ["background", "rotate:landscape", "foreground"])
        let fresh = try await render(
          screen.rawValue, ["--orientation", "landscape"], scale: scale)
        #expect(turned == fresh)
      }
      let turned = try await describe(
        screen.rawValue, do: ["background", "rotate:landscape", "foreground"])
      let fresh = try await describe(screen.rawValue, ["--orientation", "landscape"])
      #expect(turned.state == fresh.state)
    }
  }
}
