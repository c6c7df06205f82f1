// SPDX-License-Identifier: MIT
internal import Foundation

extension UINavigationController {
  /// UIKit's length of hiding or showing a bar, in seconds.
  static let barDuration: TimeInterval = 0.2

  /// Whether the toolbar is on the screen with a page.
  ///
  /// UIKit's rule: a push that takes the tab bar away takes the toolbar away too.
  func showsToolbar(at page: UIViewController) -> Bool {
    !isToolbarAway && !takesTabBarAway(at: page)
  }

  var toolbarHeight: CGFloat { UIToolbar.height(in: traitCollection) }

  func reachesUnderToolbar(_ page: UIViewController) -> Bool {
    page.edgesForExtendedLayout.contains(.bottom)
      && (bottomBar.isTranslucent || page.extendedLayoutIncludesOpaqueBars)
  }

  /// What is below the toolbar with a page: the home indicator's area, or the tab bar.
  func insetBelowToolbar(at page: UIViewController?) -> CGFloat {
    let tabs = tabBarController?.insetOfShownBar ?? 0
    let screen = (viewIfLoaded?.safeAreaInsets.bottom ?? 0) - (leavesTabBar ? tabs : 0)
    return screen + (page.map(takesTabBarAway) ?? false ? 0 : tabs)
  }

  func toolbarFrame(at page: UIViewController?, in view: UIView) -> CGRect {
    let below = insetBelowToolbar(at: page)
    let y = isToolbarAway ? view.bounds.height + 1 : view.bounds.height - below - toolbarHeight
    return CGRect(x: 0, y: y, width: view.bounds.width, height: toolbarHeight)
  }

  func layoutToolbar(in view: UIView) {
    guard bottomBar.superview === view else { return }
    let top = stack.last
    var frame = toolbarFrame(at: top, in: view)
    if let top, takesTabBarAway(at: top) {
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      frame.origin.x = (isMirrored ? 1 : -1) * view.bounds.width
    }
    bottomBar.bottomInset = toolbarBackgroundInset(at: top)
    bottomBar.frame = frame
  }

  /// Above a tab bar the toolbar ends; else its background fills the home indicator's area.
  private func toolbarBackgroundInset(at page: UIViewController?) -> CGFloat {
    let hasTabs = (tabBarController?.insetOfShownBar ?? 0) > 0
    return hasTabs && !(page.map(takesTabBarAway) ?? false) ? 0 : insetBelowToolbar(at: page)
  }

  /// Shows the buttons of the topmost page; those of a page that leaves with the bar stay in it.
  func updateToolbarItems(animated: Bool) {
    guard let top = stack.last, !takesTabBarAway(at: top) else { return }
    bottomBar.show(top.toolbarItems, animated: animated)
  }

  func hideToolbar(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarAway else { return }
    if !hidden {
      bottomBar.isHidden = false
      viewIfLoaded.map(layoutToolbar)
    }
    isToolbarAway = hidden
    guard let view = viewIfLoaded else {
      bottomBar.isHidden = hidden
      return
    }
    let isAnimated = animated && view.window != nil
    let change = {
      self.layoutToolbar(in: view)
      view.setNeedsLayout()
      if isAnimated { view.layoutIfNeeded() }
    }
    guard isAnimated else {
      change()
      bottomBar.isHidden = hidden
      return
    }
    UIView.animate(
      withDuration: Self.barDuration, animations: change,
      completion: { _ in self.bottomBar.isHidden = self.isToolbarAway })
  }

  // MARK: The toolbar in a push

  /// Lets a page that is about to slide take the toolbar along.
  func lendToolbar(to wrapper: PageWrapper, of page: UIViewController) {
    guard let view = viewIfLoaded, !isToolbarAway else { return }
    let frame = toolbarFrame(at: page, in: view)
    let place = wrapper.superview?.convert(frame, from: view) ?? frame
    bottomBar.bottomInset = toolbarBackgroundInset(at: page)
    wrapper.addSubview(bottomBar)
    bottomBar.frame = place
  }

  /// Puts the toolbar back over the pages.
  func takeToolbarBack() {
    guard let view = viewIfLoaded, bottomBar.superview !== view else { return }
    UIView.performWithoutAnimation {
      view.insertSubview(bottomBar, aboveSubview: content)
      layoutToolbar(in: view)
    }
  }
}
