// SPDX-License-Identifier: MIT
import Foundation
package import TabBarCore
import TabBarPlatform
public import UIKit

extension TabBarAttachment {
  /// The items in the order of the bar.
  public var items: [BarItem] { entries.map(\.item) }

  /// Puts an action into the bar; its page-less item is never selected.
  ///
  /// An action of the same id is replaced.
  ///
  /// - Parameters:
  ///   - item: The item; its role becomes ``TabBarCore/BarItem/Role/action``.
  ///   - index: The place among all items; beyond the ends it counts as the end.
  ///   - action: What pressing it does; kept strongly.
  public func insert(_ item: BarItem, at index: Int, action: @escaping @MainActor () -> Void) {
    entries.removeAll { $0.item.id == item.id && $0.page == nil }
    let entry = AttachedEntry(item: item.with { $0.role = .action }, content: .action(action))
    entries.insert(entry, at: min(max(0, index), entries.count))
    showEntries(source: .programmatic)
  }

  /// The page of a tab.
  ///
  /// - Parameter id: The tab.
  /// - Returns: Nil for an action or an unknown id.
  public func viewController(for id: TabID) -> UIViewController? {
    entries.first { $0.item.id == id }?.page
  }

  /// Changes an item in place: its title, pictures or badge.
  ///
  /// - Parameters:
  ///   - id: The item; an unknown one changes nothing and is reported to
  ///     ``TabBar/onDiagnostic``.
  ///   - change: Changes the item; id and role stay.
  public func updateItem(_ id: TabID, _ change: (inout BarItem) -> Void) {
    guard tabBar.isKnown(id), let index = entries.firstIndex(where: { $0.item.id == id })
    else { return }
    let role = entries[index].item.role
    entries[index].item = entries[index].item.with(change).with {
      $0.id = id
      $0.role = role
    }
    showEntries(source: .programmatic)
  }

  /// Replaces the controller's pages and the bar's actions, keeping by id the pages that stay.
  ///
  /// - Parameter pages: At most five pages, and any number of actions.
  /// - Throws: ``TabBarAttachmentError/tooManyPages(_:)``; everything is as it was.
  public func setPages(_ pages: [TabBarPage]) throws {
    try setPages(pages, source: .successor)
  }

  /// Replaces pages; `selected` is selected without an event where there were no items before.
  package func setPages(
    _ pages: [TabBarPage], source: SelectionSource, selected: TabID? = nil
  ) throws {
    let count = pages.filter { $0.item.role == .tab }.count
    guard count <= TabBarAttachmentError.pageLimit else {
      throw TabBarAttachmentError.tooManyPages(count)
    }
    replaceEntries(with: pages, source: source, selected: selected)
  }

  private func replaceEntries(
    with pages: [TabBarPage], source: SelectionSource, selected: TabID?
  ) {
    let old = entries
    entries = pages.map { page in AttachedEntry(item: page.item, content: content(of: page)) }
    let pages = entries.compactMap(\.page)
    isApplying = true
    if let next = successor(in: old, among: pages) { select(next) }
    if pages != controller?.viewControllers ?? [] {
      controller?.setViewControllers(pages, animated: false)
    }
    isApplying = false
    // UIKit kept the selected page or took another one; the bar's own rule comes next.
    showEntries(source: source, selected: selected)
    if let id = tabBar.selectedID { show(id, from: nil, source: source) }
    reread()
  }

  // UIKit would select the page at the same index, and load it; the bar's rule takes the nearest one,
  // the previous first. So that one is selected before the pages change.
  private func successor(
    in old: [AttachedEntry], among pages: [UIViewController]
  ) -> UIViewController? {
    let oldPages = old.compactMap(\.page)
    guard let selected = controller?.selectedViewController, !pages.contains(selected),
      let index = oldPages.firstIndex(of: selected)
    else { return nil }
    return oldPages[..<index].last { pages.contains($0) }
      ?? oldPages[index...].first { pages.contains($0) }
  }

  private func content(of page: TabBarPage) -> AttachedEntry.Content {
    switch page.content {
    case .action(let perform): .action(perform)
    case .controller(let controller): .page(controller, page)
    case .factory(let make): .page(viewController(for: page.item.id) ?? make(), page)
    }
  }

  /// Looks whether the controller changed without a word; called at the end of every turn, and
  /// therefore cheap.
  func look() {
    guard let controller, !isApplying else { return }
    SystemTabBar.hide(in: controller)
    let pages = (controller.viewControllers ?? []).prefix(TabBarAttachmentError.pageLimit)
    if controller.selectedViewController !== stage.page
      || !pages.elementsEqual(entries.compactMap(\.page))
    {
      reread()
    }
    follower.readAll()
    stage.look()
  }

  /// Reads the controller anew: pages, selection, the system's bar, the view's size.
  func reread() {
    guard let controller, !isApplying else { return }
    SystemTabBar.hide(in: controller)
    readPages(of: controller)
    if let page = controller.selectedViewController, let id = id(of: page),
      id != tabBar.selectedID
    {
      followSelection(of: id)
    }
    follower.readAll()
    layout()
  }

  // A plain controller has shown the page already. If its tab has a gate, the page goes back until
  // the gate has answered, or the gate would be asked again and again.
  private func followSelection(of id: TabID) {
    if gate(of: id) != nil, let old = tabBar.selectedID.flatMap({ viewController(for: $0) }) {
      isApplying = true
      select(old)
      isApplying = false
    }
    tabBar.select(id, source: .programmatic)
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

  // Pages that came and went in the controller come and go in the bar; actions keep their place.
  private func readPages(of controller: UITabBarController) {
    let pages = Array((controller.viewControllers ?? []).prefix(TabBarAttachmentError.pageLimit))
    if let all = controller.viewControllers, all.count > pages.count {
      tabBar.report(.tooManyPages(all.count))
    }
    guard pages != entries.compactMap(\.page) else { return }
    var read = pages.map { page in
      entries.first { $0.page === page }
        ?? AttachedEntry(item: .tab(newID(for: page)), content: .page(page, nil))
    }
    for (index, entry) in entries.enumerated() where entry.page == nil {
      read.insert(entry, at: min(index, read.count))
    }
    follow(controller.selectedViewController, from: entries, to: read)
    entries = read
    showEntries(source: .successor)
  }

  // Where the application took the selected page away, UIKit has chosen its own successor: the page
  // at the same index. The bar follows, before its own rule finds the selected tab missing.
  private func follow(
    _ page: UIViewController?, from old: [AttachedEntry], to read: [AttachedEntry]
  ) {
    guard let next = read.first(where: { $0.page === page && page != nil }),
      let selected = tabBar.selectedID, !read.contains(where: { $0.item.id == selected })
    else { return }
    entries = read + old.filter { $0.item.id == selected }
    showEntries(source: .successor)
    tabBar.select(next.item.id, source: .successor)
  }

  private func newID(for page: UIViewController) -> TabID {
    var id = TabID(page.tabBarItem?.accessibilityIdentifier ?? "")
    while id.rawValue.isEmpty || entries.contains(where: { $0.item.id == id }) {
      derivedIDs += 1
      id = TabID("page-\(derivedIDs)")
    }
    return id
  }

  func showEntries(source: SelectionSource, selected: TabID? = nil) {
    follower.keep(Set(entries.filter { $0.page != nil }.map(\.item.id)))
    tabBar.setItems(entries.map(\.item), source: source, selected: selected)
    for entry in entries {
      if let page = entry.page { follower.follow(page, as: entry.item.id) }
    }
  }
}
