// SPDX-License-Identifier: MIT

import Foundation
import TabBarCore
import Testing

/// What the upper edge does at items that stand out.
@Suite struct OutlineFeatureTests {
  private func result(
    _ placements: [Placement], shape: BarShape, rtl: Bool = false, width: CGFloat = 390,
    height: CGFloat = 83, inset: CGFloat = 34, ground: ItemGround? = nil
  ) -> TabBarLayout {
    let items = placements.enumerated().map { index, placement in
      measured(
        .tab(TabID("tab\(index)"), title: "T", placement: placement).with { $0.ground = ground })
    }
    return TabBarLayout(
      items: items, selected: nil, style: TabBarStyle.classic.with { $0.shape = shape },
      bounds: CGRect(x: 0, y: 0, width: width, height: height), insets: BarInsets(bottom: inset),
      traits: LayoutTraits(isRightToLeft: rtl, displayScale: 3))
  }

  private func bar(_ special: [Int: Placement]) -> [Placement] {
    (0..<5).map { special[$0] ?? .normal }
  }

  private let card = BarShape.Body.card(
    margins: BarInsets(left: 16, bottom: 8, right: 16), cornerRadius: 20)
  private let capsule = BarShape.Body.capsule(margins: BarInsets(left: 24, right: 24))
  private let round = Placement.round(diameter: 56, raisedBy: 18, isCentered: false)

  /// The largest turn between two steps along the edge that are no corners of the body, in radians.
  private func sharpestTurn(_ path: OutlinePath, above y: CGFloat) -> CGFloat {
    let points = path.points(flatness: 0.02)
    var sharpest: CGFloat = 0
    for index in points.indices {
      let (a, b) = (points[index], points[(index + 1) % points.count])
      let c = points[(index + 2) % points.count]
      guard max(a.y, b.y, c.y) < y else { continue }
      let turn = abs(atan2(c.y - b.y, c.x - b.x) - atan2(b.y - a.y, b.x - a.x))
      sharpest = max(sharpest, min(turn, 2 * .pi - turn))
    }
    return sharpest
  }

  @Test func `a bulge follows a round button at 5 points and leaves the edge without a kink`()
    throws
  {
    let result = result(bar([2: round]), shape: .bulge)
    let frame = try #require(result["tab2"]?.frame)
    #expect(near(result.outline.bounds.minY, -23))
    let cap = result.outline.points().filter { $0.y < -12 }
    #expect(cap.count > 8)
    for point in cap {
      #expect(abs(hypot(point.x - frame.midX, point.y - frame.midY) - 33) < 0.1)
    }
    // Nowhere above the edge is the bulge nearer to the button.
    let above = result.outline.points().filter { $0.y < -0.1 }
    #expect(above.allSatisfy { hypot($0.x - frame.midX, $0.y - frame.midY) > 32.9 })
    #expect(sharpestTurn(result.outline, above: 60) < 1.6)
    #expect(sharpestTurn(result.outline, above: -0.5) < 0.2)
  }

  @Test func `a notch lies 5 points around a round button`() throws {
    let result = result(bar([2: round]), shape: .notch)
    let frame = try #require(result["tab2"]?.frame)
    let rim = result.outline.points().filter { $0.y > 14 && $0.y < 70 }
    #expect(rim.count > 8)
    for point in rim {
      #expect(abs(hypot(point.x - frame.midX, point.y - frame.midY) - 33) < 0.1)
    }
    #expect(near(rim.map(\.y).max() ?? 0, 43))
  }

  @Test func `a notch goes down into the bottom inset, but leaves 6 points of the bar`() {
    let low = Placement.round(diameter: 56, raisedBy: 2)
    func depth(_ height: CGFloat, _ inset: CGFloat) -> CGFloat {
      let outline = result(bar([2: low]), shape: .notch, height: height, inset: inset).outline
      return outline.points().filter { $0.y < height }.map(\.y).max() ?? 0
    }
    // The button itself stands on the content's lower edge, 49, and the notch 5 points around it.
    #expect(near(depth(83, 34), 54))
    #expect(near(depth(49, 0), 43))
  }

  @Test func `a wave has a dip at each side that stays above the neighbours' icons`() throws {
    let result = result(bar([2: round]), shape: .wave)
    let frame = try #require(result["tab2"]?.frame)
    #expect(near(result.outline.bounds.minY, -23))
    let points = result.outline.points().filter { $0.y < 40 }
    let left = points.filter { $0.x < frame.midX }.map(\.y).max() ?? 0
    let right = points.filter { $0.x > frame.midX }.map(\.y).max() ?? 0
    #expect(near(left, 4.9) && near(right, 4.9))
    let above = result.outline.points().filter { $0.y < -0.1 }
    #expect(above.allSatisfy { hypot($0.x - frame.midX, $0.y - frame.midY) > 29 })
    #expect(sharpestTurn(result.outline, above: 20) < 1.6)
  }

  @Test func `a stated height is the height of the arc, in every shape`() {
    for shape in [BarShape.straight, .bulge, .notch, .wave, .rounded(radius: 20)] {
      let top = result(bar([1: .bulge(height: 20)]), shape: shape).outline.bounds.minY
      #expect(near(top, -20))
    }
  }

  @Test(arguments: BarShape.Rise.allCases)
  func `an item's own rise wins over the shape's`(rise: BarShape.Rise) {
    let own = round.with { $0.rise = rise }
    for shape in [BarShape.straight, .bulge, .notch, .wave] {
      #expect(
        result(bar([2: own]), shape: shape).outline
          == result(bar([2: round]), shape: BarShape(rise: rise)).outline)
    }
  }

  @Test func `a bulge and a notch follow the field behind an icon`() throws {
    let ground = ItemGround(.accent, size: CGSize(width: 50, height: 50))
    let placements: [Placement] = bar([2: .raised(by: 18)])
    let bulge = result(placements, shape: .bulge, ground: ground)
    let disc = try #require(bulge["tab2"]?.groundFrame)
    #expect(near(bulge.outline.bounds.minY, disc.minY - 5))
    let notch = result(placements, shape: .notch, ground: ground)
    let deepest = notch.outline.points().filter { $0.y < 80 }.map(\.y).max() ?? 0
    #expect(near(deepest, disc.maxY + 5))
  }

  @Test func `a wide button has a bulge and a notch as wide as itself`() {
    let wide = Placement(
      size: CGSize(width: 100, height: 52), isCentered: true, vertical: .raised(by: 16),
      touchShape: .capsule)
    let bulge = result(bar([2: wide]), shape: .bulge).outline
    for x in stride(from: 171.5, through: 218.5, by: 4) {
      #expect(bulge.contains(CGPoint(x: x, y: -20.8)) && !bulge.contains(CGPoint(x: x, y: -21.2)))
    }
    let notch = result(bar([2: wide]), shape: .notch).outline
    for x in stride(from: 171.5, through: 218.5, by: 4) {
      #expect(!notch.contains(CGPoint(x: x, y: 40.8)) && notch.contains(CGPoint(x: x, y: 41.2)))
    }
  }

  // MARK: Several

  @Test func `neighbouring bulges share a saddle, neighbouring notches a ridge`() throws {
    let pair = bar([2: round, 3: round])
    let bulge = result(pair, shape: .bulge)
    let (left, right) = (try #require(bulge["tab2"]?.frame), try #require(bulge["tab3"]?.frame))
    #expect(left.maxX == right.minX)
    // Between the two the edge stays above the bar, lower than the summits.
    let x = left.maxX - 0.05
    #expect(bulge.outline.contains(CGPoint(x: x, y: -12.2)))
    #expect(!bulge.outline.contains(CGPoint(x: x, y: -15)))
    #expect(sharpestTurn(bulge.outline, above: -0.5) < 0.2)
    let notch = result(pair, shape: .notch).outline
    #expect(!notch.contains(CGPoint(x: x, y: 30)) && notch.contains(CGPoint(x: x, y: 36)))
    for outline in [bulge.outline, notch] {
      let xs = outline.points().filter { $0.y < 60 && $0.y != 0 }.map(\.x)
      #expect(xs == xs.sorted())
    }
  }

  @Test func `next to a large bulge a small button keeps its own`() throws {
    let result = result(
      bar([
        2: .round(diameter: 60, raisedBy: 40, isCentered: false),
        3: .round(diameter: 30, raisedBy: 4, isCentered: false),
      ]), shape: .bulge)
    let small = try #require(result["tab3"]?.frame)
    #expect(result.outline.contains(CGPoint(x: small.midX, y: -8.5)))
    #expect(near(result.outline.bounds.minY, -45))
  }

  @Test(arguments: BarShape.Rise.allCases, [0, 1, 4])
  func `rises do not run into rounded corners: the corner rises with them`(
    rise: BarShape.Rise, index: Int
  ) {
    for body in [BarShape.Body.rounded(radius: 24), card, capsule] {
      for placement in [round, .raised(by: 18)] {
        let shape = BarShape(body, rise: rise)
        let result = result(bar([index: placement]), shape: shape)
        let outline = result.outline
        let inside = outline.bounds
        let width: CGFloat
        if case .rounded = body { width = 390 } else { width = result.contentFrame.width }
        #expect(abs(inside.width - width) < 0.01)
        #expect(sharpestTurn(outline, above: 28) < (rise == .notch ? 1.2 : 0.9))
      }
    }
  }

  @Test func `at the end of a straight bar a bulge is cut by the bar's end`() {
    let outline = result(bar([0: round]), shape: .bulge).outline
    #expect(outline.contains(CGPoint(x: 0.5, y: -8)))
    #expect(!outline.contains(CGPoint(x: 0.5, y: -18)))
    #expect(outline.bounds.minX == 0)
  }

  @Test(arguments: [false, true], [8, 18, 24, 40] as [CGFloat])
  func `a notch at the end of a bar leaves a level ledge and no thin tip`(
    rtl: Bool, raise: CGFloat
  ) throws {
    let button = Placement.round(diameter: 56, raisedBy: raise, isCentered: false)
    for body in [BarShape.Body.straight, .rounded(radius: 24), card, capsule] {
      let shape = BarShape(body, rise: .notch)
      for index in [0, 4] {
        let result = result(bar([index: button]), shape: shape, rtl: rtl, height: 90)
        let frame = try #require(result[TabID("tab\(index)")]?.frame)
        let outline = result.outline
        let isLeft = frame.midX < 195
        let (edge, side) = isLeft ? (outline.bounds.minX, 1.0) : (outline.bounds.maxX, -1.0)
        func upper(_ inside: CGFloat) -> CGFloat {
          stride(from: -30, to: 90, by: 0.25).first {
            outline.contains(CGPoint(x: edge + inside * side, y: $0))
          } ?? 90
        }
        let bottom = outline.bounds.maxY
        // The ledge is level from the corner to below the button, and never thin.
        let ledge = upper(26)
        #expect(abs(upper(24) - ledge) <= 0.25)
        #expect(bottom - ledge >= 15.9)
        #expect(ledge > 10)
        // 5 points below the button, unless that would leave too little.
        #expect(ledge <= frame.maxY + 5.3)
        #expect(bottom - ledge < 17 || abs(ledge - frame.maxY - 5) <= 0.3)
        #expect(sharpestTurn(outline, above: bottom - 17) < 0.9 || body == .straight)
      }
    }
  }

  @Test func `a notch at one end mirrors one at the other, right to left too`() {
    for body in [BarShape.Body.straight, .rounded(radius: 24), card, capsule] {
      let shape = BarShape(body, rise: .notch)
      let left = result(bar([0: round]), shape: shape).outline
      let others = [
        result(bar([4: round]), shape: shape).outline,
        result(bar([0: round]), shape: shape, rtl: true).outline,
      ]
      let places = stride(from: 0.1, to: 390, by: 2.9).flatMap { x in
        stride(from: -20.1, to: 83, by: 3.7).map { CGPoint(x: x, y: $0) }
      }
      for other in others {
        let differing = places.filter {
          left.contains($0) != other.contains(CGPoint(x: 390 - $0.x, y: $0.y))
        }
        #expect(differing.isEmpty)
      }
    }
  }

  @Test(arguments: [false, true], [10, 18, 24] as [CGFloat])
  func `beside a bulge a notch keeps to its own button, and the edge runs straight between`(
    rtl: Bool, raise: CGFloat
  ) throws {
    let near = Placement.round(diameter: 56, raisedBy: raise, isCentered: false)
    let far = Placement.raised(by: raise)
    let disc = ItemGround(.accent, size: CGSize(width: 50, height: 50))
    for body in [BarShape.Body.straight, card] {
      for (placement, ground) in [(near, ItemGround?.none), (far, disc)] {
        let placements = bar([
          1: placement.with { $0.rise = .notch }, 2: placement.with { $0.rise = .bulge },
        ])
        let result = result(
          placements, shape: BarShape(body), rtl: rtl, height: 110, ground: ground)
        let points = result.outline.points(flatness: 0.02).filter { $0.y < 60 }
        for index in 1...2 {
          let item = try #require(result[TabID("tab\(index)")])
          let button = item.groundFrame ?? item.frame
          let radius = button.width / 2
          let nearest = points.map { hypot($0.x - button.midX, $0.y - button.midY) }.min()
          // Buttons that touch have no room for the 5 points.
          #expect(try #require(nearest) > radius + (ground == nil ? -1.5 : 4.5))
        }
        #expect(sharpestTurn(result.outline, above: 40) < (body == .straight ? 1.6 : 0.3))
        let xs = result.outline.points().filter { $0.y < 45 && $0.y != 0 }.map(\.x)
        #expect(xs == xs.sorted() || body == card)
      }
    }
  }

  // MARK: Animations

  private func kinds(_ path: OutlinePath) -> [Int] {
    path.elements.map {
      switch $0 {
      case .move: 0
      case .line: 1
      case .curve: 2
      case .close: 3
      }
    }
  }

  @Test func `the steps of an outline depend only on the shape and the kinds of items`() {
    let placements = bar([1: .raised(by: 12), 2: round, 3: .bulge(height: 9)])
    for body in [BarShape.Body.straight, .rounded(radius: 24), card, capsule] {
      for rise in BarShape.Rise.allCases {
        let shape = BarShape(body, rise: rise)
        let expected = kinds(result(placements, shape: shape).outline)
        for width in [120, 200, 320, 844, 1366] as [CGFloat] {
          for (height, inset) in [(32, 0), (49, 0), (83, 34), (20, 0), (120, 34)]
            as [(CGFloat, CGFloat)]
          {
            let outline = result(
              placements.reversed(), shape: shape, rtl: width > 300, width: width, height: height,
              inset: inset
            ).outline
            #expect(kinds(outline) == expected)
          }
        }
      }
    }
  }

  @Test func `bulge, notch and wave run into each other`() {
    let shapes: [BarShape] = [.bulge, .notch, .wave]
    let steps = shapes.map { kinds(result(bar([2: round]), shape: $0).outline) }
    #expect(Set(steps).count == 1 && steps[0].filter { $0 == 2 }.count == 4)
  }

  // MARK: Bodies

  @Test func `rounded corners, card and capsule have their numbers`() {
    let rounded = result(bar([:]), shape: .rounded(radius: 24)).outline
    #expect(!rounded.contains(CGPoint(x: 5, y: 5)) && rounded.contains(CGPoint(x: 8, y: 8)))
    #expect(rounded.contains(CGPoint(x: 1, y: 82)))
    let card = result(bar([:]), shape: BarShape(card)).outline
    #expect(card.bounds == CGRect(x: 16, y: 0, width: 358, height: 41))
    #expect(!card.contains(CGPoint(x: 20, y: 4)) && card.contains(CGPoint(x: 23, y: 7)))
    #expect(!card.contains(CGPoint(x: 20, y: 37)))
    let capsule = result(bar([:]), shape: BarShape(capsule)).outline
    #expect(abs(capsule.bounds.minX - 24) < 0.001 && abs(capsule.bounds.maxX - 366) < 0.001)
    #expect(!capsule.contains(CGPoint(x: 28, y: 7)) && capsule.contains(CGPoint(x: 33, y: 9)))
  }

  @Test func `a radius larger than the bar is as large as fits`() {
    let outline = result(bar([:]), shape: .card(margins: .zero, cornerRadius: 900)).outline
    let capsule = result(bar([:]), shape: .capsule(margins: .zero)).outline
    #expect(outline == capsule)
    let rounded = result(bar([:]), shape: .rounded(radius: 900)).outline
    #expect(rounded.contains(CGPoint(x: 195, y: 1)) && !rounded.contains(CGPoint(x: 10, y: 10)))
  }
}

extension Placement {
  fileprivate func with(_ change: (inout Placement) -> Void) -> Placement {
    var copy = self
    change(&copy)
    return copy
  }
}
