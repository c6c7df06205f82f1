// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct IconTests {
  private func icon(_ dock: Dock, _ id: TabID) -> UIImage? {
    dock.bar.controls[id]?.iconView.image
  }

  @Test("A picture keeps its own colours under any tint, selected or not")
  func original() {
    let dock = Dock()
    let view = dock.bar.controls["t1"]?.iconView
    #expect(view?.image?.renderingMode == .alwaysOriginal)
    dock.tap(150)
    #expect(view?.image?.renderingMode == .alwaysOriginal)
  }

  @Test("A picture to be painted takes the item's colour in each state")
  func template() {
    let items = Dock.items(2).map { $0.with { $0.iconRendering = .template } }
    let style = TabBarStyle.dock.with { $0.selectedTitleColor = StyleColor(hex: 0xFF0000) }
    let dock = Dock(items, style: style)
    let view = dock.bar.controls["t0"]?.iconView
    #expect(view?.image?.renderingMode == .alwaysTemplate)
    #expect(view?.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    dock.tap(300)
    #expect(view?.tintColor != UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("An item that does not dim looks the same while it is held")
  func noDimming() {
    let dock = Dock(Dock.items(4).map { $0.with { $0.dimsOnPress = $0.id != "t1" } })
    let control = dock.bar.controls["t1"]
    dock.simulator.touchDown(at: CGPoint(x: 150, y: 320))
    #expect(control?.isHighlighted == true)
    #expect(control?.iconView.alpha == 1)
    dock.simulator.touchCancel()
    dock.simulator.touchDown(at: CGPoint(x: 240, y: 320))
    #expect(dock.bar.controls["t2"]?.iconView.alpha == 0.5)
    dock.simulator.touchCancel()
    #expect(dock.bar.controls["t2"]?.iconView.alpha == 1)
  }

  @Test("Only an item that dims shows the colours and the picture of a pressed one")
  func pressedLooks() {
    let items = Dock.items(4).map { item in
      item.with {
        $0.dimsOnPress = $0.id != "t1"
        $0.highlightedIcon = .data(Pictures.png(.red), key: "held")
      }
    }
    let style = TabBarStyle.dock.with {
      $0.highlightedTitleColor = StyleColor(hex: 0xFF0000)
      $0.highlightedIconColor = StyleColor(hex: 0xFF0000)
    }
    let dock = Dock(items, style: style)
    func look(_ id: TabID) -> [AnyHashable?] {
      let control = dock.bar.controls[id]
      return [
        control?.iconView.image?.pngData(), control?.iconView.tintColor,
        control?.titleLabel.textColor,
      ]
    }
    let (still, before) = (look("t1"), look("t2"))
    dock.simulator.touchDown(at: CGPoint(x: 150, y: 320))
    #expect(look("t1") == still)
    dock.simulator.touchCancel()
    dock.simulator.touchDown(at: CGPoint(x: 240, y: 320))
    for (held, own) in zip(look("t2"), before) { #expect(held != own) }
    dock.simulator.touchCancel()
    #expect(look("t2") == before)
  }

  @Test("A missing picture is reported once and the bar still works [field 115]")
  func missing() {
    let dock = Dock()
    dock.bar.update("t1") { $0.icon = .image("no such picture") }
    dock.bar.update("t1") { $0.title = "again" }
    #expect(dock.diagnostics == [.missingIcon(item: "t1", name: "no such picture")])
    dock.tap(150)
    #expect(dock.bar.selectedID == "t1")
  }

  @Test("A missing picture of background, indicator or badge is reported once [field 115]")
  func missingPictures() {
    let dock = Dock()
    dock.bar.style.background = .image(.image("no ground"), .stretch)
    dock.bar.style.indicator = .image(.image("no mark"))
    dock.bar.update("t1") { $0.badge = .image(.data(Data([1]), key: "no badge")) }
    dock.simulator.layoutIfNeeded()
    dock.bar.selectedID = "t2"
    dock.simulator.layoutIfNeeded()
    #expect(
      Set(dock.diagnostics) == [
        .missingPicture(name: "no ground"), .missingPicture(name: "no mark"),
        .missingPicture(name: "no badge"),
      ])
    #expect(dock.diagnostics.count == 3)
  }

  @Test("Other pictures and titles set later show at once [field 106]")
  func liveChange() {
    let dock = Dock()
    let before = icon(dock, "t2")
    dock.bar.update("t2") { $0.icon = .data(Pictures.png(.red), key: "red") }
    #expect(icon(dock, "t2")?.cgImage !== before?.cgImage)
  }
}
