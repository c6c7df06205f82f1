// SPDX-License-Identifier: MIT

import Foundation
import TabBarCore
import Testing

/// An outline of the application's own: drawn for 100 by 50 points, a peak at 20, ends of 30.
@Suite struct CustomOutlineTests {
  private let drawn = OutlinePath([
    .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 20, y: -12)),
    .line(CGPoint(x: 30, y: 0)), .line(CGPoint(x: 50, y: 10)), .line(CGPoint(x: 100, y: 0)),
    .line(CGPoint(x: 100, y: 50)), .line(CGPoint(x: 0, y: 50)), .close,
  ])

  private func outline(
    _ path: OutlinePath, endWidth: CGFloat = 30, width: CGFloat = 400, height: CGFloat = 134,
    size: CGSize = CGSize(width: 100, height: 50), rtl: Bool = false
  ) -> OutlinePath {
    let custom = CustomOutline(path, size: size, endWidth: endWidth)
    return TabBarLayout(
      items: tabs(3).map { measured($0) }, selected: nil,
      style: TabBarStyle.classic.with { $0.shape = .custom(custom).rising(.bulge) },
      bounds: CGRect(x: 0, y: 0, width: width, height: height), insets: homeIndicator,
      traits: LayoutTraits(isRightToLeft: rtl)
    ).outline
  }

  @Test
  func `ends keep their width, the middle is stretched, the foot goes to the bar's lower edge`() {
    #expect(
      outline(drawn).points() == [
        CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 20, y: -12), CGPoint(x: 30, y: 0),
        CGPoint(x: 200, y: 20), CGPoint(x: 400, y: 0), CGPoint(x: 400, y: 134),
        CGPoint(x: 0, y: 134),
      ])
  }

  @Test(arguments: BarShape.Rise.allCases)
  func `no rise changes it, and what stands out lies over its edge`(rise: BarShape.Rise) throws {
    var button = Placement.round(diameter: 56, raisedBy: 20, isCentered: false)
    for own in [nil, rise] {
      var items = tabs(3).map { measured($0) }
      button.rise = own
      items[1].item.placement = button
      let custom = CustomOutline(drawn, size: CGSize(width: 100, height: 50), endWidth: 30)
      let result = TabBarLayout(
        items: items, selected: nil,
        style: TabBarStyle.classic.with { $0.shape = .custom(custom).rising(rise) },
        bounds: CGRect(x: 0, y: 0, width: 400, height: 134), insets: homeIndicator)
      #expect(result.outline == outline(drawn))
      let frame = try #require(result["tab1"]?.frame)
      #expect(result.itemID(at: CGPoint(x: frame.midX, y: frame.minY + 2)) == "tab1")
    }
  }

  @Test func `right to left it is mirrored`() {
    let plain = outline(drawn).points()
    #expect(outline(drawn, rtl: true).points() == plain.map { CGPoint(x: 400 - $0.x, y: $0.y) })
  }

  @Test func `without ends all of it is stretched, and narrow bars shrink the ends`() {
    #expect(outline(drawn, endWidth: 0).points()[2] == CGPoint(x: 80, y: -12))
    #expect(outline(drawn, width: 30).points()[2] == CGPoint(x: 10, y: -12))
  }

  @Test func `curves keep being curves and an open path is closed`() {
    let open = OutlinePath([
      .move(CGPoint(x: 0, y: 0)),
      .curve(
        to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 30, y: -20),
        control2: CGPoint(x: 70, y: -20)),
      .line(CGPoint(x: 100, y: 60)), .line(CGPoint(x: 0, y: 60)),
    ])
    let fitted = outline(open)
    #expect(fitted.elements.last == .close)
    #expect(
      fitted.elements[1]
        == .curve(
          to: CGPoint(x: 400, y: 0), control1: CGPoint(x: 30, y: -20),
          control2: CGPoint(x: 370, y: -20)))
    #expect(fitted.contains(CGPoint(x: 200, y: -10)) && fitted.contains(CGPoint(x: 1, y: 130)))
  }

  @Test func `what is no path leaves the bar's rectangle`() {
    let rectangle = CGRect(x: 0, y: 0, width: 400, height: 134)
    let noStart = OutlinePath([.line(CGPoint(x: 5, y: 5)), .close])
    #expect(outline(OutlinePath()).bounds == rectangle)
    #expect(outline(noStart).bounds == rectangle)
    #expect(outline(drawn, size: CGSize(width: 0, height: 50)).bounds == rectangle)
    #expect(outline(drawn, size: CGSize(width: CGFloat.nan, height: 50)).bounds == rectangle)
  }

  @Test func `only the first of several pieces counts`() {
    let two = OutlinePath(
      drawn.elements + [.move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 9, y: 9)), .close])
    #expect(outline(two) == outline(drawn))
  }
}
