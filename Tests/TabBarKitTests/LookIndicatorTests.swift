// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// The mark of the selected item.
@MainActor @Suite(.serialized, .everyPreset) struct LookIndicatorTests {
  private func dock(
    _ indicator: BarIndicator, _ situation: Situation = Situation()
  ) -> Dock {
    Dock(style: .dock.with { $0.indicator = indicator }, situation: situation)
  }

  @Test(
    "Every form lies below the items and above the ground, where the layout says, in its shape",
    .ownSwitches, arguments: [false, true])
  func forms(isRightToLeft: Bool) throws {
    let red = StyleColor(hex: 0xFF0000)
    let forms: [(BarIndicator, CGFloat?)] = [
      (.pill(red), nil), (.slider(red, cornerRadius: 6), 6), (.circle(red), nil),
      (.line(red), 0), (.line(red, at: .top, length: 20), 1), (.dot(red), 2.5),
      (BarIndicator(.slider(cornerRadius: 500), color: red), nil),
    ]
    for (mark, radius) in forms {
      let dock = dock(mark, Situation(direction: isRightToLeft ? .rightToLeft : .leftToRight))
      dock.bar.selectedIndex = 1
      dock.simulator.settle()
      let view = dock.bar.indicator
      let frame = try #require(dock.bar.barLayout.indicatorFrame)
      #expect(isClose(view.frame, frame))
      #expect(view.layer.cornerRadius == radius ?? min(frame.width, frame.height) / 2)
      let column = try #require(dock.bar.barLayout["t1"]?.frame)
      #expect(abs(frame.midX - column.midX) < 1)
      let order = dock.bar.subviews
      let (ground, own, tabs) = (
        try #require(order.firstIndex(of: dock.bar.background)),
        try #require(order.firstIndex { view.isDescendant(of: $0) }),
        try #require(order.firstIndex(of: dock.bar.tabsView))
      )
      #expect(ground < own && own < tabs)
      let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      let place = CGRect(
        x: middle.x - frame.width / 2, y: middle.y - frame.height / 2, width: frame.width,
        height: frame.height)
      // Beside the icon of what lies behind it, above it in a circle.
      let seen =
        frame.height < 6
        ? middle
        : frame.width > 40
          ? CGPoint(x: place.minX + 12, y: place.midY) : CGPoint(x: place.midX, y: place.minY + 1)
      let picture = dock.simulator.render()
      func isRed(_ point: CGPoint) -> Bool {
        let pixel = picture.rgba(atX: Int(point.x * 3), y: Int(point.y * 3))
        return pixel.red > 250 && pixel.green < 5 && pixel.blue < 5
      }
      #expect(isRed(seen), "\(mark.form)")
      let isRound = view.layer.cornerRadius > 5
      let corner = CGPoint(x: place.minX + 0.5, y: place.minY + 0.5)
      if frame.height > 6 { #expect(isRed(corner) == !isRound, "\(mark.form)") }
      #expect(!isRed(CGPoint(x: place.minX - 1, y: place.midY)))
    }
  }

  @Test(
    "To another tab it slides or springs, is there at once, or does not move where motion is reduced",
    .ownSwitches)
  func motion() throws {
    for motion in BarIndicator.Motion.allCases {
      for reduceMotion in [false, true] {
        var situation = Situation()
        situation.reduceMotion = reduceMotion
        let dock = dock(BarIndicator(.pill, motion: motion), situation)
        let start = dock.bar.indicator.frame.midX
        dock.bar.selectedIndex = 2
        dock.simulator.layoutIfNeeded()
        let end = try #require(dock.bar.barLayout.indicatorFrame).midX
        #expect(dock.bar.indicator.frame.midX == end)
        var places: [CGFloat] = []
        for _ in 0..<30 {
          places.append(dock.bar.indicator.layer.presentation()?.position.x ?? -1)
          dock.simulator.advance(by: 1 / 60)
        }
        if motion == .none || reduceMotion {
          #expect(places.allSatisfy { abs($0 - end) < 0.01 })
        } else {
          #expect(places.contains { $0 > start + 20 && $0 < end - 20 })
          #expect(places.contains { $0 > end + 0.5 } == (motion == .springs))
          #expect(places.last.map { abs($0 - end) < 0.1 } == true)
        }
      }
    }
  }

  @Test("Motion that the user reduces meanwhile stops at once", .ownSwitches)
  func reducedMeanwhile() {
    let dock = dock(BarIndicator(.pill, motion: .slides))
    dock.bar.selectedIndex = 2
    dock.simulator.advance(by: 0.1)
    #expect(dock.bar.indicator.layer.animationKeys() != nil)
    dock.simulator.update { $0.reduceMotion = true }
    dock.simulator.layoutIfNeeded()
    #expect(dock.bar.indicator.layer.animationKeys() == nil)
  }

  @Test(
    "A finger that leads the selection takes the mark along, mirrored right to left [field 133]",
    .ownSwitches, arguments: [false, true])
  func progress(isRightToLeft: Bool) throws {
    let dock = dock(
      .pill(.accent), Situation(direction: isRightToLeft ? .rightToLeft : .leftToRight))
    let from = try #require(dock.bar.barLayout["t0"]?.frame.midX)
    let to = try #require(dock.bar.barLayout["t1"]?.frame.midX)
    #expect((to < from) == isRightToLeft)
    dock.bar.progress = SelectionProgress(from: "t0", to: "t1", fraction: 0.25)
    #expect(abs(dock.bar.indicator.frame.midX - (from + (to - from) / 4)) < 1)
    #expect(dock.bar.indicator.layer.animationKeys() == nil)
    dock.bar.progress = nil
    dock.simulator.settle()
    #expect(abs(dock.bar.indicator.frame.midX - from) < 1)
  }

  @Test(
    "A pager of the application's own leads mark and colours in every host, and nothing else",
    .ownSwitches, arguments: Hosted.Writing.all)
  func ownPager(writing: Hosted.Writing) throws {
    let hosted = try Hosted(writing)
    let bar = hosted.tabBar
    bar.style.indicator = .pill(.accent)
    hosted.simulator.settle()
    let (from, to) = (
      try #require(bar.barLayout["t0"]?.frame.midX), try #require(bar.barLayout["t1"]?.frame.midX)
    )
    let own = bar.controls["t1"]?.titleLabel.textColor
    for fraction: CGFloat in [0, 0.3, 0.7, 1, 7, -2, .nan] {
      bar.selectionProgress = SelectionProgress(from: "t0", to: "t1", fraction: fraction)
      let share = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
      #expect(bar.selectionProgress?.fraction == share)
      hosted.simulator.layoutIfNeeded()
      #expect(abs(bar.indicator.frame.midX - (from + (to - from) * share)) < 1)
    }
    bar.selectionProgress = SelectionProgress(from: "t0", to: "t1", fraction: 0.6)
    #expect(bar.controls["t1"]?.titleLabel.textColor != own)
    hosted.check("t0")
    let bad = SelectionProgress(from: "t0", to: "nobody", fraction: 0.5)
    bar.selectionProgress = bad
    #expect(bar.selectionProgress?.to == "t1")
    #expect(hosted.diagnostics == [.selection(.unknownTab("nobody"))])
    #expect(hosted.events.isEmpty)
    // The pager goes back to where it was.
    bar.selectionProgress = nil
    hosted.simulator.settle()
    #expect(bar.controls["t1"]?.titleLabel.textColor == own)
    #expect(abs(bar.indicator.frame.midX - from) < 1)
    // The pager arrives: the mark is there already and travels no more.
    bar.selectionProgress = SelectionProgress(from: "t0", to: "t1", fraction: 1)
    hosted.simulator.layoutIfNeeded()
    bar.selectedID = "t1"
    hosted.simulator.layoutIfNeeded()
    bar.selectionProgress = nil
    hosted.simulator.layoutIfNeeded()
    #expect(abs(bar.indicator.frame.midX - to) < 1)
    #expect(bar.indicator.layer.animationKeys() == nil)
    hosted.simulator.settle()
    hosted.check("t1")
  }

  @Test("A tab behind More is led to at the More item", .ownSwitches)
  func progressToMore() throws {
    let tabs = Tabs(count: 7) { $0.overflow = .more(limit: 5) }
    let bar = tabs.controller.tabBar
    bar.style.indicator = .pill(.accent)
    tabs.simulator.settle()
    bar.selectionProgress = SelectionProgress(from: "t0", to: "t6", fraction: 1)
    let place = try #require(bar.barLayout[.more]?.frame.midX)
    #expect(abs(bar.indicator.frame.midX - place) < 1)
  }

  @Test(
    "A view of the application's own fills the mark, and nobody hears or presses it", .ownSwitches)
  func own() throws {
    let dock = dock(BarIndicator(.custom))
    #expect(dock.bar.indicator.isHidden)
    let glow = UIView()
    glow.isAccessibilityElement = true
    glow.accessibilityLabel = "Glow"
    dock.bar.indicatorView = glow
    dock.simulator.layoutIfNeeded()
    #expect(!dock.bar.indicator.isHidden)
    #expect(glow.superview === dock.bar.indicator && glow.frame == dock.bar.indicator.bounds)
    dock.bar.selectedIndex = 3
    dock.simulator.settle()
    #expect(isClose(dock.bar.indicator.frame, dock.bar.barLayout.indicatorFrame))
    #expect(glow.frame == dock.bar.indicator.bounds)
    #expect(!dock.simulator.accessibilityTree.description.contains("Glow"))
    dock.tap(150)
    #expect(dock.bar.selectedIndex == 1)
    dock.bar.style = .dock
    dock.simulator.layoutIfNeeded()
    #expect(glow.superview == nil && dock.bar.indicator.isHidden)
  }

  @Test("A picture fills the item's frame and follows the size", .ownSwitches)
  func picture() throws {
    let dock = dock(.image(.data(Pictures.png(.green), key: "green")))
    let view = try #require(dock.bar.indicator.subviews.first as? UIImageView)
    #expect(view.image != nil && view.frame == dock.bar.indicator.bounds)
    dock.bar.frame.size.width = 300
    dock.simulator.settle()
    #expect(view.frame == dock.bar.indicator.bounds)
    #expect(isClose(dock.bar.indicator.frame, dock.bar.barLayout.indicatorFrame))
    dock.bar.style = .dock.with { $0.indicator = .pill(.accent) }
    dock.simulator.settle()
    #expect(dock.bar.indicator.subviews.isEmpty)
  }
}
