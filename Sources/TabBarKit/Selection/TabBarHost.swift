// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore

/// What a bar asks of and tells the controller it belongs to.
@MainActor protocol TabBarHost: AnyObject {
  /// The host's own answer to a wish, before the application's; nil leaves it to the application.
  func decision(on intent: SelectionIntent) -> SelectionDecision?
  /// The gate of a tab, which is asked for every source.
  func gate(of id: TabID) -> TabBarPage.Gate?
  /// How long the gate of a tab may take, in seconds; nil leaves it to the bar.
  func gateTimeLimit(of id: TabID) -> TimeInterval?
  /// Shows a page: the selection has changed, and nobody was told yet.
  func show(_ id: TabID, from: TabID?, source: SelectionSource)
  /// The application was told that the selection has changed.
  func didSelect(_ id: TabID, source: SelectionSource)
  /// The selected tab was pressed again.
  func didReselect(_ id: TabID, source: SelectionSource)
  /// Runs an action.
  func run(_ id: TabID)
  /// Everything that followed from a wish, an answer or new items was told.
  func didSettle()
  /// Something about the host may have changed unseen: a finger is on the bar.
  func barWasTouched()
}
