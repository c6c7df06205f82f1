// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

/// Opens links to tabs, and hands each to its page once the tab is selected.
///
/// A link whose tab is not selected in the end — denied, given up, redirected — is forgotten, so that
/// it cannot open later by chance.
@MainActor final class LinkDesk {
  private let bar: TabBar
  private let page: @MainActor (TabID) -> UIViewController?
  private var waiting: TabLink?

  init(_ bar: TabBar, page: @escaping @MainActor (TabID) -> UIViewController?) {
    self.bar = bar
    self.page = page
  }

  /// Wishes to select the link's tab; false if the bar has no such tab and it is not to be awaited.
  func open(_ link: TabLink, whenAvailable: Bool) -> Bool {
    let isKnown = bar.items.contains { $0.id == link.id && $0.role == .tab }
    let input: TabSelection.Input =
      whenAvailable
      ? .selectWhenAvailable(link.id, source: .deepLink) : .select(link.id, source: .deepLink)
    bar.driver.send(input) { [weak self] in
      guard let self else { return }
      if isAwaited(link.id) { waiting = link } else { handOver(link) }
    }
    return isKnown || whenAvailable
  }

  /// The selection came to rest: hands the link over, keeps it, or forgets it.
  func didSettle() {
    guard let link = waiting, !isAwaited(link.id) else { return }
    waiting = nil
    handOver(link)
  }

  private func isAwaited(_ id: TabID) -> Bool { id == bar.pendingID || id == bar.rememberedID }

  private func handOver(_ link: TabLink) {
    guard link.id == bar.selectedID else { return }
    page(link.id)?.tabPart((any TabLinkReceiver).self)?.receive(link)
  }
}
