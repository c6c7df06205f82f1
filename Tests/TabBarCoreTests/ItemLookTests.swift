// SPDX-License-Identifier: MIT

import Foundation
import TabBarCore
import Testing

/// What an item can ask for itself: one item of 100 by 49 points, an icon of 24, a title of 30 by 12.
@Suite struct ItemLookTests {
  private func frames(
    _ item: BarItem, style: TabBarStyle = .classic, icon: CGFloat = 24,
    title: CGSize = CGSize(width: 30, height: 12), badge: CGFloat = 0, rtl: Bool = false,
    height: CGFloat = 49
  ) throws -> ItemFrames {
    let layout = TabBarLayout(
      items: [
        TabBarLayout.Item(
          item, iconSize: CGSize(width: icon, height: icon), titleSize: title,
          badgeSize: CGSize(width: badge, height: badge))
      ], selected: nil, style: style, bounds: CGRect(x: 0, y: 0, width: 100, height: height),
      traits: LayoutTraits(isRightToLeft: rtl, displayScale: 2))
    return try #require(layout.items.first)
  }

  private let plain = BarItem.tab("a", title: "A")

  @Test func `an item's own arrangement wins over the style's`() throws {
    let item = plain.with { $0.arrangement = .inline }
    let own = try frames(item)
    #expect(own.isInline)
    #expect(own.iconFrame == CGRect(x: 20, y: 12.5, width: 24, height: 24))
    #expect(own.titleFrame == CGRect(x: 50, y: 18.5, width: 30, height: 12))
    let grouped = try frames(plain.with { $0.arrangement = .grouped(gap: 3) }, style: .dock)
    #expect(grouped.iconFrame?.minY == 5 && grouped.titleFrame?.minY == 32)
    #expect(TabBarStyle.classic.titleFontSize(for: item, in: LayoutTraits()) == 13)
    #expect(TabBarStyle.classic.titleFontSize(for: plain, in: LayoutTraits()) == 10)
  }

  @Test func `an item with a size of its own keeps the gap that its arrangement states`() throws {
    let item = plain.with { $0.placement = Placement(size: CGSize(width: 60, height: 64)) }
    func gap(_ style: TabBarStyle, regular: Bool = false) throws -> CGFloat {
      let layout = TabBarLayout(
        items: [
          TabBarLayout.Item(
            item, iconSize: CGSize(width: 24, height: 24),
            titleSize: CGSize(width: 30, height: 12))
        ], selected: nil, style: style, bounds: CGRect(x: 0, y: 0, width: 100, height: 64),
        traits: LayoutTraits(displayScale: 2, isRegularWidth: regular))
      let frames = try #require(layout.items.first)
      return try #require(frames.titleFrame).minY - #require(frames.iconFrame).maxY
    }
    let grouped = TabBarStyle.classic.with { $0.arrangement = .grouped(gap: 9) }
    #expect(try gap(grouped) == 9)
    #expect(try gap(grouped, regular: true) == 9)
    #expect(try gap(.classic) == 2)
  }

  @Test func `the gap beside an icon is the arrangement's own`() throws {
    let item = plain.with {
      $0.arrangement = ItemArrangement(.grouped(gap: 3), inlineGap: 11)
    }
    let layout = TabBarLayout(
      items: [
        TabBarLayout.Item(
          item, iconSize: CGSize(width: 24, height: 24), titleSize: CGSize(width: 30, height: 12))
      ], selected: nil, style: .classic, bounds: CGRect(x: 0, y: 0, width: 100, height: 32),
      traits: LayoutTraits(displayScale: 2, isCompactHeight: true))
    let frames = try #require(layout.items.first)
    #expect(try #require(frames.titleFrame).minX - #require(frames.iconFrame).maxX == 11)
    #expect(ItemArrangement.classic.inlineGap == 6)
  }

  @Test func `[field 66] an icon whose title is never shown is centred over the full height`()
    throws
  {
    let never = try frames(plain.with { $0.titleVisibility = .never }, icon: 40)
    #expect(never.titleFrame == nil)
    #expect(never.iconFrame == CGRect(x: 30, y: 4.5, width: 40, height: 40))
    let style = TabBarStyle.classic.with { $0.titleVisibility = .never }
    #expect(try frames(plain, style: style).titleFrame == nil)
    #expect(try frames(plain.with { $0.titleVisibility = .always }, style: style).titleFrame != nil)
  }

  @Test(arguments: [TitleVisibility.whenSelected, .whenNotSelected])
  func `a title that is shown now and then keeps its room`(visibility: TitleVisibility) throws {
    let (own, always) = (
      try frames(plain.with { $0.titleVisibility = visibility }), try frames(plain)
    )
    #expect(own.titleFrame == always.titleFrame && own.iconFrame == always.iconFrame)
  }

  @Test(arguments: [TabBarStyle.classic, .card, .dock])
  func `a title without an icon fills the height`(style: TabBarStyle) throws {
    let style = style.with { $0.shape = .straight }
    #expect(
      try frames(plain, style: style, icon: 0).titleFrame
        == CGRect(x: 35, y: 0, width: 30, height: 49))
  }

  @Test func `offsets move icon and title by themselves, x from right to left the other way`()
    throws
  {
    let item = plain.with {
      $0.iconOffset = BarOffset(x: 4, y: -3)
      $0.titleOffset = BarOffset(x: -5, y: 1)
    }
    let style = TabBarStyle.classic.with {
      $0.iconOffset = BarOffset(x: 1)
      $0.titleOffset = BarOffset(y: -2)
    }
    let moved = try frames(item, style: style, badge: 18)
    #expect(moved.iconFrame == CGRect(x: 43, y: 4, width: 24, height: 24))
    #expect(moved.titleFrame == CGRect(x: 30, y: 34.5, width: 30, height: 12))
    let mirrored = try frames(item, style: style, rtl: true)
    #expect(mirrored.iconFrame == CGRect(x: 33, y: 4, width: 24, height: 24))
    #expect(mirrored.titleFrame == CGRect(x: 40, y: 34.5, width: 30, height: 12))
    // The badge follows the icon.
    #expect(moved.badgeFrame == CGRect(x: 62, y: 0, width: 18, height: 18))
  }

  @Test func `a title is never moved out of the bar`() throws {
    let low = try frames(plain.with { $0.titleOffset = BarOffset(x: 900, y: 900) })
    #expect(low.titleFrame == CGRect(x: 70, y: 37, width: 30, height: 12))
    let high = try frames(plain.with { $0.titleOffset = BarOffset(y: -900) })
    #expect(high.titleFrame?.minY == 0)
  }

  @Test
  func `[uikit 96] insets move an icon by 6, shrink and enlarge it, and name the screen's edges`()
    throws
  {
    func icon(_ insets: BarInsets, rtl: Bool = false) throws -> CGRect? {
      try frames(plain.with { $0.iconInsets = insets }, rtl: rtl).iconFrame
    }
    #expect(try icon(BarInsets(top: 6, bottom: -6)) == CGRect(x: 38, y: 13, width: 24, height: 24))
    #expect(
      try icon(BarInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 40, y: 8, width: 18, height: 20))
    #expect(
      try icon(BarInsets(left: 2, right: 4), rtl: true)
        == CGRect(x: 40, y: 7, width: 18, height: 24)
    )
    #expect(
      try icon(BarInsets(top: -2, left: -2, bottom: -2, right: -2))
        == CGRect(x: 36, y: 5, width: 28, height: 28))
    #expect(try icon(BarInsets(left: 20, right: 20)) == nil)
  }

  @Test func `a picture that fills the item is as large as its frame, and the title lies over it`()
    throws
  {
    let item = plain.with { $0.iconFill = .fillsItem }
    let filling = try frames(item)
    #expect(filling.iconFrame == filling.frame)
    #expect(filling.titleFrame == CGRect(x: 35, y: 35.5, width: 30, height: 12))
    let grouped = try frames(item, style: TabBarStyle.classic.with { $0.arrangement = .grouped() })
    #expect(grouped.titleFrame?.maxY == 47)
    let raised = try frames(item.with { $0.placement = .round(diameter: 60, raisedBy: 18) })
    #expect(raised.iconFrame == CGRect(x: 20, y: -18, width: 60, height: 60))
  }

  @Test func `the field behind an icon is around it, or fills the item`() throws {
    #expect(try frames(plain).groundFrame == nil)
    let whole = try frames(plain.with { $0.ground = ItemGround(.accent) })
    #expect(whole.groundFrame == whole.frame)
    let disc = ItemGround(.accent, size: CGSize(width: 40, height: 40))
    let item = plain.with {
      $0.ground = disc
      $0.placement = .raised(by: 18)
      $0.iconOffset = BarOffset(x: 2)
    }
    let around = try frames(item)
    #expect(around.iconFrame == CGRect(x: 40, y: -11, width: 24, height: 24))
    #expect(around.groundFrame == CGRect(x: 32, y: -19, width: 40, height: 40))
    #expect(try frames(item, rtl: true).groundFrame == CGRect(x: 28, y: -19, width: 40, height: 40))
    #expect(
      try frames(plain.with { $0.ground = disc }, icon: 0, title: .zero).groundFrame
        == CGRect(x: 30, y: 4.5, width: 40, height: 40))
  }

  // MARK: Badges

  @Test func `a badge is shifted by the style's offset, one for each arrangement, to its side`()
    throws
  {
    let item = plain.with { $0.badge = .count(3) }
    let style = TabBarStyle.classic.with {
      $0.badge.offset = BarOffset(x: 3, y: 2)
      $0.badge.inlineOffset = BarOffset(x: -2, y: -1)
    }
    #expect(
      try frames(item, style: style, badge: 18).badgeFrame
        == CGRect(x: 60, y: 5, width: 18, height: 18))
    #expect(
      try frames(item, style: style, badge: 18, rtl: true).badgeFrame
        == CGRect(x: 22, y: 5, width: 18, height: 18))
    // The title begins 2 points after the badge, 13 - 2 + 2 points after the icon.
    let inline = item.with { $0.arrangement = .inline }
    #expect(
      try frames(inline, style: style, badge: 18).badgeFrame
        == CGRect(x: 33.5, y: 7.5, width: 18, height: 18))
  }

  @Test(arguments: [BarOffset(x: 900, y: 900), BarOffset(x: -900, y: -900)])
  func `[field 77] no shift and no text size moves a badge out of the bar`(offset: BarOffset) throws
  {
    let style = TabBarStyle.classic.with { $0.badge.offset = offset }
    for size in [8, 18, 60, 300] as [CGFloat] {
      let item = plain.with { $0.badge = .text("99+") }
      let badge = try #require(try frames(item, style: style, badge: size).badgeFrame)
      #expect(CGRect(x: 0, y: 0, width: 100, height: 49).contains(badge))
      // What would cover more than half of the icon becomes smaller, down to the usual 18 points.
      #expect(badge.width <= min(size, 100) && badge.height <= min(size, 49))
      #expect(badge.width >= min(size, 18) && badge.height >= min(size, 18))
    }
  }

  @Test func `in a high bar a badge stays near its icon`() throws {
    let item = plain.with {
      $0.badge = .count(3)
      $0.titleVisibility = .never
    }
    let high = try frames(item, badge: 18, height: 90)
    #expect(high.iconFrame?.minY == 33 && high.badgeFrame?.minY == 23)
    let normal = try frames(item, badge: 18)
    #expect(normal.iconFrame?.minY == 12.5 && normal.badgeFrame?.minY == 3)
  }

  @Test func `a picture as badge has the size that was measured`() throws {
    let item = plain.with { $0.badge = .image(.image("crown")) }
    #expect(
      try frames(item, badge: 14).badgeFrame == CGRect(x: 57, y: 3, width: 14, height: 14))
  }

  @Test func `at the largest text size title and icon stay inside the bar`() throws {
    for style in [TabBarStyle.classic, .centerView, .dock, .capsule, .card] {
      let style = style.with { $0.shape = .straight }
      let large = try frames(plain, style: style, title: CGSize(width: 90, height: 60))
      let title = try #require(large.titleFrame)
      #expect(CGRect(x: 0, y: 0, width: 100, height: 49).contains(title))
    }
  }

  @Test func `a state's picture takes the place of all pictures of the item`() {
    let item = plain.with {
      $0.highlightedIcon = .image("pressed")
      $0.disabledIcon = .image("off")
      $0.states = ["top": .init(icon: .image("up")), "new": .init(title: "N")]
    }
    #expect(item.showing("top").highlightedIcon == nil && item.showing("top").disabledIcon == nil)
    #expect(item.showing("new").highlightedIcon == .image("pressed"))
  }
}
