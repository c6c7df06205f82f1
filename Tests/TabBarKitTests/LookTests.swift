// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct LookTests {
  private let ground = StyleColor(light: 0xFFFFFF, dark: 0x102030)

  @Test("The ground follows the appearance while it is shown [field 110]")
  func dark() throws {
    let style = TabBarStyle.classic.with { $0.background = .color(ground) }
    let dock = Dock(style: style)
    func red() -> Double {
      var value: CGFloat = -1
      let color = dock.bar.background.fill.shape.fillColor
      _ = color.map { UIColor(cgColor: $0) }?.getRed(&value, green: nil, blue: nil, alpha: nil)
      return Double(value)
    }
    #expect(red() == 1)
    dock.simulator.update { $0.appearance = .dark }
    dock.simulator.layoutIfNeeded()
    #expect(abs(red() - 16.0 / 255) < 0.01)
  }

  @Test("The icon of the tab that becomes selected bounces, unless motion is reduced")
  func bounce() throws {
    func largest(_ style: TabBarStyle, reduceMotion: Bool = false) -> CGFloat {
      var situation = Situation()
      situation.reduceMotion = reduceMotion
      let dock = Dock(style: style, situation: situation)
      dock.tap(150)
      let layer = dock.bar.controls["t1"]?.iconView.layer
      var scales: [CGFloat] = []
      for _ in 0..<30 {
        scales.append(layer?.presentation()?.transform.m11 ?? 0)
        dock.simulator.advance(by: 1.0 / 60)
      }
      #expect(dock.bar.controls["t1"]?.iconView.transform == .identity)
      return scales.max() ?? 0
    }
    let style = TabBarStyle.dock.with { $0.selectionAnimation = .bounce }
    #expect(largest(style) > 1.1)
    #expect(largest(style, reduceMotion: true) == 1)
    #expect(largest(.dock) == 1)
  }

  @Test("The bar resolves colours by its own traits, not by the screen's")
  func ownTraits() {
    let style = TabBarStyle.classic.with { $0.background = .color(ground) }
    let dock = Dock(style: style)
    dock.root.overrideUserInterfaceStyle = .dark
    dock.simulator.layoutIfNeeded()
    var value: CGFloat = -1
    let color = dock.bar.background.fill.shape.fillColor
    _ = color.map { UIColor(cgColor: $0) }?.getRed(&value, green: nil, blue: nil, alpha: nil)
    #expect(value < 0.5)
  }

  @Test("The line above the bar is one pixel, in the row above it [uikit 64]")
  func hairline() throws {
    let dock = Dock(style: .classic)
    let shape = dock.bar.background.hairlineShape
    #expect(abs(shape.lineWidth - 1.0 / 3) < 0.001)
    let path = try #require(shape.path)
    #expect(abs(path.boundingBoxOfPath.midY + 1.0 / 6) < 0.001)
    #expect(path.boundingBoxOfPath.width == 393)
    #expect(!path.boundingBoxOfPath.isNull)
  }

  @Test("The outline bulges over its item; beside it touches reach the page [field 121]")
  func bulge() throws {
    var items = Dock.items(4)
    items[1].placement = .bulge(height: 16)
    let dock = Dock(items, style: .bulge)
    let middle = try #require(dock.bar.barLayout["t1"]?.frame.midX)
    #expect(dock.bar.barLayout.outline.elements.count > 5)
    #expect(dock.bar.point(inside: CGPoint(x: middle, y: -8), with: nil))
    #expect(!dock.bar.point(inside: CGPoint(x: middle + 90, y: -8), with: nil))
  }

  @Test("A tap on an item goes to the item under the finger, whatever the widths [field 57]")
  func unequalWidths() throws {
    var items = Dock.items(4)
    items.insert(
      .action("plus", icon: nil, placement: .center(size: CGSize(width: 60, height: 60))), at: 2)
    let dock = Dock(items)
    for item in dock.bar.barLayout.items where item.id != "plus" {
      dock.tap(item.frame.minX + 2)
      #expect(dock.bar.selectedID == item.id)
      dock.tap(item.frame.maxX - 2)
      #expect(dock.bar.selectedID == item.id)
      dock.simulator.advance(by: 1)
    }
    #expect(!dock.events.contains { $0.name == "action" })
  }

  @Test("Right to left the order, and what a finger hits, are mirrored [field 133]")
  func rightToLeft() throws {
    let dock = Dock(situation: Situation(direction: .rightToLeft))
    let first = try #require(dock.bar.barLayout["t0"]?.frame)
    #expect(abs(first.maxX - 393) < 0.34)
    dock.tap(20)
    #expect(dock.bar.selectedID == "t3")
    #expect(dock.bar.controls["t3"]?.frame == dock.bar.barLayout["t3"]?.frame)
  }

  @Test("A hidden or transparent bar takes no touches [field 122] [field 123]")
  func hidden() {
    let dock = Dock()
    dock.bar.isHidden = true
    dock.tap(150)
    dock.bar.isHidden = false
    dock.bar.alpha = 0
    dock.tap(150)
    #expect(dock.events.isEmpty)
  }
}
