// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

extension TabBarAttachment {
  /// Looks whether the controller changed without a word; called at the end of every turn, and
  /// therefore cheap.
  func look() {
    guard let controller, !isApplying else { return }
    followQueue()
    let wasSeen = hideSystemBar()
    follower.readAll()
    if wasSeen || SystemTabBar.usesTabs(controller) != hadTabs
      || controller.selectedViewController !== stage.page
      || !pages(of: controller).elementsEqual(entries.compactMap(\.page))
    {
      reread()
    }
    stage.look()
  }

  /// Reads the controller anew: pages, selection, the system's bar, the view's size.
  func reread() {
    guard let controller, !isApplying, !isReading else { return }
    hideSystemBar()
    isReading = true
    let isChosen = readPages(of: controller)
    isReading = false
    // While the bar tells of a selection it is the bar that decides; it looks again afterwards.
    if isChosen { showBarsSelection() } else if !tabBar.driver.isRunning { followController() }
    follower.readAll()
    layout()
  }

  /// Puts the bar at its place and gives the page its inset.
  func layout() {
    guard let controller, !isApplying else { return }
    stage.page = controller.selectedViewController
    stage.layout()
  }

  /// The tab of a page.
  func id(of page: UIViewController) -> TabID? {
    entries.first { $0.page === page }?.item.id
  }

  // MARK: The system's bar

  /// UIKit shows its bar again by itself, and so may the application; true where it was shown.
  @discardableResult
  func hideSystemBar() -> Bool {
    guard let controller, !SystemTabBar.isHidden(in: controller) else { return false }
    isHidingSystemBar = true
    SystemTabBar.setHidden(true, in: controller)
    isHidingSystemBar = false
    return true
  }

  /// Somebody else hid or showed the system's bar: ours does the same.
  func systemBarWasSet(hidden: Bool) {
    guard controller != nil, !isHidingSystemBar else { return }
    isSystemBarHidden = hidden
    isHiddenByPage = hidden
    // Before pages are measured: the system's bar has its own room in their insets.
    hideSystemBar()
    stage.setHidden(isHiddenByApp || hidden, animated: false)
  }

  // MARK: Selection

  /// Selects in the bar what the controller shows.
  ///
  /// Where that may not be, as with a hidden tab, or not yet, as with a gate, the controller goes back
  /// to what the bar has selected: the two never differ when the screen is drawn.
  func followController() {
    guard let shown = controller?.selectedViewController else { return }
    guard let id = id(of: shown) else { return showBarsSelection() }
    // What may not be selected, and has nothing in its place, is not tried over and over.
    guard id != tabBar.selectedID, shown !== refusedPage else { return pageOfReturn = nil }
    tabBar.driver.send(.select(id, source: .programmatic)) { [weak self] in
      guard let self else { return }
      pageOfReturn = nil
      showBarsSelection()
      let isShown = controller?.selectedViewController === shown
      refusedPage = isShown && tabBar.driver.selection.selectedID != id ? shown : nil
    }
  }

  /// Selects in the controller what the bar has selected.
  func showBarsSelection() {
    guard let id = tabBar.selectedID, let page = viewController(for: id),
      page !== controller?.selectedViewController
    else { return }
    isApplying = true
    select(page)
    isApplying = false
  }

  // MARK: Pages

  /// The pages that the bar shows: at most five, without those that have left the controller.
  private func pages(of controller: UITabBarController) -> [UIViewController] {
    let all = controller.viewControllers ?? []
    children.formIntersection(all.map(ObjectIdentifier.init))
    children.formUnion(all.filter { $0.parent != nil }.map(ObjectIdentifier.init))
    // A page that was a child and is none any more was taken out by `removeFromParent()`.
    let present = all.filter { $0.parent != nil || !children.contains(ObjectIdentifier($0)) }
    return Array(present.prefix(TabBarAttachmentError.pageLimit))
  }

  // Pages that came and went in the controller come and go in the bar; actions keep their place.
  // Says whether the bar has chosen the selected tab, because the one before went away.
  private func readPages(of controller: UITabBarController) -> Bool {
    let hasTabs = SystemTabBar.usesTabs(controller)
    if hasTabs, !hadTabs { tabBar.report(.usesTabs) }
    hadTabs = hasTabs
    let count = controller.viewControllers?.count ?? 0
    if count > TabBarAttachmentError.pageLimit, count != reportedCount {
      tabBar.report(.tooManyPages(count))
    }
    reportedCount = count
    let pages = pages(of: controller)
    guard pages != entries.compactMap(\.page) else { return false }
    var read = pages.map { page in
      entries.first { $0.page === page }
        ?? AttachedEntry(item: .tab(newID(for: page)), content: .page(page, nil))
    }
    for (index, entry) in entries.enumerated() where entry.page == nil {
      read.insert(entry, at: min(index, read.count))
    }
    let shown = read.first {
      $0.page != nil && $0.page === controller.selectedViewController
    }
    followInQueue(read)
    let isLost = tabBar.selectedID.map { id in !read.contains { $0.item.id == id } } ?? false
    if isLost, let shown { follow(shown, from: entries, to: read) }
    entries = read
    showEntries(source: .successor, selected: shown?.item.id)
    return isLost
  }

  // Where the application took the selected page away, UIKit has chosen its own successor: the page
  // at the same index. The bar follows, before its own rule finds the selected tab missing.
  private func follow(
    _ next: AttachedEntry, from old: [AttachedEntry], to read: [AttachedEntry]
  ) {
    entries = read + old.filter { $0.item.id == tabBar.selectedID }
    showEntries(source: .successor)
    tabBar.select(next.item.id, source: .successor)
  }

  private func newID(for page: UIViewController) -> TabID {
    var id = TabID(page.tabBarItem?.accessibilityIdentifier ?? "")
    while id.rawValue.isEmpty || entries.contains(where: { $0.item.id == id }) || isQueued(id) {
      derivedIDs += 1
      id = TabID("page-\(derivedIDs)")
    }
    return id
  }

  /// Shows the entries in the bar; what the controller shows is for the caller to set right.
  func showEntries(source: SelectionSource, selected: TabID? = nil) {
    let wasReading = isReading
    isReading = true
    defer { isReading = wasReading }
    refusedPage = nil
    follower.keep(Set(entries.filter { $0.page != nil }.map(\.item.id)))
    tabBar.setItems(entries.map(\.item), source: source, selected: selected)
    for entry in entries {
      if let page = entry.page { follower.follow(page, as: entry.item.id) }
    }
  }
}
