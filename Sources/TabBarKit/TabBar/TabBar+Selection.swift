// SPDX-License-Identifier: MIT
import Foundation
public import TabBarCore
import TabBarPlatform
import UIKit

extension TabBar {
  /// The selected tab; nil only while there is no tab.
  ///
  /// Setting an unknown, hidden or disabled id, an action's or nil leaves everything as it is and
  /// reports to ``onDiagnostic``.
  public var selectedID: TabID? {
    get { driver.shownID }
    set {
      guard let newValue else { return report(.noSelection) }
      select(newValue, source: .programmatic)
    }
  }

  /// The selected tab's index over the visible tabs, actions left out; `NSNotFound` without tabs.
  ///
  /// Setting an index out of range leaves everything as it is and reports to ``onDiagnostic``.
  public var selectedIndex: Int {
    get {
      driver.shownID.flatMap { driver.selection.visibleTabs.firstIndex(of: $0) } ?? NSNotFound
    }
    set { driver.send(.selectIndex(newValue, source: .programmatic)) }
  }

  /// The tab that waits for an answer (``SelectionDecision/wait``); nil if none does.
  public var pendingID: TabID? { driver.selection.pendingID }

  /// Wishes to select a tab, as the given source would.
  ///
  /// - Parameters:
  ///   - id: The tab.
  ///   - source: What makes the wish; code by default.
  public func select(_ id: TabID, source: SelectionSource = .programmatic) {
    driver.send(.select(id, source: source))
  }

  /// Presses an item as a finger does: selects a tab, runs an action.
  ///
  /// - Parameters:
  ///   - id: The item.
  ///   - source: What pressed it; a tap by default.
  public func press(_ id: TabID, source: SelectionSource = .tap) {
    driver.send(.press(id, source: source))
  }

  /// Gives the answer that ``decide`` put off with ``SelectionDecision/wait``.
  ///
  /// Without a question that waits it changes nothing.
  public func answerPending(_ decision: SelectionDecision) { driver.answerPending(decision) }

  func selectionDidChange() {
    let before = controls.values.first { $0.isSelected }?.id
    refresh()
    guard let id = driver.shownID, id != before, before != nil else { return }
    controls[id]?.updateMotion(becameSelected: true)
    if style.selectionAnimation == .bounce, window != nil { controls[id]?.bounce() }
  }

  func report(_ diagnostic: TabBarDiagnostic) { onDiagnostic?(diagnostic) }
}
