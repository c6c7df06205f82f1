// SPDX-License-Identifier: MIT
import Foundation
import Testing

extension Screens {
  @Suite @MainActor struct Determinism {
    @Test(arguments: ScreenName.allCases)
    func `two renders give the same bytes`(screen: ScreenName) async throws {
      for options in [[], ["--appearance", "dark"], ["--direction", "rtl"]] {
        let first = try await render(screen.rawValue, options, scale: nil)
        let second = try await render(screen.rawValue, options, scale: nil)
        #expect(first == second)
        #expect(first.starts(with: [0x89, 0x50, 0x4e, 0x47]))
      }
    }

    @Test(arguments: ScreenName.allCases)
    func `two descriptions are the same text`(screen: ScreenName) async throws {
      let arguments = ["describe", "--screen", screen.rawValue, "--do", "tap:130,793"]
      let first = await tabbar(arguments)
      let second = await tabbar(arguments)
      #expect(first.status == 0)
      #expect(first.output == second.output)
    }

    @Test(arguments: ScreenName.allCases)
    func `the picture has the device's pixels`(screen: ScreenName) async throws {
      let natural = try await picture(screen.rawValue, scale: nil)
      #expect(natural.size == [1179, 2556])
      let twice = try await picture(
        screen.rawValue, ["--device", "iphone-se", "--orientation", "landscape"], scale: nil)
      #expect(twice.size == [1334, 750])
      let single = try await picture(screen.rawValue, scale: 1)
      #expect(single.size == [393, 852])
    }

    // Items that are scrolled off the screen are not painted.
    @Test(arguments: ScreenName.allCases.filter { $0 != .scrolling })
    func `no situation paints a picture of one colour`(screen: ScreenName) async throws {
      let now = try await describe(screen.rawValue)
      let drawn = try await picture(screen.rawValue)
      for item in now.items {
        let area = drawn.area(item.frame, scale: 1)
        #expect(Set(drawn.pixels(in: area)).count > 2, "\(item.id)")
      }
    }

    @Test func `describe prints every field that the contract names`() async throws {
      let result = await tabbar(["describe", "--screen", "BackEnd", "--do", "page:badge=3"])
      let value = try JSONSerialization.jsonObject(with: result.output)
      let root = try #require(value as? [String: Any])
      #expect(
        Set(root.keys).isSuperset(of: [
          "device", "bar", "items", "selected", "pages", "presented", "lifecycle", "events",
        ]))
      let items = try #require(root["items"] as? [[String: Any]])
      for item in items {
        #expect(
          Set(item.keys).isSuperset(of: [
            "id", "role", "title", "frame", "icon", "titleFrame", "titleColor", "titleSize",
            "badge", "hit", "selected", "enabled", "accessibility",
          ]))
        let spoken = try #require(item["accessibility"] as? [String: Any])
        #expect(Set(spoken.keys).isSuperset(of: ["label", "value", "traits"]))
      }
      let selected = try #require(root["selected"] as? [String: Any])
      #expect(Set(selected.keys).isSuperset(of: ["id", "index", "page"]))
    }

    @Test(arguments: ScreenName.allCases)
    func `a title's colour and size are told even where no title is shown`(screen: ScreenName)
      async throws
    {
      for item in try await describe(screen.rawValue).items {
        #expect(Picture.Pixel(hex: item.titleColor) != nil, "\(item.id)")
        #expect((item.titleSize ?? 0) > 0, "\(item.id)")
      }
    }

    @Test(arguments: ScreenName.allCases)
    func `an icon is told by its name`(screen: ScreenName) async throws {
      for item in try await describe(screen.rawValue).items {
        let icon = try #require(item.icon)
        #expect(icon.name?.isEmpty == false, "\(item.id)")
      }
    }

    @Test(arguments: ScreenName.withPages)
    func `every shown page offers the named controls`(screen: ScreenName) async throws {
      let now = try await describe(screen.rawValue)
      let controls = try #require(now.pageInWindow).controls
      for name in ["push", "push-plain", "present", "present-full"] {
        #expect(controls.contains(name), "\(name)")
      }
      for name in ["badge", "title", "scroll"] {
        #expect(controls.contains { $0.hasPrefix(name) }, "\(name)")
      }
      let pushed = try await describe(screen.rawValue, do: ["page:push"])
      #expect(try #require(pushed.pageInWindow).controls.contains("pop"))
      let shown = try await describe(screen.rawValue, do: ["page:present-full"])
      #expect(shown.pages.contains { $0.controls.contains("dismiss") })
    }

    @Test(arguments: ScreenName.withPages)
    func `a control that no page has is refused`(screen: ScreenName) async throws {
      let result = await tabbar(
        ["describe", "--screen", screen.rawValue, "--do", "page:teleport"])
      #expect(result.status == 1 || result.status == 2)
      #expect(result.errors.contains("teleport"))
    }

    @Test func `devices lists what the contract names`() async throws {
      let result = await tabbar(["devices"])
      #expect(result.status == 0)
      for device in [
        "iphone-se", "iphone-8-plus", "iphone-13-mini", "iphone-14", "iphone-16",
        "iphone-16-pro", "iphone-16-pro-max", "ipad-mini", "ipad-pro-11", "ipad-pro-13",
        "iphone-se-1",
      ] {
        #expect(result.text.contains(device))
        let now = try await describe("MainFramework", ["--device", device])
        #expect(now.device.id == device)
      }
      let now = try await describe("MainFramework")
      #expect(now.device.size == [393, 852])
      #expect(now.device.scale == 3)
      #expect(now.device.safeArea == .init(top: 59, left: 0, bottom: 34, right: 0))
    }
  }
}
