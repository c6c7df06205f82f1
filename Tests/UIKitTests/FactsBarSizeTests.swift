// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct FactsBarSizeTests {
  @Test(arguments: ["iphone-x", "iphone-13-mini", "iphone-14"])
  func `[uikit 54] a narrow phone without a button has 32 and 21 points in landscape`(
    device: String
  ) {
    let simulator = Simulator(.on(device, .landscapeLeft))
    let tabs = makeTabs(["a", "b"])
    simulator.launch(rootViewController: tabs)
    #expect(tabs.traitCollection.horizontalSizeClass == .compact)
    #expect(tabs.traitCollection.verticalSizeClass == .compact)
    #expect(tabs.tabBar.frame.height == 53)
    #expect(tabs.tabBar.frame.maxY == UIScreen.main.bounds.maxY)
    #expect(tabs.tabBar.safeAreaInsets.bottom == 21)
  }

  @Test(arguments: [UIInterfaceOrientation.portrait, .landscapeRight], ["ipad-mini", "ipad"])
  func `[uikit 55] on tablets titles are beside icons in a bar of 49 points and the safe area`(
    orientation: UIInterfaceOrientation, device: String
  ) throws {
    let simulator = Simulator(.on(device, orientation))
    let tabs = makeTabs(["Home", "Search"])
    for page in tabs.viewControllers ?? [] { page.tabBarItem.image = solid(.red, 24, 24) }
    simulator.launch(rootViewController: tabs)
    let window = try #require(simulator.keyWindow)
    #expect(tabs.tabBar.frame.height == 49 + window.safeAreaInsets.bottom)
    for button in tabs.tabBar.buttons {
      let icon = try #require(button.all(UIImageView.self).first { $0.image != nil })
      let title = try #require(button.all(UILabel.self).first { $0.text?.isEmpty == false })
      #expect(title.frame.minX >= icon.frame.maxX)
      #expect(abs(title.frame.midY - icon.frame.midY) < 2)
      #expect(title.font.pointSize == 13)
    }
  }

  @Test func `[uikit 59] in a bar of 83 points the buttons stay 48 high and 1 below its top`() {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b", "c"])
    simulator.launch(rootViewController: tabs)
    #expect(tabs.tabBar.bounds.height == 83)
    let frames = tabs.tabBar.buttons.map { $0.convert($0.bounds, to: tabs.tabBar) }
    #expect(frames.map(\.minY) == [1, 1, 1])
    #expect(frames.map(\.height) == [48, 48, 48])
  }
}
