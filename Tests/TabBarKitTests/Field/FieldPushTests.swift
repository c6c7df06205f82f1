// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import PresetSupport
import Testing
import UIKit

@testable import TabBarKit

/// Hiding with a push: nothing jumps, and what went comes back.
@MainActor @Suite(.serialized, .everyPreset) struct FieldPushTests {
  @Test(
    "During push and pop neither bar nor window moves up or down [field 34] [field 35]",
    arguments: Hosted.Way.allCases)
  func steadyHeight(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    let window = try #require(hosted.tabBar.window)
    let before = hosted.picture()
    hosted.push()
    let look = {
      let bar = hosted.tabBar.layer.presentation() ?? hosted.tabBar.layer
      #expect(bar.frame.minY == 769)
      #expect(bar.frame.height == 83)
      #expect(window.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
      #expect(hosted.root.view.frame == window.bounds)
    }
    hosted.watch(for: 0.8, look)
    #expect(hosted.barOnScreen == .null)
    hosted.stack?.popViewController(animated: true)
    hosted.watch(for: 0.8, look)
    hosted.checkBarIsThere()
    hosted.expect(before)
  }

  @Test(
    "Half a back swipe shows the bar with the page beneath, untouchable; taken back, all is as before [field 36] [field 46]",
    arguments: Hosted.Way.allCases, [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func cancelledSwipe(way: Hosted.Way, direction: UITraitEnvironmentLayoutDirection) throws {
    let hosted = try Hosted(way, Situation(direction: direction))
    let pushed = hosted.push()
    hosted.simulator.settle()
    let before = hosted.picture()
    let views = count(hosted.root.view)
    for _ in 0..<3 {
      hosted.beginBackSwipe()
      #expect(hosted.barOnScreen != .null)
      hosted.simulator.touchDown(at: CGPoint(x: 30, y: 793), finger: 1)
      hosted.simulator.advance(by: 0.05)
      hosted.simulator.touchUp(finger: 1)
      #expect(hosted.tabBar.selectedID == "t0")
      hosted.endBackSwipe(goesThrough: false)
      hosted.simulator.settle()
      #expect(hosted.stack?.topViewController === pushed)
      #expect(hosted.isBarHidden)
      #expect(hosted.barOnScreen == .null)
      hosted.expect(before)
      #expect(count(hosted.root.view) == views)
      let presses = pushed.presses
      hosted.simulator.tap(at: CGPoint(x: 196, y: 800))
      #expect(pushed.presses == presses + 1)
    }
  }

  private func count(_ view: UIView) -> Int {
    view.subviews.reduce(1) { $0 + count($1) }
  }

  @Test(
    "A back swipe that goes through leaves the bar where it was before the push [field 36] [field 43]",
    arguments: Hosted.Way.allCases, [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func finishedSwipe(way: Hosted.Way, direction: UITraitEnvironmentLayoutDirection) throws {
    let hosted = try Hosted(way, Situation(direction: direction))
    let before = hosted.picture()
    hosted.push()
    hosted.simulator.settle()
    hosted.beginBackSwipe()
    hosted.endBackSwipe(goesThrough: true)
    hosted.simulator.settle()
    #expect(hosted.stack?.viewControllers.count == 1)
    hosted.expect(before)
    hosted.checkBarIsThere()
  }

  @Test(
    "When a swipe is taken back the bar goes away and never flashes [field 50]",
    arguments: Hosted.Way.allCases)
  func noFlash(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    hosted.push("pushed").view.backgroundColor = .green
    hosted.simulator.settle()
    hosted.beginBackSwipe()
    hosted.move(from: CGPoint(x: 200, y: 426), to: CGPoint(x: 80, y: 426))
    hosted.simulator.advance(by: 0.2)
    var seen = greenWidth(hosted)
    hosted.simulator.touchUp()
    hosted.watch(for: 1) {
      let now = greenWidth(hosted)
      #expect(now >= seen)
      seen = now
    }
    #expect(seen == 393)
  }

  /// How much of the bar's row the pushed green page covers, in points.
  private func greenWidth(_ hosted: Hosted) -> Int {
    let picture = hosted.picture()
    return (0..<picture.width).count {
      let pixel = picture.rgba(atX: $0, y: 815)
      return pixel.green > 200 && pixel.red < 40
    }
  }

  @Test(
    "On push and pop every icon stays the same view, whole [field 37]",
    arguments: Hosted.Way.allCases)
  func icons(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    let icons = hosted.tabBar.controls.mapValues { ($0.iconView, $0.iconView.subviews.first) }
    hosted.push()
    let look = {
      for (id, control) in hosted.tabBar.controls {
        #expect(control.iconView === icons[id]?.0)
        #expect(control.iconView.subviews.first === icons[id]?.1)
        #expect(control.iconView.alpha == 1 && !control.iconView.isHidden && control.alpha == 1)
        #expect((control.iconView.layer.presentation()?.opacity ?? 1) == 1)
      }
    }
    hosted.watch(for: 0.8, look)
    hosted.stack?.popViewController(animated: true)
    hosted.watch(for: 0.8, look)
  }

  @Test(
    "To pop a deep stack and select another tab in one turn ends right at once [field 38]",
    arguments: Hosted.Way.allCases, [true, false])
  func popAndSelect(way: Hosted.Way, animated: Bool) throws {
    let hosted = try Hosted(way)
    for depth in 1...3 {
      hosted.push("p\(depth)", hides: depth > 1, animated: false)
      hosted.simulator.settle()
    }
    #expect(hosted.isBarHidden)
    hosted.stack?.popToRootViewController(animated: animated)
    hosted.select(index: 2)
    hosted.simulator.settle()
    hosted.check("t2")
    hosted.checkBarIsThere()
    #expect(hosted.navigation("t0")?.viewControllers.count == 1)
    hosted.tap("t0")
    hosted.check("t0")
    hosted.checkBarIsThere()
  }

  @Test(
    "The content of a page gets no animation of its own when the bar goes [field 39]",
    arguments: Hosted.Way.allCases)
  func content(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    let page = try #require(hosted.first("t0"))
    let content = UIView(frame: page.view.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.view.addSubview(content)
    let pushed = hosted.push()
    let look = {
      for view in [page.view, pushed.view].compactMap(\.self) {
        #expect((view.layer.presentation() ?? view.layer).bounds.size == view.bounds.size)
        #expect(view.bounds.size == CGSize(width: 393, height: 852))
      }
      #expect((content.layer.presentation() ?? content.layer).frame == page.view.bounds)
    }
    hosted.watch(for: 0.8, look)
    hosted.stack?.popViewController(animated: true)
    hosted.watch(for: 0.8, look)
    hosted.setBarHidden(true, animated: true)
    hosted.watch(for: 0.5, look)
    hosted.setBarHidden(false, animated: true)
    hosted.watch(for: 0.5, look)
  }

  @Test(
    "After a push and pop with an app's own transition the bar is back [field 40]",
    arguments: Hosted.Way.allCases)
  func ownTransition(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    let fader = Fader()
    hosted.stack?.delegate = fader
    hosted.root.view.setNeedsLayout()
    hosted.simulator.settle()
    hosted.push()
    hosted.simulator.settle()
    if !EveryPreset.switches.delegateIsReplaced { #expect(fader.runs == 1) }
    #expect(hosted.isBarHidden)
    #expect(hosted.barOnScreen == .null)
    hosted.stack?.popViewController(animated: true)
    hosted.simulator.settle()
    hosted.checkBarIsThere()
    hosted.push()
    hosted.simulator.settle()
    hosted.stack?.popToRootViewController(animated: true)
    hosted.simulator.settle()
    hosted.checkBarIsThere()
  }

  /// Fades pages over instead of sliding them.
  private final class Fader: NSObject, UINavigationControllerDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var runs = 0

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      runs += 1
      guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
      view.frame = context.containerView.bounds
      view.alpha = 0
      context.containerView.addSubview(view)
      UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }) { _ in
        context.completeTransition(true)
      }
    }
  }
}
