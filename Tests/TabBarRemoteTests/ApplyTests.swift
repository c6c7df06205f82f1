// SPDX-License-Identifier: MIT
import Foundation
import PresetSupport
import TabBarConfiguration
import TabBarKit
import Testing
import UIKit

@testable import TabBarRemote

/// A controller of ours with routes for any id, and what happened.
@MainActor final class Remote {
  let simulator = Simulator()
  let controller = TabBarController()
  var routes = TabBarRoutes()
  var made: [TabID] = []
  var events: [TabBarEvent] = []

  init() {
    simulator.switches = EveryPreset.switches
    LeakTracker.current?.follow(simulator: simulator)
    LeakTracker.follow(controller, controller.tabBar, self)
    for id in ["a", "b", "c", "d", "e", "f"] as [TabID] {
      routes.page(id) { [unowned self] item in
        made.append(item.id)
        let page = UINavigationController(rootViewController: UIViewController())
        LeakTracker.follow(page, page.viewControllers.first)
        return page
      }
    }
    controller.onEvent = { [unowned self] in events.append($0) }
    simulator.launch(rootViewController: controller)
  }

  static func bar(_ ids: [TabID], selected: TabID? = nil) -> ResolvedBar {
    ResolvedBar(items: ids.map { .tab($0, title: $0.rawValue) }, selected: selected)
  }

  func apply(_ bar: ResolvedBar) throws {
    try controller.apply(bar, routes: routes)
    simulator.settle()
  }

  var ids: [TabID] { controller.items.map(\.id) }

  func navigation(_ id: TabID) -> UINavigationController? {
    controller.viewController(for: id) as? UINavigationController
  }
}

@MainActor @Suite(.serialized, .everyPreset) struct ApplyTests {
  @Test("The first bar shows its own selection, without an event")
  func first() throws {
    let remote = Remote()
    try remote.apply(Remote.bar(["a", "b", "c"], selected: "b"))
    #expect(remote.controller.selectedID == "b")
    #expect(remote.made == ["b"])
    #expect(remote.events.isEmpty)
  }

  @Test("More items in another order keep selection, controllers and stacks [field 101]")
  func survivors() throws {
    let remote = Remote()
    try remote.apply(Remote.bar(["a", "b", "c", "d"]))
    remote.controller.selectedID = "c"
    let kept = remote.navigation("c")
    kept?.pushViewController(UIViewController(), animated: false)
    kept?.tabBarItem.badgeValue = "9"
    remote.events = []
    try remote.apply(Remote.bar(["f", "c", "e", "a", "d", "b"]))
    #expect(remote.ids == ["f", "c", "e", "a", "d", "b"])
    #expect(remote.controller.selectedID == "c")
    #expect(remote.navigation("c") === kept)
    #expect(kept?.viewControllers.count == 2)
    #expect(remote.made == ["a", "c"])
    #expect(remote.events.isEmpty)
    #expect(
      remote.controller.tabBar.barLayout.items.allSatisfy { abs($0.frame.width - 65.5) < 0.34 })
    #expect(remote.controller.tabBar.barLayout["c"]?.badgeFrame != nil)
  }

  @Test("When the selected tab is gone, the previous one follows by configuration [field 81]")
  func successor() throws {
    let remote = Remote()
    try remote.apply(Remote.bar(["a", "b", "c", "d"]))
    remote.controller.selectedID = "c"
    remote.events = []
    try remote.apply(Remote.bar(["d", "b", "a"]))
    #expect(remote.controller.selectedID == "b")
    #expect(
      remote.events.filter { $0.name == "didSelect" } == [
        .selected("b", from: "c", source: .configuration)
      ])
  }

  @Test("A broken picture is an error that names it, and the bar stays as it was")
  func brokenPicture() throws {
    let remote = Remote()
    try remote.apply(Remote.bar(["a", "b"]))
    var bad = Remote.bar(["c", "d", "e"])
    bad.items[1].icon = .data(Data("no picture".utf8), key: "bad")
    bad.style = .card
    #expect(throws: TabBarApplyError.brokenPicture(item: "d", name: "bad", path: "items[1].icon")) {
      try remote.controller.apply(bad, routes: remote.routes)
    }
    #expect(remote.ids == ["a", "b"])
    #expect(remote.controller.tabBar.style == .classic)
    bad.items[1].icon = nil
    bad.style.background = .image(.file(URL(fileURLWithPath: "/nowhere.png")), .tile)
    #expect(
      throws: TabBarApplyError.brokenStylePicture(
        name: "nowhere.png", path: "style.background.image")
    ) {
      try remote.controller.apply(bad, routes: remote.routes)
    }
  }

  @Test("An unknown destination takes the fallback, or its item is left out with a note")
  func destinations() throws {
    let remote = Remote()
    var shown: [String] = []
    remote.routes.page(at: "shop://orders/*") { item in
      shown.append("orders \(item.id)")
      return UIViewController()
    }
    var bar = Remote.bar(["a", "x", "y", "z"])
    bar.routes = [
      "x": .init(destination: URL(string: "shop://orders/open?sort=new")),
      "y": .init(
        destination: URL(string: "shop://stories"), fallback: URL(string: "shop://orders/all")),
      "z": .init(destination: URL(string: "shop://stories")),
    ]
    let notes = try remote.controller.apply(bar, routes: remote.routes)
    #expect(remote.ids == ["a", "x", "y"])
    #expect(notes.map(\.path) == ["items[3]"])
    #expect(notes.first?.severity == .note)
    remote.controller.selectedID = "x"
    remote.controller.selectedID = "y"
    #expect(shown == ["orders x", "orders y"])
  }

  @Test("A bar of which no tab is left is an error, and the bar stays as it was")
  func nothingLeft() throws {
    let remote = Remote()
    try remote.apply(Remote.bar(["a", "b"]))
    #expect(throws: TabBarApplyError.noUsableTab) {
      try remote.controller.apply(Remote.bar(["x"]), routes: remote.routes)
    }
    #expect(remote.ids == ["a", "b"])
  }

  @Test("An attached controller takes five pages, and refuses six whole")
  func attached() throws {
    let remote = Remote()
    let host = AttachedTabBarController()
    let attachment = try TabBarAttachment(to: host)
    LeakTracker.follow(host, attachment, attachment.tabBar)
    try attachment.apply(Remote.bar(["a", "b", "c", "d"], selected: "c"), routes: remote.routes)
    remote.simulator.launch(rootViewController: host)
    #expect(host.selectedIndex == 2)
    let kept = attachment.viewController(for: "c")
    try attachment.apply(Remote.bar(["e", "d", "c", "b", "a"]), routes: remote.routes)
    #expect(attachment.viewController(for: "c") === kept)
    #expect(host.selectedViewController === kept)
    #expect(throws: TabBarApplyError.tooManyPages(6)) {
      try attachment.apply(Remote.bar(["a", "b", "c", "d", "e", "f"]), routes: remote.routes)
    }
    #expect(attachment.items.count == 5)
  }

  @Test("An action of a document runs what the application routes to it")
  func action() throws {
    let remote = Remote()
    var runs = 0
    remote.routes.action("plus") { runs += 1 }
    var bar = Remote.bar(["a", "b"])
    bar.items.append(.action("plus", title: "+"))
    try remote.apply(bar)
    remote.controller.tabBar.press("plus")
    #expect(runs == 1)
    #expect(remote.controller.selectedID == "a")
  }

  @Test("Every error says what to do")
  func remedies() {
    let errors: [TabBarApplyError] = [
      .brokenPicture(item: "a", name: "n", path: "items[0].icon"),
      .brokenStylePicture(name: "n", path: "style.indicator.image"), .noUsableTab,
      .tooManyPages(6),
    ]
    #expect(errors.map(\.description).allSatisfy { $0.contains(" — ") })
    #expect(
      errors.map(\.diagnostic.path) == [
        "items[0].icon", "style.indicator.image", "items", "items",
      ])
  }

  @Test("A name that no picture has is a warning at its place; the bar is shown")
  func unknownNames() throws {
    let remote = Remote()
    var bar = Remote.bar(["a", "b", "c"])
    bar.items[0].icon = .image("no-such-icon")
    bar.items[1].icon = .system("house")
    bar.items[1].selectedIcon = .system("no.such.thing")
    let notes = try remote.controller.apply(bar, routes: remote.routes)
    #expect(notes.map(\.path) == ["items[0].icon", "items[1].icon.selected"])
    #expect(notes.allSatisfy { $0.severity == .warning })
    #expect(notes.first?.message.contains("“no-such-icon”") == true)
    #expect(remote.ids == ["a", "b", "c"])
  }
}
