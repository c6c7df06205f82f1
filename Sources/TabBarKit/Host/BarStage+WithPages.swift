// SPDX-License-Identifier: MIT
import Foundation
import TabBarPlatform
import UIKit

extension BarStage {
  /// A page is about to be shown: the bar goes or comes with it.
  func willShow(in stack: UINavigationController, animated: Bool) {
    guard animated, let coordinator = Self.transition(of: stack), hostView?.window != nil
    else {
      isMinimized = false
      return settle()
    }
    if !wantsHidden { restore() }
    guard wantsHidden != isHidden, !isHiddenAnyway else {
      // UIKit may count its own bar differently with the other page.
      if move != .withPages { updateInset() }
      // The stack is settled only when the transition is: it may be cancelled.
      let number = moveNumber
      _ = coordinator.animate(alongsideTransition: nil) { [weak self] _ in
        // What was begun meanwhile has its own end.
        if self?.moveNumber == number, self?.move != .byItself { self?.settle() }
      }
      return
    }
    move(with: coordinator, fades: watch.takeCustomTransition(of: stack))
  }

  /// The application has an animator of its own for a transition that is just beginning.
  func willFade(in stack: UINavigationController) {
    guard move == .withPages, !fades, Self.transition(of: stack)?.isInteractive != true else {
      return
    }
    _ = watch.takeCustomTransition(of: stack)
    fades = true
    UIView.performWithoutAnimation { prepare(hides: isHidden) }
  }

  /// A page was shown; where nothing told of it before, the bar follows now.
  func didShow(in stack: UINavigationController) {
    rewatch()
    switch move {
    case .none: settle()
    case .withPages: if Self.transition(of: stack) == nil { settle() }
    case .byItself: if wantsHidden != isHidden { settle() }
    }
  }

  /// Begins to take the bar away or to bring it with a transition.
  ///
  /// - Returns: What tells this way of the bar from later ones.
  @discardableResult
  func begin(
    hides: Bool, _ coordinator: any UIViewControllerTransitionCoordinator, fades: Bool = false
  ) -> Int {
    endMove()
    move = .withPages
    self.fades = fades
    hostView?.isUserInteractionEnabled = false
    moveInset(hides: hides, coordinator)
    isHidden = hides
    UIView.performWithoutAnimation {
      hostView?.isHidden = false
      prepare(hides: hides)
      hostView?.layoutIfNeeded()
    }
    return moveNumber
  }

  private func prepare(hides: Bool) {
    // The shade first: it takes its place with the bar.
    if fades { hostView?.shade = nil } else { addShade() }
    place(hides || fades ? .shown : .coveredByPush)
    guard fades else { return }
    fade = hostView.map { BarFade($0) }
    if !hides { fade?.show(false) }
  }

  /// Darkens the bar as UIKit darkens the page that it moves with, by its outline: beside that the
  /// page itself is seen.
  private func addShade() {
    let shade = ShapeView()
    shade.shape.fillColor = UIColor(white: 0, alpha: 0.1).cgColor
    let path = CGMutablePath()
    path.addPath(bar.barLayout.outline.cgPath)
    if let accessoryView {
      path.addRect(accessoryView.frame.offsetBy(dx: -bar.frame.minX, dy: -bar.frame.minY))
    }
    shade.shape.path = path
    hostView?.shade = shade
  }

  /// Lets the bar go or come in the animation of a transition.
  func move(with coordinator: any UIViewControllerTransitionCoordinator, fades: Bool = false) {
    guard let hostView else { return }
    let hides = wantsHidden
    let number = begin(hides: hides, coordinator, fades: fades)
    let runs = coordinator.animateAlongsideTransition(
      in: hostView,
      animation: { [weak self] _ in self?.goAlong(hides: hides) },
      completion: { [weak self] _ in self?.arrive(number) })
    if !runs { settle() }
  }

  func goAlong(hides: Bool) {
    guard move == .withPages else { return }
    if fades {
      fade?.show(!hides)
    } else {
      place(hides ? .coveredByPush : .shown)
    }
    if guide.guide.owningView != nil { controller?.viewIfLoaded?.layoutIfNeeded() }
  }

  /// A transition is over: what the bar did with it is, too, unless it does something else by now.
  func arrive(_ number: Int) {
    if number == moveNumber || move == .none { settle() }
    // What a transition has moved it puts back when it is cancelled, also where the bar has done
    // something else since.
    if fade == nil { formerFade?.show(true) }
    formerFade = nil
    rewatch()
  }
}
