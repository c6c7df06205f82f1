// SPDX-License-Identifier: MIT
import Testing

extension Screens {
  /// Modal pages over each host.
  @Suite(.everyPreset) @MainActor struct Presentation {
    /// The appearance calls since `before`, told as the presenter's and the presented page's.
    private func calls(
      _ now: Description, after before: Description, of start: Description
    ) -> [String] {
      let presenter = start.selected.page ?? ""
      let appearance: Set = [
        "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      ]
      return now.lifecycle.dropFirst(before.lifecycle.count).compactMap { entry in
        let parts = entry.split(separator: ".")
        guard let call = parts.last.map(String.init), appearance.contains(call) else {
          return nil
        }
        return "\(parts[0] == presenter ? "presenter" : "presented").\(call)"
      }
    }

    @Test(arguments: ScreenName.frameworks)
    func `[MainFramework 7] a full-screen page covers the bar`(screen: ScreenName) async throws {
      for x in [40, 120, 196, 275, 350] {
        let now = try await describe(
          screen.rawValue, do: ["page:present-full", "tap:\(x),793"])
        #expect(now.presented != nil)
        #expect(now.names().isEmpty)
        #expect(now.selected.index == 0)
      }
    }

    @Test(arguments: ScreenName.frameworks)
    func `[uikit 124] a full-screen page takes the presenter off the screen`(
      screen: ScreenName
    ) async throws {
      let start = try await describe(screen.rawValue)
      let now = try await describe(screen.rawValue, do: ["page:present-full"])
      #expect(
        calls(now, after: start, of: start) == [
          "presenter.viewWillDisappear", "presented.viewWillAppear",
          "presented.viewDidAppear", "presenter.viewDidDisappear",
        ])
      #expect(now.lifecycleFaults.isEmpty)
    }

    @Test(arguments: ScreenName.frameworks)
    func `[uikit 125] dismissing brings the presenter back`(screen: ScreenName) async throws {
      let start = try await describe(screen.rawValue)
      let shown = try await describe(screen.rawValue, do: ["page:present-full"])
      let now = try await describe(screen.rawValue, do: ["page:present-full", "page:dismiss"])
      #expect(
        calls(now, after: shown, of: start) == [
          "presented.viewWillDisappear", "presenter.viewWillAppear",
          "presented.viewDidDisappear", "presenter.viewDidAppear",
        ])
      #expect(now.presented == nil)
      #expect(now.state == start.state)
      #expect(now.lifecycleFaults.isEmpty)
      let tapped = try await describe(
        screen.rawValue, do: ["page:present-full", "page:dismiss", "tap:120,793"])
      #expect((tapped.selected.index ?? 0) > 0)
    }

    @Test(arguments: ScreenName.frameworks)
    func `[uikit 126] a sheet leaves the presenter alone`(screen: ScreenName) async throws {
      let start = try await describe(screen.rawValue)
      let now = try await describe(screen.rawValue, do: ["page:present"])
      #expect(now.presented != nil)
      #expect(
        calls(now, after: start, of: start) == [
          "presented.viewWillAppear", "presented.viewDidAppear",
        ])
      let back = try await describe(screen.rawValue, do: ["page:present", "page:dismiss"])
      #expect(
        calls(back, after: now, of: start) == [
          "presented.viewWillDisappear", "presented.viewDidDisappear",
        ]
      )
      #expect(back.state == start.state)
    }

    @Test(arguments: ScreenName.frameworks)
    func `[MainFramework 7] a sheet covers the bar as well`(screen: ScreenName) async throws {
      let now = try await describe(screen.rawValue, do: ["page:present", "tap:350,793"])
      #expect(now.names().isEmpty)
      #expect(now.selected.index == 0)
    }

    @Test(arguments: ScreenName.frameworks)
    func `[field 47] popping under a modal page leaves the bar shown`(screen: ScreenName)
      async throws
    {
      let start = try await describe(screen.rawValue)
      let now = try await describe(
        screen.rawValue,
        do: ["page:push", "page:present-full", "page:dismiss", "page:pop"])
      #expect(now.state == start.state)
    }

    @Test(arguments: ScreenName.frameworks)
    func `a modal page survives rotation and the bar is right after it`(screen: ScreenName)
      async throws
    {
      let now = try await describe(
        screen.rawValue, do: ["page:present-full", "rotate:landscape", "page:dismiss"])
      let fresh = try await describe(screen.rawValue, ["--orientation", "landscape"])
      #expect(now.state == fresh.state)
    }
  }
}
