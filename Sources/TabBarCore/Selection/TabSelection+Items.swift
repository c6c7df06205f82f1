// SPDX-License-Identifier: MIT

extension TabSelection {
  /// Never an event: nobody has changed anything yet.
  mutating func load(_ items: [BarItem], selected: TabID?) -> [Effect] {
    var effects = take(items)
    open = nil
    selectedID = defaultTab
    if let selected {
      if let problem = problem(with: selected, source: .restore) {
        effects.append(.diagnose(problem))
      } else {
        selectedID = selected
      }
    }
    return effects
  }

  mutating func update(_ items: [BarItem], source: SelectionSource) -> [Effect] {
    let old = visibleTabs
    let hadSelection = selectedID
    var effects = take(items)
    if let current = open, self.item(current.request.intent.target)?.isVisibleTab != true {
      open = nil
    }
    guard let gone = hadSelection else {
      selectedID = defaultTab
      return effects
    }
    if item(gone)?.isVisibleTab == true { return effects }
    selectedID = nil
    effects += succeed(gone, candidates: successors(of: gone, in: old), source: source)
    return effects
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

  private var defaultTab: TabID? {
    items.first { $0.isVisibleTab && $0.isEnabled }?.id ?? visibleTabs.first
  }

  // MARK: Successor

  /// The tabs in the order in which they may follow the one that went away: those before it, the
  /// nearest first, then those after it, then new ones; disabled ones last.
  private func successors(of gone: TabID, in old: [TabID]) -> [TabID] {
    let place = old.firstIndex(of: gone) ?? 0
    let remaining = (old.prefix(place).reversed() + old.dropFirst(place))
      .filter { item($0)?.isVisibleTab == true }
    let added = visibleTabs.filter { !remaining.contains($0) }
    let all = remaining + added
    return all.filter { item($0)?.isEnabled == true } + all.filter { item($0)?.isEnabled != true }
  }

  /// Asks the gate of the nearest candidate.
  mutating func succeed(
    _ gone: TabID, candidates: [TabID], source: SelectionSource
  ) -> [Effect] {
    guard let next = candidates.first else { return [.diagnose(.noSuccessor(gone))] }
    let intent = SelectionIntent(target: next, source: source, from: gone)
    return ask(.gate, intent, candidates: Array(candidates.dropFirst()))
  }

  /// A successor is needed now: whatever is not an `allow` leads to the next candidate.
  mutating func settleSuccessor(_ current: OpenRequest, _ decision: SelectionDecision) -> [Effect] {
    let intent = current.request.intent
    var rest = current.candidates ?? []
    if decision == .allow, item(intent.target)?.isVisibleTab == true {
      return change(to: intent.target, from: intent.from, source: intent.source)
    }
    if case .redirect(let target) = decision, let index = rest.firstIndex(of: target) {
      rest.insert(rest.remove(at: index), at: 0)
    }
    guard let gone = intent.from else { return [] }
    return succeed(gone, candidates: rest, source: intent.source)
  }
}
