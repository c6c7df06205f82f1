// SPDX-License-Identifier: MIT
import Foundation
import PresetSupport
import Testing
import UIKit

@testable import TabBarKit

/// An application that writes down what everybody is told.
@MainActor final class Recorder {
  private final class Delegate: NSObject, UITabBarControllerDelegate {
    let journal: Journal

    init(_ journal: Journal) { self.journal = journal }

    func tabBarController(
      _ tabs: UITabBarController, shouldSelect page: UIViewController
    ) -> Bool {
      journal.lines.append("delegate should \(name(page))")
      return true
    }

    func tabBarController(_ tabs: UITabBarController, didSelect page: UIViewController) {
      journal.lines.append("delegate did \(name(page))")
    }

    private func name(_ page: UIViewController) -> String {
      ((page as? UINavigationController)?.viewControllers.first as? Page)?.name ?? "?"
    }
  }

  let hosted: Hosted
  let journal = Journal()
  private let delegate: Delegate

  init(_ story: Story) throws {
    let (journal, switches) = (journal, story.switches)
    hosted = try EveryPreset.$switches.withValue(switches) {
      try Hosted(story.way, launches: false) { id, item in
        .page(item) { UINavigationController(rootViewController: Page(id.rawValue, journal)) }
      }
    }
    delegate = Delegate(journal)
    hosted.attachment?.controller?.delegate = delegate
    hosted.tabBar.onEvent = { event in
      let source = event.source.map { " \($0)" } ?? ""
      journal.lines.append("event \(event.name) \(event.id)\(source)")
    }
  }

  /// What is told of a step, until everything is at rest.
  func told(_ step: () throws -> Void) rethrows -> [String] {
    _ = journal.take()
    try step()
    hosted.simulator.advance(by: 1)
    hosted.simulator.settle()
    return journal.take()
  }

  func select(_ index: Int) {
    hosted.own?.selectedIndex = index
    hosted.attachment?.controller?.selectedIndex = index
  }

  func push(_ name: String) -> Page {
    let page = Page(name, journal)
    (hosted.selectedPage as? UINavigationController)?.pushViewController(page, animated: true)
    return page
  }
}

extension Recorder {
  /// A system whose order of calls is known, and a way to host the bar in it.
  struct Story: Sendable, CustomTestStringConvertible {
    let system: String
    let switches: UIKitSwitches
    let way: Hosted.Way

    var testDescription: String { "\(way.rawValue), \(system)" }

    /// When pages are told of the end of a switch, 0.6 seconds later since iOS 18.
    ///
    /// Our own container is UIKit's up to iOS 17 on every system: nothing of it fades.
    var delay: UIKitSwitches.DidAppearDelay { way == .own ? .now : switches.didAppearDelay }
    var isLate: Bool { delay != .now }
    /// Whether the old page is told first, as in iOS 26.
    var isOldFirst: Bool { way != .own && switches.switchOrder == .oldFirst }

    /// The systems, or the mixes of answers that are asked for, in every way.
    static let all = systems.flatMap { system in
      Hosted.Way.allCases.map { Story(system: system.name, switches: system.switches, way: $0) }
    }

    private static let systems =
      (try? MixesOfSwitches.asked.get())?.named
      ?? UIKitSwitches.presets.prefix(5).map { (name: $0.name, switches: $0.switches) }

    /// What the pages of a switch are told: at once, and in the end.
    func pages(_ old: String, _ new: String, first: Bool = false) -> (now: [String], end: [String])
    {
      // A stack loads its page when it is about to appear.
      let will = (first ? ["\(new).viewDidLoad"] : []) + ["\(new).viewWillAppear"]
      let leaves = ["\(old).viewWillDisappear"]
      let now = isOldFirst ? leaves + will : will + leaves
      return (now, delay == .never ? [] : ["\(old).viewDidDisappear", "\(new).viewDidAppear"])
    }

    /// Lines of UIKit's delegate, which our own container does not have.
    func delegate(_ lines: String...) -> [String] { way == .own ? [] : lines }

    /// The question before a tap opens a tab.
    func asked(_ new: String) -> [String] {
      ["event shouldSelect \(new) tap"] + delegate("delegate should \(new)")
    }

    /// What follows when a tap is allowed.
    func opened(_ old: String, _ new: String, first: Bool = false) -> [String] {
      let pages = pages(old, new, first: first)
      let told = ["event didSelect \(new) tap"] + delegate("delegate did \(new)")
      return ["event willSelect \(new) tap"] + pages.now
        + (isLate ? told + pages.end : pages.end + told)
    }

    /// A switch by a finger.
    func tapped(_ old: String, _ new: String, first: Bool = false) -> [String] {
      asked(new) + opened(old, new, first: first)
    }

    /// A switch by the bar itself, of which UIKit's delegate is not told.
    func ordered(
      _ old: String, _ new: String, first: Bool = false, source: String
    ) -> [String] {
      let pages = pages(old, new, first: first)
      let did = ["event didSelect \(new) \(source)"]
      return ["event willSelect \(new) \(source)"] + pages.now
        + (isLate ? did + pages.end : pages.end + did)
    }

    /// A tab that is gone, and another one that follows and is loaded.
    func followed(_ old: String, _ new: String) -> [String] {
      ordered(old, new, first: true, source: "successor")
    }

    /// A switch by the controller's own property, of which nobody asks and nobody tells UIKit's
    /// delegate.
    func byCode(_ old: String, _ new: String, first: Bool = false) -> [String] {
      let source = "programmatic"
      guard way == .plain else { return ordered(old, new, first: first, source: source) }
      // A plain controller has changed already when the bar sees it.
      let pages = pages(old, new, first: first)
      let told = ["event willSelect \(new) \(source)", "event didSelect \(new) \(source)"]
      return pages.now + (isLate ? told + pages.end : pages.end + told)
    }

    /// Pages that an application takes from UIKit's controller, which itself finds the one that
    /// follows.
    func taken(_ old: String, _ new: String) -> [String] {
      let pages = pages(old, new, first: true)
      let told = ["event willSelect \(new) successor", "event didSelect \(new) successor"]
      // Ours hears of the new selection within the call, a plain one at the end of the turn.
      return way == .plain && !isLate ? pages.now + pages.end + told : pages.now + told + pages.end
    }
  }
}
