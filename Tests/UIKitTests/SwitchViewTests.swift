// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKit

/// The answers about tabs, views, controls and animations: each one changes what happens.
@MainActor struct SwitchViewTests {
  private func tabs(_ simulator: Simulator, _ item: UITabBarItem) -> TabBarButton {
    let page = UIViewController()
    page.tabBarItem = item
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    simulator.launch(rootViewController: tabs)
    return tabs.tabBar.buttons[0]
  }

  private func picture() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
  }

  private func icon(of button: TabBarButton) -> CGRect? {
    button.subviews.first { $0 is UIImageView }?.frame
  }

  @Test(arguments: [true, false])
  func `an empty badge is shown or not [uikit 95]`(shows: Bool) {
    let simulator = Simulator.with { $0.showsEmptyBadge = shows }
    let item = UITabBarItem(title: "a", image: nil, tag: 0)
    item.badgeValue = ""
    let badge = tabs(simulator, item).subviews.first { $0 is TabBadgeView }
    #expect(badge?.isHidden == !shows)
    item.badgeValue = "1"
    #expect(badge?.isHidden == false)
  }

  @Test(arguments: [true, false])
  func `image insets move the icon or do not [uikit 96]`(count: Bool) {
    let simulator = Simulator.with { $0.imageInsetsCount = count }
    let item = UITabBarItem(title: "a", image: picture(), tag: 0)
    item.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    #expect(icon(of: tabs(simulator, item))?.minY == (count ? 12 : 6))
  }

  @Test(arguments: UIKitSwitches.LoneIcon.allCases)
  func `an icon without a title stays or is centred [uikit 100]`(answer: UIKitSwitches.LoneIcon) {
    let simulator = Simulator.with { $0.loneIcon = answer }
    let button = tabs(simulator, UITabBarItem(title: nil, image: picture(), tag: 0))
    #expect(icon(of: button)?.minY == (answer == .centered ? 12 : 6))
    let titled = tabs(simulator, UITabBarItem(title: "a", image: picture(), tag: 0))
    #expect(icon(of: titled)?.minY == 6)
  }

  @Test func `a badge is spoken as its text or as what it counts [uikit 221]`() {
    let item = UITabBarItem(title: "a", image: nil, tag: 0)
    item.badgeValue = "3"
    #expect(tabs(Simulator(), item).accessibilityValue == "3")
    let simulator = Simulator.with { $0.badgeSpeech = .items }
    let button = tabs(simulator, item)
    #expect(button.accessibilityValue == "3 items")
    item.badgeValue = "1"
    #expect(button.accessibilityValue == "1 item")
    item.badgeValue = "new"
    #expect(button.accessibilityValue == "new")
  }

  @Test(arguments: [true, false])
  func `where content ends the bar loses its background or keeps it [uikit 84]`(loses: Bool) {
    _ = Simulator.with { $0.scrollEdgeIsTransparent = loses }
    let bar = UITabBar()
    bar.standardAppearance.backgroundColor = .red
    let look = UITabBarAppearance()
    look.backgroundColor = .red
    bar.standardAppearance = look
    #expect(bar.effectiveAppearance.backgroundColor == .red)
    bar.isAtScrollEdge = true
    #expect((bar.effectiveAppearance.backgroundColor == nil) == loses)
  }

  @Test(arguments: [true, false])
  func `a view that loads within an animation is animated or not [uikit 111]`(without: Bool) {
    final class Page: UIViewController {
      var enabled: Bool?
      override func viewDidLoad() {
        super.viewDidLoad()
        enabled = UIView.areAnimationsEnabled
      }
    }
    _ = Simulator.with { $0.loadsWithoutAnimation = without }
    let page = Page()
    UIView.animate(withDuration: 1) { page.loadViewIfNeeded() }
    #expect(page.enabled == !without)
  }

  @Test func `a view hears of its superview around or within its window [uikit 152]`() {
    final class Spy: UIView {
      var calls: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) { calls.append("will superview") }
      override func willMove(toWindow newWindow: UIWindow?) { calls.append("will window") }
      override func didMoveToSuperview() { calls.append("did superview") }
      override func didMoveToWindow() { calls.append("did window") }
    }
    for answer in UIKitSwitches.MoveOrder.allCases {
      let stage = Stage()
      Simulator.current.switches.moveOrder = answer
      let spy = Spy()
      stage.add(spy)
      let around = ["will superview", "will window", "did window", "did superview"]
      let within = ["will window", "will superview", "did superview", "did window"]
      #expect(spy.calls == (answer == .windowWithin ? around : within))
    }
  }

  @Test func `out of a window a view knows the screen's scale or none`() {
    _ = Stage()
    #expect(UIView().traitCollection.displayScale == 3)
    let stage = Stage()
    Simulator.current.switches.detachedViewsKnowScale = false
    let view = UIView()
    #expect(view.traitCollection.displayScale == 0)
    #expect(view.traitCollection.userInterfaceIdiom == .phone)
    stage.add(view)
    #expect(view.traitCollection.displayScale == 3)
    #expect(stage.window.traitCollection.displayScale == 3)
  }

  @Test(arguments: [true, false])
  func `disabling a control ends its tracking or not [uikit 185]`(cancels: Bool) {
    let stage = Stage()
    Simulator.current.switches.disablingCancels = cancels
    let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    stage.add(control)
    stage.down(110, 110)
    control.isEnabled = false
    #expect(control.isTracking == !cancels)
  }

  @Test(arguments: UIKitSwitches.PrimaryAction.allCases)
  func `a button's main action comes with touch-up inside, after or before it [uikit 188]`(
    answer: UIKitSwitches.PrimaryAction
  ) {
    for isMainFirst in [true, false] {
      let stage = Stage()
      Simulator.current.switches.primaryAction = answer
      let button = UIButton(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      stage.add(button)
      var calls: [String] = []
      let main = UIAction { _ in calls.append("main") }
      let up = UIAction { _ in calls.append("up") }
      if isMainFirst { button.addAction(main, for: .primaryActionTriggered) }
      button.addAction(up, for: .touchUpInside)
      if !isMainFirst { button.addAction(main, for: .primaryActionTriggered) }
      stage.tap(110, 110)
      switch answer {
      case .together: #expect(calls == (isMainFirst ? ["main", "up"] : ["up", "main"]))
      case .after: #expect(calls == ["up", "main"])
      case .before: #expect(calls == ["main", "up"])
      }
    }
  }

  @Test(arguments: [true, false])
  func `drag and crossing are told as one or as two [uikit 181]`(isOne: Bool) {
    let stage = Stage()
    Simulator.current.switches.crossingIsOneEvent = isOne
    let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    stage.add(control)
    var calls = 0
    control.addAction(UIAction { _ in calls += 1 }, for: [.touchDragOutside, .touchDragExit])
    stage.down(110, 110)
    stage.move(300, 110)
    #expect(calls == (isOne ? 1 : 2))
  }

  @Test func `an animation of no length completes in the next turn or at once [uikit 206]`() {
    for answer in UIKitSwitches.Completion.allCases {
      let stage = Stage()
      Simulator.current.switches.zeroLengthCompletion = answer
      let view = stage.add(UIView())
      var ends: [Bool] = []
      UIView.animate(withDuration: 0, animations: { view.alpha = 0 }) { ends.append($0) }
      UIView.animate(withDuration: 0, delay: 1, animations: { view.alpha = 1 }) { ends.append($0) }
      #expect(ends == (answer == .atOnce ? [true] : []))
      stage.advance(1.1)
      #expect(ends == [true, true])
    }
  }

  @Test func `an animation of nothing completes in the next turn or at once [uikit 207]`() {
    for answer in UIKitSwitches.Completion.allCases {
      let stage = Stage()
      Simulator.current.switches.emptyCompletion = answer
      var ends: [Bool] = []
      UIView.animate(withDuration: 5, animations: {}) { ends.append($0) }
      #expect(ends == (answer == .atOnce ? [true] : []))
      stage.advance(0.1)
      #expect(ends == [true])
    }
  }

  @Test(arguments: [true, false])
  func `leaving the window ends animations or lets them run [uikit 212]`(endsThem: Bool) {
    let stage = Stage()
    Simulator.current.switches.removalEndsAnimations = endsThem
    let view = stage.add(UIView())
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { ends.append($0) }
    view.removeFromSuperview()
    stage.advance(0.1)
    #expect(ends == (endsThem ? [false] : []))
    stage.advance(1)
    #expect(ends == [!endsThem])
  }
}
