// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// What broke other bars when a new system came: their first frame, and what lies in the bar.
@MainActor @Suite(.serialized, .everyPreset) struct FieldFirstFrameTests {
  @Test(
    "The first frame has every icon and title where they stay [field 01] [field 21]",
    arguments: Hosted.Way.allCases)
  func firstFrame(way: Hosted.Way) throws {
    let hosted = try Hosted(way, launches: false)
    hosted.simulator.launch(rootViewController: hosted.root)
    let first = hosted.picture()
    for id in hosted.tabBar.tabsInOrder {
      let control = try #require(hosted.tabBar.controls[id])
      #expect(control.iconView.bounds.width == 24)
      #expect(!control.iconView.isHidden)
      #expect(control.titleLabel.text == id.rawValue.uppercased())
      let place = control.convert(control.bounds, to: hosted.tabBar)
      #expect(hosted.tabBar.bounds.insetBy(dx: -0.01, dy: -0.01).contains(place))
    }
    hosted.simulator.settle()
    hosted.tap("t2")
    hosted.tap("t0")
    hosted.expect(first)
  }

  @Test(
    "Whatever lies in a bar or leaves it, nothing counts its subviews [field 02] [field 11]",
    arguments: Hosted.Way.allCases)
  func foreignSubviews(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    let place = hosted.middle(of: "t3")
    hosted.attachment?.controller?.tabBar.subviews.forEach { $0.removeFromSuperview() }
    for _ in 0..<3 {
      let stranger = UIView()
      stranger.isUserInteractionEnabled = false
      hosted.tabBar.insertSubview(stranger, at: 0)
      hosted.root.view.addSubview(UIView())
      hosted.attachment?.controller?.tabBar.addSubview(UIView())
    }
    hosted.update("t1") { $0.badge = .dot }
    hosted.simulator.rotate(to: .landscapeRight)
    hosted.simulator.settle()
    hosted.simulator.rotate(to: .portrait)
    hosted.simulator.settle()
    #expect(hosted.middle(of: "t3") == place)
    let badge = try #require(hosted.tabBar.controls["t1"]?.badgeView)
    #expect(badge.text?.isEmpty == true)
    #expect(hosted.barOnScreen.contains(badge.convert(badge.bounds, to: nil)))
    hosted.tap("t3")
    hosted.check("t3")
  }

  @Test(
    "Items stand in their order, an action in the middle included, and take touches so [field 03]",
    arguments: Hosted.Way.allCases, [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func order(way: Hosted.Way, direction: UITraitEnvironmentLayoutDirection) throws {
    let hosted = try Hosted(way, Situation(direction: direction))
    var runs = 0
    hosted.addAction(
      .action("plus", title: "+", placement: .center(size: CGSize(width: 60, height: 60)))
    ) { runs += 1 }
    let ids: [TabID] = ["t0", "t1", "plus", "t2", "t3"]
    var places = ids.map { hosted.middle(of: $0).x }
    if direction == .rightToLeft { places.reverse() }
    #expect(places == places.sorted())
    #expect(Set(places).count == 5)
    #expect(abs(hosted.middle(of: "plus").x - 196.5) < 0.34)
    for id in ids where id != "plus" {
      hosted.tap(id)
      hosted.check(id)
    }
    hosted.tap("plus")
    #expect(runs == 1)
    hosted.check("t3")
  }

  @Test(
    "A raised action is covered by nothing, pressed or not, and its title is under its icon [field 05]",
    arguments: Hosted.Way.allCases)
  func raised(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    hosted.tabBar.style = .classic.with { $0.indicator = .pill(StyleColor(hex: 0xFF0000)) }
    hosted.addAction(
      .action("plus", title: "+", icon: .data(Dock.icon, key: "icon"), placement: .raised(by: 12)))
    let control = try #require(hosted.tabBar.controls["plus"])
    #expect(control.iconView.frame.maxY <= control.titleLabel.frame.minY)
    let before = hosted.picture()
    hosted.tap("plus")
    hosted.expect(before)
    let icon = control.convert(CGPoint(x: control.bounds.midX, y: 6), to: nil)
    var hit = control.window?.hitTest(icon, with: nil)
    while let view = hit, view !== control { hit = view.superview }
    #expect(hit === control)
  }

  @Test(
    "After an action the first tap on a tab works, however soon it comes [field 06]",
    arguments: Hosted.Way.allCases)
  func afterAction(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    var runs = 0
    hosted.addAction(.action("plus", title: "+")) { runs += 1 }
    for id: TabID in ["t1", "t3", "t0", "t2"] {
      hosted.simulator.tap(at: hosted.middle(of: "plus"))
      hosted.simulator.tap(at: hosted.middle(of: id))
      #expect(hosted.tabBar.selectedID == id)
    }
    #expect(runs == 4)
    #expect(hosted.take().filter { $0.hasPrefix("didSelect") }.count == 4)
  }

  @Test(
    "The bar's ground is the same wherever a page is scrolled, also while tabs change [field 07] [field 19]",
    arguments: Hosted.Way.allCases)
  func ground(way: Hosted.Way) throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scroll.contentSize = CGSize(width: 393, height: 3000)
    scroll.backgroundColor = .white
    let hosted = try Hosted(way) { id, item in
      guard id == "t1" else { return nil }
      let page = Page("scrolled")
      page.loadViewIfNeeded()
      page.view.addSubview(scroll)
      return .page(item, page)
    }
    hosted.tap("t1")
    let atTop = hosted.barPicture()
    hosted.tap("t0")
    scroll.contentOffset.y = 3000 - 852
    hosted.simulator.touchDown(at: hosted.middle(of: "t1"))
    hosted.simulator.touchUp()
    hosted.watch(for: 1) {
      let isSame = hosted.barPicture() == atTop
      #expect(isSame)
    }
    #expect(hosted.tabBar.selectedID == "t1")
  }

  @Test(
    "Selected by index, the controller's page and the bar agree at once [field 08]",
    arguments: Hosted.Way.allCases)
  func agree(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    for index in [3, 1, 2, 0] {
      if way == .plain {
        // Nobody announces it: what UIKit itself shows late is seen in the next turn.
        hosted.select(index: index)
      } else {
        hosted.own?.selectedIndex = index
        hosted.attachment?.controller?.selectedIndex = index
      }
      #expect(hosted.selectedIndex == index)
      hosted.check(TabID("t\(index)"))
    }
  }

  @Test(
    "An action fires though another window is the key one [field 09]",
    arguments: Hosted.Way.allCases)
  func notKey(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    var runs = 0
    hosted.addAction(.action("plus", title: "+")) { runs += 1 }
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    other.rootViewController = UIViewController()
    other.makeKeyAndVisible()
    hosted.tap("plus")
    #expect(runs == 1)
    hosted.tap("t2")
    hosted.check("t2")
    other.isHidden = true
  }

  @Test(
    "A centre action stands at one place on every system [field 10]",
    arguments: Hosted.Way.allCases)
  func centre(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    hosted.addAction(.action("plus", placement: .center(size: CGSize(width: 60, height: 60))))
    let control = try #require(hosted.tabBar.controls["plus"])
    #expect(
      isClose(
        control.convert(control.bounds, to: nil),
        CGRect(x: 166 + 2 / 3.0, y: 758, width: 60, height: 60)))
  }
}
