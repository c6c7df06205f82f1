// SPDX-License-Identifier: MIT

import Foundation
import TabBarCore

/// The bar of an iPhone 16 in portrait: 49 points of content over 34 of inset, 3 pixels a point.
let phoneBar = CGRect(x: 0, y: 0, width: 393, height: 83)
let homeIndicator = BarInsets(bottom: 34)

func tabs(_ count: Int) -> [BarItem] {
  (0..<count).map { BarItem.tab(TabID("tab\($0)"), title: "Tab \($0)") }
}

func measured(_ item: BarItem, icon: CGFloat = 25, title: CGFloat = 30) -> TabBarLayout.Item {
  TabBarLayout.Item(
    item, iconSize: CGSize(width: icon, height: icon),
    titleSize: item.title.isEmpty ? .zero : CGSize(width: title, height: 12))
}

func layout(
  _ items: [BarItem], selected: TabID? = nil, style: TabBarStyle = .classic,
  bounds: CGRect = phoneBar, insets: BarInsets = homeIndicator, rtl: Bool = false,
  scale: CGFloat = 3, compact: Bool = false, regular: Bool = false
) -> TabBarLayout {
  TabBarLayout(
    items: items.map { measured($0) }, selected: selected, style: style, bounds: bounds,
    insets: insets,
    traits: LayoutTraits(
      isRightToLeft: rtl, displayScale: scale, isCompactHeight: compact, isRegularWidth: regular))
}

/// Whether two lengths agree to a pixel of a screen of three pixels a point.
func near(_ one: CGFloat, _ other: CGFloat) -> Bool {
  abs(one - other) <= 0.34
}

func near(_ one: [CGFloat], _ other: [CGFloat]) -> Bool {
  one.count == other.count && zip(one, other).allSatisfy { near($0, $1) }
}

func near(_ rect: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
  near([rect.minX, rect.minY, rect.width, rect.height], [x, y, width, height])
}

let centerItem = BarItem.action(
  "plus", icon: .image("plus"), placement: .center(size: CGSize(width: 60, height: 60)))
let publishItem = BarItem.action(
  "publish", title: "发布", icon: .image("publish"),
  placement: .raised(size: CGSize(width: 52, height: 59), centerY: 0.2))
