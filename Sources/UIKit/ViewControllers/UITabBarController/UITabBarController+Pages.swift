// SPDX-License-Identifier: MIT
internal import Foundation

extension UITabBarController {
  /// How many tabs a narrow bar has room for.
  static let room = 5

  /// UIKit's rule: a controller turns only as all its pages do.
  var orientationsOfPages: UIInterfaceOrientationMask {
    let usual: UIInterfaceOrientationMask =
      UIDevice.current.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
    return (pages ?? []).reduce(usual) { $0.intersection($1.supportedInterfaceOrientations) }
  }

  func replacePages(with new: [UIViewController]?, animated: Bool) {
    let old = pages ?? []
    let former = selection
    let index = old.firstIndex { $0 === former }
    let pages = new ?? []
    emptyMore(keeping: pages)
    let isEarly = !isViewLoaded
    let switches = Simulator.current.switches
    let removed = old.filter { page in
      page.parent != nil && !pages.contains { $0 === page }
    }
    // UIKit's rule: the old pages are gone before the first new one comes.
    for page in removed {
      page.appearance.isMovingFromParent = true
      page.willMove(toParent: nil)
      page.abandonPresentationsElsewhere()
    }
    for page in removed where page.parent === self { page.removeFromParent() }
    self.pages = new
    let added = pages.filter { page in !old.contains { $0 === page } }
    let adopted = isEarly && switches.parenting == .atViewLoad ? [] : added
    for page in adopted { adopt(page) }
    staleController = nil
    if isEarly, switches.firstSelection == .atViewLoad {
      selection = pages.first { $0 === former }
    } else {
      selection = successor(of: former, at: index, in: pages)
    }
    updateBarItems(animated: animated)
    showSelection()
    for page in removed { page.appearance.isMovingFromParent = false }
    for page in adopted {
      page.didMove(toParent: self)
      page.appearance.isMovingToParent = false
    }
  }

  /// What was left open until the view is loaded: who the pages' parent is, what is selected.
  func completePages() {
    guard let pages else { return }
    for page in pages where page.parent == nil {
      adopt(page)
      page.didMove(toParent: self)
      page.appearance.isMovingToParent = false
    }
    if selection == nil { selection = pages.first }
    updateBarItems(animated: false)
  }

  /// UIKit's rule: the selected page stays; else the one at its index is next, else the first.
  private func successor(
    of former: UIViewController?, at index: Int?, in pages: [UIViewController]
  ) -> UIViewController? {
    if let former, former === more { return hasMore ? former : pages.first }
    if let former, pages.contains(where: { $0 === former }) { return former }
    guard let index, pages.indices.contains(index) else { return pages.first }
    return pages[index]
  }

  // MARK: The bar

  /// Whether not all pages fit into the bar.
  var hasMore: Bool {
    (pages?.count ?? 0) > Self.room && traitCollection.horizontalSizeClass != .regular
  }

  /// The pages with a tab of their own.
  var pagesInBar: [UIViewController] {
    guard let pages else { return [] }
    return hasMore ? Array(pages.prefix(Self.room - 1)) : pages
  }

  /// The pages that only the list of ``moreNavigationController`` leads to.
  var pagesInMore: [UIViewController] {
    hasMore ? Array((pages ?? []).dropFirst(Self.room - 1)) : []
  }

  func updateBarItems(animated: Bool) {
    guard pages != nil || tabBar.items != nil else { return }
    var items = pagesInBar.compactMap(\.tabBarItem)
    if hasMore { items.append(moreItem) }
    let isSame = items.map(ObjectIdentifier.init) == tabBar.items?.map(ObjectIdentifier.init)
    if !isSame || pages == nil { tabBar.show(pages == nil ? nil : items, animated: animated) }
    tabBar.select(selection.flatMap(item))
    (more?.stack.first as? MoreListController)?.show(pagesInMore)
  }

  /// The item in the bar that stands for a page.
  func item(for page: UIViewController) -> UITabBarItem? {
    holder(of: page) === more && more != nil ? moreItem : page.tabBarItem
  }

  /// The child that shows a page: itself, or the controller of what does not fit.
  func holder(of page: UIViewController) -> UIViewController {
    pagesInMore.contains { $0 === page } ? moreOrNew : page
  }

  /// The child that an item of the bar leads to.
  func child(for item: UITabBarItem) -> UIViewController? {
    item === moreItem ? moreOrNew : pagesInBar.first { $0.tabBarItem === item }
  }
}
