// SPDX-License-Identifier: MIT

import TabBarCore
import Testing

@Suite struct TabSelectionWaitingTests {
  @Test(arguments: SelectionSource.allCases)
  func `the latest wish wins whatever made it, and the earlier one is told first`(
    source: SelectionSource
  ) {
    var host = waiting()
    host.send(.select("tab1", source: source))
    #expect(
      host.take() == [abandoned(.superseded(by: "tab1"))] + change("tab0", "tab1", source))
    #expect(host.selection.pendingID == nil)
  }

  @Test func `a wish that is refused afterwards still ends the waiting one`() {
    var host = waiting()
    host.decisions["tab1"] = .deny
    host.send(.press("tab1"))
    #expect(
      host.take() == [abandoned(.superseded(by: "tab1")), .didDeny("tab1", source: .tap)])
    #expect(host.selection.selectedID == "tab0")
  }

  @Test func `of many wishes that wait the last one stays, and each of the others is told once`() {
    var host = waiting()
    host.gates["tab1"] = .wait
    host.gates["tab3"] = .wait
    for id in ["tab1", "tab3", "tab2"] as [TabID] { host.send(.press(id)) }
    #expect(
      host.take() == [
        abandoned(.superseded(by: "tab1")), .didWait("tab1", source: .tap),
        abandoned(.superseded(by: "tab3"), of: "tab1"), .didWait("tab3", source: .tap),
        abandoned(.superseded(by: "tab2"), of: "tab3"), .didWait("tab2", source: .tap),
      ])
    #expect(host.selection.pendingID == "tab2")
  }

  @Test(arguments: SelectionSource.allCases)
  func `a second wish for a tab whose gate is awaited goes on waiting, and nobody is asked again`(
    source: SelectionSource
  ) throws {
    var host = waiting()
    let request = try #require(host.selection.pendingRequest)
    host.send(.select("tab2", source: source))
    #expect(host.asked.isEmpty)
    #expect(host.take() == [])
    #expect(host.selection.pendingRequest == request)
    host.send(.answer(request.id, .allow))
    #expect(host.take() == change("tab0", "tab2", .tap))
  }

  @Test func `the user goes on waiting for the delegate's answer, code goes past it`() {
    var host = waiting(.delegate)
    host.send(.press("tab2"))
    #expect(host.take() == [])
    #expect(host.selection.pendingID == "tab2")
    host.send(.select("tab2", source: .programmatic))
    #expect(
      host.take() == [abandoned(.superseded(by: "tab2"))] + change("tab0", "tab2", .programmatic))
  }

  @Test func `pressing the selected tab ends the waiting and is a press of its own`() {
    var host = waiting()
    host.send(.press("tab0"))
    #expect(
      host.take() == [abandoned(.superseded(by: "tab0")), .didReselect("tab0", source: .tap)])
    #expect(host.selection.pendingID == nil)
  }

  @Test func `code that selects the selected tab ends the waiting and tells nothing else`() {
    var host = waiting()
    host.send(.selectIndex(0, source: .programmatic))
    #expect(host.take() == [abandoned(.superseded(by: "tab0"))])
    #expect(host.asked.isEmpty)
  }

  @Test func `wishes that are not taken, and actions, leave the waiting one alone`() {
    var host = waiting()
    host.send(.update(tabs(3) + [.tab("tab3").with { $0.isEnabled = false }, .action("plus")]))
    let inputs: [TabSelection.Input] = [
      .press("plus"), .press("tab3"), .press("nobody"), .select("tab3", source: .deepLink),
      .selectIndex(9, source: .programmatic), .select("plus", source: .programmatic), .timeOut(99),
    ]
    for input in inputs { host.send(input) }
    #expect(host.selection.pendingID == "tab2")
    #expect(host.take().allSatisfy { if case .didAbandon = $0 { false } else { true } })
  }

  @Test func `a wish that waits for the delegate and then for the gate is told once`() throws {
    var host = waiting(.delegate)
    host.gates["tab2"] = .wait
    host.send(.answer(try #require(host.selection.pendingRequest).id, .allow))
    #expect(host.take() == [])
    #expect(host.selection.pendingRequest?.asked == .gate)
    host.send(.answer(try #require(host.selection.pendingRequest).id, .allow))
    #expect(host.take() == change("tab0", "tab2", .tap))
  }

  // MARK: Ends

  @Test func `the application can give the waiting wish up; the answer comes too late then`()
    throws
  {
    var host = waiting(source: .swipe)
    let request = try #require(host.selection.pendingRequest)
    host.send(.cancelPending)
    #expect(host.take() == [abandoned(.cancelled, source: .swipe)])
    #expect(host.selection.pendingID == nil)
    host.send(.answer(request.id, .allow))
    #expect(host.take() == [.diagnose(.lateAnswer(request.id))])
    host.send(.cancelPending)
    #expect(host.take() == [])
    #expect(host.selection.selectedID == "tab0")
  }

  @Test func `when the time is over the waiting wish is given up, and only that one`() throws {
    var host = waiting()
    let request = try #require(host.selection.pendingRequest)
    host.send(.timeOut(request.id - 1))
    #expect(host.selection.pendingID == "tab2")
    host.send(.timeOut(request.id))
    #expect(host.take() == [abandoned(.timedOut)])
    host.send(.timeOut(request.id))
    #expect(host.take() == [])
    #expect(host.selection.selectedID == "tab0")
  }

  @Test(arguments: ["gone", "hidden", "disabled", "action"])
  func `[field 97] a waiting tab that the user may no longer select is given up at once`(
    _ how: String
  ) throws {
    var host = waiting()
    let request = try #require(host.selection.pendingRequest)
    let items = tabs(4).filter { how != "gone" || $0.id != "tab2" }.map { item in
      item.with {
        guard item.id == "tab2" else { return }
        if how == "hidden" { $0.isHidden = true }
        if how == "disabled" { $0.isEnabled = false }
        if how == "action" { $0.role = .action }
      }
    }
    host.send(.update(items))
    #expect(host.take() == [abandoned(.unavailable)])
    host.send(.answer(request.id, .allow))
    #expect(host.take() == [.diagnose(.lateAnswer(request.id))])
    #expect(host.selection.selectedID == "tab0")
  }

  @Test func `a tab that code waits for may be disabled meanwhile`() throws {
    var host = waiting(source: .programmatic)
    host.send(.update(tabs(4).map { item in item.with { $0.isEnabled = item.id != "tab2" } }))
    #expect(host.take() == [])
    host.send(.answer(try #require(host.selection.pendingRequest).id, .allow))
    #expect(host.take() == change("tab0", "tab2", .programmatic))
  }

  // MARK: Lost tabs

  @Test func `a tab that follows a lost one takes the place of the waiting wish`() {
    var host = waiting()
    host.send(.update(Array(tabs(4).dropFirst())))
    #expect(
      host.take() == [abandoned(.superseded(by: "tab1"))]
        + change("tab0", "tab1", .configuration))
    #expect(host.selection.pendingID == nil)
  }

  @Test func `where no other tab may follow, the waiting wish goes on and is selected in the end`()
    throws
  {
    var host = waiting()
    host.send(.update([.tab("tab2")]))
    #expect(host.asked.map(\.asked) == [.gate])
    #expect(host.take() == [.diagnose(.noSuccessor("tab0"))])
    #expect(host.selection.pendingID == "tab2")
    host.send(.answer(try #require(host.selection.pendingRequest).id, .allow))
    #expect(host.take() == change(nil, "tab2", .tap))
  }

  @Test func `a tab that was waited for follows if its gate has gone with the old items`() {
    var host = waiting()
    host.gates = [:]
    host.send(.update([.tab("tab2"), .tab("tab3")]))
    #expect(
      host.take() == [abandoned(.superseded(by: "tab2"))]
        + change("tab0", "tab2", .configuration))
    #expect(host.selection.pendingID == nil)
  }

  @Test func `where nothing could be selected, new items ask the gates again, badges do not`() {
    var host = Host(tabs(2), selected: "tab1")
    host.gates["tab0"] = .deny
    host.send(.update([.tab("tab0")]))
    host.clear()
    host.send(.update([.tab("tab0", badge: .dot)]))
    #expect(host.asked.isEmpty)
    #expect(host.selection.selectedID == nil)
    host.send(.update([.tab("tab0"), .tab("new")]))
    #expect(host.asked.map(\.intent.target) == ["tab0", "new"])
    #expect(host.selection.selectedID == "new" && host.take() == [])
  }

  @Test func `a lost tab that comes back before its successor was found stays selected`() {
    var selection = TabSelection()
    for case .ask(let request) in selection.reduce(.load(tabs(3), selected: "tab1")) {
      _ = selection.reduce(.answer(request.id, .allow))
    }
    let question = selection.reduce(.update([.tab("tab0")]))
    #expect(question.count == 1 && selection.selectedID == nil)
    #expect(selection.reduce(.update(tabs(3))) == [])
    #expect(selection.selectedID == "tab1")
  }
}
