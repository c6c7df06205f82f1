// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// Selecting: asked once, told once, and nothing disagrees.
@MainActor @Suite(.serialized, .everyPreset) struct FieldSelectionTests {
  /// Counts what UIKit's delegate is asked and told.
  private final class Listener: NSObject, UITabBarControllerDelegate {
    var asked = 0
    var told = 0

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      asked += 1
      return true
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { told += 1 }
  }

  @Test(
    "One tap is asked once and told once, to delegate, closure and events [field 79] [field 85]",
    arguments: Hosted.Way.allCases)
  func once(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    let listener = Listener()
    hosted.attachment?.controller?.delegate = listener
    var asked = 0
    hosted.decide { _ in
      asked += 1
      return .allow
    }
    for (number, id) in (["t1", "t3", "t0"] as [TabID]).enumerated() {
      hosted.tap(id)
      #expect(asked == number + 1)
      #expect(hosted.take() == ["shouldSelect \(id)", "willSelect \(id)", "didSelect \(id)"])
      if way != .own {
        #expect(listener.asked == number + 1)
        #expect(listener.told == number + 1)
      }
    }
  }

  @Test(
    "Pages in another order or number keep what is selected by its id [field 81]",
    arguments: Hosted.Way.allCases)
  func identity(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    hosted.tap("t2")
    let kept = hosted.selectedPage
    _ = hosted.take()
    for ids in [["t3", "t2", "t1", "t0"], ["t2"], ["a", "b", "t2", "c"], ["t0", "t1", "t2"]] {
      try hosted.setPages(ids.map { id in .page(.tab(TabID(id), title: id)) { Page(id) } })
      hosted.simulator.settle()
      hosted.check("t2")
      #expect(hosted.selectedPage === kept)
      #expect(hosted.selectedIndex == ids.firstIndex(of: "t2"))
    }
    #expect(hosted.take() == [])
  }

  @Test(
    "A tap on the selected tab is told as just that, and makes no page anew [field 82] [field 95]",
    arguments: Hosted.Way.allCases)
  func reselect(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    let page = hosted.first("t0")
    hosted.push(hides: false)
    hosted.simulator.settle()
    hosted.tap("t0")
    #expect(hosted.take() == ["shouldSelect t0", "didReselect t0"])
    #expect(hosted.stack?.viewControllers == [page].compactMap(\.self))
    #expect(page?.loads == 1)
    hosted.select(index: 0)
    #expect(hosted.take() == [])
  }

  @Test(
    "A tab that waits for a sheet's answer looks so until it is given [field 83]",
    arguments: Hosted.Way.allCases, [SelectionDecision.allow, .deny])
  func sticky(way: Hosted.Way, answer: SelectionDecision) throws {
    let hosted = try Hosted(way)
    let sheet = Page("login")
    hosted.decide { [unowned hosted] in
      guard $0.target == "t2" else { return .allow }
      hosted.root.present(sheet, animated: true)
      return .wait
    }
    func looks() -> [[CGFloat]] {
      hosted.tabBar.tabsInOrder.map { id in
        guard let control = hosted.tabBar.controls[id] else { return [] }
        return [control.iconView.alpha, control.titleLabel.alpha]
      }
    }
    let resting = looks()
    hosted.simulator.touchDown(at: hosted.middle(of: "t2"))
    hosted.simulator.advance(by: 0.2)
    let held = looks()
    #expect(resting[2] == [1, 1] && held[2] == [0.5, 0.5])
    hosted.simulator.touchUp()
    #expect(looks() == held)
    hosted.simulator.settle()
    // It goes on looking held, whatever happens meanwhile, and no other tab does.
    #expect(looks() == held)
    hosted.simulator.rotate(to: .landscapeRight)
    hosted.simulator.settle()
    hosted.simulator.rotate(to: .portrait)
    hosted.simulator.settle()
    #expect(looks() == held)
    #expect(hosted.tabBar.controls["t2"]?.isPending == true)
    hosted.check("t0")
    hosted.tabBar.answerPending(answer)
    sheet.dismiss(animated: true)
    hosted.simulator.settle()
    #expect(hosted.tabBar.controls["t2"]?.isPending == false)
    #expect(looks() == resting)
    hosted.check(answer == .allow ? "t2" : "t0")
  }

  @Test(
    "What looks selected follows from the selection alone, also beside an action [field 86]",
    arguments: Hosted.Way.allCases)
  func derived(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    hosted.addAction(.action("plus", title: "+"))
    let start = hosted.picture()
    hosted.tap("plus")
    hosted.select(index: 3)
    hosted.check("t3")
    hosted.tap("plus")
    hosted.check("t3")
    hosted.tabBar.style = .card
    hosted.tabBar.style = .classic
    hosted.tabBar.tintColor = .red
    hosted.tabBar.tintColor = nil
    hosted.check("t3")
    hosted.select(index: 0)
    hosted.simulator.settle()
    hosted.check("t0")
    hosted.expect(start)
  }

  @Test(
    "A new title, picture or badge changes no colour [field 87]", arguments: Hosted.Way.allCases)
  func colours(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    let colours = hosted.tabBar.controls.mapValues { $0.titleLabel.textColor }
    for id: TabID in ["t0", "t1"] {
      hosted.page(id)?.tabBarItem.title = "New"
      hosted.page(id)?.tabBarItem.badgeValue = "1"
      hosted.update(id) { $0.icon = .system("star") }
    }
    hosted.simulator.settle()
    #expect(hosted.tabBar.controls.mapValues { $0.titleLabel.textColor } == colours)
    hosted.check("t0")
  }

  @Test(
    "Before anything is loaded the index is the first page's [field 89]",
    arguments: Hosted.Way.allCases)
  func beforeLoad(way: Hosted.Way) throws {
    let hosted = try Hosted(way, launches: false)
    #expect(hosted.selectedIndex == 0)
    #expect(hosted.tabBar.selectedIndex == 0)
    hosted.check("t0")
    #expect(TabBarController().selectedIndex == NSNotFound)
    #expect(TabBarController().selectedViewController == nil)
    #expect(TabBar().selectedIndex == NSNotFound)
  }

  @Test(
    "Whatever wishes for a tab, index, page and highlight agree [field 90] [field 93]",
    arguments: Hosted.Way.allCases, SelectionSource.allCases)
  func agreement(way: Hosted.Way, source: SelectionSource) throws {
    let hosted = try Hosted(way)
    for (index, id) in [(3, "t3"), (1, "t1"), (2, "t2"), (0, "t0")] as [(Int, TabID)] {
      hosted.tabBar.select(id, source: source)
      hosted.simulator.advance(by: 1 / 60)
      hosted.check(id)
      #expect(hosted.selectedIndex == index)
      #expect(hosted.tabBar.selectedIndex == index)
      hosted.decide { _ in .deny }
      hosted.tap(id == "t0" ? "t1" : "t0")
      hosted.check(id)
      hosted.decide(nil)
    }
  }

  @Test(
    "To change what the bar shows never makes UIKit complain [field 91]",
    arguments: Hosted.Way.allCases)
  func noComplaint(way: Hosted.Way) throws {
    let reasons = try UIKitFailure.recording {
      let hosted = try Hosted(way)
      hosted.update("t1") { $0.title = "Changed" }
      hosted.addAction(.action("plus", title: "+"))
      try hosted.setPages([.page(.tab("a", title: "A"), Page("a"))])
      hosted.simulator.settle()
      hosted.page("a")?.tabBarItem = UITabBarItem(title: "B", image: nil, tag: 0)
      hosted.simulator.advance(by: 0.1)
      try hosted.setPages([])
      hosted.simulator.settle()
      hosted.attachment?.detach()
    }
    #expect(reasons == [])
  }

  @Test("The fifth of five pages and the seventh of seven are tabs like all others [field 94]")
  func many() throws {
    for (way, count) in [(Hosted.Way.own, 7), (.attached, 5), (.plain, 5)] {
      let hosted = try Hosted(way)
      let ids = (0..<count).map { TabID("m\($0)") }
      try hosted.setPages(ids.map { .page(.tab($0, title: "\($0)"), Page("\($0)")) })
      hosted.simulator.settle()
      for (index, id) in ids.enumerated().reversed() {
        hosted.select(index: index)
        hosted.check(id)
        hosted.tap(ids[0])
        hosted.tap(id)
        hosted.check(id)
      }
      if way != .own {
        #expect(throws: TabBarAttachmentError.tooManyPages(6)) {
          try hosted.setPages((0..<6).map { .page(.tab(TabID("x\($0)")), Page("x")) })
        }
        #expect(hosted.items.map(\.id) == ids)
        hosted.check("m0")
      }
    }
  }

  @Test(
    "A disabled tab takes no press, on it or beside it, and swallows it [field 97]",
    arguments: Hosted.Way.allCases, [true, false])
  func disabled(way: Hosted.Way, isByPage: Bool) throws {
    let hosted = try Hosted(way)
    if isByPage {
      hosted.page("t1")?.tabBarItem.isEnabled = false
      hosted.simulator.advance(by: 0.1)
    } else {
      hosted.update("t1") { $0.isEnabled = false }
    }
    let middle = hosted.middle(of: "t1")
    for x in stride(from: middle.x - 40, through: middle.x + 40, by: 20) {
      hosted.simulator.tap(at: CGPoint(x: x, y: middle.y))
    }
    hosted.simulator.settle()
    #expect(hosted.take() == [])
    #expect(hosted.first("t0")?.presses == 0)
    hosted.check("t0")
  }

  @Test(
    "Selected by code, a tab keeps its highlight when tint, traits or items change [field 98]",
    arguments: Hosted.Way.allCases)
  func keepsHighlight(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    hosted.select(index: 2)
    hosted.check("t2")
    hosted.tabBar.tintColor = .green
    hosted.simulator.update { $0.appearance = .dark }
    hosted.simulator.update { $0.contentSizeCategory = .extraExtraExtraLarge }
    hosted.update("t0") { $0.badge = .dot }
    hosted.root.view.setNeedsLayout()
    hosted.simulator.settle()
    hosted.check("t2")
    #expect(hosted.tabBar.controls["t2"]?.titleLabel.textColor == .green)
  }

  @Test(
    "Taps faster than pages can follow end at the last one, each told whole [field 125] [field 126]",
    arguments: Hosted.Way.allCases)
  func fastTaps(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    let ids = (0..<24).map { TabID("t\($0 * 7 % 4)") } + ["t3"]
    for id in ids {
      hosted.simulator.touchDown(at: hosted.middle(of: id))
      hosted.simulator.touchUp()
    }
    hosted.simulator.settle()
    hosted.check("t3")
    let told = hosted.take()
    #expect(
      told.filter { $0.hasPrefix("willSelect") }.map { $0.dropFirst(4) }
        == told.filter { $0.hasPrefix("didSelect") }.map { $0.dropFirst(3) })
    #expect(hosted.page("t3")?.viewIfLoaded?.window != nil)
    for id: TabID in ["t0", "t1", "t2"] { #expect(hosted.page(id)?.viewIfLoaded?.window == nil) }
  }

  @Test(
    "A tap during a back swipe selects nothing and leaves no black page [field 125]",
    arguments: Hosted.Way.allCases, [true, false])
  func tapDuringSwipe(way: Hosted.Way, goesThrough: Bool) throws {
    let hosted = try Hosted(way)
    hosted.push(hides: false)
    hosted.simulator.settle()
    hosted.beginBackSwipe()
    hosted.simulator.touchDown(at: hosted.middle(of: "t2"), finger: 1)
    hosted.simulator.advance(by: 0.05)
    hosted.simulator.touchUp(finger: 1)
    hosted.endBackSwipe(goesThrough: goesThrough)
    hosted.simulator.settle()
    #expect(hosted.page(hosted.tabBar.selectedID ?? "")?.view.window != nil)
    hosted.check(hosted.tabBar.selectedID ?? "")
    hosted.tap("t1")
    hosted.tap("t0")
    #expect(hosted.navigation("t0")?.viewControllers.count == (goesThrough ? 1 : 2))
    hosted.checkBarIsThere()
  }
}
