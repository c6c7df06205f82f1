// SPDX-License-Identifier: MIT
import Testing

extension Screens {
  /// The GIF in the bars that come from a document.
  @Suite(.everyPreset) @MainActor struct AnimatedIcon {
    private func animated(_ now: Description) throws -> Description.Icon {
      try #require(now.items.compactMap(\.icon).first { $0.name?.contains("spark") == true })
    }

    @Test(arguments: ScreenName.backEnds, [1, 3])
    func `[BackEnd 5] the picture moves by frames and comes round`(
      screen: ScreenName, scale: Int
    ) async throws {
      let delays = try Resources.delays(of: "spark.gif")
      let delay = try #require(delays.first)
      let loop = delays.reduce(0, +)
      let icon = try await animated(describe(screen.rawValue))
      let first = try await picture(screen.rawValue, scale: scale, do: ["wait:0"])
      let second = try await picture(screen.rawValue, scale: scale, do: ["wait:\(delay)"])
      let round = try await picture(screen.rawValue, scale: scale, do: ["wait:\(loop)"])
      #expect(round.difference(from: first) == nil)
      let changed = try #require(second.difference(from: first))
      #expect(first.area(icon.frame, scale: Double(scale)).holds(changed))
    }

    @Test(arguments: ScreenName.backEnds)
    func `[BackEnd 5] every frame is shown in its turn`(screen: ScreenName) async throws {
      let delays = try Resources.delays(of: "spark.gif")
      var seen: [[UInt8]: Int] = [:]
      var time = 0.0
      let icon = try await animated(describe(screen.rawValue))
      for delay in delays {
        let drawn = try await picture(
          screen.rawValue, scale: 3, do: ["wait:\(time + delay / 2)"])
        let bytes = drawn.bytes(in: drawn.area(icon.frame, scale: 3)).flatMap { [UInt8]($0) }
        seen[bytes, default: 0] += 1
        time += delay
      }
      #expect(seen.count == delays.count)
    }

    @Test(arguments: ScreenName.backEnds)
    func `[BackEnd 5] reduced motion stands still`(screen: ScreenName) async throws {
      let delays = try Resources.delays(of: "spark.gif")
      let loop = delays.reduce(0, +)
      let still = try await render(screen.rawValue, ["--reduce-motion"], do: ["wait:0"])
      for time in [delays[0], loop / 2, loop, 3.3] {
        let later = try await render(
          screen.rawValue, ["--reduce-motion"], do: ["wait:\(time)"])
        #expect(later == still)
      }
    }

    @Test(arguments: ScreenName.backEnds)
    func `a running GIF does not keep the screen from settling`(screen: ScreenName)
      async throws
    {
      let settled = try await render(screen.rawValue)
      let unsettled = try await render(screen.rawValue, ["--no-settle"])
      #expect(settled == unsettled)
    }
  }
}
