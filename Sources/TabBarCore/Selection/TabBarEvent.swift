// SPDX-License-Identifier: MIT

/// What a bar tells the application, in the order in which it happens.
public enum TabBarEvent: Hashable, Sendable {
  /// The application is being asked whether a tab may be selected.
  case shouldSelect(TabID, from: TabID?, source: SelectionSource)
  /// A tab is about to become selected.
  case willSelect(TabID, from: TabID?, source: SelectionSource)
  /// A tab has become selected.
  case selected(TabID, from: TabID?, source: SelectionSource)
  /// The selected tab was pressed again.
  case reselected(TabID, source: SelectionSource)
  /// The application refused a tab.
  case denied(TabID, source: SelectionSource)
  /// The application wants to answer later; the tab is pending.
  case waiting(TabID, source: SelectionSource)
  /// A wish that waited was given up: neither will nor did follows.
  case abandoned(TabID, reason: AbandonReason, source: SelectionSource)
  /// The application sent the selection from one tab to another.
  case redirected(TabID, to: TabID, source: SelectionSource)
  /// An action was pressed, or a tab whose answer was to act.
  case action(TabID)
  /// An item was pressed twice in quick succession.
  case doubleTap(TabID)
  /// An item was held.
  case longPress(TabID)

  /// The event's name in traces and descriptions.
  public var name: String {
    switch self {
    case .shouldSelect: "shouldSelect"
    case .willSelect: "willSelect"
    case .selected: "didSelect"
    case .reselected: "didReselect"
    case .denied: "didDeny"
    case .waiting: "didWait"
    case .abandoned: "didAbandon"
    case .redirected: "didRedirect"
    case .action: "action"
    case .doubleTap: "doubleTap"
    case .longPress: "longPress"
    }
  }

  /// The item the event is about.
  public var id: TabID {
    switch self {
    case .shouldSelect(let id, _, _), .willSelect(let id, _, _), .selected(let id, _, _),
      .reselected(let id, _), .denied(let id, _), .waiting(let id, _), .abandoned(let id, _, _),
      .redirected(let id, _, _), .action(let id), .doubleTap(let id), .longPress(let id):
      id
    }
  }

  /// The tab that is or was selected before, where the event says so.
  public var from: TabID? {
    switch self {
    case .shouldSelect(_, let from, _), .willSelect(_, let from, _), .selected(_, let from, _): from
    default: nil
    }
  }

  /// What made the event, where it says so.
  public var source: SelectionSource? {
    switch self {
    case .shouldSelect(_, _, let source), .willSelect(_, _, let source),
      .selected(_, _, let source), .reselected(_, let source), .denied(_, let source),
      .waiting(_, let source), .abandoned(_, _, let source), .redirected(_, _, let source):
      source
    case .action, .doubleTap, .longPress: nil
    }
  }
}
