// SPDX-License-Identifier: MIT
public import Foundation
public import TabBarCore
import TabBarPlatform
import UIKit

extension TabBar {
  /// The selected tab; nil only while there is no tab.
  ///
  /// Setting an unknown or hidden id, an action's or nil leaves everything as it is and reports to
  /// ``onDiagnostic``. A disabled tab can be selected by code, as in UIKit, never by a user.
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
      driver.shownID.flatMap { countedTabs.firstIndex(of: $0) } ?? NSNotFound
    }
    set {
      let tabs = countedTabs
      guard tabs.indices.contains(newValue) else {
        return report(.selection(.indexOutOfRange(newValue, count: tabs.count)))
      }
      driver.send(.select(tabs[newValue], source: .programmatic))
    }
  }

  /// Wishes to select a tab, as the given source would.
  ///
  /// The latest wish wins: one for another tab that waits for an answer is given up and told
  /// (``TabBarCore/TabBarEvent/abandoned(_:reason:source:)``).
  ///
  /// - Parameters:
  ///   - id: The tab.
  ///   - source: What makes the wish; code by default.
  public func select(_ id: TabID, source: SelectionSource = .programmatic) {
    driver.send(.select(id, source: source))
  }

  /// Wishes to select a tab now, or as soon as the bar has it and it may be selected.
  ///
  /// For a tab of a configuration that is still on its way. The wish is forgotten, and that is told
  /// (``TabBarCore/TabBarEvent/abandoned(_:reason:source:)``), when somebody selects meanwhile; of
  /// several such wishes the last counts.
  ///
  /// - Parameters:
  ///   - id: The tab; an action's id is reported to ``onDiagnostic``.
  ///   - source: What makes the wish; code by default.
  public func selectWhenAvailable(_ id: TabID, source: SelectionSource = .programmatic) {
    driver.send(.selectWhenAvailable(id, source: source))
  }

  /// The tab that is selected as soon as it is there (``selectWhenAvailable(_:source:)``).
  public var rememberedID: TabID? { driver.selection.rememberedID }

  /// Presses an item as a finger does: selects a tab, runs an action.
  ///
  /// - Parameters:
  ///   - id: The item.
  ///   - source: What pressed it; a tap by default.
  public func press(_ id: TabID, source: SelectionSource = .tap) {
    driver.send(.press(id, source: source))
  }

  // MARK: Waiting

  /// The tab that waits for an answer (``SelectionDecision/wait``); nil if none does.
  public var pendingID: TabID? { driver.selection.pendingID }

  /// Gives the answer that ``decide`` put off with ``SelectionDecision/wait``.
  ///
  /// Without a question that waits it changes nothing.
  public func answerPending(_ decision: SelectionDecision) { driver.answerPending(decision) }

  /// Gives up the tab that waits for an answer, and the one that has not arrived yet.
  ///
  /// The task of a gate that is still asked is cancelled; what it answers is ignored. Each wish that is
  /// given up is told. Without one it changes nothing.
  public func cancelPending() { driver.send(.cancelPending) }

  /// How long an answer may take, in seconds; nil, the default, waits for ever.
  ///
  /// It holds for each question from the moment it begins to wait; a gate may have its own limit. After
  /// that time the wish is given up as ``TabBarCore/AbandonReason/timedOut``. A new value counts from
  /// the next question on.
  public var pendingTimeLimit: TimeInterval? {
    get { driver.timeLimit }
    set { driver.timeLimit = newValue }
  }

  // MARK: Following

  /// Everything that happens from now on, in order: the events of ``onEvent``, for `for await`.
  ///
  /// Each access makes a stream of its own, so that several readers miss nothing. Events wait until they
  /// are read; the stream ends with the bar.
  ///
  /// ```swift
  /// for await event in bar.events {
  ///   if case .selected(let id, _, _) = event { log(id) }
  /// }
  /// ```
  public var events: AsyncStream<TabBarEvent> { driver.feed.stream() }

  func selectionDidChange() { refresh() }

  /// Follows a selection with what is seen and felt besides the looks.
  func didSelect(_ id: TabID, source: SelectionSource, isAgain: Bool) {
    if isAgain {
      if let control = controls[shownID(id)], control.isAnimated { control.motion.didReselect() }
      return
    }
    revealsAnimated = source.asksDelegate
    if source == .tap || source == .swipe { playHaptic() }
  }

  /// Tells of a fault, or keeps it until somebody asks.
  func report(_ diagnostic: TabBarDiagnostic) {
    if let onDiagnostic { return onDiagnostic(diagnostic) }
    // A bar that nobody ever asks must not gather reports without an end.
    if keptDiagnostics.count < 100 { keptDiagnostics.append(diagnostic) }
  }

  func tellKeptDiagnostics() {
    guard let onDiagnostic else { return }
    let kept = keptDiagnostics
    keptDiagnostics = []
    kept.forEach(onDiagnostic)
  }
}
