// SPDX-License-Identifier: MIT

extension TabSelection {
  /// Gives up the wish that waits for an answer and the one that is remembered, in this order.
  ///
  /// The search for a tab that follows a lost one is no wish and goes on.
  mutating func giveUp(_ reason: AbandonReason) -> [Effect] {
    var effects: [Effect] = []
    for wish in [takeOpenWish(), take(&held)?.request.intent, take(&remembered)] {
      guard let wish else { continue }
      effects.append(.didAbandon(wish.target, reason: reason, source: wish.source))
    }
    return effects
  }

  mutating func timeOut(_ id: SelectionRequest.ID) -> [Effect] {
    guard let pendingRequest, pendingRequest.id == id else { return [] }
    open = nil
    let wish = pendingRequest.intent
    return [.didAbandon(wish.target, reason: .timedOut, source: wish.source)]
  }

  /// Gives up the wish whose answer is awaited if its tab may no longer be selected.
  mutating func giveUpUnavailable() -> [Effect] {
    guard let open, open.candidates == nil else { return [] }
    let wish = open.request.intent
    guard problem(with: wish.target, source: wish.source) != nil else { return [] }
    self.open = nil
    return [.didAbandon(wish.target, reason: .unavailable, source: wish.source)]
  }

  // MARK: Remembered wishes

  mutating func selectWhenAvailable(_ id: TabID, source: SelectionSource) -> [Effect] {
    switch problem(with: id, source: source) {
    case nil, .notATab: return select(id, source: source)
    default:
      let givenUp = remembered?.target == id ? [] : forget(for: id)
      remembered = SelectionIntent(target: id, source: source, from: selectedID)
      return givenUp
    }
  }

  /// Carries out the remembered wish once its tab is there; not before a lost tab has its successor.
  mutating func resume() -> [Effect] {
    guard let wish = remembered, open?.candidates == nil else { return [] }
    switch problem(with: wish.target, source: wish.source) {
    case nil, .notATab:
      remembered = nil
      return select(wish.target, source: wish.source)
    default: return []
    }
  }

  /// Gives up the remembered wish for another tab's.
  mutating func forget(for id: TabID) -> [Effect] {
    take(&remembered).map {
      [.didAbandon($0.target, reason: .superseded(by: id), source: $0.source)]
    } ?? []
  }

  private mutating func takeOpenWish() -> SelectionIntent? {
    open?.candidates == nil ? take(&open)?.request.intent : nil
  }

  private func take<Value>(_ value: inout Value?) -> Value? {
    defer { value = nil }
    return value
  }
}
