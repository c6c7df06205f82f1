// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// A button that becomes smaller while a finger is on it does so as one.
@MainActor @Suite(.serialized, .everyPreset) struct PressTests {
  /// The forms that an item can have.
  enum Form: CaseIterable {
    case plain, raised, filled, custom, action
  }

  private func dock(_ form: Form, _ situation: Situation = Situation()) -> Dock {
    var items = Dock.items(5)
    items[2].badge = .count(7)
    switch form {
    case .plain: break
    case .raised, .action:
      if form == .action { items[2].role = .action }
      items[2].ground = ItemGround(.accent)
      items[2].placement = .raised(by: 18)
    case .filled:
      items[2].iconFill = .fillsItem
      items[2].placement = .round(diameter: 60, raisedBy: 20, isCentered: true)
    case .custom: items[2].placement = .round(diameter: 60, raisedBy: 20, isCentered: true)
    }
    let dock = Dock(items, style: .dock.with { $0.pressFeedback = .shrink }, situation: situation)
    if form == .custom { dock.bar.setView(UIView(), for: "t2") }
    dock.simulator.layoutIfNeeded()
    return dock
  }

  /// Everything that is seen of the item, in the bar's coordinates.
  private func parts(_ dock: Dock) throws -> [CGRect] {
    let control = try #require(dock.bar.controls["t2"])
    let views: [UIView?] = [
      control.groundView, control.iconView, control.titleLabel, control.badgeView,
      control.customView,
    ]
    return views.compactMap(\.self).filter { !$0.isHidden }
      .map { $0.convert($0.bounds, to: dock.bar) }
  }

  private func press(_ dock: Dock, y: CGFloat = 320) {
    dock.simulator.touchDown(at: CGPoint(x: 196, y: y))
  }

  private func isAtRest(_ dock: Dock) -> Bool {
    guard let body = dock.bar.controls["t2"]?.body else { return false }
    return body.transform == .identity && (body.layer.animationKeys() ?? []).isEmpty
  }

  @Test(
    "All of a pressed button shrinks as one towards its middle, and is as before after a cancel",
    arguments: Form.allCases, [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func shrinks(_ form: Form, direction: UITraitEnvironmentLayoutDirection) throws {
    let dock = dock(form, Situation(direction: direction))
    let before = try parts(dock)
    let counts: [Form: Int] = [.plain: 3, .raised: 4, .filled: 3, .custom: 2, .action: 4]
    #expect(before.count == counts[form])
    let item = try #require(dock.bar.barLayout["t2"]?.frame)
    press(dock)
    dock.simulator.advance(by: 0.06)
    let half = dock.bar.controls["t2"]?.body.layer.presentation()?.affineTransform().a ?? 1
    #expect(half > 0.88 && half < 1)
    dock.simulator.settle()
    for (old, new) in zip(before, try parts(dock)) {
      let wanted = CGRect(
        x: item.midX + (old.minX - item.midX) * 0.88, y: item.midY + (old.minY - item.midY) * 0.88,
        width: old.width * 0.88, height: old.height * 0.88)
      #expect(isClose(wanted, new))
    }
    dock.simulator.touchCancel()
    dock.simulator.settle()
    #expect(try parts(dock) == before)
    #expect(isAtRest(dock))
  }

  @Test("A finger at the edge of a button that shrinks is still on it", arguments: Form.allCases)
  func edge(_ form: Form) throws {
    let dock = dock(form)
    let area = try #require(dock.bar.barLayout["t2"]?.touchArea.rect)
    press(dock, y: 300 + area.minY + 1)
    dock.simulator.settle()
    let control = try #require(dock.bar.controls["t2"])
    #expect(control.isHighlighted)
    let place = CGPoint(x: 196, y: 300 + area.minY + 1)
    #expect(dock.root.view.hitTest(place, with: nil) === control)
    #expect(control.point(inside: CGPoint(x: area.width / 2, y: 1), with: nil))
    dock.simulator.touchUp()
    #expect(!dock.events.isEmpty)
  }

  @Test("With reduced motion nothing of a button becomes smaller", arguments: Form.allCases)
  func still(_ form: Form) throws {
    let dock = dock(form, Situation(reduceMotion: true))
    let before = try parts(dock)
    press(dock)
    #expect(isAtRest(dock))
    #expect(try parts(dock) == before)
  }

  @Test("A button is whole again when what let it shrink goes while it is pressed")
  func switchedOff() throws {
    let changes: [@MainActor (Dock) -> Void] = [
      { $0.bar.style.pressFeedback = .dim },
      { $0.simulator.update { $0.reduceMotion = true } },
      { $0.bar.update("t2") { $0.dimsOnPress = false } },
      // UIKit goes on with the touch; what it leaves behind is seen when the bar comes back.
      { dock in
        dock.bar.removeFromSuperview()
        dock.simulator.touchUp()
      },
    ]
    for change in changes {
      let dock = dock(.raised)
      press(dock)
      dock.simulator.settle()
      #expect(!isAtRest(dock))
      change(dock)
      dock.simulator.settle()
      #expect(isAtRest(dock))
    }
  }
}
