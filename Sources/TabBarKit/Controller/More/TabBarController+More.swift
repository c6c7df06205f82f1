// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

extension TabBarController {
  func overflowDidChange() {
    tabBar.overflow = overflow
    switch overflow {
    case .compress, .scroll: tabBar.more = nil
    case .more(let limit):
      let item = moreItem.with {
        $0.id = .more
        $0.role = .tab
        $0.isHidden = false
      }
      tabBar.more = BarOverflow(item: item, limit: limit)
      moreList?.title = item.title
    }
    showSelectedPage()
  }

  private var moreList: MoreListController? {
    morePage?.viewControllers.first as? MoreListController
  }

  /// The page of the More item, made on first need; nil where every tab has a place.
  func morePageIfNeeded() -> UIViewController? {
    if let morePage { return morePage }
    guard !tabBar.concealedItems.isEmpty else { return nil }
    let list = MoreListController()
    list.title = moreItem.title
    list.onChoice = { [weak self] in self?.tabBar.press($0) }
    let page = UINavigationController(rootViewController: list)
    morePage = page
    takeIn(page)
    updateMoreList()
    return page
  }

  /// Keeps the list as the bar is, and lets it go where every tab has a place again.
  func updateMoreList() {
    guard let morePage else { return }
    let items = tabBar.concealedItems
    if items.isEmpty, shownPage !== morePage {
      self.morePage = nil
      return drop(morePage)
    }
    moreList?.show(tabBar.moreRows(items))
  }
}

extension TabBar {
  /// Tabs as a list shows them: with the icons, colours and badges that they would have in the bar.
  func moreRows(_ items: [BarItem]) -> [MoreListController.Row] {
    let context = itemContext
    return items.map { item in
      let icon = icon(of: item, selected: false).0
      var picture: UIImage?
      if case .image(let source) = item.badge { picture = context.picture(source) }
      return MoreListController.Row(
        item: item, image: icon?.poster,
        paint: icon?.isTemplate(item.iconRendering) == true ? item.iconColor ?? .accent : nil,
        badge: MoreListController.Row.BadgeLook(
          style: context.style.badge, color: statements[item.id]?.badgeColor, picture: picture,
          view: badgeViews[item.id], dotDescription: dotDescription), tint: context.tint)
    }
  }
}
