// SPDX-License-Identifier: MIT
import TabBarCore

/// Feeds the selection's rule and carries out what it says, one effect after the other.
///
/// A wish that comes up while effects are carried out, for instance out of the application's own
/// event handler, waits its turn, so that events never interleave.
@MainActor final class SelectionDriver {
  private(set) var selection = TabSelection()
  /// The tab that is shown as selected: it changes between "will" and "did".
  private(set) var shownID: TabID?

  weak var host: (any TabBarHost)?
  var decide: ((SelectionIntent) -> SelectionDecision)?
  var onEvent: ((TabBarEvent) -> Void)?
  var onDiagnostic: ((SelectionDiagnostic) -> Void)?
  /// Called when what is shown has to be drawn anew.
  var onChange: (() -> Void)?

  private var effects: [TabSelection.Effect] = []
  private var isRunning = false
  private var pendingRequest: SelectionRequest.ID?
  private var shownPendingID: TabID?

  /// Takes what happened.
  func send(_ input: TabSelection.Input) {
    effects += selection.reduce(input)
    guard !isRunning else { return }
    isRunning = true
    while !effects.isEmpty { perform(effects.removeFirst()) }
    isRunning = false
    // A wish may have ended another one's waiting without an effect of its own.
    if shownPendingID != selection.pendingID {
      shownPendingID = selection.pendingID
      onChange?()
    }
    guard shownID != selection.selectedID else { return }
    // The first selection and the disappearance of the last tab make no events.
    let old = shownID
    shownID = selection.selectedID
    onChange?()
    if let new = shownID { host?.show(new, from: old, source: .programmatic) }
  }

  /// Answers the question that was answered with ``SelectionDecision/wait``.
  func answerPending(_ decision: SelectionDecision) {
    guard let request = pendingRequest else { return }
    pendingRequest = nil
    send(.answer(request, decision))
  }

  private func perform(_ effect: TabSelection.Effect) {
    switch effect {
    case .ask(let request):
      ask(request)
    case .willSelect(let from, let to, let source):
      onEvent?(.willSelect(to, from: from, source: source))
    case .didSelect(let from, let to, let source):
      shownID = to
      onChange?()
      host?.show(to, from: from, source: source)
      onEvent?(.selected(to, from: from, source: source))
      host?.didSelect(to, source: source)
    case .didReselect(let id, let source):
      onEvent?(.reselected(id, source: source))
      host?.didReselect(id, source: source)
    case .didDeny(let id, let source):
      onEvent?(.denied(id, source: source))
    case .didWait(let id, let source):
      shownPendingID = id
      onChange?()
      onEvent?(.waiting(id, source: source))
    case .didRedirect(let id, let other, let source):
      onEvent?(.redirected(id, to: other, source: source))
    case .act(let id):
      onEvent?(.action(id))
      host?.run(id)
    case .diagnose(let diagnostic):
      onDiagnostic?(diagnostic)
    }
  }

  private func ask(_ request: SelectionRequest) {
    switch request.asked {
    case .delegate:
      let intent = request.intent
      onEvent?(.shouldSelect(intent.target, from: intent.from, source: intent.source))
      answer(request, host?.decision(on: intent) ?? decide?(intent) ?? .allow)
    case .gate:
      guard let gate = host?.gate(of: request.intent.target) else {
        return answer(request, .allow)
      }
      effects.insert(contentsOf: selection.reduce(.answer(request.id, .wait)), at: 0)
      // A tab that follows a lost one is needed at once: its gate would be asked for nothing.
      guard selection.pendingID == request.intent.target else { return }
      Task { [weak self] in
        let decision = await gate()
        self?.send(.answer(request.id, decision))
      }
    }
  }

  private func answer(_ request: SelectionRequest, _ decision: SelectionDecision) {
    if decision == .wait { pendingRequest = request.id }
    // Before what was already waiting: the answer belongs to this wish.
    effects.insert(contentsOf: selection.reduce(.answer(request.id, decision)), at: 0)
  }
}
