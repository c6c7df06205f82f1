// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct MenusTests {
  @Test func `a touch opens the menu of a button that shows it as its main action`() {
    let scene = MenuScene()
    scene.open([scene.action("Name"), scene.action("Date")], title: "Sort by")
    #expect(scene.rows.map(\.element.title) == ["Name", "Date"])
    #expect(scene.labels == ["Sort by", "Name", "Date"])
    scene.tap("Date")
    #expect(scene.journal.take() == ["Date"])
    #expect(scene.stage == nil)
    #expect(scene.labels == ["Sort"])
  }

  @Test func `without that a tap runs the main action and a long press opens the menu`() {
    let scene = MenuScene(isPrimary: false)
    let journal = scene.journal
    scene.button.addAction(
      UIAction { _ in journal.note("tapped") }, for: .primaryActionTriggered)
    scene.open([scene.action("Name")])
    #expect(scene.stage == nil)
    #expect(scene.journal.take() == ["tapped"])
    scene.simulator.touchDown(at: CGPoint(x: 60, y: 120))
    scene.simulator.advance(by: 0.6)
    scene.simulator.touchUp()
    #expect(scene.rows.map(\.element.title) == ["Name"])
    #expect(journal.take().isEmpty)
  }

  @Test func `a finger that opened the menu chooses the line on which it is lifted`() {
    let scene = MenuScene()
    scene.button.menu = UIMenu(children: [scene.action("Name"), scene.action("Date")])
    scene.simulator.touchDown(at: CGPoint(x: 60, y: 120))
    guard let date = scene.middle(of: "Date") else {
      Issue.record("no menu")
      return
    }
    scene.simulator.touchMove(to: date)
    #expect(scene.rows.map(\.isHighlighted) == [false, true])
    scene.simulator.touchUp()
    #expect(scene.journal.take() == ["Date"])
    #expect(scene.stage == nil)
  }

  @Test func `a menu tells that it opens before it does, and that moment may change it`() {
    let scene = MenuScene()
    let (button, journal) = (scene.button, scene.journal)
    let late = scene.action("Late")
    button.addAction(
      UIAction { [weak button] _ in
        journal.note("opening")
        button?.menu = UIMenu(children: [late])
      }, for: .menuActionTriggered)
    button.addAction(UIAction { _ in journal.note("tapped") }, for: .primaryActionTriggered)
    scene.open([scene.action("Early")])
    #expect(UIControl.Event.menuActionTriggered.rawValue == 1 << 14)
    #expect(journal.take() == ["opening"])
    #expect(scene.rows.map(\.element.title) == ["Late"])
  }

  @Test func `a touch beside the card closes the menu and reaches nothing else`() {
    let scene = MenuScene()
    let other = UIButton(frame: CGRect(x: 20, y: 700, width: 80, height: 40))
    scene.page.view.addSubview(other)
    other.addAction(
      UIAction { [journal = scene.journal] _ in journal.note("other") }, for: .touchDown)
    scene.open([scene.action("Name")])
    scene.simulator.tap(at: CGPoint(x: 60, y: 720))
    #expect(scene.stage == nil)
    #expect(scene.journal.take().isEmpty)
    scene.simulator.tap(at: CGPoint(x: 60, y: 720))
    #expect(scene.journal.take() == ["other"])
  }

  @Test func `hidden actions are absent, disabled ones take no touch`() {
    let scene = MenuScene()
    scene.open([
      scene.action("Seen"), scene.action("Secret", .hidden), scene.action("Grey", .disabled),
    ])
    #expect(scene.rows.map(\.element.title) == ["Seen", "Grey"])
    scene.tap("Grey")
    #expect(scene.journal.take().isEmpty)
    #expect(scene.stage != nil)
    let traits = scene.simulator.windows.flatMap { AccessibilityNode.read($0) }
      .flatMap(\.elements).map(\.traits)
    #expect(traits == [.button, [.button, .notEnabled]])
  }

  @Test func `a menu in which nothing can be seen does not open`() {
    let scene = MenuScene()
    scene.open([scene.action("Secret", .hidden), UIMenu(title: "Empty")])
    #expect(scene.stage == nil)
  }

  @Test func `an action can leave the menu open`() {
    let scene = MenuScene()
    scene.open([scene.action("More", .keepsMenuPresented), scene.action("Done")])
    scene.tap("More")
    scene.tap("More")
    #expect(scene.journal.take() == ["More", "More"])
    scene.tap("Done")
    #expect(scene.stage == nil)
  }

  @Test func `states are marked and spoken`() {
    let scene = MenuScene()
    scene.open([
      scene.action("Off"), scene.action("On", state: .on), scene.action("Part", state: .mixed),
    ])
    let nodes = scene.simulator.windows.flatMap { AccessibilityNode.read($0) }
      .flatMap(\.elements)
    #expect(nodes.map(\.traits) == [.button, [.button, .selected], .button])
    #expect(nodes.map(\.value) == [nil, nil, "Mixed"])
    let ink = scene.rows.map { inkAtStart(of: $0, in: scene.simulator.render(scale: 1)) }
    #expect(ink == [false, true, true])
  }

  @Test func `destructive actions are red, disabled ones grey`() {
    let scene = MenuScene()
    scene.open([
      scene.action("Delete", .destructive), scene.action("Wait", .disabled),
      scene.action("Go"),
    ])
    let labels = scene.rows.map { $0.subviews.compactMap { $0 as? UILabel }.first?.textColor }
    #expect(labels == [.systemRed, .tertiaryLabel, .label])
  }

  @Test func `a submenu opens in the card and its heading goes back`() {
    let scene = MenuScene()
    let more = UIMenu(title: "More", children: [scene.action("Size"), scene.action("Kind")])
    scene.open([scene.action("Name"), more])
    scene.tap("More")
    #expect(scene.rows.map(\.element.title) == ["More", "Size", "Kind"])
    scene.tap("More")
    #expect(scene.rows.map(\.element.title) == ["Name", "More"])
    scene.tap("More")
    scene.tap("Kind")
    #expect(scene.journal.take() == ["Kind"])
    #expect(scene.stage == nil)
  }

  @Test func `an inline menu is a section with its title`() {
    let scene = MenuScene()
    let inline = UIMenu(
      title: "Order", options: .displayInline, children: [scene.action("Up"), scene.action("Down")])
    let menu = UIMenu(children: [scene.action("Name"), inline, scene.action("Last")])
    let sections = MenuSection.sections(of: menu)
    #expect(sections.map(\.title) == [nil, "Order", nil])
    #expect(sections.map { $0.elements.map(\.title) } == [["Name"], ["Up", "Down"], ["Last"]])
    scene.open(menu.children)
    #expect(scene.labels == ["Name", "Order", "Up", "Down", "Last"])
  }

  @Test func `in a menu of one choice the chosen action is on and the others are off`() {
    let scene = MenuScene()
    let (a, b) = (scene.action("A", state: .on), scene.action("B"))
    let inner = scene.action("C")
    let more = UIMenu(title: "More", children: [inner])
    scene.open([a, b, more], options: .singleSelection)
    scene.tap("B")
    #expect([a, b, inner].map(\.state) == [.off, .on, .off])
    #expect(scene.button.menu?.selectedElements == [b])
    scene.simulator.tap(at: CGPoint(x: 60, y: 120))
    scene.tap("More")
    scene.tap("C")
    #expect([a, b, inner].map(\.state) == [.off, .off, .on])
  }

  @Test func `an action in a menu knows the control that ran it, and is explained`() {
    let scene = MenuScene()
    var senders: [Bool] = []
    let button = scene.button
    let action = UIAction(title: "Name", discoverabilityTitle: "Sorts by name") {
      senders.append($0.sender as? UIButton === button)
    }
    scene.open([action])
    let hints = scene.simulator.windows.flatMap { AccessibilityNode.read($0) }
      .flatMap(\.elements).map(\.hint)
    #expect(hints == ["Sorts by name"])
    scene.tap("Name")
    #expect(senders == [true])
  }

  @Test func `the card keeps within the safe area and beside its button`() {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      for place in [CGPoint(x: 5, y: 70), CGPoint(x: 300, y: 780), CGPoint(x: 160, y: 400)] {
        let scene = MenuScene(Situation(direction: direction))
        scene.button.frame.origin = place
        scene.button.menu = UIMenu(children: (1...4).map { scene.action("\($0)") })
        scene.simulator.tap(at: CGPoint(x: place.x + 20, y: place.y + 20))
        scene.simulator.advance(by: 1)
        let card = scene.stage?.card.frame ?? .zero
        #expect(card.width == 250 && card.height > 170)
        #expect(CGRect(x: 8, y: 67, width: 377, height: 743).contains(card))
        #expect(!card.intersects(scene.button.frame))
      }
    }
  }

  @Test func `a long menu scrolls within the screen`() {
    let scene = MenuScene()
    scene.open((1...40).map { scene.action("\($0)") })
    let card = scene.stage?.card.frame ?? .zero
    #expect(card.maxY == 810)
    #expect((scene.rows.last?.convert(scene.rows[39].bounds, to: nil).maxY ?? 0) > card.maxY)
    scene.simulator.touchDown(at: CGPoint(x: card.midX, y: 700))
    for step in 1...10 {
      scene.simulator.advance(by: 0.02)
      scene.simulator.touchMove(to: CGPoint(x: card.midX, y: 700 - CGFloat(step) * 50))
    }
    scene.simulator.touchUp()
    #expect(scene.journal.take().isEmpty)
    #expect((scene.rows.first?.convert(scene.rows[0].bounds, to: nil).minY ?? 0) < card.minY)
  }

  @Test func `an open menu goes when its button does`() {
    let scene = MenuScene()
    scene.open([scene.action("Name")])
    scene.button.removeFromSuperview()
    scene.simulator.advance(by: 0.1)
    #expect(scene.stage == nil)
  }

  @Test func `a bar button opens its menu on a tap, or on a long press beside an action`() {
    for hasAction in [false, true] {
      let scene = MenuScene()
      let journal = scene.journal
      let menu = UIMenu(children: [scene.action("Name")])
      let item = UIBarButtonItem(
        title: "Edit", primaryAction: hasAction ? UIAction { _ in journal.note("edit") } : nil,
        menu: menu)
      #expect(item.menu === menu)
      scene.page.navigationItem.rightBarButtonItem = item
      let navigation = UINavigationController(rootViewController: scene.page)
      scene.simulator.launch(rootViewController: navigation)
      let place = CGPoint(x: 360, y: 81)
      scene.simulator.tap(at: place)
      #expect(scene.simulator.openMenus == (hasAction ? 0 : 1))
      #expect(journal.take() == (hasAction ? ["edit"] : []))
      guard hasAction else { continue }
      scene.simulator.touchDown(at: place)
      scene.simulator.advance(by: 0.6)
      scene.simulator.touchUp()
      #expect(scene.simulator.openMenus == 1)
      #expect(journal.take().isEmpty)
    }
  }

  @Test func `a disabled button opens no menu`() {
    let scene = MenuScene()
    scene.button.isEnabled = false
    scene.open([scene.action("Name")])
    #expect(scene.stage == nil)
    scene.button.isEnabled = true
    scene.button.menu = nil
    #expect(!scene.button.isContextMenuInteractionEnabled)
    scene.simulator.tap(at: CGPoint(x: 60, y: 120))
    #expect(scene.stage == nil)
  }

  /// Whether anything dark is drawn where a line has its mark.
  private func inkAtStart(of row: MenuRow, in picture: Bitmap) -> Bool {
    let frame = row.convert(row.bounds, to: nil)
    let y = Int(frame.midY)
    return (Int(frame.minX) + 12...Int(frame.minX) + 36).contains { x in
      (y - 8...y + 8).contains { picture.rgba(atX: x, y: $0).green < 90 }
    }
  }
}

extension Simulator {
  /// How many menus are open.
  var openMenus: Int { windows.filter { MenuStage.current(in: $0) != nil }.count }
}
