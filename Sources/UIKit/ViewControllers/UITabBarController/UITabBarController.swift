// SPDX-License-Identifier: MIT
import Foundation

/// Pages behind a tab bar, of which the selected one is shown.
@MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  final var pages: [UIViewController]?
  /// What is selected: a page, or the controller of what does not fit.
  final var selection: UIViewController?
  final var more: UINavigationController?
  let moreItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
  let content = UIView()
  /// The child whose view is in place, and its wrapper.
  final var shown: UIViewController?
  final var shownWrapper: PageWrapper?
  final var pendingEnd: PendingEnd?
  /// The page that an earlier switch still fades out.
  final var fading: (view: UIView, wrapper: PageWrapper)?
  /// What ``selectedViewController`` still answers although another page is selected.
  final var staleController: UIViewController??
  /// What the selection looks like while a page that is about to appear is told so.
  final var staleSelection: UIViewController??
  /// The app's own animation of a change of pages that is running.
  final var tabTransition: TabTransition?

  /// The controller's bar.
  ///
  /// Its items and its selection are the controller's to change.
  public let tabBar = UITabBar()

  /// Is asked and told about the user's choices; kept weakly.
  open weak var delegate: (any UITabBarControllerDelegate)?

  override func setUp() { tabBar.controller = self }

  // MARK: Pages

  /// The pages; nil by default.
  ///
  /// Setting it does not animate.
  open var viewControllers: [UIViewController]? {
    get { pages }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the pages.
  ///
  /// The selected page stays selected if it is still there; else the one at its index is, or the
  /// first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replacePages(with: viewControllers, animated: animated)
  }

  /// Holds what does not fit into the bar: from the fifth page on, if there are more than five.
  ///
  /// It is made on first access, and it is never one of ``viewControllers``.
  open var moreNavigationController: UINavigationController { moreOrNew }

  /// Adds a page at the end; see ``viewControllers``.
  open override func addChild(_ childController: UIViewController) {
    setViewControllers((pages ?? []) + [childController], animated: false)
  }

  // MARK: Selection

  /// The selected page, or ``moreNavigationController``; nil without pages.
  ///
  /// Selecting the selected page does nothing; no delegate is called for selection by code.
  open var selectedViewController: UIViewController? {
    get { staleController ?? seenSelection }
    set {
      staleController = nil
      selectByCode(newValue)
    }
  }

  /// The index of the selected page in ``viewControllers``.
  ///
  /// `NSNotFound` if no page is selected. An index that no page has changes nothing.
  open var selectedIndex: Int {
    get { pages?.firstIndex { $0 === seenSelection } ?? NSNotFound }
    set { selectByCode(index: newValue) }
  }

  /// The selection as it looks from outside.
  final var seenSelection: UIViewController? { staleSelection ?? selection }

  /// Called when the user tapped a tab; the default does nothing.
  ///
  /// The selection changes afterwards, whether an override calls `super` or not.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: As a controller

  /// Makes the container's view; do not override it.
  open override func loadView() {
    reportMissingNib()
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.onLayout = { [weak self] in self?.layoutContent() }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    view.addSubview(tabBar)
    self.view = view
    completePages()
    showSelection()
  }

  /// The selected page.
  open override var childForStatusBarStyle: UIViewController? { selection }
  /// The selected page.
  open override var childForStatusBarHidden: UIViewController? { selection }
  /// The selected page.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selection }

  /// What the delegate answers, else what all pages allow.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? orientationsOfPages
  }

  /// Lays the bar out for new traits; an override calls `super`.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass
    else { return }
    followWidth()
    showSelection()
  }

  /// What the delegate answers, else the one that the screen has.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  override var managesChildAppearance: Bool { true }
  override var childrenOnScreen: [UIViewController] { shown.map { [$0] } ?? [] }

  override var shownChild: UIViewController? { shown }

  override func safeAreaContribution(forChild child: UIViewController) -> UIEdgeInsets {
    insets(forChild: child)
  }

  override func childLayoutDidChange(_ child: UIViewController) { viewIfLoaded?.setNeedsLayout() }

  override func tabBarItemOfChildDidChange(_ child: UIViewController) {
    updateBarItems(animated: false)
  }
}
