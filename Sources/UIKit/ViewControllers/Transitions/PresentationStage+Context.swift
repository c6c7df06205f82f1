// SPDX-License-Identifier: MIT
internal import Foundation

/// What is presented in the place of one page, and comes and goes with that page.
extension PresentationStage {
  /// Goes with the presenter's page into the wrapper that holds it now.
  func follow(into wrapper: UIView, frame: CGRect) {
    guard isInContext, !isInTransition else { return }
    if container.superview !== wrapper { wrapper.addSubview(container) }
    if container.frame != frame { container.frame = frame }
    formerSuperview = wrapper
  }

  /// Whether the presenter is not to appear: it is covered whole, or about to be.
  var keepsPresenterAway: Bool {
    isPresenterAway || (removesPresenter && isInTransition && !isDismissing && !isApart)
  }

  /// Whether the presentation is seen in a view in the place of its presenter.
  func standsIn(_ view: UIView) -> Bool {
    isInContext && isPresenterAway && container.isDescendant(of: view)
  }
}

extension UIViewController {
  /// The presentation that comes and goes with this controller.
  private var guest: PresentationStage? {
    guard let stage = presentation.ownStage, stage.isInContext, !stage.isApart else { return nil }
    return stage
  }

  /// The controller's view, or that of what stands in its place.
  var viewInPlace: UIView? {
    guard let guest, guest.isPresenterAway else { return viewIfLoaded }
    return guest.container
  }

  /// Whether what is presented in this controller's place is in no window.
  var guestIsOffScreen: Bool { guest.map { $0.container.window == nil } ?? false }

  /// Does something that does not concern what stands in this controller's place.
  func apart(_ work: (UIViewController) -> Void) {
    let stage = presentation.ownStage
    let former = stage?.isApart ?? false
    stage?.isApart = true
    work(self)
    stage?.isApart = former
  }

  /// Takes what is presented in this controller's place along when it comes or goes.
  ///
  /// A transition of the guest's own, which nobody would see any more, is over before.
  func takeGuestAlong(_ isAppearing: Bool, animated: Bool) {
    while guest?.finishNow() == true {}
    guard let guest, !guest.isInTransition else { return }
    guest.presented.beginAppearanceTransition(isAppearing, animated: animated)
  }

  func endAppearanceOfGuest() {
    guard let guest, !guest.isInTransition else { return }
    guest.presented.endAppearanceTransition()
  }

  /// Whether the container, if there is one, is on the screen and has this child, or what stands
  /// in its place, in sight.
  var isShownByParent: Bool {
    if let stage = presentation.stage, stage.isInContext, let presenter = stage.presenter {
      return presenter.isShownByParent
    }
    guard let parent else { return isRootOfWindow || presentation.presenter != nil }
    guard parent.appearance.isOnScreen else { return false }
    return !parent.managesChildAppearance || parent.shownChild === self
  }

  /// Ends all presentations that stand on the controller, its children or what they presented.
  func abandonPresentations() {
    for child in children { child.abandonPresentations() }
    guard let presented = presentation.presented else { return }
    presented.abandonPresentations()
    presented.presentation.stage?.abandon()
  }

  /// Ends what was presented by something in the controller's place, but is not there itself.
  ///
  /// To be called when a container gives the controller up: nothing would lead there any more.
  func abandonPresentationsElsewhere() {
    for child in children { child.abandonPresentationsElsewhere() }
    guard let stage = presentation.ownStage else { return }
    if stage.isInContext { return stage.presented.abandonPresentationsElsewhere() }
    stage.presented.abandonPresentations()
    stage.abandon(bringsBack: true)
  }

  /// Ends what is presented in the controller's place, because that place is given up.
  func abandonGuest() {
    guard let guest else { return }
    guest.presented.abandonPresentations()
    guest.abandon()
  }
}
