// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct FocusTests {
  /// A page with four buttons in two rows.
  @MainActor struct Scene {
    let simulator = Simulator()
    let page = UIViewController()
    let journal = Journal()
    let buttons: [UIButton]

    init() {
      simulator.launch(rootViewController: page)
      let journal = journal
      buttons = (0..<4).map { index in
        let button = UIButton(type: .system)
        button.setTitle("\(index)", for: .normal)
        button.frame = CGRect(
          x: 40 + CGFloat(index % 2) * 160, y: 200 + CGFloat(index / 2) * 100, width: 100,
          height: 44)
        button.addAction(
          UIAction { _ in journal.note("\(index)") }, for: .primaryActionTriggered)
        return button
      }
      for button in buttons { page.view.addSubview(button) }
    }

    /// The number of the button in the focus after a key; -1 for none.
    func press(_ key: Simulator.Key) -> Int {
      simulator.press(key)
      return buttons.firstIndex { $0.isFocused } ?? -1
    }
  }

  @Test func `tab goes through the views in the order of reading and around`() {
    let scene = Scene()
    #expect(scene.buttons.allSatisfy { !$0.isFocused })
    #expect((0..<5).map { _ in scene.press(.tab) } == [0, 1, 2, 3, 0])
    #expect((0..<2).map { _ in scene.press(.backTab) } == [3, 2])
  }

  @Test func `the order is that of the screen, not of the tree, and mirrored with it`() {
    let scene = Scene()
    for button in scene.buttons.reversed() { scene.page.view.bringSubviewToFront(button) }
    #expect((0..<4).map { _ in scene.press(.tab) } == [0, 1, 2, 3])
    scene.simulator.update { $0.direction = .rightToLeft }
    scene.simulator.setFocus(nil)
    #expect((0..<4).map { _ in scene.press(.tab) } == [1, 0, 3, 2])
  }

  @Test func `arrows go to the nearest view in their direction, and stay where there is none`() {
    let scene = Scene()
    let keys: [Simulator.Key] = [.right, .right, .right, .down, .left, .left, .up, .up]
    #expect(keys.map { scene.press($0) } == [0, 1, 1, 3, 2, 2, 0, 0])
  }

  @Test func `only the focused control has the state, and looks as that state says`() {
    let scene = Scene()
    let button = scene.buttons[1]
    button.setTitle("here", for: .focused)
    _ = scene.press(.tab)
    #expect(scene.buttons.map(\.state) == [.focused, .normal, .normal, .normal])
    _ = scene.press(.tab)
    #expect(button.state == .focused)
    #expect(button.titleLabel?.text == "here")
    _ = scene.press(.tab)
    #expect(button.titleLabel?.text == "1")
  }

  @Test func `space and return use what is in the focus`() {
    let scene = Scene()
    scene.simulator.press(.space)
    #expect(scene.journal.take().isEmpty)
    _ = scene.press(.tab)
    scene.simulator.press(.space)
    _ = scene.press(.tab)
    scene.simulator.press(.return)
    #expect(scene.journal.take() == ["0", "1"])
  }

  @Test func `disabled, hidden and covered views are passed over`() {
    let scene = Scene()
    scene.buttons[0].isEnabled = false
    scene.buttons[1].isHidden = true
    scene.buttons[2].isUserInteractionEnabled = false
    #expect(scene.press(.tab) == 3)
    scene.page.view.accessibilityElementsHidden = true
    #expect(scene.press(.tab) == -1)
    #expect(UIView().canBecomeFocused == false)
  }

  @Test func `a view that says so can be gone to`() {
    final class Tile: UIView {
      override var canBecomeFocused: Bool { true }
    }
    let scene = Scene()
    let tile = Tile(frame: CGRect(x: 0, y: 500, width: 50, height: 50))
    scene.page.view.addSubview(tile)
    scene.simulator.press(.backTab)
    #expect(tile.isFocused)
    tile.removeFromSuperview()
    #expect(!tile.isFocused)
    #expect(scene.simulator.focusedView == nil)
  }

  @Test func `the focus is seen on the screen`() {
    let scene = Scene()
    let before = scene.simulator.render(scale: 1).hex(39, 222)
    _ = scene.press(.tab)
    #expect(before == "000000ff")
    #expect(scene.simulator.render(scale: 1).hex(39, 222) == "007affff")
  }

  @Test func `a menu takes the focus and gives it back, and escape closes it`() {
    let scene = MenuScene()
    scene.button.menu = UIMenu(children: [
      scene.action("Grey", .disabled), scene.action("Name"), scene.action("Date"),
    ])
    func focused() -> String? {
      (scene.simulator.focusedView as? MenuRow)?.element.title
    }
    scene.simulator.press(.tab)
    scene.simulator.press(.return)
    #expect(focused() == "Name")
    scene.simulator.press(.down)
    #expect(focused() == "Date")
    scene.simulator.press(.tab)
    #expect(focused() == "Name")
    scene.simulator.press(.escape)
    #expect(scene.stage == nil)
    #expect(scene.button.isFocused)
    scene.simulator.press(.space)
    scene.simulator.press(.backTab)
    scene.simulator.press(.space)
    #expect(scene.journal.take() == ["Date"])
    #expect(scene.button.isFocused)
  }

  @Test func `a tab in the focus has the appearance's focused look over its own`() {
    let simulator = Simulator()
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { title in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(
        title: title, image: UIImage(systemName: "house"), selectedImage: nil)
      page.tabBarItem.badgeValue = "1"
      return page
    }
    let look = UITabBarAppearance()
    let items = look.stackedLayoutAppearance
    items.normal.iconColor = .green
    items.selected.iconColor = .red
    items.selected.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 14)]
    items.focused.iconColor = .purple
    items.focused.titleTextAttributes = [.foregroundColor: UIColor.brown]
    items.focused.badgeBackgroundColor = .orange
    tabs.tabBar.standardAppearance = look
    tabs.tabBar.scrollEdgeAppearance = look
    simulator.launch(rootViewController: tabs)
    func looks() -> [[UIColor?]] {
      tabs.tabBar.buttons.map { button in
        [
          button.subviews.compactMap { $0 as? UIImageView }.first?.tintColor,
          button.subviews.compactMap { $0 as? UILabel }.first?.textColor,
          button.subviews.compactMap { $0 as? TabBadgeView }.first?.backgroundColor,
        ]
      }
    }
    let (selected, normal, focused): ([UIColor?], [UIColor?], [UIColor?]) = (
      [.red, .red, .systemRed], [.green, .green, .systemRed], [.purple, .brown, .orange]
    )
    #expect(looks() == [selected, normal])
    simulator.press(.tab)
    #expect(looks() == [focused, normal])
    let font = tabs.tabBar.buttons[0].subviews.compactMap { $0 as? UILabel }.first?.font
    #expect(font?.pointSize == 14)
    simulator.press(.tab)
    #expect(looks() == [selected, focused])
    simulator.press(.space)
    #expect(tabs.selectedIndex == 1)
    simulator.press(.tab)
    #expect(looks() == [focused, selected])
  }
}
