// SPDX-License-Identifier: MIT
import Testing

extension Screens {
  /// The classic bar beside published measurements of an iPhone's.
  @Suite @MainActor struct ClassicLook {
    nonisolated static let classic: [ScreenName] = [
      .mainFramework, .mainFrameworkAttached, .mainFrameworkSystem,
    ]

    @Test(arguments: classic)
    func `[uikit 50] 49 points of content stand on the home indicator's 34`(
      screen: ScreenName
    ) async throws {
      let now = try await describe(screen.rawValue)
      #expect(near(now.bar.frame, 0, 769, 393, 83))
      for item in now.items {
        #expect(try #require(item.icon).frame.maxY <= 818)
        #expect(try #require(item.titleFrame).maxY <= 818 + lengthTolerance)
      }
      let plain = try await describe(screen.rawValue, ["--device", "iphone-8-plus"])
      #expect(near(plain.bar.frame, 0, 687, 414, 49))
    }

    @Test(arguments: classic)
    func `[uikit 61] the icon's centre lies 19 points below the bar's edge`(
      screen: ScreenName
    ) async throws {
      for device in ["iphone-16", "iphone-8-plus", "iphone-13-mini"] {
        let now = try await describe(screen.rawValue, ["--device", device])
        for item in now.items {
          let icon = try #require(item.icon?.frame)
          #expect(near(icon.midY - now.bar.frame.y, 19))
          #expect(abs(icon.midX - item.frame.midX) <= 0.5)
        }
      }
    }

    @Test(arguments: classic)
    func `[uikit 57] titles are 10 points, centred, under the icon`(screen: ScreenName)
      async throws
    {
      let now = try await describe(screen.rawValue)
      for item in now.items {
        let title = try #require(item.titleFrame)
        #expect(item.titleSize == 10)
        #expect(near(title.height, 12))
        #expect(abs(title.y - 769 - 35.5) <= 0.5 + lengthTolerance)
        #expect(abs(title.midX - item.frame.midX) <= 0.5)
      }
    }

    @Test(arguments: classic, [1, 2, 3])
    func `[uikit 64] one row of pixels separates the bar from the page`(
      screen: ScreenName, scale: Int
    ) async throws {
      let device = scale == 2 ? "iphone-se" : "iphone-16"
      let top = scale == 2 ? 618 : 769
      let drawn = try await picture(
        screen.rawValue, ["--device", device], scale: scale == 1 ? 1 : nil)
      let edge = top * scale
      for x in [2, 20 * scale, drawn.width - 3] {
        let rows = (edge - 3..<edge + 4).map { drawn.pixel(x, $0) }
        let page = rows[0]
        let bar = rows[6]
        // Frost lets the page shine through a little: a level or two is no line.
        let line = rows.indices.filter { !rows[$0].isNear(page, 2) && !rows[$0].isNear(bar, 2) }
        #expect(line.count == 1, "\(rows)")
        #expect(line.first == 2 || line.first == 3)
        if let line = line.first {
          #expect(rows[..<line].allSatisfy { $0.isNear(page, 2) })
          #expect(rows[(line + 1)...].allSatisfy { $0.isNear(bar, 2) })
        }
      }
    }

    @Test(arguments: classic)
    func `the drawn icon and title lie where they are described`(screen: ScreenName)
      async throws
    {
      let now = try await describe(screen.rawValue)
      let drawn = try await picture(screen.rawValue, scale: 3)
      let ground = drawn.pixel(4, 800 * 3)
      for item in now.items {
        let icon = try #require(item.icon?.frame)
        let title = try #require(item.titleFrame)
        // Ink inside both boxes, none between the bar's edge and the icon nor below the title.
        for box in [icon, title] {
          let ink = drawn.pixels(in: drawn.area(box, scale: 3)).filter { !$0.isNear(ground, 2) }
          #expect(ink.count > 30, "\(item.id)")
        }
        let strip = Frame(item.frame.x + 2, 771, item.frame.width - 4, icon.y - 772)
        #expect(drawn.pixels(in: drawn.area(strip, scale: 3)).allSatisfy { $0.isNear(ground, 2) })
        let below = Frame(item.frame.x + 2, 820, item.frame.width - 4, 8)
        #expect(drawn.pixels(in: drawn.area(below, scale: 3)).allSatisfy { $0.isNear(ground, 2) })
      }
    }

    @Test(arguments: classic)
    func `the selected item is blue, the others grey`(screen: ScreenName) async throws {
      let now = try await describe(screen.rawValue, do: ["index:1"])
      let chosen = try #require(Picture.Pixel(hex: now.items[1].titleColor))
      #expect(chosen.blue > 200 && chosen.red < 60)
      for item in now.items where !item.selected {
        let other = try #require(Picture.Pixel(hex: item.titleColor))
        #expect(abs(other.red - other.blue) <= 12 && (100...170).contains(other.green))
      }
      let drawn = try await picture(screen.rawValue, scale: 3, do: ["index:1"])
      let title = try #require(now.items[1].titleFrame)
      let pixels = drawn.pixels(in: drawn.area(title, scale: 3))
      #expect(pixels.contains { $0.isNear(chosen, 16) })
    }

    @Test func `[uikit 58] the system bar's buttons stand as an iPhone's`() async throws {
      let cases: [(device: String, lefts: [Double], widths: [Double])] = [
        ("iphone-8-plus", [2, 85, 168, 250, 333], [79, 79, 78, 79, 79]),
        ("iphone-16", [2, 81, 159, 238, 316], [75, 74, 75, 74, 75]),
      ]
      for (device, lefts, widths) in cases {
        let now = try await describe("MainFrameworkSystem", ["--device", device])
        #expect(near(now.xs, lefts))
        #expect(near(now.widths, widths))
        #expect(now.items.allSatisfy { near($0.frame.y, now.bar.frame.y + 1) })
        #expect(now.items.allSatisfy { near($0.frame.height, 48) })
      }
    }

    @Test(arguments: [("iphone-16", 0.0), ("iphone-8-plus", 0), ("iphone-se", 0)])
    func `our own bar shares the width without a gap`(device: String, offset: Double)
      async throws
    {
      let now = try await describe("MainFramework", ["--device", device])
      #expect(near(now.xs[0], offset))
      for (left, right) in zip(now.items, now.items.dropFirst()) {
        #expect(abs(left.frame.maxX - right.frame.x) < 0.01)
      }
      #expect(near(now.items[4].frame.maxX, now.device.size[0]))
    }

    @Test(arguments: classic)
    func `[uikit 51] a notch in landscape leaves 21 points for the home indicator`(
      screen: ScreenName
    ) async throws {
      let now = try await describe(
        screen.rawValue, ["--device", "iphone-14", "--orientation", "landscape"])
      #expect(near(now.device.safeArea.bottom, 21))
      #expect(near(now.bar.frame, 0, 390 - 53, 844, 53))
      expectSound(now, screen)
    }
  }
}
