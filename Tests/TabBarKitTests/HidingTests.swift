// SPDX-License-Identifier: MIT
import Foundation
import PresetSupport
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct HidingTests {
  @Test(
    "A pushed page hides the bar, gets the whole room, and a pop undoes it [field 42]",
    .ownSwitches, arguments: SwitchCase.all)
  func pushAndPop(switches: SwitchCase) {
    let tabs = Tabs(switches: switches.switches)
    let pushed = tabs.push(hides: true)
    tabs.simulator.settle()
    #expect(tabs.controller.isBarHidden)
    #expect(tabs.controller.hostView.isHidden)
    #expect(pushed.view.safeAreaInsets.bottom == 34)
    tabs.simulator.tap(at: CGPoint(x: 196, y: 790))
    #expect(pushed.presses == 1)
    _ = tabs.navigation("t0")?.popViewController(animated: true)
    tabs.simulator.settle()
    check(tabs)
    #expect(tabs.page("t0")?.view.safeAreaInsets.bottom == 83)
    #expect(pushed.additionalSafeAreaInsets == .zero)
  }

  /// The bar is where it belongs, and the inset is the navigation controller's.
  private func check(_ tabs: Tabs) {
    #expect(!tabs.controller.isBarHidden)
    #expect(!tabs.controller.hostView.isHidden)
    #expect(tabs.controller.hostView.frame == tabs.controller.view.bounds)
    #expect(tabs.controller.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(tabs.navigation("t0")?.additionalSafeAreaInsets.bottom == 49)
    #expect(tabs.page("t0")?.additionalSafeAreaInsets == .zero)
    #expect(tabs.controller.hostView.isUserInteractionEnabled)
  }

  @Test(
    "Without animation the bar goes and comes at once [field 43]", .ownSwitches,
    arguments: SwitchCase.all)
  func withoutAnimation(switches: SwitchCase) {
    let tabs = Tabs(switches: switches.switches)
    let pushed = tabs.push(hides: true, animated: false)
    tabs.simulator.layoutIfNeeded()
    #expect(tabs.controller.isBarHidden)
    #expect(pushed.view.safeAreaInsets.bottom == 34)
    _ = tabs.navigation("t0")?.popViewController(animated: false)
    tabs.simulator.layoutIfNeeded()
    check(tabs)
  }

  @Test("A pushed page that does not ask for it leaves the bar [uikit 38]")
  func plainPush() {
    let tabs = Tabs()
    let pushed = tabs.push(hides: false)
    tabs.simulator.settle()
    check(tabs)
    #expect(pushed.view.safeAreaInsets.bottom == 83)
  }

  @Test("The bar stays hidden while any page that asks for it is on the stack [uikit 39]")
  func deep() {
    let tabs = Tabs()
    _ = tabs.push(hides: true)
    tabs.simulator.settle()
    _ = tabs.push(hides: false)
    tabs.simulator.settle()
    #expect(tabs.controller.isBarHidden)
    _ = tabs.navigation("t0")?.popToRootViewController(animated: true)
    tabs.simulator.settle()
    check(tabs)
  }

  @Test("On its way the bar moves by 30 % and is cut at the coming page's edge")
  func onItsWay() {
    let tabs = Tabs()
    _ = tabs.push(hides: true)
    tabs.simulator.advance(by: 0.1)
    #expect(!tabs.controller.hostView.isHidden)
    #expect(!tabs.controller.hostView.isUserInteractionEnabled)
    #expect(tabs.controller.hostView.frame.width == 0)
    #expect(abs(tabs.controller.tabBar.frame.minX + 0.3 * 393) < 0.01)
    tabs.tap(150)
    #expect(tabs.controller.selectedIndex == 0)
    tabs.simulator.settle()
    #expect(tabs.controller.hostView.isHidden)
  }

  @Test("While both pages are on their way, only the one under the bar has its inset")
  func insetsOnTheWay() {
    let tabs = Tabs()
    let pushed = tabs.push(hides: true)
    tabs.simulator.advance(by: 0.1)
    #expect(tabs.page("t0")?.view.safeAreaInsets.bottom == 83)
    #expect(pushed.view.safeAreaInsets.bottom == 34)
    tabs.simulator.settle()
    #expect(tabs.page("t0")?.additionalSafeAreaInsets == .zero)
  }

  @Test("The bar is visible or hidden as the selected tab's stack says")
  func otherTab() {
    let tabs = Tabs()
    _ = tabs.push(hides: true)
    tabs.simulator.settle()
    tabs.controller.selectedIndex = 1
    tabs.simulator.settle()
    #expect(!tabs.controller.isBarHidden)
    #expect(tabs.page("t1")?.view.safeAreaInsets.bottom == 83)
    tabs.controller.selectedIndex = 0
    tabs.simulator.settle()
    #expect(tabs.controller.isBarHidden)
  }

  @Test("A bar that the app hides stays hidden through pushes and pops")
  func byApp() {
    let tabs = Tabs()
    tabs.controller.setBarHidden(true, animated: true)
    tabs.simulator.settle()
    #expect(tabs.controller.isBarHidden)
    #expect(tabs.page("t0")?.view.safeAreaInsets.bottom == 34)
    _ = tabs.push(hides: true)
    tabs.simulator.settle()
    _ = tabs.navigation("t0")?.popViewController(animated: true)
    tabs.simulator.settle()
    #expect(tabs.controller.isBarHidden)
    tabs.controller.setBarHidden(false, animated: true)
    tabs.simulator.settle()
    check(tabs)
  }

  @Test("A delegate set by a page is told as before, and the bar still follows [field 42]")
  func delegate() {
    final class Listener: NSObject, UINavigationControllerDelegate {
      var shown = 0
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { shown += 1 }
    }
    let tabs = Tabs()
    let listener = Listener()
    tabs.navigation("t0")?.delegate = listener
    tabs.controller.view.setNeedsLayout()
    tabs.simulator.layoutIfNeeded()
    _ = tabs.push(hides: true)
    tabs.simulator.settle()
    // A page that takes the delegate while it appears takes it from the listener, too.
    #expect(listener.shown == (EveryPreset.switches.delegateIsReplaced ? 0 : 1))
    #expect(tabs.controller.isBarHidden)
    tabs.controller.pages = []
    #expect(tabs.controller.shownPage == nil)
  }
}
