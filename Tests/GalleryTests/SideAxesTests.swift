// SPDX-License-Identifier: MIT
import Foundation
import Gallery
import TabBarKit
import Testing
import UIKit

extension Screens {
  /// The screens whose items do not all stand side by side inside the bar.
  @Suite @MainActor struct SideAxes {
    @Test(arguments: Axis.all)
    func `[field 64] a rail is sound in every situation, its items one below the other`(axis: Axis)
      async throws
    {
      let now = try await describe("Rail", axis.options)
      let bar = now.bar.frame
      #expect(bar.x == 0 && bar.y == 0)
      #expect(near(bar.height, now.device.size[1]))
      #expect(now.items.map(\.id) == ["home", "category", "plus", "message", "me"])
      for (upper, lower) in zip(now.items, now.items.dropFirst()) {
        #expect(upper.frame.maxY <= lower.frame.y + lengthTolerance)
      }
      for item in now.items {
        #expect(bar.holds(item.frame), "\(item.id) \(item.frame)")
        #expect(item.frame.width >= 44 && item.frame.height >= 44, "\(item.id) \(item.frame)")
        let icon = try #require(item.icon?.frame)
        #expect(item.frame.holds(icon) && icon.width > 15, "\(item.id) \(icon)")
        if let badge = item.badge?.frame {
          #expect(bar.holds(badge) && badge.maxX < bar.maxX, "\(item.id) \(badge)")
        }
      }
      #expect(now.selectedItems.map(\.id) == ["home"])
      #expect(now.items.allSatisfy { !$0.accessibility.label.isEmpty })
    }

    @Test(
      arguments: ["edge-left", "edge-right", "edge-bottom"],
      [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func `a page keeps clear of the bar, wherever it goes while the app runs`(
      edge: String, direction: UITraitEnvironmentLayoutDirection
    ) throws {
      let simulator = Simulator(Situation(direction: direction))
      let session = try #require(GalleryScreen.named("Rail")).make()
      simulator.launch(rootViewController: session.rootViewController)
      simulator.settle()
      #expect(session.perform(edge))
      simulator.settle()
      guard case .ownContainer(let controller) = session.host else {
        throw CancellationError()
      }
      let bar = controller.tabBar.convert(controller.tabBar.bounds, to: nil)
      let page = try #require(controller.selectedViewController as? UINavigationController)
      let scroll = try #require(
        page.topViewController?.view.subviews.compactMap { $0 as? UIScrollView }.first)
      #expect(!scroll.subviews.isEmpty)
      for view in scroll.subviews where !view.isHidden && view.frame.minY < 400 {
        let frame = view.convert(view.bounds, to: nil)
        #expect(!frame.intersects(bar), "\(type(of: view)) \(frame) \(bar)")
        #expect(frame.minX >= 0 && frame.maxX <= 393)
      }
    }

    @Test(arguments: Axis.all)
    func `a scrolling bar keeps its items in order and the selected one in sight`(axis: Axis)
      async throws
    {
      let now = try await describe("Scrolling", axis.options, do: ["select:fish"])
      #expect(now.items.count == 12)
      for (left, right) in zip(now.items, now.items.dropFirst()) {
        #expect(left.frame.maxX <= right.frame.x + lengthTolerance)
      }
      let fish = try #require(now.item("fish"))
      #expect(fish.selected)
      #expect(fish.frame.x >= now.bar.frame.x && fish.frame.maxX <= now.bar.frame.maxX)
      for item in now.items {
        #expect(item.frame.width >= 72 - lengthTolerance)
        let title = try #require(item.titleFrame)
        #expect(item.frame.spansAcross(title))
      }
    }
  }
}
