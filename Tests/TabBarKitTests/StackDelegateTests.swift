// SPDX-License-Identifier: MIT
import Foundation
import PresetSupport
import Testing
import UIKit

@testable import TabBarKit

/// The delegates of stacks, which belong to the application: each is asked and told once.
@MainActor @Suite(.serialized, .everyPreset) struct StackDelegateTests {
  /// Writes down what it is asked and told.
  private class Listener: NSObject, UINavigationControllerDelegate {
    var calls: [String] = []

    func write(_ call: String, _ page: UIViewController) {
      calls.append("\(call) \((page as? Page)?.name ?? "?")")
    }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { write("will", viewController) }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { write("did", viewController) }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      write("animator", toVC)
      return nil
    }

    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .portrait }
  }

  /// Takes the place of whoever is the delegate and passes everything on, as analytics do.
  private final class Wrapper: Listener {
    private weak var weakly: (any UINavigationControllerDelegate)?
    private var strongly: (any UINavigationControllerDelegate)?
    private var wrapped: (any UINavigationControllerDelegate)? { strongly ?? weakly }

    init(around stack: UINavigationController, holds: Bool) {
      super.init()
      weakly = stack.delegate
      strongly = holds ? stack.delegate : nil
      stack.delegate = self
    }

    override func navigationController(
      _ stack: UINavigationController, willShow page: UIViewController, animated: Bool
    ) {
      super.navigationController(stack, willShow: page, animated: animated)
      wrapped?.navigationController(stack, willShow: page, animated: animated)
    }

    override func navigationController(
      _ stack: UINavigationController, didShow page: UIViewController, animated: Bool
    ) {
      super.navigationController(stack, didShow: page, animated: animated)
      wrapped?.navigationController(stack, didShow: page, animated: animated)
    }

    override func navigationController(
      _ stack: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      write("animator", to)
      return wrapped?.navigationController(
        stack, animationControllerFor: operation, from: from, to: to)
    }

    override func navigationControllerSupportedInterfaceOrientations(
      _ stack: UINavigationController
    ) -> UIInterfaceOrientationMask {
      wrapped?.navigationControllerSupportedInterfaceOrientations(stack) ?? .all
    }
  }

  /// Everyone was asked and told the same, each thing once.
  private func check(
    _ listeners: [Listener], _ page: String, isAnimated: Bool, _ location: SourceLocation
  ) {
    let calls = listeners[0].calls
    for listener in listeners {
      // A page that takes the delegate while it appears takes what that would have been told.
      if !EveryPreset.switches.delegateIsReplaced {
        #expect(listener.calls == calls, sourceLocation: location)
      }
      #expect(Set(listener.calls).count == listener.calls.count, sourceLocation: location)
      listener.calls = []
    }
    guard !EveryPreset.switches.delegateIsReplaced else { return }
    #expect(calls.contains("did \(page)"), sourceLocation: location)
    if isAnimated { #expect(calls.contains("animator \(page)"), sourceLocation: location) }
    if EveryPreset.switches.sendsNavigationWillShow {
      #expect(calls.contains("will \(page)"), sourceLocation: location)
    }
  }

  /// Pushes a page and pops it; after another tab was shown UIKit may do so without animation.
  private func pushAndPop(
    _ hosted: Hosted, on stack: UINavigationController, _ listeners: [Listener],
    isAnimated: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let page = Page("pushed")
    page.hidesBottomBarWhenPushed = true
    stack.pushViewController(page, animated: true)
    hosted.simulator.settle()
    hosted.simulator.advance(by: 1)
    check(listeners, "pushed", isAnimated: isAnimated, sourceLocation)
    let isHosted = hosted.own != nil || hosted.attachment?.controller != nil
    if isHosted { hosted.checkHidden(sourceLocation: sourceLocation) }
    _ = stack.popViewController(animated: true)
    hosted.simulator.settle()
    hosted.simulator.advance(by: 1)
    check(listeners, "t0", isAnimated: isAnimated, sourceLocation)
    if isHosted { hosted.checkShown(sourceLocation: sourceLocation) }
  }

  @Test(
    "A delegate that wraps the one before is told once, and so is the one before",
    arguments: Hosted.Way.allCases, [false, true])
  func wrapped(way: Hosted.Way, holds: Bool) throws {
    let hosted = try Hosted(way)
    let stack = try #require(hosted.navigation("t0"))
    let listener = Listener()
    stack.delegate = listener
    hosted.simulator.advance(by: 0.1)
    let wrapper = Wrapper(around: stack, holds: holds)
    hosted.simulator.advance(by: 0.1)
    pushAndPop(hosted, on: stack, [listener, wrapper])
    let outer = Wrapper(around: stack, holds: holds)
    hosted.simulator.advance(by: 0.1)
    pushAndPop(hosted, on: stack, [listener, wrapper, outer])
    if !EveryPreset.switches.delegateIsReplaced {
      #expect(stack.supportedInterfaceOrientations == .portrait)
    }
    // The stack goes out of sight and comes back: another turn of taking its delegate's place.
    hosted.tap("t1")
    hosted.tap("t0")
    pushAndPop(hosted, on: stack, [listener, wrapper, outer], isAnimated: false)
    hosted.attachment?.detach()
    hosted.simulator.advance(by: 0.1)
    pushAndPop(hosted, on: stack, [listener, wrapper, outer], isAnimated: false)
  }

  @Test(
    "A delegate that pushes from within a call is told of that, too", arguments: Hosted.Way.allCases
  )
  func pushesWithin(way: Hosted.Way) throws {
    final class Pusher: Listener {
      override func navigationController(
        _ stack: UINavigationController, didShow page: UIViewController, animated: Bool
      ) {
        super.navigationController(stack, didShow: page, animated: animated)
        guard (page as? Page)?.name == "pushed" else { return }
        let next = Page("next")
        next.hidesBottomBarWhenPushed = true
        stack.pushViewController(next, animated: false)
      }
    }
    let hosted = try Hosted(way)
    let stack = try #require(hosted.navigation("t0"))
    let pusher = Pusher()
    stack.delegate = pusher
    hosted.simulator.advance(by: 0.1)
    hosted.push(hides: false, animated: false)
    hosted.simulator.settle()
    hosted.simulator.advance(by: 1)
    guard !EveryPreset.switches.delegateIsReplaced else { return }
    #expect(pusher.calls.filter { $0.hasPrefix("did") } == ["did pushed", "did next"])
    hosted.checkHidden()
  }
}
