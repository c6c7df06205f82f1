// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

/// What pressing the selected tab has done to its page: the first of these that there was to do.
///
/// A page pops first, then scrolls, and then rests; what else is to happen, such as a refresh, is the
/// closure's of ``TabBarPage/onReselect(_:)``.
public enum Reselection: Hashable, Sendable, CaseIterable {
  /// The stack went back to its root.
  case poppedToRoot
  /// The page scrolled to its top.
  case scrolledToTop
  /// There was nothing to do: the page stands at its root, and at its top if that was asked for.
  case stayed
}

extension Reselection {
  /// Does what the item asks for, one thing at a time.
  @MainActor static func perform(_ item: BarItem, on page: UIViewController) -> Reselection {
    let stack = page as? UINavigationController
    let isAtRoot = stack.map { $0.viewControllers.count < 2 } ?? true
    if let stack, !isAtRoot, item.popsToRootOnReselect {
      stack.popToRootViewController(animated: true)
      return .poppedToRoot
    }
    let content = stack?.topViewController ?? page
    guard isAtRoot, item.scrollsToTopOnReselect, let scroll = scrollView(of: content, at: .top)
    else {
      return .stayed
    }
    let top = -scroll.adjustedContentInset.top
    // Half a point is less than anyone sees, and more than rounding leaves over.
    guard scroll.contentOffset.y > top + 0.5 else { return .stayed }
    scroll.setContentOffset(CGPoint(x: scroll.contentOffset.x, y: top), animated: true)
    return .scrolledToTop
  }

  // What the page has named comes first; else what UIKit itself would take, the page's view or the
  // first view in it.
  @MainActor static func scrollView(
    of page: UIViewController, at edge: NSDirectionalRectEdge
  ) -> UIScrollView? {
    guard let view = page.viewIfLoaded else { return nil }
    return page.contentScrollView(for: edge) ?? view as? UIScrollView
      ?? view.subviews.first as? UIScrollView
  }
}
