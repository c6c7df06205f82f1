// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// Faults of other bars' layout, badges and scrolling, in every host.
@MainActor @Suite(.serialized, .everyPreset) struct FieldLookTests {
  private func box(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test(
    "Items of a bar of any height stand above the home indicator [field 58]",
    arguments: Hosted.Way.allCases, [TabBarStyle.classic, .card, .floating, .dock])
  func homeIndicator(way: Hosted.Way, style: TabBarStyle) throws {
    let hosted = try Hosted(way)
    hosted.tabBar.style = style.with { $0.contentHeight = 70 }
    hosted.simulator.settle()
    #expect(box(hosted.tabBar) == CGRect(x: 0, y: 852 - 104, width: 393, height: 104))
    for shown in hosted.tabBar.shownParts {
      for view in [shown.control, shown.iconView, shown.titleLabel] where !view.isHidden {
        #expect(box(view).maxY <= 852 - 34)
        #expect(box(view).minY >= 852 - 104)
      }
    }
  }

  @Test(
    "On its side a low bar shows titles whole, beside their icons, and upright again below [field 59]",
    arguments: Hosted.Way.allCases, [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func landscape(way: Hosted.Way, direction: UITraitEnvironmentLayoutDirection) throws {
    let hosted = try Hosted(way, Situation(direction: direction)) { _, item in
      .page(item.with { $0.icon = .system("star") }) { UIViewController() }
    }
    hosted.simulator.rotate(to: .landscapeLeft)
    hosted.simulator.settle()
    for shown in hosted.tabBar.shownParts {
      let (icon, title) = (box(shown.iconView), box(shown.titleLabel))
      #expect(abs(icon.midY - title.midY) <= 1)
      #expect(direction == .leftToRight ? title.minX >= icon.maxX : title.maxX <= icon.minX)
      #expect(title.height >= shown.titleLabel.intrinsicContentSize.height - 0.5)
      #expect(box(hosted.tabBar).contains(title))
    }
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

  @Test(
    "Of several lists in a page the one that it names takes the bar away, also when it names another [field 135]",
    arguments: Hosted.Way.allCases)
  func pager(way: Hosted.Way) throws {
    let hosted = try Hosted(way) { _, item in .page(item) { PagerPage() } }
    hosted.minimizeBehavior = .onScrollDown
    let page = try #require(hosted.top as? PagerPage)
    func scroll(_ distance: CGFloat) {
      let start: CGFloat = distance > 0 ? 600 : 300
      hosted.drag(from: CGPoint(x: 200, y: start), to: CGPoint(x: 200, y: start - distance))
      hosted.simulator.advance(by: 0.2)
      hosted.simulator.touchUp()
      hosted.simulator.settle()
    }
    scroll(200)
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
