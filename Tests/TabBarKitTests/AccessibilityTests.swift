// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct AccessibilityTests {
  private func dock(_ direction: UITraitEnvironmentLayoutDirection = .leftToRight) -> Dock {
    var items = Dock.items(4)
    items.insert(
      .action("plus", title: "New", placement: .center(size: CGSize(width: 60, height: 60))), at: 2)
    return Dock(items, situation: Situation(direction: direction))
  }

  @Test("The tabs alone are in a container of tabs; actions stand beside it [field 129]")
  func container() {
    let bar = dock().bar
    #expect(!bar.isAccessibilityElement)
    #expect(bar.tabsView.accessibilityTraits == .tabBar)
    let tabs = bar.tabsView.accessibilityElements as? [TabBarItemControl]
    #expect(tabs?.map(\.id) == ["t0", "t1", "t2", "t3"])
    let others = bar.accessibilityElements?.compactMap { ($0 as? TabBarItemControl)?.id }
    #expect(others == ["plus"])
    #expect(bar.accessibilityElements?.first as? UIView === bar.tabsView)
  }

  @Test("Items are read in the order of the language")
  func order() {
    let tabs = dock(.rightToLeft).bar.tabsView.accessibilityElements as? [TabBarItemControl]
    #expect(tabs?.map(\.id) == ["t0", "t1", "t2", "t3"])
  }

  @Test("An item is a button, and says whether it is selected or disabled [uikit 220]")
  func traits() {
    let dock = dock()
    dock.bar.update("t1") { $0.isEnabled = false }
    let controls = dock.bar.controls
    #expect(controls["t0"]?.accessibilityTraits == [.button, .selected])
    #expect(controls["t1"]?.accessibilityTraits == [.button, .notEnabled])
    #expect(controls["plus"]?.accessibilityTraits == .button)
    #expect(controls["t0"]?.accessibilityLabel == "T0")
    #expect(controls["t0"]?.isAccessibilityElement == true)
  }

  @Test("The badge's text is the value, a dot's the word that the application gives [uikit 221]")
  func value() {
    let dock = dock()
    dock.bar.update("t1") { $0.badge = .count(120) }
    dock.bar.update("t2") { $0.badge = .dot }
    dock.bar.dotDescription = "Neu"
    #expect(dock.bar.controls["t1"]?.accessibilityValue == "120")
    #expect(dock.bar.controls["t2"]?.accessibilityValue == "Neu")
  }

  @Test("An item states what to show large, because titles keep their size [field 130]")
  func largeContent() throws {
    let dock = dock()
    let control = try #require(dock.bar.controls["t1"])
    #expect(control.showsLargeContentViewer)
    #expect(control.largeContentTitle == "T1")
    #expect(control.largeContentImage === control.iconView.image)
  }

  @Test("A screen reader presses a raised item inside the shape that takes touches")
  func activationPoint() throws {
    let dock = dock()
    let control = try #require(dock.bar.controls["plus"])
    let point = dock.bar.convert(control.accessibilityActivationPoint, from: nil)
    #expect(control.frames?.touchArea.contains(point) == true)
    #expect(point.y < 24.5)
  }
}
