// SPDX-License-Identifier: MIT

import TabBarCore

/// A selection with an application that answers, and a record of everything it was told.
struct Host {
  var selection = TabSelection()
  /// The delegate's answers by tab; the default is to allow.
  var decisions: [TabID: SelectionDecision] = [:]
  /// The gates' answers by tab; the default is to allow.
  var gates: [TabID: SelectionDecision] = [:]
  private(set) var asked: [SelectionRequest] = []
  private(set) var effects: [TabSelection.Effect] = []

  init(_ items: [BarItem], selected: TabID? = nil) {
    send(.load(items, selected: selected))
    // Gates of the first tabs are asked as well; tests of what follows begin here.
    asked = []
  }

  /// Sends an input and answers every question until nothing is left to do.
  mutating func send(_ input: TabSelection.Input) {
    var waiting = selection.reduce(input)
    while !waiting.isEmpty {
      let effect = waiting.removeFirst()
      guard case .ask(let request) = effect else {
        effects.append(effect)
        continue
      }
      asked.append(request)
      let answers = request.asked == .delegate ? decisions : gates
      let answer = answers[request.intent.target] ?? .allow
      waiting = selection.reduce(.answer(request.id, answer)) + waiting
    }
  }

  mutating func clear() {
    asked = []
    effects = []
  }

  /// The effects since the last call.
  mutating func take() -> [TabSelection.Effect] {
    defer { clear() }
    return effects
  }
}

func change(
  _ from: TabID?, _ to: TabID, _ source: SelectionSource
) -> [TabSelection.Effect] {
  [.willSelect(from: from, to: to, source: source), .didSelect(from: from, to: to, source: source)]
}

/// Four tabs and an action, the first tab selected, the third waiting for its gate after a tap.
func waiting(
  _ asked: SelectionRequest.Asked = .gate, source: SelectionSource = .tap
) -> Host {
  var host = Host(tabs(4) + [.action("plus")])
  if asked == .gate { host.gates["tab2"] = .wait } else { host.decisions["tab2"] = .wait }
  host.send(.select("tab2", source: source))
  host.clear()
  return host
}

func abandoned(
  _ reason: AbandonReason, of id: TabID = "tab2", source: SelectionSource = .tap
) -> TabSelection.Effect {
  .didAbandon(id, reason: reason, source: source)
}
