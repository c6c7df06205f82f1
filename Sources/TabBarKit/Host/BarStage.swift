// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

/// Keeps a bar in a controller's view: its place, whether it is hidden, and the pages' insets.
///
/// Whether the bar is hidden is never remembered: it is found from the page's stack whenever
/// something settles, so that nothing can get out of step.
@MainActor final class BarStage {
  let bar: TabBar
  weak var hostView: BarHostView?
  weak var controller: UIViewController?
  let ledger = InsetLedger()
  /// Finds the inset that a page has without the bar's share, in points.
  let baseInset: @MainActor (UIViewController, InsetLedger) -> CGFloat

  /// The page that is shown.
  weak var page: UIViewController? { didSet { if page !== oldValue { watch(oldValue) } } }
  /// Whether the application wants the bar hidden.
  var isHiddenByApp = false
  /// Whether the bar is hidden, or on its way to be.
  var isHidden = false
  /// Whether the bar is on its way with a page or by itself; layouts then leave it alone.
  var isMoving = false
  /// The back swipe that the bar follows by itself, since nobody told of it in time.
  var swipe: (any UIViewControllerTransitionCoordinator)?
  lazy var proxy = NavigationDelegateProxy(
    willShow: { [weak self] in self?.willShow(in: $0, animated: $2) },
    didShow: { [weak self] navigation, _ in self?.didShow(in: navigation) })

  init(
    _ hostView: BarHostView, in controller: UIViewController,
    baseInset: @escaping @MainActor (UIViewController, InsetLedger) -> CGFloat
  ) {
    bar = hostView.bar
    self.hostView = hostView
    self.controller = controller
    self.baseInset = baseInset
  }

  /// The page's navigation controller: the page itself or its first child that is one.
  var navigation: UINavigationController? { Self.navigation(of: page) }

  private static func navigation(of page: UIViewController?) -> UINavigationController? {
    page as? UINavigationController
      ?? page?.children.lazy.compactMap { $0 as? UINavigationController }.first
  }

  private func watch(_ old: UIViewController?) {
    if let old = Self.navigation(of: old) { proxy.detach(from: old) }
    // A share that a transition left on a page of the old stack must not stay there.
    ledger.clear(except: page)
    isMoving = false
    swipe = nil
    rewatch()
  }

  /// Takes the place of the page's delegate again, which pages replace when they please.
  func rewatch() {
    if let navigation { proxy.attach(to: navigation) }
  }

  // MARK: Layout

  /// Looks whether the stack or the views changed without a word; called at the end of every turn,
  /// and therefore cheap.
  ///
  /// Pages replace the stack's delegate when they please, and UIKit does not tell of everything:
  /// what the bar does must not hang on being told.
  func look() {
    rewatch()
    followSwipe()
    guard !isMoving, let root = controller?.viewIfLoaded, let hostView else { return }
    if wantsHidden != isHidden || root.subviews.last !== hostView { layout() }
  }

  /// Puts the bar where it belongs; called at every layout of the controller's view.
  func layout() {
    rewatch()
    guard let root = controller?.viewIfLoaded, let hostView, !isMoving else { return }
    if root.subviews.last !== hostView { root.bringSubviewToFront(hostView) }
    catchUp()
  }

  /// Shows or hides the bar by the stack as it is now, and gives the page its inset.
  func settle() {
    isMoving = false
    swipe = nil
    isHidden = wantsHidden
    hostView?.isHidden = isHidden
    hostView?.isUserInteractionEnabled = true
    place(.shown)
    ledger.clear(except: page)
    updateInset()
  }

  /// Whether the application or a page on the stack wants the bar hidden.
  ///
  /// UIKit's rule: the bar stays away while any page that asks for it is on the stack.
  var wantsHidden: Bool {
    isHiddenByApp || navigation?.viewControllers.contains { $0.hidesBottomBarWhenPushed } ?? false
  }

  /// Where the bar goes in the controller's view, in points.
  var barFrame: CGRect {
    guard let root = controller?.viewIfLoaded else { return .zero }
    let insets = root.safeAreaInsets
    bar.hostInsets = BarInsets(left: insets.left, bottom: insets.bottom, right: insets.right)
    let height = bar.sizeThatFits(root.bounds.size).height
    return CGRect(
      x: 0, y: root.bounds.maxY - height, width: root.bounds.width, height: height)
  }

  // MARK: Insets

  /// Gives the page the inset that the bar needs: measured, and the same when done again.
  func updateInset() {
    guard let page, page.viewIfLoaded?.superview != nil else { return }
    ledger.set(share(of: page), for: page)
  }

  /// What the bar adds to a page's bottom inset: as far as it covers the page, less what the page
  /// has without it.
  ///
  /// Nothing while hidden.
  func share(of page: UIViewController) -> CGFloat {
    guard let root = controller?.viewIfLoaded, let view = page.viewIfLoaded else { return 0 }
    let lower = view.convert(view.bounds, to: root).maxY
    let covered = isHidden ? 0 : lower - barFrame.minY
    let device = lower - (root.bounds.maxY - root.safeAreaInsets.bottom)
    return max(0, covered, device) - baseInset(page, ledger)
  }
}
