// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import PresetSupport
import Testing
import UIKit

@testable import TabBarKit

/// What broke other bars when a new system came: presses, other bars, other screens.
@MainActor @Suite(.serialized, .everyPreset) struct FieldSystemTests {
  @Test(
    "What an app paints the system's bar with changes nothing of ours [field 13]",
    arguments: [Hosted.Way.attached, .plain])
  func appearance(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    let before = hosted.picture()
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    hosted.attachment?.controller?.tabBar.standardAppearance = appearance
    hosted.attachment?.controller?.tabBar.scrollEdgeAppearance = appearance
    hosted.simulator.settle()
    hosted.expect(before)
    hosted.tap("t1")
    hosted.tap("t0")
    hosted.expect(before)
  }

  @Test(
    "A long press is told once, on tabs and actions [field 14]", arguments: Hosted.Way.allCases)
  func longPress(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    hosted.addAction(.action("plus", title: "+"))
    for id: TabID in ["t1", "plus", "t0"] {
      _ = hosted.take()
      hosted.simulator.touchDown(at: hosted.middle(of: id))
      hosted.simulator.advance(by: 1.5)
      hosted.simulator.touchUp()
      hosted.simulator.settle()
      #expect(hosted.take().filter { $0.hasPrefix("longPress") } == ["longPress \(id)"])
    }
  }

  @Test(
    "Ten taps on the selected tab leave its page alive [field 15]", arguments: Hosted.Way.allCases)
  func tapsOnSelected(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    for _ in 0..<10 { hosted.simulator.tap(at: hosted.middle(of: "t0")) }
    hosted.simulator.settle()
    let page = try #require(hosted.first("t0"))
    hosted.simulator.tap(at: CGPoint(x: 196, y: 400))
    #expect(page.presses == 1)
    #expect(page.loads == 1)
    #expect(hosted.take().filter { $0 == "didReselect t0" }.count == 10)
    hosted.tap("t1")
    hosted.check("t1")
  }

  @Test(
    "Laying the bar out in a sheet's own animation does no harm [field 18]",
    arguments: Hosted.Way.allCases)
  func layoutInSheet(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    let before = hosted.picture()
    let sheet = Page("sheet")
    hosted.root.present(sheet, animated: true)
    let bar = hosted.tabBar
    sheet.transitionCoordinator?.animate(alongsideTransition: { _ in
      bar.setNeedsLayout()
      bar.layoutIfNeeded()
      bar.window?.layoutIfNeeded()
    })
    hosted.simulator.settle()
    sheet.dismiss(animated: true)
    sheet.transitionCoordinator?.animate(alongsideTransition: { _ in bar.layoutIfNeeded() })
    hosted.simulator.settle()
    hosted.expect(before)
    hosted.checkBarIsThere()
  }

  @Test(
    "Nothing but its own press reaches an action: it is no page to select [field 22]",
    arguments: Hosted.Way.allCases)
  func neverSelectable(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    var runs = 0
    hosted.addAction(.action("plus", title: "+")) { runs += 1 }
    for source in SelectionSource.allCases { hosted.tabBar.select("plus", source: source) }
    hosted.tabBar.selectedID = "plus"
    hosted.tabBar.selectWhenAvailable("plus")
    #expect(hosted.diagnostics.count == SelectionSource.allCases.count + 2)
    #expect(Set(hosted.diagnostics) == [.selection(.notATab("plus"))])
    hosted.check("t0")
    #expect(runs == 0)
    for (index, id) in ["t0", "t1", "t2", "t3"].enumerated() {
      hosted.select(index: index)
      hosted.check(TabID(id))
    }
    let node = try #require(
      hosted.simulator.accessibilityTree.flatMap(\.elements).first { $0.label == "+" })
    #expect(!node.traits.contains(.selected))
    #expect(hosted.simulator.perform(.activate, on: node))
    hosted.simulator.settle()
    #expect(runs == 1)
    hosted.check("t3")
  }

  @Test("A switch shows the new page whole in the very next frame [field 23]")
  func noFade() throws {
    let hosted = try Hosted(.own) { id, item in
      let page = Page(id.rawValue)
      page.loadViewIfNeeded()
      page.view.backgroundColor = id == "t1" ? .red : .blue
      return .page(item, page)
    }
    hosted.simulator.touchDown(at: hosted.middle(of: "t1"))
    hosted.simulator.touchUp()
    hosted.simulator.layoutIfNeeded()
    let first = hosted.picture()
    hosted.watch(for: 1) { hosted.expect(first) }
  }

  /// Shows the new page at once: the remedy for the fading since iOS 18.
  private final class AtOnce: NSObject, UITabBarControllerDelegate,
    UIViewControllerAnimatedTransitioning
  {
    func tabBarController(
      _ tabs: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
      to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
      context.containerView.addSubview(view)
      context.completeTransition(true)
    }
  }

  @Test(
    "Where UIKit fades pages, a delegate with an animator of no length ends that [field 23]",
    arguments: [Hosted.Way.attached, .plain], [false, true])
  func fadingEnded(way: Hosted.Way, byCode: Bool) throws {
    let delegate = AtOnce()
    let hosted = try Hosted(way) { id, item in
      let page = Page(id.rawValue)
      page.loadViewIfNeeded()
      page.view.backgroundColor = id == "t1" ? .red : .blue
      return .page(item, page)
    }
    func first() -> Bitmap {
      if byCode {
        hosted.root.view.window?.layoutIfNeeded()
        hosted.attachment?.controller?.selectedIndex = hosted.selectedIndex == 0 ? 1 : 0
        hosted.simulator.advance(by: 1 / 60)
      } else {
        hosted.simulator.touchDown(at: hosted.middle(of: hosted.selectedIndex == 0 ? "t1" : "t0"))
        hosted.simulator.touchUp()
      }
      hosted.simulator.layoutIfNeeded()
      return hosted.picture()
    }
    hosted.attachment?.controller?.delegate = delegate
    for id: TabID in ["t1", "t0"] {
      let shown = first()
      hosted.watch(for: 0.4) { hosted.expect(shown) }
      hosted.simulator.settle()
      hosted.expect(shown)
      hosted.check(id)
    }
    hosted.attachment?.controller?.delegate = nil
    let fades = EveryPreset.switches.switchCrossFades
    let shown = first()
    hosted.simulator.settle()
    #expect((hosted.picture().differingRect(from: shown) != nil) == fades)
    withExtendedLifetime(delegate) {}
  }

  @Test(
    "On a tablet the bar is below with all its items, and the top is the page's [field 24] [field 27]",
    arguments: Hosted.Way.allCases)
  func tablet(way: Hosted.Way) throws {
    let device = try #require(SimulatedDevice.named("ipad-air"))
    var presses = 0
    let hosted = try Hosted(way, Situation(device: device)) { _, item in
      .page(item) {
        let page = Page("page")
        let button = UIBarButtonItem(
          title: "Edit", image: nil, primaryAction: UIAction { _ in presses += 1 }, menu: nil)
        page.navigationItem.rightBarButtonItem = button
        return UINavigationController(rootViewController: page)
      }
    }
    // Apps that say they are as narrow as a phone keep every item, too.
    let parent = UIViewController()
    let mayBeChild = way == .own || EveryPreset.switches.toleratesNestedTabs
    for isNarrow in mayBeChild ? [false, true] : [false] {
      if isNarrow {
        hosted.simulator.windows.first?.rootViewController = parent
        parent.addChild(hosted.root)
        parent.view.addSubview(hosted.root.view)
        hosted.root.view.frame = parent.view.bounds
        hosted.root.didMove(toParent: parent)
        parent.setOverrideTraitCollection(
          UITraitCollection(horizontalSizeClass: .compact), forChild: hosted.root)
        hosted.simulator.settle()
        #expect(hosted.tabBar.traitCollection.horizontalSizeClass == .compact)
      }
      #expect(hosted.barOnScreen.maxY == 1180)
      #expect(hosted.barOnScreen.width == 820)
      #expect(hosted.tabBar.controls.count == 4)
      for id: TabID in ["t3", "t1", "t2", "t0"] {
        hosted.tap(id)
        hosted.check(id)
      }
    }
    hosted.simulator.tap(at: CGPoint(x: 785, y: 46))
    #expect(presses == 1)
    hosted.push(hides: true)
    hosted.simulator.settle()
    #expect(hosted.isBarHidden)
    hosted.stack?.popViewController(animated: true)
    hosted.simulator.settle()
    #expect(hosted.barOnScreen.maxY == 1180)
  }

  @Test(
    "The first tap after the launch works, in whichever turn it comes [field 25] [field 29]",
    arguments: Hosted.Way.allCases)
  func firstTap(way: Hosted.Way) throws {
    let hosted = try Hosted(way, launches: false)
    hosted.simulator.launch(rootViewController: hosted.root)
    hosted.simulator.tap(at: hosted.middle(of: "t3"))
    #expect(hosted.tabBar.selectedID == "t3")
    hosted.simulator.tap(at: hosted.middle(of: "t1"))
    hosted.simulator.settle()
    hosted.check("t1")
    #expect(hosted.take().filter { $0.hasPrefix("didSelect") } == ["didSelect t3", "didSelect t1"])
  }

  @Test(
    "A badge is shown once, and removed it leaves nothing [field 26]",
    arguments: Hosted.Way.allCases)
  func badge(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    let before = hosted.picture()
    hosted.page("t1")?.tabBarItem.badgeValue = "3"
    hosted.simulator.settle()
    let spoken = hosted.simulator.accessibilityTree.flatMap(\.elements).filter { $0.value == "3" }
    #expect(spoken.map(\.label) == ["T1"])
    let badge = try #require(hosted.tabBar.controls["t1"]?.badgeView)
    let difference = try #require(hosted.picture().differingRect(from: before))
    #expect(badge.convert(badge.bounds, to: nil).insetBy(dx: -2, dy: -2).contains(difference))
    hosted.page("t1")?.tabBarItem.badgeValue = nil
    hosted.simulator.settle()
    hosted.expect(before)
  }

  @Test(
    "An item stated by a page inside a stack is the stack's, before and after [field 30]",
    arguments: Hosted.Way.allCases)
  func itemOfChild(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    let reasons = UIKitFailure.recording {
      hosted.first("t0")?.tabBarItem = UITabBarItem(title: "Child", image: nil, tag: 3)
      hosted.first("t0")?.tabBarItem.badgeValue = "9"
      hosted.tap("t1")
      hosted.tap("t0")
    }
    #expect(reasons == [])
    #expect(hosted.tabBar.controls["t0"]?.titleLabel.text == "Child")
    #expect(hosted.tabBar.controls["t0"]?.badgeView.text == "9")
    hosted.check("t0")
    hosted.page("t2")?.tabBarItem = UITabBarItem(title: "Stack", image: nil, tag: 3)
    hosted.first("t3")?.tabBarItem.title = "Changed"
    hosted.simulator.advance(by: 0.1)
    #expect(hosted.tabBar.controls["t2"]?.titleLabel.text == "Stack")
    #expect(hosted.tabBar.controls["t3"]?.titleLabel.text == "Changed")
  }

  @Test(
    "A login that replaces every page leaves items and pages in step [field 31]",
    arguments: Hosted.Way.allCases, [false, true])
  func replaceAll(way: Hosted.Way, keepsIDs: Bool) throws {
    let hosted = try Hosted(way)
    hosted.tap("t2")
    let old = hosted.selectedPage
    let ids = (0..<5).map { TabID(keepsIDs ? "t\($0)" : "n\($0)") }
    let reasons = UIKitFailure.recording {
      try? hosted.setPages(
        ids.map { .page(.tab($0, title: "New \($0)"), Page("new \($0)")) })
      hosted.simulator.settle()
    }
    #expect(reasons == [])
    #expect(hosted.items.map(\.id) == ids)
    #expect(hosted.tabBar.controls.count == 5)
    #expect(old?.parent == nil)
    #expect(old?.viewIfLoaded?.window == nil)
    for id in ids {
      hosted.tap(id)
      hosted.check(id)
      #expect((hosted.page(id) as? Page)?.name == "new \(id)")
      #expect(hosted.tabBar.controls[id]?.titleLabel.text == "New \(id)")
    }
  }

  @Test(
    "The host's own safe area is never added to, and what the app adds counts once [field 32]",
    arguments: Hosted.Way.allCases)
  func additionalInsets(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    for id: TabID in ["t1", "t0"] {
      hosted.tap(id)
      #expect(hosted.root.additionalSafeAreaInsets == .zero)
      #expect(hosted.first(id)?.view.safeAreaInsets.bottom == 83)
    }
    hosted.page("t0")?.additionalSafeAreaInsets.bottom += 7
    hosted.simulator.layoutIfNeeded()
    for _ in 0..<3 {
      hosted.tap("t1")
      #expect(hosted.first("t1")?.view.safeAreaInsets.bottom == 83)
      hosted.tap("t0")
      hosted.root.view.setNeedsLayout()
      hosted.simulator.settle()
      #expect(hosted.first("t0")?.view.safeAreaInsets.bottom == 90)
    }
    #expect(hosted.root.additionalSafeAreaInsets == .zero)
  }

  @Test(
    "During a pop no item moves within the bar [field 33]", arguments: Hosted.Way.allCases)
  func steadyItems(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    let places = hosted.tabBar.barLayout.items
    let icons = hosted.tabBar.controls.values.map { ($0, $0.iconView.frame, $0.frame) }
    hosted.push()
    let look = {
      #expect(hosted.tabBar.barLayout.items == places)
      for (control, icon, frame) in icons {
        #expect(control.iconView.frame == icon)
        #expect(control.frame == frame)
      }
    }
    hosted.watch(for: 1, look)
    hosted.stack?.popViewController(animated: true)
    hosted.watch(for: 1, look)
  }
}
