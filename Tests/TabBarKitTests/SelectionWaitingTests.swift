// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct SelectionWaitingTests {
  /// What became of a gate.
  @MainActor final class Gate {
    var asked = 0
    var isCancelled = false
    var answer: SelectionDecision?

    func ask() async -> SelectionDecision {
      asked += 1
      while answer == nil, !Task.isCancelled { await Task.yield() }
      isCancelled = Task.isCancelled
      return answer ?? .allow
    }
  }

  private func hosted(
    _ way: Hosted.Way, _ gate: Gate, limit: TimeInterval? = nil
  ) throws -> Hosted {
    try Hosted(way) { id, item in
      guard id == "t2" else { return nil }
      return .page(item, gate: gate.ask, gateTimeLimit: limit) { Page("t2") }
    }
  }

  @Test(
    "The latest wish wins: the earlier is told, shown no longer, and its gate's task is cancelled",
    arguments: Hosted.Way.allCases)
  func latestWins(way: Hosted.Way) async throws {
    let gate = Gate()
    let hosted = try hosted(way, gate)
    hosted.tap("t2")
    #expect(hosted.take() == ["shouldSelect t2", "didWait t2"])
    while gate.asked == 0 { await Task.yield() }
    hosted.tabBar.select("t1", source: .programmatic)
    #expect(hosted.events.first == .abandoned("t2", reason: .superseded(by: "t1"), source: .tap))
    #expect(hosted.take() == ["didAbandon t2", "willSelect t1", "didSelect t1"])
    #expect(hosted.tabBar.controls["t2"]?.isPending == false)
    while !gate.isCancelled { await Task.yield() }
    for _ in 0..<10 { await Task.yield() }
    #expect(hosted.take() == [])
    #expect(hosted.diagnostics.isEmpty)
    hosted.check("t1")
  }

  @Test("A tab that waits no longer shows no pending look when its end is told")
  func lookAtEnd() {
    let dock = Dock()
    dock.bar.decide = { $0.target == "t1" ? .wait : .allow }
    dock.tap(150)
    var pending: [Bool?] = []
    dock.bar.onEvent = { [unowned dock] event in
      if event.name == "didAbandon" { pending.append(dock.bar.controls["t1"]?.isPending) }
    }
    dock.tap(250)
    #expect(pending == [false])
  }

  @Test(
    "A gate whose wish was given up before it was asked is not asked at all",
    arguments: Hosted.Way.allCases)
  func notAsked(way: Hosted.Way) async throws {
    let gate = Gate()
    let hosted = try hosted(way, gate)
    hosted.tap("t2")
    hosted.tap("t3")
    for _ in 0..<10 { await Task.yield() }
    #expect(gate.asked == 0)
    hosted.check("t3")
  }

  @Test(
    "Tapping the tab that waits goes on waiting and asks nobody again",
    arguments: Hosted.Way.allCases)
  func tappedAgain(way: Hosted.Way) async throws {
    let gate = Gate()
    let hosted = try hosted(way, gate)
    hosted.tap("t2")
    _ = hosted.take()
    hosted.tap("t2")
    hosted.tap("t2")
    #expect(hosted.take().filter { $0 != "doubleTap t2" } == [])
    gate.answer = .allow
    while hosted.tabBar.pendingID != nil { await Task.yield() }
    #expect(gate.asked == 1)
    #expect(hosted.take() == ["willSelect t2", "didSelect t2"])
    hosted.check("t2")
  }

  @Test(
    "Tapping the selected tab ends the waiting and pops to the root", arguments: Hosted.Way.allCases
  )
  func selectedTapped(way: Hosted.Way) throws {
    let hosted = try hosted(way, Gate())
    hosted.navigation("t0")?.pushViewController(Page("pushed"), animated: false)
    hosted.simulator.settle()
    hosted.tap("t2")
    _ = hosted.take()
    hosted.tap("t0")
    #expect(hosted.take() == ["didAbandon t2", "shouldSelect t0", "didReselect t0"])
    #expect(hosted.tabBar.pendingID == nil)
    #expect(hosted.navigation("t0")?.viewControllers.count == 1)
  }

  @Test(
    "The application gives a waiting tab up: told, cancelled, and the old page stays",
    arguments: Hosted.Way.allCases)
  func cancel(way: Hosted.Way) async throws {
    let gate = Gate()
    let hosted = try hosted(way, gate)
    hosted.tap("t2")
    _ = hosted.take()
    while gate.asked == 0 { await Task.yield() }
    hosted.tabBar.cancelPending()
    #expect(hosted.events == [.abandoned("t2", reason: .cancelled, source: .tap)])
    while !gate.isCancelled { await Task.yield() }
    for _ in 0..<10 { await Task.yield() }
    hosted.check("t0")
    hosted.tabBar.cancelPending()
    #expect(hosted.events.count == 1)
  }

  @Test(
    "When the time is over the waiting tab is given up, no sooner", arguments: Hosted.Way.allCases)
  func timeLimit(way: Hosted.Way) throws {
    let hosted = try hosted(way, Gate())
    hosted.tabBar.pendingTimeLimit = 8
    hosted.tap("t2")
    _ = hosted.take()
    hosted.simulator.advance(by: 7.5)
    #expect(hosted.tabBar.pendingID == "t2")
    hosted.tap("t2")
    hosted.simulator.advance(by: 0.6)
    #expect(hosted.events == [.abandoned("t2", reason: .timedOut, source: .tap)])
    #expect(hosted.tabBar.pendingID == nil)
    hosted.check("t0")
  }

  @Test("A gate's own limit counts before the bar's", arguments: Hosted.Way.allCases)
  func gateLimit(way: Hosted.Way) throws {
    let hosted = try hosted(way, Gate(), limit: 2)
    hosted.tabBar.pendingTimeLimit = 30
    hosted.tap("t2")
    hosted.simulator.advance(by: 1.9)
    #expect(hosted.tabBar.pendingID == "t2")
    hosted.simulator.advance(by: 0.2)
    #expect(hosted.events.last == .abandoned("t2", reason: .timedOut, source: .tap))
  }

  @Test("The time of an answer that came in time ends with it, and each question has its own")
  func timeOfEach() {
    let dock = Dock()
    dock.bar.pendingTimeLimit = 3
    dock.bar.decide = { _ in .wait }
    dock.tap(150)
    dock.simulator.advance(by: 2)
    dock.bar.answerPending(.allow)
    dock.tap(250)
    dock.simulator.advance(by: 2)
    #expect(dock.bar.pendingID == "t2")
    dock.simulator.advance(by: 1.1)
    #expect(dock.bar.pendingID == nil)
    #expect(dock.events.filter { $0.name == "didAbandon" }.map(\.id) == ["t2"])
    dock.bar.answerPending(.allow)
    #expect(dock.bar.selectedID == "t1")
  }

  @Test("Without a limit, and with one that is no number, a tab waits for ever", .ownSwitches)
  func noLimit() {
    for limit in [nil, TimeInterval.infinity, .nan] {
      let dock = Dock()
      dock.bar.pendingTimeLimit = limit
      dock.bar.decide = { _ in .wait }
      dock.tap(150)
      dock.simulator.advance(by: 4000)
      #expect(dock.bar.pendingID == "t1")
    }
  }

  @Test(
    "A waiting tab that is taken away or disabled is told and its gate cancelled",
    arguments: [true, false])
  func unavailable(isRemoved: Bool) async throws {
    let gate = Gate()
    let hosted = try hosted(.own, gate)
    hosted.tap("t2")
    _ = hosted.take()
    while gate.asked == 0 { await Task.yield() }
    if isRemoved {
      hosted.own?.pages.remove(at: 2)
    } else {
      hosted.own?.updateItem("t2") { $0.isEnabled = false }
    }
    #expect(hosted.events == [.abandoned("t2", reason: .unavailable, source: .tap)])
    while !gate.isCancelled { await Task.yield() }
    hosted.check("t0")
  }

  @Test("A wish out of an event handler waits until everything about the one before is told")
  func nested() {
    let dock = Dock()
    var names: [String] = []
    dock.bar.onEvent = { [unowned dock] event in
      names.append("\(event.name) \(event.id)")
      if event == .willSelect("t1", from: "t0", source: .tap) { dock.bar.selectedID = "t3" }
    }
    dock.tap(150)
    #expect(
      names == [
        "shouldSelect t1", "willSelect t1", "didSelect t1", "willSelect t3", "didSelect t3",
      ])
    #expect(dock.bar.selectedID == "t3")
  }

  @Test("Code in the middle of a question does not take the question's answer away")
  func nestedInDecide() {
    let dock = Dock()
    dock.bar.decide = { [unowned dock] intent in
      if intent.target == "t1" { dock.bar.selectedID = "t3" }
      return intent.target == "t1" ? .deny : .allow
    }
    dock.tap(150)
    #expect(
      dock.events.map { "\($0.name) \($0.id)" } == [
        "shouldSelect t1", "didDeny t1", "willSelect t3", "didSelect t3",
      ])
    #expect(dock.diagnostics.isEmpty)
  }

  @Test("Items and a selection out of a handler go in order, and a gate that denies keeps a page")
  func nestedItems() async throws {
    let hosted = try Hosted(.own) { id, item in
      id == "t3" ? .page(item, gate: { .deny }) { Page("t3") } : nil
    }
    hosted.tabBar.onEvent = { [weak hosted] event in
      hosted?.events.append(event)
      guard let hosted, event.name == "didSelect", event.id == "t2" else { return }
      hosted.own?.pages.remove(at: 2)
      hosted.own?.selectedID = "t3"
    }
    hosted.tap("t2")
    #expect(
      hosted.take() == [
        "shouldSelect t2", "willSelect t2", "didSelect t2", "willSelect t1", "didSelect t1",
        "didWait t3",
      ])
    hosted.check("t1")
    while hosted.tabBar.pendingID != nil { await Task.yield() }
    #expect(hosted.take() == ["didDeny t3"])
    hosted.check("t1")
  }
}
