// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// When icons of several pictures play, and where they stand otherwise.
@MainActor @Suite(.serialized, .everyPreset) struct IconPlaybackTests {
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

  /// Red, green and blue, as the GIF has them.
  private static let pictures =
    (try? UIImage.animationFrames(from: Pictures.gif(delays: [10, 10, 10])).images.map {
      $0.pngData()
    }) ?? []

  private func index(_ image: UIImage?) -> Int {
    Self.pictures.firstIndex { $0 == image?.pngData() } ?? -1
  }

  /// The indexes of the GIF's pictures as they are shown, one for each twentieth of a second.
  private func frames(_ dock: Dock, _ seconds: TimeInterval) -> [Int] {
    (0..<Int((seconds * 20).rounded())).map { _ in
      defer { dock.simulator.advance(by: 0.05) }
      return index(icon(dock))
    }
  }

  @Test("While its tab is selected an icon plays on, however often the file would [field 137]")
  func loopsWhileSelected() {
    let dock = Dock([Dock.items(1)[0], Self.gif(.whileSelected, loops: 1)])
    dock.tap(300)
    #expect(frames(dock, 0.8) == [0, 0, 1, 1, 1, 1, 2, 2, 0, 0, 1, 1, 1, 1, 2, 2])
  }

  @Test("A file that plays twice rests then, whatever is shown anew meanwhile [field 139]")
  func finiteLoops() {
    let dock = Dock([Self.gif(.always, loops: 1)])
    #expect(frames(dock, 0.9) == [0, 0, 1, 1, 1, 1, 2, 2, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2])
    dock.bar.update("gif") { $0.badge = .count(1) }
    dock.bar.append(.tab("new", title: "New"))
    dock.simulator.update { $0.appearance = .dark }
    #expect(Set(frames(dock, 0.9)) == [2])
    dock.bar.update("gif") { $0.playback = .whileSelected }
    #expect(frames(dock, 0.2) == [0, 0, 1, 1])
  }

  /// A still tab and one whose icon plays once; another picture while pressed, and a state.
  private func once(_ situation: Situation = Situation()) -> Dock {
    let gif = Self.gif(.onceOnSelect).with {
      $0.highlightedIcon = .data(Pictures.png(.black), key: "held")
      $0.states["top"] = BarItem.StateLook(
        title: "Top", icon: .data(Pictures.gif(delays: [10, 10]), key: "top"))
    }
    return Dock([Dock.items(1)[0], gif], situation: situation)
  }

  @Test(
    "What plays once stays at its end while selected, through presses, states, dark and refreshes [field 137]"
  )
  func onceOnSelect() {
    let dock = once()
    #expect(Set(frames(dock, 0.5)) == [0])
    dock.tap(300)
    #expect(frames(dock, 0.6) == [0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2])
    dock.simulator.touchDown(at: CGPoint(x: 300, y: 320))
    #expect(frames(dock, 0.1) == [-1, -1])
    dock.simulator.touchUp()
    #expect(Set(frames(dock, 0.6)) == [2])
    dock.bar.setState("top", for: "gif", animated: false)
    // The other picture's last one is its second.
    #expect(Set(frames(dock, 0.6)) == [1])
    dock.bar.setState(nil, for: "gif", animated: false)
    #expect(Set(frames(dock, 0.6)) == [2])
    dock.simulator.update { $0.appearance = .dark }
    dock.bar.update("gif") { $0.badge = .dot }
    dock.bar.imageBundle = .main
    #expect(Set(frames(dock, 0.6)) == [2])
    dock.tap(100)
    #expect(Set(frames(dock, 0.6)) == [0])
    dock.tap(300)
    #expect(frames(dock, 0.2) == [0, 0, 1, 1])
  }

  @Test("A press in the middle of playing does not end it, and it goes on afterwards")
  func pressedMeanwhile() {
    let dock = once()
    dock.tap(300)
    #expect(frames(dock, 0.2) == [0, 0, 1, 1])
    dock.simulator.touchDown(at: CGPoint(x: 300, y: 320))
    #expect(Set(frames(dock, 0.3)) == [-1])
    dock.simulator.touchUp()
    #expect(frames(dock, 0.4) == [1, 1, 2, 2, 2, 2, 2, 2])
  }

  @Test("What plays once is at its end where nothing may play: at launch, and with less motion")
  func onceAtRest() {
    let items = [Self.gif(.onceOnSelect), Dock.items(1)[0]]
    let launched = Dock(items)
    #expect(Set(frames(launched, 0.5)) == [2])
    let still = once(Situation(reduceMotion: true))
    #expect(Set(frames(still, 0.2)) == [0])
    still.tap(300)
    #expect(Set(frames(still, 0.5)) == [2])
    still.tap(100)
    #expect(Set(frames(still, 0.2)) == [0])
    let moving = once()
    moving.tap(300)
    moving.simulator.advance(by: 0.12)
    moving.simulator.update { $0.reduceMotion = true }
    #expect(Set(frames(moving, 0.5)) == [2])
    let plays = Dock([Dock.items(1)[0]])
    plays.bar.removeFromSuperview()
    plays.bar.playsSelectionAtLaunch = true
    plays.bar.items = [Self.gif(.onceOnSelect)]
    let fresh = TabBar(items: [Self.gif(.onceOnSelect)], style: .dock)
    fresh.playsSelectionAtLaunch = true
    fresh.frame = plays.bar.frame
    plays.root.view.addSubview(fresh)
    let icon = fresh.controls["gif"]?.iconView
    let first = icon?.image
    plays.simulator.advance(by: 0.15)
    #expect(icon?.image?.cgImage !== first?.cgImage)
    plays.simulator.advance(by: 2)
    #expect(index(icon?.image) == 2)
  }

  @Test(
    "A GIF of the bundle goes on through dark and a turned device, and is decoded once [field 139]")
  func traits() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("icons-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("flame.gif")
    try Pictures.gif(delays: [10, 20, 10], loops: 0).write(to: file)
    let dock = Dock([])
    dock.bar.imageBundle = try #require(Bundle(url: folder))
    dock.bar.items = [.tab("gif", title: "G", icon: .image("flame"))]
    #expect(frames(dock, 0.15) == [0, 0, 1])
    try FileManager.default.removeItem(at: file)
    dock.simulator.update { $0.appearance = .dark }
    dock.simulator.rotate(to: .landscapeRight)
    dock.simulator.layoutIfNeeded()
    #expect(frames(dock, 0.3) == [1, 1, 1, 2, 2, 0])
    #expect(dock.diagnostics == [])
  }

  @Test(
    "A bar that leaves the window and comes back goes on or begins anew, as it is told [field 139]",
    arguments: IconResumption.allCases)
  func leavesWindow(_ resumption: IconResumption) {
    let dock = Dock([Self.gif(.always)])
    dock.bar.iconResumption = resumption
    #expect(frames(dock, 0.2) == [0, 0, 1, 1])
    dock.bar.removeFromSuperview()
    #expect(Set(frames(dock, 0.5)) == [1])
    dock.root.view.addSubview(dock.bar)
    #expect(frames(dock, 0.2) == (resumption == .continues ? [1, 1, 2, 2] : [0, 0, 1, 1]))
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

  @Test("An icon that is to play twice stops at its last picture")
  func playsTwice() {
    // A GIF says how often it is played again.
    let dock = Dock([Self.gif(.always, loops: 1)])
    #expect(frames(dock, 0.8) == [0, 0, 1, 1, 1, 1, 2, 2, 0, 0, 1, 1, 1, 1, 2, 2])
    #expect(Set(frames(dock, 3)) == [2])
  }

  @Test("With reduced motion an icon stands still at its first picture")
  func reducedMotion() {
    let moving = Dock([Self.gif(.always)])
    #expect(frames(moving, 0.3) == [0, 0, 1, 1, 1, 1])
    let dock = Dock([Self.gif(.always)], situation: Situation(reduceMotion: true))
    #expect(Set(frames(dock, 1)) == [0])
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

  @Test("An icon that plays while selected shows its first picture elsewhere [field 138]")
  func whileSelected() {
    let dock = Dock([Dock.items(1)[0], Self.gif(.whileSelected)])
    let poster = icon(dock)
    dock.simulator.advance(by: 1.1)
    #expect(icon(dock)?.cgImage === poster?.cgImage)
    dock.tap(300)
    dock.simulator.advance(by: 0.15)
    #expect(icon(dock)?.cgImage !== poster?.cgImage)
    dock.tap(100)
    #expect(icon(dock)?.cgImage === poster?.cgImage)
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
}
