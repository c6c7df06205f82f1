// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// One style after another in the same bar.
@MainActor @Suite(.serialized, .everyPreset) struct LookStyleTests {
  nonisolated static let presetCount = 13
  static let presets: [TabBarStyle] = [
    .classic, .flat, .floating, .capsule, .wave, .card, .bulge, .notch, .centerView,
    .raisedPublish, .dock,
    TabBarStyle.card.with {
      $0.background = .gradient(BarGradient(colors: [.white, StyleColor(hex: 0x88AAFF)]))
      $0.border = BarBorder(StyleColor(hex: 0xFF0000), width: 2)
      $0.indicator = .circle(StyleColor(hex: 0xFFDD00))
      $0.badge.border = BarBorder(.white, width: 2)
    },
    TabBarStyle.bulge.with {
      $0.background = .image(.data(Pictures.png(.green), key: "green"), .tile)
      $0.indicator = .image(.data(Pictures.png(.yellow), key: "yellow"))
      $0.shadow = BarShadow()
    },
  ]

  private var items: [BarItem] {
    var items = Dock.items(4)
    items[1].badge = .count(120)
    items.insert(
      BarItem(
        id: "plus", role: .action, ground: ItemGround(.badge, shadow: BarShadow()),
        placement: .round(diameter: 56, raisedBy: 20)), at: 2)
    return items
  }

  private func make(_ style: TabBarStyle, _ situation: Situation = Situation()) -> Painted {
    Painted(style, items: items, situation: situation, height: 83, page: .systemTeal)
  }

  @Test(
    "After every preset and back a bar looks like a fresh one, byte for byte", .ownSwitches,
    arguments: [false, true])
  func backAgain(animated: Bool) {
    let situation = Situation(appearance: .dark, direction: .rightToLeft)
    let fresh = Self.presets.map { make($0, situation).picture }
    let painted = make(.classic, situation)
    let (views, layers) = (painted.bar.viewCount, painted.bar.layerCount)
    for (style, picture) in zip(Self.presets, fresh) {
      painted.bar.setStyle(style, animated: animated)
      painted.simulator.settle()
      #expect(painted.picture == picture, "\(style.name)")
    }
    painted.bar.setStyle(.classic, animated: animated)
    painted.simulator.settle()
    #expect(painted.picture == fresh[0])
    #expect(painted.bar.viewCount == views && painted.bar.layerCount == layers)
    #expect(painted.bar.styleChange == nil)
  }

  @Test("A change that is under way when the user asks for less motion is over", .ownSwitches)
  func lessMotionMeanwhile() {
    let fresh = make(.card, Situation(reduceMotion: true)).picture
    let views = make(.card).bar.viewCount
    let painted = make(.bulge)
    painted.bar.setStyle(.card, animated: true)
    painted.simulator.advance(by: 0.1)
    #expect(painted.bar.styleChange != nil)
    painted.simulator.update { $0.reduceMotion = true }
    #expect(painted.bar.styleChange == nil)
    #expect(painted.picture == fresh)
    // What fades out unseen is let go with the animation's time.
    painted.simulator.advance(by: 0.5)
    #expect(painted.bar.viewCount == views)
    #expect(painted.picture == fresh)
  }

  @Test("Changes that are interrupted half-way leave nothing behind either", .ownSwitches)
  func interrupted() {
    let fresh = Self.presets.map { make($0).picture }
    let painted = make(.classic)
    let views = painted.bar.viewCount
    for (index, style) in Self.presets.enumerated() {
      painted.bar.setStyle(style, animated: true)
      painted.simulator.advance(by: 0.11)
      if index.isMultiple(of: 3) {
        // At once: nothing of what was on its way is left in the very same frame.
        painted.bar.style = .notch
        painted.simulator.layoutIfNeeded()
        #expect(painted.picture == fresh[7], "\(style.name)")
      }
    }
    painted.bar.setStyle(.classic, animated: true)
    painted.simulator.settle()
    #expect(painted.picture == fresh[0])
    #expect(painted.bar.viewCount == views)
  }

  @Test(
    "On its way the outline lies between the two, items move, and touches are the new style's",
    .ownSwitches)
  func between() throws {
    let painted = make(.classic)
    let icon = try #require(painted.bar.controls["t0"]?.iconView)
    let start = icon.convert(CGPoint.zero, to: painted.bar)
    painted.bar.setStyle(.card, animated: true)
    #expect(painted.bar.style == .card)
    #expect(!painted.bar.point(inside: CGPoint(x: 5, y: 30), with: nil))
    var lefts: [CGFloat] = []
    var moving = false
    for _ in 0..<20 {
      let outline = try #require(painted.bar.background.look?.outline)
      lefts.append(outline.bounds.minX)
      moving = moving || painted.bar.controls["t0"]?.layer.animationKeys() != nil
      painted.simulator.advance(by: 1 / 60)
    }
    #expect(lefts.first == 0 && lefts.last == 16)
    #expect(lefts.contains { $0 > 2 && $0 < 14 })
    #expect(zip(lefts, lefts.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(moving)
    painted.bar.setStyle(.floating, animated: true)
    // The mark comes where it goes.
    let keys = painted.bar.indicator.layer.animationKeys() ?? []
    #expect(keys.contains("opacity") && !keys.contains("position"))
    painted.simulator.settle()
    #expect(icon.convert(CGPoint.zero, to: painted.bar) != start)
  }

  @Test("Where motion is reduced, or out of a window, the new style is there at once", .ownSwitches)
  func still() {
    var situation = Situation()
    situation.reduceMotion = true
    let fresh = make(.card, situation).picture
    let painted = make(.classic, situation)
    painted.bar.setStyle(.card, animated: true)
    #expect(painted.bar.styleChange == nil)
    #expect(painted.picture == fresh)
    let alone = TabBar(items: items)
    alone.setStyle(.card, animated: true)
    #expect(alone.style == .card && alone.styleChange == nil)
  }

  @Test(
    "A bar in a host changes its height with the style, and the page's inset follows",
    arguments: Hosted.Way.allCases)
  func height(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    let before = hosted.tabBar.frame
    hosted.tabBar.setStyle(.card, animated: true)
    hosted.simulator.advance(by: 0.1)
    let shown = try #require(hosted.tabBar.layer.presentation()).frame
    #expect(hosted.tabBar.frame.height == before.height + 15)
    #expect(shown.minY > hosted.tabBar.frame.minY && shown.minY < before.minY)
    hosted.simulator.settle()
    #expect(hosted.selectedPage?.view.safeAreaInsets.bottom == before.height + 15)
    hosted.check("t0")
  }
}

extension UIView {
  fileprivate var viewCount: Int { subviews.reduce(1) { $0 + $1.viewCount } }
  fileprivate var layerCount: Int { layer.count }
}

extension CALayer {
  fileprivate var count: Int {
    (sublayers ?? []).reduce(1 + (mask == nil ? 0 : 1)) { $0 + $1.count }
  }
}
