// SPDX-License-Identifier: MIT

import Foundation
import TabBarCore
import Testing

extension TabBarStyle {
  /// Every look that comes with the library.
  static let presets: [TabBarStyle] = [
    .classic, .flat, .floating, .capsule, .card, .bulge, .notch, .wave, .dock, .centerView,
    .raisedPublish,
  ]
}

@Suite struct PresetTests {
  private func result(
    _ style: TabBarStyle, width: CGFloat, height: CGFloat, rtl: Bool = false
  ) -> TabBarLayout {
    let items =
      tabs(4).map { $0.with { $0.badge = .count(3) } }
      + [BarItem.action("plus", placement: .round(diameter: 56, raisedBy: 18))]
    return TabBarLayout(
      items: items.map {
        TabBarLayout.Item(
          $0, iconSize: CGSize(width: 24, height: 24),
          titleSize: $0.title.isEmpty ? .zero : CGSize(width: 28, height: 12),
          badgeSize: $0.badge == nil ? .zero : CGSize(width: 18, height: 18))
      }, selected: "tab0", style: style,
      bounds: CGRect(x: 0, y: 0, width: width, height: height + 34), insets: homeIndicator,
      traits: LayoutTraits(isRightToLeft: rtl, displayScale: 3))
  }

  @Test(arguments: TabBarStyle.presets, [320, 375, 393, 402, 430, 440] as [CGFloat])
  func `every preset is sane on every phone, from 49 to 64 points high`(
    style: TabBarStyle, width: CGFloat
  ) throws {
    for height in [49, style.contentHeight, 64] as [CGFloat] {
      for rtl in [false, true] {
        let result = result(style, width: width, height: height, rtl: rtl)
        let content = result.contentFrame
        #expect(result.items.count == 5 && content.height >= 41)
        #expect(near(result.items.reduce(0) { $0 + $1.frame.width }, content.width))
        #expect(result["plus"].map { near($0.frame.midX, content.midX) } == true)
        for item in result.items where item.id != "plus" {
          let (icon, title) = (try #require(item.iconFrame), try #require(item.titleFrame))
          let badge = try #require(item.badgeFrame)
          #expect(icon.size == CGSize(width: 24, height: 24))
          // In the dock the title's box overlaps, its text does not.
          #expect(style.name == "dock" || icon.maxY <= title.minY + 0.34)
          #expect(title.width == 28 && item.frame.minX + 2 <= title.minX)
          for part in [icon, title, badge] as [CGRect] {
            #expect(part.minY >= content.minY && part.maxY <= content.maxY)
          }
          #expect(result.itemID(at: CGPoint(x: icon.midX, y: icon.midY)) == item.id)
          // Icons lie on the bar's ground, not in a dip or a notch.
          for x in [icon.minX, icon.maxX] {
            #expect(result.outline.contains(CGPoint(x: x, y: icon.midY)))
          }
        }
        #expect(result.itemID(at: CGPoint(x: content.midX, y: -10)) == "plus")
      }
    }
  }

  @Test(arguments: TabBarStyle.presets)
  func `no two presets look alike, and each has its name`(style: TabBarStyle) {
    #expect(TabBarStyle.presets.filter { $0.name == style.name }.count == 1)
    #expect(
      TabBarStyle.presets.filter { $0.with { $0.name = "" } == style.with { $0.name = "" } }.count
        == 1)
  }

  @Test
  func `on a phone on its side every preset is low and puts titles beside icons, but the dock`() {
    let traits = LayoutTraits(isCompactHeight: true)
    for style in TabBarStyle.presets {
      #expect(style.contentHeight(in: traits) <= 49)
      let form = style.arrangement.form(in: traits)
      #expect((form == .inline(gap: 6)) == (style.name != "dock"))
    }
  }

  @Test func `bars with a shape are seen on a black page, and tall ones let their text grow`() {
    let shaped = TabBarStyle.presets.filter { $0.background == .color(.raisedBackground) }
    #expect(shaped.map(\.name) == ["capsule", "card", "bulge", "notch", "wave"])
    let growing = TabBarStyle.presets.filter { $0.maximumTextScale > 1 }
    #expect(growing.map(\.name) == ["floating", "capsule", "card"])
    #expect(growing.allSatisfy { $0.contentHeight >= 62 && $0.maximumTextScale == 1.3 })
  }
}
