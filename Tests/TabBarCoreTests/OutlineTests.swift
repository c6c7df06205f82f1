// SPDX-License-Identifier: MIT

import Foundation
import TabBarCore
import Testing

@Suite struct OutlineTests {
  private let bulging = BarItem.tab("spark", title: "Festival", placement: .bulge(height: 20))

  @Test func `the straight outline is the bar's rectangle`() {
    let outline = layout(tabs(3)).outline
    #expect(outline.bounds == phoneBar)
    #expect(outline.points().count == 4)
    #expect(outline.contains(.zero))
    #expect(!outline.contains(CGPoint(x: 393, y: 10)))
    #expect(!outline.contains(CGPoint(x: 10, y: -0.1)))
  }

  @Test func `a bulge rises above its item only, and its upper part presses the item`() throws {
    let result = layout(tabs(2) + [bulging] + [BarItem.tab("x"), BarItem.tab("y")])
    let item = try #require(result["spark"])
    #expect(near(result.outline.bounds.minY, -20))
    let inside = CGPoint(x: item.frame.midX, y: -10)
    #expect(result.contains(inside))
    #expect(result.itemID(at: inside) == "spark")
    for dx in [-item.frame.width, item.frame.width, -item.frame.width / 2 + 2] {
      let beside = CGPoint(x: item.frame.midX + dx, y: -10)
      #expect(!result.contains(beside))
      #expect(result.itemID(at: beside) == nil)
    }
    #expect(item.iconFrame.map { near($0.midY, 9) } == true)
  }

  @Test(arguments: [TabBarStyle.classic, .bulge, .notch, .card])
  func `every outline is one closed, smooth piece`(style: TabBarStyle) {
    let items = tabs(2) + [publishItem.with { $0.placement.touchShape = .circle }, bulging]
    let outline = layout(items, style: style).outline
    guard case .move(let start) = outline.elements.first else {
      Issue.record("an outline begins with a move")
      return
    }
    #expect(outline.elements.last == .close)
    #expect(outline.elements.filter { if case .move = $0 { true } else { false } }.count == 1)
    let points = outline.points(flatness: 0.05)
    #expect(points.first == start)
    // Along the curves no corner turns sharply: that is what smooth means to the eye.
    var sharp = 0
    for index in points.indices {
      let (a, b) = (points[index], points[(index + 1) % points.count])
      let c = points[(index + 2) % points.count]
      let turn = abs(atan2(c.y - b.y, c.x - b.x) - atan2(b.y - a.y, b.x - a.x))
      if min(turn, 2 * .pi - turn) > 0.5 { sharp += 1 }
    }
    #expect(sharp == (style.shape == TabBarStyle.card.shape ? 0 : 4))
  }

  @Test func `the bulge style bulges above a raised button, the straight one does not`() {
    let items = tabs(4) + [publishItem]
    let bulge = layout(items, style: .bulge)
    #expect(bulge.outline.bounds.minY < -19.7)
    #expect(bulge.contains(CGPoint(x: 196.5, y: -21)))
    #expect(layout(items).outline.bounds.minY == 0)
  }

  @Test func `the notch style is cut out around a raised button, down to the page behind`() throws {
    let round = publishItem.with { $0.placement.touchShape = .circle }
    let result = layout(tabs(4) + [round], style: .notch)
    let frame = try #require(result["publish"]?.frame)
    #expect(result.outline.bounds.minY == 0)
    #expect(!result.outline.contains(CGPoint(x: frame.midX, y: 5)))
    #expect(result.itemID(at: CGPoint(x: frame.midX, y: 5)) == "publish")
    // Below its shoulders the cut-out follows the button at the same distance; nowhere is it nearer.
    let edge = result.outline.points().filter { abs($0.x - frame.midX) < 60 && $0.y < 80 }
    func distance(_ point: CGPoint) -> CGFloat {
      hypot(point.x - frame.midX, point.y - frame.midY)
    }
    let rim = edge.filter { $0.y > 12 }
    #expect(rim.count > 10)
    #expect(rim.allSatisfy { abs(distance($0) - 31) < 0.2 })
    #expect(edge.allSatisfy { distance($0) > 30.8 })
    let gap = CGPoint(x: frame.midX, y: frame.midY + 26 + 3)
    #expect(!result.contains(gap))
    #expect(result.contains(CGPoint(x: frame.midX, y: 46)))
  }

  @Test func `[field 121] beside a card the page takes the touches`() {
    let bounds = CGRect(x: 0, y: 0, width: 393, height: 98)
    let result = layout(tabs(4), style: .card, bounds: bounds)
    #expect(result.contentFrame == CGRect(x: 16, y: 0, width: 361, height: 56))
    #expect(!result.contains(CGPoint(x: 8, y: 28)))
    #expect(!result.contains(CGPoint(x: 17, y: 1)))
    #expect(!result.contains(CGPoint(x: 196, y: 60)))
    #expect(result.itemID(at: CGPoint(x: 30, y: 28)) == "tab0")
  }

  @Test func `a raised item takes touches in its own shape, above its neighbours`() {
    let result = layout(tabs(4) + [publishItem], style: .raisedPublish)
    for y in [752 - 769, 767 - 769, 790 - 769] as [CGFloat] {
      #expect(result.itemID(at: CGPoint(x: 196.5, y: y)) == "publish")
    }
    for (x, y) in [(168, -9), (225, -9), (196.5, -22)] as [(CGFloat, CGFloat)] {
      #expect(!result.contains(CGPoint(x: x, y: y)))
    }
  }

  @Test func `circles and capsules leave their corners out`() {
    let rect = CGRect(x: 0, y: 0, width: 80, height: 40)
    let circle = TouchArea(shape: .circle, rect: rect)
    let capsule = TouchArea(shape: .capsule, rect: rect)
    let table: [(CGPoint, Bool, Bool)] = [
      (CGPoint(x: 40, y: 20), true, true), (CGPoint(x: 40, y: 1), true, true),
      (CGPoint(x: 5, y: 20), false, true), (CGPoint(x: 2, y: 2), false, false),
      (CGPoint(x: 62, y: 20), false, true), (CGPoint(x: 70, y: 5), false, true),
      (CGPoint(x: 79, y: 1), false, false), (CGPoint(x: 81, y: 20), false, false),
    ]
    for (point, inCircle, inCapsule) in table {
      #expect(circle.contains(point) == inCircle)
      #expect(capsule.contains(point) == inCapsule)
    }
  }

  @Test func `inside the outline but beside every item nothing is pressed`() {
    let result = layout(tabs(3))
    let below = CGPoint(x: 100, y: 70)
    #expect(result.contains(below))
    #expect(result.itemID(at: below) == nil)
  }

  @Test func `[field 57] a touch presses the item that is drawn under it`() {
    for rtl in [false, true] {
      let result = layout(tabs(4) + [publishItem], rtl: rtl)
      for item in result.items {
        #expect(result.itemID(at: CGPoint(x: item.frame.midX, y: 30)) == item.id)
        #expect(result.itemID(at: CGPoint(x: item.frame.minX, y: 30)) == item.id)
      }
    }
  }

  @Test func `the picture behind the selected item fills exactly its frame`() {
    let style = TabBarStyle.dock.with { $0.indicator = .image(.image("field")) }
    let result = layout(tabs(4), selected: "tab2", style: style)
    #expect(result.indicatorFrame == result["tab2"]?.frame)
    #expect(layout(tabs(4), selected: "tab2", style: .dock).indicatorFrame == nil)
    #expect(layout(tabs(4), style: style).indicatorFrame == nil)
  }
}
