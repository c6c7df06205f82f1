// SPDX-License-Identifier: MIT

/// What is selected, and the one rule by which it changes.
///
/// Feed every wish to ``reduce(_:)`` and carry out the effects it returns, in order. The effect
/// ``Effect/ask(_:)`` is a question: feed the answer back with ``Input/answer(_:_:)``.
public struct TabSelection: Hashable, Sendable {
  /// What happens to a selection.
  public enum Input: Hashable, Sendable {
    /// Sets the first items, and which is selected: by default the first tab. Makes no events.
    case load([BarItem], selected: TabID? = nil)
    /// Replaces the items. If the selected tab is gone, the nearest one follows, the previous first;
    /// the event has the given source.
    case update([BarItem], source: SelectionSource = .configuration)
    /// An item was pressed: a tab is to be selected, an action to run.
    case press(TabID, source: SelectionSource = .tap)
    /// A tab is to be selected.
    case select(TabID, source: SelectionSource)
    /// The tab at an index over the visible tabs is to be selected.
    case selectIndex(Int, source: SelectionSource)
    /// The answer to a question; after ``SelectionDecision/wait`` the final one, under the same id.
    case answer(SelectionRequest.ID, SelectionDecision)
  }

  /// What is to be done.
  public enum Effect: Hashable, Sendable {
    /// Ask, and feed the answer back.
    case ask(SelectionRequest)
    /// The selection is about to change.
    case willSelect(from: TabID?, to: TabID, source: SelectionSource)
    /// The selection has changed.
    case didSelect(from: TabID?, to: TabID, source: SelectionSource)
    /// The selected tab was pressed again.
    case didReselect(TabID, source: SelectionSource)
    /// The wish was refused.
    case didDeny(TabID, source: SelectionSource)
    /// The answer comes later; the tab is pending.
    case didWait(TabID, source: SelectionSource)
    /// Another tab is to be selected instead.
    case didRedirect(TabID, to: TabID, source: SelectionSource)
    /// Run an item's action.
    case act(TabID)
    /// Report that something was not taken.
    case diagnose(SelectionDiagnostic)
  }

  /// The selected tab; `nil` only while there is no tab.
  public private(set) var selectedID: TabID?
  /// The tab whose answer is awaited.
  public private(set) var pendingID: TabID?
  /// The items, each id once.
  public private(set) var items: [BarItem] = []

  /// Makes the selection of an empty bar.
  public init() {}

  /// The visible tabs in order; indexes count over these.
  public var visibleTabs: [TabID] {
    items.compactMap { $0.role == .tab && !$0.isHidden ? $0.id : nil }
  }

  /// The selected tab's place among the visible tabs; `nil` if none is selected.
  public var selectedIndex: Int? {
    selectedID.flatMap { visibleTabs.firstIndex(of: $0) }
  }

  /// Takes what happened and says what is to be done.
  public mutating func reduce(_ input: Input) -> [Effect] {
    []
  }
}
