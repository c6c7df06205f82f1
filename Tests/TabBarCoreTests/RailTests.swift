// SPDX-License-Identifier: MIT

import Foundation
import TabBarCore
import Testing

/// The bar along the screen's side.
@Suite struct RailTests {
  private func rail(
    _ items: [BarItem], edge: BarEdge = .left, style: TabBarStyle = .classic, height: CGFloat = 400,
    overflow: TabBarLayout.Overflow = .compress, rtl: Bool = false
  ) -> TabBarLayout {
    TabBarLayout(
      items: items.map {
        TabBarLayout.Item(
          $0, iconSize: CGSize(width: 24, height: 24), titleSize: CGSize(width: 30, height: 12),
          badgeSize: $0.badge == nil ? .zero : CGSize(width: 18, height: 18))
      }, selected: "tab1", style: style, bounds: CGRect(x: 0, y: 0, width: 50, height: height),
      traits: LayoutTraits(isRightToLeft: rtl, displayScale: 2, edge: edge), overflow: overflow)
  }

  @Test(arguments: [BarEdge.left, .right])
  func `items of 52 points stand together in the middle, icons only, in no language mirrored`(
    edge: BarEdge
  ) {
    let result = rail(tabs(4), edge: edge)
    #expect(result.items.map(\.frame.minY) == [96, 148, 200, 252])
    #expect(result.items.allSatisfy { $0.frame.width == 50 && $0.frame.height == 52 })
    #expect(result.items.map(\.id) == ["tab0", "tab1", "tab2", "tab3"])
    #expect(result["tab0"]?.iconFrame == CGRect(x: 13, y: 110, width: 24, height: 24))
    #expect(result.items.allSatisfy { $0.titleFrame == nil && !$0.isInline })
    #expect(rail(tabs(4), edge: edge, rtl: true) == result)
  }

  @Test func `too many items become lower, or scroll`() {
    let compressed = rail(tabs(10))
    #expect(compressed.items.allSatisfy { $0.frame.height == 40 })
    let scrolling = rail(tabs(10), overflow: .scroll(minimumItemWidth: 48))
    #expect(scrolling.scrolls && scrolling.contentSize == CGSize(width: 50, height: 480))
    #expect(scrolling.items.map(\.frame.minY) == (0..<10).map { CGFloat($0) * 48 })
    #expect(!rail(tabs(7), overflow: .scroll(minimumItemWidth: 100)).scrolls)
  }

  @Test func `a badge hangs at the icon's corner and an item without icon shows its title`() throws
  {
    let badged = rail([BarItem.tab("a", title: "A", badge: .count(3))])
    let icon = try #require(badged["a"]?.iconFrame)
    let badge = try #require(badged["a"]?.badgeFrame)
    // It would begin 5 points before the icon's end, but keeps 2 points from the line at the rail's edge.
    #expect(badge == CGRect(x: 50 - 2 - 18, y: icon.minY - 4, width: 18, height: 18))
    let title = TabBarLayout(
      items: [TabBarLayout.Item(.tab("a", title: "A"), titleSize: CGSize(width: 30, height: 12))],
      selected: nil, style: .classic, bounds: CGRect(x: 0, y: 0, width: 50, height: 100),
      traits: LayoutTraits(edge: .left)
    )["a"]?.titleFrame
    #expect(title == CGRect(x: 10, y: 24, width: 30, height: 52))
  }

  @Test func `a button of its own size stands in the rail and never out of it`() throws {
    let items = tabs(2) + [BarItem.action("plus", placement: .round(diameter: 40, raisedBy: 18))]
    let frames = try #require(rail(items, style: .bulge)["plus"])
    #expect(frames.frame == CGRect(x: 5, y: 180, width: 40, height: 40))
    #expect(!frames.isAboveOthers)
    #expect(rail(items, style: .bulge).outline.bounds == CGRect(x: 0, y: 0, width: 50, height: 400))
  }

  @Test func `a card's margins turn with the bar`() {
    let style = TabBarStyle.card.with {
      $0.shape = .card(
        margins: BarInsets(top: 1, left: 16, bottom: 8, right: 20), cornerRadius: 10)
    }
    #expect(
      rail(tabs(2), edge: .left, style: style).contentFrame
        == CGRect(x: 8, y: 16, width: 41, height: 364))
    #expect(
      rail(tabs(2), edge: .right, style: style).contentFrame
        == CGRect(x: 1, y: 16, width: 41, height: 364))
  }

  @Test(arguments: [BarEdge.left, .right])
  func `rounded corners and an outline of the application's own turn towards the page`(
    edge: BarEdge
  ) {
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: edge == .left ? 50 - x : x, y: y)
    }
    let rounded = rail(
      tabs(2), edge: edge, style: .classic.with { $0.shape = .rounded(radius: 16) })
    for y: CGFloat in [1, 399] {
      #expect(!rounded.contains(place(1, y)))
      #expect(rounded.contains(place(49, y)))
    }
    #expect(rounded.outline.bounds == CGRect(x: 0, y: 0, width: 50, height: 400))
    let drawn = OutlinePath([
      .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 20, y: -12)),
      .curve(
        to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 24, y: -6), control2: CGPoint(x: 26, y: -6)),
      .line(CGPoint(x: 100, y: 0)), .line(CGPoint(x: 100, y: 50)), .line(CGPoint(x: 0, y: 50)),
      .close,
    ])
    let own = CustomOutline(drawn, size: CGSize(width: 100, height: 50), endWidth: 30)
    let custom = rail(tabs(2), edge: edge, style: .classic.with { $0.shape = .custom(own) }).outline
    #expect(
      custom.elements == [
        .move(place(0, 0)), .line(place(0, 10)), .line(place(-12, 20)),
        .curve(to: place(0, 30), control1: place(-6, 24), control2: place(-6, 26)),
        .line(place(0, 400)), .line(place(50, 400)), .line(place(50, 0)), .close,
      ])
  }

  @Test(
    arguments: [
      (.pill, BarEdge.left, [4, 152, 42, 44]), (.custom, .left, [0, 148, 50, 52]),
      (.line(.top, thickness: 2, length: 20), .left, [48, 164, 2, 20]),
      (.line(.bottom, thickness: 2, length: 20), .left, [0, 164, 2, 20]),
      (.line(.top, thickness: 2, length: nil), .right, [0, 148, 2, 52]),
      (.circle(diameter: 44), .left, [3, 152, 44, 44]),
      (.dot(.bottom, diameter: 4), .left, [23, 188, 4, 4]),
    ] as [(BarIndicator.Form, BarEdge, [CGFloat])])
  func `the mark of the selected item goes with the rail`(
    form: BarIndicator.Form, edge: BarEdge, expected: [CGFloat]
  ) throws {
    let style = TabBarStyle.classic.with { $0.indicator = BarIndicator(form) }
    let frame = try #require(rail(tabs(4), edge: edge, style: style).indicatorFrame)
    #expect([frame.minX, frame.minY, frame.width, frame.height] == expected)
  }
}
