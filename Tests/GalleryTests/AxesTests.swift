// SPDX-License-Identifier: MIT
import Testing

/// A named set of options under which every screen must stay sound.
struct Axis: CustomTestStringConvertible {
  var name: String
  var options: [String]

  init(_ name: String, _ options: [String]) {
    self.name = name
    self.options = options
  }

  var testDescription: String { name }

  /// The axes under which every item is pressed as well.
  static let pressed: [Axis] = all.filter {
    ["as delivered", "right-to-left", "small phone in landscape", "tablet", "all at once"]
      .contains($0.name)
  }

  static let all: [Axis] = [
    Axis("as delivered", []),
    Axis("right-to-left", ["--direction", "rtl"]),
    Axis("dark", ["--appearance", "dark"]),
    Axis("largest text", ["--text-size", "ax5"]),
    Axis("smallest text", ["--text-size", "xs"]),
    Axis("reduced motion", ["--reduce-motion"]),
    Axis("bold text", ["--bold-text"]),
    Axis("more contrast, less transparency", ["--increase-contrast", "--reduce-transparency"]),
    Axis("landscape", ["--orientation", "landscape"]),
    Axis("Arabic", ["--language", "ar"]),
    Axis("small phone", ["--device", "iphone-se-1"]),
    Axis("small phone in landscape", ["--device", "iphone-se-1", "--orientation", "landscape"]),
    Axis("home button", ["--device", "iphone-8-plus"]),
    Axis("mini, right-to-left", ["--device", "iphone-13-mini", "--direction", "rtl"]),
    Axis("largest phone", ["--device", "iphone-16-pro-max"]),
    Axis("tablet", ["--device", "ipad-pro-11"]),
    Axis("tablet in landscape", ["--device", "ipad-mini", "--orientation", "landscape"]),
    Axis(
      "all at once",
      [
        "--direction", "rtl", "--appearance", "dark", "--text-size", "ax5", "--reduce-motion",
        "--bold-text", "--orientation", "landscape",
      ]),
  ]
}

extension Screens {
  @Suite @MainActor struct Axes {
    @Test(arguments: ScreenName.across, Axis.all)
    func `every screen is sound in every situation`(screen: ScreenName, axis: Axis)
      async throws
    {
      let now = try await describe(screen.rawValue, axis.options)
      expectSound(now, screen)
      #expect(now.events.isEmpty)
      #expect(now.selected.index == 0)
      #expect(!now.bar.hidden)
      #expect(now.presented == nil)
    }

    @Test(arguments: ScreenName.across, Axis.pressed)
    func `every screen is sound after pressing each item`(screen: ScreenName, axis: Axis)
      async throws
    {
      let start = try await describe(screen.rawValue, axis.options)
      let steps = start.items.map { "tap:\($0.frame.midX),\($0.frame.midY)" }
      let now = try await describe(screen.rawValue, axis.options, do: steps)
      if now.items.last?.title != "More" && now.items.first?.title != "More" {
        expectSound(now, screen)
      }
      for (step, item) in start.items.enumerated() where item.role == "action" {
        #expect(now.events.filter { $0.step == step }.map(\.name) == ["action"])
      }
      #expect(now.events(named: "page").isEmpty)
    }

    @Test(arguments: ScreenName.across)
    func `[field 133] right-to-left mirrors every item`(screen: ScreenName) async throws {
      let left = try await describe(screen.rawValue)
      let right = try await describe(screen.rawValue, ["--direction", "rtl"])
      let span = 2 * left.bar.frame.midX
      #expect(right.items.map(\.id) == left.items.map(\.id).reversed())
      for item in left.items {
        let mirrored = try #require(right.item(item.id))
        #expect(abs(mirrored.frame.x - (span - item.frame.maxX)) <= 1)
        #expect(near(mirrored.frame.width, item.frame.width) || screen.isSystem)
        if let icon = item.icon?.frame, let other = mirrored.icon?.frame {
          #expect(abs(other.x - (span - icon.maxX)) <= 1)
        }
      }
      #expect(right.selected == left.selected)
    }

    @Test(arguments: ScreenName.allCases.filter { $0 != .rail })
    func `an Arabic user gets right-to-left without asking`(screen: ScreenName) async throws {
      let arabic = try await describe(screen.rawValue, ["--language", "ar"])
      let told = try await describe(
        screen.rawValue, ["--language", "ar", "--direction", "rtl"])
      let english = try await describe(screen.rawValue)
      #expect(arabic == told)
      #expect(arabic.items.map(\.id) == english.items.map(\.id).reversed())
    }

    @Test(arguments: ScreenName.allCases)
    func `the largest text size moves nothing out of its place`(screen: ScreenName)
      async throws
    {
      let usual = try await describe(screen.rawValue)
      let large = try await describe(screen.rawValue, ["--text-size", "ax5"])
      #expect(near(large.bar.frame.numbers, usual.bar.frame.numbers))
      #expect(near(large.xs, usual.xs))
    }

    @Test(arguments: ScreenName.allCases)
    func `dark changes colours and no frame`(screen: ScreenName) async throws {
      let light = try await describe(screen.rawValue)
      let dark = try await describe(screen.rawValue, ["--appearance", "dark"])
      #expect(dark.items.map(\.frame) == light.items.map(\.frame))
      #expect(dark.items.map { $0.icon?.frame } == light.items.map { $0.icon?.frame })
      #expect(dark.items.map(\.titleFrame) == light.items.map(\.titleFrame))
    }

    @Test(arguments: ScreenName.frameworks)
    func `the framework's bar is dark in the dark`(screen: ScreenName) async throws {
      let light = try await picture(screen.rawValue)
      let dark = try await picture(screen.rawValue, ["--appearance", "dark"])
      #expect(light.pixel(4, 840).luminance > 180)
      #expect(dark.pixel(4, 840).luminance < 80)
    }

    @Test(arguments: ScreenName.withPages)
    func `turning there and back ends where it began`(screen: ScreenName) async throws {
      let start = try await describe(screen.rawValue)
      let now = try await describe(
        screen.rawValue, do: ["rotate:landscape", "rotate:portrait"])
      #expect(now.state == start.state)
      #expect(now.events.isEmpty)
    }

    @Test(arguments: ScreenName.allCases)
    func `[field 61] turning ends where a landscape start begins`(screen: ScreenName)
      async throws
    {
      let turned = try await describe(screen.rawValue, do: ["rotate:landscape"])
      let fresh = try await describe(screen.rawValue, ["--orientation", "landscape"])
      #expect(turned.state == fresh.state)
      let back = try await describe(
        screen.rawValue, ["--orientation", "landscape"], do: ["rotate:portrait"])
      #expect(try await back.state == describe(screen.rawValue).state)
    }

    @Test(arguments: ScreenName.allCases)
    func `--select starts at that tab without an event`(screen: ScreenName) async throws {
      let tabs = try await describe(screen.rawValue).tabs.filter { $0.title != "More" }
      for (index, tab) in tabs.enumerated() {
        let now = try await describe(screen.rawValue, ["--select", tab.id])
        #expect(now.selected.id == tab.id)
        #expect(now.selected.index == index)
        #expect(now.events.isEmpty)
        expectSound(now, screen)
      }
    }

    @Test(arguments: ScreenName.withPages)
    func `[field 15] ten taps on the selected tab do no harm`(screen: ScreenName)
      async throws
    {
      let start = try await describe(screen.rawValue)
      let place = start.items[0].frame
      let steps = Array(repeating: "tap:\(place.midX),793", count: 10)
      let now = try await describe(screen.rawValue, do: steps)
      #expect(now.state == start.state)
      #expect(now.events(named: "willSelect").isEmpty)
    }

    @Test(arguments: ScreenName.allCases)
    func `[field 79] one tap is asked and told once`(screen: ScreenName) async throws {
      let tab = try await #require(describe(screen.rawValue).tabs.dropFirst().first)
      let now = try await describe(
        screen.rawValue, do: ["tap:\(tab.frame.midX),\(tab.frame.midY)"])
      #expect(now.events(named: "shouldSelect").count <= 1)
      #expect(now.events(named: "didSelect").count == 1)
      #expect(now.selected.id == tab.id)
    }

    @Test(arguments: ScreenName.withPages)
    func `a finger that leaves a tab selects nothing`(screen: ScreenName) async throws {
      let tab = try await #require(describe(screen.rawValue).tabs.dropFirst().first)
      let place = "\(tab.frame.midX),\(tab.frame.midY)"
      for steps in [
        ["press:\(place)", "move:196.5,400", "release"], ["drag:\(place)>196.5,400@0.3"],
        ["drag:\(place)>\(tab.frame.midX),780@0.3!"],
      ] {
        let now = try await describe(screen.rawValue, do: steps)
        #expect(now.names().isEmpty)
        #expect(now.selected.index == 0)
        expectSound(now, screen)
      }
    }
  }
}

extension ScreenName {
  var isSystem: Bool { self == .mainFrameworkSystem || self == .mainFrameworkSystemSeven }
}
