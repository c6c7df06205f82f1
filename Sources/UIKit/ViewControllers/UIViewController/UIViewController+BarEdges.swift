// SPDX-License-Identifier: MIT
internal import Foundation

extension UIViewController {
  /// Lets bars on the screen look whether content lies under them or ends at them.
  func barsFollowContent() {
    for child in childrenOnScreen { child.barsFollowContent() }
    presentation.presented?.barsFollowContent()
    if let stack = self as? UINavigationController {
      stack.largeTitleFollowsContent()
      stack.navigationBar.isAtScrollEdge = stack.shownPage?.contentBeginsAtTop ?? true
      stack.bottomBar.isAtScrollEdge = stack.shownPage?.contentEndsAtBottom ?? false
    }
    if let tabs = self as? UITabBarController {
      tabs.tabBar.isAtScrollEdge = tabs.shown?.visiblePage.contentEndsAtBottom ?? false
    }
  }

  /// The page that is seen: of a stack its top, else the controller itself.
  private var visiblePage: UIViewController {
    (self as? UINavigationController)?.shownPage?.visiblePage ?? self
  }

  /// The scroll view that a bar at an edge follows: the one that the page has named, or that it
  /// consists of, which is its view or what fills it.
  func scrollingContent(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    guard let view = viewIfLoaded else { return nil }
    if let named = contentScrollView(for: edge) { return named }
    if let scroll = view as? UIScrollView { return scroll }
    return view.subviews.lazy.compactMap { $0 as? UIScrollView }.first {
      $0.frame.height >= view.bounds.height / 2 && !$0.isHidden
    }
  }

  /// UIKit's rule: without scrolling content a navigation bar looks as if at its beginning.
  private var contentBeginsAtTop: Bool {
    guard let scroll = scrollingContent(at: .top) else { return true }
    return scroll.contentOffset.y <= -scroll.adjustedContentInset.top + 0.5
  }

  /// UIKit's rule: the scroll-edge look is for content whose bottom edge meets the bar.
  private var contentEndsAtBottom: Bool {
    guard let scroll = scrollingContent(at: .bottom) else { return false }
    let end = scroll.contentSize.height + scroll.adjustedContentInset.bottom
    return scroll.contentOffset.y + scroll.bounds.height >= end - 0.5
  }
}
