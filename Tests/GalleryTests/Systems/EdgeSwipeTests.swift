// SPDX-License-Identifier: MIT
import Testing

extension Screens {
  /// The back-swipe from the screen's edge, in each host.
  @Suite(.everyPreset) @MainActor struct EdgeSwipe {
    nonisolated static let screens = ScreenName.frameworks + [.raisedPublish]

    @Test(arguments: screens, [10, 30, 60, 90])
    func `[field 36] a cancelled back-swipe leaves everything as it was`(
      screen: ScreenName, percent: Int
    ) async throws {
      let pushed = try await describe(screen.rawValue, do: ["page:push"])
      let now = try await describe(
        screen.rawValue, do: ["page:push", "edge:\(percent)", "edge-cancel"])
      #expect(now.state == pushed.state)
      #expect(now.bar.hidden)
      #expect(now.lifecycleFaults.isEmpty)
    }

    @Test(arguments: screens)
    func `[field 36] a finished back-swipe brings the bar back`(screen: ScreenName)
      async throws
    {
      let start = try await describe(screen.rawValue)
      let now = try await describe(screen.rawValue, do: ["page:push", "edge:60", "edge-end"])
      #expect(now.state == start.state)
      #expect(now.lifecycleFaults.isEmpty)
      let drawn = try await render(screen.rawValue, do: ["page:push", "edge:60", "edge-end"])
      #expect(try await drawn == render(screen.rawValue))
    }

    @Test(arguments: screens)
    func `[field 36] during the back-swipe the bar takes no press`(screen: ScreenName)
      async throws
    {
      let now = try await describe(
        screen.rawValue, do: ["page:push", "edge:60", "tap:60,793", "tap:350,793"])
      #expect(now.names().isEmpty)
      #expect(now.selected.index == 0)
    }

    @Test(arguments: screens)
    func `[field 50] two cancelled swipes and a finished one end at the start`(
      screen: ScreenName
    ) async throws {
      let start = try await describe(screen.rawValue)
      let now = try await describe(
        screen.rawValue,
        do: [
          "page:push", "edge:60", "edge-cancel", "edge:30", "edge-cancel", "edge:80", "edge-end",
        ])
      #expect(now.state == start.state)
      let cancelled = try await render(
        screen.rawValue, do: ["page:push", "edge:60", "edge-cancel"])
      #expect(try await cancelled == render(screen.rawValue, do: ["page:push"]))
    }

    @Test(arguments: screens)
    func `[uikit 49] a cancelled back-swipe tells both pages the whole story`(
      screen: ScreenName
    ) async throws {
      let pushed = try await describe(screen.rawValue, do: ["page:push"])
      let now = try await describe(
        screen.rawValue, do: ["page:push", "edge:60", "edge-cancel"])
      let under = try #require(pushed.selected.page)
      let appearance: Set = [
        "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      ]
      let calls = now.lifecycle.dropFirst(pushed.lifecycle.count).compactMap { entry in
        let parts = entry.split(separator: ".")
        guard let call = parts.last.map(String.init), appearance.contains(call) else {
          return String?.none
        }
        return "\(parts[0] == under ? "under" : "top").\(call)"
      }
      #expect(
        calls == [
          "top.viewWillDisappear", "under.viewWillAppear", "under.viewWillDisappear",
          "under.viewDidDisappear", "top.viewWillAppear", "top.viewDidAppear",
        ])
    }
  }
}
