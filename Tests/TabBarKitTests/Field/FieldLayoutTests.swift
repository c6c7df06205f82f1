// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// Rows of the field failures about a bar's height, its badges and what takes it away.
@MainActor @Suite(.serialized, .everyPreset) struct FieldLayoutTests {
  /// Two lists side by side in a pager, of which the page names the one that counts.
  private final class PagerPage: UIViewController {
    let pager = UIScrollView()
    let lists = [UIScrollView(), UIScrollView()]

    override func viewDidLoad() {
      super.viewDidLoad()
      pager.frame = view.bounds
      pager.contentSize = CGSize(width: 2 * view.bounds.width, height: 100)
      view.addSubview(pager)
      for (index, list) in lists.enumerated() {
        list.frame = view.bounds.offsetBy(dx: CGFloat(index) * view.bounds.width, dy: 0)
        list.contentSize = CGSize(width: 100, height: 3000)
        pager.addSubview(list)
      }
      setContentScrollView(lists[0])
    }
  }

  private func box(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test(
    "A bar of any height and look keeps its items above the home indicator [field 58]",
    arguments: Hosted.Way.allCases,
    [
      (TabBarStyle.classic, 40), (.classic, 49), (.classic, 72), (.card, 70), (.floating, 70),
      (.dock, 70),
    ] as [(TabBarStyle, CGFloat)])
  func homeIndicator(_ way: Hosted.Way, look: (style: TabBarStyle, height: CGFloat)) throws {
    let hosted = try Hosted(way)
    let height = look.height
    hosted.tabBar.style = look.style.with { $0.contentHeight = height }
    hosted.simulator.settle()
    let root = hosted.root.view.bounds
    let lower = root.maxY - 34
    #expect(
      box(hosted.tabBar)
        == CGRect(x: 0, y: lower - height, width: root.width, height: height + 34))
    for item in hosted.tabBar.barLayout.items {
      let frames = [item.frame, item.iconFrame, item.titleFrame].compactMap(\.self)
      #expect(frames.allSatisfy { $0.maxY + hosted.tabBar.frame.minY <= lower + 0.01 })
    }
    for shown in hosted.tabBar.shownParts {
      for view in [shown.control, shown.iconView, shown.titleLabel] where !view.isHidden {
        #expect(box(view).maxY <= lower + 0.01)
        #expect(box(view).minY >= lower - height - 0.01)
      }
    }
    #expect(hosted.navigation("t0")?.topViewController?.view.safeAreaInsets.bottom == height + 34)
  }

  @Test(
    "On its side a bar is low and shows titles whole, beside their icons; upright below [field 59]",
    arguments: Hosted.Way.allCases, [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func landscape(_ way: Hosted.Way, _ direction: UITraitEnvironmentLayoutDirection) throws {
    let hosted = try Hosted(way, Situation(direction: direction))
    hosted.simulator.rotate(to: .landscapeLeft)
    hosted.simulator.settle()
    let window = try #require(hosted.root.view.window)
    #expect(hosted.tabBar.frame.height == 32 + window.safeAreaInsets.bottom)
    for item in hosted.tabBar.barLayout.items {
      let icon = try #require(item.iconFrame)
      let title = try #require(item.titleFrame)
      #expect(direction == .leftToRight ? icon.maxX <= title.minX : title.maxX <= icon.minX)
      #expect(title.minY >= 0 && title.maxY <= 32)
    }
    for shown in hosted.tabBar.shownParts {
      let (icon, title) = (box(shown.iconView), box(shown.titleLabel))
      #expect(abs(icon.midY - title.midY) <= 1)
      #expect(direction == .leftToRight ? title.minX >= icon.maxX : title.maxX <= icon.minX)
      #expect(title.height >= shown.titleLabel.intrinsicContentSize.height - 0.5)
      #expect(box(hosted.tabBar).contains(title))
    }
    #expect(hosted.tabBar.controls["t0"]?.titleLabel.font.pointSize == 13)
    hosted.simulator.rotate(to: .portrait)
    hosted.simulator.settle()
    for shown in hosted.tabBar.shownParts {
      #expect(box(shown.titleLabel).minY >= box(shown.iconView).maxY - 4)
      #expect(abs(box(shown.titleLabel).midX - box(shown.iconView).midX) <= 1)
    }
  }

  @Test(
    "A badge comes, changes and goes while the bar runs, whoever sets it [field 74]",
    arguments: Hosted.Way.allCases)
  func badge(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    func shown() -> String? { hosted.tabBar.controls["t2"]?.badgeView.text }
    #expect(shown() == nil)
    hosted.tabBar.update("t2") { $0.badge = .count(3) }
    #expect(shown() == "3")
    hosted.tabBar.update("t2") { $0.badge = .count(120) }
    #expect(shown() == "99+")
    hosted.tabBar.update("t2") { $0.badge = nil }
    #expect(shown() == nil)
    let item = hosted.page("t2")?.tabBarItem
    item?.badgeValue = "new"
    hosted.simulator.settle()
    #expect(shown() == "new")
    item?.badgeValue = nil
    hosted.simulator.settle()
    #expect(shown() == nil)
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
    "The list that the page names takes the bar away, not one around or beside it [field 135]",
    arguments: Hosted.Way.allCases, [true, false])
  func pager(_ way: Hosted.Way, onStack: Bool) throws {
    let hosted = try Hosted(way) { _, item in
      .page(item) {
        onStack ? UINavigationController(rootViewController: PagerPage()) : PagerPage()
      }
    }
    hosted.minimizeBehavior = .onScrollDown
    let page = try #require(hosted.top as? PagerPage)
    func scroll(_ distance: CGFloat) {
      let start: CGFloat = distance > 0 ? 600 : 300
      hosted.drag(from: CGPoint(x: 200, y: start), to: CGPoint(x: 200, y: start - distance))
      hosted.simulator.advance(by: 0.2)
      hosted.simulator.touchUp()
      hosted.simulator.settle()
    }
    scroll(300)
    #expect(page.lists[0].contentOffset.y > 100)
    #expect(hosted.isBarMinimized)
    scroll(-100)
    #expect(!hosted.isBarMinimized)
    // The second list is in sight, but the page still names the first.
    page.pager.contentOffset.x = 393
    scroll(200)
    #expect(page.lists[1].contentOffset.y > 100)
    #expect(!hosted.isBarMinimized)
    page.setContentScrollView(page.lists[1])
    hosted.simulator.settle()
    scroll(200)
    #expect(hosted.isBarMinimized)
  }
}
