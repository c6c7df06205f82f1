// SPDX-License-Identifier: MIT

import Foundation
import TabBarCore
import Testing

/// Where a badge goes that is too wide for its item.
@Suite struct BadgePlaceTests {
  private func bar(
    _ count: Int = 5, badged: Int, badge: CGSize = CGSize(width: 45, height: 23.5),
    kind: Badge = .text("99+"), rtl: Bool = false, style: TabBarStyle = .card,
    _ change: (inout [TabBarLayout.Item]) -> Void = { _ in }
  ) -> TabBarLayout {
    var items = tabs(count).map { measured($0, icon: 27, title: 50) }
    items[badged].item.badge = kind
    items[badged].badgeSize = badge
    change(&items)
    return TabBarLayout(
      items: items, selected: nil, style: style,
      bounds: CGRect(x: 0, y: 0, width: 393, height: 98), insets: BarInsets(bottom: 34),
      traits: LayoutTraits(isRightToLeft: rtl, displayScale: 3))
  }

  /// How much of an icon's width its badge covers.
  private func covered(_ layout: TabBarLayout, _ id: TabID) throws -> CGFloat {
    let item = try #require(layout[id])
    let icon = try #require(item.iconFrame)
    return icon.intersection(try #require(item.badgeFrame)).width / icon.width
  }

  @Test(arguments: [false, true])
  func `a wide badge reaches over the gap to the next icon and leaves its own free`(
    rtl: Bool
  ) throws {
    let layout = bar(badged: 1, rtl: rtl)
    let item = try #require(layout["tab1"])
    let badge = try #require(item.badgeFrame)
    let icon = try #require(item.iconFrame)
    let next = try #require(layout["tab2"]?.iconFrame)
    #expect(badge.width == 45 && !item.frame.contains(badge))
    #expect(near(rtl ? badge.maxX : badge.minX, rtl ? icon.minX + 5 : icon.maxX - 5))
    #expect(!badge.insetBy(dx: -1.6, dy: 0).intersects(next))
  }

  @Test func `a badge stops 2 points before what stands in its way`() throws {
    let wide = CGSize(width: 80, height: 20)
    let icon = bar(badged: 1, badge: wide)
    #expect(
      near(
        try #require(icon["tab1"]?.badgeFrame?.maxX),
        try #require(icon["tab2"]?.iconFrame?.minX) - 2))
    // A view of the application's own has no parts that are known.
    let view = bar(badged: 1, badge: wide) { $0[2] = TabBarLayout.Item(.tab("view")) }
    #expect(
      near(try #require(view["tab1"]?.badgeFrame?.maxX), try #require(view["tab1"]?.frame.maxX)))
    let disc = bar(badged: 1, badge: wide) {
      $0[2].item.ground = ItemGround(.accent, size: CGSize(width: 50, height: 50))
    }
    #expect(
      near(
        try #require(disc["tab1"]?.badgeFrame?.maxX),
        try #require(disc["tab2"]?.groundFrame?.minX) - 2))
  }

  @Test(arguments: [false, true])
  func `where there is nothing beside it a badge becomes smaller, never below its own height`(
    rtl: Bool
  ) throws {
    for count in 3...7 {
      let layout = bar(count, badged: count - 1, rtl: rtl)
      let id = TabID("tab\(count - 1)")
      let badge = try #require(layout[id]?.badgeFrame)
      #expect(try covered(layout, id) <= 0.52 || near(badge.height, 18))
      #expect(badge.height >= 18 && layout.contentFrame.contains(badge))
      #expect(near(badge.height / badge.width, 23.5 / 45))
    }
    // One of the style's own height stays in its item, and a view of the application's own as it is.
    let usual = bar(badged: 1, badge: CGSize(width: 45, height: 18))
    #expect(
      near(try #require(usual["tab1"]?.badgeFrame?.maxX), try #require(usual["tab1"]?.frame.maxX)))
    #expect(
      bar(6, badged: 5, badge: CGSize(width: 35, height: 18))["tab5"]?.badgeFrame?.width == 35)
    let own = bar(6, badged: 5, kind: .custom)["tab5"]?.badgeFrame
    #expect(own?.width == 45)
  }
}
