// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct InteractivePopTests {
  /// Tabs with a page that hides the bar, and a finger on the way from the edge to x 200.
  private func swiping(_ direction: UITraitEnvironmentLayoutDirection = .leftToRight) -> Tabs {
    let tabs = Tabs(situation: Situation(direction: direction))
    _ = tabs.push(hides: true)
    tabs.simulator.settle()
    func x(_ distance: CGFloat) -> CGFloat {
      direction == .rightToLeft ? 393 - distance : distance
    }
    tabs.simulator.touchDown(at: CGPoint(x: x(2), y: 400))
    for distance in stride(from: 10, through: 200, by: 10) {
      tabs.simulator.advance(by: 1 / 60)
      tabs.simulator.touchMove(to: CGPoint(x: x(CGFloat(distance)), y: 400))
    }
    tabs.simulator.advance(by: 0.2)
    return tabs
  }

  @Test(
    "During a back swipe the bar is there with the page beneath and cannot be pressed [field 36]")
  func during() {
    let tabs = swiping()
    #expect(tabs.navigation("t0")?.viewControllers.count == 1)
    #expect(!tabs.controller.hostView.isHidden)
    #expect(!tabs.controller.hostView.isUserInteractionEnabled)
    let cut = tabs.controller.hostView.layer.presentation()?.frame.width ?? 0
    #expect(cut > 100 && cut < 300)
    tabs.simulator.touchCancel()
    tabs.simulator.settle()
  }

  @Test(
    "A back swipe that is taken back leaves everything as it was [field 36] [field 46]",
    arguments: [false, true])
  func cancelled(isRightToLeft: Bool) {
    let tabs = swiping(isRightToLeft ? .rightToLeft : .leftToRight)
    for distance in stride(from: 200, through: 20, by: -10) {
      tabs.simulator.advance(by: 1 / 60)
      tabs.simulator.touchMove(
        to: CGPoint(x: isRightToLeft ? 393 - CGFloat(distance) : CGFloat(distance), y: 400))
    }
    tabs.simulator.advance(by: 0.2)
    tabs.simulator.touchUp()
    tabs.simulator.settle()
    #expect(tabs.navigation("t0")?.viewControllers.count == 2)
    #expect(tabs.controller.isBarHidden)
    #expect(tabs.controller.hostView.isHidden)
    let pushed = tabs.navigation("t0")?.topViewController as? Page
    #expect(pushed?.view.safeAreaInsets.bottom == 34)
    #expect(tabs.page("t0")?.additionalSafeAreaInsets == .zero)
    let presses = pushed?.presses ?? 0
    tabs.simulator.tap(at: CGPoint(x: 196, y: 790))
    #expect(pushed?.presses == presses + 1)
  }

  @Test(
    "A back swipe that goes through brings the bar back where it was [field 43]",
    arguments: [false, true])
  func finished(isRightToLeft: Bool) {
    let tabs = swiping(isRightToLeft ? .rightToLeft : .leftToRight)
    tabs.simulator.touchMove(to: CGPoint(x: isRightToLeft ? 10 : 383, y: 400))
    tabs.simulator.advance(by: 0.1)
    tabs.simulator.touchUp()
    tabs.simulator.settle()
    #expect(!tabs.controller.isBarHidden)
    #expect(tabs.controller.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(tabs.controller.hostView.frame == tabs.controller.view.bounds)
    #expect(tabs.page("t0")?.view.safeAreaInsets.bottom == 83)
    tabs.tap(isRightToLeft ? 50 : 350)
    #expect(tabs.controller.selectedID == "t3")
  }

  @Test(
    "Whoever takes the delegate does not make the bar jump in a push or back swipe [field 36]",
    .ownSwitches, arguments: SwitchCase.untold)
  func untold(switches: SwitchCase) {
    let tabs = Tabs(switches: switches.switches)
    _ = tabs.push(hides: true)
    tabs.simulator.advance(by: 0.1)
    #expect(!tabs.controller.hostView.isHidden)
    #expect(tabs.controller.hostView.frame.width == 0)
    tabs.simulator.settle()
    #expect(tabs.controller.hostView.isHidden)
    tabs.simulator.touchDown(at: CGPoint(x: 2, y: 400))
    for x in stride(from: 10, through: 200, by: 10) {
      tabs.simulator.advance(by: 1 / 60)
      tabs.simulator.touchMove(to: CGPoint(x: CGFloat(x), y: 400))
      tabs.simulator.layoutIfNeeded()
    }
    #expect(!tabs.controller.hostView.isUserInteractionEnabled)
    let cut = tabs.controller.hostView.layer.presentation()?.frame.width ?? 0
    #expect(abs(cut - 200) < 15)
    tabs.simulator.touchMove(to: CGPoint(x: 60, y: 400))
    tabs.simulator.advance(by: 0.2)
    tabs.simulator.touchUp()
    let held = tabs.controller.hostView.layer.presentation()?.frame.width ?? 0
    #expect(held > 0 && held < 100)
    tabs.simulator.settle()
    #expect(tabs.controller.hostView.isHidden)
    _ = tabs.navigation("t0")?.popViewController(animated: true)
    tabs.simulator.advance(by: 0.1)
    #expect(!tabs.controller.hostView.isUserInteractionEnabled)
    tabs.simulator.settle()
    #expect(tabs.controller.hostView.frame == tabs.controller.view.bounds)
    #expect(tabs.controller.hostView.isUserInteractionEnabled)
  }
}
