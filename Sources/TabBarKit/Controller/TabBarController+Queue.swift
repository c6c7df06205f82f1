// SPDX-License-Identifier: MIT
import Foundation
package import TabBarCore
import TabBarPlatform
import UIKit

/// New pages that wait until nothing is touched or under way.
struct QueuedPages {
  var pages: [TabBarPage]
  var source: SelectionSource
  var selected: TabID?
  var animated: Bool
  /// Until when they wait, in seconds of the system's clock.
  let limit: TimeInterval
  /// Wakes the application where nothing else does.
  let alarm: DelayedCall
}

extension TabBarController {
  /// How long new pages wait at most, in seconds.
  private static let longestWait: TimeInterval = 2

  /// Replaces pages, now or when nothing is touched and under way any more.
  ///
  /// `source` is what the event says if the selected tab is gone, and `selected` is selected without
  /// an event where there were no pages before.
  package func setPages(
    _ pages: [TabBarPage], source: SelectionSource, selected: TabID? = nil, animated: Bool = false
  ) {
    let pages = firstOfEach(pages)
    guard queue != nil || isBusy && changesStructure(pages) else {
      return replacePages(pages, source: source, selected: selected, animated: animated)
    }
    let old = queue
    queue = QueuedPages(
      pages: pages, source: source, selected: selected ?? old?.selected, animated: animated,
      limit: old?.limit ?? FrameTicker.now + Self.longestWait,
      alarm: old?.alarm
        ?? DelayedCall(after: Self.longestWait, isLimit: true) { [weak self] in self?.applyQueue() }
    )
    showLooks(of: pages)
  }

  /// The pages without those whose id or controller another one has.
  private func firstOfEach(_ pages: [TabBarPage]) -> [TabBarPage] {
    var ids: Set<TabID> = []
    var seen: Set<ObjectIdentifier> = []
    return pages.filter { page in
      let id = page.item.id
      guard ids.insert(id).inserted else {
        tabBar.report(.selection(.duplicateID(id)))
        return false
      }
      guard case .controller(let controller) = page.content else { return true }
      let isNew = seen.insert(ObjectIdentifier(controller)).inserted
      if !isNew { tabBar.report(.pageTwice(id)) }
      return isNew
    }
  }

  /// Whether the pages differ in more than what is seen of them.
  private func changesStructure(_ pages: [TabBarPage]) -> Bool {
    guard pages.count == currentPages.count else { return true }
    return zip(pages, currentPages).contains { new, old in
      guard new.item.id == old.item.id, new.item.role == old.item.role,
        new.item.isHidden == old.item.isHidden, new.item.placement == old.item.placement
      else { return true }
      if case .controller(let controller) = new.content {
        return controllers[new.item.id] !== controller
      }
      return false
    }
  }

  /// Shows at once what is new about the items that stay.
  private func showLooks(of pages: [TabBarPage]) {
    replacePages(
      currentPages.map { old in
        guard let new = pages.first(where: { $0.item.id == old.item.id }),
          new.item.role == old.item.role
        else { return old }
        var page = old
        page.item = new.item.with {
          $0.isHidden = old.item.isHidden
          $0.placement = old.item.placement
        }
        return page
      }, source: .successor)
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
    if let queue, !isBusy || FrameTicker.now >= queue.limit { applyQueue() }
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
    waiting.alarm.cancel()
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
