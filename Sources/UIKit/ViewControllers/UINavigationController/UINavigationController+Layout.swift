// SPDX-License-Identifier: MIT
internal import Foundation

extension UINavigationController {
  /// The height of the row of buttons in points: 44, in a phone's landscape 32, on tablets 50.
  var rowHeight: CGFloat { UINavigationBar.rowHeight(in: traitCollection) }

  func layoutContent() {
    guard let view = viewIfLoaded else { return }
    if transition?.holdsBar != true { layoutBar(in: view) }
    layoutToolbar(in: view)
    guard let page = shownPage, let wrapper = shownWrapper, transition == nil else { return }
    wrapper.frame = content.bounds
    wrapper.place(page, in: frame(of: page, in: wrapper))
  }

  func layoutBar(in view: UIView) {
    let top = view.safeAreaInsets.top
    let stretch = stack.last.map { showsLargeTitle(at: $0) ? $0.largeTitle.stretch : 0 } ?? 0
    let height = barHeight(at: stack.last) + stretch
    navigationBar.topInset = top
    let y = isBarHidden ? -height - 1 : top
    navigationBar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
  }

  /// Where a page goes: everywhere, or below an opaque bar, or up to a bar that it avoids.
  func frame(of page: UIViewController, in wrapper: UIView) -> CGRect {
    guard let view = viewIfLoaded else { return wrapper.bounds }
    var covered = UIEdgeInsets.zero
    if !reachesUnderBar(page), !isBarHidden {
      covered.top = view.safeAreaInsets.top + barHeight(at: page)
    }
    if let tabs = tabBarController, !tabs.reachesUnderBar(page), !takesTabBarAway(at: page) {
      covered.bottom = tabs.heightOfShownBar
    }
    if showsToolbar(at: page), !reachesUnderToolbar(page) {
      covered.bottom = insetBelowToolbar(at: page) + toolbarHeight
    }
    return wrapper.bounds.inset(by: covered)
  }

  func reachesUnderBar(_ page: UIViewController) -> Bool {
    page.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || page.extendedLayoutIncludesOpaqueBars)
  }

  /// What the bars add to a page's safe area: above the navigation bar, below toolbar and tab bar.
  ///
  /// The stack's own inset counts the tab bar as its top page has it; a page of which that is not
  /// true, as during a push that takes the bar away, gets the difference.
  func insets(forPage page: UIViewController) -> UIEdgeInsets {
    let top = isBarHidden || !reachesUnderBar(page) ? 0 : barHeight(at: page)
    var bottom: CGFloat = 0
    if let tabs = tabBarController, tabs.reachesUnderBar(page) {
      let height = tabs.insetOfShownBar
      let wants = !takesTabBarAway(at: page)
      bottom = (wants ? height : 0) - (leavesTabBar ? height : 0)
    }
    if showsToolbar(at: page), reachesUnderToolbar(page) { bottom += toolbarHeight }
    return UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard let view = viewIfLoaded else {
      navigationBar.isHidden = hidden
      return
    }
    let isAnimated = animated && view.window != nil
    if !hidden { navigationBar.isHidden = false }
    UIView.animate(
      withDuration: isAnimated ? Self.barDuration : 0,
      animations: {
        self.layoutBar(in: view)
        view.setNeedsLayout()
        if isAnimated { view.layoutIfNeeded() }
      }, completion: { _ in self.navigationBar.isHidden = self.isBarHidden })
  }
}
