// SPDX-License-Identifier: MIT

import TabBarCore
import Testing

@Suite struct TabSelectionTests {
  private var host = Host(tabs(4) + [.action("plus")])

  @Test
  func `[field 89] before anything is loaded nothing is selected, afterwards the first tab is`() {
    #expect(TabSelection().selectedIndex == nil)
    #expect(host.selection.selectedID == "tab0")
    #expect(host.selection.selectedIndex == 0)
    #expect(host.effects.isEmpty && host.asked.isEmpty)
  }

  @Test func `loading takes the stated tab without an event`() {
    let host = Host(tabs(4), selected: "tab2")
    #expect(host.selection.selectedIndex == 2)
    #expect(host.effects.isEmpty)
  }

  @Test func `[field 79] a tap asks the delegate once and the gate once, then selects once`() {
    var host = host
    host.send(.press("tab2"))
    #expect(host.asked.map(\.asked) == [.delegate, .gate])
    #expect(host.asked.map(\.intent.source) == [.tap, .tap])
    #expect(host.take() == change("tab0", "tab2", .tap))
    #expect(host.selection.selectedIndex == 2)
  }

  @Test(arguments: SelectionSource.allCases)
  func `every source passes the gate, only the user's pass the delegate`(source: SelectionSource) {
    var host = host
    host.send(.select("tab1", source: source))
    let delegate = [SelectionSource.tap, .key, .deepLink, .swipe].contains(source)
    #expect(host.asked.map(\.asked) == (delegate ? [.delegate, .gate] : [.gate]))
    #expect(host.take() == change("tab0", "tab1", source))
  }

  @Test func `[field 93] code selects by id and by index through the same rule`() {
    var host = host
    host.send(.selectIndex(3, source: .programmatic))
    host.send(.select("tab1", source: .programmatic))
    #expect(
      host.take() == change("tab0", "tab3", .programmatic) + change("tab3", "tab1", .programmatic))
    #expect(host.selection.selectedIndex == 1)
  }

  @Test func `[field 90] [field 98] index and id agree after every kind of change`() {
    var host = host
    let inputs: [TabSelection.Input] = [
      .press("tab1"), .select("tab3", source: .swipe), .selectIndex(0, source: .programmatic),
      .select("tab2", source: .restore), .press("tab0"), .press("tab2"),
    ]
    for input in inputs {
      host.send(input)
      let index = host.selection.selectedIndex ?? -1
      #expect(host.selection.visibleTabs[index] == host.selection.selectedID)
    }
    #expect(host.selection.selectedID == "tab2")
  }

  @Test func `[field 82] [field 95] pressing the selected tab is its own event`() {
    var host = host
    host.send(.press("tab0"))
    #expect(host.take() == [.didReselect("tab0", source: .tap)])
    host.send(.select("tab0", source: .programmatic))
    host.send(.select("tab0", source: .deepLink))
    #expect(host.take() == [])
    #expect(host.asked.isEmpty)
  }

  @Test func `[field 86] an action acts and is never selected`() {
    var host = host
    host.send(.press("plus"))
    #expect(host.take() == [.act("plus")])
    host.send(.select("plus", source: .programmatic))
    #expect(host.take() == [.diagnose(.notATab("plus"))])
    #expect(host.selection.selectedID == "tab0")
    #expect(Host([.action("plus")]).selection.selectedID == nil)
    #expect(Host(tabs(2), selected: "plus").selection.selectedID == "tab0")
  }

  @Test func `[field 97] a disabled tab does nothing when pressed`() {
    var host = Host(tabs(1) + [.tab("off").with { $0.isEnabled = false }])
    host.send(.press("off"))
    host.send(.press("off", source: .key))
    #expect(host.take() == [])
    #expect(host.asked.isEmpty)
    host.send(.select("off", source: .deepLink))
    #expect(host.take() == [.diagnose(.disabledTab("off"))])
    host.send(.select("off", source: .programmatic))
    #expect(host.take() == change("tab0", "off", .programmatic))
  }

  @Test(arguments: [-1, 4, 99, Int.max, Int.min])
  func `an index out of range changes nothing and is reported`(index: Int) {
    var host = host
    host.send(.selectIndex(index, source: .programmatic))
    #expect(host.take() == [.diagnose(.indexOutOfRange(index, count: 4))])
    #expect(host.selection.selectedIndex == 0)
  }

  @Test func `unknown and hidden tabs change nothing and are reported`() {
    var host = Host(tabs(2) + [.tab("hidden").with { $0.isHidden = true }])
    host.send(.select("nobody", source: .deepLink))
    host.send(.press("nobody"))
    host.send(.select("hidden", source: .programmatic))
    host.send(.press("hidden"))
    #expect(
      host.take() == [
        .diagnose(.unknownTab("nobody")), .diagnose(.unknownTab("nobody")),
        .diagnose(.hiddenTab("hidden")),
      ])
    #expect(host.selection.visibleTabs == ["tab0", "tab1"])
  }

  // MARK: Answers

  @Test func `after a denial there is neither will nor did`() {
    var host = host
    host.decisions["tab1"] = .deny
    host.gates["tab2"] = .deny
    host.send(.press("tab1"))
    host.send(.press("tab2"))
    host.send(.select("tab2", source: .restore))
    #expect(
      host.take() == [
        .didDeny("tab1", source: .tap), .didDeny("tab2", source: .tap),
        .didDeny("tab2", source: .restore),
      ])
    #expect(host.selection.selectedID == "tab0")
  }

  @Test func `an answer to act runs the tab's action and stays`() {
    var host = host
    host.decisions["tab1"] = .act
    host.send(.press("tab1"))
    #expect(host.take() == [.act("tab1")])
    #expect(host.selection.selectedID == "tab0")
  }

  @Test func `a waiting tab is pending until its answer comes`() throws {
    var host = host
    host.gates["tab2"] = .wait
    host.send(.press("tab2"))
    #expect(host.selection.pendingID == "tab2")
    #expect(host.selection.selectedID == "tab0")
    let request = try #require(host.asked.last)
    #expect(host.take() == [.didWait("tab2", source: .tap)])
    host.send(.answer(request.id, .wait))
    #expect(host.take() == [])
    host.send(.answer(request.id, .allow))
    #expect(host.take() == change("tab0", "tab2", .tap))
    #expect(host.selection.pendingID == nil)
  }

  @Test func `[field 125] a newer wish gives a waiting one up, whose late answer is dropped`()
    throws
  {
    var host = host
    host.gates["tab2"] = .wait
    host.send(.press("tab2"))
    let late = try #require(host.asked.last)
    host.clear()
    host.send(.press("tab3"))
    #expect(
      host.take() == [
        .didAbandon("tab2", reason: .superseded(by: "tab3"), source: .tap)
      ] + change("tab0", "tab3", .tap))
    host.send(.answer(late.id, .allow))
    #expect(host.take() == [.diagnose(.lateAnswer(late.id))])
    #expect(host.selection.selectedID == "tab3")
  }

  @Test func `a delegate that waits is followed by the gate when it allows`() throws {
    var host = host
    host.decisions["tab1"] = .wait
    host.gates["tab1"] = .deny
    host.send(.press("tab1"))
    let request = try #require(host.asked.last)
    host.clear()
    host.send(.answer(request.id, .allow))
    #expect(host.take() == [.didDeny("tab1", source: .tap)])
  }

  @Test func `a redirection selects the other tab after asking its gate`() {
    var host = host
    host.gates["tab3"] = .redirect("tab1")
    host.send(.press("tab3"))
    #expect(host.asked.map(\.intent.target) == ["tab3", "tab3", "tab1"])
    #expect(
      host.take() == [.didRedirect("tab3", to: "tab1", source: .tap)]
        + change("tab0", "tab1", .tap))
  }

  @Test func `redirections in a circle end with a report`() {
    var host = host
    host.gates = ["tab1": .redirect("tab2"), "tab2": .redirect("tab1")]
    host.send(.press("tab1"))
    #expect(
      host.take() == [
        .didRedirect("tab1", to: "tab2", source: .tap),
        .diagnose(.redirectLoop(["tab1", "tab2", "tab1"])),
      ])
    #expect(host.selection.selectedID == "tab0")
  }

  @Test func `a redirection to the selected tab stays there without another event`() {
    var host = host
    host.gates["tab1"] = .redirect("tab0")
    host.send(.press("tab1"))
    #expect(host.take() == [.didRedirect("tab1", to: "tab0", source: .tap)])
  }

  @Test func `a redirection to an unknown tab or an action is reported`() {
    var host = host
    host.gates = ["tab1": .redirect("nobody"), "tab2": .redirect("plus")]
    host.send(.press("tab1"))
    host.send(.press("tab2"))
    #expect(host.take() == [.diagnose(.unknownTab("nobody")), .diagnose(.notATab("plus"))])
  }
}
