// SPDX-License-Identifier: MIT
import Foundation

@testable import TabBarKit
@testable import UIKit

/// A page with a name.
final class NamedPage: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

/// A host in a running application, to which a row of steps is done.
@MainActor final class ModelWorld {
  @MainActor struct Made {
    let id: String
    weak var stack: UINavigationController?
  }

  let simulator: Simulator
  let host: any HostUnderTest
  var model: TabBarModel
  var events: [String] = []
  var diagnostics: [TabBarDiagnostic] = []
  var failures: [String] = []
  /// Every page that a tab got, also those of tabs that went away.
  var made: [Made] = []
  private var parts: [String: TabBarPage] = [:]
  /// Gates that were asked and have not answered.
  private var questions: [String: [CheckedContinuation<SelectionDecision, Never>]] = [:]
  /// What is expected to be told since `events` began.
  private(set) var expectedEvents: [String] = []
  /// Whether something was changed since a page is half way back.
  private(set) var isChangedInSwipe = false
  /// Whether everything that was set going has come to rest.
  private(set) var isAtRest = true
  private var hasGates = false
  private let givesPages: Bool
  private(set) var motion = TabBarModel.Step.Motion()
  var lastTap = -1.0
  /// Whether the last step is one that must be refused aloud if it is refused.
  private(set) var isAboutSelection = false

  /// How long a wish may wait, in seconds: longer than all other steps take together.
  private static let timeLimit = 1000.0

  init(_ story: ModelStory) throws {
    simulator = Simulator(
      Situation(
        direction: story.setting.isRightToLeft ? .rightToLeft : .leftToRight,
        reduceMotion: story.setting.reducesMotion))
    givesPages = story.setting.givesPages
    simulator.switches = story.switches
    var style = TabBarStyle.classic
    style.indicator = .pill(StyleColor(hex: 0xFF0000))
    host = try story.host.make(style)
    model = TabBarModel(
      story.items, selected: story.selected, makesPagesLate: host.makesPagesLate && !givesPages)
    UIKitFailure.handler = { [weak self] in self?.failures.append($0) }
    for item in story.items { parts[item.id] = part(item) }
    try host.setPages(story.items.compactMap { parts[$0.id] })
    if let selected = story.selected { host.select(TabID(selected)) }
    host.decide = { [unowned self] in decision(model.answers[$0.target.rawValue] ?? .allow) }
    host.bar.pendingTimeLimit = Self.timeLimit
    host.onEvent = { [unowned self] in events.append(Self.text($0)) }
    host.bar.onDiagnostic = { [unowned self] diagnostic in
      // A gate that nobody waits for any longer answers whenever it likes.
      if case .selection(.lateAnswer) = diagnostic { return }
      diagnostics.append(diagnostic)
    }
    simulator.launch(rootViewController: host.root)
    settle()
  }

  /// Makes a step in model and host, and says where they differ; nil if the step cannot be made.
  func step(_ move: ModelStory.Move) async throws -> [Difference]? {
    let step = move.step
    guard model.allows(step) else { return nil }
    let before = model
    var next = model
    next.apply(step)
    guard next.items.count(where: \.isTab) <= host.limit else { return nil }
    // What changes during a swipe may come when it is over: until then only the end counts.
    let isPutOff = model.swiped != nil && step.isChangeByCode
    let lifts = model.swiped != nil && next.selected != model.selected ? model.swiped : nil
    if !isPuttingOff {
      (events, expectedEvents) = ([], [])
      if host.delegateCalls != nil { host.delegateCalls = [] }
    }
    (diagnostics, failures) = ([], [])
    if !isAtRest, model.swiped == nil, step.needsRest(after: motion) { settle() }
    model = next
    switch step {
    case .present, .dismiss: motion.isOfModal = true
    case .rotate: motion.isOfScreen = true
    default: if before.isBarVisible != next.isBarVisible { motion.isOfBar = true }
    }
    switch step {
    case .select, .selectIndex: isAboutSelection = host.hearsOfRefusals
    default: isAboutSelection = false
    }
    if before.swiped != nil, next.swiped == nil { motion.isOfSwipe = true }
    expectedEvents += model.events
    isChangedInSwipe = model.swiped != nil && (isChangedInSwipe || isPutOff)
    try await perform(step, before)
    // A plain controller is looked at when the turn ends, and may show its selection late.
    if !host.hearsOfRefusals { pass(0.02) }
    if hasGates { await waitForGates() }
    guard Simulator.current === simulator else { throw Interruption() }
    if let lifts { liftFinger(from: lifts) }
    isAtRest = model.swiped == nil && !move.isHurried
    if isAtRest { settle() } else { pass(0.02) }
    return differences
  }

  /// Whether a change that was made is still to come.
  var isPuttingOff: Bool { isChangedInSwipe || host.isPuttingOff }

  /// Ends a swipe of a page that is no longer selected; whether it goes through is for UIKit to say.
  private func liftFinger(from id: String) {
    endSwipe(from: 0.4, to: 0.05)
    settle()
    (model.swiped, isChangedInSwipe) = (nil, false)
    guard let index = model.items.firstIndex(where: { $0.id == id }),
      stack(id)?.viewControllers.count == model.items[index].pushed.count
    else { return }
    model.items[index].pushed.removeLast()
  }

  /// Another test made a simulator while this one waited.
  struct Interruption: Error {}

  private func perform(_ step: TabBarModel.Step, _ before: TabBarModel) async throws {
    switch step {
    case .tap(let id): tap(id, times: 1)
    case .doubleTap(let id): tap(id, times: 2)
    case .select(let id): host.select(TabID(id))
    case .remember(let id): host.bar.selectWhenAvailable(TabID(id))
    case .selectIndex(let index): host.select(index: index)
    case .insert(let item, _): try change([item])
    case .centre(let item): try change(item.map { [$0] } ?? [])
    case .replaceAll(let items): try change(items)
    case .remove, .move: try change([])
    case .update(let id, let update): self.update(id, update)
    case .push(let page, let id, let animated):
      let pushed = NamedPage(page.name)
      pushed.hidesBottomBarWhenPushed = page.hidesBar
      stack(id)?.pushViewController(pushed, animated: animated)
    case .pop(let animated): stack(before.selected)?.popViewController(animated: animated)
    case .popToRoot(let animated):
      stack(before.selected)?.popToRootViewController(animated: animated)
    case .halfPop: swipe(from: 0.01, to: 0.4)
    case .cancelPop: endSwipe(from: 0.4, to: 0.05)
    case .completePop: endSwipe(from: 0.4, to: 0.97)
    case .present(let modal):
      let page = NamedPage("modal")
      page.modalPresentationStyle = modal == .sheet ? .pageSheet : .fullScreen
      host.root.present(page, animated: true)
    case .dismiss: host.root.dismiss(animated: true)
    case .rotate: simulator.rotate(to: model.isLandscape ? .landscapeLeft : .portrait)
    case .background: simulator.enterBackground()
    case .foreground: simulator.enterForeground()
    case .hideBar(let isHidden): host.setBarHidden(isHidden, animated: true)
    case .answersNow: break
    case .answer(let answer):
      guard let wish = before.waiting else { return host.bar.answerPending(decision(answer)) }
      if wish.isAtGate {
        questions[wish.id]?.popLast()?.resume(returning: decision(answer))
      } else {
        host.bar.answerPending(decision(answer))
      }
    case .cancelWaiting: host.bar.cancelPending()
    case .timeOut: pass(Self.timeLimit + 1)
    }
  }

  // MARK: Time

  /// Lets time pass until nothing moves, in long strides: what is on the way is not looked at.
  private func settle() {
    simulator.layoutIfNeeded()
    let end = simulator.clock.now + 10
    while simulator.clock.isBusy, simulator.clock.now < end { pass(0.3) }
    motion = .init()
  }

  func pass(_ seconds: TimeInterval) {
    CATransaction.turn += 1
    simulator.clock.advance(to: simulator.clock.now + seconds)
    simulator.layoutIfNeeded()
  }

  // MARK: Pages

  private func part(_ item: TabBarModel.Item) -> TabBarPage {
    let id = item.id
    var bar = BarItem(
      id: TabID(id), role: item.isTab ? .tab : .action, title: item.title,
      isEnabled: item.isEnabled, isHidden: item.isHidden,
      popsToRootOnReselect: item.popsOnReselect)
    if item.isCentre { bar.placement = .center(size: CGSize(width: 60, height: 60)) }
    guard item.isTab else { return .action(bar) {} }
    var gate: TabBarPage.Gate?
    if let answer = item.gate {
      hasGates = true
      gate = { [weak self] in await self?.ask(id, answer) ?? .deny }
    }
    guard givesPages else {
      return .page(bar, gate: gate) { [unowned self] in makeStack(id) }
    }
    // A tab that stays keeps its page.
    let kept = parts[id] == nil ? nil : stack(id)
    return .page(bar, kept ?? makeStack(id), gate: gate)
  }

  private func makeStack(_ id: String) -> UINavigationController {
    let stack = UINavigationController(rootViewController: NamedPage(id))
    made.append(Made(id: id, stack: stack))
    return stack
  }

  /// Gives the host the model's items, with new parts for those that are new.
  private func change(_ new: [TabBarModel.Item]) throws {
    for item in new { parts[item.id] = part(item) }
    let ids = Set(model.items.map(\.id))
    parts = parts.filter { ids.contains($0.key) }
    try host.setPages(model.items.compactMap { parts[$0.id] })
  }

  private func update(_ id: String, _ update: TabBarModel.Update) {
    let change: (inout BarItem) -> Void = {
      switch update {
      case .title(let title): $0.title = title
      case .enabled(let isEnabled): $0.isEnabled = isEnabled
      case .hidden(let isHidden): $0.isHidden = isHidden
      case .popsOnReselect(let pops): $0.popsToRootOnReselect = pops
      }
    }
    // So that the next list says the same.
    parts[id].map {
      var part = $0
      change(&part.item)
      parts[id] = part
    }
    host.updateItem(TabID(id), change)
  }

  func stack(_ id: String?) -> UINavigationController? {
    id.flatMap { host.controller(for: TabID($0)) } as? UINavigationController
  }

  // MARK: Answers

  private func decision(_ answer: TabBarModel.Answer) -> SelectionDecision {
    switch answer {
    case .allow: .allow
    case .deny: .deny
    case .act: .act
    case .wait: .wait
    case .redirect(let id): .redirect(TabID(id))
    }
  }

  private func ask(_ id: String, _ answer: TabBarModel.Answer) async -> SelectionDecision {
    guard answer == .wait else { return decision(answer) }
    return await withCheckedContinuation { questions[id, default: []].append($0) }
  }

  /// Lets gates answer that do so at once, and late answers of those nobody waits for.
  private func waitForGates() async {
    let atGate = model.waiting.flatMap { $0.isAtGate ? $0.id : nil }
    for id in questions.keys.sorted() where id != atGate { answerAll(id) }
    for round in 0..<2000 {
      let pending = host.bar.pendingID?.rawValue
      let isHeld = pending.map { !(questions[$0] ?? []).isEmpty } ?? true
      if round > 20, isHeld || pending == model.waiting?.id { return }
      await Task.yield()
    }
  }

  private func answerAll(_ id: String) {
    for question in questions.removeValue(forKey: id) ?? [] { question.resume(returning: .allow) }
  }

  /// Takes the application away.
  func end() async {
    for id in questions.keys.sorted() { answerAll(id) }
    simulator.touchCancel()
    if hasGates { await waitForGates() }
  }

  // MARK: Events

  private static func text(_ event: TabBarEvent) -> String {
    let source = event.source?.rawValue ?? ""
    let from = event.from?.rawValue ?? "nothing"
    return switch event {
    case .shouldSelect(let id, _, _): "should \(id) from \(from) \(source)"
    case .willSelect(let id, _, _): "will \(id) from \(from) \(source)"
    case .selected(let id, _, _): "did \(id) from \(from) \(source)"
    case .reselected(let id, _): "reselect \(id) \(source)"
    case .denied(let id, _): "deny \(id) \(source)"
    case .waiting(let id, _): "wait \(id) \(source)"
    case .abandoned(let id, .superseded, _): "ended \(id) superseded"
    case .abandoned(let id, .timedOut, _): "ended \(id) timed out"
    case .abandoned(let id, .cancelled, _): "ended \(id) cancelled"
    case .abandoned(let id, .unavailable, _): "ended \(id) gone"
    case .redirected(let id, let target, _): "redirect \(id) to \(target) \(source)"
    case .action(let id): "action \(id)"
    case .doubleTap(let id): "double \(id)"
    case .longPress(let id): "hold \(id)"
    }
  }
}
