// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// Where things are in and around a tab bar, as published dumps of the system's show them.
@MainActor @Suite struct FactsBarFrameTests {
  @Test(arguments: [
    ("iphone-8", UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    ("iphone-x", UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
    ("iphone-11-pro", UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
  ])
  func `[uikit 51] upright the status bar and the home indicator are unsafe`(
    device: String, insets: UIEdgeInsets
  ) {
    let simulator = Simulator(.on(device))
    let root = UIViewController()
    simulator.launch(rootViewController: root)
    #expect(root.view.safeAreaInsets == insets)
    #expect(simulator.statusBarManager.statusBarFrame.height == insets.top)
  }

  @Test(arguments: ["iphone-8", "iphone-x"])
  func `[uikit 51] a navigation bar is 44 points high, 32 in a phone's landscape`(
    device: String
  ) {
    let simulator = Simulator(.on(device))
    let stack = UINavigationController(rootViewController: UIViewController())
    simulator.launch(rootViewController: stack)
    #expect(stack.navigationBar.frame.height == 44)
    simulator.rotate(to: .landscapeRight)
    simulator.settle()
    #expect(stack.navigationBar.frame.height == 32)
  }

  /// The seven dumps: a bar's width and height, and the left edges and widths of its buttons.
  static let dumps: [(bar: CGSize, lefts: [CGFloat], widths: [CGFloat])] = [
    (CGSize(width: 320, height: 49), [2, 82, 162, 242], [76, 76, 76, 76]),
    (CGSize(width: 320, height: 49), [2, 109, 215], [103, 102, 103]),
    (CGSize(width: 375, height: 49), [2], [371]),
    (CGSize(width: 375, height: 49), [2, 96, 190, 283], [90, 90, 89, 90]),
    (CGSize(width: 390, height: 83), [2, 100, 197, 295], [94, 93, 94, 93]),
    (CGSize(width: 414, height: 49), [2, 106, 209, 313], [100, 99, 100, 99]),
    (CGSize(width: 414, height: 49), [2, 85, 168, 250, 333], [79, 79, 78, 79, 79]),
  ]

  @Test(arguments: 0..<7, [2, 3])
  func `[uikit 58] buttons are on whole points, on screens of three pixels a point too`(
    dump: Int, scale: Int
  ) {
    let (size, lefts, widths) = Self.dumps[dump]
    let device = scale == 2 ? "iphone-11" : "iphone-8-plus"
    let stage = Stage(.on(device), size: CGSize(width: 414, height: 700))
    let bar = UITabBar(frame: CGRect(origin: CGPoint(x: 0, y: 100), size: size))
    bar.items = lefts.map { _ in UITabBarItem() }
    stage.add(bar)
    #expect(bar.traitCollection.displayScale == CGFloat(scale))
    #expect(bar.buttons.map(\.frame.minX) == lefts)
    #expect(bar.buttons.map(\.frame.width) == widths)
    #expect(bar.buttons.allSatisfy { $0.frame.minY == 1 && $0.frame.height == 48 })
  }

  @Test func `[uikit 60] a bar of 49 points at the lower edge has buttons of 14 points`() {
    let stage = Stage(.on("iphone-x"), size: CGSize(width: 375, height: 812))
    let bar = UITabBar(frame: CGRect(x: 0, y: 763, width: 375, height: 49))
    bar.items = [UITabBarItem(), UITabBarItem()]
    stage.add(bar)
    #expect(bar.safeAreaInsets.bottom == 34)
    #expect(bar.buttons.map(\.frame.minY) == [1, 1])
    #expect(bar.buttons.map(\.frame.height) == [14, 14])
    bar.frame.origin.y = 700
    stage.window.layoutIfNeeded()
    #expect(bar.buttons.map(\.frame.height) == [48, 48])
  }

  @Test(arguments: [
    (CGSize(width: 25, height: 25), "iphone-se", 5.5),
    (CGSize(width: 24, height: 24), "iphone-se", 6.0),
    (CGSize(width: 21, height: 28), "iphone-se", 4.0),
    (CGSize(width: 24, height: 21), "iphone-16", 22.0 / 3),
  ])
  func `[uikit 61] the icon's middle is the button's across, and 19 below the bar's edge`(
    size: CGSize, device: String, y: Double
  ) throws {
    let simulator = Simulator(.on(device))
    let tabs = makeTabs(["Home", "Search", "Me"])
    for page in tabs.viewControllers ?? [] {
      page.tabBarItem.image = solid(.red, size.width, size.height)
    }
    simulator.launch(rootViewController: tabs)
    for button in tabs.tabBar.buttons {
      let icon = try #require(button.all(UIImageView.self).first { $0.image != nil }).frame
      #expect(icon.size == size)
      #expect(abs(icon.minY - y) < 0.001)
      #expect(abs(icon.midX - button.bounds.midX) < 0.51)
    }
    let last = try #require(tabs.tabBar.buttons.last)
    #expect(last.frame.midX > tabs.tabBar.bounds.midX)
  }

  @Test func `[uikit 63] badges begin five points before the icon's end, two digits take 24`()
    throws
  {
    let simulator = Simulator(.on("iphone-se"))
    let tabs = makeTabs(["Home", "Search", "Me", "More"])
    let item = try #require(tabs.viewControllers?[1].tabBarItem)
    item.image = solid(.red, 24, 24)
    simulator.launch(rootViewController: tabs)
    let button = tabs.tabBar.buttons[1]
    let icon = try #require(button.all(UIImageView.self).first { $0.image != nil }).frame
    let badge = try #require(button.all(TabBadgeView.self).first)
    for (text, width) in [("1", CGFloat(18)), ("20", 24)] {
      item.badgeValue = text
      simulator.layoutIfNeeded()
      #expect(badge.frame == CGRect(x: icon.maxX - 5, y: 2, width: width, height: 18))
    }
  }

  @Test func `[uikit 65] four items on a tablet begin at 181, 110 points apart`() {
    let simulator = Simulator(.on("ipad"))
    let stage = UIWindow(frame: UIScreen.main.bounds)
    stage.isHidden = false
    let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 768, height: 49))
    bar.items = (0..<4).map { _ in UITabBarItem() }
    stage.addSubview(bar)
    simulator.layoutIfNeeded()
    #expect(bar.buttons.map(\.frame.minX) == [181, 291, 401, 511])
    #expect(bar.buttons.allSatisfy { $0.frame.size == CGSize(width: 76, height: 48) })
  }

  @Test(arguments: [false, true])
  func `[uikit 69] a page that ends at the bar has its own addition only`(opaque: Bool) throws {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b"])
    simulator.launch(rootViewController: tabs)
    let page = try #require(tabs.viewControllers?[0])
    #expect(page.view.safeAreaInsets.bottom == 83)
    if opaque { tabs.tabBar.isTranslucent = false } else { page.edgesForExtendedLayout = [] }
    simulator.layoutIfNeeded()
    #expect(page.view.safeAreaInsets.bottom == 0)
    page.additionalSafeAreaInsets.bottom = 7
    simulator.layoutIfNeeded()
    #expect(page.view.safeAreaInsets.bottom == 7)
  }
}
