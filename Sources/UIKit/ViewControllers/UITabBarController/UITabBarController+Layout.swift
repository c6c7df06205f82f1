// SPDX-License-Identifier: MIT
internal import Foundation

extension UITabBarController {
  func layoutContent() {
    guard let view = viewIfLoaded else { return }
    tabBar.managedBottomInset = view.safeAreaInsets.bottom
    if tabBar.superview === view {
      let frame = barFrame(in: view)
      if tabBar.frame != frame { tabBar.frame = frame }
    }
    guard tabTransition == nil, let shown, let wrapper = shownWrapper else { return }
    wrapper.frame = content.bounds
    wrapper.place(shown, in: frame(ofChild: shown, in: wrapper))
  }

  /// At the bottom; a push that took the bar away left it beside the screen.
  private func barFrame(in view: UIView) -> CGRect {
    let size = tabBar.sizeThatFits(view.bounds.size)
    let away = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1.0 : -1.0
    let x = showsBar ? 0 : away * view.bounds.width
    return CGRect(
      x: x, y: view.bounds.height - size.height, width: view.bounds.width, height: size.height)
  }

  /// Whether no push took the bar away.
  package var showsBar: Bool { shown.map(leavesBar) ?? true }

  private func leavesBar(_ child: UIViewController) -> Bool {
    !child.tree.contains { ($0 as? UINavigationController)?.leavesTabBar == false }
  }

  func updateBarVisibility() { viewIfLoaded?.setNeedsLayout() }

  // MARK: Pages

  /// Whether a page's view reaches under the bar.
  ///
  /// UIKit's rule: by default under a translucent bar, not under an opaque one.
  func reachesUnderBar(_ page: UIViewController) -> Bool {
    page.edgesForExtendedLayout.contains(.bottom)
      && (tabBar.isTranslucent || page.extendedLayoutIncludesOpaqueBars)
  }

  /// The height of the bar over its pages, with what is below its content.
  var heightOfShownBar: CGFloat {
    insetOfShownBar > 0 ? tabBar.sizeThatFits(view.bounds.size).height : 0
  }

  /// What the bar adds to the inset of a page that it is over; nothing while it is hidden, unless
  /// the switch says that it keeps it.
  var insetOfShownBar: CGFloat {
    let counts = !tabBar.isHidden || Simulator.current.switches.hiddenBarKeepsInset
    return counts ? tabBar.contentHeight : 0
  }

  func frame(ofChild child: UIViewController, in wrapper: UIView) -> CGRect {
    // A stack places its own pages, each as it wants.
    guard !(child is UINavigationController), !reachesUnderBar(child), leavesBar(child) else {
      return wrapper.bounds
    }
    var frame = wrapper.bounds
    frame.size.height -= heightOfShownBar
    return frame
  }

  func insets(forChild child: UIViewController) -> UIEdgeInsets {
    let reaches = child is UINavigationController || reachesUnderBar(child)
    let bottom = reaches && leavesBar(child) ? insetOfShownBar : 0
    return UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
  }

  /// Puts pages and bar over what an app added, if the switch says so.
  func raiseOwnViews() {
    guard let view = viewIfLoaded, Simulator.current.switches.raisesOwnViews else { return }
    view.bringSubviewToFront(content)
    if tabBar.superview === view { view.bringSubviewToFront(tabBar) }
  }

  // MARK: The bar in a push

  /// Lets a page that is about to slide take the bar along.
  func lendBar(to wrapper: PageWrapper) {
    guard let view = viewIfLoaded else { return }
    var frame = barFrame(in: view)
    frame.origin.x = 0
    let place = wrapper.superview?.convert(frame, from: view) ?? frame
    wrapper.addSubview(tabBar)
    tabBar.frame = place
  }

  /// Puts the bar back over the pages.
  func takeBarBack(afterPop: Bool) {
    guard let view = viewIfLoaded else { return }
    UIView.performWithoutAnimation {
      if tabBar.superview !== view { view.insertSubview(tabBar, aboveSubview: content) }
      if afterPop, showsBar, Simulator.current.switches.showsSystemBarAfterPop {
        tabBar.isHidden = false
      }
      raiseOwnViews()
      view.setNeedsLayout()
    }
  }
}
