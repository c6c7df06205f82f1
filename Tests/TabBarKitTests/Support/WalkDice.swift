// SPDX-License-Identifier: MIT
import Foundation
import UIKit

@testable import TabBarKit

/// Throws changes of a bar; its numbers depend on nothing but the seed (the rule is SplitMix64).
struct WalkDice: RandomNumberGenerator {
  var state: UInt64
  /// Whether bars may scroll.
  let scrolls: Bool

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func one<Value>(_ all: [Value]) -> Value { all[number(all.count)] }
  mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
  mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &self) < part }
}

// MARK: Items and styles

@MainActor extension WalkDice {
  mutating func id() -> TabID { TabID("t\(number(8))") }

  mutating func badge() -> Badge? {
    one([
      nil, .count(0), .count(-3), .count(7), .count(120), .count(5, max: 0), .text(""),
      .text("New"), .text(String(repeating: "long ", count: 12)), .dot, .custom,
      .image(.data(Pictures.png(.orange, size: CGSize(width: 12, height: 12)), key: "orange")),
    ])
  }

  mutating func title() -> String {
    one(["", "Home", "A rather long title for a tab", "Two\nlines", "🏠", "مرحبا", "首页", "i"])
  }

  mutating func icon() -> IconSource? {
    one([
      nil, .data(Dock.icon, key: "icon"), .system("house"), .system("no.such.symbol"),
      .data(Pictures.png(.purple, size: CGSize(width: 60, height: 20)), key: "wide"),
    ])
  }

  mutating func placement() -> Placement {
    one([
      .normal, .normal, .normal, .center(size: CGSize(width: 60, height: 60)), .raised(by: 18),
      .round(diameter: 56, raisedBy: 20), .round(diameter: 50, raisedBy: 16, isCentered: false),
      .fixed(width: 70), .weighted(2, minimumWidth: 60), .bulge(height: 16),
    ])
  }

  mutating func item(_ id: TabID) -> BarItem {
    BarItem(
      id: id, role: chance(0.8) ? .tab : .action, title: title(), icon: icon(),
      selectedIcon: chance(0.3) ? icon() : nil, highlightedIcon: chance(0.1) ? icon() : nil,
      disabledIcon: chance(0.2) ? icon() : nil, iconFill: chance(0.1) ? .fillsItem : .fits,
      iconOffset: chance(0.1) ? BarOffset(x: 3, y: -2) : .zero,
      ground: chance(0.2) ? ItemGround(.badge, shadow: BarShadow()) : nil,
      iconColor: chance(0.1) ? StyleColor(light: 0x00FF00, dark: 0x0000FF) : nil,
      iconRendering: one(IconRendering.allCases),
      iconSize: chance(0.2) ? CGSize(width: 30, height: 30) : nil, badge: badge(),
      isEnabled: chance(0.85), isHidden: chance(0.1), placement: placement(),
      firesOn: chance(0.8) ? .touchUp : .touchDown, dimsOnPress: chance(0.8),
      titleFontSize: chance(0.1) ? 14 : nil,
      titleVisibility: chance(0.2) ? one(TitleVisibility.allCases) : nil,
      arrangement: chance(0.15) ? one([.inline, .grouped(), .dock]) : nil,
      selectionAnimation: chance(0.4) ? one(TabBarStyle.SelectionAnimation.allCases) : nil,
      accessibilityHint: chance(0.1) ? "hint" : nil,
      states: ["top": BarItem.StateLook(title: "Top of it", icon: .system("arrow.up"))])
  }

  mutating func style() -> TabBarStyle {
    let yellow = StyleColor(hex: 0xFFDD00)
    var style = one(LookStyleTests.presets)
    if chance(0.5) {
      style.indicator = one([
        .none, .pill(yellow), .line(), .dot(), .circle(yellow), .slider(yellow),
        .line(.accent, at: .top, length: 20),
      ])
    }
    if chance(0.3) { style.shape = style.shape.rising(one(BarShape.Rise.allCases)) }
    if chance(0.3) { style.badge.animation = one(TabBarStyle.BadgeAnimation.allCases) }
    if chance(0.3) { style.pressFeedback = one(TabBarStyle.PressFeedback.allCases) }
    if chance(0.2) { style.titleVisibility = one(TitleVisibility.allCases) }
    if chance(0.2) { style.selectionAnimation = one(TabBarStyle.SelectionAnimation.allCases) }
    if chance(0.2) { style.maximumTextScale = 2 }
    if chance(0.15) { style.background = .blur(.regular, tint: nil) }
    if chance(0.15) { style.itemSpacing = 8 }
    if chance(0.15) { style.itemPositioning = .centered }
    return style
  }
}

// MARK: Changes

@MainActor extension WalkDice {
  /// Items to begin with, and changes of the bar that shows them.
  mutating func walk(_ length: Int) -> ([BarItem], [WalkStep]) {
    ((0..<4).map { item(TabID("t\($0)")) }, (0..<length).map { _ in step() })
  }

  mutating func step() -> WalkStep {
    switch number(10) {
    case 0, 1, 2: return items()
    case 3, 4: return update()
    case 5, 6: return looks()
    case 7: return settings()
    case 8: return place()
    default: return touch()
    }
  }

  private mutating func items() -> WalkStep {
    let (id, index, isAnimated) = (id(), number(8), chance(0.6))
    switch number(6) {
    case 0:
      let items = Array(0..<8).shuffled(using: &self).prefix(number(7)).map {
        item(TabID("t\($0)"))
      }
      return WalkStep("set \(items.map(\.id))") { $0.bar.setItems(items, animated: isAnimated) }
    case 1:
      let item = item(id)
      return WalkStep("insert \(item)") { $0.bar.insert(item, at: index) }
    case 2: return WalkStep("remove \(id)") { $0.bar.remove(id) }
    case 3, 4:
      return WalkStep("move \(id) to \(index)") {
        $0.bar.move(id, to: index, animated: isAnimated)
      }
    default: return WalkStep("select \(id)") { $0.bar.selectedID = id }
    }
  }

  private mutating func update() -> WalkStep {
    let (id, yes) = (id(), chance(0.5))
    func update(_ what: String, _ change: @escaping (inout BarItem) -> Void) -> WalkStep {
      WalkStep("update \(id) \(what)") { $0.bar.update(id, change) }
    }
    switch number(10) {
    case 0, 1:
      let badge = badge()
      return update("badge \(String(describing: badge))") { $0.badge = badge }
    case 2:
      let title = title()
      return update("title \(title)") { $0.title = title }
    case 3:
      let icon = icon()
      return update("icon \(icon?.name ?? "")") { $0.icon = icon }
    case 4: return update("enabled \(yes)") { $0.isEnabled = yes }
    case 5: return update("hidden \(yes)") { $0.isHidden = yes }
    case 6:
      let placement = placement()
      return update("placement \(placement)") { $0.placement = placement }
    case 7:
      let item = item(id)
      return update("all \(item)") { $0 = item }
    case 8:
      let state: BarItem.StateName? = one([nil, "top", "none"])
      return WalkStep("state of \(id)") { $0.bar.setState(state, for: id, animated: yes) }
    default:
      let isBadge = chance(0.5)
      return WalkStep("view of \(id), badge \(isBadge), \(yes)") { walker in
        guard isBadge else {
          return walker.bar.setView(yes ? BarWalker.view(.red) : nil, for: id)
        }
        walker.bar.setBadgeView(yes ? BarWalker.view(.green) : nil, for: id)
        if yes { walker.badgeViews.insert(id) } else { walker.badgeViews.remove(id) }
      }
    }
  }

  private mutating func looks() -> WalkStep {
    let (style, isAnimated) = (style(), chance(0.6))
    return WalkStep("style \(style), animated \(isAnimated)") {
      $0.bar.setStyle(style, animated: isAnimated)
    }
  }

  private mutating func settings() -> WalkStep {
    let (yes, kind) = (chance(0.5), number(7))
    let size = one([
      UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge, .extraSmall,
      .extraExtraExtraLarge,
    ])
    return WalkStep("setting \(kind), \(yes), \(size.rawValue)") {
      $0.simulator.update {
        switch kind {
        case 0: $0.appearance = yes ? .dark : .light
        case 1: $0.direction = yes ? .rightToLeft : .leftToRight
        case 2: $0.boldText = yes
        case 3: $0.increaseContrast = yes
        case 4: $0.reduceTransparency = yes
        case 5: $0.reduceMotion = yes
        default: $0.contentSizeCategory = size
        }
      }
    }
  }

  private mutating func place() -> WalkStep {
    let yes = chance(0.5)
    switch number(scrolls ? 6 : 5) {
    case 0, 1:
      let frame = one([
        CGRect(x: 0, y: 300, width: 393, height: 83), CGRect(x: 0, y: 300, width: 393, height: 49),
        CGRect(x: 20, y: 300, width: 300, height: 49), CGRect(x: 0, y: 300, width: 0, height: 0),
        CGRect(x: 0, y: 100, width: 50, height: 500), CGRect(x: 0, y: 300, width: 1400, height: 70),
        CGRect(x: 0, y: 300, width: 30, height: 10),
      ])
      return WalkStep("frame \(frame)") { $0.bar.frame = frame }
    case 2:
      let edge: BarEdge = one([.bottom, .bottom, .left, .right])
      return WalkStep("edge \(edge)") { $0.bar.edge = edge }
    case 3: return WalkStep("hidden \(yes)") { $0.bar.isHidden = yes }
    case 4:
      return WalkStep("shown \(yes)") {
        if yes { $0.root.view.addSubview($0.bar) } else { $0.bar.removeFromSuperview() }
      }
    default:
      let overflow: TabBarOverflow = one([.compress, .scroll(minimumItemWidth: 110)])
      return WalkStep("overflow \(overflow)") { $0.bar.overflow = overflow }
    }
  }

  private mutating func touch() -> WalkStep {
    let (finger, seconds) = (number(2), one([0.02, 0.05, 0.1, 0.3]))
    let point = CGPoint(
      x: Double.random(in: 0..<393, using: &self), y: Double.random(in: 290..<350, using: &self))
    switch number(8) {
    case 0, 1, 2: return WalkStep("wait \(seconds)") { $0.simulator.advance(by: seconds) }
    case 3, 4:
      return WalkStep("down \(point)") { $0.simulator.touchDown(at: point, finger: finger) }
    case 5: return WalkStep("drag \(point)") { $0.simulator.touchMove(to: point, finger: finger) }
    case 6: return WalkStep("up") { $0.simulator.touchUp(finger: finger) }
    default: return WalkStep("cancel") { $0.simulator.touchCancel() }
    }
  }
}
