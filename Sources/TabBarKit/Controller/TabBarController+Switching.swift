// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

extension TabBarController {
  /// Shows the selected tab's page, once there is a view to show it in.
  func showSelectedPage(animated: Bool = false) {
    guard isViewLoaded, phase != .hidden || view.window != nil else { return }
    var page = tabBar.selectedID.flatMap { viewController(for: $0) }
    if page == nil, let id = tabBar.selectedID {
      // The tab went as its page was made (``TabBarDiagnostic/pageTwice(_:)``): its successor is
      // selected by now, or will be before anything is drawn.
      guard id == .more || currentPages.contains(where: { $0.item.id == id }) else { return }
      page = made(id)
    }
    guard page !== shownPage else { return }
    if let page, swiper.adopts(page) { return }
    if let page, page === pageOfReturn { return goBack(to: page) }
    if animated, let page, beginChange(to: page) { return }
    switchPage(to: page)
  }

  /// Replaces the page that is shown, at once.
  ///
  /// The order is that of UIKit's own switch: the new page is loaded and told, the old one told, the
  /// views change and are laid out, then both are told that it is done.
  func switchPage(to new: UIViewController?) {
    finishChange()
    let old = shownPage
    let isOnScreen = phase == .visible || phase == .appearing
    new?.loadViewIfNeeded()
    shownPage = new
    if isOnScreen {
      new?.beginAppearanceTransition(true, animated: false)
      old?.beginAppearanceTransition(false, animated: false)
    }
    if let view = new?.view {
      view.frame = pagesView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      pagesView.addSubview(view)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    stage.page = new
    stage.settle()
    pagesView.layoutIfNeeded()
    if isOnScreen { old?.endAppearanceTransition() }
    transitioningPage = nil
    if phase == .visible {
      new?.endAppearanceTransition()
    } else if phase == .appearing {
      transitioningPage = new
    }
    stage.rewatch()
    SystemChrome.pageDidChange(in: self)
  }

  /// Tells the page that the controller's own appearance begins to change.
  func begin(_ appears: Bool, animated: Bool) {
    guard transitioningPage !== shownPage || !appears else { return }
    transitioningPage = shownPage
    shownPage?.beginAppearanceTransition(appears, animated: animated)
  }

  /// Tells the page that the controller's own appearance has changed.
  func end() {
    let page = transitioningPage
    transitioningPage = nil
    page?.endAppearanceTransition()
  }

  /// Puts the page that is shown back where it belongs, if something has taken it away.
  ///
  /// An animator that was ended before its time may still tidy up when its own time comes.
  func keepPageInPlace() {
    guard change == nil, let view = shownPage?.viewIfLoaded, view.superview !== pagesView,
      shownPage?.parent === self
    else { return }
    view.frame = pagesView.bounds
    pagesView.addSubview(view)
  }
}
