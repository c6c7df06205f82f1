// SPDX-License-Identifier: MIT
public import Foundation
public import TabBarCore
import UIKit

extension TabBarController {
  // MARK: Links

  /// Opens a link to a tab (``linkFormat``), and hands what follows the id to the tab's page.
  ///
  /// The tab is selected with the source ``TabBarCore/SelectionSource/deepLink``: delegate and gate
  /// are asked. The page gets the link once the tab is selected, if it is a ``TabLinkReceiver``; if
  /// the tab is not selected in the end, nobody gets it.
  ///
  /// ```swift
  /// func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
  ///   for context in contexts { tabs.open(context.url) }
  /// }
  /// ```
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
    return links.open(link, whenAvailable: whenAvailable || isQueued(link.id))
  }

  // MARK: State

  /// What is to be kept for the next run: selection, order, badges, and what pages keep of themselves.
  ///
  /// Pages keep something as ``TabStateKeeper``s. Write the result as JSON, for instance into the
  /// scene's restoration activity.
  ///
  /// - Returns: The state; ``restore(_:)`` takes it.
  public func savedState() -> TabBarState {
    var state = restorer.state(of: controllers, items: items)
    if state.selectedID == .more { state.selectedID = nil }
    return state
  }

  /// Takes the state of an earlier run; call it after ``pages`` are set, best before the first frame.
  ///
  /// Ids that are unknown today are ignored. The tab is selected with the source
  /// ``TabBarCore/SelectionSource/restore``: its gate is asked. A page that is not made yet gets its
  /// part when it is.
  ///
  /// - Parameter state: What ``savedState()`` gave.
  public func restore(_ state: TabBarState) {
    let restored = state.applied(to: pages)
    setPages(restored, source: .restore)
    restorer.take(state, ids: Set(restored.map(\.item.id)), pages: controllers)
    guard let id = state.selectedID, restored.contains(where: { $0.isTab(id) }) else { return }
    if isQueued(id) {
      tabBar.selectWhenAvailable(id, source: .restore)
    } else {
      tabBar.select(id, source: .restore)
    }
  }
}
