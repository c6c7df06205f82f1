// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// What pages, the delegate and the application are told of each kind of change, as text.
///
/// The texts are Apple's documented order where there is one, and what was recorded on devices where
/// there is not; each is the same for every host unless the text says why not.
@MainActor @Suite(.serialized) struct LifecycleTests {
  /// A system whose order of calls is known, and a way to host the bar in it.
  struct Case: Sendable, CustomTestStringConvertible {
    let system: UIKitSwitches.Named
    let way: Hosted.Way

    var testDescription: String { "\(way.rawValue), \(system.name)" }

    /// Whether pages are told of the end of a switch 0.6 seconds later, as since iOS 18.
    ///
    /// Our own container is UIKit's up to iOS 17 on every system: nothing of it fades.
    var isLate: Bool { way != .own && ["iOS 18", "iOS 26", "iOS 27"].contains(system.name) }
    /// Whether the old page is told first, as in iOS 26.
    var isOldFirst: Bool { way != .own && ["iOS 26", "iOS 27"].contains(system.name) }

    static let all = UIKitSwitches.presets.prefix(5).flatMap { system in
      Hosted.Way.allCases.map { Case(system: system, way: $0) }
    }

    /// What the pages of a switch are told: at once, and in the end.
    func pages(_ old: String, _ new: String, first: Bool = false) -> (now: [String], end: [String])
    {
      // A stack loads its page when it is about to appear.
      let will = (first ? ["\(new).viewDidLoad"] : []) + ["\(new).viewWillAppear"]
      let leaves = ["\(old).viewWillDisappear"]
      let now = isOldFirst ? leaves + will : will + leaves
      return (now, ["\(old).viewDidDisappear", "\(new).viewDidAppear"])
    }

    /// Lines of UIKit's delegate, which our own container does not have.
    func delegate(_ lines: String...) -> [String] { way == .own ? [] : lines }

    /// A switch by a finger.
    func tapped(_ old: String, _ new: String, first: Bool = false) -> [String] {
      let pages = pages(old, new, first: first)
      let told = ["event didSelect \(new) tap"] + delegate("delegate did \(new)")
      return ["event shouldSelect \(new) tap"] + delegate("delegate should \(new)")
        + ["event willSelect \(new) tap"] + pages.now
        + (isLate ? told + pages.end : pages.end + told)
    }

    /// A switch by code, of which nobody asks and nobody tells UIKit's delegate.
    func byCode(
      _ old: String, _ new: String, first: Bool = false, source: String = "programmatic"
    ) -> [String] {
      let pages = pages(old, new, first: first)
      let will = ["event willSelect \(new) \(source)"]
      let did = ["event didSelect \(new) \(source)"]
      // A plain controller has changed already when the bar sees it.
      if way == .plain {
        return pages.now + (isLate ? will + did + pages.end : pages.end + will + did)
      }
      return will + pages.now + (isLate ? did + pages.end : pages.end + did)
    }
  }

  /// An application that writes down what everybody is told.
  @MainActor private final class Recorder {
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

    init(_ story: Case) throws {
      let (journal, switches) = (journal, story.system.switches)
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

  /// Without the loading of a view, of whose moment in a push nothing is said.
  private func withoutLoading(_ lines: [String]) -> [String] {
    lines.filter { !$0.hasSuffix("viewDidLoad") }
  }

  @Test(
    "At the start only the selected page is loaded and told, and nobody is told of a selection [uikit 31] [uikit 46]",
    arguments: Case.all)
  func start(story: Case) throws {
    let recorder = try Recorder(story)
    let told = recorder.told { recorder.hosted.launch() }
    #expect(told == ["t0.viewDidLoad", "t0.viewWillAppear", "t0.viewDidAppear"])
  }

  @Test(
    "A tap: asked, told, loaded, shown, told again [uikit 26] [uikit 42]", arguments: Case.all)
  func tap(story: Case) throws {
    let recorder = try Recorder(story)
    recorder.hosted.launch()
    #expect(
      recorder.told { recorder.hosted.tap("t1") } == story.tapped("t0", "t1", first: true))
    #expect(recorder.told { recorder.hosted.tap("t0") } == story.tapped("t1", "t0"))
  }

  @Test("Code selects without anybody being asked [uikit 25] [uikit 43]", arguments: Case.all)
  func code(story: Case) throws {
    let recorder = try Recorder(story)
    recorder.hosted.launch()
    #expect(recorder.told { recorder.select(2) } == story.byCode("t0", "t2", first: true))
    #expect(recorder.told { recorder.select(0) } == story.byCode("t2", "t0"))
    #expect(recorder.told { recorder.select(0) }.isEmpty)
  }

  @Test(
    "A tap on the selected tab is asked about and told, and its stack pops [uikit 24] [uikit 27]",
    arguments: Case.all)
  func reselect(story: Case) throws {
    let recorder = try Recorder(story)
    recorder.hosted.launch()
    let asked =
      ["event shouldSelect t0 tap"] + story.delegate("delegate should t0")
      + ["event didReselect t0 tap"]
    #expect(
      recorder.told { recorder.hosted.tap("t0") } == asked + story.delegate("delegate did t0"))
    _ = recorder.told { _ = recorder.push("pushed") }
    let told = recorder.told { recorder.hosted.tap("t0") }
    #expect(told.filter { !$0.contains(".") } == asked + story.delegate("delegate did t0"))
    #expect(
      told.filter { $0.contains(".") } == [
        "pushed.viewWillDisappear", "t0.viewWillAppear", "pushed.viewDidDisappear",
        "t0.viewDidAppear",
      ])
  }

  @Test(
    "A push and a pop tell the two pages, and nobody of a selection [uikit 48]", arguments: Case.all
  )
  func pushAndPop(story: Case) throws {
    let recorder = try Recorder(story)
    recorder.hosted.launch()
    for hides in [false, true] {
      let pushed = recorder.told {
        let page = Page("pushed", recorder.journal)
        page.hidesBottomBarWhenPushed = hides
        recorder.hosted.navigation("t0")?.pushViewController(page, animated: true)
      }
      #expect(
        withoutLoading(pushed) == [
          "t0.viewWillDisappear", "pushed.viewWillAppear", "t0.viewDidDisappear",
          "pushed.viewDidAppear",
        ])
      let popped = recorder.told {
        _ = recorder.hosted.navigation("t0")?.popViewController(animated: true)
      }
      #expect(
        popped == [
          "pushed.viewWillDisappear", "t0.viewWillAppear", "pushed.viewDidDisappear",
          "t0.viewDidAppear",
        ])
    }
  }

  @Test("A back swipe that is taken back tells both pages twice [uikit 49]", arguments: Case.all)
  func cancelledPop(story: Case) throws {
    let recorder = try Recorder(story)
    recorder.hosted.launch()
    _ = recorder.told { _ = recorder.push("pushed") }
    let told = recorder.told {
      recorder.hosted.beginBackSwipe()
      recorder.hosted.endBackSwipe(goesThrough: false)
    }
    #expect(
      told == [
        "pushed.viewWillDisappear", "t0.viewWillAppear", "t0.viewWillDisappear",
        "t0.viewDidDisappear", "pushed.viewWillAppear", "pushed.viewDidAppear",
      ])
  }

  @Test(
    "A full-screen modal takes the page away and brings it back [uikit 124] [uikit 125]",
    arguments: Case.all)
  func fullScreen(story: Case) throws {
    let recorder = try Recorder(story)
    recorder.hosted.launch()
    let modal = Page("modal", recorder.journal)
    modal.modalPresentationStyle = .fullScreen
    let presented = recorder.told { recorder.hosted.root.present(modal, animated: true) }
    #expect(
      withoutLoading(presented) == [
        "t0.viewWillDisappear", "modal.viewWillAppear", "modal.viewDidAppear",
        "t0.viewDidDisappear",
      ])
    #expect(
      recorder.told { modal.dismiss(animated: true) } == [
        "modal.viewWillDisappear", "t0.viewWillAppear", "modal.viewDidDisappear",
        "t0.viewDidAppear",
      ])
  }

  @Test("A sheet tells the page nothing [uikit 126]", arguments: Case.all)
  func sheet(story: Case) throws {
    let recorder = try Recorder(story)
    recorder.hosted.launch()
    let sheet = Page("sheet", recorder.journal)
    sheet.modalPresentationStyle = .pageSheet
    let presented = recorder.told { recorder.hosted.root.present(sheet, animated: true) }
    #expect(withoutLoading(presented) == ["sheet.viewWillAppear", "sheet.viewDidAppear"])
    #expect(
      recorder.told { sheet.dismiss(animated: true) } == [
        "sheet.viewWillDisappear", "sheet.viewDidDisappear",
      ])
  }

  @Test(
    "Turning the device, and going away and coming back, tells pages and selection nothing [uikit 47]",
    arguments: Case.all)
  func surroundings(story: Case) throws {
    let recorder = try Recorder(story)
    recorder.hosted.launch()
    #expect(recorder.told { recorder.hosted.simulator.rotate(to: .landscapeRight) }.isEmpty)
    #expect(recorder.told { recorder.hosted.simulator.enterBackground() }.isEmpty)
    #expect(recorder.told { recorder.hosted.simulator.enterForeground() }.isEmpty)
  }

  @Test(
    "A tab that is taken away is followed by its neighbour: one will, one did, no other page loaded [field 81]",
    arguments: Case.all)
  func removed(story: Case) throws {
    let recorder = try Recorder(story)
    recorder.hosted.launch()
    _ = recorder.told { recorder.select(2) }
    let told = try recorder.told {
      let pages = recorder.hosted.items.filter { $0.id != "t2" }.map { item in
        TabBarPage.page(item) { Page(item.id.rawValue, recorder.journal) }
      }
      try recorder.hosted.setPages(pages)
    }
    let pages = story.pages("t2", "t1", first: true)
    let did = ["event didSelect t1 successor"]
    // The end of a switch that is still to be told comes first where the old page leaves for good.
    #expect(told.filter { $0.contains("event") } == ["event willSelect t1 successor"] + did)
    #expect(told.first == "event willSelect t1 successor")
    #expect(told.filter { $0.contains(".") } == pages.now + pages.end)
  }

  @Test(
    "Pages that an app takes from UIKit's controller are followed as UIKit does [uikit 8]",
    arguments: Case.all.filter { $0.way != .own })
  func removedByApp(story: Case) throws {
    let recorder = try Recorder(story)
    recorder.hosted.launch()
    _ = recorder.told { recorder.select(2) }
    let told = recorder.told {
      recorder.hosted.attachment?.controller?.viewControllers?.remove(at: 2)
    }
    let pages = story.pages("t2", "t3", first: true)
    #expect(told.filter { $0.contains(".") } == pages.now + pages.end)
    #expect(
      told.filter { $0.contains("event") } == [
        "event willSelect t3 successor", "event didSelect t3 successor",
      ])
    #expect(!told.contains { $0.hasPrefix("delegate") })
  }
}
