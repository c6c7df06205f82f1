// SPDX-License-Identifier: MIT
import Foundation
package import TabBarCore
import UIKit

extension TabBarController {
  /// Replaces pages, now or when nothing is touched and under way any more.
  ///
  /// `source` is what the event says if the selected tab is gone, and `selected` is selected without
  /// an event where there were no pages before.
  package func setPages(
    _ pages: [TabBarPage], source: SelectionSource, selected: TabID? = nil, animated: Bool = false
  ) {
    let pages = pages.firstOfEach(made: { controllers[$0] }, report: tabBar.report)
    guard
      queue != nil
        || isBusy && pages.differInStructure(from: currentPages, made: { controllers[$0] })
    else { return replacePages(pages, source: source, selected: selected, animated: animated) }
    queue = QueuedPages(
      pages, source: source, selected: selected, animated: animated, after: queue
    ) { [weak self] in self?.applyQueue() }
    showLooks(of: pages)
  }

  /// Shows at once what is new about the items that stay.
  func showLooks(of pages: [TabBarPage]) {
    replacePages(currentPages.takingLooks(of: pages), source: .successor)
  }

  /// Whether something is touched or under way that new pages would disturb.
  private var isBusy: Bool {
    guard isViewLoaded, view.window != nil else { return false }
    return change != nil || swiper.isFollowing || tabBar.isPressed
  }

  /// Whether an id is among pages that wait, and not yet in the bar.
  func isQueued(_ id: TabID) -> Bool {
    guard let queue else { return false }
    return queue.pages.contains { $0.item.id == id }
      && !currentPages.contains { $0.item.id == id }
  }

  /// Looks what has changed without a word; called at the end of every turn, and therefore cheap.
  ///
  /// What waits must not hang on being told that something is over.
  func look() {
    if let queue, !isBusy || queue.isDue { applyQueue() }
    followRemovedPages()
    // A page, or the root of its stack, may have got another item.
    follower.readAll()
    updateMoreList()
    keepPageInPlace()
    stage.look()
  }

  private func applyQueue() {
    guard let waiting = queue else { return }
    queue = nil
    waiting.end()
    finishChange()
    replacePages(
      waiting.pages, source: waiting.source, selected: waiting.selected,
      animated: waiting.animated)
  }

  /// Takes pages away that the application has removed from the controller itself.
  private func followRemovedPages() {
    let gone = controllers.filter { $0.value.parent !== self }
    guard !gone.isEmpty else { return }
    queue?.pages.removeAll { gone[$0.item.id] != nil }
    replacePages(currentPages.filter { gone[$0.item.id] == nil }, source: .successor)
  }
}
