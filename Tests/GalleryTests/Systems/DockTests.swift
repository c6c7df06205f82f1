// SPDX-License-Identifier: MIT
import Testing

extension Screens {
  /// A bar without controller whose items are added one by one.
  @Suite(.everyPreset) @MainActor struct Dock {
    let screen = "Dock"

    private func center(_ item: Description.Item) -> String {
      "\(item.frame.midX),\(item.frame.midY)"
    }

    @Test func `[Dock 1] added items share the width and the first stays selected`()
      async throws
    {
      let widths = [393, 196.5, 131, 98.25]
      for (index, width) in widths.enumerated() {
        let now = try await describe(screen, do: dockSteps(items: index + 1))
        #expect(now.items.count == index + 1)
        #expect(now.widths.allSatisfy { near($0, width) })
        #expect(near(now.xs, (0...index).map { Double($0) * width }))
        #expect(now.selected.index == 0)
        #expect(now.selectedItems.map(\.id) == [now.items[0].id])
        #expect(now.events.isEmpty)
        #expect(now.pages.isEmpty)
      }
    }

    @Test func `[Dock 1] adding more keeps another selection`() async throws {
      let steps = dockSteps(items: 2)
      let two = try await describe(screen, do: steps)
      let second = two.items[1]
      let chosen = try await describe(screen, do: steps + ["tap:\(center(second))"])
      let more = try await describe(
        screen, do: steps + ["tap:\(center(second))"] + dockAdding)
      #expect(chosen.selected.index == 1)
      #expect(more.items.count == 3)
      #expect(more.selected.id == second.id)
      #expect(more.events == chosen.events)
    }

    @Test func `[Dock 2] icon and title have their shares of the 49 points`() async throws {
      let now = try await describe(screen)
      let top = now.bar.frame.y
      #expect(near(now.contentBottom - top, 49) || near(now.bar.frame.height, 49))
      for item in now.items {
        let icon = try #require(item.icon)
        let title = try #require(item.titleFrame)
        #expect(near(icon.frame.midY - top, 14.7))
        #expect(near(icon.frame.midX, item.frame.midX))
        #expect(icon.frame.height <= 29.4 + lengthTolerance)
        let size = try Resources.size(of: #require(icon.name))
        let ratio = icon.frame.width / icon.frame.height
        #expect(abs(ratio - size.width / size.height) < 0.03)
        #expect(near(title.y - top, 24.4))
        #expect(near(title.height, 24.6))
        #expect(item.titleSize == 12)
        #expect(item.frame.spansAcross(title))
      }
    }

    @Test func `[Dock 3] a press selects at touch down, once`() async throws {
      let start = try await describe(screen)
      let place = center(start.items[1])
      for steps in [["press:\(place)"], ["tap:\(place)"], ["press:\(place)", "release"]] {
        let now = try await describe(screen, do: steps)
        let did = now.events(named: "didSelect")
        #expect(did.map(\.id) == [start.items[1].id])
        #expect(did.first?.from == start.items[0].id)
        #expect(did.first?.step == 0)
        #expect(now.selected.index == 1)
        #expect(now.items.map(\.selected) == [false, true, false, false])
        expectSound(now, .dock)
      }
    }

    @Test func `[Dock 3] a release outside adds nothing`() async throws {
      let start = try await describe(screen)
      let place = center(start.items[1])
      let now = try await describe(
        screen, do: ["press:\(place)", "move:196.5,300", "release"])
      #expect(now.events(named: "didSelect").map(\.id) == [start.items[1].id])
      #expect(now.selected.index == 1)
      let held = try await describe(screen, do: ["hold:\(place)@1.5"])
      #expect(held.events(named: "didSelect").count == 1)
      let dragged = try await describe(
        screen, do: ["press:\(place)", "move:\(center(start.items[3]))", "release"])
      #expect(dragged.selected.index == 1)
      #expect(dragged.events(named: "didSelect").count == 1)
    }

    @Test(arguments: [-1, 4, 99, .max])
    func `[Dock 4] an index out of range changes nothing`(index: Int) async throws {
      let before = try await describe(screen)
      let now = try await describe(screen, do: ["index:\(index)"])
      #expect(now.state == before.state)
      #expect(now.names().isEmpty)
    }

    @Test func `[Dock 4] an index in range is reported as programmatic`() async throws {
      let now = try await describe(screen, do: ["index:3"])
      #expect(now.selected.index == 3)
      let did = now.events(named: "didSelect")
      #expect(did.count == 1)
      #expect(did.first?.source == "programmatic")
      #expect(did.first?.id == now.items[3].id)
      #expect(now.events(named: "shouldSelect").isEmpty)
      let back = try await describe(screen, do: ["index:3", "index:7", "index:0"])
      #expect(back.selected.index == 0)
      #expect(back.events(named: "didSelect").count == 2)
    }

    @Test(arguments: [1, 2, 3])
    func `[Dock 5] the picture behind the selected item fills exactly its frame`(scale: Int)
      async throws
    {
      let now = try await describe(screen)
      let first = try await picture(screen, scale: scale)
      let second = try await picture(screen, scale: scale, do: ["index:1"])
      let third = try await picture(screen, scale: scale, do: ["index:2"])
      // Between two selections nothing differs but the two items' frames, and these wholly.
      let changed = try #require(first.difference(from: second))
      let items = now.items.map { first.area($0.frame, scale: Double(scale)) }
      #expect(changed.left == items[0].left)
      #expect(changed.right == items[1].right)
      #expect(changed.top == items[0].top)
      #expect(changed.bottom == items[0].bottom)
      // The old place is as clean as one that has not been selected for longer. Where the
      // frames meet inside a pixel, that pixel belongs to both and is left out.
      var old = items[0]
      old.right -= 1
      #expect(second.bytes(in: old) == third.bytes(in: old))
      #expect(first.bytes(in: old) != third.bytes(in: old))
    }

    @Test func `[Dock 5] a tap moves the picture as code does`() async throws {
      let start = try await describe(screen)
      let tapped = try await picture(screen, do: ["tap:\(center(start.items[1]))"])
      let coded = try await picture(screen, do: ["index:1"])
      #expect(tapped.difference(from: coded) == nil)
      let back = try await picture(
        screen, do: ["tap:\(center(start.items[1]))", "tap:\(center(start.items[0]))"])
      let fresh = try await picture(screen)
      #expect(back.difference(from: fresh) == nil)
    }

    @Test func `[Dock 5] the background is a pattern, not one colour`() async throws {
      let now = try await describe(screen)
      let drawn = try await picture(screen, scale: 1)
      let last = try #require(now.items.last)
      let area = drawn.area(
        Frame(last.frame.x + 2, last.frame.y + 2, 14, last.frame.height - 4), scale: 1)
      #expect(Set(drawn.pixels(in: area)).count > 1)
    }

    @Test func `a press above the dock is the view's own`() async throws {
      let start = try await describe(screen)
      let now = try await describe(screen, do: ["tap:100,\(start.bar.frame.y - 4)"])
      #expect(now.names().isEmpty)
      #expect(now.selected.index == 0)
    }

    @Test func `a tap on the selected item selects nothing new`() async throws {
      let start = try await describe(screen)
      let now = try await describe(screen, do: ["tap:\(center(start.items[0]))"])
      #expect(now.events(named: "didSelect").isEmpty)
      #expect(now.selected.index == 0)
    }
  }
}

/// The steps that leave the dock with so many of its four items.
private func dockSteps(items: Int) -> [String] {
  ["page:clear"] + (0..<items).map { _ in "page:add" }
}

private let dockAdding = ["page:add"]
