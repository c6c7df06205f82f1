// SPDX-License-Identifier: MIT
internal import Foundation

/// One presentation: the views that it needs, and its coming and going.
@MainActor final class PresentationStage {
  let presenter: UIViewController
  let presented: UIViewController
  let style: UIModalPresentationStyle
  let container = PresentationView()
  private(set) var isInTransition = false
  private(set) var isDismissing = false
  private weak var formerSuperview: UIView?
  private var context: TransitionContext?

  init(
    presenter: UIViewController, presented: UIViewController, style: UIModalPresentationStyle
  ) {
    self.presenter = presenter
    self.presented = presented
    self.style = style
  }

  /// UIKit's rule: only what is covered whole and for good hears of disappearing.
  var removesPresenter: Bool { style == .fullScreen || style == .currentContext }

  private var isInContext: Bool { style == .currentContext || style == .overCurrentContext }

  /// UIKit takes half a second for sheets, and about 0.4 seconds for what covers the screen.
  private var duration: TimeInterval { container.isSheet ? 0.5 : 0.4 }

  // MARK: Coming

  func present(animated: Bool, completion: (() -> Void)?) {
    guard let below = presenter.view, let window = below.window else { return }
    isInTransition = true
    container.isSheet = style == .pageSheet || style == .formSheet
    container.isSmall = style == .formSheet
    formerSuperview = below.superview
    let context = makeContext(from: presenter, to: presented, animated: animated)
    presented.appearance.isBeingPresented = true
    if removesPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    UIView.performWithoutAnimation {
      if isInContext, let superview = below.superview {
        container.frame = below.frame
        superview.insertSubview(container, aboveSubview: below)
      } else {
        container.frame = window.bounds
        window.addSubview(container)
      }
      container.content = presented.view
      if container.isSheet {
        let recognizer = SheetDragRecognizer()
        recognizer.stage = self
        container.addGestureRecognizer(recognizer)
      }
      container.layoutIfNeeded()
    }
    let finish = { [self] in
      presented.endAppearanceTransition()
      if removesPresenter {
        presenter.endAppearanceTransition()
        below.removeFromSuperview()
      }
      presented.appearance.isBeingPresented = false
      end(context)
      completion?()
      runWaiting()
    }
    animate(animated, context: context, showing: true, finish: finish)
  }

  // MARK: Going

  /// Dismisses presentations that stand on each other; only the topmost is animated.
  static func dismiss(
    _ chain: [PresentationStage], animated: Bool, completion: (() -> Void)?
  ) {
    guard let first = chain.first, let top = chain.last else { return }
    for stage in chain.dropLast().reversed() {
      stage.presented.beginAppearanceTransition(false, animated: false)
      stage.presented.endAppearanceTransition()
    }
    top.dismiss(
      revealing: first.presenter, addsBack: chain.contains(where: \.removesPresenter),
      into: first, animated: animated
    ) {
      for stage in chain.reversed() { stage.takeApart() }
      completion?()
    }
    for stage in chain.dropLast() { stage.container.isHidden = true }
  }

  private func dismiss(
    revealing revealed: UIViewController, addsBack: Bool, into first: PresentationStage,
    animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    isInTransition = true
    isDismissing = true
    let context = makeContext(from: presented, to: revealed, animated: animated)
    presented.appearance.isBeingDismissed = true
    presented.beginAppearanceTransition(false, animated: animated)
    if addsBack { first.bringBack(animated: animated) }
    let finish = { [self] in
      container.removeFromSuperview()
      presented.endAppearanceTransition()
      if addsBack { revealed.endAppearanceTransition() }
      presented.appearance.isBeingDismissed = false
      end(context)
      completion()
      context.complete()
    }
    animate(animated, context: context, showing: false, finish: finish)
  }

  /// Puts what the presentation took off the screen back below it.
  private func bringBack(animated: Bool) {
    presenter.beginAppearanceTransition(true, animated: animated)
    guard let view = presenter.view, view.superview == nil, let formerSuperview else { return }
    UIView.performWithoutAnimation {
      view.frame = formerSuperview === container.superview ? container.frame : view.frame
      if container.superview === formerSuperview {
        formerSuperview.insertSubview(view, belowSubview: container)
      } else {
        formerSuperview.insertSubview(view, at: 0)
      }
      view.layoutIfNeeded()
    }
  }

  /// Ends the presentation because the window gets another root.
  func abandon() {
    presented.beginAppearanceTransition(false, animated: false)
    presented.endAppearanceTransition()
    takeApart()
  }

  private func takeApart() {
    container.removeFromSuperview()
    container.content = nil
    presenter.presentation.presented = nil
    presented.presentation.presenter = nil
    presented.presentation.stage = nil
  }

  // MARK: Both

  private func makeContext(
    from: UIViewController, to: UIViewController, animated: Bool
  ) -> TransitionContext {
    let context = TransitionContext(
      container: container, from: from, to: to, duration: animated ? duration : 0, style: style)
    self.context = context
    from.currentCoordinator = context
    to.currentCoordinator = context
    return context
  }

  private func animate(
    _ animated: Bool, context: TransitionContext, showing: Bool, finish: @escaping () -> Void
  ) {
    let style = presented.modalTransitionStyle
    guard animated else {
      context.animateCompanions()
      return finish()
    }
    if showing { UIView.performWithoutAnimation { container.hideContent(style) } }
    UIView.animate(
      withDuration: duration, delay: 0, options: [],
      animations: { [self] in
        if showing { container.showContent() } else { container.hideContent(style) }
        context.animateCompanions()
      }, completion: { _ in finish() })
  }

  private func end(_ context: TransitionContext) {
    isInTransition = false
    presenter.currentCoordinator = nil
    presented.currentCoordinator = nil
    self.context = nil
    if !isDismissing { context.complete() }
  }

  private func runWaiting() {
    let waiting = presented.presentation.waiting
    presented.presentation.waiting = []
    for work in waiting { work() }
  }
}
