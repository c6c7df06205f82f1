// SPDX-License-Identifier: MIT

import Foundation
import TabBarCore
import SeededRandom
import Testing

@Suite struct LayoutGridTests {
  @Test func `one to four items of a dock share 393 points`() {
    let widths: [CGFloat] = [393, 196.5, 131, 98.25]
    for (index, width) in widths.enumerated() {
      let frames = layout(tabs(index + 1), style: .dock).items
      #expect(frames.allSatisfy { near($0.frame.width, width) })
    }
  }

  @Test func `six items of 393 points are 65.5 wide`() {
    let frames = layout(tabs(6)).items
    #expect(frames.allSatisfy { near($0.frame.width, 65.5) })
    #expect(near(frames.map(\.frame.minX), [0, 65.5, 131, 196.5, 262, 327.5]))
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `edges lie on whole pixels without gap or overlap`(scale: CGFloat) {
    for width in stride(from: 1, through: 1400, by: 37.5) {
      let bounds = CGRect(x: 0, y: 0, width: (width * scale).rounded() / scale, height: 49)
      for count in 1...9 {
        for extra in [[], [centerItem]] where bounds.width >= 60 || extra.isEmpty {
          let result = layout(tabs(count) + extra, bounds: bounds, insets: .zero, scale: scale)
          #expect(tiles(result.items.map(\.frame), bounds, scale: scale))
        }
      }
    }
  }

  private func tiles(_ frames: [CGRect], _ bounds: CGRect, scale: CGFloat) -> Bool {
    let onPixels = frames.allSatisfy { frame in
      [frame.minX, frame.maxX].allSatisfy { abs(($0 * scale).rounded() - $0 * scale) < 0.001 }
    }
    let joined = zip(frames, frames.dropFirst()).allSatisfy { abs($0.maxX - $1.minX) < 0.001 }
    let ends = abs((frames.last?.maxX ?? 0) - bounds.maxX) < 0.001 && frames.first?.minX == 0
    return onPixels && joined && (ends || frames.count == 2)
  }

  @Test func `a display scale of 0 counts as 1`() {
    #expect(layout(tabs(3), scale: 0) == layout(tabs(3), scale: 1))
    #expect(layout(tabs(3), scale: .nan) == layout(tabs(3), scale: 1))
  }

  @Test func `hidden items take no room`() {
    let items = tabs(4).enumerated().map { pair in
      pair.element.with { $0.isHidden = pair.offset == 1 }
    }
    let result = layout(items)
    #expect(result.items.map(\.id) == ["tab0", "tab2", "tab3"])
    #expect(result["tab0"]?.frame.width == 131)
    #expect(result["tab1"] == nil)
  }

  @Test func `items keep out of the side insets of a phone in landscape`() {
    let bounds = CGRect(x: 0, y: 0, width: 852, height: 53)
    let insets = BarInsets(left: 59, bottom: 21, right: 59)
    let result = layout(tabs(4), bounds: bounds, insets: insets, compact: true)
    #expect(result.contentFrame == CGRect(x: 59, y: 0, width: 734, height: 32))
    #expect(result["tab0"]?.frame.minX == 59)
    #expect(result.items.last?.frame.maxX == 793)
    #expect(result.outline.contains(CGPoint(x: 5, y: 50)))
  }

  @Test func `no input makes a frame negative or not a number`() {
    var numbers = SeededRandom(seed: 7)
    let lengths: [CGFloat] = [
      0, -5, 0.2, 3, 12, 49, 60, 83, 393, 5_000, 1e9, .nan, .infinity, -.infinity,
    ]
    func length() -> CGFloat { lengths[Int(numbers.next() % UInt64(lengths.count))] }
    let styles: [TabBarStyle] = [.classic, .card, .bulge, .notch, .centerView, .dock]
    for round in 0..<3_000 {
      let items = (0..<Int(numbers.next() % 8)).map { index in
        let placements: [Placement] = [
          .normal, .raised(by: length()), .bulge(height: length()),
          .center(size: CGSize(width: length(), height: length())),
          .raised(size: CGSize(width: length(), height: length()), centerY: length()),
          Placement(size: CGSize(width: length(), height: length())),
        ]
        let placement = placements[Int(numbers.next() % UInt64(placements.count))]
        return TabBarLayout.Item(
          .tab(TabID("\(index)"), title: "t", badge: .dot, placement: placement).with {
            $0.iconSize = round % 3 == 0 ? CGSize(width: length(), height: length()) : nil
          },
          iconSize: CGSize(width: length(), height: length()),
          titleSize: CGSize(width: length(), height: length()),
          badgeSize: CGSize(width: length(), height: length()))
      }
      let style = styles[round % styles.count].with {
        $0.indicator = .pill(.accent)
        if round % 5 == 0 { $0.maximumIconSize = CGSize(width: length(), height: length()) }
      }
      let result = TabBarLayout(
        items: items, selected: "0", style: style,
        bounds: CGRect(x: length(), y: length(), width: abs(length()), height: abs(length())),
        insets: BarInsets(top: length(), left: length(), bottom: length(), right: length()),
        traits: LayoutTraits(
          isRightToLeft: round % 2 == 0, displayScale: length(), isCompactHeight: round % 7 == 0))
      let rects =
        result.items.flatMap {
          [$0.frame, $0.touchArea.rect]
            + [$0.iconFrame, $0.titleFrame, $0.badgeFrame].compactMap(\.self)
        } + [result.contentFrame] + [result.indicatorFrame].compactMap(\.self)
      for rect in rects {
        let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        #expect(numbers.allSatisfy(\.isFinite) && rect.size.width >= 0 && rect.size.height >= 0)
      }
      #expect(result.outline.points().allSatisfy { $0.x.isFinite && $0.y.isFinite })
      _ = result.itemID(at: CGPoint(x: length(), y: length()))
    }
  }
}
