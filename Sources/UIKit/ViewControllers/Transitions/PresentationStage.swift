// SPDX-License-Identifier: MIT
internal import Foundation

/// One presentation: the views that it needs, and its coming and going.
@MainActor final class PresentationStage {
  /// Weak, because a presenter keeps what it presents, and that its stage.
  private(set) weak var presenter: UIViewController?
  private var isAbandoned = false
  /// Whether the presenter's view was taken out of the window, as it is covered whole.
  private(set) var isPresenterAway = false
  /// The controller on which `present` was called.
  private weak var source: UIViewController?
  /// The app's own animator of the transition that runs.
  private var custom: AnimatorStage?
  let presented: UIViewController
  let style: UIModalPresentationStyle
  let container = PresentationView()
  private(set) var isInTransition = false
  private(set) var isDismissing = false
  weak var formerSuperview: UIView?
  /// Ends the transition that runs; nil at rest.
  private var conclusion: (() -> Void)?
  /// Whether the presenter is told something that does not concern what stands in its place.
  var isApart = false
  /// How the presenter's view was before it was pushed back.
  var formerLook: PresenterLook?
  /// The orientation that the screen had before the presented controller turned it.
  var formerOrientation: UIInterfaceOrientation?
  private var context: TransitionContext?

  init(
    presenter: UIViewController, presented: UIViewController, source: UIViewController,
    style: UIModalPresentationStyle
  ) {
    self.source = source
    self.presenter = presenter
    self.presented = presented
    self.style = style
  }

  /// UIKit's rule: only what is covered whole and for good hears of disappearing.
  var removesPresenter: Bool { style == .fullScreen || style == .currentContext }

  var isInContext: Bool { style == .currentContext || style == .overCurrentContext }

  /// UIKit takes half a second for sheets, and about 0.4 seconds for what covers the screen.
  private var duration: TimeInterval {
    if let custom { return custom.duration }
    if flips { return Self.flipDuration }
    return container.isSheet ? 0.5 : 0.4
  }

  // MARK: Coming

  func present(animated: Bool, completion: (() -> Void)?) {
    guard let presenter, let below = presenter.view, let window = below.window else { return }
    isInTransition = true
    turnForPresented()
    container.isSheet = style == .pageSheet || style == .formSheet
    container.isSmall = style == .formSheet
    container.wantedSize = { [weak presented] in presented?.preferredContentSize ?? .zero }
    container.onPush = { [weak self] in self?.pushPresenterBack(by: $0) }
    formerSuperview = below.superview
    custom = animated ? animatorForPresenting() : nil
    let context = makeContext(from: presenter, to: presented, animated: animated)
    presented.appearance.isBeingPresented = true
    if removesPresenter {
      presenter.apart { $0.beginAppearanceTransition(false, animated: animated) }
    }
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
      guard !isAbandoned else { return }
      presented.endAppearanceTransition()
      if removesPresenter {
        presenter.apart { $0.endAppearanceTransition() }
        isPresenterAway = true
        below.removeFromSuperview()
      }
      presented.appearance.isBeingPresented = false
      end(context)
      completion?()
      runWaiting()
    }
    let takeBack = { [self] in
      presented.beginAppearanceTransition(false, animated: animated)
      presented.endAppearanceTransition()
      if removesPresenter { bringBack(animated: animated) }
      if removesPresenter { presenter.apart { $0.endAppearanceTransition() } }
      presented.appearance.isBeingPresented = false
      end(context)
      takeApart()
    }
    animate(
      animated, context: context, below: below, showing: true, finish: finish, takeBack: takeBack)
  }

  // MARK: Going

  /// Dismisses presentations that stand on each other; only the topmost is animated.
  static func dismiss(
    _ chain: [PresentationStage], animated: Bool, completion: (() -> Void)?
  ) {
    guard let first = chain.first, let top = chain.last, let revealed = first.presenter else {
      return
    }
    // What stands on pages in what goes, and not on that itself, is in no chain.
    for child in chain.flatMap(\.presented.children) { child.abandonPresentationsElsewhere() }
    for stage in chain.dropLast().reversed() {
      stage.presented.apart {
        $0.beginAppearanceTransition(false, animated: false)
        $0.endAppearanceTransition()
      }
    }
    top.dismiss(
      revealing: revealed, addsBack: chain.contains(where: \.removesPresenter),
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
    first.turnBack()
    custom = animated ? animatorForDismissing(to: revealed) : nil
    let context = makeContext(from: presented, to: revealed, animated: animated)
    presented.appearance.isBeingDismissed = true
    presented.beginAppearanceTransition(false, animated: animated)
    if addsBack { first.bringBack(animated: animated) }
    let finish = { [self] in
      guard !isAbandoned else { return }
      if addsBack { first.takeOutOfContainer(revealed, in: container) }
      container.removeFromSuperview()
      presented.endAppearanceTransition()
      if addsBack { revealed.apart { $0.endAppearanceTransition() } }
      presented.appearance.isBeingDismissed = false
      end(context)
      completion()
      context.complete()
    }
    animate(
      animated, context: context, below: revealed.view, lowest: first, showing: false,
      finish: finish,
      takeBack: { [self] in
        isDismissing = false
        if addsBack {
          revealed.apart {
            $0.beginAppearanceTransition(false, animated: animated)
            $0.endAppearanceTransition()
          }
          revealed.viewIfLoaded?.removeFromSuperview()
        }
        presented.appearance.isBeingDismissed = false
        presented.beginAppearanceTransition(true, animated: animated)
        presented.endAppearanceTransition()
        end(context)
      })
  }

  /// Puts what the presentation took off the screen back below it.
  private func bringBack(animated: Bool) {
    isPresenterAway = false
    guard let presenter else { return }
    // Of a container that shows another page, or is itself covered, nothing appears.
    if presenter.isShownByParent {
      presenter.apart { $0.beginAppearanceTransition(true, animated: animated) }
    } else if presenter.parent?.managesChildAppearance == true {
      return
    }
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

  /// Ends the presentation because its window gets another root, or its presenter is given up.
  func abandon(bringsBack: Bool = false) {
    isAbandoned = true
    conclusion = nil
    presented.appearance.isBeingPresented = false
    presented.appearance.isBeingDismissed = false
    presented.beginAppearanceTransition(false, animated: false)
    presented.endAppearanceTransition()
    if bringsBack, isPresenterAway {
      bringBack(animated: false)
      presenter?.apart { $0.endAppearanceTransition() }
    }
    takeApart()
  }

  private func takeApart() {
    releasePresenter()
    container.removeFromSuperview()
    container.content = nil
    presenter?.presentation.presented = nil
    presenter?.presentation.ownStage = nil
    presented.presentation.presenter = nil
    presented.presentation.stage = nil
  }

  // MARK: The app's own animator

  private func animatorForPresenting() -> AnimatorStage? {
    guard let presenter, let delegate = presented.transitioningDelegate,
      let animator = delegate.animationController(
        forPresented: presented, presenting: presenter, source: source ?? presenter)
    else { return nil }
    return AnimatorStage(
      animator: animator,
      interaction: delegate.interactionControllerForPresentation(using: animator),
      container: container, from: presenter, to: presented, style: style)
  }

  private func animatorForDismissing(to revealed: UIViewController) -> AnimatorStage? {
    guard let delegate = presented.transitioningDelegate,
      let animator = delegate.animationController(forDismissed: presented)
    else { return nil }
    return AnimatorStage(
      animator: animator,
      interaction: delegate.interactionControllerForDismissal(using: animator),
      container: container, from: presented, to: revealed, style: style)
  }

  private func run(
    _ custom: AnimatorStage, _ context: TransitionContext, showing: Bool,
    finish: @escaping () -> Void, takeBack: @escaping () -> Void
  ) {
    custom.coordinator = context
    UIView.performWithoutAnimation {
      container.showContent()
      container.isContentFree = true
    }
    let place = container.content?.frame ?? .zero
    let around = presenter?.viewIfLoaded?.frame ?? .zero
    custom.frames = showing ? (around, place) : (place, around)
    custom.run(
      alongside: { context.animateCompanions() },
      onEnd: { $0 ? finish() : takeBack() })
  }

  /// An animator may have put the view that is seen again into the container.
  private func takeOutOfContainer(_ revealed: UIViewController, in container: UIView) {
    guard let view = revealed.viewIfLoaded, view.superview === container, let formerSuperview else {
      return
    }
    UIView.performWithoutAnimation { formerSuperview.insertSubview(view, at: 0) }
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
    _ animated: Bool, context: TransitionContext, below: UIView?, lowest: PresentationStage? = nil,
    showing: Bool, finish: @escaping () -> Void, takeBack: @escaping () -> Void
  ) {
    let style = presented.modalTransitionStyle
    let (finish, takeBack) = endings(finish, takeBack)
    guard animated else {
      context.animateCompanions()
      return finish()
    }
    if let custom {
      return run(custom, context, showing: showing, finish: finish, takeBack: takeBack)
    }
    if flips { return flip(below, context: context, showing: showing, finish: finish) }
    if showing { UIView.performWithoutAnimation { container.hideContent(style) } }
    UIView.animate(
      withDuration: duration, delay: 0, options: [],
      animations: { [self] in
        if showing { container.showContent() } else { container.hideContent(style) }
        lowest?.pushPresenterBack(by: 0)
        context.animateCompanions()
      }, completion: { _ in finish() })
  }

  /// Makes sure that the transition ends once, one way or the other.
  private func endings(
    _ finish: @escaping () -> Void, _ takeBack: @escaping () -> Void
  ) -> (finish: () -> Void, takeBack: () -> Void) {
    var isOver = false
    let once = { [self] (end: () -> Void) in
      guard !isOver else { return }
      isOver = true
      conclusion = nil
      end()
    }
    conclusion = { once(finish) }
    return ({ once(finish) }, { once(takeBack) })
  }

  /// Ends the transition that runs at once; false if none does.
  func finishNow() -> Bool {
    guard let conclusion else { return false }
    custom?.abandon()
    conclusion()
    return true
  }

  private func end(_ context: TransitionContext) {
    isInTransition = false
    presenter?.currentCoordinator = nil
    presented.currentCoordinator = nil
    self.context = nil
    custom = nil
    container.isContentFree = false
    if !isDismissing { context.complete() }
  }

  private func runWaiting() {
    let waiting = presented.presentation.waiting
    presented.presentation.waiting = []
    for work in waiting { work() }
  }
}
