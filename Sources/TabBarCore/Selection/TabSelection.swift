// SPDX-License-Identifier: MIT

/// What is selected, and the one rule by which it changes.
///
/// Feed every wish to ``reduce(_:)`` and carry out the effects it returns, in order. The effect
/// ``Effect/ask(_:)`` is a question: feed the answer back with ``Input/answer(_:_:)``. A wish makes
/// at most one question to the delegate and one to each gate, and exactly one `willSelect` and
/// `didSelect` if it is accepted, nothing of these if it is not.
///
/// The latest wish wins. While an answer is awaited, a wish for another tab gives the waiting one up
/// (``Effect/didAbandon(_:reason:source:)``); one for the tab that waits already goes on waiting, and
/// nobody is asked twice. Wishes that are not taken (an unknown id, a disabled tab) and actions
/// leave the waiting one alone. The nearest tab that follows one that went away counts as a wish.
public struct TabSelection: Hashable, Sendable {
  /// What happens to a selection.
  public enum Input: Hashable, Sendable {
    /// Sets the first items, and which is selected: by default the first tab whose gate allows it at
    /// once, so that no page that has to be asked for shows unasked. Makes no events, but for the
    /// wish for a given tab whose gate answers later.
    case load([BarItem], selected: TabID? = nil)
    /// Replaces the items. If the selected tab is gone, the nearest one follows, the previous first;
    /// the event has the given source. Where no tab was selected, the first one whose gate allows it
    /// at once is, without event.
    case update([BarItem], source: SelectionSource = .configuration)
    /// A gate has gone. Where no tab is selected the first one whose gate allows it at once is now,
    /// without event.
    case gateRemoved
    /// An item was pressed: a tab is to be selected, an action to run.
    case press(TabID, source: SelectionSource = .tap)
    /// A tab is to be selected.
    case select(TabID, source: SelectionSource)
    /// The tab at an index over the visible tabs is to be selected.
    case selectIndex(Int, source: SelectionSource)
    /// A tab is to be selected now, or as soon as it is there and may be selected.
    ///
    /// A wish for any other tab in the meantime gives it up. Only one wish is remembered, the last.
    case selectWhenAvailable(TabID, source: SelectionSource)
    /// The answer to a question; after ``SelectionDecision/wait`` the final one, under the same id.
    case answer(SelectionRequest.ID, SelectionDecision)
    /// Gives up the wish that waits for an answer and the one that is remembered.
    case cancelPending
    /// The time for an answer has passed; for any other question than the waiting one it means nothing.
    case timeOut(SelectionRequest.ID)
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
    /// A wish that waited was given up; its answer is no longer wanted.
    case didAbandon(TabID, reason: AbandonReason, source: SelectionSource)
    /// Another tab is to be selected instead.
    case didRedirect(TabID, to: TabID, source: SelectionSource)
    /// Run an item's action.
    case act(TabID)
    /// Report that something was not taken.
    case diagnose(SelectionDiagnostic)
  }

  /// The question whose answer is awaited, with what led to it.
  struct OpenRequest: Hashable, Sendable {
    var request: SelectionRequest
    /// The tabs that gates have already sent on, so that no circle goes unnoticed.
    var visited: [TabID] = []
    /// Whether the first answer was to wait.
    var isPending = false
    /// Whether somebody was told that the tab waits.
    var isTold = false
    /// For a successor: the tabs to try after this one.
    var candidates: [TabID]?
  }

  /// The selected tab; `nil` only while no tab may be selected.
  public internal(set) var selectedID: TabID?
  /// The items, each id once.
  public internal(set) var items: [BarItem] = []

  var open: OpenRequest?
  /// The wish that waited when the selected tab went away: it goes on where no other tab may follow.
  var held: OpenRequest?
  /// The wish for a tab that is not there yet.
  var remembered: SelectionIntent?
  var lastRequestID = 0

  /// Makes the selection of an empty bar.
  public init() {}

  /// The tab that is waiting for a late answer.
  public var pendingID: TabID? { pendingRequest?.intent.target }

  /// The question whose answer is late; `nil` while none is awaited.
  public var pendingRequest: SelectionRequest? {
    open.flatMap { $0.isPending ? $0.request : nil }
  }

  /// The tab that is selected as soon as it is there (``Input/selectWhenAvailable(_:source:)``).
  public var rememberedID: TabID? { remembered?.target }

  /// The visible tabs in order; indexes count over these.
  public var visibleTabs: [TabID] {
    items.compactMap { $0.isVisibleTab ? $0.id : nil }
  }

  /// The selected tab's place among the visible tabs; `nil` if none is selected.
  public var selectedIndex: Int? {
    selectedID.flatMap { visibleTabs.firstIndex(of: $0) }
  }

  /// Takes what happened and says what is to be done.
  public mutating func reduce(_ input: Input) -> [Effect] {
    switch input {
    case .load(let items, let selected): load(items, selected: selected)
    case .update(let items, let source): update(items, source: source)
    case .gateRemoved: gateRemoved()
    case .press(let id, let source): press(id, source: source)
    case .select(let id, let source): select(id, source: source)
    case .selectIndex(let index, let source): select(index: index, source: source)
    case .selectWhenAvailable(let id, let source): selectWhenAvailable(id, source: source)
    case .answer(let id, let decision): answer(id, decision)
    case .cancelPending: giveUp(.cancelled)
    case .timeOut(let id): timeOut(id)
    }
  }

  func item(_ id: TabID) -> BarItem? {
    items.first { $0.id == id }
  }
}

extension BarItem {
  var isVisibleTab: Bool { role == .tab && !isHidden }
}
