// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

@MainActor struct BarsItemTests {
  private func picture() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 25, height: 25)).image { _ in }
  }

  @Test func `a fresh item has default values [uikit 87]`() {
    let item = UITabBarItem()
    #expect(item.badgeValue == nil)
    #expect(item.isEnabled)
    #expect(item.image == nil)
    #expect(item.imageInsets == .zero)
    #expect(item.tag == 0)
    #expect(item.title == nil)
    #expect(item.titlePositionAdjustment == .zero)
  }

  @Test func `an item keeps its image and any tag [uikit 88]`() {
    let image = picture()
    let item = UITabBarItem(title: "a", image: image, tag: .min)
    #expect(item.image === image)
    #expect(item.tag == .min)
  }

  @Test func `the selected image falls back to the image [uikit 89] [uikit 90]`() {
    let (image, other) = (picture(), picture())
    let item = UITabBarItem(title: nil, image: image, selectedImage: nil)
    #expect(item.selectedImage === image)
    item.selectedImage = other
    #expect(item.selectedImage === other)
    item.selectedImage = nil
    #expect(item.selectedImage === image)
    #expect(UITabBarItem(title: nil, image: nil, selectedImage: other).selectedImage == nil)
  }

  @Test func `a system item keeps its tag, and its title cannot be changed [uikit 91] [uikit 92]`()
  {
    let item = UITabBarItem(tabBarSystemItem: .bookmarks, tag: 7)
    #expect(item.tag == 7)
    item.title = "mine"
    item.image = picture()
    #expect(item.title == nil)
    #expect(item.image == nil)
    #expect(item.shownTitle == "Bookmarks")
    #expect(UITabBarItem.SystemItem.mostViewed.rawValue == 11)
  }

  @Test func `any badge text shows a badge, nil none [uikit 95]`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b"])
    simulator.launch(rootViewController: tabs)
    let badge = tabs.tabBar.buttons[1].subviews.compactMap { $0 as? TabBadgeView }.first
    #expect(badge?.isHidden == true)
    tabs.viewControllers?[1].tabBarItem.badgeValue = ""
    #expect(badge?.isHidden == false)
    #expect(badge?.backgroundColor == .systemRed)
    tabs.viewControllers?[1].tabBarItem.badgeColor = .blue
    #expect(badge?.backgroundColor == .blue)
    tabs.viewControllers?[1].tabBarItem.badgeValue = nil
    #expect(badge?.isHidden == true)
  }

  @Test func `image insets move the icon [uikit 96]`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a"])
    let item = tabs.viewControllers?[0].tabBarItem
    item?.image = picture()
    simulator.launch(rootViewController: tabs)
    let icon = tabs.tabBar.buttons[0].subviews.compactMap { $0 as? UIImageView }.first
    let former = icon?.frame.minY ?? 0
    item?.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    simulator.layoutIfNeeded()
    #expect(abs((icon?.frame.minY ?? 0) - former - 6) < 0.001)
    #expect(abs((icon?.frame.height ?? 0) - 25) < 0.001)
  }

  @Test func `a title is moved right and down [uikit 97]`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a"])
    simulator.launch(rootViewController: tabs)
    let title = tabs.tabBar.buttons[0].subviews.compactMap { $0 as? UILabel }.first
    let former = title?.frame ?? .zero
    tabs.viewControllers?[0].tabBarItem.titlePositionAdjustment = UIOffset(
      horizontal: 3, vertical: -2)
    simulator.layoutIfNeeded()
    #expect(title?.frame == former.offsetBy(dx: 3, dy: -2))
  }

  @Test func `an observer hears of every change until its token ends`() {
    let item = UITabBarItem()
    var count = 0
    var token: ObservationToken? = item.observeChanges { count += 1 }
    item.title = "a"
    item.badgeValue = "1"
    item.isEnabled = false
    item.accessibilityLabel = "b"
    #expect(count == 4)
    token?.cancel()
    item.title = "c"
    #expect(count == 4)
    token = item.observeChanges { count += 1 }
    #expect(token != nil)
    token = nil
    item.title = "d"
    #expect(count == 4)
  }

  @Test func `a tab is a button whose badge is its value [uikit 220] [uikit 221]`() {
    let simulator = Simulator()
    let tabs = makeTabs(["Home", "Search"])
    tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
    simulator.launch(rootViewController: tabs)
    let buttons = tabs.tabBar.buttons
    #expect(buttons[0].accessibilityTraits == [.button, .selected])
    #expect(buttons[1].accessibilityTraits == .button)
    #expect(buttons.map(\.accessibilityLabel) == ["Home", "Search"])
    #expect(buttons.map(\.accessibilityValue) == [nil, "3"])
  }

  @Test func `a tab is shown large with its large picture, else with its own [uikit 222]`() {
    let simulator = Simulator()
    let tabs = makeTabs(["Home"])
    let (small, large) = (picture(), picture())
    let item = tabs.viewControllers?[0].tabBarItem
    item?.image = small
    simulator.launch(rootViewController: tabs)
    let button = tabs.tabBar.buttons[0]
    #expect(button.showsLargeContentViewer)
    #expect(button.largeContentTitle == "Home")
    #expect(button.largeContentImage === small)
    item?.largeContentSizeImage = large
    #expect(button.largeContentImage === large)
  }
}
