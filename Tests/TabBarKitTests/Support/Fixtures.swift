// SPDX-License-Identifier: MIT
import Foundation
import PresetSupport
@testable import TabBarKit
import Testing
import UIKit

/// A bar alone in a window, 49 points high at the top, 393 wide.
@MainActor final class Dock {
  let simulator: Simulator
  let bar: TabBar
  let root = UIViewController()
  var events: [TabBarEvent] = []
  var diagnostics: [TabBarDiagnostic] = []

  init(
    _ items: [BarItem] = Dock.items(4), style: TabBarStyle = .dock,
    situation: Situation = Situation()
  ) {
    simulator = .underTest(situation)
    bar = TabBar(items: items, style: style)
    LeakTracker.follow(bar, root, self)
    bar.onEvent = { [unowned self] in events.append($0) }
    bar.onDiagnostic = { [unowned self] in diagnostics.append($0) }
    simulator.launch(rootViewController: root)
    root.view.addSubview(bar)
    bar.frame = CGRect(x: 0, y: 300, width: 393, height: 49)
    simulator.layoutIfNeeded()
  }

  static func items(_ count: Int) -> [BarItem] {
    (0..<count).map { .tab(TabID("t\($0)"), title: "T\($0)", icon: .data(Self.icon, key: "icon")) }
  }

  static let icon = Pictures.png(.black)

  func tap(_ x: CGFloat, _ y: CGFloat = 20) { simulator.tap(at: CGPoint(x: x, y: 300 + y)) }
}

/// Four pages in a controller of ours that fills the window.
@MainActor final class Tabs {
  let simulator: Simulator
  let journal = Journal()
  let controller: TabBarController
  var events: [TabBarEvent] = []

  init(
    style: TabBarStyle = .classic, count: Int = 4, situation: Situation = Situation(),
    switches: UIKitSwitches = EveryPreset.switches, launches: Bool = true,
    _ prepare: (TabBarController) -> Void = { _ in }
  ) {
    simulator = .underTest(situation, switches)
    controller = TabBarController(style: style)
    LeakTracker.follow(controller, controller.tabBar, self)
    let journal = journal
    controller.pages = Dock.items(count).map { item in
      .page(item) {
        Hosted.stack(Page(item.id.rawValue, journal))
      }
    }
    prepare(controller)
    controller.onEvent = { [unowned self] in events.append($0) }
    if launches { launch() }
  }

  func launch() {
    simulator.launch(rootViewController: controller)
    simulator.settle()
  }

  /// The navigation controller of a tab.
  func navigation(_ id: TabID) -> UINavigationController? {
    controller.viewController(for: id) as? UINavigationController
  }

  /// The first page of a tab.
  func page(_ id: TabID) -> Page? { navigation(id)?.viewControllers.first as? Page }

  func push(hides: Bool, animated: Bool = true) -> Page {
    let page = Page("pushed", journal)
    page.hidesBottomBarWhenPushed = hides
    controller.selectedID.flatMap { navigation($0) }?.pushViewController(page, animated: animated)
    return page
  }

  func tap(_ x: CGFloat, _ y: CGFloat = 793) {
    simulator.tap(at: CGPoint(x: x, y: y))
    simulator.settle()
  }
}

/// Whether two frames differ by less than a hundredth of a point.
func isClose(_ one: CGRect, _ other: CGRect?) -> Bool {
  guard let other else { return false }
  return zip(
    [one.minX, one.minY, one.width, one.height],
    [other.minX, other.minY, other.width, other.height]
  ).allSatisfy { abs($0 - $1) < 0.01 }
}

/// The switches that a test runs under, by name.
struct SwitchCase: CustomTestStringConvertible, Sendable {
  let name: String
  let switches: UIKitSwitches
  var testDescription: String { name }

  /// The presets and every deviating answer alone, or the mixes that are asked for.
  static let all =
    ((try? MixesOfSwitches.asked.get())?.named).map { mixes in
      mixes.map { SwitchCase(name: $0.name, switches: $0.switches) }
    } ?? known

  private static let known = (UIKitSwitches.presets + UIKitSwitches.singleAnswersForHosts).map {
    SwitchCase(name: $0.name, switches: $0.switches)
  }

  /// Those under which nobody tells a host in time that a page will be shown.
  static let untold = known.filter {
    $0.name.hasPrefix("sendsNavigationWillShow") || $0.name.hasPrefix("delegateIsReplaced")
  }
}
