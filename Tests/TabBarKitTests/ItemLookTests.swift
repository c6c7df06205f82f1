// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct ItemLookTests {
  private static let red = IconSource.data(Pictures.png(.red), key: "red")
  private static let green = IconSource.data(Pictures.png(.green), key: "green")
  private static let blue = IconSource.data(Pictures.png(.blue), key: "blue")

  private func dock(
    _ style: TabBarStyle = .dock, situation: Situation = Situation(),
    _ change: (inout BarItem) -> Void
  ) -> Dock {
    var items = Dock.items(4)
    change(&items[1])
    return Dock(items, style: style, situation: situation)
  }

  private func control(_ dock: Dock, _ id: TabID = "t1") throws -> TabBarItemControl {
    try #require(dock.bar.controls[id])
  }

  private func press(_ dock: Dock, x: CGFloat = 150) {
    dock.simulator.touchDown(at: CGPoint(x: x, y: 320))
  }

  @Test("While a finger is on an item it shows the picture for that, and then its own again")
  func highlightedIcon() throws {
    let dock = dock {
      $0.icon = Self.red
      $0.highlightedIcon = Self.green
    }
    let view = try control(dock).iconView
    let own = view.image
    press(dock)
    #expect(view.image?.pngData() != own?.pngData())
    #expect(view.alpha == 0.5)
    dock.simulator.touchCancel()
    #expect(view.image?.pngData() == own?.pngData())
    #expect(view.alpha == 1)
  }

  @Test("A picture that plays goes on after a press that showed another one")
  func highlightedMotion() throws {
    let dock = dock {
      $0.icon = .data(Pictures.gif(delays: [10, 20, 10]), key: "gif")
      $0.highlightedIcon = Self.green
    }
    let view = try control(dock).iconView
    press(dock)
    let pressed = view.image?.pngData()
    dock.simulator.advance(by: 0.25)
    #expect(view.image?.pngData() == pressed)
    dock.simulator.touchCancel()
    let poster = view.image?.pngData()
    #expect(poster != pressed)
    dock.simulator.advance(by: 0.15)
    #expect(view.image?.pngData() != poster)
  }

  @Test("The field behind an icon is as faint as the icon")
  func ground() throws {
    let dock = dock { $0.ground = ItemGround(.badge) }
    let control = try control(dock)
    press(dock)
    #expect(control.groundView?.alpha == 0.5)
    dock.simulator.touchCancel()
    #expect(control.groundView?.alpha == 1)
  }

  @Test("A disabled item shows its own picture in full, or the usual one fainter [uikit 220]")
  func disabledIcon() throws {
    let dock = dock {
      $0.icon = Self.red
      $0.disabledIcon = Self.blue
      $0.isEnabled = false
    }
    let control = try control(dock)
    #expect(control.iconView.alpha == 1)
    #expect(control.titleLabel.alpha == 0.4)
    let disabled = control.iconView.image?.pngData()
    dock.bar.update("t1") { $0.disabledIcon = nil }
    #expect(control.iconView.alpha == 0.4)
    #expect(control.iconView.image?.pngData() != disabled)
    dock.bar.update("t1") { $0.isEnabled = true }
    #expect(control.iconView.alpha == 1)
    #expect(control.accessibilityTraits == .button)
  }

  @Test(
    "Icon and title have colours of their own while pressed and while disabled",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func colors(_ appearance: UIUserInterfaceStyle) throws {
    let style = TabBarStyle.dock.with {
      $0.highlightedTitleColor = StyleColor(light: 0xFF0000, dark: 0x00FF00)
      $0.highlightedIconColor = StyleColor(hex: 0x00FF00)
      $0.disabledTitleColor = StyleColor(hex: 0x0000FF)
      $0.disabledIconColor = StyleColor(hex: 0x00FFFF)
    }
    let dock = dock(style, situation: Situation(appearance: appearance)) {
      $0.iconRendering = .template
    }
    let control = try control(dock)
    func hex(_ color: UIColor?) -> Int {
      var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      _ = color?.resolvedColor(with: control.traitCollection)
        .getRed(&red, green: &green, blue: &blue, alpha: nil)
      return Int(red * 255) << 16 | Int(green * 255) << 8 | Int(blue * 255)
    }
    let usual = hex(control.titleLabel.textColor)
    press(dock)
    #expect(hex(control.titleLabel.textColor) == (appearance == .dark ? 0x00FF00 : 0xFF0000))
    #expect(hex(control.iconView.tintColor) == 0x00FF00)
    dock.simulator.touchCancel()
    #expect(hex(control.titleLabel.textColor) == usual)
    dock.bar.update("t1") { $0.isEnabled = false }
    #expect(hex(control.titleLabel.textColor) == 0x0000FF)
    #expect(hex(control.iconView.tintColor) == 0x00FFFF)
    #expect(control.titleLabel.alpha == 1)
    #expect(control.iconView.alpha == 1)
  }

  @Test("The selected title is heavier, and selecting moves nothing")
  func weight() throws {
    let style = TabBarStyle.dock.with {
      $0.titleWeight = .regular
      $0.selectedTitleWeight = .bold
    }
    let dock = dock(style) { $0.title = "Messages" }
    let label = try control(dock).titleLabel
    #expect(label.font == .systemFont(ofSize: label.font.pointSize, weight: .regular))
    let frames = dock.bar.barLayout["t1"]?.titleFrame
    dock.tap(150)
    dock.simulator.layoutIfNeeded()
    #expect(label.font == .systemFont(ofSize: label.font.pointSize, weight: .bold))
    #expect(dock.bar.barLayout["t1"]?.titleFrame == frames)
    #expect(label.intrinsicContentSize.width <= label.frame.width)
  }

  @Test("Titles take a font by its name, and the system's where there is none of that name")
  func fontName() throws {
    let name = UIFont.systemFont(ofSize: 10, weight: .black).fontName
    let dock = dock(.dock.with { $0.titleFontName = name }) { _ in }
    let label = try control(dock).titleLabel
    #expect(label.font.fontName == name)
    dock.tap(150)
    dock.bar.style.selectedTitleWeight = .regular
    #expect(label.font.fontName == name)
    dock.bar.style.titleFontName = UIFont.systemFont(ofSize: 10, weight: .light).fontName
    dock.bar.style.selectedTitleWeight = .semibold
    #expect(label.font == .systemFont(ofSize: label.font.pointSize, weight: .semibold))
    dock.bar.selectedID = "t0"
    #expect(label.font == .systemFont(ofSize: label.font.pointSize, weight: .light))
    dock.bar.style.titleFontName = "No Such Font"
    #expect(label.font == .systemFont(ofSize: label.font.pointSize, weight: .regular))
  }

  @Test(
    "A family named by the application has the style's weights, and heavier ones for bold text",
    arguments: [false, true])
  func familyWeights(isBold: Bool) throws {
    let style = TabBarStyle.dock.with {
      $0.titleFontName = UIFont.systemFont(ofSize: 10).familyName
      $0.titleWeight = .semibold
      $0.selectedTitleWeight = .bold
    }
    let dock = dock(style, situation: Situation(boldText: isBold)) { $0.title = "Messages" }
    let label = try control(dock).titleLabel
    let size = label.font.pointSize
    #expect(label.font == .systemFont(ofSize: size, weight: isBold ? .bold : .semibold))
    let frame = dock.bar.barLayout["t1"]?.titleFrame
    dock.tap(150)
    #expect(label.font == .systemFont(ofSize: size, weight: isBold ? .heavy : .bold))
    #expect(dock.bar.barLayout["t1"]?.titleFrame == frame)
    // A face of the application's own becomes heavier for bold text, and keeps its slant.
    dock.bar.style.selectedTitleWeight = nil
    dock.bar.style.titleFontName = UIFont.italicSystemFont(ofSize: 10).fontName
    #expect(label.font.fontName == (isBold ? ".SFUI-MediumItalic" : ".SFUI-RegularItalic"))
  }

  @Test("Letters stand apart by the kerning, the last one does not push the title off the middle")
  func kerning() throws {
    let dock = dock { $0.title = "ABCD" }
    let label = try control(dock).titleLabel
    let usual = label.intrinsicContentSize.width
    dock.bar.style.titleKerning = 4
    let wide = label.intrinsicContentSize.width
    #expect(abs(wide - usual - 12) < 0.5)
    dock.simulator.layoutIfNeeded()
    #expect(label.frame.width == wide)
    let block = TextBlock(try #require(label.attributedText), font: label.font)
    #expect(!block.isTruncated(width: label.frame.width))
    dock.bar.style.titleKerning = 0
    #expect(label.intrinsicContentSize.width == usual)
  }

  @Test("A title can be shown while selected only, or not; it keeps its room and is spoken")
  func visibility() throws {
    let dock = dock { $0.titleVisibility = .whenSelected }
    let control = try control(dock)
    let frame = dock.bar.barLayout["t1"]?.titleFrame
    #expect(control.titleLabel.alpha == 0)
    #expect(control.accessibilityLabel == "T1")
    dock.tap(150)
    dock.simulator.advance(by: 0.1)
    let half = control.titleLabel.layer.presentation()?.opacity ?? -1
    #expect(half > 0 && half < 1)
    dock.simulator.settle()
    #expect(control.titleLabel.alpha == 1)
    #expect(dock.bar.barLayout["t1"]?.titleFrame == frame)
    dock.bar.update("t1") { $0.titleVisibility = .whenNotSelected }
    dock.simulator.settle()
    #expect(control.titleLabel.alpha == 0)
    dock.bar.selectedID = "t0"
    dock.simulator.settle()
    #expect(control.titleLabel.alpha == 1)
  }

  @Test("With reduced motion a title is there at once")
  func visibilityAtOnce() throws {
    let dock = dock(
      .dock.with { $0.titleVisibility = .whenSelected }, situation: Situation(reduceMotion: true)
    ) { _ in }
    dock.tap(150)
    let label = try control(dock).titleLabel
    #expect(label.alpha == 1)
    #expect(label.layer.presentation()?.opacity == 1)
    #expect(try control(dock, "t0").titleLabel.alpha == 0)
  }

  @Test(
    "A pressed item dims, shrinks or does neither; with reduced motion it dims instead",
    arguments: [TabBarStyle.PressFeedback.none, .dim, .shrink], [false, true])
  func feedback(_ feedback: TabBarStyle.PressFeedback, reduceMotion: Bool) throws {
    let dock = dock(
      .dock.with { $0.pressFeedback = feedback }, situation: Situation(reduceMotion: reduceMotion)
    ) { _ in }
    let control = try control(dock)
    let icon = control.iconView.frame
    press(dock)
    dock.simulator.settle()
    let dims = feedback == .dim || feedback == .shrink && reduceMotion
    #expect(control.iconView.alpha == (dims ? 0.5 : 1))
    #expect((control.body.transform != .identity) == (feedback == .shrink && !reduceMotion))
    #expect(control.iconView.frame == icon)
    dock.simulator.touchCancel()
    dock.simulator.settle()
    #expect(control.body.transform == .identity)
    #expect(control.iconView.alpha == 1)
  }

  @Test("A picture that fills its item keeps its aspect and is cut at the item's shape")
  func fills() throws {
    let dock = dock {
      $0.iconFill = .fillsItem
      $0.icon = .data(Pictures.png(.red, size: CGSize(width: 40, height: 20)), key: "wide")
      $0.placement = .round(diameter: 60, raisedBy: 20, isCentered: false)
    }
    let view = try control(dock).iconView
    #expect(view.contentMode == .scaleAspectFill)
    #expect(view.clipsToBounds)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(view.layer.cornerRadius == 30)
    dock.bar.update("t1") { $0.iconFill = .fits }
    dock.simulator.layoutIfNeeded()
    #expect(view.contentMode == .scaleAspectFit)
    #expect(!view.clipsToBounds)
    #expect(view.layer.cornerRadius == 0)
  }

  @Test("A picture of any frame is cut at the application's own shape")
  func fillsPath() throws {
    let triangle = OutlinePath([
      .move(CGPoint(x: 0.5, y: 0)), .line(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 0, y: 1)), .close,
    ])
    let dock = dock {
      $0.iconFill = .fillsItem
      $0.placement = Placement(
        size: CGSize(width: 80, height: 40), touchShape: .path(triangle))
    }
    let mask = try #require(try control(dock).iconView.layer.mask as? CAShapeLayer)
    #expect(isClose(CGRect(x: 0, y: 0, width: 80, height: 40), mask.path?.boundingBoxOfPath))
    #expect(mask.path?.contains(CGPoint(x: 2, y: 2)) == false)
    #expect(mask.path?.contains(CGPoint(x: 40, y: 20)) == true)
  }

  @Test("A view of the application's own takes icon's and title's place; the item stays the button")
  func customView() throws {
    let dock = dock { $0.badge = .count(3) }
    let control = try control(dock)
    let view = UIView()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    view.addSubview(button)
    dock.bar.setView(view, for: "t1")
    dock.simulator.layoutIfNeeded()
    #expect(dock.bar.view(for: "t1") === view)
    #expect(isClose(view.convert(view.bounds, to: dock.bar), dock.bar.barLayout["t1"]?.frame))
    #expect(control.iconView.isHidden)
    #expect(control.titleLabel.isHidden)
    #expect(!control.badgeView.isHidden)
    dock.tap(150)
    #expect(dock.bar.selectedID == "t1")
    #expect(presses == 0)
    #expect(control.accessibilityLabel == "T1")
    #expect(view.isUserInteractionEnabled)
    let nodes = dock.simulator.accessibilityTree.flatMap(\.elements)
    #expect(nodes.filter { $0.responder === control }.count == 1)
    #expect(!nodes.contains { $0.responder === button })
    dock.bar.frame.size.width = 300
    dock.simulator.layoutIfNeeded()
    #expect(view.frame.width == dock.bar.barLayout["t1"]?.frame.width)
    dock.bar.setView(nil, for: "t1")
    dock.simulator.layoutIfNeeded()
    #expect(view.superview == nil)
    #expect(!control.iconView.isHidden)
    #expect(!control.titleLabel.isHidden)
  }

  @Test("A view goes with its item, and one for an unknown item is reported")
  func customViewLife() throws {
    let dock = dock { _ in }
    dock.bar.setView(UIView(), for: "nobody")
    #expect(dock.bar.view(for: "nobody") == nil)
    weak var view: UIView?
    do {
      let made = UIView()
      dock.bar.setView(made, for: "t1")
      view = made
    }
    #expect(view != nil)
    dock.bar.remove("t1")
    dock.simulator.layoutIfNeeded()
    #expect(view == nil)
    #expect(dock.bar.view(for: "t1") == nil)
  }

  @Test("A screen reader presses inside a shape that leaves its middle free")
  func activationPoint() throws {
    let corner = OutlinePath([
      .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 0.4, y: 0)), .line(CGPoint(x: 0.4, y: 0.9)),
      .line(CGPoint(x: 0, y: 0.9)), .close,
    ])
    let dock = dock {
      $0.placement = Placement(size: CGSize(width: 80, height: 80), touchShape: .path(corner))
    }
    let control = try control(dock)
    let point = control.accessibilityActivationPoint
    #expect(control.point(inside: control.convert(point, from: nil), with: nil))
    let node = try #require(
      dock.simulator.accessibilityTree.flatMap(\.elements).first { $0.responder === control })
    dock.simulator.perform(.activate, on: node)
    #expect(dock.bar.selectedID == "t1")
  }
}
