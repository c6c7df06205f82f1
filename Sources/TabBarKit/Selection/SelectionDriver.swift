// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform

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
  /// Called when a tab has been selected, or pressed again, before anybody is told.
  var onSelect: ((_ id: TabID, _ source: SelectionSource, _ isAgain: Bool) -> Void)?
  /// How long an answer may take, in seconds, unless the gate has its own limit.
  var timeLimit: TimeInterval?
  let feed = EventFeed()

  private var inputs: [(input: TabSelection.Input, completion: (@MainActor () -> Void)?)] = []
  private var effects: [TabSelection.Effect] = []
  /// Whether effects are being carried out.
  private(set) var isRunning = false
  private var gate: (request: SelectionRequest.ID, task: Task<Void, Never>)?
  private var limit: DelayedCall?
  /// The question that is shown as waiting.
  private var shownRequest: SelectionRequest?

  deinit { gate?.task.cancel() }

  /// Takes what happened; the completion is called once everything is told that followed at once.
  func send(_ input: TabSelection.Input, completion: (@MainActor () -> Void)? = nil) {
    inputs.append((input, completion))
    guard !isRunning else { return }
    isRunning = true
    while !inputs.isEmpty {
      let next = inputs.removeFirst()
      carryOut(next.input)
      next.completion?()
      host?.didSettle()
    }
    isRunning = false
  }

  /// Answers the question that was answered with ``SelectionDecision/wait``.
  func answerPending(_ decision: SelectionDecision) {
    guard let request = selection.pendingRequest, request.asked == .delegate else { return }
    send(.answer(request.id, decision))
  }

  /// Tells an event to all who want to know.
  func tell(_ event: TabBarEvent) {
    onEvent?(event)
    feed.send(event)
  }

  private func carryOut(_ input: TabSelection.Input) {
    effects = selection.reduce(input)
    while !effects.isEmpty { perform(effects.removeFirst()) }
    followRequest()
    guard shownID != selection.selectedID else { return }
    // The first selection and the disappearance of the last tab make no events.
    let old = shownID
    shownID = selection.selectedID
    onChange?()
    if let new = shownID { host?.show(new, from: old, source: .programmatic) }
  }

  private func perform(_ effect: TabSelection.Effect) {
    switch effect {
    case .ask(let request):
      ask(request)
    case .willSelect(let from, let to, let source):
      tell(.willSelect(to, from: from, source: source))
    case .didSelect(let from, let to, let source):
      shownID = to
      onChange?()
      onSelect?(to, source, false)
      host?.show(to, from: from, source: source)
      tell(.selected(to, from: from, source: source))
      host?.didSelect(to, source: source)
    case .didReselect(let id, let source):
      onSelect?(id, source, true)
      tell(.reselected(id, source: source))
      host?.didReselect(id, source: source)
    case .didDeny(let id, let source):
      tell(.denied(id, source: source))
    case .didWait(let id, let source):
      followRequest()
      tell(.waiting(id, source: source))
    case .didAbandon(let id, let reason, let source):
      followRequest()
      tell(.abandoned(id, reason: reason, source: source))
    case .didRedirect(let id, let other, let source):
      tell(.redirected(id, to: other, source: source))
    case .act(let id):
      tell(.action(id))
      host?.run(id)
    case .diagnose(let diagnostic):
      onDiagnostic?(diagnostic)
    }
  }

  // MARK: Questions

  private func ask(_ request: SelectionRequest) {
    let intent = request.intent
    switch request.asked {
    case .delegate:
      tell(.shouldSelect(intent.target, from: intent.from, source: intent.source))
      answer(request, host?.decision(on: intent) ?? decide?(intent) ?? .allow)
    case .gate:
      guard let gate = host?.gate(of: intent.target) else { return answer(request, .allow) }
      answer(request, .wait)
      // A tab that follows a lost one is needed at once: its gate would be asked for nothing.
      guard selection.pendingRequest == request else { return }
      let task = Task { [weak self] in
        guard !Task.isCancelled else { return }
        let decision = await gate()
        if !Task.isCancelled { self?.send(.answer(request.id, decision)) }
      }
      self.gate = (request.id, task)
    }
  }

  private func answer(_ request: SelectionRequest, _ decision: SelectionDecision) {
    // Before what was already waiting: the answer belongs to this wish.
    effects.insert(contentsOf: selection.reduce(.answer(request.id, decision)), at: 0)
  }

  /// Cancels the gate and the time of a question that waits no longer, and starts the time of one
  /// that waits from now on.
  private func followRequest() {
    let request = selection.pendingRequest
    if let gate, gate.request != request?.id {
      gate.task.cancel()
      self.gate = nil
    }
    guard request != shownRequest else { return }
    shownRequest = request
    limit = request.flatMap { request in
      timeLimit(of: request).map { seconds in
        DelayedCall(after: seconds, isLimit: true) { [weak self] in self?.send(.timeOut(request.id))
        }
      }
    }
    onChange?()
  }

  private func timeLimit(of request: SelectionRequest) -> TimeInterval? {
    let gate = request.asked == .gate ? host?.gateTimeLimit(of: request.intent.target) : nil
    // What is no number of seconds waits for ever; a billion is more than any clock here can miss.
    return (gate ?? timeLimit).flatMap { $0.isFinite ? min($0, 1_000_000_000) : nil }
  }
}
