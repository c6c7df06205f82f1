// SPDX-License-Identifier: MIT
import Foundation
import PresetSupport
import Testing
import UIKit

@testable import TabBarKit

/// Stacks of our own class, which need no delegate: all that is true of plain ones.
@MainActor @Suite(.serialized, .everyPreset) struct OurStackTests {
  struct Check: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let run: @MainActor @Sendable () throws -> Void

    init(_ description: String, _ run: @escaping @MainActor @Sendable () throws -> Void) {
      testDescription = description
      self.run = run
    }

    init(
      _ description: String, each run: @escaping @MainActor @Sendable (Hosted.Way) throws -> Void
    ) {
      self.init(description) { for way in Hosted.Way.allCases { try run(way) } }
    }

    init(
      _ description: String,
      writing run: @escaping @MainActor @Sendable (Hosted.Writing) throws -> Void
    ) {
      self.init(description) { for writing in Hosted.Writing.all { try run(writing) } }
    }

    static let hiding = [
      Check("a push that does not hide") { HidingTests().plainPush() },
      Check("deep") { HidingTests().deep() },
      Check("on its way") { HidingTests().onItsWay() },
      Check("insets on the way") { HidingTests().insetsOnTheWay() },
      Check("another tab") { HidingTests().otherTab() },
      Check("hidden by the app") { HidingTests().byApp() },
      Check("a delegate") { HidingTests().delegate() },
    ]

    static let stage = [
      Check("at once", writing: StageHidingTests().atOnce),
      Check("the last call wins", each: StageHidingTests().lastCallWins),
      Check("later calls") { try StageHidingTests().laterCalls() },
      Check("reversed", each: StageHidingTests().reversed),
      Check("every instant", each: StageHidingTests().everyInstant),
      Check("during a pop", writing: StageHidingTests().duringPop),
      Check("during a swipe") {
        for shows in [false, true] { try StageHidingTests().duringSwipe(shows: shows) }
      },
      Check("rotation") { try StageHidingTests().rotation() },
      Check("pop and select", writing: StageStackTests().popAndSelect),
      Check("select during a pop", each: StageStackTests().selectDuringPop),
      Check("a cancelled swipe", writing: StageStackTests().cancelledSwipe),
      Check("a pop under a modal") { try StageStackTests().popUnderModal() },
      Check("a selection under a modal") { try StageStackTests().selectUnderModal() },
      Check("a toolbar") { try StageStackTests().toolbar() },
      Check("insets of the app's") { try StageStackTests().additionalInsets() },
      Check("during a back swipe") { InteractivePopTests().during() },
      Check("a back swipe that is taken back") {
        for isRightToLeft in [false, true] {
          InteractivePopTests().cancelled(isRightToLeft: isRightToLeft)
        }
      },
      Check("a back swipe that goes through") {
        for isRightToLeft in [false, true] {
          InteractivePopTests().finished(isRightToLeft: isRightToLeft)
        }
      },
    ]

    static let custom = [
      Check("an animator", writing: StageStackTests().customTransition),
      Check("by hand, taken back", writing: CustomPopTests().takenBack),
      Check("by hand, through", writing: CustomPopTests().goesThrough),
      Check("taken back by the animator", each: CustomPopTests().takenBackByAnimator),
      Check("selected meanwhile") {
        for way in Hosted.Way.allCases {
          for goes in [false, true] { try CustomPopTests().selectedMeanwhile(way: way, goes: goes) }
        }
      },
    ]
  }

  @Test(
    "A stack of our own class hides the bar as a plain one [field 42]",
    arguments: Check.hiding + Check.stage)
  func hiding(check: Check) throws {
    try Hosted.$stacks.withValue(.ours) { try check.run() }
  }

  @Test(
    "A stack of our own class that lets the bar fade goes well with animators of the app's",
    arguments: Check.custom)
  func custom(check: Check) throws {
    try Hosted.$stacks.withValue(.oursThatFade) { try check.run() }
  }

  @Test(
    "A stack of our own class hides the bar whatever UIKit tells", .ownSwitches,
    arguments: SwitchCase.all)
  func everySwitch(switches: SwitchCase) {
    Hosted.$stacks.withValue(.ours) {
      HidingTests().pushAndPop(switches: switches)
      HidingTests().withoutAnimation(switches: switches)
      InteractivePopTests().untold(switches: switches)
    }
  }

  private final class Listener: NSObject, UINavigationControllerDelegate {
    var shown: [UIViewController] = []

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { shown.append(viewController) }
  }

  @Test(
    "The delegate of a stack of our own class is left alone, and the bar still follows at once",
    arguments: Hosted.Writing.all)
  func delegate(writing: Hosted.Writing) throws {
    try Hosted.$stacks.withValue(.ours) { try checkDelegate(writing) }
  }

  private func checkDelegate(_ writing: Hosted.Writing) throws {
    let hosted = try Hosted(writing)
    let stack = try #require(hosted.stack as? TabBarNavigationController)
    if !EveryPreset.switches.delegateIsReplaced { #expect(stack.delegate == nil) }
    let listener = Listener()
    stack.delegate = listener
    hosted.simulator.advance(by: 0.1)
    #expect(stack.delegate === listener)
    let pushed = hosted.push(hides: true)
    // Told by the push itself: no turn has ended.
    #expect(hosted.hostView.frame.width == 0)
    #expect(!hosted.hostView.isUserInteractionEnabled)
    hosted.simulator.settle()
    hosted.simulator.advance(by: 1)
    hosted.checkHidden()
    if !EveryPreset.switches.delegateIsReplaced {
      #expect(stack.delegate === listener)
      #expect(listener.shown == [pushed])
    }
    func check(isHidden: Bool) {
      #expect(hosted.hostView.isHidden == isHidden)
      // UIKit may have raised its own views meanwhile.
      hosted.simulator.advance(by: 1 / 60)
      if isHidden { hosted.checkHidden() } else { hosted.checkShown() }
    }
    let first = stack.viewControllers[0]
    stack.viewControllers = [first]
    check(isHidden: false)
    stack.setViewControllers([first, pushed], animated: false)
    check(isHidden: true)
    #expect(stack.popToViewController(first, animated: false) == [pushed])
    check(isHidden: false)
    stack.pushViewController(pushed, animated: false)
    check(isHidden: true)
    #expect(stack.popToRootViewController(animated: false) == [pushed])
    check(isHidden: false)
    #expect(stack.popViewController(animated: true) == nil)
    check(isHidden: false)
    let page = hosted.page("t0")
    hosted.own?.pages = []
    hosted.attachment?.detach()
    #expect(stack.listener == nil)
    #expect(page === stack)
  }
}
