// SPDX-License-Identifier: MIT

extension TabSelection {
  mutating func press(_ id: TabID, source: SelectionSource) -> [Effect] {
    guard let item = item(id) else { return [.diagnose(.unknownTab(id))] }
    guard item.isEnabled, !item.isHidden else { return [] }
    return item.role == .action ? [.act(id)] : select(id, source: source)
  }

  mutating func select(index: Int, source: SelectionSource) -> [Effect] {
    let tabs = visibleTabs
    guard tabs.indices.contains(index) else {
      return [.diagnose(.indexOutOfRange(index, count: tabs.count))]
    }
    return select(tabs[index], source: source)
  }

  /// Code may select a disabled tab; the user may not.
  mutating func select(_ id: TabID, source: SelectionSource) -> [Effect] {
    if let problem = problem(with: id, source: source) { return [.diagnose(problem)] }
    if remembered?.target == id { remembered = nil }
    if isAwaited(id, source: source) { return forget(for: id) }
    let givenUp = giveUp(.superseded(by: id))
    if id == selectedID, source != .tap, source != .key { return givenUp }
    let intent = SelectionIntent(target: id, source: source, from: selectedID)
    return givenUp + ask(source.asksDelegate ? .delegate : .gate, intent)
  }

  func problem(with id: TabID, source: SelectionSource) -> SelectionDiagnostic? {
    guard let item = item(id) else { return .unknownTab(id) }
    if item.role != .tab { return .notATab(id) }
    if item.isHidden { return .hiddenTab(id) }
    if !item.isEnabled, source.asksDelegate { return .disabledTab(id) }
    return nil
  }

  /// Whether the question whose answer is awaited is the one that this wish would ask.
  ///
  /// Code does not ask the delegate: where the delegate's answer is awaited, code goes past it.
  private func isAwaited(_ id: TabID, source: SelectionSource) -> Bool {
    guard let open, open.candidates == nil, open.request.intent.target == id else { return false }
    return open.request.asked == .gate || source.asksDelegate
  }

  mutating func ask(
    _ asked: SelectionRequest.Asked, _ intent: SelectionIntent, visited: [TabID] = [],
    isTold: Bool = false, candidates: [TabID]? = nil
  ) -> [Effect] {
    lastRequestID += 1
    let request = SelectionRequest(id: lastRequestID, intent: intent, asked: asked)
    open = OpenRequest(
      request: request, visited: visited, isTold: isTold, candidates: candidates)
    return [.ask(request)]
  }

  // MARK: Answers

  mutating func answer(_ id: SelectionRequest.ID, _ decision: SelectionDecision) -> [Effect] {
    guard let current = open, current.request.id == id else {
      return [.diagnose(.lateAnswer(id))]
    }
    open = nil
    let intent = current.request.intent
    if current.candidates != nil { return settleSuccessor(current, decision) }
    switch decision {
    case .allow:
      return proceed(current)
    case .deny:
      return [.didDeny(intent.target, source: intent.source)]
    case .act:
      return [.act(intent.target)]
    case .wait:
      open = current
      open?.isPending = true
      open?.isTold = true
      return current.isTold ? [] : [.didWait(intent.target, source: intent.source)]
    case .redirect(let target):
      return redirect(current, to: target)
    }
  }

  private mutating func proceed(_ current: OpenRequest) -> [Effect] {
    let intent = current.request.intent
    if intent.target == selectedID {
      let isPress = intent.source == .tap || intent.source == .key
      return isPress && current.visited.isEmpty
        ? [.didReselect(intent.target, source: intent.source)] : []
    }
    if current.request.asked == .delegate {
      return ask(.gate, intent, visited: current.visited, isTold: current.isTold)
    }
    return change(to: intent.target, source: intent.source)
  }

  private mutating func redirect(_ current: OpenRequest, to target: TabID) -> [Effect] {
    let intent = current.request.intent
    let visited = current.visited + [intent.target]
    if visited.contains(target) {
      return [.diagnose(.redirectLoop(visited + [target]))]
    }
    if let problem = problem(with: target, source: intent.source) { return [.diagnose(problem)] }
    let next = SelectionIntent(target: target, source: intent.source, from: selectedID)
    let told = Effect.didRedirect(intent.target, to: target, source: intent.source)
    return target == selectedID ? [told] : [told] + ask(.gate, next, visited: visited)
  }

  mutating func change(
    to id: TabID, from old: TabID? = nil, source: SelectionSource
  ) -> [Effect] {
    let from = old ?? selectedID
    selectedID = id
    return [
      .willSelect(from: from, to: id, source: source),
      .didSelect(from: from, to: id, source: source),
    ]
  }
}
