// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// The field behind an item's icon.
@MainActor @Suite(.serialized, .everyPreset) struct LookItemGroundTests {
  private func item(_ ground: ItemGround?) -> BarItem {
    BarItem(
      id: "plus", role: .action, ground: ground,
      placement: Placement(
        size: CGSize(width: 60, height: 40), isCentered: true, vertical: .raised(by: 0)))
  }

  private let style = Painted.plain { $0.background = .none }

  @Test("It has its shape, a line inside its edge and a shadow with a path", .ownSwitches)
  func shapes() throws {
    let square = OutlinePath([
      .move(CGPoint(x: 0.5, y: 0)), .line(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 0, y: 1)), .close,
    ])
    // Where the field is and where it is not, from the middle of its 60 by 40 points.
    let cases: [(TouchShape, [(CGFloat, CGFloat)], [(CGFloat, CGFloat)])] = [
      (.rectangle, [(-29, -19), (29, 19)], [(31, 0)]),
      (.circle, [(0, -19), (19, 0)], [(22, 0), (15, 15)]),
      (.capsule, [(29, 0), (-29, 0)], [(28, 18), (-28, -18)]),
      (.path(square), [(0, -12), (-20, 17)], [(-20, -10), (20, -10)]),
    ]
    for (shape, inside, outside) in cases {
      let painted = Painted(
        style, items: [item(ItemGround(StyleColor(hex: 0xFF0000), shape: shape))])
      let frame = try #require(painted.bar.barLayout["plus"]?.frame)
      let picture = painted.picture
      for (x, y) in inside {
        #expect(
          painted.color(frame.midX + x, frame.midY + y, in: picture) == [255, 0, 0], "\(shape)")
      }
      for (x, y) in outside {
        #expect(
          painted.color(frame.midX + x, frame.midY + y, in: picture) == [255, 255, 255], "\(shape)")
      }
    }
    let full = ItemGround(
      StyleColor(hex: 0xFF0000), border: BarBorder(StyleColor(hex: 0x0000FF), width: 4),
      shadow: BarShadow(opacity: 1, radius: 0, offset: BarOffset(x: 10)))
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let painted = Painted(style, items: [item(full)], situation: Situation(direction: direction))
      let frame = try #require(painted.bar.barLayout["plus"]?.frame)
      let side: CGFloat = direction == .rightToLeft ? -1 : 1
      #expect(painted.color(frame.midX, frame.midY) == [255, 0, 0])
      #expect(painted.color(frame.midX + 18, frame.midY) == [0, 0, 255])
      #expect(painted.color(frame.midX + 25 * side, frame.midY) == [0, 0, 0])
      #expect(painted.color(frame.midX - 25 * side, frame.midY) == [255, 255, 255])
      #expect(painted.bar.controls["plus"]?.groundView?.layer.shadowPath != nil)
    }
  }

  @Test("It follows the appearance, lies behind the icon and goes without a trace", .ownSwitches)
  func life() throws {
    let ground = ItemGround(
      StyleColor(light: 0xFF0000, dark: 0x00FF00),
      border: BarBorder(StyleColor(light: 0x0000FF, dark: 0xFFFF00), width: 4))
    let painted = Painted(style, items: [item(ground)])
    let frame = try #require(painted.bar.barLayout["plus"]?.frame)
    let control = try #require(painted.bar.controls["plus"])
    #expect(control.body.subviews.first === control.groundView)
    #expect(control.groundView?.isAccessibilityElement == false)
    painted.set { $0.appearance = .dark }
    #expect(painted.color(frame.midX, frame.midY) == [0, 255, 0])
    #expect(painted.color(frame.midX + 18, frame.midY) == [255, 255, 0])
    let count = control.body.subviews.count
    painted.bar.update("plus") { $0.ground = nil }
    painted.simulator.layoutIfNeeded()
    #expect(control.groundView == nil)
    #expect(control.body.subviews.count == count - 1)
  }
}
