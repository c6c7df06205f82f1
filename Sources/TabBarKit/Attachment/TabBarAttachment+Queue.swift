// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

/// New pages and items of the application's that wait; what it does to the controller itself is
/// done by UIKit, at once.
extension TabBarAttachment {
  /// The pages and actions, as they are or will be when what waits has come.
  var pages: [TabBarPage] { queue?.pages ?? currentPages }

  var currentPages: [TabBarPage] { entries.map(\.asPage) }

  /// Whether an id is among pages that wait, and not yet in the bar.
  func isQueued(_ id: TabID) -> Bool {
    guard let queue else { return false }
    return queue.pages.contains { $0.item.id == id } && !entries.contains { $0.item.id == id }
  }

  /// Whether these pages have to wait, because something is touched or under way that they would
  /// disturb.
  func mustWait(_ pages: [TabBarPage]) -> Bool {
    queue != nil
      || isBusy && pages.differInStructure(from: currentPages, made: { viewController(for: $0) })
  }

  private var isBusy: Bool {
    guard let controller, controller.viewIfLoaded?.window != nil else { return false }
    if tabBar.isPressed { return true }
    // A change from one page to another by the delegate's animator; presenting is none.
    let coming = controller.transitionCoordinator?.viewController(forKey: .to)
    return coming.map { id(of: $0) != nil } ?? false
  }

  /// Lets pages wait; what is new about the looks of those that stay is seen at once.
  func wait(
    with pages: [TabBarPage], source: SelectionSource, selected: TabID? = nil
  ) {
    queue = QueuedPages(
      pages, source: source, selected: selected, animated: false, after: queue
    ) { [weak self] in self?.applyQueue() }
    showLooks(of: pages)
  }

  func showLooks(of pages: [TabBarPage]) {
    for (index, page) in currentPages.takingLooks(of: pages).enumerated() {
      entries[index].item = page.item
    }
    showEntries(source: .successor)
  }

  /// Lets come what waits once nothing is in its way, after two seconds at the latest: it must not
  /// hang on being told that something is over.
  func followQueue() {
    if let queue, !isBusy || queue.isDue { applyQueue() }
  }

  func applyQueue() {
    guard let waiting = queue, controller != nil else { return }
    queue = nil
    waiting.end()
    let tabs = waiting.pages.filter { $0.item.role == .tab }
    let limit = TabBarAttachmentError.pageLimit
    if tabs.count > limit { tabBar.report(.tooManyPages(tabs.count)) }
    let excess = Set(tabs.dropFirst(limit).map(\.item.id))
    replaceEntries(
      with: waiting.pages.filter { !excess.contains($0.item.id) }, source: waiting.source,
      selected: waiting.selected)
  }

  /// The application has changed the controller's pages itself while others wait: what has gone does
  /// not come back with those, what has come stays, and the order is the application's.
  func followInQueue(_ read: [AttachedEntry]) {
    guard var pages = queue?.pages else { return }
    func index(of controller: UIViewController, in pages: [TabBarPage]) -> Int? {
      pages.firstIndex { page in
        if case .controller(controller) = page.content { return true }
        return page.item.id == id(of: controller)
      }
    }
    let now = read.compactMap(\.page)
    let before = entries.compactMap(\.page)
    for gone in before where !now.contains(gone) {
      if let index = index(of: gone, in: pages) { pages.remove(at: index) }
    }
    for entry in read {
      guard let new = entry.page, !before.contains(new), index(of: new, in: pages) == nil else {
        continue
      }
      pages.append(entry.asPage)
    }
    if before.filter(now.contains) != now.filter(before.contains) {
      let places = now.compactMap { index(of: $0, in: pages) }
      let moved = places.map { pages[$0] }
      for (place, page) in zip(places.sorted(), moved) { pages[place] = page }
    }
    queue?.pages = pages
  }
}
