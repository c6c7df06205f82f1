// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

/// The frames of the system's tab bar, as published dumps of it show them.
@MainActor struct BarsGeometryTests {
  struct Row: Sendable {
    let width: CGFloat
    let lefts: [CGFloat]
    let widths: [CGFloat]
  }

  @Test(arguments: [
    Row(width: 375, lefts: [2], widths: [371]),
    Row(width: 375, lefts: [2, 96, 190, 283], widths: [90, 90, 89, 90]),
    Row(width: 390, lefts: [2, 100, 197, 295], widths: [94, 93, 94, 93]),
    Row(width: 414, lefts: [2, 106, 209, 313], widths: [100, 99, 100, 99]),
    Row(width: 414, lefts: [2, 85, 168, 250, 333], widths: [79, 79, 78, 79, 79]),
    Row(width: 320, lefts: [2, 82, 162, 242], widths: [76, 76, 76, 76]),
  ])
  func `buttons share the width on whole points, as in the dumps [uikit 58]`(_ row: Row) {
    let frames = geometry(row.width, .stacked).frames(count: row.lefts.count)
    #expect(frames.map(\.minX) == row.lefts)
    #expect(frames.map(\.width) == row.widths)
    #expect(frames.allSatisfy { $0.minY == 1 && $0.height == 48 })
  }

  @Test(arguments: [(834.0, 111.5, 8.9), (700, 100, 0), (2000, 111.5, 34)])
  func `centred buttons give up their gaps, then their width, to stay in the bar`(
    width: Double, button: Double, gap: Double
  ) {
    let bar = TabBarGeometry(
      style: .inline, size: CGSize(width: width, height: 49), leftInset: 0, rightInset: 0,
      positioning: .centered(width: 111.5, spacing: 34), isRightToLeft: false)
    let frames = bar.frames(count: 7)
    #expect(frames.allSatisfy { $0.width == button })
    #expect(abs(frames[1].minX - frames[0].maxX - gap) < 0.1)
    #expect(frames[0].minX >= 0 && frames[6].maxX <= width)
  }

  @Test func `right to left mirrors the buttons`() {
    let left = geometry(414, .stacked).frames(count: 5)
    let right = geometry(414, .stacked, isRightToLeft: true).frames(count: 5)
    #expect(right.map(\.minX) == left.map { 414 - $0.maxX })
  }

  @Test(arguments: [
    ("iphone-16", UIInterfaceOrientation.portrait, CGRect(x: 0, y: 769, width: 393, height: 83)),
    ("iphone-8-plus", .portrait, CGRect(x: 0, y: 687, width: 414, height: 49)),
    ("iphone-se", .portrait, CGRect(x: 0, y: 618, width: 375, height: 49)),
    ("iphone-se", .landscapeRight, CGRect(x: 0, y: 343, width: 667, height: 32)),
    ("iphone-8-plus", .landscapeRight, CGRect(x: 0, y: 365, width: 736, height: 49)),
    ("iphone-11", .landscapeRight, CGRect(x: 0, y: 344, width: 896, height: 70)),
    ("ipad-mini", .portrait, CGRect(x: 0, y: 1064, width: 744, height: 69)),
  ])
  func `the bar is 49 points high over the home indicator, 32 where both sizes are compact`(
    device: String, orientation: UIInterfaceOrientation, expected: CGRect
  ) {
    let simulator = Simulator(.on(device, orientation))
    let tabs = makeTabs(["a", "b"])
    simulator.launch(rootViewController: tabs)
    #expect(tabs.tabBar.frame == expected)
  }

  @Test(arguments: [
    (CGSize(width: 25, height: 25), 2.0, 5.5), (CGSize(width: 24, height: 24), 2.0, 6.0),
    (CGSize(width: 21, height: 28), 2.0, 4.0), (CGSize(width: 24, height: 21), 3.0, 22.0 / 3),
  ])
  func `the icon's middle is 18 below the button's top, 19 below the bar's [uikit 61]`(
    size: CGSize, scale: Double, y: Double
  ) {
    let button = TabButtonGeometry(
      style: .stacked, size: CGSize(width: 94, height: 48), scale: CGFloat(scale),
      isRightToLeft: false)
    #expect(abs(button.icon(size, title: nil).minY - y) < 0.001)
  }

  @Test func `the title is 12 high and 34.5 below the button's top [uikit 62]`() {
    let simulator = Simulator()
    let tabs = makeTabs(["Home", "Search"])
    simulator.launch(rootViewController: tabs)
    let title = tabs.tabBar.buttons[0].subviews.compactMap { $0 as? UILabel }.first
    #expect(title?.frame.minY == 34.5)
    #expect(title?.frame.height == 12)
    #expect(title?.font.pointSize == 10)
    #expect(abs((title?.frame.midX ?? 0) - tabs.tabBar.buttons[0].bounds.midX) < 0.34)
  }

  @Test(arguments: [
    (UITabBarItemAppearance.Style.stacked, 10.0), (.inline, 13), (.compactInline, 13),
  ])
  func `titles are 10 points under icons and 13 beside them [uikit 57]`(
    style: UITabBarItemAppearance.Style, size: Double
  ) {
    #expect(TabBarGeometry.fontSize(style) == CGFloat(size))
  }

  @Test(arguments: [
    (
      UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular,
      UITabBarItemAppearance.Style.stacked
    ),
    (.compact, .compact, .compactInline), (.regular, .compact, .inline),
    (.regular, .regular, .inline),
  ])
  func `the layout follows the size classes [uikit 56]`(
    width: UIUserInterfaceSizeClass, height: UIUserInterfaceSizeClass,
    style: UITabBarItemAppearance.Style
  ) {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: width), UITraitCollection(verticalSizeClass: height),
    ])
    #expect(TabBarGeometry.style(for: traits) == style)
  }

  @Test func `the badge is 18 high, wider for more digits, at the icon's corner [uikit 63]`() {
    let button = TabButtonGeometry(
      style: .stacked, size: CGSize(width: 90, height: 48), scale: 2, isRightToLeft: false)
    let icon = CGRect(x: 33, y: 6, width: 24, height: 24)
    #expect(
      button.badge(textWidth: 8, icon: icon) == CGRect(x: 52, y: 2, width: 18, height: 18))
    #expect(button.badge(textWidth: 15.5, icon: icon).width == 24)
    let mirrored = TabButtonGeometry(
      style: .stacked, size: CGSize(width: 90, height: 48), scale: 2, isRightToLeft: true)
    #expect(mirrored.badge(textWidth: 8, icon: icon).maxX == 38)
  }

  @Test(arguments: [("iphone-16", 1.0 / 3), ("iphone-se", 0.5)])
  func `the line above the bar is one pixel [uikit 64]`(device: String, pixel: Double) {
    let simulator = Simulator(.on(device))
    let tabs = makeTabs(["a", "b"])
    simulator.launch(rootViewController: tabs)
    let line = tabs.tabBar.background.hairline
    #expect(abs(line.height - pixel) < 0.001)
    #expect(abs(line.maxY) < 0.001)
    #expect(line.width == tabs.tabBar.bounds.width)
  }

  @Test func `on tablets items are 76 wide and 110 apart in the middle [uikit 65] [uikit 66]`() {
    let simulator = Simulator(.on("ipad-mini"))
    let tabs = makeTabs(["a", "b", "c"])
    simulator.launch(rootViewController: tabs)
    let frames = tabs.tabBar.buttons.map(\.frame)
    #expect(frames.map(\.width) == [76, 76, 76])
    #expect(frames[1].minX - frames[0].minX == 110)
    #expect(frames[1].midX == 372)
    tabs.tabBar.itemPositioning = .fill
    simulator.layoutIfNeeded()
    #expect(tabs.tabBar.buttons[0].frame == CGRect(x: 2, y: 1, width: 244, height: 48))
  }

  @Test func `a standalone bar lays its items out above its own safe area [uikit 60]`() {
    let simulator = Simulator()
    let root = UIViewController()
    simulator.launch(rootViewController: root)
    let bar = UITabBar(frame: CGRect(x: 0, y: 769, width: 393, height: 83))
    bar.items = [UITabBarItem(title: "a", image: nil, tag: 0)]
    root.view.addSubview(bar)
    simulator.layoutIfNeeded()
    #expect(bar.buttons[0].frame == CGRect(x: 2, y: 1, width: 389, height: 48))
    #expect(bar.sizeThatFits(CGSize(width: 393, height: 0)) == CGSize(width: 393, height: 83))
  }

  private func geometry(
    _ width: CGFloat, _ style: UITabBarItemAppearance.Style, isRightToLeft: Bool = false
  ) -> TabBarGeometry {
    TabBarGeometry(
      style: style, size: CGSize(width: width, height: 49), leftInset: 0, rightInset: 0,
      positioning: .fill, isRightToLeft: isRightToLeft)
  }
}
