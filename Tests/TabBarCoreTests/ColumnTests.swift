// SPDX-License-Identifier: MIT

import Foundation
import TabBarCore
import Testing

/// How items share the bar's width.
@Suite struct ColumnTests {
  private let bar = CGRect(x: 0, y: 0, width: 400, height: 49)

  private func widths(
    _ placements: [Placement], style: TabBarStyle = .classic, regular: Bool = false,
    overflow: TabBarLayout.Overflow = .compress, width: CGFloat = 400, rtl: Bool = false
  ) -> [CGFloat] {
    result(
      placements, style: style, regular: regular, overflow: overflow, width: width, rtl: rtl
    ).items.map(\.frame.width)
  }

  private func result(
    _ placements: [Placement], style: TabBarStyle = .classic, regular: Bool = false,
    overflow: TabBarLayout.Overflow = .compress, width: CGFloat = 400, rtl: Bool = false
  ) -> TabBarLayout {
    let items = placements.enumerated().map {
      measured(.tab(TabID("tab\($0)"), title: "T", placement: $1))
    }
    return TabBarLayout(
      items: items, selected: nil, style: style,
      bounds: CGRect(x: 0, y: 0, width: width, height: 49),
      traits: LayoutTraits(isRightToLeft: rtl, isRegularWidth: regular), overflow: overflow)
  }

  @Test(
    arguments: [
      ([.normal, .normal], [200, 200]),
      ([.weighted(1), .weighted(3)], [100, 300]),
      ([.fixed(width: 100), .weighted(1), .weighted(2)], [100, 100, 200]),
      ([.normal, .fixed(width: 70), .normal, .normal], [110, 70, 110, 110]),
      ([.weighted(1, minimumWidth: 150), .normal, .normal], [150, 125, 125]),
      ([.weighted(0, minimumWidth: 80), .normal], [80, 320]),
      ([.weighted(1, minimumWidth: 300), .weighted(1, minimumWidth: 180)], [250, 150]),
      ([.fixed(width: 300), .weighted(1, minimumWidth: 90), .normal], [300, 90, 10]),
      ([.fixed(width: 300), .fixed(width: 300)], [200, 200]),
      ([.weighted(.nan), .weighted(-3), .normal], [0, 0, 400]),
    ] as [([Placement], [CGFloat])])
  func `own widths come first, the rest is shared by weight above the least widths`(
    placements: [Placement], expected: [CGFloat]
  ) {
    #expect(widths(placements) == expected)
    #expect(widths(placements, rtl: true) == expected.reversed())
  }

  @Test func `where nobody shares the rest, items stand in the middle`() {
    let frames = result([.fixed(width: 100), .fixed(width: 60)]).items.map(\.frame)
    #expect(frames.map(\.minX) == [120, 220])
  }

  @Test func `[uikit 66] in regular width items stand together in the middle, else they fill`() {
    let three: [Placement] = [.normal, .normal, .normal]
    let regular = result(three, regular: true)
    #expect(regular.items.map(\.frame.width) == [76, 76, 76])
    #expect(regular.items.map(\.frame.minX) == [86, 162, 238])
    #expect(widths(three).reduce(0, +) == 400)
    let filling = TabBarStyle.classic.with { $0.itemPositioning = .fill }
    #expect(widths(three, style: filling, regular: true).reduce(0, +) == 400)
    let centered = TabBarStyle.classic.with { $0.itemPositioning = .centered }
    #expect(widths(three, style: centered) == [76, 76, 76])
  }

  @Test func `[uikit 65] items in the middle have the stated width and spacing`() {
    let style = TabBarStyle.classic.with {
      $0.itemPositioning = .centered
      $0.itemWidth = 60
      $0.itemSpacing = 34
    }
    #expect(
      result([.normal, .normal, .normal], style: style).items.map(\.frame.minX) == [76, 170, 264])
  }

  @Test
  func `items in the middle are as wide as the widest needs, and fill the bar if they do not fit`()
  {
    let style = TabBarStyle.classic.with {
      $0.itemPositioning = .centered
      $0.arrangement = .inline
    }
    func layout(_ title: CGFloat) -> TabBarLayout {
      TabBarLayout(
        items: [
          measured(.tab("a", title: "A"), icon: 24),
          measured(.tab("b", title: "B"), icon: 24, title: title),
        ],
        selected: nil, style: style, bounds: bar)
    }
    // Icon, gap of 6, title, 2 at each side.
    #expect(layout(100).items.map(\.frame.width) == [134, 134])
    #expect(layout(100).items.map(\.frame.minX) == [66, 200])
    #expect(layout(300).items.map(\.frame.width) == [200, 200])
  }

  @Test func `items in the middle are wider by their weight, and share what is too little`() {
    let centered = TabBarStyle.classic.with { $0.itemPositioning = .centered }
    let placements: [Placement] = [.normal, .weighted(2), .weighted(0.5, minimumWidth: 50)]
    #expect(widths(placements, style: centered) == [76, 152, 50])
    #expect(widths(placements, style: centered, rtl: true) == [50, 152, 76])
    #expect(widths([.normal, .weighted(3)], style: centered, width: 200) == [50, 150])
  }

  @Test func `a centre item keeps the middle between items that stand together`() {
    let style = TabBarStyle.classic.with {
      $0.itemPositioning = .centered
      $0.itemSpacing = 4
    }
    let frames = result(
      [.normal, .center(size: CGSize(width: 60, height: 60)), .normal, .normal], style: style
    ).items.map(\.frame)
    #expect(frames.map(\.minX) == [90, 170, 234, 314])
  }

  @Test func `a centre item without a size is as wide as the others and in the middle`() {
    let frames = result([Placement(isCentered: true), .normal, .normal]).items
    #expect(frames.map(\.id) == ["tab1", "tab0", "tab2"])
    #expect(frames.map(\.frame.minX) == [0, 134, 267] && frames[1].frame.width == 133)
    let fixed = result([Placement(width: 90, isCentered: true), .normal, .normal]).items
    #expect(fixed.map(\.frame.minX) == [0, 155, 245])
  }

  @Test func `spacing stands between items and gives way before they are too narrow to press`() {
    let style = TabBarStyle.classic.with { $0.itemSpacing = 20 }
    let frames = result([.normal, .normal, .normal], style: style).items.map(\.frame)
    #expect(frames.map(\.minX) == [0, 140, 280])
    #expect(frames.map(\.width) == [120, 120, 120])
    let tight = result([.normal, .normal, .normal], style: style, width: 150).items.map(\.frame)
    #expect(tight.map(\.width) == [44, 44, 44])
    #expect(tight.map(\.minX) == [0, 53, 106])
  }

  // MARK: More than fit

  @Test func `items that do not fit at their least width scroll`() {
    let eight = Array(repeating: Placement.normal, count: 8)
    let scrolling = result(eight, overflow: .scroll(minimumItemWidth: 72))
    #expect(scrolling.scrolls)
    #expect(scrolling.contentSize == CGSize(width: 576, height: 49))
    #expect(scrolling.items.map(\.frame.minX) == (0..<8).map { CGFloat($0) * 72 })
    let fitting = result(eight, overflow: .scroll(minimumItemWidth: 50))
    #expect(!fitting.scrolls && fitting.contentSize == fitting.contentFrame.size)
    #expect(fitting.items.allSatisfy { $0.frame.width == 50 })
    #expect(!result(eight).scrolls)
    #expect(widths(eight) == Array(repeating: 50, count: 8))
  }

  @Test func `right to left the first item stands at the right end of what scrolls`() {
    let eight = Array(repeating: Placement.normal, count: 8)
    let scrolling = result(eight, overflow: .scroll(minimumItemWidth: 72), rtl: true)
    #expect(scrolling["tab0"]?.frame.maxX == 576)
    #expect(scrolling.items.first?.id == "tab7" && scrolling.items.first?.frame.minX == 0)
  }

  @Test func `own widths, least widths and spacing count for what scrolls`() {
    let style = TabBarStyle.classic.with { $0.itemSpacing = 10 }
    let scrolling = result(
      [.fixed(width: 90), .weighted(1, minimumWidth: 120), .normal, .normal, .normal], style: style,
      overflow: .scroll(minimumItemWidth: 70))
    #expect(scrolling.items.map(\.frame.width) == [90, 120, 70, 70, 70])
    #expect(scrolling.contentSize.width == 460)
  }

  @Test func `a centre item gives up the middle before a side's items are too narrow`() {
    let placements: [Placement] =
      [.center(size: CGSize(width: 60, height: 60))] + Array(repeating: .normal, count: 5)
    let result = result(placements, overflow: .scroll(minimumItemWidth: 64))
    #expect(!result.scrolls)
    #expect(result.items.filter { $0.id != "tab0" }.allSatisfy { $0.frame.width >= 64 })
    #expect(result.items[2].id == "tab0" && result.items[2].frame.width == 60)
  }

  @Test func `of a bar that scrolls touches count where the items are scrolled to`() {
    let eight = Array(repeating: Placement.normal, count: 8)
    let scrolling = result(eight, overflow: .scroll(minimumItemWidth: 72))
    let point = CGPoint(x: 10, y: 20)
    #expect(scrolling.itemID(at: point) == "tab0")
    #expect(scrolling.itemID(at: point, scrolledBy: BarOffset(x: 176)) == "tab2")
    #expect(scrolling.itemID(at: CGPoint(x: 410, y: 20)) == nil)
  }

  @Test func `the outline of a bar that scrolls has no rises`() {
    let placements = Array(repeating: Placement.raised(by: 18), count: 8)
    let scrolling = result(placements, style: .bulge, overflow: .scroll(minimumItemWidth: 72))
    #expect(scrolling.outline.bounds.minY == 0)
    #expect(result(placements, style: .bulge).outline.bounds.minY == -23)
    #expect(scrolling.contains(CGPoint(x: 30, y: -10)))
  }

  // MARK: Touches

  @Test
  func `an item narrower than a finger takes touches of its neighbours where they are nearer`() {
    let result = result([.normal, .fixed(width: 20), .normal])
    let small = result.items[1]
    #expect(small.frame == CGRect(x: 190, y: 0, width: 20, height: 49))
    #expect(small.touchArea.rect == CGRect(x: 178, y: 0, width: 44, height: 49))
    #expect(result.itemID(at: CGPoint(x: 179, y: 20)) == "tab1")
    #expect(result.itemID(at: CGPoint(x: 177, y: 20)) == "tab0")
  }

  @Test func `where the bar has no room for fingers the touch areas are the frames`() {
    let result = result([.normal, .fixed(width: 20), .normal], width: 131)
    #expect(result.items.allSatisfy { $0.touchArea.rect == $0.frame })
  }
}
