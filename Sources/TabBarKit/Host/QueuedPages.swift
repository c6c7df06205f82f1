// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

/// New pages that wait until nothing is touched or under way.
@MainActor struct QueuedPages {
  var pages: [TabBarPage]
  let source: SelectionSource
  let selected: TabID?
  let animated: Bool
  /// Until when they wait, in seconds of the system's clock.
  private let limit: TimeInterval
  /// Wakes the application where nothing else does.
  private let alarm: DelayedCall

  /// How long new pages wait at most, in seconds.
  private static let longestWait: TimeInterval = 2

  /// Pages that wait from now on, or in place of others, but not longer than those.
  init(
    _ pages: [TabBarPage], source: SelectionSource, selected: TabID?, animated: Bool,
    after old: QueuedPages?, onLimit: @escaping @MainActor () -> Void
  ) {
    self.pages = pages
    self.source = source
    self.selected = selected ?? old?.selected
    self.animated = animated
    limit = old?.limit ?? FrameTicker.now + Self.longestWait
    alarm = old?.alarm ?? DelayedCall(after: Self.longestWait, isLimit: true, onLimit)
  }

  /// Whether they have waited long enough.
  var isDue: Bool { FrameTicker.now >= limit }

  /// They wait no longer.
  func end() { alarm.cancel() }
}

extension [TabBarPage] {
  /// The pages without those whose id or controller another one before them has.
  ///
  /// - Parameters:
  ///   - made: The controller of a tab that is there, if it was made.
  ///   - report: Told of those that are left out.
  /// - Returns: The others, in their order.
  @MainActor func firstOfEach(
    made: (TabID) -> UIViewController?, report: (TabBarDiagnostic) -> Void
  ) -> [TabBarPage] {
    var ids: Set<TabID> = []
    var seen: Set<ObjectIdentifier> = []
    return filter { page in
      let id = page.item.id
      guard ids.insert(id).inserted else {
        report(.selection(.duplicateID(id)))
        return false
      }
      let controller: UIViewController? =
        switch page.content {
        case .controller(let controller): controller
        case .factory: made(id)
        case .action: nil
        }
      guard let controller else { return true }
      let isNew = seen.insert(ObjectIdentifier(controller)).inserted
      if !isNew { report(.pageTwice(id)) }
      return isNew
    }
  }

  /// The pages with one item changed; its id and role stay.
  @MainActor func changing(_ id: TabID, _ change: (inout BarItem) -> Void) -> [TabBarPage] {
    map { page in
      guard page.item.id == id else { return page }
      var page = page
      let role = page.item.role
      page.item = page.item.with(change).with {
        $0.id = id
        $0.role = role
      }
      return page
    }
  }

  /// The pages with what is new about the looks of the items that stay.
  @MainActor func takingLooks(of others: [TabBarPage]) -> [TabBarPage] {
    map { old in
      guard let new = others.first(where: { $0.item.id == old.item.id }),
        new.item.role == old.item.role
      else { return old }
      var page = old
      page.item = new.item.with {
        $0.isHidden = old.item.isHidden
        $0.placement = old.item.placement
      }
      return page
    }
  }

  /// Whether the pages differ from others in more than what is seen of them.
  ///
  /// - Parameters:
  ///   - others: The pages that are there.
  ///   - made: The controller of a tab that is there, if it was made.
  /// - Returns: False where nothing would come, go or move.
  @MainActor func differInStructure(
    from others: [TabBarPage], made: (TabID) -> UIViewController?
  ) -> Bool {
    guard count == others.count else { return true }
    return zip(self, others).contains { new, old in
      guard new.item.id == old.item.id, new.item.role == old.item.role,
        new.item.isHidden == old.item.isHidden, new.item.placement == old.item.placement
      else { return true }
      if case .controller(let controller) = new.content {
        return made(new.item.id) !== controller
      }
      return false
    }
  }
}
