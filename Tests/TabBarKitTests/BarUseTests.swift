// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// What applications, users and the system do to a bar while it is busy with something else.
@MainActor @Suite(.serialized, .everyPreset) struct BarUseTests {
  /// Badges, and an action that stands out.
  static var items: [BarItem] {
    var items = Dock.items(4)
    for (index, name) in ["house", "magnifyingglass", "bell", "person"].enumerated() {
      items[index].icon = .system(name)
    }
    items[1].badge = .count(120)
    items[2].badge = .dot
    items.insert(
      BarItem(
        id: "plus", role: .action, title: "Plus", icon: .system("plus"),
        ground: ItemGround(.badge, shadow: BarShadow()),
        placement: .round(diameter: 56, raisedBy: 20)), at: 2)
    return items
  }

  /// What is wrong with what a screen reader is told of a bar.
  static func spokenFaults(_ bar: TabBar, _ simulator: Simulator) -> [String] {
    simulator.layoutIfNeeded()
    var faults: [String] = []
    let nodes = AccessibilityNode.read(bar).flatMap(\.elements)
    let said = nodes.compactMap { $0.identifier.map { TabID($0) } }
    let shown = bar.barLayout.items.map(\.id)
    let isMirrored =
      bar.effectiveUserInterfaceLayoutDirection == .rightToLeft && bar.edge == .bottom
    let inOrder = isMirrored ? shown.reversed() : shown
    if Set(said) != Set(shown) { faults.append("said \(said), shown \(shown)") }
    func tabs(_ ids: [TabID]) -> [TabID] {
      ids.filter { id in bar.items.contains { $0.id == id && $0.role == .tab } }
    }
    if tabs(said) != tabs(inOrder) { faults.append("order \(said), shown \(shown)") }
    for node in nodes {
      guard let control = node.responder as? TabBarItemControl else {
        faults.append("foreign \(node.spoken)")
        continue
      }
      if node.traits.contains(.selected) != (bar.selectedID == control.id) {
        faults.append("\(control.id) is told to be selected, or not to be")
      }
      let hit = bar.window?.hitTest(node.activationPoint, with: nil)
      if control.item.isEnabled, bar.scroller == nil, hit !== control {
        faults.append("\(control.id) is not pressed at \(node.activationPoint)")
      }
    }
    return faults
  }

  private static let settings: [(String, (inout Situation) -> Void)] = [
    ("dark", { $0.appearance = .dark }),
    ("right to left", { $0.direction = .rightToLeft }),
    ("largest text", { $0.contentSizeCategory = .accessibilityExtraExtraExtraLarge }),
    ("bold", { $0.boldText = true }),
    ("contrast", { $0.increaseContrast = true }),
    ("opaque", { $0.reduceTransparency = true }),
    ("still", { $0.reduceMotion = true }),
  ]

  @Test(
    "What the user changes in the settings is seen at once, and gone without a trace",
    .ownSwitches, arguments: 0..<LookStyleTests.presetCount)
  func settings(index: Int) {
    let style = LookStyleTests.presets[index].with { $0.maximumTextScale = 2 }
    func make(_ situation: Situation) -> Painted {
      Painted(style, items: Self.items, situation: situation, height: 83, page: .systemTeal)
    }
    func picture(_ painted: Painted) -> Bitmap { painted.simulator.render(scale: 1) }
    let fresh = Self.settings.map { _, change in
      var situation = Situation()
      change(&situation)
      return picture(make(situation))
    }
    let painted = make(Situation())
    let before = picture(painted)
    for ((name, change), wanted) in zip(Self.settings, fresh) {
      painted.set(change)
      painted.simulator.settle()
      #expect(picture(painted) == wanted, "\(name)")
      #expect(Self.spokenFaults(painted.bar, painted.simulator).isEmpty, "\(name)")
      painted.set { $0 = Situation() }
      painted.simulator.settle()
      #expect(picture(painted) == before, "back from \(name)")
    }
  }

  @Test("A hundred styles in a row leave nothing but the last one", .ownSwitches)
  func hundredStyles() {
    func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }
    let fresh = Painted(.card, items: Self.items, height: 83)
    let (wanted, views) = (fresh.picture, count(fresh.bar))
    let painted = Painted(.classic, items: Self.items, height: 83)
    for index in 0..<100 {
      let presets = LookStyleTests.presets
      painted.bar.setStyle(presets[index * 7 % presets.count], animated: true)
      if index.isMultiple(of: 9) { painted.simulator.advance(by: 1 / 60) }
    }
    painted.bar.setStyle(.card, animated: true)
    painted.simulator.settle()
    #expect(painted.picture == wanted)
    #expect(count(painted.bar) == views)
  }

  @Test("An item that is taken away or disabled under a finger is not pressed", .ownSwitches)
  func underFinger() {
    let changes: [(String, (Dock) -> Void, Bool)] = [
      ("nothing", { _ in }, true),
      ("disabled", { $0.bar.update("t1") { $0.isEnabled = false } }, false),
      ("hidden", { $0.bar.update("t1") { $0.isHidden = true } }, false),
      ("removed", { $0.bar.remove("t1") }, false),
      ("all removed", { $0.bar.items = [] }, false),
      ("cancelled", { $0.simulator.touchCancel() }, false),
      ("moved away", { $0.bar.move("t1", to: 3) }, false),
      ("restyled", { $0.bar.setStyle(.card, animated: true) }, true),
      ("marked", { $0.bar.update("t1") { $0.badge = .count(3) } }, true),
    ]
    for (name, change, isPressed) in changes {
      let dock = Dock(style: .dock.with { $0.pressFeedback = .shrink })
      dock.simulator.touchDown(at: CGPoint(x: 150, y: 320))
      dock.simulator.advance(by: 0.05)
      change(dock)
      dock.simulator.advance(by: 0.05)
      dock.simulator.touchUp()
      dock.simulator.settle()
      #expect(
        dock.events.contains { $0.name == "didSelect" && $0.id == "t1" } == isPressed, "\(name)")
      for control in dock.bar.controls.values {
        #expect(!control.isHighlighted && !control.isTracking, "\(name)")
        let wanted = control.frames?.iconFrame?.width ?? 0
        #expect(control.isHidden || control.iconView.bounds.width == wanted, "\(name)")
      }
    }
  }

  @Test("Of two fingers on two items one presses", .ownSwitches)
  func twoFingers() {
    let dock = Dock()
    dock.simulator.touchDown(at: CGPoint(x: 150, y: 320), finger: 0)
    dock.simulator.touchDown(at: CGPoint(x: 350, y: 320), finger: 1)
    #expect(dock.bar.controls.values.filter(\.isHighlighted).map(\.id) == ["t1"])
    dock.simulator.touchUp(finger: 1)
    dock.simulator.touchUp(finger: 0)
    dock.simulator.settle()
    #expect(dock.events.filter { $0.name == "didSelect" }.map(\.id) == ["t1"])
    #expect(dock.bar.controls.values.allSatisfy { !$0.isHighlighted })
  }

  @Test("Who is told of an event may change everything in it", .ownSwitches)
  func reentrant() {
    let changes: [(String, (Dock) -> Void)] = [
      ("removes", { $0.bar.items.contains { $0.id == "t1" } ? $0.bar.remove("t1") : () }),
      ("removes all", { $0.bar.items = [] }),
      ("restyles", { $0.bar.setStyle(.card, animated: true) }),
      ("selects", { $0.bar.selectedID = "t3" }),
      ("replaces", { $0.bar.setItems(Self.items, animated: true) }),
      ("leaves", { $0.bar.removeFromSuperview() }),
      ("turns", { $0.bar.edge = .left }),
      ("scrolls", { $0.bar.overflow = .scroll(minimumItemWidth: 200) }),
    ]
    for (name, change) in changes {
      let dock = Dock(
        style: .dock.with {
          $0.indicator = .pill(.accent)
          $0.selectionAnimation = .bounce
        })
      var count = 0
      dock.bar.onEvent = { [unowned dock] _ in
        count += 1
        if count < 20 { change(dock) }
      }
      dock.tap(150)
      dock.simulator.settle()
      #expect(count > 0 && count < 8, "\(name)")
      let selected = dock.bar.controls.values.filter(\.isSelected).map(\.id)
      #expect(selected == [dock.bar.selectedID].compactMap(\.self), "\(name)")
      if dock.bar.window == nil { dock.root.view.addSubview(dock.bar) }
      #expect(Self.spokenFaults(dock.bar, dock.simulator).isEmpty, "\(name)")
    }
  }

  /// Turns icon and title for a time.
  private struct Turning: TabBarItemAnimation {
    let duration: TimeInterval

    func didSelect(_ parts: TabBarItemParts) {
      parts.run(for: duration) { parts.iconView.transform = CGAffineTransform(rotationAngle: $0) }
    }

    func didHighlight(_ isHighlighted: Bool, _ parts: TabBarItemParts) {
      parts.run(for: duration) { parts.titleView.transform = CGAffineTransform(rotationAngle: $0) }
    }
  }

  @Test(
    "An animation of any length, or of none, ends with nothing left of it", .ownSwitches,
    arguments: [-1, 0, 0.001, 1e9, Double.infinity, Double.nan])
  func endless(duration: Double) {
    let dock = Dock()
    let before = dock.simulator.render(scale: 1)
    dock.bar.setAnimation(Turning(duration: duration), for: "t1")
    dock.tap(150)
    dock.simulator.advance(by: 0.3)
    #expect(BarWalker.nonsense(in: dock.bar).isEmpty)
    dock.bar.setAnimation(nil, for: "t1")
    dock.bar.selectedID = "t0"
    dock.simulator.settle()
    #expect(dock.simulator.render(scale: 1) == before)
    #expect(dock.bar.controls["t1"]?.titleLabel.transform == .identity)
  }

  @Test("A bar can be taken to a window of other traits and back", .ownSwitches)
  func windows() {
    let style = TabBarStyle.card.with { $0.indicator = .pill(StyleColor(hex: 0xFFDD00)) }
    let painted = Painted(style, items: Self.items, height: 83)
    let before = painted.picture
    let other = UIWindow(frame: UIScreen.main.bounds)
    other.rootViewController = UIViewController()
    other.overrideUserInterfaceStyle = .dark
    other.isHidden = false
    other.rootViewController?.view.addSubview(painted.bar)
    painted.simulator.settle()
    #expect(painted.color(30, 70) != [255, 255, 255])
    #expect(Self.spokenFaults(painted.bar, painted.simulator).isEmpty)
    painted.bar.selectedID = "t3"
    painted.bar.selectedID = "t0"
    painted.root.view.addSubview(painted.bar)
    other.isHidden = true
    painted.simulator.settle()
    #expect(painted.picture == before)
  }

  @Test("Nothing is kept of items that go, whatever was going on", .ownSwitches)
  func released() {
    let dock = Dock(
      style: .card.with {
        $0.indicator = .pill(.accent)
        $0.badge.animation = .pop
        $0.selectionAnimation = .rotate
      })
    var views: [UIView] = (0..<3).map { _ in UIView() }
    weak let own = views[0]
    weak let badge = views[1]
    weak let mark = views[2]
    weak let control = dock.bar.controls["t0"]
    dock.bar.setView(views[0], for: "t1")
    dock.bar.setBadgeView(views[1], for: "t2")
    dock.bar.indicatorView = views[2]
    views = []
    dock.bar.update("t2") { $0.badge = .custom }
    dock.bar.update("t0") { $0.icon = .data(Pictures.gif(delays: [5, 5, 5]), key: "gif") }
    dock.bar.setAnimation(Turning(duration: .infinity), for: "t3")
    dock.simulator.advance(by: 0.1)
    dock.tap(350)
    dock.simulator.touchDown(at: CGPoint(x: 150, y: 320))
    dock.bar.setStyle(.bulge, animated: true)
    dock.simulator.advance(by: 0.1)
    dock.bar.setItems([.tab("new")], animated: true)
    dock.simulator.advance(by: 0.1)
    dock.bar.setItems([], animated: true)
    dock.bar.indicatorView = nil
    dock.simulator.settle()
    #expect(own == nil && badge == nil && mark == nil && control == nil)
  }
}
