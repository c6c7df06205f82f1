// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// Numbers that no designer meant, in every place that takes one.
@MainActor @Suite(.serialized, .everyPreset) struct BarOddNumbersTests {
  private static let numbers: [CGFloat] = [
    -10, 1e-9, 1e9, .nan, -.infinity, .greatestFiniteMagnitude,
  ]

  private typealias Change = (inout TabBarStyle, CGFloat) -> Void
  private static let changes: [(String, Change)] = [
    ("contentHeight", { $0.contentHeight = $1 }),
    ("compactContentHeight", { $0.compactContentHeight = $1 }),
    (
      "itemWidth",
      {
        $0.itemWidth = $1; $0.itemPositioning = .centered
      }
    ),
    ("itemSpacing", { $0.itemSpacing = $1 }),
    ("railWidth", { $0.railWidth = $1 }),
    ("railItemHeight", { $0.railItemHeight = $1 }),
    ("titleFontSize", { $0.titleFontSize = $1 }),
    (
      "inlineTitleFontSize",
      {
        $0.inlineTitleFontSize = $1; $0.arrangement = .inline
      }
    ),
    ("titleKerning", { $0.titleKerning = $1 }),
    ("titleOffset", { $0.titleOffset = BarOffset(x: $1, y: $1) }),
    ("iconOffset", { $0.iconOffset = BarOffset(x: $1, y: $1) }),
    ("maximumTextScale", { $0.maximumTextScale = $1 }),
    ("maximumIconSize", { $0.maximumIconSize = CGSize(width: $1, height: $1) }),
    ("gap", { $0.arrangement = .grouped(gap: $1) }),
    ("inline gap", { $0.arrangement = ItemArrangement(.inline(gap: $1)) }),
    (
      "fixed",
      {
        $0.arrangement = ItemArrangement(
          .fixed(
            iconCenter: BarLength(fraction: $1, points: $1),
            maximumIconHeight: BarLength(fraction: $1, points: $1),
            titleTop: BarLength(fraction: $1, points: $1),
            titleHeight: BarLength(fraction: $1, points: $1)))
      }
    ),
    ("radius", { $0.shape = BarShape(.rounded(radius: $1), rise: $0.shape.rise) }),
    (
      "card margins",
      {
        $0.shape = BarShape(
          .card(margins: BarInsets(top: $1, left: $1, bottom: $1, right: $1), cornerRadius: 10),
          rise: $0.shape.rise)
      }
    ),
    (
      "card radius",
      { $0.shape = BarShape(.card(margins: .zero, cornerRadius: $1), rise: $0.shape.rise) }
    ),
    (
      "capsule",
      {
        $0.shape = BarShape(
          .capsule(margins: BarInsets(top: $1, left: $1, bottom: $1, right: $1)),
          rise: $0.shape.rise)
      }
    ),
    ("indicator line", { $0.indicator = BarIndicator(.line(.bottom, thickness: $1, length: $1)) }),
    ("indicator dot", { $0.indicator = BarIndicator(.dot(.bottom, diameter: $1)) }),
    ("indicator circle", { $0.indicator = BarIndicator(.circle(diameter: $1)) }),
    ("indicator slider", { $0.indicator = BarIndicator(.slider(cornerRadius: $1)) }),
    (
      "indicator insets",
      {
        $0.indicator = BarIndicator(
          .pill, insets: BarInsets(top: $1, left: $1, bottom: $1, right: $1),
          offset: BarOffset(x: $1, y: $1))
      }
    ),
    ("border", { $0.border = BarBorder(.accent, width: $1) }),
    (
      "shadow",
      { $0.shadow = BarShadow(opacity: $1, radius: $1, offset: BarOffset(x: $1, y: $1)) }
    ),
    ("badge font", { $0.badge.fontSize = $1 }),
    ("badge height", { $0.badge.height = $1 }),
    ("badge padding", { $0.badge.padding = $1 }),
    ("badge radius", { $0.badge.cornerRadius = $1 }),
    ("badge border", { $0.badge.border = BarBorder(.white, width: $1) }),
    (
      "badge offset",
      {
        $0.badge.offset = BarOffset(x: $1, y: $1); $0.badge.inlineOffset = BarOffset(x: $1, y: $1)
      }
    ),
    ("badge dot", { $0.badge.dotSize = $1 }),
    (
      "gradient",
      {
        $0.background = .gradient(
          BarGradient([.init(.white, at: $1), .init(.accent, at: 0.5), .init(.black, at: $1)]))
      }
    ),
    (
      "colour",
      {
        let odd = StyleColor.RGBA(red: $1, green: $1, blue: $1, alpha: $1)
        let color = StyleColor.fixed(light: odd, dark: odd)
        $0.background = .color(color)
        $0.normalTitleColor = color
        $0.hairlineColor = color
      }
    ),
  ]

  private typealias ItemChange = (inout BarItem, CGFloat) -> Void
  private static let itemChanges: [(String, ItemChange)] = [
    ("iconOffset", { $0.iconOffset = BarOffset(x: $1, y: $1) }),
    ("iconInsets", { $0.iconInsets = BarInsets(top: $1, left: $1, bottom: $1, right: $1) }),
    ("iconSize", { $0.iconSize = CGSize(width: $1, height: $1) }),
    ("titleFontSize", { $0.titleFontSize = $1 }),
    ("titleOffset", { $0.titleOffset = BarOffset(x: $1, y: $1) }),
    (
      "ground",
      {
        $0.ground = ItemGround(
          .badge, size: CGSize(width: $1, height: $1), border: BarBorder(.white, width: $1),
          shadow: BarShadow(opacity: $1, radius: $1, offset: BarOffset(x: $1, y: $1)))
      }
    ),
    ("size", { $0.placement = Placement(size: CGSize(width: $1, height: $1)) }),
    ("centre", { $0.placement = .center(size: CGSize(width: $1, height: $1)) }),
    (
      "centred",
      {
        $0.placement = Placement(
          size: CGSize(width: 50, height: 50), vertical: .centered(fraction: $1))
      }
    ),
    (
      "raised by",
      { $0.placement = Placement(size: CGSize(width: 50, height: 50), vertical: .raised(by: $1)) }
    ),
    ("raised", { $0.placement = .raised(by: $1) }),
    ("round", { $0.placement = .round(diameter: $1, raisedBy: $1) }),
    ("width", { $0.placement = .fixed(width: $1) }),
    ("weight", { $0.placement = .weighted($1, minimumWidth: $1) }),
    ("bulge", { $0.placement = .bulge(height: $1) }),
    ("lift", { $0.placement = Placement(lift: $1) }),
  ]

  private var items: [BarItem] {
    var items = Dock.items(4)
    items[0].badge = .count(120)
    items[1].badge = .dot
    items[2].ground = ItemGround(.badge, border: BarBorder(.white))
    items.insert(
      BarItem(
        id: "plus", role: .action, title: "Plus", icon: .system("plus"),
        placement: .round(diameter: 56, raisedBy: 20)), at: 2)
    return items
  }

  /// What in the bar or its layout is no number, or farther away than anything that was asked for.
  private func nonsense(_ painted: Painted) -> [String] {
    painted.simulator.layoutIfNeeded()
    let layout = painted.bar.barLayout
    var rects = layout.items.flatMap { item in
      [
        item.frame, item.touchArea.rect, item.iconFrame, item.titleFrame, item.badgeFrame,
        item.groundFrame,
      ].compactMap(\.self)
    }
    rects += [layout.contentFrame, CGRect(origin: .zero, size: layout.contentSize)]
    if let indicator = layout.indicatorFrame { rects.append(indicator) }
    if !layout.outline.elements.isEmpty { rects.append(layout.outline.bounds) }
    rects.append(
      CGRect(origin: .zero, size: painted.bar.sizeThatFits(CGSize(width: 393, height: 852))))
    let odd = rects.filter { rect in
      let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
      return !numbers.allSatisfy { $0.isFinite && abs($0) < 10_000_000 } || rect.size.width < 0
        || rect.size.height < 0
    }
    return BarWalker.nonsense(in: painted.bar) + odd.map { "\($0)" }
  }

  @Test(
    "No number in a style breaks a bar or a rail", .ownSwitches,
    arguments: [TabBarStyle.classic, .notch])
  func style(preset: TabBarStyle) {
    let painted = Painted(preset, items: items, height: 83)
    for (name, change) in Self.changes {
      for number in Self.numbers {
        let style = preset.with { change(&$0, number) }
        painted.bar.setStyle(style, animated: true)
        painted.simulator.advance(by: 1 / 60)
        #expect(nonsense(painted).isEmpty, "\(name) \(number)")
        painted.bar.edge = .left
        #expect(nonsense(painted).isEmpty, "\(name) \(number) in a rail")
        painted.bar.edge = .bottom
        painted.bar.style = style
        #expect(nonsense(painted).isEmpty, "\(name) \(number) at once")
      }
      _ = painted.simulator.render(scale: 0.5)
    }
  }

  @Test("No number in an item breaks a bar, a rail or what scrolls", .ownSwitches)
  func item() {
    let painted = Painted(.notch, items: items, height: 83)
    for (name, change) in Self.itemChanges {
      for number in Self.numbers {
        painted.bar.items = items
        painted.bar.update("t1") { change(&$0, number) }
        #expect(nonsense(painted).isEmpty, "\(name) \(number)")
        painted.bar.overflow = .scroll(minimumItemWidth: 120)
        #expect(nonsense(painted).isEmpty, "\(name) \(number) scrolls")
        painted.bar.edge = .right
        #expect(nonsense(painted).isEmpty, "\(name) \(number) in a rail")
        painted.bar.edge = .bottom
        painted.bar.overflow = .compress
      }
      _ = painted.simulator.render(scale: 0.5)
    }
  }

  @Test("A colour of no number can be written down", .ownSwitches)
  func colorText() {
    let odd = StyleColor.RGBA(red: .nan, green: .infinity, blue: -1, alpha: .nan)
    #expect(odd.hexText == "#00ff00")
  }

  @Test("No size and no least width breaks a bar", .ownSwitches)
  func sizes() {
    let painted = Painted(.classic, items: items, height: 83)
    for number in Self.numbers {
      painted.bar.overflow = .scroll(minimumItemWidth: number)
      #expect(nonsense(painted).isEmpty, "\(number)")
    }
    for (width, height) in [
      (0, 0), (0, 49), (393, 0), (1, 1), (1400, 1400), (1_000_000, 1_000_000),
    ] {
      for style in LookStyleTests.presets {
        for edge in BarEdge.allCases {
          painted.bar.frame.size = CGSize(width: width, height: height)
          painted.bar.edge = edge
          painted.bar.style = style
          #expect(nonsense(painted).isEmpty, "\(width) \(height) \(style.name) \(edge)")
        }
      }
    }
  }

  @Test("What is no number anywhere does not keep a bar busy", .ownSwitches)
  func comesToRest() {
    let painted = Painted(.notch, items: items, height: 83)
    let odd = OutlinePath([
      .move(CGPoint(x: CGFloat.nan, y: 0)), .line(CGPoint(x: 1, y: 1)), .close,
    ])
    painted.bar.update("plus") { $0.placement.touchShape = .path(odd) }
    painted.bar.update("t1") {
      $0.ground = ItemGround(.badge, shape: .path(odd))
      $0.iconInsets.left = .nan
    }
    painted.bar.overflow = .scroll(minimumItemWidth: .nan)
    painted.simulator.settle()
    let passes = painted.bar.layoutPasses
    painted.simulator.advance(by: 1)
    #expect(painted.bar.layoutPasses == passes)
    #expect(painted.simulator.timeToNextChange == nil)
    _ = painted.picture
  }

  @Test("An outline of one's own that is none leaves a bar that works", .ownSwitches)
  func outlines() {
    func path(_ points: [(CGFloat, CGFloat)], closes: Bool = true) -> OutlinePath {
      let places = points.map { CGPoint(x: $0.0, y: $0.1) }
      return OutlinePath(
        places.prefix(1).map { .move($0) } + places.dropFirst().map { .line($0) }
          + (closes ? [.close] : []))
    }
    let square: [(CGFloat, CGFloat)] = [(0, 0), (100, 0), (100, 50), (0, 50)]
    let size = CGSize(width: 100, height: 50)
    let outlines: [(OutlinePath, CGSize)] = [
      (OutlinePath(), size), (path([(5, 5)]), size), (OutlinePath([.close, .close]), size),
      (path([(0, 50), (50, -20), (100, 50)], closes: false), size),
      (path([(0, 0), (100, 50), (100, 0), (0, 50)]), size),
      (OutlinePath([.line(.zero), .line(CGPoint(x: 100, y: 50))]), size),
      (path([(.nan, 0), (.infinity, 0), (100, 50), (0, 50)]), size), (path(square), .zero),
      (path(square), CGSize(width: CGFloat.nan, height: .infinity)),
    ]
    for (index, (path, size)) in outlines.enumerated() {
      for end in [0, 20, -5, CGFloat.nan, 1e9] {
        let style = TabBarStyle.classic.with {
          $0.shape = .custom(CustomOutline(path, size: size, endWidth: end))
          $0.border = BarBorder(.accent)
          $0.shadow = BarShadow()
        }
        let painted = Painted(.notch, items: items, height: 83)
        painted.bar.setStyle(style, animated: true)
        painted.simulator.advance(by: 0.1)
        _ = painted.simulator.render(scale: 0.5)
        painted.simulator.settle()
        #expect(nonsense(painted).isEmpty, "\(index) \(end)")
        painted.bar.press("t1")
        #expect(painted.bar.selectedID == "t1")
      }
    }
  }
}
