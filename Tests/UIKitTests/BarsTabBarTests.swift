// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

@MainActor struct BarsTabBarTests {
  @Test func `a fresh bar has no items, selection or pictures [uikit 71]`() {
    let bar = UITabBar()
    #expect(bar.items == nil)
    #expect(bar.selectedItem == nil)
    #expect(bar.backgroundImage == nil)
    #expect(bar.shadowImage == nil)
    #expect(bar.selectionIndicatorImage == nil)
    #expect(bar.isTranslucent)
    #expect(!bar.isAccessibilityElement)
    #expect(bar.accessibilityTraits.contains(.tabBar))
  }

  @Test func `only an item of the bar can be selected, and none is at first [uikit 72] [uikit 74]`()
  {
    let bar = UITabBar()
    let item = UITabBarItem(title: "a", image: nil, tag: 0)
    bar.items = [item]
    #expect(bar.selectedItem == nil)
    bar.selectedItem = UITabBarItem()
    #expect(bar.selectedItem == nil)
    bar.selectedItem = item
    #expect(bar.selectedItem === item)
  }

  @Test func `without items nothing is selected [uikit 73]`() {
    let bar = UITabBar()
    let item = UITabBarItem(title: "a", image: nil, tag: 0)
    bar.items = [item]
    bar.selectedItem = item
    bar.items = nil
    #expect(bar.selectedItem == nil)
  }

  @Test func `taps select and tell each time, code does not tell [uikit 74]`() {
    final class Listener: NSObject, UITabBarDelegate {
      var heard: [String] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        heard.append(item.title ?? "-")
      }
    }
    let simulator = Simulator()
    let root = UIViewController()
    let bar = UITabBar(frame: CGRect(x: 0, y: 400, width: 393, height: 49))
    let items = ["a", "b"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items = items
    let listener = Listener()
    bar.delegate = listener
    root.view.addSubview(bar)
    simulator.launch(rootViewController: root)
    bar.selectedItem = items[0]
    #expect(listener.heard.isEmpty)
    simulator.tap(at: middle(ofTab: 1, in: bar))
    simulator.tap(at: middle(ofTab: 1, in: bar))
    #expect(listener.heard == ["b", "b"])
    #expect(bar.selectedItem === items[1])
  }

  @Test func `an appearance is copied both ways [uikit 83]`() {
    _ = Simulator()
    let bar = UITabBar()
    let look = UITabBarAppearance()
    look.backgroundColor = .red
    bar.standardAppearance = look
    look.backgroundColor = .green
    bar.standardAppearance.backgroundColor = .blue
    #expect(bar.standardAppearance.backgroundColor == .red)
    let items = UITabBarItemAppearance()
    items.normal.iconColor = .red
    look.stackedLayoutAppearance = items
    let copy: UITabBarAppearance = look.copy()
    look.stackedLayoutAppearance.normal.iconColor = .green
    #expect(copy.stackedLayoutAppearance.normal.iconColor == .red)
  }

  @Test func `states take from normal what they do not set [uikit 104]`() {
    let look = UITabBarItemAppearance()
    look.normal.iconColor = .red
    look.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    #expect(look.selected.iconColor == .red)
    look.disabled.iconColor = .gray
    #expect(look.disabled.iconColor == .gray)
    #expect(look.focused.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
    #expect(UITabBarItemAppearance.Style.compactInline.rawValue == 2)
  }

  @Test func `the three backgrounds differ in colour and shadow [uikit 101] [uikit 102]`() {
    _ = Simulator()
    let look = UITabBarAppearance()
    #expect(look.backgroundEffect != nil)
    #expect(look.shadowColor != nil)
    look.configureWithOpaqueBackground()
    #expect(look.backgroundEffect == nil)
    #expect(look.backgroundColor == .systemBackground)
    look.configureWithTransparentBackground()
    #expect(look.backgroundColor == nil)
    #expect(look.shadowColor == nil)
  }

  @Test func `the selected item's own look counts before the bar's [uikit 85]`() {
    _ = Simulator()
    let bar = UITabBar()
    let items = ["a", "b"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items = items
    let own = UITabBarAppearance()
    own.backgroundColor = .red
    items[1].standardAppearance = own
    bar.selectedItem = items[0]
    #expect(bar.effectiveAppearance.backgroundColor == nil)
    bar.selectedItem = items[1]
    #expect(bar.effectiveAppearance.backgroundColor == .red)
  }

  @Test
  func `where content ends at the bar its background goes, unless a look says else [uikit 84]`() {
    let simulator = Simulator()
    let page = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scroll.contentSize = CGSize(width: 393, height: 2000)
    page.view.addSubview(scroll)
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    simulator.launch(rootViewController: tabs)
    #expect(tabs.tabBar.effectiveAppearance.backgroundEffect != nil)
    scroll.contentOffset = CGPoint(x: 0, y: 2000 + 83 - 852)
    simulator.layoutIfNeeded()
    #expect(tabs.tabBar.effectiveAppearance.backgroundEffect == nil)
    let edge = UITabBarAppearance()
    edge.backgroundColor = .red
    tabs.tabBar.scrollEdgeAppearance = edge
    #expect(tabs.tabBar.effectiveAppearance.backgroundColor == .red)
  }

  @Test func `the selected icon has the tint, others a grey [uikit 82]`() throws {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b"])
    simulator.launch(rootViewController: tabs)
    let labels = tabs.tabBar.buttons.map { $0.subviews.compactMap { $0 as? UILabel }[0] }
    #expect(labels[0].textColor == tabs.tabBar.tintColor)
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    _ = labels[1].textColor.resolvedColor(with: tabs.traitCollection).getWhite(
      &white, alpha: &alpha)
    #expect(abs(white - 0.572549) < 0.001)
    tabs.tabBar.unselectedItemTintColor = .red
    #expect(labels[1].textColor == .red)
  }
}
