// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

extension BarStage {
  /// Where the bar is while it is on its way.
  enum Place {
    /// At its place.
    case shown
    /// Away with the page beneath a pushed one, cut at the pushed page's edge.
    case coveredByPush
    /// Below the lower edge.
    case below
  }

  /// Puts the bar somewhere; inside an animation it goes there.
  func place(_ place: Place) {
    guard let frames = frames(for: place) else { return }
    put(host: frames.host, bar: frames.bar)
  }

  func put(host: CGRect, bar frame: CGRect) {
    guard let hostView else { return }
    if hostView.frame != host { hostView.frame = host }
    if bar.frame != frame { bar.frame = frame }
  }

  /// The frames of the host in the controller's view, and of the bar in the host.
  func frames(for place: Place) -> (host: CGRect, bar: CGRect)? {
    guard let root = controller?.viewIfLoaded else { return nil }
    let width = root.bounds.width
    let isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var host = root.bounds
    var frame = barFrame
    switch place {
    case .shown:
      break
    case .coveredByPush:
      // The page beneath moves by 30 % of the width, which is UIKit's own figure.
      let shift = (isRightToLeft ? 0.3 : -0.3) * width
      host = CGRect(x: isRightToLeft ? width : 0, y: 0, width: 0, height: host.height)
      frame.origin.x = shift - host.minX
    case .below:
      frame.origin.y = root.bounds.maxY + max(0, -highestEdge)
    }
    return (host, frame)
  }

  // Items that stand out of the bar must leave the screen, too.
  private var highestEdge: CGFloat { bar.barLayout.items.map(\.frame.minY).min() ?? 0 }

  // MARK: With a push or pop

  /// A page is about to be shown: the bar goes or comes with it.
  func willShow(in navigation: UINavigationController, animated: Bool) {
    guard navigation === self.navigation else { return }
    guard animated, let coordinator = navigation.transitionCoordinator,
      hostView?.window != nil
    else { return settle() }
    guard wantsHidden != isHidden, !isHiddenByApp else {
      // The stack is settled only when the transition is: it may be cancelled.
      _ = coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.settle() }
      return
    }
    move(with: coordinator)
  }

  /// Begins to take the bar away or to bring it with a transition.
  func begin(hides: Bool, _ coordinator: any UIViewControllerTransitionCoordinator) {
    guard let hostView else { return }
    isMoving = true
    hostView.isUserInteractionEnabled = false
    moveInset(hides: hides, coordinator)
    isHidden = hides
    UIView.performWithoutAnimation {
      hostView.isHidden = false
      place(hides ? .shown : .coveredByPush)
      hostView.layoutIfNeeded()
    }
  }

  /// Lets the bar go or come in the animation of a transition.
  func move(with coordinator: any UIViewControllerTransitionCoordinator) {
    let hides = wantsHidden
    begin(hides: hides, coordinator)
    let runs = coordinator.animateAlongsideTransition(
      in: hostView,
      animation: { [weak self] _ in self?.place(hides ? .coveredByPush : .shown) },
      completion: { [weak self] _ in
        self?.settle()
        self?.rewatch()
      })
    if !runs { settle() }
  }

  /// A page was shown; where nothing told of it before, the bar follows now.
  func didShow(in navigation: UINavigationController) {
    rewatch()
    guard navigation === self.navigation, !isMoving || navigation.transitionCoordinator == nil
    else { return }
    settle()
  }

  // While the two pages are on their way they need different insets: the bar's share goes from the
  // navigation controller to the page that lies under the bar.
  private func moveInset(
    hides: Bool, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let page else { return }
    if hides {
      let share = ledger.share(of: page)
      ledger.set(0, for: page)
      if let leaving = coordinator.viewController(forKey: .from) {
        ledger.set(share, for: leaving)
      }
    } else {
      isHidden = false
      if let coming = coordinator.viewController(forKey: .to) {
        ledger.set(share(of: page), for: coming)
      }
    }
  }

  // MARK: By itself

  /// Hides or shows the bar for the application.
  func setHidden(_ hidden: Bool, animated: Bool) {
    isHiddenByApp = hidden
    let hides = wantsHidden
    guard hides != isHidden else { return }
    guard animated, let root = controller?.viewIfLoaded, let hostView, hostView.window != nil
    else { return settle() }
    isMoving = true
    isHidden = hides
    UIView.performWithoutAnimation {
      hostView.isHidden = false
      place(hides ? .shown : .below)
    }
    UIView.animate(withDuration: 0.25) {
      self.place(hides ? .below : .shown)
      self.updateInset()
      root.layoutIfNeeded()
    } completion: { [weak self] _ in
      // A newer wish may have come meanwhile.
      if self?.isHidden == hides { self?.settle() }
    }
  }
}
