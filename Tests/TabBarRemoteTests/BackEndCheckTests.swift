// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import PresetSupport
import TabBarConfiguration
import TabBarKit
import Testing
import UIKit

@testable import TabBarRemote

/// What a bar from a back end promises, in every host.
@MainActor @Suite(.serialized, .everyPreset) struct BackEndCheckTests {
  /// The ways to host a bar.
  enum Way: String, CaseIterable, Sendable { case own, attached, plain }

  /// A page that counts how often it is loaded.
  private final class CountingPage: UIViewController {
    var loads = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      loads += 1
      view.backgroundColor = .white
    }
  }

  /// A host with routes for any id, and what happened.
  @MainActor private final class Host {
    let simulator: Simulator
    let root: UIViewController
    let bar: TabBar
    private let own: TabBarController?
    private let attachment: TabBarAttachment?
    private var routes = TabBarRoutes()
    var events: [TabBarEvent] = []

    init(_ way: Way, _ situation: Situation = Situation()) throws {
      simulator = Simulator(situation)
      simulator.switches = EveryPreset.switches
      if way == .own {
        let controller = TabBarController()
        (own, attachment, root, bar) = (controller, nil, controller, controller.tabBar)
      } else {
        let controller = way == .plain ? UITabBarController() : AttachedTabBarController()
        let attachment = try TabBarAttachment(to: controller)
        (own, self.attachment, root, bar) = (nil, attachment, controller, attachment.tabBar)
      }
      LeakTracker.current?.follow(simulator: simulator)
      LeakTracker.follow(root, bar, attachment, self)
      for id in ["a", "b", "c", "d", "e", "f"] as [TabID] {
        routes.page(id) { _ in UINavigationController(rootViewController: CountingPage()) }
      }
      bar.onEvent = { [unowned self] in events.append($0) }
      simulator.launch(rootViewController: root)
    }

    func apply(_ json: String) throws -> [String] {
      let result = TabBarDocument.parse(Data(json.utf8))
      guard let document = result.document else { return result.diagnostics.map(\.description) }
      let resolved = ResolvedBar(items: document.items.map { .tab($0.id, title: $0.id.rawValue) })
      try apply(resolved)
      return []
    }

    func apply(_ bar: ResolvedBar) throws {
      _ = try own?.apply(bar, routes: routes)
      _ = try attachment?.apply(bar, routes: routes)
      simulator.settle()
    }

    func page(_ id: TabID) -> UINavigationController? {
      (own?.viewController(for: id) ?? attachment?.viewController(for: id))
        as? UINavigationController
    }

    func loads(_ id: TabID) -> Int? { (page(id)?.viewControllers.first as? CountingPage)?.loads }

    /// The page that the controller itself has selected.
    var selectedPage: UIViewController? {
      own?.selectedViewController ?? (root as? UITabBarController)?.selectedViewController
    }

    func select(_ id: TabID) {
      bar.selectedID = id
      simulator.settle()
      events = []
    }

    func check(_ id: TabID, sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(bar.selectedID == id, sourceLocation: sourceLocation)
      #expect(selectedPage === page(id), sourceLocation: sourceLocation)
      #expect(page(id)?.viewIfLoaded?.window != nil, sourceLocation: sourceLocation)
    }
  }

  private static func bar(_ ids: [TabID]) -> ResolvedBar { Remote.bar(ids) }

  @Test("[BackEnd 1] New order and number keep the selected id", arguments: Way.allCases)
  func order(way: Way) throws {
    let host = try Host(way)
    try host.apply(Self.bar(["a", "b", "c", "d"]))
    host.select("c")
    let ids: [TabID] = way == .own ? ["f", "c", "a", "e", "d", "b"] : ["f", "c", "a", "e", "d"]
    try host.apply(Self.bar(ids))
    #expect(host.bar.items.map(\.id) == ids)
    let width = 393 / CGFloat(ids.count)
    #expect(host.bar.barLayout.items.allSatisfy { abs($0.frame.size.width - width) < 0.34 })
    #expect(host.root.children.filter { $0 is UINavigationController }.count <= ids.count)
    host.check("c")
    #expect(host.events == [])
  }

  @Test(
    "[BackEnd 2] The nearest previous tab follows, by configuration, once", arguments: Way.allCases)
  func successor(way: Way) throws {
    let host = try Host(way)
    let cases: [(TabID, [TabID], TabID)] = [
      ("c", ["a", "b", "d"], "b"), ("a", ["b", "c", "d"], "b"), ("c", ["d", "a"], "a"),
    ]
    for (chosen, left, successor) in cases {
      try host.apply(Self.bar(["a", "b", "c", "d"]))
      host.select(chosen)
      try host.apply(Self.bar(left))
      host.check(successor)
      #expect(
        host.events == [
          .willSelect(successor, from: chosen, source: .configuration),
          .selected(successor, from: chosen, source: .configuration),
        ])
    }
  }

  @Test("[BackEnd 3] Stacks and loaded pages survive", arguments: Way.allCases)
  func stacks(way: Way) throws {
    let host = try Host(way)
    try host.apply(Self.bar(["a", "b", "c", "d"]))
    host.select("c")
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    host.page("c")?.pushViewController(pushed, animated: true)
    host.simulator.settle()
    let kept = host.page("c")
    try host.apply(Self.bar(["d", "e", "c", "a"]))
    #expect(host.page("c") === kept && kept?.viewControllers.count == 2)
    #expect(["a", "c", "d", "e"].map { host.loads($0) } == [1, 1, 0, 0])
    host.check("c")
    #expect(pushed.view.safeAreaInsets.bottom == 34)
    kept?.popViewController(animated: true)
    host.simulator.settle()
    #expect(kept?.topViewController?.view.safeAreaInsets.bottom == 83)
  }

  @Test(
    "[BackEnd 4] A document that cannot be used is refused and named, and the bar stays",
    arguments: Way.allCases)
  func refused(way: Way) throws {
    let host = try Host(way)
    try host.apply(Self.bar(["a", "b", "c"]))
    host.select("b")
    let before = host.simulator.render(scale: 1)
    for text in [#"{"version": 1, "items": []}"#, #"{"version": 1, "items": [ {"id": "a" "#, ""] {
      #expect(try !host.apply(text).isEmpty)
      #expect(host.simulator.render(scale: 1).differingRect(from: before) == nil)
    }
    #expect(throws: TabBarApplyError.noUsableTab) { try host.apply(Self.bar(["x"])) }
    #expect(host.simulator.render(scale: 1).differingRect(from: before) == nil)
    host.check("b")
    #expect(host.events == [])
  }

  @Test(
    "[BackEnd 7] A page that was never opened states its badge, and takes it away",
    arguments: Way.allCases)
  func badge(way: Way) throws {
    let host = try Host(way)
    try host.apply(Self.bar(["a", "b", "c"]))
    let before = host.simulator.render(scale: 1)
    func badge() -> [String?] {
      host.simulator.accessibilityTree.flatMap(\.elements).filter { $0.label == "c" }.map(\.value)
    }
    for text in ["3", "3"] {
      host.page("c")?.tabBarItem.badgeValue = text
      host.simulator.settle()
      #expect(badge() == ["3"])
      let frame = try #require(host.bar.barLayout["c"]?.badgeFrame)
      #expect(frame.origin.x > 0 && frame.origin.x + frame.size.width < 393)
    }
    #expect(host.loads("c") == 0)
    host.page("c")?.tabBarItem.badgeValue = nil
    host.simulator.settle()
    #expect(badge().allSatisfy { $0?.contains("3") != true })
    #expect(host.simulator.render(scale: 1).differingRect(from: before) == nil)
  }

  @Test(
    "[BackEnd 8] Turned in the background, the first picture is a fresh start's",
    arguments: Way.allCases)
  func turned(way: Way) throws {
    let fresh = try Host(way, Situation(orientation: .landscapeRight))
    try fresh.apply(Self.bar(["a", "b", "c", "d"]))
    let picture = fresh.simulator.render(scale: 1)
    let host = try Host(way)
    try host.apply(Self.bar(["a", "b", "c", "d"]))
    host.simulator.enterBackground()
    host.simulator.rotate(to: .landscapeRight)
    host.simulator.advance(by: 1)
    host.simulator.enterForeground()
    #expect(host.simulator.render(scale: 1).differingRect(from: picture) == nil)
  }
}
