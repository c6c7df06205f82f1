// SPDX-License-Identifier: MIT
internal import Foundation

/// One push or pop: appearance calls, the sliding of two pages and of the tab bar, and the end.
@MainActor final class NavigationTransition {
  /// How the stack changes.
  struct Change {
    let former: [UIViewController]
    let added: [UIViewController]
    let removed: [UIViewController]
    let operation: UINavigationController.Operation
  }

  /// UIKit's length of a push or pop, in seconds.
  static let duration: TimeInterval = 0.35
  /// How far the page underneath moves, as a part of the width.
  static let parallax: CGFloat = 0.3

  let change: Change
  private let controller: UINavigationController
  private let to: UIViewController
  private let from: UIViewController?
  private let isAnimated: Bool
  private let isInteractive: Bool
  private let context: TransitionContext
  /// The app's own animator, if there is one.
  private let custom: AnimatorStage?
  private let fromWrapper: PageWrapper?
  private var recorded: RecordedAnimation?
  private var isOver = false
  private var movesTabBar = false
  private var movesToolbar = false
  /// Whether the bar still has the height that it had before.
  private(set) var holdsBar = false

  init(
    controller: UINavigationController, change: Change, to: UIViewController, isAnimated: Bool,
    isInteractive: Bool
  ) {
    self.controller = controller
    self.change = change
    self.to = to
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    from = controller.shownPage
    fromWrapper = controller.shownWrapper
    let custom = isAnimated && !isInteractive ? Self.custom(controller, change, from, to) : nil
    context = TransitionContext(
      container: custom?.containerView ?? controller.content, from: from, to: to,
      duration: isAnimated ? custom?.duration ?? Self.duration : 0,
      isInteractive: isInteractive || custom?.isInteractive ?? false)
    custom?.coordinator = context
    self.custom = custom
  }

  private var isPop: Bool { change.operation == .pop }

  func run() {
    controller.currentCoordinator = context
    from?.beginAppearanceTransition(false, animated: isAnimated)
    to.beginAppearanceTransition(true, animated: isAnimated)
    controller.tellWillShow(to, animated: isAnimated)
    movesTabBar =
      isAnimated && custom == nil && (from.map(takesTabBarAway) ?? false) != takesTabBarAway(at: to)
    movesToolbar = movesTabBar && !controller.isToolbarAway
    holdsBar = isAnimated
    if isAnimated { controller.navigationBar.keepContents() }
    controller.install(to)
    guard let toWrapper = controller.shownWrapper else { return }
    if isPop { controller.content.sendSubviewToBack(toWrapper) }
    UIView.performWithoutAnimation {
      toWrapper.place(to, in: controller.frame(of: to, in: toWrapper))
      lendBars(to: isPop ? toWrapper : fromWrapper, of: isPop ? to : from)
      controller.layoutAfterChange()
      controller.viewIfLoaded?.layoutIfNeeded()
    }
    guard isAnimated else {
      context.animateCompanions()
      return end()
    }
    if let custom { return run(custom, toWrapper) }
    prepare(toWrapper)
    if isInteractive {
      recorded = UIView.recordAnimations(
        duration: Self.duration, slide,
        completion: { [self] finished in finished ? end() : takeBack() })
    } else {
      UIView.animate(
        withDuration: Self.duration, delay: 0, options: [], animations: slide,
        completion: { [self] _ in end() })
    }
  }

  // MARK: The app's own animator

  private static func custom(
    _ controller: UINavigationController, _ change: Change, _ from: UIViewController?,
    _ to: UIViewController
  ) -> AnimatorStage? {
    guard let from, let delegate = controller.delegate,
      let animator = delegate.navigationController(
        controller, animationControllerFor: change.operation, from: from, to: to)
    else { return nil }
    return AnimatorStage(
      animator: animator,
      interaction: delegate.navigationController(controller, interactionControllerFor: animator),
      container: UIView(frame: controller.content.bounds), from: from, to: to)
  }

  /// UIKit's rule: the view that leaves is in the container; the animator adds the one that comes.
  private func run(_ custom: AnimatorStage, _ toWrapper: PageWrapper) {
    UIView.performWithoutAnimation {
      controller.content.addSubview(custom.containerView)
      custom.frames = (from?.view.frame ?? .zero, to.view.frame)
      if let view = from?.view { custom.containerView.addSubview(view) }
      to.view.removeFromSuperview()
      controller.navigationBar.beginTransition(isPop: isPop, direction: direction)
    }
    custom.run(
      alongside: { [self] in
        slideBar()
        context.animateCompanions()
      }, onEnd: { [self] completed in completed ? end() : takeBack() })
  }

  /// Puts the views of the two pages back where they are without an animator.
  private func leaveContainer() {
    guard let custom else { return }
    UIView.performWithoutAnimation {
      if let view = from?.view { fromWrapper?.place(view, in: custom.frames.initial) }
      controller.shownWrapper?.place(to.view, in: custom.frames.final)
    }
  }

  private func takesTabBarAway(at page: UIViewController) -> Bool {
    controller.takesTabBarAway(at: page)
  }

  // MARK: Sliding

  /// 1 if the upper page goes to the right, -1 in right-to-left.
  private var direction: CGFloat {
    controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
  }

  private func prepare(_ toWrapper: PageWrapper) {
    let width = controller.content.bounds.width
    UIView.performWithoutAnimation {
      let under = isPop ? toWrapper : fromWrapper
      under?.addShade()
      under?.shadeAlpha = isPop ? 1 : 0
      toWrapper.frame.origin.x = direction * (isPop ? -width * Self.parallax : width)
      controller.navigationBar.beginTransition(isPop: isPop, direction: direction)
    }
  }

  private func slide() {
    let width = controller.content.bounds.width
    let under = isPop ? controller.shownWrapper : fromWrapper
    under?.shadeAlpha = isPop ? 0 : 1
    controller.shownWrapper?.frame.origin.x = 0
    fromWrapper?.frame.origin.x = direction * (isPop ? width : -width * Self.parallax)
    slideBar()
    context.animateCompanions()
  }

  private func slideBar() {
    holdsBar = false
    if let view = controller.viewIfLoaded { controller.layoutBar(in: view) }
    controller.navigationBar.layoutIfNeeded()
    controller.navigationBar.slide(isPop: isPop, direction: direction)
  }

  // MARK: The finger

  func follow(_ fraction: CGFloat) {
    context.percentComplete = fraction
    recorded?.fractionComplete = fraction
  }

  func release(finishing: Bool) {
    guard let recorded else { return }
    let fraction = recorded.fractionComplete
    context.endInteraction(percent: fraction, cancelled: !finishing)
    let rest = Self.duration * (finishing ? 1 - fraction : fraction)
    if finishing {
      recorded.finish(duration: rest)
    } else {
      recorded.cancel(duration: rest)
    }
  }

  // MARK: The bars below

  /// During the transition tab bar and toolbar belong to the page underneath and move with it.
  private func lendBars(to wrapper: PageWrapper?, of page: UIViewController?) {
    guard movesTabBar, let wrapper else { return }
    if movesToolbar, let page { controller.lendToolbar(to: wrapper, of: page) }
    controller.tabBarController?.lendBar(to: wrapper)
  }

  // MARK: The end

  /// Whether the finger has let go and the pages go back.
  var isGoingBack: Bool { context.isCancelled }

  /// Ends at once, because another change of the stack begins.
  func finishNow() {
    if context.isInteractive { context.endInteraction(percent: 1, cancelled: false) }
    custom?.abandon()
    context.isCancelled ? takeBack() : end()
  }

  private func end() {
    guard !isOver else { return }
    leaveContainer()
    close()
    fromWrapper?.removeFromSuperview()
    from?.viewIfLoaded?.removeFromSuperview()
    from?.endAppearanceTransition()
    to.endAppearanceTransition()
    controller.finish(change)
    controller.takeToolbarBack()
    controller.tabBarController?.takeBarBack(afterPop: isPop)
    controller.layoutAfterChange()
    controller.tellDidShow(animated: isAnimated)
    context.complete()
  }

  private func takeBack() {
    guard !isOver, let from, let fromWrapper else { return }
    leaveContainer()
    close()
    let toWrapper = controller.shownWrapper
    controller.restore(change)
    controller.shownPage = from
    controller.shownWrapper = fromWrapper
    controller.owesDidShow = false
    to.beginAppearanceTransition(false, animated: isAnimated)
    to.endAppearanceTransition()
    let tells = Simulator.current.switches.tellsCancelledPop
    if controller.appearance.isOnScreen {
      from.beginAppearanceTransition(true, animated: isAnimated)
      if tells { controller.tellWillShow(from, animated: isAnimated) }
      from.endAppearanceTransition()
    }
    to.viewIfLoaded?.removeFromSuperview()
    toWrapper?.removeFromSuperview()
    controller.updateBarItems()
    controller.takeToolbarBack()
    controller.tabBarController?.takeBarBack(afterPop: false)
    controller.layoutAfterChange()
    if tells { controller.tellDidShow(animated: isAnimated) }
    context.complete()
  }

  private func close() {
    isOver = true
    custom?.containerView.removeFromSuperview()
    // What a finger holds still would stand there, and keep the pages, for good.
    recorded?.finish(duration: 0)
    recorded = nil
    controller.transition = nil
    controller.currentCoordinator = nil
    UIView.performWithoutAnimation {
      fromWrapper?.removeShade()
      controller.shownWrapper?.removeShade()
      controller.navigationBar.endTransition()
    }
  }
}
