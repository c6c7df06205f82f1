// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct FactsTabBarLookTests {
  @Test func `[uikit 75] a bar's tint is inherited, and inherited again after nil`() {
    let scene = BarStage()
    let standard = scene.bar.tintColor
    #expect(standard != nil)
    scene.stage.window.tintColor = .purple
    #expect(scene.bar.tintColor == .purple)
    scene.bar.tintColor = .red
    scene.bar.tintColor = .green
    #expect(scene.bar.tintColor == .green)
    scene.bar.tintColor = nil
    #expect(scene.bar.tintColor == .purple)
    scene.stage.window.tintColor = nil
    #expect(scene.bar.tintColor == standard)
  }

  @Test(arguments: [(UIBarStyle.default, "80ff80ff"), (.black, "008000ff")])
  func `[uikit 77] a picture that lets through has a plain ground in a bar that does not`(
    style: UIBarStyle, color: String
  ) {
    let scene = BarStage()
    scene.bar.barStyle = style
    scene.bar.backgroundImage = solid(UIColor.green.withAlphaComponent(0.5))
    scene.bar.isTranslucent = true
    #expect(isNear(scene.hex(50, 45), "00807fff"))
    scene.bar.isTranslucent = false
    #expect(isNear(scene.hex(50, 45), color))
  }

  @Test func `[uikit 79] a line of one's own is drawn only with a background of one's own`() {
    let scene = BarStage()
    scene.bar.shadowImage = solid(.red, 1, 4)
    #expect(scene.hex(50, -2) == "0000ffff")
    scene.bar.backgroundImage = solid(.green)
    #expect(scene.hex(50, -2) == "ff0000ff")
    #expect(scene.hex(150, -4) == "ff0000ff")
    #expect(scene.hex(50, -5) == "0000ffff")
    scene.bar.backgroundImage = nil
    #expect(scene.hex(50, -2) == "0000ffff")
  }

  @Test func `[uikit 80] the selection's picture is in the item's middle, between ground and icon`()
  {
    let icon = solid(.red).withRenderingMode(.alwaysOriginal)
    let items = [0, 1].map { UITabBarItem(title: nil, image: icon, tag: $0) }
    let scene = BarStage(items)
    scene.bar.backgroundImage = solid(.green)
    scene.bar.selectionIndicatorImage = solid(.black, 60, 40)
    scene.bar.selectedItem = items[1]
    scene.stage.window.layoutIfNeeded()
    let shown = scene.bar.all(UIImageView.self).first { $0.image === icon }?.superview
    #expect(shown != nil)
    #expect(scene.hex(150, 19) == "ff0000ff")
    #expect(scene.hex(150, 8) == "000000ff")
    #expect(scene.hex(122, 25) == "000000ff" && scene.hex(178, 25) == "000000ff")
    #expect(scene.hex(117, 25) == "00ff00ff" && scene.hex(183, 25) == "00ff00ff")
    #expect(scene.hex(150, 3) == "00ff00ff" && scene.hex(150, 47) == "00ff00ff")
    #expect(scene.hex(50, 8) == "00ff00ff")
    scene.bar.selectedItem = items[0]
    #expect(scene.hex(50, 8) == "000000ff" && scene.hex(150, 8) == "00ff00ff")
  }

  @Test func `[uikit 103] the line takes its colour, unless it has none or a picture's own`() {
    let scene = BarStage()
    let look = UITabBarAppearance()
    look.configureWithOpaqueBackground()
    look.shadowImage = solid(.black, 1, 4).withRenderingMode(.alwaysTemplate)
    look.shadowColor = .red
    scene.bar.standardAppearance = look
    scene.bar.scrollEdgeAppearance = look
    #expect(scene.hex(50, -2) == red)
    look.shadowImage = solid(.green, 1, 4).withRenderingMode(.alwaysOriginal)
    scene.bar.standardAppearance = look
    scene.bar.scrollEdgeAppearance = look
    #expect(scene.hex(50, -2) == green)
    look.shadowImage = nil
    for (color, isDrawn) in [(UIColor.red, true), (.clear, false)] as [(UIColor?, Bool)]
      + [(nil, false)]
    {
      look.shadowColor = color
      scene.bar.standardAppearance = look
      scene.bar.scrollEdgeAppearance = look
      let line = scene.stage.picture(scale: 2)?.hex(100, 199)
      #expect((line == red) == isDrawn)
      #expect(isDrawn || line == "0000ffff")
    }
  }

  @Test func `[uikit 105] the selection's picture takes the appearance's tint if it is a template`()
  {
    let items = [UITabBarItem(), UITabBarItem()]
    let scene = BarStage(items)
    scene.bar.selectedItem = items[0]
    let look = UITabBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .white
    look.selectionIndicatorTintColor = .red
    scene.bar.standardAppearance = look
    #expect(scene.hex(50, 40) == "ffffffff")
    look.selectionIndicatorImage = solid(.green, 60, 40).withRenderingMode(.alwaysOriginal)
    scene.bar.standardAppearance = look
    #expect(scene.hex(50, 40) == green)
    look.selectionIndicatorImage = solid(.green, 60, 40).withRenderingMode(.alwaysTemplate)
    scene.bar.standardAppearance = look
    #expect(scene.hex(50, 40) == red && scene.hex(150, 40) == "ffffffff")
  }

  @Test(arguments: [("iphone-16", true), ("ipad-mini", false)])
  func `[uikit 105] the appearance's places and widths count only in the stacked layout`(
    device: String, counts: Bool
  ) {
    let simulator = Simulator(.on(device))
    let tabs = makeTabs(["a", "b", "c"])
    simulator.launch(rootViewController: tabs)
    let former = tabs.tabBar.buttons.map(\.frame)
    let look = UITabBarAppearance()
    look.stackedItemPositioning = .centered
    look.stackedItemWidth = 50
    look.stackedItemSpacing = 10
    tabs.tabBar.standardAppearance = look
    tabs.tabBar.scrollEdgeAppearance = look
    simulator.layoutIfNeeded()
    let frames = tabs.tabBar.buttons.map(\.frame)
    guard counts else { return #expect(frames == former) }
    #expect(frames.map(\.width) == [50, 50, 50])
    #expect(frames[1].minX - frames[0].minX == 60)
    #expect(abs(frames[1].midX - tabs.tabBar.bounds.midX) < 1)
  }

  private let red = "ff0000ff"
  private let green = "00ff00ff"

  /// Whether two colours differ by no more than rounding.
  private func isNear(_ hex: String, _ other: String) -> Bool {
    guard let left = UInt32(hex, radix: 16), let right = UInt32(other, radix: 16) else {
      return false
    }
    return [24, 16, 8, 0].allSatisfy {
      abs(Int((left >> $0) & 255) - Int((right >> $0) & 255)) <= 2
    }
  }
}
