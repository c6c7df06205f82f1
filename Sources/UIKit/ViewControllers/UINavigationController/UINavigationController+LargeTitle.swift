// SPDX-License-Identifier: MIT
internal import Foundation

extension UINavigationController {
  /// Whether a page has its title under the row of buttons.
  func showsLargeTitle(at page: UIViewController) -> Bool {
    let pages = stack.contains { $0 === page } ? stack : (transition?.change.former ?? stack)
    return navigationBar.showsLargeTitle(
      of: page.navigationItem, in: pages.map(\.navigationItem))
  }

  /// The bar's height at a page, in points, with what its scrolling leaves of a large title.
  func barHeight(at page: UIViewController?) -> CGFloat {
    guard let page, showsLargeTitle(at: page) else { return rowHeight }
    return rowHeight + page.largeTitle.height
  }

  /// UIKit's rule: a large title goes away as the page's content scrolls up under it, comes back
  /// with it, and is pulled down along with content that is pulled beyond its beginning.
  ///
  /// A page that does not reach under the bar keeps the title.
  func largeTitleFollowsContent() {
    guard let page = shownPage, transition == nil else { return }
    let content = page.scrollingContent(at: .top)
    guard let scroll = content, scroll === page.view || scroll.frame.minY <= 0,
      reachesUnderBar(page), !isBarHidden, showsLargeTitle(at: page)
    else {
      content?.roomAbove = 0
      return page.changeLargeTitle(to: LargeTitle.height, stretch: 0)
    }
    let isAdjusted = scroll.contentInsetAdjustmentBehavior != .never
    let seen = isAdjusted ? page.largeTitle.height : LargeTitle.height
    let height = seen - scroll.contentOffset.y - scroll.adjustedContentInset.top
    let shown = min(max(height, 0), LargeTitle.height)
    scroll.roomAbove = isAdjusted ? LargeTitle.height - shown : 0
    page.changeLargeTitle(to: shown, stretch: max(0, height - LargeTitle.height))
    if scroll.isDragging { page.largeTitle.isMovedByFinger = true }
    if isAdjusted, page.largeTitle.isMovedByFinger { completeLargeTitle(of: page, scroll) }
  }

  /// UIKit's rule: content that a finger moved comes to rest with a large title whole or
  /// without one.
  private func completeLargeTitle(of page: UIViewController, _ scroll: UIScrollView) {
    guard !scroll.isTracking, !scroll.isDragging, scroll.motion == nil else { return }
    page.largeTitle.isMovedByFinger = false
    let shown = page.largeTitle.height
    guard shown > 0, shown < LargeTitle.height else { return }
    var target = scroll.contentOffset
    target.y += shown < LargeTitle.height / 2 ? shown : shown - LargeTitle.height
    let limits = scroll.limits.y
    guard limits.contains(target.y), target.y != scroll.contentOffset.y else { return }
    scroll.setContentOffset(target, animated: true)
  }
}

extension UIViewController {
  /// How much of a page's large title is seen, in points.
  struct LargeTitleState {
    var height = LargeTitle.height
    /// How far the title is pulled down beyond its whole height.
    var stretch: CGFloat = 0
    /// Whether a finger moves the content, or let it go and it moves on.
    var isMovedByFinger = false
  }

  func changeLargeTitle(to height: CGFloat, stretch: CGFloat) {
    guard height != largeTitle.height || stretch != largeTitle.stretch else { return }
    largeTitle.height = height
    largeTitle.stretch = stretch
    parent?.viewIfLoaded?.setNeedsLayout()
    safeAreaMayHaveChanged()
  }
}
