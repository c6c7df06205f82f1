// SPDX-License-Identifier: MIT

import TabBarCore
import Testing

@Suite struct TabSelectionRememberedTests {
  @Test func `a tab that has not arrived is selected when it does`() {
    var host = Host(tabs(2))
    host.send(.selectWhenAvailable("late", source: .deepLink))
    #expect(host.take() == [])
    #expect(host.selection.rememberedID == "late")
    host.send(.update(tabs(3)))
    #expect(host.take() == [])
    host.send(.update(tabs(2) + [.tab("late")]))
    #expect(host.asked.map(\.asked) == [.delegate, .gate])
    #expect(host.take() == change("tab0", "late", .deepLink))
    #expect(host.selection.rememberedID == nil)
  }

  @Test func `a tab that is there is selected at once, an action is reported`() {
    var host = Host(tabs(2) + [.action("plus")])
    host.send(.selectWhenAvailable("tab1", source: .programmatic))
    host.send(.selectWhenAvailable("plus", source: .programmatic))
    #expect(host.take() == change("tab0", "tab1", .programmatic) + [.diagnose(.notATab("plus"))])
    #expect(host.selection.rememberedID == nil)
  }

  @Test func `a remembered tab that arrives hidden or disabled waits until the user may select it`()
  {
    var host = Host(tabs(1))
    host.send(.selectWhenAvailable("late", source: .deepLink))
    let late = BarItem.tab("late")
    host.send(.update(tabs(1) + [late.with { $0.isHidden = true }]))
    host.send(.update(tabs(1) + [late.with { $0.isEnabled = false }]))
    #expect(host.take() == [])
    host.send(.update(tabs(1) + [late]))
    #expect(host.take() == change("tab0", "late", .deepLink))
  }

  @Test(
    arguments: [
      .press("tab1"), .select("tab1", source: .restore), .press("tab0"),
      .select("tab0", source: .programmatic), .selectWhenAvailable("other", source: .programmatic),
    ] as [TabSelection.Input])
  func `a remembered tab is forgotten when somebody selects meanwhile`(input: TabSelection.Input)
    throws
  {
    var host = Host(tabs(2))
    host.send(.selectWhenAvailable("late", source: .deepLink))
    host.send(input)
    guard case .didAbandon("late", .superseded, .deepLink) = try #require(host.take().first) else {
      Issue.record("nobody was told")
      return
    }
    let selected = host.selection.selectedID
    host.send(.update(tabs(2) + [.tab("late")]))
    #expect(host.take() == [])
    #expect(host.selection.selectedID == selected)
  }

  @Test func `cancelling forgets a remembered tab; wishes that are not taken do not`() {
    var host = Host(tabs(2) + [.action("plus")])
    host.send(.selectWhenAvailable("late", source: .restore))
    host.send(.press("plus"))
    host.send(.select("nobody", source: .programmatic))
    host.send(.selectWhenAvailable("late", source: .restore))
    #expect(host.selection.rememberedID == "late")
    host.clear()
    host.send(.cancelPending)
    #expect(host.take() == [abandoned(.cancelled, of: "late", source: .restore)])
    #expect(host.selection.rememberedID == nil)
  }

  @Test func `a remembered tab of a bar that is still empty is selected when the items come`() {
    var host = Host([])
    host.send(.selectWhenAvailable("tab2", source: .deepLink))
    host.send(.load(tabs(4)))
    #expect(host.take() == change("tab0", "tab2", .deepLink))
  }

  @Test func `a remembered tab that replaces the lost one is selected after its successor`() {
    var host = Host(tabs(2), selected: "tab1")
    host.send(.selectWhenAvailable("late", source: .programmatic))
    host.send(.update([.tab("tab0"), .tab("late")]))
    #expect(
      host.take() == change("tab1", "tab0", .configuration)
        + change("tab0", "late", .programmatic))
  }

  @Test func `a wish that waited before stays older than the remembered one, whichever ends first`()
    throws
  {
    var host = waiting()
    host.send(.selectWhenAvailable("late", source: .programmatic))
    host.send(.answer(try #require(host.selection.pendingRequest).id, .allow))
    #expect(host.take() == change("tab0", "tab2", .tap))
    host.send(.update(tabs(4) + [.tab("late")]))
    #expect(host.take() == change("tab2", "late", .programmatic))
    host = waiting()
    host.send(.selectWhenAvailable("late", source: .programmatic))
    host.send(.update(tabs(4) + [.tab("late")]))
    #expect(
      host.take() == [abandoned(.superseded(by: "late"))]
        + change("tab0", "late", .programmatic))
  }
}
