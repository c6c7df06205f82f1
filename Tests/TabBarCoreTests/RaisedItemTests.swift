// SPDX-License-Identifier: MIT

import Foundation
import TabBarCore
import Testing

/// Items without a size of their own that stand out of the bar.
@Suite struct RaisedItemTests {
  private func bar(
    _ placement: Placement, compact: Bool, style: TabBarStyle = .classic,
    own: ItemArrangement? = nil
  ) -> TabBarLayout {
    let item = BarItem.tab("up", title: "Up", placement: placement).with { $0.arrangement = own }
    let height: CGFloat = compact ? 32 : 49
    return layout(
      tabs(2) + [item] + [BarItem.tab("last", title: "Last")], style: style,
      bounds: CGRect(x: 0, y: 0, width: 800, height: height), insets: .zero, scale: 2,
      compact: compact, regular: !compact)
  }

  @Test(
    arguments: [Placement.raised(by: 18), .bulge(height: 16), .bulge(height: 30)], [true, false])
  func `where titles go beside icons what stands out keeps its icon above its title`(
    placement: Placement, compact: Bool
  ) throws {
    let style = TabBarStyle.classic.with { $0.shape.rise = .bulge }
    let result = bar(placement, compact: compact, style: style)
    let (up, plain) = (try #require(result["up"]), try #require(result["last"]))
    let (icon, title) = (try #require(up.iconFrame), try #require(up.titleFrame))
    #expect(plain.isInline && !up.isInline)
    #expect(icon.midX == title.midX && icon.maxY <= title.minY)
    let lift = max(placement.lift, placement.bulgeHeight / 2)
    let neighbour = try #require(plain.iconFrame)
    #expect(icon.midY < neighbour.midY - lift * 0.9)
    #expect(icon.minY < 0 && up.frame.minY < 0)
    #expect(icon.width == neighbour.width)
    let summit = result.outline.bounds.minY
    #expect(summit < icon.minY)
    #expect(result.contains(CGPoint(x: icon.midX, y: icon.minY + 1)))
    let traits = LayoutTraits(isCompactHeight: compact, isRegularWidth: !compact)
    let item = BarItem.tab("up", placement: placement)
    #expect(style.titleFontSize(for: item, in: traits) == 10)
    #expect(style.titleFontSize(for: .tab("last"), in: traits) == 13)
  }

  @Test func `where the application wants the title beside the icon the icon alone is raised`()
    throws
  {
    for compact in [true, false] {
      let result = bar(.raised(by: 8), compact: compact, own: .inline)
      let (up, plain) = (try #require(result["up"]), try #require(result["last"]))
      #expect(up.isInline)
      #expect(up.titleFrame?.midY == plain.titleFrame?.midY)
      #expect(up.iconFrame?.minY == plain.iconFrame.map { $0.minY - 8 })
    }
  }

  @Test func `a disc that reaches beyond its raised item takes touches wherever it is drawn`()
    throws
  {
    let disc = ItemGround(.accent, size: CGSize(width: 50, height: 50))
    let raised = BarItem.tab("up", title: "Up", placement: .raised(by: 18)).with {
      $0.ground = disc
    }
    let result = layout(tabs(2) + [raised])
    let (up, ground) = (try #require(result["up"]), try #require(result["up"]?.groundFrame))
    #expect(up.frame.minY == -18 && ground.minY < -18)
    #expect(result.itemID(at: CGPoint(x: ground.midX, y: ground.minY + 0.5)) == "up")
    #expect(!result.contains(CGPoint(x: ground.midX, y: ground.minY - 0.5)))
    let round = BarItem.action("plus", placement: .round(diameter: 40, raisedBy: 10)).with {
      $0.ground = ItemGround(.accent, size: CGSize(width: 60, height: 60))
    }
    let other = layout(tabs(2) + [round])
    let circle = try #require(other["plus"]?.groundFrame)
    #expect(other["plus"]?.touchArea.rect == circle)
    #expect(other.contains(CGPoint(x: circle.midX, y: circle.minY + 0.5)))
    #expect(!other.contains(CGPoint(x: circle.minX + 1, y: circle.minY + 1)))
  }

  // MARK: In a bar that scrolls

  private func scrolling(
    _ placement: Placement, style: TabBarStyle = .bulge, insets: BarInsets = .zero
  ) -> TabBarLayout {
    TabBarLayout(
      items: (0..<8).map { measured(.tab(TabID("tab\($0)"), title: "T", placement: placement)) },
      selected: nil, style: style, bounds: CGRect(x: 0, y: 0, width: 400, height: 64),
      insets: insets, overflow: .scroll(minimumItemWidth: 72))
  }

  @Test func `a bar that scrolls does not bulge, so nothing in it is lifted for that`() throws {
    let result = scrolling(.bulge(height: 16))
    let plain = scrolling(.normal)
    #expect(result.scrolls)
    for (item, twin) in zip(result.items, plain.items) {
      #expect(item.frame == twin.frame && item.iconFrame == twin.iconFrame)
      #expect(!item.isAboveOthers)
    }
    #expect(scrolling(.raised(by: 16)).items.allSatisfy { $0.frame.minY == -16 })
  }

  @Test func `what is scrolled out beside the content takes no touches there`() {
    let card = scrolling(.raised(by: 18), style: .card)
    let content = card.contentFrame
    #expect(content.minX == 16)
    let offset = BarOffset(x: 40)
    for x in [content.minX - 8, content.maxX + 8] {
      let point = CGPoint(x: x, y: -10)
      #expect(!card.contains(point, scrolledBy: offset))
      #expect(card.itemID(at: point, scrolledBy: offset) == nil)
    }
    #expect(card.contains(CGPoint(x: content.minX + 8, y: -10), scrolledBy: offset))
    let landscape = scrolling(.normal, insets: BarInsets(left: 59, right: 59))
    let beside = CGPoint(x: 30, y: 20)
    #expect(landscape.contains(beside, scrolledBy: offset))
    #expect(landscape.itemID(at: beside, scrolledBy: offset) == nil)
    #expect(landscape.itemID(at: CGPoint(x: 70, y: 20), scrolledBy: offset) != nil)
  }
}
