// SPDX-License-Identifier: MIT

import Foundation
import TabBarCore
import Testing

@Suite struct ItemPartsTests {
  @Test func `[uikit 61] the classic icon is centred at 19 points, whatever its size`() {
    let sizes: [(CGSize, CGFloat, CGFloat)] = [
      (CGSize(width: 25, height: 25), 2, 6.5), (CGSize(width: 24, height: 24), 3, 7),
      (CGSize(width: 21, height: 28), 3, 5), (CGSize(width: 24, height: 21), 3, 8.33),
    ]
    for (size, scale, y) in sizes {
      let result = TabBarLayout(
        items: [
          TabBarLayout.Item(
            .tab("a", title: "A"), iconSize: size, titleSize: CGSize(width: 20, height: 12))
        ],
        selected: nil, style: .classic, bounds: phoneBar, insets: homeIndicator,
        traits: LayoutTraits(displayScale: scale))
      let icon = result.items.first?.iconFrame
      #expect(icon?.size == size)
      #expect(icon.map { abs($0.minY - y) < 0.01 } == true)
      #expect(icon.map { near($0.midX, 196.5) } == true)
    }
  }

  @Test func `[uikit 62] the classic title's box is 12 high and begins at 35.5`() {
    let title = layout(tabs(4))["tab0"]?.titleFrame
    #expect(title.map { near($0.minY, 35.5) && near($0.height, 12) } == true)
    #expect(title.map { near($0.midX, 393 / 8) } == true)
  }

  @Test func `[uikit 63] a badge begins 3 points below the top and 5 over the icon's edge`() {
    let item = BarItem.tab("a", title: "A", badge: .count(3))
    func badge(rtl: Bool) -> CGRect? {
      TabBarLayout(
        items: [
          TabBarLayout.Item(
            item, iconSize: CGSize(width: 24, height: 24),
            titleSize: CGSize(width: 20, height: 12), badgeSize: CGSize(width: 18, height: 18))
        ], selected: nil, style: .classic, bounds: CGRect(x: 0, y: 0, width: 90, height: 49),
        traits: LayoutTraits(isRightToLeft: rtl, displayScale: 2)
      ).items.first?.badgeFrame
    }
    #expect(badge(rtl: false) == CGRect(x: 52, y: 3, width: 18, height: 18))
    #expect(badge(rtl: true) == CGRect(x: 20, y: 3, width: 18, height: 18))
  }

  @Test func `[field 77] a badge with very large text stays inside the bar, beside the next icon`()
    throws
  {
    let item = BarItem.tab("a", title: "A", badge: .text("very long"))
    let result = TabBarLayout(
      items: [
        TabBarLayout.Item(
          item, iconSize: CGSize(width: 24, height: 24), titleSize: CGSize(width: 20, height: 12),
          badgeSize: CGSize(width: 300, height: 90))
      ] + tabs(4).map { measured($0) }, selected: nil, style: .classic, bounds: phoneBar,
      insets: homeIndicator, traits: LayoutTraits(displayScale: 3))
    let badge = try #require(result.items.first?.badgeFrame)
    let next = try #require(result.items[1].iconFrame)
    #expect(result.contentFrame.contains(badge) && badge.maxX <= next.minX)
  }

  @Test func `[field 66] without a title the badge stays at the icon`() throws {
    let item = TabBarLayout.Item(
      .tab("a", badge: .dot), iconSize: CGSize(width: 24, height: 24),
      badgeSize: CGSize(width: 8, height: 8))
    let frames = try #require(
      TabBarLayout(
        items: [item], selected: nil, style: .classic, bounds: phoneBar, insets: homeIndicator,
        traits: LayoutTraits(displayScale: 2)
      ).items.first)
    let icon = try #require(frames.iconFrame)
    let badge = try #require(frames.badgeFrame)
    #expect(near(icon.midY, 24.5))
    #expect(badge.midX == icon.maxX - 2)
    #expect(badge.midY == icon.minY + 2)
  }

  @Test func `an icon over a title of 12 points is one group, unscaled, in the middle`() throws {
    let frames = try #require(layout(tabs(4), style: .centerView)["tab0"])
    let icon = try #require(frames.iconFrame)
    let title = try #require(frames.titleFrame)
    #expect(icon.size == CGSize(width: 25, height: 25))
    #expect(near(title.minY - icon.maxY, 5))
    #expect(near((icon.minY + title.maxY) / 2, 24.5))
    #expect(icon.minY >= 0 && title.maxY <= 49)
  }

  @Test func `the dock centres icons at 0.3 of its height, at most 0.6 high, the aspect kept`()
    throws
  {
    let item = TabBarLayout.Item(
      .tab("a", title: "A"), iconSize: CGSize(width: 100, height: 50),
      titleSize: CGSize(width: 20, height: 14))
    let frames = try #require(
      TabBarLayout(
        items: [item], selected: nil, style: .dock,
        bounds: CGRect(x: 0, y: 0, width: 393, height: 49),
        traits: LayoutTraits(displayScale: 3)
      ).items.first)
    let icon = try #require(frames.iconFrame)
    #expect(near(icon.midY, 14.7))
    #expect(near(icon.height, 29.4) && near(icon.width, 58.8))
    #expect(frames.titleFrame.map { near($0.minY, 24.4) && near($0.height, 24.6) } == true)
  }

  @Test func `[uikit 56] in compact height and in regular width the title stands beside the icon`()
    throws
  {
    let low = CGRect(x: 0, y: 0, width: 667, height: 32)
    let compact = layout(tabs(5), bounds: low, insets: .zero, scale: 2, compact: true)
    let first = try #require(compact["tab0"])
    let icon = try #require(first.iconFrame)
    let title = try #require(first.titleFrame)
    #expect(first.isInline)
    #expect(title.minX > icon.maxX)
    #expect(icon.midY == 16 && title.midY == 16)
    #expect(layout(tabs(5), regular: true)["tab0"]?.isInline == true)
    #expect(layout(tabs(5))["tab0"]?.isInline == false)
  }

  @Test(arguments: [false, true], [Badge.count(120), .count(3), .dot])
  func `a badge beside an inline title leaves it free`(rtl: Bool, badge: Badge) throws {
    let sizes: [Badge: CGSize] = [
      .count(120): CGSize(width: 33, height: 18), .count(3): CGSize(width: 18, height: 18),
      .dot: CGSize(width: 8, height: 8),
    ]
    func frames(_ badge: Badge?) throws -> ItemFrames {
      let item = BarItem.tab("a", title: "A", badge: badge)
      return try #require(
        TabBarLayout(
          items: [
            TabBarLayout.Item(
              item, iconSize: CGSize(width: 24, height: 24),
              titleSize: CGSize(width: 60, height: 16),
              badgeSize: badge.flatMap { sizes[$0] } ?? CGSize())
          ], selected: nil, style: .classic, bounds: CGRect(x: 0, y: 0, width: 200, height: 32),
          traits: LayoutTraits(isRightToLeft: rtl, displayScale: 2, isCompactHeight: true)
        ).items.first)
    }
    let bare = try frames(nil)
    let found = try frames(badge)
    let title = try #require(found.titleFrame)
    let mark = try #require(found.badgeFrame)
    #expect(!mark.intersects(title))
    #expect(title.width == 60)
    // The badge stays at the icon's corner, and a narrow one moves nothing.
    let icon = try #require(found.iconFrame)
    #expect(mark.intersects(icon))
    #expect((found.titleFrame == bare.titleFrame) == (badge == .dot))
    let group = icon.union(title)
    #expect(abs(group.midX - 100) <= 0.5)
  }

  @Test func `right to left an inline title stands left of its icon`() throws {
    let low = CGRect(x: 0, y: 0, width: 667, height: 32)
    let frames = layout(tabs(5), bounds: low, insets: .zero, rtl: true, compact: true)
    let first = try #require(frames["tab0"])
    let icon = try #require(first.iconFrame)
    let title = try #require(first.titleFrame)
    #expect(title.maxX < icon.minX)
    #expect(first.frame.maxX == 667)
  }

  @Test func `[uikit 52] the content is 32 points only where height and width are compact`() {
    let style = TabBarStyle.classic
    #expect(style.contentHeight(in: LayoutTraits()) == 49)
    #expect(style.contentHeight(in: LayoutTraits(isCompactHeight: true)) == 32)
    #expect(
      style.contentHeight(in: LayoutTraits(isCompactHeight: true, isRegularWidth: true)) == 49)
    #expect(style.titleFontSize(in: LayoutTraits()) == 10)
    #expect(style.titleFontSize(in: LayoutTraits(isCompactHeight: true)) == 13)
  }

  @Test func `a raised icon is drawn higher while its title keeps the line`() throws {
    let raised = BarItem.tab("up", title: "Up", placement: .raised(by: 18))
    let result = layout(tabs(2) + [raised])
    let plain = try #require(result["tab0"])
    let up = try #require(result["up"])
    #expect(up.titleFrame?.minY == plain.titleFrame?.minY)
    let (high, low) = (try #require(up.iconFrame), try #require(plain.iconFrame))
    #expect(abs(high.minY + 18 - low.minY) < 0.001)
    #expect(up.frame.minY == -18 && up.frame.maxY == 49)
    #expect(up.frame.width == plain.frame.width)
  }

  @Test func `an item's own icon size and the style's largest one scale the picture`() {
    let style = TabBarStyle.classic.with { $0.maximumIconSize = CGSize(width: 24, height: 24) }
    let big = BarItem.tab("big", title: "B").with { $0.iconSize = CGSize(width: 32, height: 32) }
    let result = TabBarLayout(
      items: [measured(big, icon: 20), measured(.tab("a", title: "A"), icon: 81)], selected: nil,
      style: style, bounds: phoneBar, insets: homeIndicator, traits: LayoutTraits(displayScale: 3))
    #expect(result["big"]?.iconFrame?.size == CGSize(width: 32, height: 32))
    #expect(result["a"]?.iconFrame?.size == CGSize(width: 24, height: 24))
  }

  @Test func `a picture larger than the room over the title is made smaller, the aspect kept`()
    throws
  {
    let placements: [Placement] = [.normal, .raised(by: 18), .bulge(height: 20)]
    for style in [TabBarStyle.classic, .card, .centerView] {
      for (placement, title) in placements.flatMap({ [($0, ""), ($0, "A")] }) {
        let item = BarItem.tab("a", title: title, placement: placement)
        let parts = TabBarLayout.Item(
          item, iconSize: CGSize(width: 162, height: 81),
          titleSize: title.isEmpty ? .zero : CGSize(width: 20, height: 12))
        let result = TabBarLayout(
          items: [parts], selected: nil, style: style, bounds: phoneBar, insets: homeIndicator,
          traits: LayoutTraits(displayScale: 3))
        let frames = try #require(result.items.first)
        let icon = try #require(frames.iconFrame)
        #expect(icon.minY >= frames.frame.minY - 0.01)
        #expect(icon.maxY <= (frames.titleFrame?.minY ?? result.contentFrame.maxY) + 0.34)
        #expect(icon.height > 28 && abs(icon.width - 2 * icon.height) <= 0.67)
      }
    }
  }

  @Test func `over the classic title there is room for a picture of 33 points`() {
    let result = TabBarLayout(
      items: [measured(.tab("a", title: "A"), icon: 81)], selected: nil, style: .classic,
      bounds: phoneBar, insets: homeIndicator, traits: LayoutTraits(displayScale: 3))
    #expect(result["a"]?.iconFrame.map { near($0, 180, 2.5, 33, 33) } == true)
  }
}
