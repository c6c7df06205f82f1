// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore

extension Benchmark {
  /// Layout must grow with the number of items, not with its square.
  static let layout = TabBarStyle.benchmarked.map { style in
    Benchmark(
      name: "layout, \(style.name): 1,000 items to 10", limit: 110,
      base: { layOut(10, style) }, work: { layOut(1_000, style) })
  }

  private static func layOut(_ count: Int, _ style: TabBarStyle) {
    let items = (0..<count).map { index in
      TabBarLayout.Item(
        .tab(TabID("tab\(index)"), title: "Tab", badge: index % 3 == 0 ? .count(index) : nil),
        iconSize: CGSize(width: 24, height: 24), titleSize: CGSize(width: 20, height: 12),
        badgeSize: CGSize(width: 18, height: 18))
    }
    let layout = TabBarLayout(
      items: items, selected: "tab3", style: style,
      bounds: CGRect(x: 0, y: 0, width: 60 * CGFloat(count), height: 83),
      insets: BarInsets(bottom: 34), traits: LayoutTraits(displayScale: 3))
    precondition(layout.items.count == count)
  }
}

extension TabBarStyle {
  fileprivate static let benchmarked: [TabBarStyle] = [.classic, .card, .notch]
}
