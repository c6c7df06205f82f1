// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Names the scroll view that bars at all edges follow; nil lets them find it.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  /// The scroll views that a page has named for its edges.
  struct NamedContent {
    weak var top: UIScrollView?
    weak var leading: UIScrollView?
    weak var bottom: UIScrollView?
    weak var trailing: UIScrollView?
  }

  /// Keeps the name for each of the edges.
  func nameContent(_ scrollView: UIScrollView?, at edges: NSDirectionalRectEdge) {
    if edges.contains(.top) { namedContent.top = scrollView }
    if edges.contains(.leading) { namedContent.leading = scrollView }
    if edges.contains(.bottom) { namedContent.bottom = scrollView }
    if edges.contains(.trailing) { namedContent.trailing = scrollView }
    barsFollowContent()
  }

  /// The scroll view of exactly one edge.
  func content(_ edge: NSDirectionalRectEdge) -> UIScrollView? {
    switch edge {
    case .top: return namedContent.top
    case .leading: return namedContent.leading
    case .bottom: return namedContent.bottom
    case .trailing: return namedContent.trailing
    default:
      UIKitFailure.report(
        "contentScrollView(for:) takes one of the edges top, leading, bottom and trailing")
      return nil
    }
  }
}
