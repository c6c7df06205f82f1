// SPDX-License-Identifier: MIT
internal import Foundation

/// The controller of what does not fit into the bar, to which pages are lent.
extension UITabBarController {
  var moreOrNew: UINavigationController {
    if let more { return more }
    let list = MoreListController()
    let controller = UINavigationController(more: list)
    controller.tabBarItem = moreItem
    more = controller
    adopt(controller)
    controller.didMove(toParent: self)
    list.onChoice = { [weak self] in self?.userChose($0) }
    controller.onLeave = { [weak self] in self?.takeBack($0) }
    list.show(pagesInMore)
    return controller
  }

  /// Empties the list's controller, unless what it shows is still to be found there.
  func emptyMore(keeping pages: [UIViewController]? = nil) {
    guard let more, let list = more.stack.first else { return }
    more.transition?.finishNow()
    guard more.stack.count > 1 else { return }
    if let pages, pages.count > Self.room, more.stack.count > 1,
      pages.dropFirst(Self.room - 1).contains(where: { $0 === more.stack[1] })
    {
      return
    }
    more.setViewControllers([list], animated: false)
    more.setNavigationBarHidden(false, animated: false)
  }

  /// A page that leaves the list's controller, however that came, is a page of this one again.
  ///
  /// If it was selected, the list that is seen then is.
  private func takeBack(_ page: UIViewController) {
    guard page.parent == nil, pages?.contains(where: { $0 === page }) ?? false else { return }
    (page as? UINavigationController)?.exit = nil
    adopt(page)
    page.didMove(toParent: self)
    page.appearance.isMovingToParent = false
    guard let more, more.stack.count == 1 else { return }
    more.setNavigationBarHidden(false, animated: false)
    if selection === page { selection = more }
  }

  /// Lets the bar have the tabs that it has room for.
  ///
  /// A wide bar has room for all pages: none is left in the list's controller.
  func followWidth() {
    if let more, !hasMore {
      let former = selection
      emptyMore()
      selection = former === more ? pages?.first : former
    }
    updateBarItems(animated: false)
  }
}
