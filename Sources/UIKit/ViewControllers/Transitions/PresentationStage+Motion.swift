// SPDX-License-Identifier: MIT
internal import Foundation

extension PresentationStage {
  /// What a pushed-back view looked like before.
  struct PresenterLook {
    let transform: CGAffineTransform
    let radius: CGFloat
    let corners: CACornerMask
    let masks: Bool
  }

  // MARK: Behind a sheet

  /// How far the edges of what is behind a sheet are from the screen's, in points.
  private static let sideGap: CGFloat = 16
  /// How far what is behind a sheet stands out above it, in points.
  private static let edge: CGFloat = 10
  private static let radius: CGFloat = 10

  /// UIKit's look: on an upright phone the presenter shrinks behind a page sheet.
  var pushesPresenterBack: Bool {
    let traits = container.traitCollection
    return style == .pageSheet && traits.userInterfaceIdiom == .phone
      && traits.verticalSizeClass == .regular
  }

  /// Shrinks the presenter's view, moves its top to the status bar's bottom and rounds it.
  func pushPresenterBack(by fraction: CGFloat) {
    guard let view = presenter?.viewIfLoaded, view.bounds.width > 0 else { return }
    guard pushesPresenterBack else { return releasePresenter() }
    let look =
      formerLook
      ?? PresenterLook(
        transform: view.transform, radius: view.layer.cornerRadius,
        corners: view.layer.maskedCorners, masks: view.layer.masksToBounds)
    formerLook = look
    presenter?.presentation.isMoved = true
    let scale = 1 - 2 * Self.sideGap / view.bounds.width * fraction
    let rest = view.center.y - view.bounds.height / 2
    let top = rest + (container.sheetTop - Self.edge - rest) * fraction
    let shift = top + view.bounds.height * scale / 2 - view.center.y
    view.transform = look.transform.concatenating(
      CGAffineTransform(scaleX: scale, y: scale).concatenating(
        CGAffineTransform(translationX: 0, y: shift)))
    view.layer.cornerRadius = max(look.radius, Self.radius * fraction)
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.layer.masksToBounds = true
  }

  /// Gives the presenter's view its former look.
  func releasePresenter() {
    guard let look = formerLook, let view = presenter?.viewIfLoaded else { return }
    formerLook = nil
    view.transform = look.transform
    view.layer.cornerRadius = look.radius
    view.layer.maskedCorners = look.corners
    view.layer.masksToBounds = look.masks
    presenter?.presentation.isMoved = false
  }

  // MARK: Flip

  /// UIKit's length of a flip, in seconds.
  static let flipDuration: TimeInterval = 0.75

  var flips: Bool { presented.modalTransitionStyle == .flipHorizontal && !container.isSheet }

  /// One view narrows to nothing, then the other widens.
  func flip(
    _ below: UIView?, context: TransitionContext, showing: Bool, finish: @escaping () -> Void
  ) {
    guard let above = container.content, let below else { return finish() }
    let narrow = CGAffineTransform(scaleX: 0.001, y: 1)
    let (first, second) = showing ? (below, above) : (above, below)
    presenter?.presentation.isMoved = true
    presented.presentation.isMoved = true
    UIView.performWithoutAnimation {
      container.showContent()
      second.transform = narrow
    }
    let half = Self.flipDuration / 2
    UIView.animate(withDuration: Self.flipDuration) { context.animateCompanions() }
    UIView.animate(
      withDuration: half, delay: 0, options: .curveEaseIn,
      animations: { first.transform = narrow },
      completion: { _ in
        UIView.animate(
          withDuration: half, delay: 0, options: .curveEaseOut,
          animations: { second.transform = .identity },
          completion: { [self] _ in
            UIView.performWithoutAnimation { first.transform = .identity }
            finish()
            presenter?.presentation.isMoved = false
            presented.presentation.isMoved = false
          })
      })
  }

  // MARK: Orientation

  /// UIKit's rule: what covers the screen comes in the orientation that it prefers, and in any
  /// case in one that it supports.
  func turnForPresented() {
    guard style == .fullScreen else { return }
    let simulator = Simulator.current
    let now = simulator.situation.orientation
    let supported = presented.supportedInterfaceOrientations
    let wanted = [presented.preferredInterfaceOrientationForPresentation, now]
      .first { $0 != .unknown && supported.allows($0) }
    turn(to: wanted ?? supported.first ?? now)
    if simulator.situation.orientation != now { formerOrientation = now }
  }

  /// Turns the screen back for what is seen again.
  func turnBack() {
    guard let formerOrientation else { return }
    self.formerOrientation = nil
    turn(to: formerOrientation)
  }

  private func turn(to orientation: UIInterfaceOrientation) {
    guard orientation != Simulator.current.situation.orientation else { return }
    UIView.performWithoutAnimation { Simulator.current.turn(to: orientation) }
  }
}

extension UIInterfaceOrientationMask {
  /// One of the orientations, upright ones first.
  fileprivate var first: UIInterfaceOrientation? {
    [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown].first(where: allows)
  }
}
