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
