// SPDX-License-Identifier: MIT
import Foundation
import PresetSupport
import Testing
import UIKit

@testable import TabBarKit

/// A tab bar controller with a bar of ours.
@MainActor final class Attached {
  let simulator: Simulator
  let controller: UITabBarController
  let journal = Journal()
  let listener = Listener()
  let attachment: TabBarAttachment
  var events: [TabBarEvent] = []

  final class Listener: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var allows = true

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      calls.append("should \(tabBarController.selectedIndex)")
      return allows
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      calls.append("did \(tabBarController.selectedIndex)")
    }
  }

  init(
    _ switches: UIKitSwitches = EveryPreset.switches, plain: Bool = false, count: Int = 4
  ) throws {
    simulator = .underTest(Situation(), switches)
    controller = plain ? UITabBarController() : AttachedTabBarController()
    let journal = journal
    controller.viewControllers = (0..<count).map { index in
      let page = Page("p\(index)", journal)
      page.tabBarItem = UITabBarItem(title: "P\(index)", image: nil, tag: index)
      page.tabBarItem.accessibilityIdentifier = "p\(index)"
      return UINavigationController(rootViewController: page)
    }
    controller.delegate = listener
    attachment = try TabBarAttachment(to: controller)
    LeakTracker.follow(controller, attachment, attachment.tabBar, self)
    attachment.onEvent = { [unowned self] in events.append($0) }
    simulator.launch(rootViewController: controller)
    simulator.settle()
  }

  func navigation(_ index: Int) -> UINavigationController? {
    controller.viewControllers?[index] as? UINavigationController
  }

  func page(_ index: Int) -> Page? { navigation(index)?.viewControllers.first as? Page }

  func tap(_ x: CGFloat, _ y: CGFloat = 793) {
    simulator.tap(at: CGPoint(x: x, y: y))
    simulator.settle()
  }
}

/// A way to wish for a tab with a gate.
struct GateWay: Sendable, CustomTestStringConvertible {
  let isPlain, isByCode: Bool
  var testDescription: String {
    (isByCode ? "by code" : "by a tap") + (isPlain ? " in a plain controller" : "")
  }

  static let all = [(false, false), (false, true), (true, false), (true, true)].map {
    GateWay(isPlain: $0.0, isByCode: $0.1)
  }
}

@MainActor @Suite(.serialized, .everyPreset) struct AttachmentTests {
  @Test(
    "Ours is the only bar, at the system's place [field 45]", .ownSwitches,
    arguments: SwitchCase.all)
  func place(switches: SwitchCase) throws {
    let attached = try Attached(switches.switches)
    #expect(attached.controller.tabBar.isHidden)
    #expect(attached.attachment.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(attached.controller.view.subviews.last is BarHostView)
    #expect(attached.attachment.items.map(\.id) == ["p0", "p1", "p2", "p3"])
    #expect(attached.attachment.tabBar.controls["p2"]?.titleLabel.text == "P2")
    #expect(attached.events.isEmpty)
  }

  @Test(
    "A page's inset is as with the system's bar [field 48]", .ownSwitches, arguments: SwitchCase.all
  )
  func insets(switches: SwitchCase) throws {
    let attached = try Attached(switches.switches)
    #expect(attached.page(0)?.view.safeAreaInsets.bottom == 83)
    attached.tap(150)
    #expect(attached.page(1)?.view.safeAreaInsets.bottom == 83)
    attached.attachment.setBarHidden(true, animated: false)
    attached.simulator.settle()
    #expect(attached.page(1)?.view.safeAreaInsets.bottom == 34)
  }

  @Test(
    "A tap asks and tells the delegate as UIKit does [uikit 22] [uikit 24]",
    .ownSwitches, arguments: SwitchCase.all)
  func delegate(switches: SwitchCase) throws {
    let attached = try Attached(switches.switches)
    attached.tap(150)
    #expect(attached.listener.calls == ["should 0", "did 1"])
    #expect(attached.controller.selectedIndex == 1)
    attached.simulator.advance(by: 0.5)
    attached.tap(150)
    #expect(attached.listener.calls.suffix(2) == ["should 1", "did 1"])
    #expect(
      attached.events.map(\.name) == [
        "shouldSelect", "willSelect", "didSelect", "shouldSelect", "didReselect",
      ])
  }

  @Test("A refusal of the delegate leaves everything [uikit 22]", arguments: [false, true])
  func refusal(plain: Bool) throws {
    let attached = try Attached(plain: plain)
    attached.listener.allows = false
    attached.tap(150)
    #expect(attached.listener.calls == ["should 0"])
    #expect(attached.controller.selectedIndex == 0)
    #expect(attached.attachment.tabBar.selectedIndex == 0)
  }

  @Test(
    "Selecting by code asks nobody and both agree at once [uikit 25] [field 08]",
    .ownSwitches, arguments: SwitchCase.all)
  func byCode(switches: SwitchCase) throws {
    let attached = try Attached(switches.switches)
    attached.controller.selectedIndex = 2
    #expect(attached.controller.selectedViewController === attached.navigation(2))
    #expect(attached.attachment.selectedID == "p2")
    attached.controller.selectedViewController = attached.navigation(3)
    #expect(attached.controller.selectedIndex == 3)
    #expect(attached.attachment.selectedID == "p3")
    attached.attachment.selectedID = "p1"
    #expect(attached.controller.selectedIndex == 1)
    #expect(attached.listener.calls.isEmpty)
    #expect(attached.events.filter { $0.name == "didSelect" }.count == 3)
  }

  @Test("A plain controller is followed, too", .ownSwitches, arguments: SwitchCase.all)
  func plain(switches: SwitchCase) throws {
    let attached = try Attached(switches.switches, plain: true)
    attached.controller.selectedIndex = 2
    attached.simulator.advance(by: 0.1)
    #expect(attached.attachment.selectedID == "p2")
    attached.tap(50)
    #expect(attached.controller.selectedIndex == 0)
    #expect(attached.listener.calls == ["should 2", "did 0"])
    attached.controller.viewControllers?.removeLast()
    attached.simulator.advance(by: 0.1)
    #expect(attached.attachment.items.count == 3)
  }

  @Test("An action in the bar runs; the pages' indexes do not count it")
  func action() throws {
    let attached = try Attached()
    var runs = 0
    let item = BarItem.action("plus", placement: .center(size: CGSize(width: 60, height: 60)))
    attached.attachment.insert(item, at: 2) { runs += 1 }
    attached.simulator.settle()
    attached.tap(196.5, 762)
    #expect(runs == 1)
    #expect(attached.events == [.action("plus")])
    attached.tap(268)
    #expect(attached.controller.selectedIndex == 2)
    attached.tap(163, 762)
    #expect(attached.page(2)?.presses == 1)
  }

  @Test(
    "A push hides the bar and a pop brings only ours back [field 45]",
    .ownSwitches, arguments: SwitchCase.all)
  func push(switches: SwitchCase) throws {
    let attached = try Attached(switches.switches)
    let pushed = Page("pushed")
    pushed.hidesBottomBarWhenPushed = true
    attached.navigation(0)?.pushViewController(pushed, animated: true)
    attached.simulator.settle()
    #expect(attached.attachment.isBarHidden)
    #expect(pushed.view.safeAreaInsets.bottom == 34)
    attached.simulator.tap(at: CGPoint(x: 196, y: 790))
    #expect(pushed.presses == 1)
    _ = attached.navigation(0)?.popViewController(animated: true)
    attached.simulator.settle()
    #expect(!attached.attachment.isBarHidden)
    #expect(attached.controller.tabBar.isHidden)
    #expect(attached.page(0)?.view.safeAreaInsets.bottom == 83)
    #expect(attached.attachment.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
  }

  @Test("More than five pages, or a second bar, are refused with a remedy")
  func refused() throws {
    _ = Simulator.underTest()
    let controller = UITabBarController()
    controller.viewControllers = (0..<6).map { Page("p\($0)") }
    #expect(throws: TabBarAttachmentError.tooManyPages(6)) {
      try TabBarAttachment(to: controller)
    }
    #expect(TabBarAttachmentError.tooManyPages(6).description.contains("TabBarController"))
    let attached = try Attached()
    #expect(throws: TabBarAttachmentError.alreadyAttached) {
      try TabBarAttachment(to: attached.controller)
    }
  }

  @Test("The delegate is asked before the application, which may let a tab wait or send it on")
  func decide() throws {
    let attached = try Attached()
    attached.attachment.decide = { $0.target == "p1" ? .wait : .redirect("p0") }
    attached.tap(150)
    #expect(attached.attachment.tabBar.pendingID == "p1")
    #expect(attached.controller.selectedIndex == 0)
    #expect(attached.listener.calls == ["should 0"])
    attached.attachment.tabBar.answerPending(.redirect("p3"))
    #expect(attached.controller.selectedIndex == 3)
    #expect(attached.listener.calls == ["should 0", "did 3"])
    #expect(attached.events.contains(.redirected("p1", to: "p3", source: .tap)))
    attached.tap(240)
    #expect(attached.controller.selectedIndex == 0)
    attached.listener.allows = false
    attached.tap(150)
    #expect(attached.attachment.tabBar.pendingID == nil)
    #expect(attached.events.contains(.denied("p1", source: .tap)))
  }

  @Test(
    "A gate is asked once, and until it answers UIKit's controller stays where it is",
    arguments: GateWay.all, [SelectionDecision.deny, .allow])
  func gate(way: GateWay, wanted: SelectionDecision) async throws {
    let attached = try Attached(plain: way.isPlain)
    var asked = 0
    var answer: SelectionDecision?
    let pages = ["p0", "p1", "p2"].map { (id: TabID) -> TabBarPage in
      let gate: TabBarPage.Gate = {
        asked += 1
        while answer == nil { await Task.yield() }
        return answer ?? .deny
      }
      return .page(.tab(id), gate: id == "p1" ? gate : nil) { Page(id.rawValue) }
    }
    try attached.attachment.setPages(pages)
    attached.simulator.settle()
    if way.isByCode { attached.controller.selectedIndex = 1 } else { attached.tap(196) }
    attached.simulator.advance(by: 0.1)
    #expect(attached.controller.selectedIndex == 0)
    #expect(attached.attachment.tabBar.pendingID == "p1")
    // Other tests run meanwhile: from here on nothing is pressed.
    for _ in 0..<10 { await Task.yield() }
    #expect(asked == 1)
    answer = wanted
    while attached.attachment.tabBar.pendingID != nil { await Task.yield() }
    #expect(attached.controller.selectedIndex == (wanted == .allow ? 1 : 0))
    #expect(attached.attachment.selectedID == (wanted == .allow ? "p1" : "p0"))
  }

  @Test("Pages keep their controllers by id when they are set anew [field 101]")
  func setPages() throws {
    let attached = try Attached()
    let kept = attached.navigation(2)
    attached.tap(240)
    try attached.attachment.setPages(
      ["new", "p2", "p0"].map { id in .page(.tab(TabID(id), title: id)) { Page(id) } })
    attached.simulator.settle()
    #expect(attached.controller.viewControllers?[1] === kept)
    #expect(attached.controller.selectedViewController === kept)
    #expect(attached.attachment.selectedID == "p2")
  }

  @Test("When the app takes the selected page away, the bar follows UIKit's choice [uikit 8]")
  func removedByApp() throws {
    let attached = try Attached()
    attached.tap(240)
    attached.events = []
    attached.controller.viewControllers?.remove(at: 2)
    attached.simulator.settle()
    #expect(attached.controller.selectedViewController === attached.navigation(2))
    #expect(attached.attachment.selectedID == "p3")
    #expect(
      attached.events.filter { $0.name == "didSelect" } == [
        .selected("p3", from: "p2", source: .successor)
      ])
    #expect(attached.attachment.items.map(\.id) == ["p0", "p1", "p3"])
  }

  @Test("Detached, the controller is UIKit's again and nothing is left behind [field 113]")
  func detach() throws {
    let attached = try Attached()
    attached.attachment.detach()
    attached.simulator.settle()
    #expect(!attached.controller.tabBar.isHidden)
    #expect(!attached.controller.view.subviews.contains { $0 is BarHostView })
    #expect(attached.navigation(0)?.additionalSafeAreaInsets == .zero)
  }

  @Test("An attachment goes with its controller [field 117]")
  func memory() throws {
    weak var attachment: TabBarAttachment?
    weak var controller: UITabBarController?
    do {
      let attached = try Attached()
      attached.tap(150)
      attachment = attached.attachment
      controller = attached.controller
    }
    _ = Simulator.underTest()
    #expect(attachment == nil)
    #expect(controller == nil)
  }
}
