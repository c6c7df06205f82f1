// SPDX-License-Identifier: MIT
public import Foundation
public import TabBarCore
import UIKit

extension TabBarAttachment {
  // MARK: Links

  /// Opens a link to a tab (``linkFormat``), and hands what follows the id to the tab's page.
  ///
  /// The tab is selected with the source ``TabBarCore/SelectionSource/deepLink``. The page gets the
  /// link once the tab is selected, if it is a ``TabLinkReceiver``; if the tab is not selected in the
  /// end, nobody gets it.
  ///
  /// - Parameters:
  ///   - url: Any link.
  ///   - whenAvailable: Whether a tab that has not arrived yet is awaited
  ///     (``TabBar/selectWhenAvailable(_:source:)``); the default is false.
  /// - Returns: False for a link of another form, which changes nothing, and for an unknown tab, which is
  ///   reported to ``TabBar/onDiagnostic``.
  @discardableResult
  public func open(_ url: URL, whenAvailable: Bool = false) -> Bool {
    guard let link = TabLink(url, format: linkFormat) else { return false }
    reread()
    return links.open(link, whenAvailable: whenAvailable || isQueued(link.id))
  }

  // MARK: State

  /// What is to be kept for the next run: selection, order, badges, and what pages keep of themselves.
  ///
  /// Pages keep something as ``TabStateKeeper``s. Write the result as JSON, for instance into the
  /// scene's restoration activity, as ``TabBarCore/TabBarState`` shows.
  ///
  /// - Returns: The state; ``restore(_:)`` takes it.
  public func savedState() -> TabBarState {
    reread()
    return restorer.state(of: pagesByID, items: items)
  }

  /// Takes the state of an earlier run; call it once the controller has its pages, best before the
  /// first frame.
  ///
  /// Ids that are unknown today are ignored. The controller's pages are put into the kept order. The
  /// tab is selected with the source ``TabBarCore/SelectionSource/restore``: its gate is asked.
  ///
  /// - Parameter state: What ``savedState()`` gave.
  public func restore(_ state: TabBarState) {
    reread()
    let restored = state.applied(to: pages)
    if mustWait(restored) {
      wait(with: restored, source: .restore)
    } else {
      replaceEntries(with: restored, source: .restore, selected: nil)
    }
    restorer.take(state, ids: Set(restored.map(\.item.id)), pages: pagesByID)
    if let id = state.selectedID, restored.contains(where: { $0.isTab(id) }) {
      if isQueued(id) {
        tabBar.selectWhenAvailable(id, source: .restore)
      } else {
        tabBar.select(id, source: .restore)
      }
    }
    reread()
  }

  private var pagesByID: [TabID: UIViewController] {
    Dictionary(
      entries.compactMap { entry in entry.page.map { (entry.item.id, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}
