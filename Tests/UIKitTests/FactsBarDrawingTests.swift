// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// What tab bars, their items and their appearances look like, clause by clause.
@MainActor @Suite struct FactsBarDrawingTests {
  @Test func `[uikit 71] a bar does not keep its selected item alive`() {
    _ = Simulator()
    let bar = UITabBar()
    weak var item: UITabBarItem?
    autoreleasing {
      let made = UITabBarItem(title: "a", image: nil, tag: 0)
      bar.items = [made]
      bar.selectedItem = made
      item = made
    }
    #expect(bar.selectedItem === item && item != nil)
    bar.items = nil
    #expect(item == nil)
  }

  /// Runs code whose local values are gone after it.
  @inline(never) private func autoreleasing(_ body: () -> Void) { body() }

  @Test func `[uikit 81] a picture is drawn again and again, a resizable one once`() {
    let scene = BarStage()
    scene.bar.backgroundImage = halves(20, 20)
    let row = { [2, 12, 22, 32, 182, 192].map { scene.hex($0, 30) } }
    let (red, green) = ("ff0000ff", "00ff00ff")
    #expect(row() == [red, green, red, green, red, green])
    #expect(scene.hex(2, 2) == red && scene.hex(12, 46) == green)
    scene.bar.backgroundImage = halves(20, 20).resizableImage(
      withCapInsets: .zero, resizingMode: .stretch)
    #expect(row() == [red, red, red, red, green, green])
  }

  @Test func `[uikit 82] other items are grey again when their colour is taken back`() {
    let items = ["a", "b"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    let scene = BarStage(items)
    #expect(scene.bar.unselectedItemTintColor == nil)
    let color = { scene.bar.all(UILabel.self).first { $0.text == "a" }?.textColor }
    let grey = color()
    scene.bar.unselectedItemTintColor = .red
    #expect(color() == .red)
    scene.bar.unselectedItemTintColor = nil
    #expect(color() == grey && grey != .red)
  }

  @Test func `[uikit 96] insets that are no pair change the icon's size`() throws {
    let item = UITabBarItem(title: "a", image: solid(.red, 20, 20), tag: 0)
    let scene = BarStage([item])
    scene.stage.window.layoutIfNeeded()
    let icon = try #require(scene.bar.all(UIImageView.self).first { $0.image != nil })
    let former = icon.frame
    item.imageInsets = UIEdgeInsets(top: 4, left: 0, bottom: 0, right: -6)
    scene.stage.window.layoutIfNeeded()
    #expect(icon.frame.size == CGSize(width: 26, height: 16))
    #expect(icon.frame.minY == former.minY + 4 && icon.frame.minX == former.minX)
  }

  @Test func `[uikit 101] a fresh appearance has the default background`() {
    _ = Simulator()
    let (fresh, stated) = (UITabBarAppearance(), UITabBarAppearance())
    stated.configureWithTransparentBackground()
    stated.configureWithDefaultBackground()
    #expect(
      fresh.backgroundEffect != nil
        && stated.backgroundEffect?.style == fresh.backgroundEffect?.style)
    #expect(fresh.backgroundColor == nil && stated.backgroundColor == nil)
    #expect(fresh.backgroundImage == nil && stated.backgroundImage == nil)
    #expect(fresh.shadowColor != nil && stated.shadowColor == fresh.shadowColor)
  }

  @Test func `[uikit 101] the picture lies on the colour, and the colour on the effect`() {
    let scene = BarStage()
    let look = UITabBarAppearance()
    look.backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark)
    let show = {
      scene.bar.standardAppearance = look
      scene.bar.scrollEdgeAppearance = look
    }
    show()
    let effect = scene.hex(100, 40)
    #expect(effect != "0000ffff" && effect != "00ff00ff")
    look.backgroundColor = .green
    show()
    #expect(scene.hex(100, 40) == "00ff00ff")
    look.backgroundColor = UIColor.green.withAlphaComponent(0.5)
    show()
    #expect(![effect, "00ff00ff"].contains(scene.hex(100, 40)))
    look.backgroundColor = .green
    look.backgroundImage = solid(.red)
    look.backgroundImageContentMode = .center
    show()
    #expect(scene.hex(100, 24) == "ff0000ff" && scene.hex(100, 40) == "00ff00ff")
  }

  @Test func `[uikit 104] layouts are numbered, and an item's states are those of its object`() {
    _ = Simulator()
    let styles: [UITabBarItemAppearance.Style] = [.stacked, .inline, .compactInline]
    #expect(styles.map(\.rawValue) == [0, 1, 2])
    let look = UITabBarItemAppearance()
    look.normal.iconColor = .red
    for state in [look.selected, look.disabled, look.focused] {
      #expect(state.iconColor == .red)
      #expect(state.titleTextAttributes.isEmpty)
    }
    look.normal.titleTextAttributes = [.kern: 3.0]
    look.normal.badgeBackgroundColor = .green
    for state in [look.selected, look.disabled, look.focused] {
      #expect(state.titleTextAttributes[.kern] as? Double == 3)
      #expect(state.badgeBackgroundColor == .green)
      state.iconColor = .blue
    }
    #expect(look.normal.iconColor == .red)
  }

  @Test func `[uikit 222] a resting finger shows a tab of the system's bar large`() {
    let situation = Situation(contentSizeCategory: .accessibilityLarge)
    let simulator = Simulator(situation)
    let tabs = makeTabs(["Home", "Search"])
    simulator.launch(rootViewController: tabs)
    let window = simulator.keyWindow
    let shown = { window?.subviews.compactMap { $0 as? LargeContentView }.first }
    #expect(tabs.tabBar.interactions.contains { $0 is UILargeContentViewerInteraction })
    simulator.touchDown(at: middle(ofTab: 1, in: tabs.tabBar))
    simulator.advance(by: 0.2)
    #expect(shown() == nil)
    simulator.advance(by: 0.8)
    #expect(shown()?.title.text == "Search")
    simulator.touchUp()
    simulator.settle()
    #expect(shown() == nil)
  }
}
