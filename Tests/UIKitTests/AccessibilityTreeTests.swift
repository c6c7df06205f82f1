// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct AccessibilityTreeTests {
  private func label(_ text: String, _ x: CGFloat, _ y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: 20))
    label.text = text
    return label
  }

  private func labels(_ simulator: Simulator) -> [String] {
    simulator.accessibilityTree.flatMap(\.elements).compactMap(\.label)
  }

  @Test func `elements are read row by row, from where reading begins`() {
    for (direction, order) in [
      (UITraitEnvironmentLayoutDirection.leftToRight, ["a", "b", "c", "d"]),
      (.rightToLeft, ["b", "a", "d", "c"]),
    ] {
      let simulator = Simulator(Situation(direction: direction))
      let page = UIViewController()
      simulator.launch(rootViewController: page)
      for view in [
        label("d", 150, 143), label("c", 20, 140), label("b", 150, 100), label("a", 20, 104),
      ] {
        page.view.addSubview(view)
      }
      #expect(labels(simulator) == order)
    }
  }

  @Test func `what is grouped is read together, what is stated is read as stated`() {
    let simulator = Simulator()
    let page = UIViewController()
    simulator.launch(rootViewController: page)
    let (left, right) = (UIView(), UIView())
    left.frame = CGRect(x: 0, y: 100, width: 150, height: 100)
    right.frame = CGRect(x: 200, y: 100, width: 150, height: 100)
    for (column, names) in [(left, ["1", "2"]), (right, ["3", "4"])] {
      for (index, name) in names.enumerated() {
        column.addSubview(label(name, 0, CGFloat(index) * 50))
      }
      page.view.addSubview(column)
    }
    #expect(labels(simulator) == ["1", "3", "2", "4"])
    left.shouldGroupAccessibilityChildren = true
    right.shouldGroupAccessibilityChildren = true
    #expect(labels(simulator) == ["1", "2", "3", "4"])
    left.accessibilityElements = left.subviews.reversed()
    #expect(labels(simulator) == ["2", "1", "3", "4"])
    page.view.accessibilityElements = [right, left]
    #expect(labels(simulator) == ["3", "4", "2", "1"])
  }

  @Test func `a container can make its elements when they are asked for`() {
    final class Chart: UIView {
      override func accessibilityElementCount() -> Int { 3 }
      override func accessibilityElement(at index: Int) -> Any? {
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = "bar \(index)"
        return element
      }
    }
    let simulator = Simulator()
    let page = UIViewController()
    simulator.launch(rootViewController: page)
    page.view.addSubview(Chart(frame: CGRect(x: 0, y: 100, width: 100, height: 100)))
    #expect(labels(simulator) == ["bar 0", "bar 1", "bar 2"])
    let plain = UIView()
    let element = UIAccessibilityElement(accessibilityContainer: plain)
    plain.accessibilityElements = [element]
    #expect(plain.accessibilityElementCount() == 1)
    #expect(plain.accessibilityElement(at: 0) as? UIAccessibilityElement === element)
    #expect(plain.accessibilityElement(at: 1) == nil)
    #expect(plain.index(ofAccessibilityElement: element) == 0)
    #expect(plain.index(ofAccessibilityElement: plain) == NSNotFound)
  }

  @Test func `[uikit 220] tabs say their title, value, selection and place in the bar`() {
    let simulator = Simulator()
    let tabs = UITabBarController()
    tabs.viewControllers = ["Today", "Games", "Apps"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
    tabs.viewControllers?[2].tabBarItem.isEnabled = false
    simulator.launch(rootViewController: tabs)
    let bar = simulator.accessibilityTree.flatMap(\.elements)
    #expect(
      bar.map(\.spoken) == [
        "Today, selected, tab, 1 of 3", "Games, 3, tab, 2 of 3", "Apps, dimmed, tab, 3 of 3",
      ])
    #expect(bar.map(\.value) == [nil, "3", nil])
    #expect(bar[1].traits == .button)
    simulator.perform(.activate, on: bar[1])
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `a bar of navigation is read before its page: back, heading, buttons`() {
    let simulator = Simulator()
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "Home"
    second.title = "Details"
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    second.loadViewIfNeeded()
    second.view.addSubview(label("content", 20, 200))
    let navigation = UINavigationController(rootViewController: first)
    simulator.launch(rootViewController: navigation)
    navigation.pushViewController(second, animated: false)
    let spoken = simulator.accessibilityTree.flatMap(\.elements).map(\.spoken)
    #expect(spoken == ["Home, button", "Details, heading", "Edit, button", "content"])
  }

  @Test func `escape goes back, until the root`() {
    let simulator = Simulator()
    let pages = (0..<2).map { _ in UIViewController() }
    let navigation = UINavigationController(rootViewController: pages[0])
    simulator.launch(rootViewController: navigation)
    navigation.pushViewController(pages[1], animated: false)
    #expect(simulator.perform(.escape))
    simulator.advance(by: 1)
    #expect(navigation.topViewController === pages[0])
    #expect(!simulator.perform(.escape))
  }

  @Test func `escape closes a menu before it goes back`() {
    let scene = MenuScene()
    scene.open([scene.action("Name")])
    #expect(scene.simulator.perform(.escape))
    #expect(scene.stage == nil)
  }

  @Test func `a sheet hides what is behind it from assistive technologies`() {
    let simulator = Simulator()
    let (page, sheet) = (UIViewController(), UIViewController())
    simulator.launch(rootViewController: page)
    page.view.addSubview(label("behind", 20, 200))
    sheet.loadViewIfNeeded()
    sheet.view.addSubview(label("sheet", 20, 200))
    page.present(sheet, animated: false)
    #expect(labels(simulator) == ["sheet"])
    page.dismiss(animated: false)
    simulator.advance(by: 0.1)
    #expect(labels(simulator) == ["behind"])
  }

  @MainActor private final class Dial: UIView {
    var level = 5
    var log: [String] = []

    override var accessibilityValue: String? {
      get { "\(level)" }
      set {}
    }
    override func accessibilityIncrement() { level += 1 }
    override func accessibilityDecrement() { level -= 1 }
    override func accessibilityPerformMagicTap() -> Bool {
      log.append("magic")
      return true
    }
  }

  @Test func `adjustable elements go up and down, custom actions run, others do not`() throws {
    let simulator = Simulator()
    let page = UIViewController()
    simulator.launch(rootViewController: page)
    let dial = Dial(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    dial.isAccessibilityElement = true
    page.view.addSubview(dial)
    func node() throws -> AccessibilityNode {
      try #require(simulator.accessibilityTree.flatMap(\.elements).first)
    }
    #expect(!simulator.perform(.increment, on: try node()))
    dial.accessibilityTraits = .adjustable
    #expect(simulator.perform(.increment, on: try node()))
    #expect(simulator.perform(.increment, on: try node()))
    #expect(simulator.perform(.decrement, on: try node()))
    #expect(try node().value == "6")
    dial.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Reset") { _ in
        dial.level = 0
        return true
      }
    ]
    #expect(simulator.perform(.custom("Reset"), on: try node()))
    #expect(!simulator.perform(.custom("Other"), on: try node()))
    #expect(try node().value == "0")
    #expect(simulator.perform(.magicTap, on: try node()))
    #expect(!simulator.perform(.magicTap))
    #expect(dial.log == ["magic"])
  }

  @Test func `an element is used itself, or by a tap at its activation point`() throws {
    final class Key: UIControl {
      var answers = false
      var used = 0
      override func accessibilityActivate() -> Bool {
        used += 1
        return answers
      }
    }
    let simulator = Simulator()
    let page = UIViewController()
    simulator.launch(rootViewController: page)
    let key = Key(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let journal = Journal()
    key.addAction(UIAction { _ in journal.note("tap") }, for: .touchUpInside)
    page.view.addSubview(key)
    let node = try #require(simulator.accessibilityTree.flatMap(\.elements).first)
    simulator.perform(.activate, on: node)
    #expect((key.used, journal.take()) == (1, ["tap"]))
    key.answers = true
    simulator.perform(.activate, on: node)
    #expect((key.used, journal.take()) == (2, []))
    key.answers = false
    key.accessibilityActivationPoint = CGPoint(x: 300, y: 700)
    simulator.perform(.activate, on: node)
    #expect(journal.take().isEmpty)
  }

  @Test func `an element is told when it is gone to and when it is left`() throws {
    final class Key: UIButton {
      var told: [String] = []
      override func accessibilityElementDidBecomeFocused() { told.append("focused") }
      override func accessibilityElementDidLoseFocus() { told.append("left") }
    }
    let simulator = Simulator()
    let page = UIViewController()
    simulator.launch(rootViewController: page)
    let keys = [0, 1].map { Key(frame: CGRect(x: 0, y: $0 * 100, width: 100, height: 50)) }
    for key in keys { page.view.addSubview(key) }
    let nodes = simulator.accessibilityTree.flatMap(\.elements)
    #expect(simulator.perform(.focus, on: nodes[0]))
    #expect(!simulator.perform(.focus))
    simulator.perform(.activate, on: nodes[0])
    #expect(keys.map(\.told) == [["focused"], []])
    simulator.perform(.activate, on: nodes[1])
    #expect(keys.map(\.told) == [["focused", "left"], ["focused"]])
  }

  @Test func `scrolling moves the innermost scroll view by a page and is told`() throws {
    let simulator = Simulator()
    let page = UIViewController()
    simulator.launch(rootViewController: page)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 300, height: 1000)
    scroll.addSubview(label("in", 0, 0))
    page.view.addSubview(scroll)
    let node = try #require(simulator.accessibilityTree.flatMap(\.elements).first)
    let ways: [UIAccessibilityScrollDirection] = [.down, .next, .down, .right, .up, .previous]
    let moved = ways.map { simulator.perform(.scroll($0), on: node) }
    #expect(moved == [true, true, false, false, true, true])
    #expect(scroll.contentOffset == .zero)
    #expect(
      simulator.feedback.posts.map(\.notification)
        == [.pageScrolled, .pageScrolled, .pageScrolled, .pageScrolled])
    #expect(!simulator.perform(.scroll(.down)))
  }

  @Test func `every setting of the user is told when it changes, once`() {
    let simulator = Simulator()
    simulator.launch(rootViewController: UIViewController())
    let journal = Journal()
    let settings: [(NSNotification.Name, WritableKeyPath<Situation, Bool>, () -> Bool)] = [
      (
        UIAccessibility.voiceOverStatusDidChangeNotification, \.voiceOver,
        { UIAccessibility.isVoiceOverRunning }
      ),
      (
        UIAccessibility.switchControlStatusDidChangeNotification, \.switchControl,
        { UIAccessibility.isSwitchControlRunning }
      ),
      (
        UIAccessibility.differentiateWithoutColorDidChangeNotification,
        \.differentiatesWithoutColor, { UIAccessibility.shouldDifferentiateWithoutColor }
      ),
      (
        UIAccessibility.reduceMotionStatusDidChangeNotification, \.reduceMotion,
        { UIAccessibility.isReduceMotionEnabled }
      ),
      (
        UIAccessibility.reduceTransparencyStatusDidChangeNotification, \.reduceTransparency,
        { UIAccessibility.isReduceTransparencyEnabled }
      ),
      (
        UIAccessibility.boldTextStatusDidChangeNotification, \.boldText,
        { UIAccessibility.isBoldTextEnabled }
      ),
      (
        UIAccessibility.darkerSystemColorsStatusDidChangeNotification, \.increaseContrast,
        { UIAccessibility.isDarkerSystemColorsEnabled }
      ),
    ]
    let tokens = settings.map { name, _, _ in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { journal.note(name.rawValue) }
      }
    }
    defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    for (name, path, read) in settings {
      #expect(!read())
      simulator.update { $0[keyPath: path] = true }
      #expect(read())
      #expect(journal.take() == [name.rawValue])
      simulator.update { $0[keyPath: path] = true }
      #expect(journal.take().isEmpty)
    }
  }
}
