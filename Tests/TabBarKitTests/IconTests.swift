// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct IconTests {
  private static func gif(_ playback: IconPlayback, loops: Int = 0) -> BarItem {
    BarItem.tab(
      "gif", title: "G",
      icon: .data(Pictures.gif(delays: [10, 20, 10], loops: loops), key: "gif-\(loops)")
    )
    .with { $0.playback = playback }
  }

  private func icon(_ dock: Dock, _ id: TabID = "gif") -> UIImage? {
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

  @Test("An animated icon shows each picture for its own time and begins again")
  func gif() {
    let dock = Dock([Self.gif(.always)])
    let first = icon(dock)
    dock.simulator.advance(by: 0.1)
    let second = icon(dock)
    #expect(first?.cgImage !== second?.cgImage)
    dock.simulator.advance(by: 0.1)
    #expect(icon(dock)?.cgImage === second?.cgImage)
    dock.simulator.advance(by: 0.2)
    #expect(icon(dock)?.cgImage === first?.cgImage)
  }

  @Test("A GIF of the bundle is found by its name, with or without the ending, and plays")
  func gifByName() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("icons-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Pictures.gif(delays: [10, 20], loops: 0)
      .write(to: folder.appendingPathComponent("flame.gif"))
    let bundle = try #require(Bundle(url: folder))
    for name in ["flame", "flame.gif"] {
      let dock = Dock([.tab("gif", title: "G", icon: .image(name))])
      dock.bar.imageBundle = bundle
      let first = try #require(icon(dock))
      dock.simulator.advance(by: 0.1)
      #expect(icon(dock)?.cgImage !== first.cgImage)
    }
  }

  @Test("An icon that is to play once stops at its last picture")
  func playsOnce() {
    let dock = Dock([Self.gif(.always, loops: 1)])
    dock.simulator.advance(by: 0.35)
    let last = icon(dock)
    dock.simulator.advance(by: 3)
    #expect(icon(dock)?.cgImage === last?.cgImage)
  }

  @Test("With reduced motion an icon stands still at its first picture")
  func reducedMotion() {
    let moving = Dock([Self.gif(.always)])
    moving.simulator.advance(by: 0.1)
    let dock = Dock([Self.gif(.always)], situation: Situation(reduceMotion: true))
    let first = icon(dock)
    dock.simulator.advance(by: 0.1)
    #expect(icon(dock)?.cgImage === first?.cgImage)
    #expect(dock.bar.controls["gif"]?.iconView.motion == .poster)
  }

  @Test("A playing icon stops at once when the user asks for less motion, and plays again after")
  func asksForLessMotion() {
    let dock = Dock([Self.gif(.always)])
    dock.simulator.advance(by: 0.1)
    dock.simulator.update { $0.reduceMotion = true }
    #expect(dock.bar.controls["gif"]?.iconView.motion == .poster)
    dock.simulator.update { $0.reduceMotion = false }
    #expect(dock.bar.controls["gif"]?.iconView.motion == .playing)
  }

  @Test("An icon that plays while selected stands still elsewhere")
  func whileSelected() {
    let dock = Dock([Dock.items(1)[0], Self.gif(.whileSelected)])
    #expect(dock.bar.controls["gif"]?.iconView.motion == .poster)
    dock.tap(300)
    #expect(dock.bar.controls["gif"]?.iconView.motion == .playing)
    dock.tap(100)
    #expect(dock.bar.controls["gif"]?.iconView.motion == .poster)
  }

  @Test("Other items and another badge do not start a playing icon anew")
  func survives() {
    let dock = Dock([Self.gif(.always)])
    dock.simulator.advance(by: 0.15)
    let playing = icon(dock)
    dock.bar.setItems(
      Dock.items(3) + [Self.gif(.always).with { $0.badge = .count(2) }], animated: false)
    dock.simulator.layoutIfNeeded()
    #expect(icon(dock)?.cgImage === playing?.cgImage)
    dock.simulator.advance(by: 0.1)
    #expect(icon(dock)?.cgImage === playing?.cgImage)
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

  @Test("Other pictures and titles set later show at once [field 106]")
  func liveChange() {
    let dock = Dock()
    let before = icon(dock, "t2")
    dock.bar.update("t2") { $0.icon = .data(Pictures.png(.red), key: "red") }
    #expect(icon(dock, "t2")?.cgImage !== before?.cgImage)
  }
}
