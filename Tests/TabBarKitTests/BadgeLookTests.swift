// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// What badges are made of, and how they come and go.
@MainActor @Suite(.serialized, .everyPreset) struct BadgeLookTests {
  private func badge(_ dock: Dock, _ id: TabID = "t1") throws -> BadgeView {
    dock.simulator.layoutIfNeeded()
    return try #require(dock.bar.controls[id]).badgeView
  }

  private func style(_ change: (inout TabBarStyle.BadgeStyle) -> Void) -> TabBarStyle {
    TabBarStyle.classic.with { change(&$0.badge) }
  }

  @Test("A number is cut at its limit and spoken in full [field 78]", .ownSwitches)
  func number() throws {
    let dock = Dock(style: .classic)
    let cases: [(Badge?, String?, String?)] = [
      (.count(3), "3", "3"), (.count(120), "99+", "120"), (.count(120, max: 999), "120", "120"),
      (.count(0), nil, nil), (.count(-1), nil, nil), (.text(""), nil, nil), (nil, nil, nil),
      (.text("new"), "new", "new"), (.dot, "", "New"),
    ]
    for (value, shown, spoken) in cases {
      dock.bar.update("t1") { $0.badge = value }
      let view = try badge(dock)
      #expect(view.text == shown)
      #expect(view.isHidden == (shown == nil))
      #expect(dock.bar.controls["t1"]?.accessibilityValue == spoken)
    }
  }

  @Test("A long text is cut as the style says and spoken in full", .ownSwitches)
  func truncation() throws {
    let dock = Dock(style: style { $0.truncation = .weChat })
    dock.bar.update("t1") { $0.badge = .text("Sale today") }
    #expect(try badge(dock).text == "...")
    #expect(dock.bar.controls["t1"]?.accessibilityValue == "Sale today")
    dock.bar.update("t1") { $0.badge = .text("Sale") }
    #expect(try badge(dock).text == "Sale")
  }

  @Test("Ground, text, border, corners and weight are the style's, in dark too", .ownSwitches)
  func looks() throws {
    let dock = Dock(
      style: style {
        $0.color = StyleColor(light: 0x0000FF, dark: 0x00FF00)
        $0.border = BarBorder(StyleColor(light: 0xFFFFFF, dark: 0x000000), width: 2)
        $0.cornerRadius = 4
        $0.fontWeight = .bold
      })
    dock.bar.update("t1") { $0.badge = .text("new") }
    let view = try badge(dock)
    func border() -> CGFloat {
      var white: CGFloat = -1
      _ = view.layer.borderColor.map { UIColor(cgColor: $0) }?.getWhite(&white, alpha: nil)
      return white
    }
    #expect(view.layer.cornerRadius == 4 && view.layer.borderWidth == 2 && border() == 1)
    let label = try #require(view.subviews.first { $0 is UILabel } as? UILabel)
    #expect(label.font == .systemFont(ofSize: 13, weight: .bold))
    dock.simulator.update { $0.appearance = .dark }
    dock.simulator.layoutIfNeeded()
    #expect(border() == 0)
    let dots = Dock(style: style { $0.cornerRadius = 40 })
    dots.bar.update("t1") { $0.badge = .dot }
    #expect(try badge(dots).layer.cornerRadius == 4)
  }

  @Test("A picture is a badge of its own size, made lower if it must be", .ownSwitches)
  func picture() throws {
    let dock = Dock(style: .classic)
    let flag = IconSource.data(
      Pictures.png(.green, size: CGSize(width: 40, height: 36)), key: "flag")
    dock.bar.update("t1") { $0.badge = .image(flag) }
    let view = try badge(dock)
    #expect(view.bounds.size == CGSize(width: 20, height: 18))
    #expect(view.backgroundColor == nil && view.text == "")
    #expect(view.subviews.contains { ($0 as? UIImageView)?.image != nil })
    #expect(dock.bar.controls["t1"]?.accessibilityValue == "New")
    dock.bar.update("t1") { $0.badge = .count(1) }
    #expect(try badge(dock).subviews.count == 1)
    dock.bar.update("t1") { $0.badge = .image(.data(Data([1]), key: "broken")) }
    #expect(try badge(dock).isHidden)
    #expect(dock.bar.controls["t1"]?.accessibilityValue == nil)
  }

  @Test("A view of the application's own is a badge while the item says so", .ownSwitches)
  func own() throws {
    let dock = Dock(style: .classic)
    dock.bar.update("t1") { $0.badge = .custom }
    #expect(try badge(dock).isHidden)
    let flame = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 12))
    flame.accessibilityLabel = "Live"
    dock.bar.setBadgeView(flame, for: "t1")
    let view = try badge(dock)
    #expect(view.bounds.size == CGSize(width: 24, height: 12))
    #expect(flame.superview === view && flame.frame == view.bounds)
    #expect(dock.bar.controls["t1"]?.accessibilityValue == "Live")
    dock.bar.update("t1") { $0.badge = .dot }
    #expect(try badge(dock).bounds.width == 8)
    #expect(flame.superview == nil)
    dock.bar.setBadgeView(UIView(), for: "unknown")
    #expect(dock.diagnostics == [.selection(.unknownTab("unknown"))])
    dock.bar.remove("t1")
    #expect(dock.bar.badgeViews.isEmpty)
  }

  @Test("A view that is taken back, or whose badge goes, is let go of at once", .ownSwitches)
  func ownLetGo() throws {
    let dock = Dock(style: .classic)
    dock.bar.update("t1") { $0.badge = .custom }
    weak var gone: UIView?
    do {
      let flame = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 12))
      gone = flame
      dock.bar.setBadgeView(flame, for: "t1")
      #expect(try badge(dock).bounds.size == CGSize(width: 24, height: 12))
      dock.bar.update("t1") { $0.badge = nil }
      #expect(flame.superview == nil)
      dock.bar.update("t1") { $0.badge = .custom }
      #expect(try badge(dock).bounds.size == CGSize(width: 24, height: 12))
      #expect(try flame.superview === badge(dock))
      dock.bar.setBadgeView(nil, for: "t1")
      #expect(flame.superview == nil)
    }
    dock.simulator.settle()
    #expect(gone == nil)
  }

  @Test("A badge's text has the font that the style names", .ownSwitches)
  func font() throws {
    let name = UIFont.systemFont(ofSize: 11, weight: .bold).fontName
    func font(_ name: String?) throws -> UIFont {
      let dock = Dock(
        style: style {
          $0.fontName = name
          $0.fontSize = 11
        })
      dock.bar.update("t1") { $0.badge = .count(1) }
      return try #require(badge(dock).subviews.compactMap { $0 as? UILabel }.first?.font)
    }
    #expect(try font(name) == UIFont(name: name, size: 11))
    #expect(try font(name) != font(nil))
    #expect(try font(nil) == .systemFont(ofSize: 11))
    #expect(try font("no such font") == .systemFont(ofSize: 11))
  }

  @Test(
    "Insets that pull the icon aside move the badge once, however often they are set [field 65]",
    .ownSwitches)
  func idempotent() throws {
    let dock = Dock(style: .classic)
    dock.bar.update("t1") { $0.badge = .dot }
    _ = try badge(dock)
    let plain = try badge(dock).center
    for _ in 0..<5 {
      dock.bar.update("t1") { $0.iconInsets = BarInsets(top: 3, left: 4, bottom: -3, right: -4) }
      dock.tap(150)
      dock.simulator.settle()
    }
    let moved = try badge(dock).center
    #expect(abs(moved.x - plain.x - 4) < 0.4 && abs(moved.y - plain.y - 3) < 0.4)
  }

  @Test("A dot shows in a window that is forced dark [field 69]", .ownSwitches)
  func forcedDark() throws {
    let dock = Dock(style: style { $0.offset = BarOffset(x: -6, y: 6) })
    dock.bar.window?.overrideUserInterfaceStyle = .dark
    dock.bar.update("t1") { $0.badge = .dot }
    let view = try badge(dock)
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let pixel = dock.simulator.render().rgba(atX: Int(middle.x * 3), y: Int(middle.y * 3))
    #expect(pixel.red > 240 && pixel.green < 90)
  }

  @Test(
    "Every tab has its badge at its own icon, on top of it [field 71] [field 75]", .ownSwitches,
    arguments: [false, true])
  func everyTab(isRightToLeft: Bool) throws {
    let dock = Dock(
      style: .classic, situation: Situation(direction: isRightToLeft ? .rightToLeft : .leftToRight))
    for id in dock.bar.items.map(\.id) { dock.bar.update(id) { $0.badge = .count(1) } }
    dock.simulator.layoutIfNeeded()
    for control in dock.bar.controls.values {
      let (badge, icon) = (control.badgeView.frame, control.iconView.frame)
      #expect(control.body.subviews.last === control.badgeView)
      #expect(badge.intersects(icon) && badge.minY < icon.midY)
      #expect(isRightToLeft ? badge.midX < icon.midX : badge.midX > icon.midX)
    }
  }

  @Test("Beside an inline title the badge has a shift of its own [field 70]", .ownSwitches)
  func inline() throws {
    let shifted = style {
      $0.offset = BarOffset(x: 2, y: 3)
      $0.inlineOffset = BarOffset(x: -5, y: 1)
    }
    let tablet = try #require(SimulatedDevice.named("ipad-pro-11"))
    let cases: [(SimulatedDevice, BarOffset)] = [
      (.iPhone16, BarOffset(x: 2, y: 3)), (tablet, BarOffset(x: -5, y: 1)),
    ]
    for (device, shift) in cases {
      var situation = Situation()
      situation.device = device
      func center(_ style: TabBarStyle) throws -> CGPoint {
        let dock = Dock(style: style, situation: situation)
        dock.bar.update("t1") { $0.badge = .dot }
        return try badge(dock).center
      }
      let (plain, moved) = (try center(.classic), try center(shifted))
      #expect(abs(moved.x - plain.x - shift.x) < 0.5 && abs(moved.y - plain.y - shift.y) < 0.5)
    }
  }

  @Test("Badges fade or pop in and out, not where motion is reduced, and end whole", .ownSwitches)
  func motion() throws {
    for animation in TabBarStyle.BadgeAnimation.allCases {
      for reduceMotion in [false, true] {
        var situation = Situation()
        situation.reduceMotion = reduceMotion
        let dock = Dock(style: style { $0.animation = animation }, situation: situation)
        let isStill = animation == .none || reduceMotion
        dock.bar.update("t1") { $0.badge = .count(1) }
        let view = try badge(dock)
        #expect((view.layer.animationKeys() == nil) == isStill, "\(animation)")
        dock.simulator.advance(by: 0.1)
        let shown = try #require(view.layer.presentation())
        if animation == .fade, !isStill { #expect(shown.opacity < 0.9) }
        if animation == .pop, !isStill { #expect(shown.transform.m11 != 1) }
        dock.simulator.settle()
        #expect(view.alpha == 1 && view.transform == .identity && !view.isHidden)
        let frame = view.frame
        dock.bar.update("t1") { $0.badge = nil }
        dock.simulator.layoutIfNeeded()
        #expect(view.isHidden == isStill && view.text == nil)
        if !isStill { #expect(view.center == CGPoint(x: frame.midX, y: frame.midY)) }
        // Wanted again while it goes.
        dock.simulator.advance(by: 0.05)
        dock.bar.update("t1") { $0.badge = .count(2) }
        dock.simulator.settle()
        #expect(view.alpha == 1 && view.transform == .identity && !view.isHidden)
        dock.bar.update("t1") { $0.badge = nil }
        dock.simulator.settle()
        #expect(view.isHidden && view.alpha == 1 && view.transform == .identity)
      }
    }
  }

  @Test("A badge that the bar comes with is simply there", .ownSwitches)
  func still() throws {
    let items = Dock.items(3).map { $0.with { $0.badge = .count(1) } }
    let dock = Dock(items, style: style { $0.animation = .pop })
    let badge = try badge(dock)
    #expect(badge.layer.animationKeys() == nil)
    #expect(badge.alpha == 1 && badge.transform == .identity)
    // Nor does it move later.
    let seen = dock.simulator.render()
    for _ in 0..<3 {
      dock.simulator.advance(by: 0.1)
      #expect(dock.simulator.render() == seen)
    }
  }
}
