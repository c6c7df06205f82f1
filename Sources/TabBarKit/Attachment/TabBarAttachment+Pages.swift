// SPDX-License-Identifier: MIT
import Foundation
package import TabBarCore
import TabBarPlatform
public import UIKit

extension TabBarAttachment {
  /// The items in the order of the bar.
  public var items: [BarItem] { pages.map(\.item) }

  /// Puts an action into the bar; its page-less item is never selected.
  ///
  /// An action of the same id is replaced; the id of a page changes nothing and is reported to
  /// ``TabBar/onDiagnostic``. It may wait (``setPages(_:)``).
  ///
  /// - Parameters:
  ///   - item: The item; its role becomes ``TabBarCore/BarItem/Role/action``.
  ///   - index: The place among all items; beyond the ends it counts as the end.
  ///   - action: What pressing it does; kept strongly.
  public func insert(_ item: BarItem, at index: Int, action: @escaping @MainActor () -> Void) {
    guard !pages.contains(where: { $0.isTab(item.id) }) else {
      return tabBar.report(.selection(.duplicateID(item.id)))
    }
    var pages = pages
    pages.removeAll { $0.item.id == item.id }
    pages.insert(.action(item, perform: action), at: min(max(0, index), pages.count))
    guard !mustWait(pages) else { return wait(with: pages, source: .programmatic) }
    entries.removeAll { $0.item.id == item.id }
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
  /// To hide it, or to place it otherwise, may wait (``setPages(_:)``).
  ///
  /// - Parameters:
  ///   - id: The item; an unknown one changes nothing and is reported to
  ///     ``TabBar/onDiagnostic``.
  ///   - change: Changes the item; id and role stay.
  public func updateItem(_ id: TabID, _ change: (inout BarItem) -> Void) {
    guard isQueued(id) || tabBar.isKnown(id) else { return }
    let changed = currentPages.changing(id, change)
    if let waiting = queue?.pages {
      // The bar shows it now, and still does when what waits has come.
      queue?.pages = waiting.changing(id, change)
      return showLooks(of: changed)
    }
    // What follows a tab that is hidden by this is its successor.
    guard !mustWait(changed) else { return wait(with: changed, source: .successor) }
    for (index, page) in changed.enumerated() { entries[index].item = page.item }
    showEntries(source: .successor)
  }

  /// Replaces the controller's pages and the bar's actions, keeping by id the pages that stay.
  ///
  /// Of equal ids, and of tabs with the same page, the first counts, also where a closure makes that
  /// page; the others are reported to ``TabBar/onDiagnostic``. An empty list leaves a bar and a
  /// controller without pages. UIKit always shows one of its pages: where every tab has a gate that is
  /// the first one, while the bar asks its gate and has nothing selected; use ``TabBarController``
  /// where that may not be seen.
  /// After ``detach()`` it does nothing.
  ///
  /// While a finger is on the bar, or one page takes another's place by the delegate's animator, what
  /// adds, removes or moves something waits: ``items`` says it at once, bar and controller follow
  /// when that is over, after two seconds at the latest. What only looks different is shown at once.
  /// Pushes and pops go on to their end, whatever changes around them. What the application does to
  /// `viewControllers` itself is never held back, and kept when what waits comes.
  ///
  /// - Parameter pages: At most five pages, and any number of actions.
  /// - Throws: ``TabBarAttachmentError/tooManyPages(_:)``, ``TabBarAttachmentError/usesTabs``;
  ///   everything is as it was.
  public func setPages(_ pages: [TabBarPage]) throws {
    try setPages(pages, source: .successor)
  }

  /// Replaces pages; `selected` is selected without an event where there were no items before.
  package func setPages(
    _ pages: [TabBarPage], source: SelectionSource, selected: TabID? = nil
  ) throws {
    guard let controller else { return }
    guard !SystemTabBar.usesTabs(controller) else { throw TabBarAttachmentError.usesTabs }
    // A page in two tabs would have two places in UIKit's controller, which stops the application.
    let pages = pages.firstOfEach(made: { viewController(for: $0) }, report: tabBar.report)
    let count = pages.filter { $0.item.role == .tab }.count
    guard count <= TabBarAttachmentError.pageLimit else {
      throw TabBarAttachmentError.tooManyPages(count)
    }
    guard !mustWait(pages) else { return wait(with: pages, source: source, selected: selected) }
    replaceEntries(with: pages, source: source, selected: selected)
  }

  /// The entries of pages, made now; without those whose page turns out to be another one's.
  private func makeEntries(of pages: [TabBarPage]) -> [AttachedEntry] {
    var controllers: Set<ObjectIdentifier> = []
    return pages.compactMap { page in
      let entry = AttachedEntry(item: page.item, content: content(of: page))
      if let controller = entry.page,
        !controllers.insert(ObjectIdentifier(controller)).inserted
      {
        tabBar.report(.pageTwice(page.item.id))
        return nil
      }
      if let controller = entry.page { restorer.restore(controller, as: page.item.id) }
      return entry
    }
  }

  func replaceEntries(
    with pages: [TabBarPage], source: SelectionSource, selected: TabID?
  ) {
    entries = makeEntries(of: pages)
    restorer.keep(Set(entries.map(\.item.id)))
    let pages = entries.compactMap(\.page)
    // The bar's rule comes first: it takes the nearest page that remains. UIKit would take the one at
    // the same index, and load it.
    showEntries(source: source, selected: selected)
    if pages != controller?.viewControllers ?? [] {
      isApplying = true
      controller?.setViewControllers(pages, animated: false)
      isApplying = false
    }
    showBarsSelection()
    reread()
  }

  private func content(of page: TabBarPage) -> AttachedEntry.Content {
    switch page.content {
    case .action(let perform): .action(perform)
    case .controller(let controller): .page(controller, page)
    case .factory(let make): .page(viewController(for: page.item.id) ?? make(), page)
    }
  }
}
