// SPDX-License-Identifier: MIT

extension TabSelection {
  /// Never an event: nobody has changed anything yet.
  ///
  /// The first tab whose gate allows it at once is selected, the wanted one before all others. A
  /// wanted tab whose gate is still to answer is then wished for as any other, and so is a tab that
  /// was remembered for one of these items.
  mutating func load(_ items: [BarItem], selected: TabID?) -> [Effect] {
    var effects = take(items)
    open = nil
    held = nil
    selectedID = nil
    var candidates = successors(of: nil, in: [])
    if let selected {
      if let problem = problem(with: selected, source: .restore) {
        effects.append(.diagnose(problem))
      } else {
        candidates.removeAll { $0 == selected }
        candidates.insert(selected, at: 0)
        let wish = SelectionIntent(target: selected, source: .restore)
        remembered = remembered ?? wish
      }
    }
    return effects + succeed(nil, candidates: candidates, source: .restore) + resume()
  }

  mutating func update(_ items: [BarItem], source: SelectionSource) -> [Effect] {
    undoSearch()
    let old = visibleTabs
    let oldItems = self.items
    let lost = selectedID
    var effects = take(items) + giveUpUnavailable()
    if let lost, item(lost)?.isVisibleTab == true { return effects + resume() }
    selectedID = nil
    if lost != nil || self.items.map(Candidate.init) != oldItems.map(Candidate.init) {
      effects += follow(lost, in: old, source: source)
    }
    return effects + resume()
  }

  mutating func gateRemoved() -> [Effect] {
    undoSearch()
    guard selectedID == nil else { return [] }
    return follow(nil, in: visibleTabs, source: .restore) + resume()
  }

  /// What decides whether a tab may follow a lost one.
  private struct Candidate: Equatable {
    let id: TabID
    let isVisible: Bool
    let isEnabled: Bool

    init(_ item: BarItem) {
      id = item.id
      isVisible = item.isVisibleTab
      isEnabled = item.isEnabled
    }
  }

  /// Takes the first item of each id and reports the others.
  private mutating func take(_ new: [BarItem]) -> [Effect] {
    var seen: Set<TabID> = []
    var effects: [Effect] = []
    items = new.filter { item in
      if seen.insert(item.id).inserted { return true }
      effects.append(.diagnose(.duplicateID(item.id)))
      return false
    }
    return effects
  }

  // MARK: Successor

  /// The tabs in the order in which they may follow the one that went away: those before it, the
  /// nearest first, then those after it, then new ones; disabled ones last.
  private func successors(of lost: TabID?, in old: [TabID]) -> [TabID] {
    let place = lost.flatMap { old.firstIndex(of: $0) } ?? 0
    let remaining = (old.prefix(place).reversed() + old.dropFirst(place))
      .filter { item($0)?.isVisibleTab == true }
    let added = visibleTabs.filter { !remaining.contains($0) }
    let all = remaining + added
    return all.filter { item($0)?.isEnabled == true } + all.filter { item($0)?.isEnabled != true }
  }

  /// Looks for the tab that follows a lost one; the wish that waits meanwhile is held.
  private mutating func follow(
    _ lost: TabID?, in old: [TabID], source: SelectionSource
  ) -> [Effect] {
    if let waiting = open, waiting.candidates == nil {
      held = waiting
      open = nil
    }
    // The tab that is waited for is a candidate, too: its gate may have gone with the old items.
    return succeed(lost, candidates: successors(of: lost, in: old), source: source)
  }

  /// Asks the gate of the nearest candidate.
  private mutating func succeed(
    _ lost: TabID?, candidates: [TabID], source: SelectionSource
  ) -> [Effect] {
    guard let next = candidates.first else {
      open = held
      held = nil
      // A bar without tabs has nothing that might follow: that is no fault of anybody's gates.
      guard let lost, !visibleTabs.isEmpty else { return [] }
      return [.diagnose(.noSuccessor(lost))]
    }
    let intent = SelectionIntent(target: next, source: source, from: lost)
    return ask(.gate, intent, candidates: Array(candidates.dropFirst()))
  }

  /// A successor is needed now: whatever is not an `allow` leads to the next candidate.
  mutating func settleSuccessor(_ current: OpenRequest, _ decision: SelectionDecision) -> [Effect] {
    let intent = current.request.intent
    var rest = current.candidates ?? []
    if decision == .allow, item(intent.target)?.isVisibleTab == true {
      // A bar that had no selection is as one that is loaded: nobody lost anything, nothing is told.
      guard intent.from != nil else {
        selectedID = intent.target
        open = held
        held = nil
        return resume()
      }
      let wish = held?.request.intent
      held = nil
      let givenUp = wish.map {
        Effect.didAbandon($0.target, reason: .superseded(by: intent.target), source: $0.source)
      }
      return (givenUp.map { [$0] } ?? [])
        + change(to: intent.target, from: intent.from, source: intent.source) + resume()
    }
    if case .redirect(let target) = decision, let index = rest.firstIndex(of: target) {
      rest.insert(rest.remove(at: index), at: 0)
    }
    return succeed(intent.from, candidates: rest, source: intent.source) + resume()
  }

  /// Goes back to before an unfinished search for a successor: the new items may make it needless.
  private mutating func undoSearch() {
    guard let search = open, search.candidates != nil else { return }
    open = held
    held = nil
    selectedID = search.request.intent.from
  }
}
