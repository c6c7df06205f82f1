// SPDX-License-Identifier: MIT

import Foundation
import SeededRandom
import TabBarCore

/// All that a layout is made of, drawn at random from what an application could ask for.
struct LayoutInput {
  var items: [TabBarLayout.Item] = []
  var style = TabBarStyle.classic
  var bounds = CGRect()
  var insets = BarInsets.zero
  var traits = LayoutTraits()
  var overflow = TabBarLayout.Overflow.compress
  /// Any item, a hidden one too, or one that is not there.
  var selected: TabID?

  /// The items that are to be seen.
  var visible: [BarItem] { items.map(\.item).filter { !$0.isHidden } }

  var layout: TabBarLayout {
    TabBarLayout(
      items: items, selected: selected, style: style, bounds: bounds, insets: insets,
      traits: traits, overflow: overflow)
  }

  /// The same bar for readers from the other side.
  var mirrored: LayoutInput {
    var copy = self
    copy.traits.isRightToLeft.toggle()
    copy.insets = insets.mirrored
    copy.style.indicator.insets = style.indicator.insets.mirrored
    switch style.shape.body {
    case .card(let margins, let radius):
      copy.style.shape.body = .card(margins: margins.mirrored, cornerRadius: radius)
    case .capsule(let margins): copy.style.shape.body = .capsule(margins: margins.mirrored)
    case .straight, .rounded, .custom: break
    }
    for index in items.indices {
      copy.items[index].item.iconInsets = items[index].item.iconInsets.mirrored
    }
    return copy
  }
}

extension BarInsets {
  fileprivate var mirrored: BarInsets {
    BarInsets(top: top, left: right, bottom: bottom, right: left)
  }
}

extension SeededRandom {
  private mutating func length(_ range: ClosedRange<CGFloat>, _ scale: CGFloat) -> CGFloat {
    (CGFloat.random(in: range, using: &self) * scale).rounded() / scale
  }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[number(0...values.count - 1)]
  }

  mutating func layoutInput() -> LayoutInput {
    var input = LayoutInput()
    let scale: CGFloat = one(of: [1, 2, 3])
    input.traits = LayoutTraits(
      isRightToLeft: chance(0.5), displayScale: scale, isCompactHeight: chance(0.2),
      isRegularWidth: chance(0.2), edge: chance(0.1) ? one(of: [.left, .right]) : .bottom)
    let bottom: CGFloat = one(of: [0, 21, 34])
    let long = length(100...1400, scale)
    let high = length(30...96, scale) + bottom
    let isVertical = input.traits.edge.isVertical
    input.bounds = CGRect(
      x: 0, y: 0, width: isVertical ? high : long, height: isVertical ? long : high)
    input.insets = BarInsets(bottom: bottom)
    if chance(0.2) { input.insets.left = length(0...60, scale) }
    if chance(0.2) { input.insets.right = length(0...60, scale) }
    input.style = style(scale)
    if chance(0.3) { input.overflow = .scroll(minimumItemWidth: length(0...120, scale)) }
    let count = chance(0.85) ? number(1...8) : number(9...40)
    // The largest accessibility text is more than three times as large as the default.
    let text = chance(0.3) ? CGFloat.random(in: 1...4, using: &self) : 1
    for index in 0..<count { input.items.append(item(index, text: text, scale)) }
    if chance(0.9) { input.selected = TabID("\(number(0...count))") }
    return input
  }

  private mutating func style(_ scale: CGFloat) -> TabBarStyle {
    let presets: [TabBarStyle] = [
      .classic, .flat, .floating, .capsule, .card, .bulge, .notch, .wave, .dock, .centerView,
      .raisedPublish,
    ]
    var style = one(of: presets)
    if chance(0.3) { style.shape = .rounded(radius: length(0...40, scale)) }
    if chance(0.1) { style.shape = .custom(customOutline(scale)) }
    if chance(0.4) { style.shape.rise = one(of: BarShape.Rise.allCases) }
    if chance(0.3) { style.itemPositioning = one(of: TabBarStyle.ItemPositioning.allCases) }
    if chance(0.2) { style.itemSpacing = length(0...40, scale) }
    if chance(0.1) { style.itemWidth = length(10...140, scale) }
    if chance(0.2) { style.arrangement = one(of: [.classic, .grouped(), .dock, .inline]) }
    if chance(0.2) { style.titleVisibility = one(of: TitleVisibility.allCases) }
    if chance(0.2) { style.badge.offset = offset() }
    if chance(0.1) { style.iconOffset = offset() }
    if chance(0.1) { style.titleOffset = offset() }
    if chance(0.1) {
      style.maximumIconSize = CGSize(width: length(4...60, scale), height: length(4...60, scale))
    }
    let forms: [BarIndicator.Form] = [
      .none, .pill, .slider(cornerRadius: 8), .circle(diameter: 44),
      .line(.top, thickness: 2, length: nil), .line(.bottom, thickness: 3, length: 24),
      .dot(.bottom, diameter: 5), .dot(.top, diameter: 4), .image(.image("field")), .custom,
    ]
    style.indicator = BarIndicator(one(of: forms), offset: chance(0.2) ? offset() : .zero)
    return style
  }

  private mutating func customOutline(_ scale: CGFloat) -> CustomOutline {
    let peak = length(0...40, scale)
    let path = OutlinePath([
      .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 20, y: 0)), .line(CGPoint(x: 30, y: -peak)),
      .curve(
        to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 50, y: -peak),
        control2: CGPoint(x: 70, y: 0)),
      .line(CGPoint(x: 100, y: 49)), .line(CGPoint(x: 0, y: 49)), .close,
    ])
    return CustomOutline(
      path, size: CGSize(width: 100, height: 49), endWidth: length(0...50, scale))
  }

  private mutating func offset() -> BarOffset {
    BarOffset(x: CGFloat(number(-30...30)), y: CGFloat(number(-30...30)))
  }

  private mutating func item(
    _ index: Int, text: CGFloat, _ scale: CGFloat
  ) -> TabBarLayout.Item {
    var item = BarItem.tab(TabID("\(index)"), title: "t", placement: placement(scale))
    item.badge = one(of: [nil, .dot, .count(3), .image(.image("crown"))])
    if chance(0.1) { item.isHidden = true }
    if chance(0.1) { item.isEnabled = false }
    if chance(0.1) { item.titleOffset = offset() }
    if chance(0.1) { item.iconOffset = offset() }
    if chance(0.1) { item.iconInsets = BarInsets(top: 6, left: 3, bottom: -6, right: 1) }
    if chance(0.1) { item.iconFill = .fillsItem }
    if chance(0.1) { item.arrangement = one(of: [.classic, .grouped(gap: 2), .inline]) }
    if chance(0.1) { item.titleVisibility = one(of: TitleVisibility.allCases) }
    if chance(0.1) { item.ground = ItemGround(.accent, size: CGSize(width: 48, height: 48)) }
    let icon = length(8...60, scale)
    return TabBarLayout.Item(
      item, iconSize: chance(0.9) ? CGSize(width: icon, height: icon) : .zero,
      titleSize: chance(0.85)
        ? CGSize(width: length(4...90, 7) * text, height: 12 * text) : .zero,
      badgeSize: item.badge.map { _ in
        CGSize(width: length(8...60, scale) * text, height: length(8...18, scale) * text)
      } ?? .zero)
  }

  private mutating func placement(_ scale: CGFloat) -> Placement {
    guard chance(0.3) else { return .normal }
    let size = CGSize(width: length(10...90, scale), height: length(10...80, scale))
    let shapes: [TouchShape] = [.rectangle, .circle, .capsule]
    var placement: Placement = one(of: [
      .raised(by: length(1...40, scale)), .bulge(height: length(1...40, scale)),
      .center(size: size, touchShape: one(of: shapes)),
      .raised(size: size, centerY: 0.2, touchShape: one(of: shapes)),
      .round(diameter: size.width, raisedBy: length(0...40, scale), isCentered: chance(0.5)),
      .fixed(width: length(10...120, scale)),
      .weighted(CGFloat(number(0...4)), minimumWidth: length(0...90, scale)),
    ])
    if chance(0.2) { placement.rise = one(of: BarShape.Rise.allCases) }
    return placement
  }
}
