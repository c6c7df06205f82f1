// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// What takes touches is what is seen.
@MainActor @Suite(.serialized, .everyPreset) struct LookHitTests {
  /// Every preset and every shape, black and without anything else to be seen.
  nonisolated static let styles: [TabBarStyle] = {
    let pentagon = CustomOutline(
      OutlinePath([
        .move(CGPoint(x: 0, y: 20)), .line(CGPoint(x: 50, y: -30)), .line(CGPoint(x: 100, y: 0)),
        .curve(
          to: CGPoint(x: 90, y: 49), control1: CGPoint(x: 110, y: 20),
          control2: CGPoint(x: 90, y: 30)), .line(CGPoint(x: 10, y: 49)), .close,
      ]), size: CGSize(width: 100, height: 49), endWidth: 20)
    let presets: [TabBarStyle] = [
      .classic, .flat, .floating, .capsule, .wave, .card, .bulge, .notch, .centerView,
      .raisedPublish, .dock,
    ]
    let shapes: [(String, BarShape)] = [
      ("rounded", .rounded(radius: 24).rising(.bulge)), ("custom", .custom(pentagon)),
      (
        "carved card",
        .card(margins: BarInsets(left: 16, bottom: 8, right: 16), cornerRadius: 20).rising(.notch)
      ),
      ("waving capsule", .capsule(margins: BarInsets(left: 24, right: 24)).rising(.wave)),
    ]
    let own = shapes.map { name, shape in TabBarStyle(name: name).with { $0.shape = shape } }
    return (presets + own).map { style in
      style.with {
        $0.background = .color(.black)
        $0.hairlineColor = nil
        $0.shadow = nil
        $0.indicator = .none
      }
    }
  }()

  /// A button that stands out, painted by its own disc, which is its touch area.
  private func items(_ placement: Placement) -> [BarItem] {
    var items: [BarItem] = ["a", "b", "c", "d"].map { BarItem(id: $0) }
    let disc = placement.touchShape == .circle ? ItemGround(.black) : nil
    items.insert(
      BarItem(id: "plus", role: .action, ground: disc, placement: placement), at: 2)
    return items
  }

  @Test(
    "A touch belongs to the bar where it is painted, to a pixel, at every point [field 121]",
    .ownSwitches, arguments: styles, [false, true])
  func outline(style: TabBarStyle, isRightToLeft: Bool) throws {
    let placements: [Placement] = [
      .normal, .bulge(height: 16), .round(diameter: 50, raisedBy: 20, isCentered: false),
    ]
    for placement in placements {
      let painted = Painted(
        style, items: items(placement),
        situation: Situation(direction: isRightToLeft ? .rightToLeft : .leftToRight), height: 83)
      let picture = painted.picture
      let window = try #require(painted.bar.window)
      var wrong: [CGPoint] = []
      var dark = 0
      for y in -60..<83 {
        for x in 0..<393 {
          let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
          let isDark = painted.isDark(point, in: picture)
          if isDark { dark += 1 }
          var isHit = painted.bar.point(inside: point, with: nil)
          // What the window finds is dearer to ask for.
          if x % 7 == 3, y % 5 == 0 {
            let place = CGPoint(x: point.x, y: point.y + 300)
            let found = window.hitTest(place, with: nil)
            let isFound = found?.isDescendant(of: painted.bar) ?? false
            if isFound != isHit { isHit = !isDark }
          }
          guard isHit != isDark else { continue }
          let isEdge = [(-1, 0), (1, 0), (0, -1), (0, 1)].contains { dx, dy in
            painted.isDark(
              CGPoint(x: point.x + CGFloat(dx) / 3, y: point.y + CGFloat(dy) / 3), in: picture)
              == isHit
          }
          if !isEdge { wrong.append(point) }
        }
      }
      #expect(wrong.isEmpty, "\(style.name) \(placement): \(wrong.prefix(5))")
      #expect(dark > 10_000)
    }
  }

  @Test(
    "Where items meet the window finds the one that the layout names, whatever their roles",
    .ownSwitches, arguments: [false, true], [false, true])
  func meeting(isRightToLeft: Bool, scrolls: Bool) throws {
    let narrow = Placement.fixed(width: 20)
    let tall = Placement(size: CGSize(width: 30, height: 70))
    let placements: [(BarItem.Role, Placement)] = [
      (.action, .normal), (.tab, tall), (.action, .normal), (.tab, narrow), (.tab, .normal),
      (.action, .round(diameter: 40, raisedBy: 14, isCentered: false)), (.tab, .raised(by: 12)),
    ]
    for style in [TabBarStyle.classic, .card] {
      let items = placements.enumerated().map {
        BarItem(
          id: TabID("t\($0)"), role: $1.0, title: "T", icon: .data(Dock.icon, key: "icon"),
          placement: $1.1)
      }
      let painted = Painted(
        style, items: items,
        situation: Situation(direction: isRightToLeft ? .rightToLeft : .leftToRight))
      if scrolls { painted.bar.overflow = .scroll(minimumItemWidth: 90) }
      painted.simulator.settle()
      #expect((painted.bar.scroller != nil) == scrolls)
      if scrolls { painted.bar.scroller?.contentOffset.x = 31 }
      painted.simulator.layoutIfNeeded()
      let layout = painted.bar.barLayout
      let window = try #require(painted.bar.window)
      var found: Set<TabID> = []
      for y in stride(from: -30, to: 49, by: 2) {
        for x in stride(from: 0, to: 393, by: 2) {
          let point = CGPoint(x: Double(x) + 0.25, y: Double(y) + 0.25)
          let hit = window.hitTest(CGPoint(x: point.x, y: point.y + 300), with: nil)
          let control = hit as? TabBarItemControl
          let wanted = layout.itemID(at: point, scrolledBy: painted.bar.scrollOffset)
          #expect(control?.id == wanted, "\(style.name) \(point)")
          if let wanted { found.insert(wanted) }
        }
      }
      #expect(found.count >= (scrolls ? 4 : 7))
    }
  }

  @Test("A tap beside a narrow tab presses it where it is nearer than its neighbours", .ownSwitches)
  func narrow() {
    var items = Dock.items(3)
    items[1].placement = .fixed(width: 20)
    items[2].role = .action
    for (x, id) in [(175, "t1"), (173, "t0"), (218, "t1")] as [(CGFloat, TabID)] {
      let dock = Dock(items)
      dock.tap(x)
      #expect(dock.bar.selectedID == id, "\(x)")
    }
  }
}

extension Painted {
  /// Whether a pixel is more dark than light.
  fileprivate func isDark(_ point: CGPoint, in picture: Bitmap) -> Bool {
    let (x, y) = (Int(point.x * 3), Int(((300 + point.y) * 3).rounded(.down)))
    guard (0..<picture.width).contains(x), (0..<picture.height).contains(y) else { return false }
    return picture.pixels[(y * picture.width + x) * 4] < 128
  }
}
