// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// Rows of the field failures about a bar's height and what it shows on small screens.
@MainActor @Suite(.serialized, .everyPreset) struct FieldLayoutTests {
  /// A page with a list in a list, of which it names the one that counts.
  private final class NestedPage: UIViewController {
    let outer = UIScrollView()
    let inner = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      outer.frame = view.bounds
      outer.contentSize = view.bounds.size
      inner.frame = view.bounds
      inner.contentSize = CGSize(width: 100, height: 3000)
      outer.addSubview(inner)
      view.addSubview(outer)
      setContentScrollView(inner)
    }
  }

  @Test(
    "A bar of any height keeps its items above the home indicator [field 58]",
    arguments: Hosted.Way.allCases, [40, 49, 72])
  func homeIndicator(_ way: Hosted.Way, height: CGFloat) throws {
    let hosted = try Hosted(way)
    hosted.tabBar.style.contentHeight = height
    hosted.simulator.settle()
    let root = hosted.root.view.bounds
    let lower = root.maxY - 34
    #expect(hosted.tabBar.frame.height == height + 34)
    for item in hosted.tabBar.barLayout.items {
      let frames = [item.frame, item.iconFrame, item.titleFrame].compactMap(\.self)
      #expect(frames.allSatisfy { $0.maxY + hosted.tabBar.frame.minY <= lower + 0.01 })
    }
    #expect(hosted.navigation("t0")?.topViewController?.view.safeAreaInsets.bottom == height + 34)
  }

  @Test(
    "On its side a phone's bar is low, and titles stand beside the icons [field 59]",
    arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func landscape(_ direction: UITraitEnvironmentLayoutDirection) throws {
    let hosted = try Hosted(.own, Situation(direction: direction))
    hosted.simulator.rotate(to: .landscapeLeft)
    hosted.simulator.settle()
    #expect(hosted.tabBar.frame.height == 32 + hosted.root.view.safeAreaInsets.bottom)
    for item in hosted.tabBar.barLayout.items {
      let icon = try #require(item.iconFrame)
      let title = try #require(item.titleFrame)
      #expect(direction == .leftToRight ? icon.maxX <= title.minX : title.maxX <= icon.minX)
      #expect(title.minY >= 0 && title.maxY <= 32)
    }
    #expect(hosted.tabBar.controls["t0"]?.titleLabel.font.pointSize == 13)
  }

  @Test("A bar alone counts the safe area below it, and none where it does not reach [field 62]")
  func alone() {
    let simulator = Simulator.underTest()
    let root = UIViewController()
    let bar = TabBar(items: Dock.items(3))
    simulator.launch(rootViewController: root)
    root.view.addSubview(bar)
    bar.frame = CGRect(x: 0, y: 300, width: 393, height: 49)
    simulator.layoutIfNeeded()
    #expect(bar.sizeThatFits(root.view.bounds.size).height == 49)
    bar.frame = CGRect(x: 0, y: root.view.bounds.maxY - 83, width: 393, height: 83)
    simulator.layoutIfNeeded()
    #expect(bar.sizeThatFits(root.view.bounds.size).height == 83)
    #expect(bar.barLayout.items.allSatisfy { $0.frame.maxY == 49 })
  }

  @Test(
    "The list that the page names decides, not the one around it [field 135]",
    arguments: Hosted.Way.allCases)
  func nested(_ way: Hosted.Way) throws {
    let hosted = try Hosted(way) { _, item in
      .page(item) { UINavigationController(rootViewController: NestedPage()) }
    }
    hosted.minimizeBehavior = .onScrollDown
    let page = try #require(hosted.navigation("t0")?.topViewController as? NestedPage)
    hosted.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
    hosted.simulator.advance(by: 0.2)
    hosted.simulator.touchUp()
    hosted.simulator.settle()
    #expect(page.inner.contentOffset.y > 100)
    #expect(hosted.isBarMinimized)
  }
}
