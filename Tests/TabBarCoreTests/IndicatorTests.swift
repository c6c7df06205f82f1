// SPDX-License-Identifier: MIT

import Foundation
import TabBarCore
import Testing

/// Where the mark of the selected item goes: four tabs of 100 points in a bar of 400 by 49.
@Suite struct IndicatorTests {
  private func result(
    _ indicator: BarIndicator, style: TabBarStyle = .classic, rtl: Bool = false, count: Int = 4,
    title: CGFloat = 12, selected: TabID? = "tab1"
  ) -> TabBarLayout {
    let items = (0..<count).map {
      TabBarLayout.Item(
        .tab(TabID("tab\($0)"), title: "T"), iconSize: CGSize(width: 24, height: 24),
        titleSize: CGSize(width: 30, height: title))
    }
    return TabBarLayout(
      items: items, selected: selected, style: style.with { $0.indicator = indicator },
      bounds: CGRect(x: 0, y: 0, width: 400, height: 83), insets: homeIndicator,
      traits: LayoutTraits(isRightToLeft: rtl, displayScale: 2))
  }

  @Test(
    arguments: [
      (BarIndicator(.pill), [104, 4, 92, 43.5]),
      (
        BarIndicator(.pill, insets: BarInsets(top: 6, left: 10, bottom: 2, right: 20)),
        [110, 6, 70, 41.5]
      ),
      (
        BarIndicator(.pill, insets: BarInsets(top: 90, left: 90, bottom: 90, right: 90)),
        [125, 12, 50, 35.5]
      ),
      (BarIndicator(.pill, insets: BarInsets(left: -5, right: -5)), [95, 0, 110, 49]),
      (.slider(.accent), [104, 4, 92, 43.5]),
      (BarIndicator(.image(.image("field"))), [100, 0, 100, 49]),
      (BarIndicator(.custom), [100, 0, 100, 49]),
      // The icon's middle is 19 below the top: a larger circle would leave the bar.
      (.circle(.accent, diameter: 30), [135, 4, 30, 30]), (.circle(.accent), [131, 0, 38, 38]),
      (.line(at: .bottom), [100, 47, 100, 2]), (.line(at: .top, length: 24), [138, 0, 24, 2]),
      (BarIndicator(.line(.top, thickness: 90, length: 900)), [100, 0, 100, 49]),
      (.dot(), [147.5, 49, 5, 5]),
      (BarIndicator(.dot(.top, diameter: 4)), [148, 1, 4, 4]),
      (BarIndicator(.pill, offset: BarOffset(x: 3, y: -2)), [107, 2, 92, 43.5]),
    ] as [(BarIndicator, [CGFloat])])
  func `every mark has its place, and the same on the other side`(
    indicator: BarIndicator, expected: [CGFloat]
  ) throws {
    let plain = try #require(result(indicator).indicatorFrame)
    #expect([plain.minX, plain.minY, plain.width, plain.height] == expected)
    guard indicator.insets.left == indicator.insets.right else { return }
    let mirrored = try #require(result(indicator, rtl: true).indicatorFrame)
    #expect(
      mirrored
        == CGRect(x: 400 - plain.maxX, y: plain.minY, width: plain.width, height: plain.height))
  }

  @Test func `insets name the screen's edges in every language`() {
    let indicator = BarIndicator(.pill, insets: BarInsets(left: 10))
    #expect(
      result(indicator, rtl: true).indicatorFrame == CGRect(x: 210, y: 0, width: 90, height: 49))
  }

  @Test func `a dot under an icon without title lies right below it`() {
    #expect(
      result(.dot(), title: 0).indicatorFrame == CGRect(x: 147.5, y: 38.5, width: 5, height: 5))
  }

  @Test func `a dot takes the place of a title that is hidden while selected`() {
    let style = TabBarStyle.classic.with { $0.titleVisibility = .whenNotSelected }
    #expect(
      result(.dot(), style: style).indicatorFrame == CGRect(x: 147.5, y: 33, width: 5, height: 5))
  }

  @Test func `the place is known for every item, and for none that is not there`() {
    let layout = result(.pill(.accent))
    #expect(layout.indicatorFrame(for: "tab1") == layout.indicatorFrame)
    #expect(layout.indicatorFrame(for: "tab3") == CGRect(x: 304, y: 4, width: 92, height: 43.5))
    #expect(layout.indicatorFrame(for: "nobody") == nil)
    #expect(result(.none).indicatorFrame(for: "tab1") == nil)
    #expect(result(.pill(.accent), selected: nil).indicatorFrame == nil)
  }

  @Test func `a circle follows a raised icon out of the bar`() {
    let items = [
      TabBarLayout.Item(
        .tab("up", title: "T", placement: .raised(by: 20)), iconSize: CGSize(width: 24, height: 24),
        titleSize: CGSize(width: 30, height: 12))
    ]
    let layout = TabBarLayout(
      items: items, selected: "up",
      style: TabBarStyle.classic.with { $0.indicator = .circle(.accent) },
      bounds: CGRect(x: 0, y: 0, width: 100, height: 49))
    #expect(layout.indicatorFrame == CGRect(x: 31, y: -20, width: 38, height: 38))
  }
}
