// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct ReportTests {
  @Test("What a bar cannot take changes nothing and is reported")
  func bar() {
    let dock = Dock()
    dock.bar.selectedID = nil
    dock.bar.update("nobody") { $0.title = "x" }
    dock.bar.remove("nobody")
    #expect(
      dock.diagnostics == [
        .noSelection, .selection(.unknownTab("nobody")), .selection(.unknownTab("nobody")),
      ])
    #expect(dock.bar.items == Dock.items(4))
    #expect(dock.bar.selectedID == "t0")
    dock.bar.remove("t3")
    #expect(dock.diagnostics.count == 3)
  }

  @Test("What is wrong with the items that a bar is made with is told to whoever listens first")
  func beforeAnybodyListens() {
    let simulator = Simulator.underTest()
    let bar = TabBar(items: [
      .tab("a", title: "A", icon: .system("no.such.symbol")), .tab("b"), .tab("b"),
    ])
    let root = UIViewController()
    simulator.launch(rootViewController: root)
    root.view.addSubview(bar)
    bar.frame = CGRect(x: 0, y: 300, width: 393, height: 49)
    simulator.layoutIfNeeded()
    var told: [TabBarDiagnostic] = []
    bar.onDiagnostic = { told.append($0) }
    #expect(
      Set(told) == [
        .missingIcon(item: "a", name: "no.such.symbol"), .selection(.duplicateID("b")),
      ])
    #expect(told.count == 2)
    bar.onDiagnostic = { told.append($0) }
    #expect(told.count == 2)
  }

  @Test("A bar that nobody listens to keeps its first hundred reports")
  func hundred() {
    let bar = TabBar(items: Dock.items(2))
    for number in 0..<200 { bar.remove(TabID("nobody\(number)")) }
    var told: [TabBarDiagnostic] = []
    bar.onDiagnostic = { told.append($0) }
    #expect(told.count == 100)
    #expect(told.first == .selection(.unknownTab("nobody0")))
  }

  @Test("Emptying a bar is no fault")
  func emptied() {
    let dock = Dock()
    dock.bar.items = []
    #expect(dock.diagnostics.isEmpty)
    #expect(dock.bar.selectedID == nil)
  }

  @Test("What a controller cannot take changes nothing and is reported")
  func controller() {
    let tabs = Tabs()
    var diagnostics: [TabBarDiagnostic] = []
    tabs.controller.tabBar.onDiagnostic = { diagnostics.append($0) }
    tabs.controller.selectedViewController = UIViewController()
    tabs.controller.selectedViewController = nil
    tabs.controller.updateItem("nobody") { $0.title = "x" }
    #expect(
      diagnostics == [
        .notAPage("UIViewController"), .noSelection, .selection(.unknownTab("nobody")),
      ])
    #expect(tabs.controller.selectedID == "t0")
  }

  @Test("A bar shows its items large on a long press, at the sizes that need it [field 130]")
  func largeContent() {
    let dock = Dock(situation: Situation(contentSizeCategory: .accessibilityLarge))
    let before = dock.simulator.keyWindow?.subviews.count ?? 0
    dock.simulator.touchDown(at: CGPoint(x: 150, y: 320))
    dock.simulator.advance(by: 0.6)
    #expect(dock.simulator.keyWindow?.subviews.count == before + 1)
    dock.simulator.touchUp()
    #expect(dock.simulator.keyWindow?.subviews.count == before)
    #expect(dock.bar.selectedID == "t1")
  }
}
