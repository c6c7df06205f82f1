// SPDX-License-Identifier: MIT
import Testing

extension Screens {
  /// Badges and titles that pages set on their native tab bar items.
  @Suite(.everyPreset) @MainActor struct BackEndBadges {
    /// The pages whose badge a test sets: every one, the never opened ones first.
    private func badged(_ screen: ScreenName) async throws -> [String] {
      try await describe(screen.rawValue).pages.reversed().map(\.id)
    }

    @Test(arguments: ScreenName.backEnds)
    func `[BackEnd 7] a badge is shown on a page that was never opened`(screen: ScreenName)
      async throws
    {
      let start = try await describe(screen.rawValue)
      for id in try await badged(screen) {
        let now = try await describe(screen.rawValue, do: ["page:badge=3@\(id)"])
        #expect(now.items.filter { $0.badge != nil }.map(\.id).contains(id))
        #expect(now.page(id)?.loaded == start.page(id)?.loaded)
        let item = try #require(now.item(id))
        let badge = try #require(item.badge)
        #expect(badge.text == "3")
        #expect(item.accessibility.value?.contains("3") == true)
        #expect(now.barWithRaisedParts.holds(badge.frame))
        #expect(now.bar.frame.spansAcross(badge.frame))
        #expect(near(badge.frame.height, 18))
        #expect(badge.frame.width >= 18 - lengthTolerance)
        for other in start.items where other.id != id {
          #expect(now.item(other.id) == other)
        }
        expectSound(now, screen)
      }
    }

    @Test(arguments: ScreenName.backEnds)
    func `[BackEnd 7] a badge is removed, replaced and set twice like once`(
      screen: ScreenName
    ) async throws {
      let start = try await describe(screen.rawValue)
      for id in try await badged(screen) {
        let once = try await describe(screen.rawValue, do: ["page:badge=3@\(id)"])
        let twice = try await describe(
          screen.rawValue, do: ["page:badge=3@\(id)", "page:badge=3@\(id)"])
        #expect(twice.state == once.state)
        let removed = try await describe(
          screen.rawValue, do: ["page:badge=3@\(id)", "page:badge=@\(id)"])
        #expect(removed.item(id)?.badge == nil)
        let other = try await describe(
          screen.rawValue, do: ["page:badge=3@\(id)", "page:badge=12@\(id)"])
        #expect(other.item(id)?.badge?.text == "12")
        #expect(other.selected == start.selected)
      }
    }

    @Test(arguments: ScreenName.backEnds)
    func `[BackEnd 7] the shown page sets its own badge`(screen: ScreenName) async throws {
      let now = try await describe(screen.rawValue, do: ["page:badge=3"])
      #expect(now.badges.contains("3"))
      let removed = try await describe(screen.rawValue, do: ["page:badge=3", "page:badge="])
      #expect(!removed.badges.contains("3"))
      expectSound(removed, screen)
    }

    @Test(arguments: ScreenName.backEnds)
    func `[field 73] a badge set before the first visit stays after it`(screen: ScreenName)
      async throws
    {
      let last = try await #require(describe(screen.rawValue).pages.last)
      let now = try await describe(
        screen.rawValue,
        do: ["page:badge=3@\(last.id)", "select:\(last.id)", "rotate:landscape"])
      #expect(now.item(last.id)?.badge?.text == "3")
      #expect(now.selected.id == last.id)
      expectSound(now, screen)
    }

    @Test(arguments: ScreenName.backEnds)
    func `[field 77] a long badge stays inside the bar`(screen: ScreenName) async throws {
      let last = try await #require(describe(screen.rawValue).pages.last)
      for text in ["12345", "很多消息", "•"] {
        for options in [[], ["--text-size", "ax5"], ["--direction", "rtl"]] {
          let now = try await describe(
            screen.rawValue, options, do: ["page:badge=\(text)@\(last.id)"])
          let badge = try #require(now.item(last.id)?.badge)
          #expect(now.barWithRaisedParts.holds(badge.frame), "\(text) \(options)")
        }
      }
    }

    @Test(arguments: ScreenName.backEnds)
    func `[BackEnd 7] a page's own title reaches the bar`(screen: ScreenName) async throws {
      let start = try await describe(screen.rawValue)
      let now = try await describe(screen.rawValue, do: ["page:title=Fresh"])
      let changed = zip(start.items, now.items).filter { $0.title != $1.title }
      #expect(changed.map(\.1.title) == ["Fresh"])
      #expect(changed.map(\.1.accessibility.label) == ["Fresh"])
      #expect(now.selected == start.selected)
      expectSound(now, screen)
    }
  }
}
