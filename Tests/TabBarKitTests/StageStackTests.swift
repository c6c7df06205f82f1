// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import PresetSupport
import Testing
import UIKit

@testable import TabBarKit

/// The bar and the stacks of its pages, in every host.
@MainActor @Suite(.serialized, .everyPreset) struct StageStackTests {
  @Test(
    "To pop to the root and select a tab in one turn brings the bar back",
    arguments: Hosted.Writing.all)
  func popAndSelect(writing: Hosted.Writing) throws {
    let hosted = try Hosted(writing)
    hosted.push(hides: true)
    hosted.simulator.settle()
    _ = hosted.navigation("t0")?.popToRootViewController(animated: true)
    hosted.select("t2")
    #expect(!hosted.isBarHidden)
    hosted.simulator.settle()
    hosted.checkShown()
    hosted.select("t0")
    hosted.simulator.settle()
    hosted.checkShown()
    #expect(hosted.navigation("t0")?.viewControllers.count == 1)
  }

  @Test(
    "A bar that moves with a page stands still at its place once another tab is selected",
    arguments: Hosted.Way.allCases)
  func selectDuringPop(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    hosted.push(hides: true)
    hosted.simulator.settle()
    hosted.pop()
    hosted.simulator.advance(by: 0.1)
    hosted.select("t1")
    hosted.simulator.layoutIfNeeded()
    #expect(hosted.hostView.layer.presentation()?.frame == hosted.root.view.bounds)
    hosted.checkShown()
    hosted.simulator.settle()
    hosted.checkShown()
  }

  @Test(
    "A half swipe back that is taken back ends as before, in the picture too [field 36] [field 46]",
    arguments: Hosted.Writing.all)
  func cancelledSwipe(writing: Hosted.Writing) throws {
    let hosted = try Hosted(writing)
    let pushed = hosted.push(hides: true)
    hosted.simulator.settle()
    hosted.simulator.advance(by: 1)
    let before = hosted.picture()
    hosted.swipe(to: 200)
    #expect(hosted.picture() != before)
    #expect(!hosted.hostView.isUserInteractionEnabled)
    let item = CGPoint(x: hosted.point(150).x, y: 790)
    hosted.simulator.touchDown(at: item, finger: 1)
    hosted.simulator.touchUp(finger: 1)
    hosted.drag(from: 200, to: 20)
    hosted.simulator.touchUp()
    hosted.simulator.settle()
    hosted.simulator.advance(by: 1)
    #expect(hosted.tabBar.selectedID == "t0")
    #expect(hosted.top === pushed)
    hosted.checkHidden()
    #expect(hosted.picture() == before)
  }

  @Test("A pop under a full-screen modal has the bar there on return [field 47]")
  func popUnderModal() throws {
    for way in Hosted.Way.allCases {
      for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
        let hosted = try Hosted(way)
        hosted.push(hides: true)
        hosted.simulator.settle()
        let modal = Page("modal")
        modal.modalPresentationStyle = style
        hosted.root.present(modal, animated: true)
        hosted.simulator.settle()
        hosted.pop(animated: way == .own)
        #expect(!hosted.isBarHidden)
        hosted.simulator.settle()
        hosted.root.dismiss(animated: true)
        hosted.simulator.settle()
        hosted.checkShown()
      }
    }
  }

  @Test("A tab selected under a full-screen modal says at once whether its bar is hidden")
  func selectUnderModal() throws {
    for way in Hosted.Way.allCases {
      let hosted = try Hosted(way)
      hosted.push(hides: true)
      hosted.simulator.settle()
      let modal = Page("modal")
      modal.modalPresentationStyle = .fullScreen
      hosted.root.present(modal, animated: true)
      hosted.simulator.settle()
      hosted.select("t1")
      #expect(!hosted.isBarHidden)
      hosted.select("t0")
      #expect(hosted.isBarHidden)
      hosted.select("t1")
      hosted.root.dismiss(animated: true)
      hosted.simulator.settle()
      hosted.checkShown()
    }
  }

  @Test("A stack within a page hides and shows the bar, through any number of parents")
  func nested() throws {
    for way in Hosted.Way.allCases {
      let inner = UINavigationController(rootViewController: Page("inner"))
      let hosted = try Hosted(way) { id, item in
        guard id == "t0" else { return nil }
        return .page(item) {
          let (outer, middle) = (Page("outer"), Page("middle"))
          outer.add(middle)
          middle.add(inner)
          return outer
        }
      }
      hosted.checkShown()
      let pushed = Page("pushed")
      pushed.hidesBottomBarWhenPushed = true
      inner.pushViewController(pushed, animated: true)
      hosted.simulator.advance(by: 0.1)
      #expect(hosted.hostView.frame.width == 0)
      #expect(!hosted.hostView.isHidden)
      hosted.simulator.settle()
      hosted.checkHidden()
      #expect(pushed.view.safeAreaInsets.bottom == 34)
      inner.popViewController(animated: true)
      hosted.simulator.settle()
      hosted.checkShown()
      #expect(inner.topViewController?.view.safeAreaInsets.bottom == 83)
    }
  }

  @Test(
    "Pages without a stack have the bar, and the app may hide it", arguments: Hosted.Way.allCases)
  func withoutStack(way: Hosted.Way) throws {
    let hosted = try Hosted(way) { _, item in .page(item, Page(item.id.rawValue)) }
    hosted.checkShown()
    hosted.select("t1")
    hosted.simulator.settle()
    hosted.checkShown()
    hosted.setBarHidden(true, animated: true)
    hosted.simulator.settle()
    hosted.checkHidden()
  }

  @Test(
    "A bar that fades is painted so, its glass with it, and so is glass that stands on it",
    .ownSwitches, arguments: Hosted.Way.allCases)
  func painted(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    let animators = Animators()
    hosted.navigation("t0")?.delegate = animators
    hosted.navigation("t0")?.viewControllers.first?.view.backgroundColor = .red
    let stand = Stand()
    hosted.bottomAccessoryView = stand
    hosted.simulator.settle()
    // In the ground between two items, and on what stands on the bar.
    let places = [CGPoint(x: 2, y: 790), CGPoint(x: 2, y: 750)]
    func colors() -> [[Int]] {
      let picture = hosted.simulator.render()
      return places.map {
        let pixel = picture.rgba(atX: Int($0.x * 3), y: Int($0.y * 3))
        return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
      }
    }
    func check(from start: [[Int]], to end: [[Int]], halfway: [[Int]]) {
      for index in places.indices {
        let (low, high) = (min(start[index][1], end[index][1]), max(start[index][1], end[index][1]))
        #expect(high - low > 20, "\(start) \(end)")
        #expect(halfway[index][1] > low + 3 && halfway[index][1] < high - 3, "\(halfway[index])")
      }
    }
    let whole = colors()
    let pushed = Page("pushed")
    pushed.hidesBottomBarWhenPushed = true
    pushed.view.backgroundColor = .red
    hosted.navigation("t0")?.pushViewController(pushed, animated: true)
    hosted.simulator.advance(by: 0.25)
    let leaving = colors()
    #expect(!hosted.endsAnEffect)
    hosted.simulator.settle()
    let none = colors()
    check(from: whole, to: none, halfway: leaving)
    hosted.pop()
    hosted.simulator.advance(by: 0.25)
    check(from: none, to: whole, halfway: colors())
    #expect(!hosted.endsAnEffect)
    hosted.simulator.settle()
    #expect(!hosted.endsAnEffect && stand.glass.effect != nil)
    #expect(colors() == whole)
  }

  /// What stands on the bar: glass, 40 points high.
  private final class Stand: UIView {
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .light))

    init() {
      super.init(frame: .zero)
      addSubview(glass)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 40) }

    override func layoutSubviews() {
      super.layoutSubviews()
      glass.frame = bounds
    }
  }

  @Test(
    "With an animator of the app's the bar fades where it is",
    arguments: Hosted.Writing.all)
  func customTransition(writing: Hosted.Writing) throws {
    let hosted = try Hosted(writing)
    let animators = Animators()
    hosted.navigation("t0")?.delegate = animators
    hosted.simulator.layoutIfNeeded()
    hosted.push(hides: true)
    hosted.simulator.advance(by: 0.2)
    // A page that takes the delegate takes the animator's answer as well.
    if EveryPreset.switches.sendsNavigationWillShow, !EveryPreset.switches.delegateIsReplaced {
      #expect(hosted.hostView.frame == hosted.root.view.bounds)
      let share = hosted.shownShare
      #expect(share > 0.05 && share < 0.95)
      #expect(!hosted.endsAnEffect)
      #expect(!hosted.hostView.isUserInteractionEnabled)
    }
    hosted.simulator.settle()
    hosted.checkHidden()
    hosted.pop()
    hosted.simulator.advance(by: 0.2)
    hosted.simulator.settle()
    hosted.checkShown()
    #expect(animators.count == (EveryPreset.switches.delegateIsReplaced ? 1 : 2))
  }

  @Test("The toolbar of a stack stands on the bar, and at the bottom without it")
  func toolbar() throws {
    for way in Hosted.Way.allCases {
      let hosted = try Hosted(way)
      let stack = try #require(hosted.navigation("t0"))
      stack.topViewController?.toolbarItems = [
        UIBarButtonItem(systemItem: .edit)
      ]
      stack.setToolbarHidden(false, animated: false)
      hosted.simulator.settle()
      let frame = stack.toolbar.convert(stack.toolbar.bounds, to: nil)
      #expect(frame.maxY == 769)
      #expect(stack.topViewController?.view.safeAreaInsets.bottom == 83 + frame.height)
      hosted.push(hides: true)
      hosted.simulator.settle()
      hosted.pop()
      hosted.simulator.settle()
      hosted.checkShown(inset: 83 + frame.height)
      #expect(stack.toolbar.convert(stack.toolbar.bounds, to: nil).maxY == 769)
      hosted.setBarHidden(true, animated: true)
      hosted.simulator.settle()
      #expect(stack.toolbar.convert(stack.toolbar.bounds, to: nil).maxY == 818)
    }
  }

  @Test("What the app adds to a page's safe area stays its own, in every host")
  func additionalInsets() throws {
    for way in Hosted.Way.allCases {
      let hosted = try Hosted(way)
      hosted.page("t0")?.additionalSafeAreaInsets.bottom += 10
      hosted.simulator.settle()
      #expect(hosted.top?.view.safeAreaInsets.bottom == 93)
      hosted.push(hides: true)
      hosted.simulator.settle()
      #expect(hosted.top?.view.safeAreaInsets.bottom == 44)
      hosted.pop()
      hosted.simulator.settle()
      #expect(hosted.top?.view.safeAreaInsets.bottom == 93)
    }
  }
}

extension UIViewController {
  /// Adds a child that fills the view.
  fileprivate func add(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

/// Answers with an animator of its own for every push and pop.
private final class Animators: NSObject, UINavigationControllerDelegate {
  var count = 0

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    count += 1
    return Dissolve()
  }
}

private final class Dissolve: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    view.frame = context.finalFrame(for: to)
    view.alpha = 0
    context.containerView.addSubview(view)
    UIView.animate(withDuration: 0.4) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
