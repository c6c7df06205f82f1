// SPDX-License-Identifier: MIT

import TabBarCore
import SeededRandom
import Testing

@Suite struct TabSelectionItemsTests {
  @Test func `[field 81] a reordered or longer list keeps the selected tab by its id`() {
    var host = Host(tabs(4), selected: "tab2")
    host.send(.update([.tab("new")] + tabs(4).reversed() + [.tab("more")]))
    #expect(host.take() == [])
    #expect(host.selection.selectedID == "tab2")
    #expect(host.selection.selectedIndex == 2)
  }

  @Test func `[field 87] a new title changes nothing about the selection`() {
    var host = Host(tabs(3), selected: "tab1")
    host.send(.update(tabs(3).map { $0.with { $0.title = "Other" } }))
    #expect(host.take() == [])
    #expect(host.selection.selectedID == "tab1")
    #expect(host.selection.items.first?.title == "Other")
  }

  @Test func `the first item of an empty bar is selected without an event, and stays selected`() {
    var host = Host([])
    #expect(host.selection.selectedIndex == nil)
    host.send(.update(tabs(1)))
    #expect(host.selection.selectedID == "tab0")
    host.send(.update(tabs(3)))
    #expect(host.selection.selectedID == "tab0")
    #expect(host.take() == [])
  }

  @Test(
    arguments: [
      ("tab2", ["tab0", "tab1", "tab3"], "tab1"), ("tab0", ["tab1", "tab2"], "tab1"),
      ("tab1", ["tab2", "tab3"], "tab2"), ("tab3", ["tab0"], "tab0"),
      ("tab2", ["x", "tab3", "tab1"], "tab1"), ("tab0", ["x", "y"], "x"),
      ("tab2", ["tab3", "tab0"], "tab0"), ("tab3", ["tab1", "x"], "tab1"),
    ] as [(String, [String], String)])
  func `the nearest tab before one that went away follows it, else the nearest after it`(
    gone: String, left: [String], next: String
  ) {
    var host = Host(tabs(4), selected: TabID(gone))
    host.send(.update(left.map { .tab(TabID($0)) }))
    #expect(host.take() == change(TabID(gone), TabID(next), .configuration))
    #expect(host.selection.selectedID == TabID(next))
  }

  @Test func `hiding the selected tab counts as taking it away`() {
    var host = Host(tabs(3), selected: "tab1")
    host.send(
      .update(
        tabs(3).map { item in item.with { $0.isHidden = item.id == "tab1" } }, source: .successor))
    #expect(host.take() == change("tab1", "tab0", .successor))
  }

  @Test func `disabled tabs follow only where no other is left`() {
    let off = BarItem.tab("tab0").with { $0.isEnabled = false }
    var host = Host(tabs(3), selected: "tab1")
    host.send(.update([off, .tab("tab2")]))
    #expect(host.selection.selectedID == "tab2")
    host.send(.update([off]))
    #expect(host.selection.selectedID == "tab0")
  }

  @Test func `a successor whose gate does not allow it is passed over`() {
    var host = Host(tabs(4), selected: "tab2")
    host.gates = ["tab1": .deny, "tab3": .wait]
    host.send(.update([.tab("tab0"), .tab("tab1"), .tab("tab3")]))
    #expect(host.take() == change("tab2", "tab0", .configuration))
    #expect(host.selection.pendingID == nil)
  }

  @Test func `without an allowed successor nothing is selected, and that is reported`() {
    var host = Host(tabs(2), selected: "tab1")
    host.gates = ["tab0": .deny]
    host.send(.update([.tab("tab0")]))
    #expect(host.take() == [.diagnose(.noSuccessor("tab1"))])
    #expect(host.selection.selectedID == nil)
    host.send(.update([]))
    #expect(host.selection.selectedIndex == nil)
  }

  @Test func `a bar that is emptied has no successor, and that is no fault`() {
    var host = Host(tabs(2), selected: "tab1")
    host.send(.update([]))
    #expect(host.take() == [])
    #expect(host.selection.selectedID == nil)
  }

  @Test func `a pending tab that goes away is no longer pending`() throws {
    var host = Host(tabs(3))
    host.gates["tab2"] = .wait
    host.send(.press("tab2"))
    let request = try #require(host.asked.last)
    host.send(.update(tabs(2)))
    #expect(host.selection.pendingID == nil)
    host.clear()
    host.send(.answer(request.id, .allow))
    #expect(host.take() == [.diagnose(.lateAnswer(request.id))])
  }

  @Test func `of two items with one id the first counts`() {
    var host = Host([])
    host.send(.load([.tab("a", title: "one"), .tab("b"), .tab("a", title: "two")]))
    #expect(host.take() == [.diagnose(.duplicateID("a"))])
    #expect(host.selection.items.map(\.title) == ["one", ""])
  }

  @Test func `[field 94] any number of tabs can be selected`() {
    var host = Host(tabs(9))
    host.send(.selectIndex(8, source: .programmatic))
    #expect(host.selection.selectedID == "tab8")
  }

  @Test func `whatever happens, the selected tab is a visible tab`() {
    var numbers = SeededRandom(seed: 3)
    var host = Host(tabs(5))
    func pick(_ count: Int) -> Int { Int(numbers.next() % UInt64(count)) }
    let answers: [SelectionDecision] = [.allow, .deny, .wait, .act, .redirect("tab1")]
    for _ in 0..<4_000 {
      let id = TabID("tab\(pick(7))")
      host.gates = [id: answers[pick(5)], TabID("tab8"): answers[pick(5)]]
      host.gates[TabID("tab\(pick(7))")] = answers[pick(5)]
      let source = SelectionSource.allCases[pick(8)]
      switch pick(6) {
      case 0:
        let items = tabs(6).shuffled(using: &numbers).prefix(pick(6)).map { item in
          item.with {
            $0.isHidden = pick(5) == 0
            $0.isEnabled = pick(5) != 0
            $0.role = pick(6) == 0 ? .action : .tab
          }
        }
        host.send(.update(items))
      case 1: host.send(.select(id, source: source))
      case 2: host.send(.selectIndex(pick(9) - 2, source: source))
      case 3: host.send(.answer(pick(200), answers[pick(5)]))
      default: host.send(.press(id, source: source))
      }
      let selected = host.selection.selectedID
      #expect(selected.map { host.selection.visibleTabs.contains($0) } ?? true)
    }
  }

  // MARK: First tabs

  @Test func `the first tab whose gate allows it at once is selected, without an event`() {
    for isLaunch in [true, false] {
      var host = Host([])
      host.gates["tab0"] = .wait
      host.gates["tab1"] = .deny
      host.send(isLaunch ? .load(tabs(4)) : .update(tabs(4)))
      #expect(host.asked.map(\.intent.target) == ["tab0", "tab1", "tab2"])
      #expect(host.selection.selectedID == "tab2")
      #expect(host.selection.pendingID == nil)
      #expect(host.effects.isEmpty)
    }
  }

  @Test func `where no gate allows it at once nothing is selected until one is wished for`() throws
  {
    var host = Host([])
    host.gates["tab0"] = .wait
    host.send(.load([.tab("tab0")]))
    #expect(host.selection.selectedID == nil)
    #expect(host.effects.isEmpty)
    host.send(.press("tab0"))
    #expect(host.selection.pendingID == "tab0")
    host.send(.answer(try #require(host.selection.pendingRequest).id, .allow))
    #expect(host.selection.selectedID == "tab0")
  }

  @Test func `a tab that is to be the first and has a gate is wished for behind another one`()
    throws
  {
    var host = Host([])
    host.gates["tab2"] = .wait
    host.send(.load(tabs(4), selected: "tab2"))
    #expect(host.selection.selectedID == "tab0")
    #expect(host.selection.pendingID == "tab2")
    #expect(host.take() == [.didWait("tab2", source: .restore)])
    host.send(.answer(try #require(host.selection.pendingRequest).id, .allow))
    #expect(host.take() == change("tab0", "tab2", .restore))
  }
}
