// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct FactsItemTests {
  @Test func `[uikit 93] icons are templates, the selected one of the selected image`() {
    let items = [0, 1].map { _ in
      UITabBarItem(
        title: nil, image: solid(.red, 20, 20), selectedImage: solid(.red, 10, 10))
    }
    let scene = BarStage(items)
    scene.bar.backgroundImage = solid(.white)
    scene.bar.tintColor = .green
    scene.bar.unselectedItemTintColor = .black
    scene.bar.selectedItem = items[0]
    #expect(scene.hex(50, 19) == "00ff00ff" && scene.hex(57, 19) == "ffffffff")
    #expect(scene.hex(150, 19) == "000000ff" && scene.hex(157, 19) == "000000ff")
    scene.bar.selectedItem = items[1]
    #expect(scene.hex(50, 19) == "000000ff" && scene.hex(150, 19) == "00ff00ff")
  }

  @Test func `[uikit 93] originals keep their colours, and the image stands in when selected`() {
    let original = UITabBarItem(
      title: nil, image: solid(.red, 20, 20).withRenderingMode(.alwaysOriginal),
      selectedImage: solid(.blue, 20, 20).withRenderingMode(.alwaysOriginal))
    let plain = UITabBarItem(title: nil, image: solid(.red, 20, 20), selectedImage: nil)
    let scene = BarStage([original, plain])
    scene.bar.backgroundImage = solid(.white)
    scene.bar.tintColor = .green
    #expect(scene.hex(50, 19) == "ff0000ff")
    scene.bar.selectedItem = original
    #expect(scene.hex(50, 19) == "0000ffff")
    scene.bar.selectedItem = plain
    #expect(scene.hex(50, 19) == "ff0000ff" && scene.hex(150, 19) == "00ff00ff")
  }

  @Test func `[uikit 94] badges are red unless they are told a colour`() throws {
    let items = ["a", "b"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    let scene = BarStage(items)
    items[0].badgeValue = "1"
    scene.stage.window.layoutIfNeeded()
    #expect(items[0].badgeColor == nil)
    let badge = try #require(scene.bar.all(TabBadgeView.self).first { !$0.isHidden })
    #expect(badge.backgroundColor == .systemRed)
    items[0].badgeColor = .green
    scene.stage.window.layoutIfNeeded()
    #expect(badge.backgroundColor == .green)
    items[0].badgeColor = nil
    scene.stage.window.layoutIfNeeded()
    #expect(badge.backgroundColor == .systemRed)
  }

  @Test func `[uikit 94] a badge's text has the attributes of its item's state`() throws {
    let items = ["a", "b"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    let states: [UIControl.State] = [.normal, .selected, .disabled, .focused]
    let colors: [UIColor] = [.black, .green, .gray, .blue]
    for (state, color) in zip(states, colors) {
      items[0].setBadgeTextAttributes([.foregroundColor: color], for: state)
    }
    let read = states.map {
      items[0].badgeTextAttributes(for: $0)?[.foregroundColor] as? UIColor
    }
    #expect(read == colors)
    #expect(items[1].badgeTextAttributes(for: .normal) == nil)
    let scene = BarStage(items)
    items[0].badgeValue = "1"
    let color = { () -> UIColor? in
      scene.stage.window.layoutIfNeeded()
      let label = scene.bar.all(TabBadgeView.self).first { !$0.isHidden }?.all(UILabel.self).first
      guard let text = label?.attributedText, text.length > 0 else { return label?.textColor }
      return text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        ?? label?.textColor
    }
    #expect(color() == .black)
    scene.bar.selectedItem = items[0]
    #expect(color() == .green)
    scene.bar.selectedItem = items[1]
    items[0].isEnabled = false
    #expect(color() == .gray)
  }

  @Test func `[uikit 98] in compact height an item shows its picture for landscape`() throws {
    let simulator = Simulator(.on("iphone-se"))
    let tabs = makeTabs(["a"])
    let (tall, low) = (solid(.red, 20, 20), solid(.red, 12, 12))
    let item = try #require(tabs.viewControllers?[0].tabBarItem)
    item.image = tall
    item.landscapeImagePhone = low
    simulator.launch(rootViewController: tabs)
    let shown = { () -> UIImage? in
      simulator.layoutIfNeeded()
      return tabs.tabBar.buttons[0].all(UIImageView.self).first { $0.image != nil }?.image
    }
    #expect(shown()?.size.width == 20)
    simulator.rotate(to: .landscapeRight)
    simulator.settle()
    #expect(shown()?.size.width == 12)
    item.landscapeImagePhone = nil
    #expect(shown()?.size.width == 20)
  }

  @Test func `[uikit 98] insets for landscape apply only to a picture for landscape`() throws {
    let simulator = Simulator(.on("iphone-se", .landscapeRight))
    let tabs = makeTabs(["a"])
    let item = try #require(tabs.viewControllers?[0].tabBarItem)
    item.image = solid(.red, 20, 20)
    simulator.launch(rootViewController: tabs)
    let y = { () -> CGFloat in
      simulator.layoutIfNeeded()
      let icon = tabs.tabBar.buttons[0].all(UIImageView.self).first { $0.image != nil }
      return icon?.frame.midY ?? -1
    }
    let former = y()
    item.landscapeImagePhoneInsets = UIEdgeInsets(top: 3, left: 0, bottom: -3, right: 0)
    #expect(y() == former)
    item.landscapeImagePhone = solid(.red, 20, 20)
    #expect(y() == former + 3)
    item.imageInsets = UIEdgeInsets(top: 5, left: 0, bottom: -5, right: 0)
    #expect(y() == former + 3)
    item.landscapeImagePhone = nil
    #expect(y() == former + 5)
  }
}
