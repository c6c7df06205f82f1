// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// What changes while the bar is on the screen, and what is left when it goes.
@MainActor @Suite(.serialized, .everyPreset) struct FieldLiveTests {
  private let red = Pictures.png(.red)

  @Test(
    "A picture that comes after the launch is shown in place, in the next frame [field 99] [field 102]",
    arguments: Hosted.Way.allCases, [TabID("t0"), "t2"])
  func latePicture(way: Hosted.Way, id: TabID) throws {
    let hosted = try Hosted(way)
    let control = try #require(hosted.tabBar.controls[id])
    let frames = hosted.tabBar.barLayout.items
    hosted.update(id) {
      $0.icon = .data(red, key: "red")
      $0.iconRendering = .original
    }
    hosted.simulator.layoutIfNeeded()
    let first = hosted.picture()
    let middle = control.iconView.convert(CGPoint(x: 12, y: 12), to: nil)
    let pixel = first.rgba(atX: Int(middle.x), y: Int(middle.y))
    #expect(pixel.red == 255 && pixel.green < 80)
    hosted.watch(for: 0.5) { hosted.expect(first) }
    #expect(hosted.tabBar.controls[id] === control)
    #expect(hosted.tabBar.barLayout.items == frames)
  }

  @Test(
    "A user of another role gets other tabs; the stacks of those that stay are kept [field 101]",
    arguments: Hosted.Way.allCases)
  func role(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    for id: TabID in ["t1", "t2"] {
      hosted.tap(id)
      hosted.push("of \(id)", hides: false)
      hosted.simulator.settle()
    }
    hosted.page("t1")?.tabBarItem.badgeValue = "4"
    hosted.simulator.advance(by: 0.1)
    let stacks = ["t1", "t2"].map { hosted.navigation($0)?.viewControllers ?? [] }
    for ids in [["t2", "admin", "t1"], ["t1", "t2", "t0", "t3"]] {
      try hosted.setPages(
        ids.map { id in
          .page(.tab(TabID(id), title: id)) {
            UINavigationController(rootViewController: Page(id))
          }
        })
      hosted.simulator.settle()
      #expect(["t1", "t2"].map { hosted.navigation($0)?.viewControllers ?? [] } == stacks)
      #expect(stacks.joined().allSatisfy { ($0 as? Page)?.loads == 1 })
      #expect(hosted.tabBar.controls["t1"]?.badgeView.text == "4")
      hosted.check("t2")
    }
  }

  @Test(
    "A tab that turns into another look and back keeps frames, badge and selection [field 103]",
    arguments: Hosted.Way.allCases)
  func states(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    hosted.update("t0") {
      $0.states = ["top": BarItem.StateLook(title: "Back to top", icon: .data(red, key: "red"))]
      $0.badge = .count(5)
    }
    hosted.simulator.settle()
    let before = hosted.picture()
    let frames = hosted.tabBar.barLayout.items
    for animated in [true, false] {
      hosted.tabBar.setState("top", for: "t0", animated: animated)
      hosted.watch(for: 0.1) { #expect(hosted.tabBar.barLayout.items == frames) }
      hosted.tabBar.setState(nil, for: "t0", animated: animated)
      hosted.tabBar.setState("top", for: "t0", animated: animated)
      hosted.simulator.settle()
      #expect(hosted.tabBar.controls["t0"]?.titleLabel.text == "Back to top")
      #expect(hosted.tabBar.controls["t0"]?.badgeView.text == "5")
      #expect(hosted.tabBar.barLayout.items == frames)
      hosted.tabBar.setState(nil, for: "t0", animated: animated)
      hosted.simulator.settle()
      hosted.expect(before)
    }
    #expect(hosted.take() == [])
  }

  @Test(
    "Another style while the bar is there changes looks and insets and nothing else [field 105]",
    arguments: Hosted.Way.allCases)
  func style(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    hosted.tap("t1")
    _ = hosted.take()
    let before = hosted.picture()
    let page = hosted.selectedPage
    for style: TabBarStyle in [.card, .bulge, .notch, .centerView, .raisedPublish] {
      hosted.tabBar.style = style
      hosted.simulator.settle()
      hosted.check("t1")
      #expect(hosted.selectedPage === page)
      #expect(hosted.first("t1")?.view.safeAreaInsets.bottom == 34 + style.contentHeight)
      #expect(hosted.barOnScreen.height == 34 + style.contentHeight)
    }
    hosted.tabBar.style = .classic
    hosted.simulator.settle()
    hosted.expect(before)
    #expect(hosted.take() == [])
  }

  @Test(
    "Title, picture and badge that a page states show at once, loaded or not [field 106]",
    arguments: Hosted.Way.allCases, [TabID("t0"), "t3"])
  func stated(way: Hosted.Way, id: TabID) throws {
    let hosted = try Hosted(way)
    let item = try #require(hosted.page(id)?.tabBarItem)
    item.title = "Stated"
    item.image = UIImage(data: red)?.withRenderingMode(.alwaysOriginal)
    item.selectedImage = item.image
    item.badgeValue = "12"
    let control = try #require(hosted.tabBar.controls[id])
    hosted.simulator.layoutIfNeeded()
    #expect(control.titleLabel.text == "Stated")
    #expect(control.badgeView.text == "12")
    let middle = control.iconView.convert(
      CGPoint(x: control.iconView.bounds.midX, y: control.iconView.bounds.midY), to: nil)
    let pixel = hosted.picture().rgba(atX: Int(middle.x), y: Int(middle.y))
    #expect(pixel.red == 255 && pixel.green < 80)
    #expect(id == "t0" || hosted.first("t3")?.isViewLoaded == false)
  }

  @Test(
    "Turned dark and back, every colour is as after a start so [field 107] [field 110]",
    arguments: Hosted.Way.allCases, [TabBarStyle.classic, .card, .bulge])
  func dark(way: Hosted.Way, style: TabBarStyle) throws {
    func make(_ appearance: UIUserInterfaceStyle) throws -> Hosted {
      let hosted = try Hosted(way, Situation(appearance: appearance))
      hosted.tabBar.style = style.with { $0.indicator = .pill(.separator) }
      hosted.update("t1") { $0.badge = .count(3) }
      hosted.update("t2") { $0.titleColor = StyleColor(light: 0x123456, dark: 0xABCDEF) }
      for id: TabID in ["t0", "t1"] { hosted.first(id)?.view.backgroundColor = .systemBackground }
      hosted.simulator.settle()
      return hosted
    }
    let started = try make(.dark).picture()
    let hosted = try make(.light)
    let light = hosted.picture()
    hosted.simulator.update { $0.appearance = .dark }
    hosted.simulator.settle()
    hosted.expect(started)
    hosted.simulator.update { $0.appearance = .light }
    hosted.simulator.settle()
    hosted.expect(light)
  }

  @Test(
    "A picture that has a dark one is that one while it is dark, loaded or not [field 107]",
    arguments: Hosted.Way.allCases, [TabID("t0"), "t3"])
  func darkPicture(way: Hosted.Way, id: TabID) throws {
    let asset = UIImageAsset()
    for (style, color) in [(UIUserInterfaceStyle.light, UIColor.red), (.dark, .blue)] {
      let image = try #require(UIImage(data: Pictures.png(color)))
      asset.register(image, with: UITraitCollection(userInterfaceStyle: style))
    }
    let hosted = try Hosted(way)
    let stated = asset.image(with: UITraitCollection(userInterfaceStyle: .light))
    hosted.page(id)?.tabBarItem.image = stated.withRenderingMode(.alwaysOriginal)
    hosted.page(id)?.tabBarItem.selectedImage = nil
    hosted.simulator.settle()
    let icon = try #require(hosted.tabBar.controls[id]?.iconView)
    let middle = icon.convert(CGPoint(x: icon.bounds.midX, y: icon.bounds.midY), to: nil)
    for appearance in [UIUserInterfaceStyle.light, .dark, .light] {
      hosted.simulator.update { $0.appearance = appearance }
      hosted.simulator.settle()
      let pixel = hosted.picture().rgba(atX: Int(middle.x), y: Int(middle.y))
      #expect((pixel.blue > 200) == (appearance == .dark))
      #expect((pixel.red > 200) == (appearance == .light))
    }
  }

  @Test(
    "New items keep the controls, icons and running pictures of those that stay [field 109]",
    arguments: Hosted.Way.allCases)
  func minimalChange(way: Hosted.Way) throws {
    let gif = Pictures.gif(delays: [50, 50, 50])
    let hosted = try Hosted(way)
    hosted.update("t1") { $0.icon = .data(gif, key: "gif") }
    hosted.simulator.advance(by: 0.6)
    let controls = hosted.tabBar.controls
    let icons = controls.mapValues { $0.iconView }
    let items = hosted.items
    try hosted.setPages(
      ["t3", "t1", "new"].map { id in
        let item = items.first { $0.id.rawValue == id } ?? .tab(TabID(id), title: id)
        return .page(item) { Page(id) }
      })
    for id: TabID in ["t3", "t1"] {
      #expect(hosted.tabBar.controls[id] === controls[id])
      #expect(hosted.tabBar.controls[id]?.iconView === icons[id])
    }
    hosted.simulator.layoutIfNeeded()
    let middle = hosted.middle(of: "t1")
    let icon = try #require(hosted.tabBar.controls["t1"]?.iconView)
    let centre = icon.convert(CGPoint(x: icon.bounds.midX, y: icon.bounds.midY), to: nil)
    #expect(hosted.tabBar.bounds.contains(hosted.tabBar.convert(middle, from: nil)))
    let pixel = hosted.picture().rgba(atX: Int(centre.x), y: Int(centre.y))
    #expect(pixel.green > pixel.red && pixel.green > pixel.blue)
  }

  @Test(
    "With a tab hidden by policy ids lead to their pages, and indexes count what is seen [field 111]",
    arguments: Hosted.Way.allCases)
  func hiddenTab(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    hosted.tap("t3")
    hosted.update("t1") { $0.isHidden = true }
    hosted.simulator.settle()
    hosted.check("t3")
    #expect(hosted.tabBar.selectedIndex == 2)
    for (index, id) in [(0, "t0"), (1, "t2"), (2, "t3")] as [(Int, TabID)] {
      hosted.tabBar.selectedIndex = index
      hosted.simulator.advance(by: 0.1)
      hosted.check(id)
      #expect(hosted.first(id)?.name == id.rawValue)
    }
    // The controller's own index: in UIKit's it counts the hidden page, which is among its pages.
    let own: [(Int, TabID)] =
      way == .own ? [(0, "t0"), (1, "t2"), (2, "t3")] : [(0, "t0"), (2, "t2"), (3, "t3")]
    for (index, id) in own {
      hosted.select(index: index)
      hosted.check(id)
      #expect(hosted.selectedIndex == index)
      #expect(hosted.first(id)?.name == id.rawValue)
    }
    #expect(hosted.diagnostics == [])
    hosted.tabBar.selectedID = "t1"
    hosted.check("t3")
    #expect(hosted.diagnostics == [.selection(.hiddenTab("t1"))])
    if way != .own {
      hosted.select(index: 1)
      hosted.simulator.advance(by: 0.1)
      hosted.check("t3")
      #expect(hosted.selectedIndex == 3)
    }
    hosted.update("t1") { $0.isHidden = false }
    hosted.simulator.settle()
    #expect(hosted.selectedIndex == 3)
    #expect(hosted.tabBar.selectedIndex == 3)
  }

  @Test(
    "No picture, bad bytes, no title and an action off the centre are shown as far as they go [field 115]",
    arguments: Hosted.Way.allCases)
  func poorItems(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    let items: [BarItem] = [
      .tab("a"), .tab("b", icon: .data(Data([1, 2, 3]), key: "bad")),
      .tab("c", title: "C", icon: .image("nowhere")), .tab("d", title: "D", icon: .system("x.y.z")),
    ]
    try hosted.setPages(items.map { item in .page(item) { Page(item.id.rawValue) } })
    hosted.addAction(.action("plus", placement: .center(size: CGSize(width: 60, height: 60))))
    hosted.addAction(.action("lone", placement: .raised(by: 40)))
    hosted.simulator.settle()
    for id: TabID in ["d", "c", "b", "a"] {
      hosted.tap(id)
      hosted.check(id)
    }
    let missing = hosted.diagnostics.compactMap { diagnostic -> TabID? in
      if case .missingIcon(let item, _) = diagnostic { item } else { nil }
    }
    #expect(Set(missing) == ["b", "c", "d"])
    #expect(hosted.page("a")?.tabBarItem != nil)
  }

  @Test(
    "Pages set again and again leave none behind [field 119]", arguments: Hosted.Way.allCases)
  func repeatedPages(way: Hosted.Way) throws {
    struct Weak { weak var controller: UIViewController? }
    let hosted = try Hosted(way)
    var made: [Weak] = []
    for round in 0..<20 {
      let pages = (0..<3).map { Page("r\(round) \($0)") }
      made += pages.map { Weak(controller: $0) }
      if way == .own || round.isMultiple(of: 2) {
        try hosted.setPages(
          pages.enumerated().map { .page(.tab(TabID("r\(round)-\($0.offset)")), $0.element) })
      } else {
        hosted.attachment?.controller?.viewControllers = pages
      }
      hosted.simulator.settle()
      hosted.select(index: round % 3)
      hosted.simulator.settle()
    }
    #expect(made.count { $0.controller != nil } == 3)
    #expect(hosted.root.children.count <= 3)
    #expect(hosted.tabBar.controls.count == 3)
  }

  @Test(
    "Attached and detached again and again, nothing observes what is gone [field 113]",
    arguments: [Hosted.Way.attached, .plain])
  func detached(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    let controller = try #require(hosted.attachment?.controller)
    hosted.attachment?.detach()
    hosted.simulator.settle()
    let before = hosted.picture()
    for _ in 0..<3 {
      let again = try TabBarAttachment(to: controller)
      hosted.simulator.settle()
      again.tabBar.selectedIndex = 2
      hosted.simulator.settle()
      #expect(controller.selectedIndex == 2)
      again.detach()
      controller.selectedIndex = 0
      controller.viewControllers?[1].tabBarItem.badgeValue = "1"
      hosted.simulator.settle()
      controller.viewControllers?[1].tabBarItem.badgeValue = nil
      hosted.simulator.settle()
      hosted.expect(before)
      #expect(again.tabBar.window == nil)
    }
  }

  @Test(
    "What a page states after it was taken out reaches nobody, and nothing keeps it [field 113]",
    arguments: Hosted.Way.allCases, [false, true])
  func statedLate(way: Hosted.Way, comesBack: Bool) throws {
    let hosted = try Hosted(way)
    let (page, items) = (try #require(hosted.page("t1")), hosted.items)
    let item = page.tabBarItem
    try hosted.setPages(items.filter { $0.id != "t1" }.map { item in .page(item) { Page("new") } })
    hosted.simulator.settle()
    let before = hosted.picture()
    item?.title = "Late"
    item?.badgeValue = "9"
    page.tabBarItem = UITabBarItem(title: "Later", image: nil, tag: 0)
    page.tabBarItem.badgeValue = "8"
    hosted.simulator.settle()
    hosted.expect(before)
    guard comesBack else { return }
    try hosted.setPages(items.map { .page($0, $0.id == "t1" ? page : Page("other")) })
    item?.title = "Of nobody"
    page.tabBarItem.badgeValue = "7"
    hosted.simulator.settle()
    #expect(hosted.tabBar.controls["t1"]?.titleLabel.text == "Later")
    #expect(hosted.tabBar.controls["t1"]?.badgeView.text == "7")
  }
}
