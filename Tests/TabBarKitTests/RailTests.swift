// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct RailTests {
  nonisolated private static let sides = [BarEdge.left, .right]

  private func hosted(
    _ way: Hosted.Way, _ edge: BarEdge, _ situation: Situation = Situation()
  ) throws -> Hosted {
    let hosted = try Hosted(way, situation)
    hosted.tabBar.edge = edge
    hosted.simulator.settle()
    return hosted
  }

  private func frame(_ hosted: Hosted) -> CGRect {
    hosted.tabBar.convert(hosted.tabBar.bounds, to: hosted.root.view)
  }

  private func insets(_ hosted: Hosted, _ id: TabID = "t0") -> UIEdgeInsets {
    hosted.navigation(id)?.topViewController?.view.safeAreaInsets ?? .zero
  }

  @Test(
    "Along a side the bar is 50 points wide, icons stand one below the other, in every language [field 64]",
    arguments: sides, [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func place(_ edge: BarEdge, direction: UITraitEnvironmentLayoutDirection) throws {
    for way in Hosted.Way.allCases {
      let hosted = try hosted(way, edge, Situation(direction: direction))
      let size = hosted.root.view.bounds.size
      let x = edge == .left ? 0 : size.width - 50
      #expect(frame(hosted) == CGRect(x: x, y: 0, width: 50, height: size.height))
      let layout = hosted.tabBar.barLayout
      #expect(layout.items.map(\.id) == ["t0", "t1", "t2", "t3"])
      let tops = layout.items.map(\.frame.minY)
      #expect(tops == tops.sorted())
      // Only an item without icon shows its title.
      #expect(
        layout.items.allSatisfy {
          abs($0.frame.height - 52) < 0.01 && ($0.titleFrame == nil) == ($0.iconFrame != nil)
        })
      #expect(layout.items.allSatisfy { $0.frame.minY >= hosted.root.view.safeAreaInsets.top })
      let read = hosted.tabBar.tabsView.accessibilityElements as? [TabBarItemControl]
      #expect(read?.map(\.id) == ["t0", "t1", "t2", "t3"])
      #expect(read?.map(\.accessibilityLabel) == ["T0", "T1", "T2", "T3"])
      hosted.tap("t2")
      hosted.check("t2")
    }
  }

  @Test("Pages have their inset at that side instead of the lower edge", arguments: sides)
  func insets(_ edge: BarEdge) throws {
    for way in Hosted.Way.allCases {
      let hosted = try hosted(way, edge)
      let device = hosted.root.view.window?.safeAreaInsets ?? .zero
      #expect(insets(hosted).bottom == device.bottom)
      #expect(insets(hosted)[edge] == 50)
      #expect(insets(hosted)[edge == .left ? .right : .left] == 0)
      hosted.tap("t1")
      #expect(insets(hosted, "t1")[edge] == 50)
      hosted.tabBar.edge = .bottom
      hosted.simulator.settle()
      #expect(insets(hosted, "t1").bottom == device.bottom + 49)
      #expect(insets(hosted, "t1")[edge] == 0)
      hosted.tap("t0")
      #expect(insets(hosted)[edge] == 0)
      #expect(insets(hosted).bottom == device.bottom + 49)
    }
  }

  @Test("The line between bar and page lies at the side of the page", arguments: sides)
  func hairline(_ edge: BarEdge) throws {
    let hosted = try hosted(.own, edge)
    let box = try #require(hosted.tabBar.background.hairlineShape.path).boundingBoxOfPath
    #expect(box.width == 0)
    #expect(box.height == hosted.root.view.bounds.height)
    #expect(edge == .left ? box.minX > 50 && box.minX < 51 : box.minX < 0 && box.minX > -1)
    hosted.tabBar.edge = .bottom
    hosted.simulator.settle()
    let line = try #require(hosted.tabBar.background.hairlineShape.path).boundingBoxOfPath
    #expect(line.width == hosted.root.view.bounds.width)
  }

  @Test(
    "Where the system puts its bars at a side the bar goes there too, in every language [field 64]",
    arguments: Hosted.Way.allCases, [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func system(_ way: Hosted.Way, _ direction: UITraitEnvironmentLayoutDirection) throws {
    let open = try #require(SimulatedDevice.named("iphone-duo"))
    let hosted = try Hosted(way, Situation(device: open, direction: direction))
    let upright = frame(hosted)
    #expect(hosted.tabBar.edge == .bottom)
    hosted.simulator.rotate(to: .landscapeLeft)
    hosted.simulator.settle()
    #expect(hosted.tabBar.edge == .right)
    // In the strip of 84 points that the system keeps there, with a rail of 50 in its middle.
    #expect(frame(hosted) == CGRect(x: 951 - 84, y: 0, width: 84, height: 669))
    #expect(
      hosted.tabBar.barLayout.items.allSatisfy { $0.frame.minX == 17 && $0.frame.width == 50 })
    #expect(insets(hosted).right == 84)
    // The device's own inset is enough there.
    #expect(hosted.page("t0")?.additionalSafeAreaInsets.right == 0)
    hosted.tap("t2")
    hosted.check("t2")
    hosted.simulator.rotate(to: .portrait)
    hosted.simulator.settle()
    #expect(frame(hosted) == upright)
  }

  @Test(
    "On the closed phone the bar goes to the camera's side, and stays below if the application says so",
    arguments: Hosted.Way.allCases)
  func closed(_ way: Hosted.Way) throws {
    let closed = try #require(SimulatedDevice.named("iphone-duo-closed"))
    let hosted = try Hosted(way, Situation(device: closed))
    #expect(hosted.tabBar.edge == .right)
    hosted.simulator.rotate(to: .landscapeRight)
    hosted.simulator.settle()
    #expect(hosted.tabBar.edge == .left)
    #expect(frame(hosted).minX == 0 && frame(hosted).width == 84)
    hosted.own?.barEdge = .bottom
    hosted.attachment?.barEdge = .bottom
    hosted.simulator.settle()
    #expect(hosted.tabBar.edge == .bottom)
    hosted.simulator.rotate(to: .portrait)
    hosted.simulator.settle()
    #expect(hosted.tabBar.edge == .bottom)
    #expect(insets(hosted).right == 84)
  }

  @Test("A controller lays its bar along an edge, whichever kind of controller it is")
  func policy() throws {
    let own = try Hosted(.own)
    #expect(try #require(own.own).barEdge == nil)
    #expect(own.tabBar.edge == .bottom)
    own.own?.barEdge = .right
    own.simulator.settle()
    #expect(frame(own).minX == own.root.view.bounds.width - 50)
    own.own?.barEdge = nil
    own.simulator.settle()
    #expect(own.tabBar.edge == .bottom)
    #expect(frame(own).width == own.root.view.bounds.width)
    let attached = try Hosted(.attached)
    attached.attachment?.barEdge = .left
    attached.simulator.settle()
    #expect(frame(attached).width == 50)
    #expect(attached.attachment?.barEdge == .left)
  }

  @Test("A rail shows no titles, so a long press shows every item in large [field 130]")
  func largeContent() throws {
    let hosted = try Hosted(.own, Situation(contentSizeCategory: .accessibilityMedium))
    hosted.tabBar.style.maximumTextScale = 4
    #expect(hosted.tabBar.controls["t1"]?.showsLargeContentViewer == false)
    hosted.tabBar.edge = .left
    #expect(hosted.tabBar.controls["t1"]?.showsLargeContentViewer == true)
  }

  @Test("What the application adds at that side stays its own")
  func ownInsets() throws {
    let hosted = try hosted(.own, .left)
    let page = try #require(hosted.page("t0"))
    page.additionalSafeAreaInsets.left += 7
    hosted.simulator.settle()
    #expect(insets(hosted).left == 57)
    hosted.tabBar.edge = .right
    hosted.simulator.settle()
    #expect(page.additionalSafeAreaInsets.left == 7)
    #expect(insets(hosted).left == 7)
    #expect(insets(hosted).right == 50)
  }

  @Test(
    "A bar is as wide as its rail and the inset at its side, beside the camera too [field 62]",
    arguments: Hosted.Way.allCases, sides)
  func landscape(_ way: Hosted.Way, _ edge: BarEdge) throws {
    let hosted = try hosted(way, edge)
    hosted.simulator.rotate(to: .landscapeRight)
    hosted.simulator.settle()
    let safe = hosted.root.view.safeAreaInsets
    #expect(safe.left > 0 && safe.right > 0)
    #expect(frame(hosted).width == 50 + (edge == .left ? safe.left : safe.right))
    #expect(insets(hosted)[edge] == frame(hosted).width)
    // Items are as wide as the rail, beside what is cut out of the screen.
    let x = edge == .left ? safe.left : 0
    #expect(hosted.tabBar.barLayout.items.allSatisfy { $0.frame.minX == x && $0.frame.width == 50 })
  }

  @Test(
    "The bar goes and comes sideways, and pages follow; with a push that hides it as well",
    arguments: sides)
  func hiding(_ edge: BarEdge) throws {
    for way in Hosted.Way.allCases {
      let hosted = try hosted(way, edge)
      let shown = frame(hosted)
      hosted.own?.setBarHidden(true, animated: true)
      hosted.attachment?.setBarHidden(true, animated: true)
      hosted.simulator.advance(by: 0.1)
      let way = try #require(hosted.tabBar.layer.presentation()).position.x - shown.midX
      #expect(edge == .left ? way < -1 : way > 1)
      hosted.simulator.settle()
      #expect(insets(hosted)[edge] == 0)
      hosted.own?.setBarHidden(false, animated: true)
      hosted.attachment?.setBarHidden(false, animated: true)
      hosted.simulator.settle()
      #expect(frame(hosted) == shown)
      #expect(insets(hosted)[edge] == 50)
      let page = Page("pushed")
      page.hidesBottomBarWhenPushed = true
      hosted.navigation("t0")?.pushViewController(page, animated: true)
      hosted.simulator.settle()
      #expect(hosted.tabBar.superview?.isHidden == true)
      #expect(page.view.safeAreaInsets[edge] == 0)
      hosted.navigation("t0")?.popViewController(animated: true)
      hosted.simulator.settle()
      #expect(hosted.tabBar.superview?.isHidden == false)
      #expect(frame(hosted) == shown)
      #expect(insets(hosted)[edge] == 50)
    }
  }

  @Test("The guide is the rail, and nothing while the bar is hidden", arguments: sides)
  func guide(_ edge: BarEdge) throws {
    let hosted = try hosted(.own, edge)
    let guide = try #require(hosted.own?.barLayoutGuide)
    hosted.simulator.settle()
    #expect(guide.layoutFrame == frame(hosted))
    hosted.own?.setBarHidden(true, animated: false)
    hosted.simulator.settle()
    #expect(guide.layoutFrame.width == 0)
  }

  @Test("What stands on the bar stands beside a rail, and pages end above it", arguments: sides)
  func accessory(_ edge: BarEdge) throws {
    let hosted = try hosted(.own, edge)
    let player = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    hosted.own?.bottomAccessoryView = player
    hosted.simulator.settle()
    let root = hosted.root.view.bounds
    let safe = hosted.root.view.safeAreaInsets
    let wanted = CGRect(
      x: edge == .left ? 50 : 0, y: root.maxY - safe.bottom - 60, width: root.width - 50,
      height: 60)
    #expect(player.convert(player.bounds, to: hosted.root.view) == wanted)
    #expect(insets(hosted).bottom == safe.bottom + 60)
  }

  @Test("A rail stays while the keyboard is up and while the page is scrolled")
  func stays() throws {
    let hosted = try hosted(.own, .left)
    hosted.own?.keyboardBehavior = .hides
    hosted.own?.minimizeBehavior = .onScrollDown
    let shown = frame(hosted)
    let scroll = UIScrollView(frame: hosted.root.view.bounds)
    scroll.contentSize = CGSize(width: 100, height: 3000)
    hosted.top?.view.addSubview(scroll)
    hosted.top?.setContentScrollView(scroll)
    hosted.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
    hosted.simulator.touchUp()
    hosted.simulator.settle()
    #expect(scroll.contentOffset.y > 200)
    #expect(frame(hosted) == shown)
    hosted.simulator.showKeyboard(height: 300)
    hosted.simulator.settle()
    #expect(frame(hosted) == shown)
    #expect(hosted.tabBar.superview?.isHidden == false)
    #expect(hosted.own?.isBarMinimized == false)
  }

  @Test("More items than fit scroll up and down, the selected one in sight")
  func scrolling() throws {
    let simulator = Simulator.underTest()
    let root = UIViewController()
    let bar = TabBar(items: Dock.items(14), style: .classic)
    bar.edge = .right
    bar.overflow = .scroll(minimumItemWidth: 52)
    simulator.launch(rootViewController: root)
    bar.frame = CGRect(x: 343, y: 100, width: 50, height: 400)
    root.view.addSubview(bar)
    simulator.layoutIfNeeded()
    let scroller = try #require(bar.scroller)
    #expect(abs(scroller.contentSize.height - 14 * 52) < 0.01)
    bar.selectedID = "t13"
    simulator.layoutIfNeeded()
    let control = try #require(bar.controls["t13"])
    #expect(bar.bounds.contains(control.convert(control.bounds, to: bar)))
    #expect(bar.intrinsicContentSize == CGSize(width: 50, height: UIView.noIntrinsicMetric))
  }
}
