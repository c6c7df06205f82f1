// SPDX-License-Identifier: MIT
internal import Foundation

/// One change of pages by an app's own animator.
@MainActor final class TabTransition {
  private let tabs: UITabBarController
  private let from: UIViewController
  private let to: UIViewController
  private let former: UIViewController?
  private let stage: AnimatorStage
  private let context: TransitionContext
  private var isOver = false

  /// Nil if the delegate has no animator, or nobody would see it.
  init?(_ tabs: UITabBarController, from: UIViewController, to: UIViewController) {
    guard tabs.appearance.state == .appeared, tabs.viewIfLoaded?.window != nil,
      let delegate = tabs.delegate,
      let animator = delegate.tabBarController(
        tabs, animationControllerForTransitionFrom: from, to: to)
    else { return nil }
    (self.tabs, self.from, self.to, former) = (tabs, from, to, from)
    stage = AnimatorStage(
      animator: animator,
      interaction: delegate.tabBarController(tabs, interactionControllerFor: animator),
      container: UIView(frame: tabs.content.bounds), from: from, to: to)
    context = TransitionContext(
      container: stage.containerView, from: from, to: to, duration: stage.duration,
      isInteractive: stage.isInteractive)
    stage.coordinator = context
  }

  func run() {
    tabs.tabTransition = self
    tabs.currentCoordinator = context
    to.loadViewIfNeeded()
    to.beginAppearanceTransition(true, animated: true)
    from.beginAppearanceTransition(false, animated: true)
    UIView.performWithoutAnimation {
      let wrapper = tabs.shownWrapper ?? PageWrapper(frame: tabs.content.bounds)
      stage.frames = (from.view.frame, tabs.frame(ofChild: to, in: wrapper))
      to.view.frame = stage.frames.final
      tabs.content.addSubview(stage.containerView)
      stage.containerView.addSubview(from.view)
    }
    stage.run(
      alongside: { [context] in context.animateCompanions() },
      onEnd: { [self] in end($0) })
  }

  /// Ends at once, because another page is selected.
  func finishNow() {
    if context.isInteractive { context.endInteraction(percent: 1, cancelled: false) }
    stage.abandon()
    end(true)
  }

  private func end(_ completed: Bool) {
    guard !isOver else { return }
    isOver = true
    tabs.tabTransition = nil
    tabs.currentCoordinator = nil
    if completed {
      UIView.performWithoutAnimation { tabs.exchangeViews(from, for: to, fades: false) }
      from.endAppearanceTransition()
      to.endAppearanceTransition()
    } else {
      takeBack()
    }
    stage.containerView.removeFromSuperview()
    context.complete()
  }

  /// The page before is selected again.
  private func takeBack() {
    UIView.performWithoutAnimation {
      tabs.shownWrapper?.place(from.view, in: stage.frames.initial)
      to.view.removeFromSuperview()
    }
    tabs.selection = former
    tabs.tabBar.select(former.flatMap(tabs.item))
    to.beginAppearanceTransition(false, animated: true)
    to.endAppearanceTransition()
    from.beginAppearanceTransition(true, animated: true)
    from.endAppearanceTransition()
  }
}
