// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

@MainActor @Suite(.serialized, .everyPreset) struct MotionTests {
  typealias Word = TabBarStyle.SelectionAnimation

  /// Writes down what an item goes through.
  @MainActor private final class Recorder: TabBarItemAnimation {
    var calls: [String] = []

    func rest(_ parts: TabBarItemParts) {
      parts.reset()
      calls.append("rest \(parts.isSelected)")
    }
    func didSelect(_ parts: TabBarItemParts) { calls.append("select \(parts.isSelected)") }
    func didDeselect(_ parts: TabBarItemParts) { calls.append("deselect \(parts.isSelected)") }
    func didReselect(_ parts: TabBarItemParts) { calls.append("reselect") }
    func didHighlight(_ isHighlighted: Bool, _ parts: TabBarItemParts) {
      calls.append(isHighlighted ? "down" : "up")
    }
    func badgeDidChange(from old: Badge?, to new: Badge?, _ parts: TabBarItemParts) {
      calls.append("badge \(old?.displayText ?? "-") \(new?.displayText ?? "-")")
    }
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private func dock(
    _ word: Word, reduceMotion: Bool = false,
    direction: UITraitEnvironmentLayoutDirection =
      .leftToRight
  ) -> Dock {
    Dock(
      style: .dock.with { $0.selectionAnimation = word },
      situation: Situation(direction: direction, reduceMotion: reduceMotion))
  }

  private func icon(_ dock: Dock, _ id: TabID = "t1") throws -> IconView {
    try #require(dock.bar.controls[id]?.iconView)
  }

  /// The transforms of an icon in the second after a closure, one a frame.
  private func transforms(_ dock: Dock, _ icon: IconView) -> [CGAffineTransform] {
    (0..<60).map { _ in
      defer { dock.simulator.advance(by: 1.0 / 60) }
      return icon.transform
    }
  }

  private func rest(_ word: Word) -> CGAffineTransform {
    word == .scale ? CGAffineTransform(scaleX: 1.15, y: 1.15) : .identity
  }

  @Test("Every word moves the icon and ends exactly at rest", arguments: Word.allCases)
  func words(_ word: Word) throws {
    let dock = dock(word)
    let icon = try icon(dock)
    #expect(try self.icon(dock, "t0").transform == rest(word))
    dock.tap(150)
    let all = transforms(dock, icon)
    let moves = all.contains { $0 != rest(word) }
    #expect(moves == ![.none, .fade].contains(word))
    #expect(icon.transform == rest(word))
    #expect(icon.alpha == 1)
    #expect(try self.icon(dock, "t0").transform == .identity)
  }

  @Test("With reduced motion every word is at rest at once", arguments: Word.allCases)
  func still(_ word: Word) throws {
    let dock = dock(word, reduceMotion: true)
    let icon = try icon(dock)
    dock.tap(150)
    #expect(transforms(dock, icon).allSatisfy { $0 == rest(word) })
    #expect(icon.layer.presentation()?.opacity == 1)
    #expect(try self.icon(dock, "t0").transform == .identity)
    #expect(dock.bar.controls["t1"]?.body.subviews.filter { $0 is UIImageView }.count == 1)
  }

  @Test("What is interrupted ends at rest, whenever that is", arguments: Word.allCases)
  func interrupted(_ word: Word) throws {
    for frame in [0, 1, 5, 11, 17, 23] {
      let dock = dock(word)
      dock.tap(150)
      dock.simulator.advance(by: Double(frame) / 60)
      dock.tap(250)
      dock.simulator.advance(by: 3.0 / 60)
      dock.tap(150)
      dock.simulator.advance(by: 2.0 / 60)
      dock.bar.selectedID = "t3"
      dock.simulator.settle()
      for id: TabID in ["t0", "t1", "t2"] {
        #expect(try icon(dock, id).transform == .identity)
        #expect(try icon(dock, id).alpha == 1)
        #expect(dock.bar.controls[id]?.titleLabel.alpha == 1)
      }
      #expect(try icon(dock, "t3").transform == rest(word))
    }
  }

  @Test("Motion that is switched off meanwhile stops at rest, and so does another style")
  func switchedOff() throws {
    let dock = dock(.rotate)
    dock.tap(150)
    dock.simulator.advance(by: 0.2)
    #expect(try icon(dock).transform != .identity)
    dock.simulator.update { $0.reduceMotion = true }
    #expect(try icon(dock).transform == .identity)
    dock.simulator.update { $0.reduceMotion = false }
    dock.bar.style.selectionAnimation = .scale
    #expect(try icon(dock).transform == rest(.scale))
    dock.bar.style.selectionAnimation = .none
    #expect(try icon(dock).transform == .identity)
  }

  @Test("An item's own word goes before the style's")
  func ownWord() throws {
    var items = Dock.items(4)
    items[1].selectionAnimation = .scale
    let dock = Dock(items, style: .dock.with { $0.selectionAnimation = .jump })
    dock.tap(150)
    dock.simulator.settle()
    #expect(try icon(dock).transform == rest(.scale))
    dock.tap(250)
    dock.simulator.advance(by: 0.15)
    #expect(try icon(dock, "t2").transform.ty < -5)
  }

  @Test("An animation is told everything that its item goes through, in order")
  func hooks() {
    let dock = Dock()
    let recorder = Recorder()
    dock.bar.setAnimation(recorder, for: "t1")
    #expect(recorder.take() == ["rest false"])
    dock.tap(150)
    #expect(recorder.take() == ["down", "up", "select true"])
    dock.tap(150)
    #expect(recorder.take() == ["down", "up", "reselect"])
    dock.bar.update("t1") { $0.badge = .count(2) }
    dock.bar.update("t1") { $0.badge = .count(2) }
    #expect(recorder.take() == ["badge - 2"])
    dock.bar.selectedID = "t0"
    #expect(recorder.take() == ["deselect false"])
    dock.bar.setAnimation(nil, for: "t1")
    dock.tap(150)
    #expect(recorder.take() == [])
  }

  @Test("With reduced motion, and outside a window, an animation only rests")
  func hooksAtRest() {
    let dock = dock(.none, reduceMotion: true)
    let recorder = Recorder()
    dock.bar.setAnimation(recorder, for: "t1")
    dock.tap(150)
    #expect(Set(recorder.take()) == ["rest false", "rest true"])
    dock.simulator.update { $0.reduceMotion = false }
    dock.bar.removeFromSuperview()
    _ = recorder.take()
    dock.bar.selectedID = "t0"
    #expect(Set(recorder.take()) == ["rest false"])
  }

  @Test("An animation waits for its item, and is there again when that comes back")
  func waits() {
    let dock = Dock(Array(Dock.items(4).dropLast()))
    let recorder = Recorder()
    dock.bar.setAnimation(recorder, for: "t3")
    dock.bar.append(Dock.items(4)[3])
    dock.bar.selectedID = "t3"
    #expect(recorder.take().last == "select true")
    dock.bar.remove("t3")
    _ = recorder.take()
    dock.bar.append(Dock.items(4)[3])
    #expect(Set(recorder.take()) == ["rest false"])
  }

  @Test("What runs is called with 0 first and with 1 last, whatever comes between")
  func runs() throws {
    let view = UIView()
    _ = Simulator.underTest()
    let parts = TabBarItemParts(iconView: view, titleView: view, badgeView: view) { _ in }
    var shares: [CGFloat] = []
    parts.run(for: 0.5) { shares.append($0) }
    #expect(shares == [0])
    #expect(parts.isRunning)
    Simulator.current.advance(by: 0.25)
    #expect((shares.last ?? 0) > 0.4 && (shares.last ?? 1) < 0.6)
    parts.run(for: 0.5) { _ in }
    #expect(shares.last == 1)
    let count = shares.count
    Simulator.current.advance(by: 1)
    #expect(shares.count == count)
    #expect(!parts.isRunning)
    #expect(shares == shares.sorted())
  }

  @Test("Pictures play on selection, the last one stays, and the own one comes back [field 137]")
  func frames() throws {
    let frames = [UIColor.red, .green, .blue].compactMap { UIImage(data: Pictures.png($0)) }
    let dock = Dock()
    let own = try icon(dock).image?.pngData()
    dock.bar.setAnimation(FrameSequenceAnimation(frames: frames, duration: 0.3), for: "t1")
    #expect(try icon(dock).image?.pngData() == own)
    dock.tap(150)
    var seen: [Int] = []
    for _ in 0..<30 {
      let index = try frames.firstIndex { try icon(dock).image === $0 } ?? -1
      if seen.last != index { seen.append(index) }
      dock.simulator.advance(by: 1.0 / 60)
    }
    #expect(seen == [0, 1, 2])
    dock.tap(250)
    #expect(try icon(dock).image?.pngData() == own)
    dock.bar.selectedID = "t1"
    dock.simulator.advance(by: 0.05)
    dock.tap(250)
    dock.simulator.settle()
    #expect(try icon(dock).image?.pngData() == own)
  }

  @Test(
    "The picture of an item that is not selected stands still, also with reduced motion [field 138]"
  )
  func framesAtRest() throws {
    let frames = [UIColor.red, .blue].compactMap { UIImage(data: Pictures.png($0)) }
    let dock = dock(.none, reduceMotion: true)
    dock.bar.setAnimation(FrameSequenceAnimation(frames: frames), for: "t1")
    #expect(try icon(dock).image != nil)
    dock.tap(150)
    #expect(try icon(dock).image === frames[1])
    dock.tap(250)
    #expect(try icon(dock).image != nil)
    #expect(try icon(dock).image !== frames[1])
    #expect(dock.bar.barLayout["t1"]?.iconFrame != nil)
  }

  @Test("The first tab plays at launch if told so, once, and ends on its last picture [field 137]")
  func launch() throws {
    func shown(_ plays: Bool) throws -> [Int] {
      let frames = [UIColor.red, .blue].compactMap { UIImage(data: Pictures.png($0)) }
      let simulator = Simulator.underTest()
      let root = UIViewController()
      let bar = TabBar(items: Dock.items(3), style: .dock)
      bar.playsSelectionAtLaunch = plays
      bar.setAnimation(FrameSequenceAnimation(frames: frames, duration: 0.2), for: "t0")
      simulator.launch(rootViewController: root)
      bar.frame = CGRect(x: 0, y: 300, width: 393, height: 49)
      root.view.addSubview(bar)
      let icon = try #require(bar.controls["t0"]?.iconView)
      var seen: [Int] = []
      for _ in 0..<20 {
        let index = frames.firstIndex { icon.image === $0 } ?? -1
        if seen.last != index { seen.append(index) }
        simulator.advance(by: 1.0 / 60)
      }
      bar.removeFromSuperview()
      root.view.addSubview(bar)
      #expect(icon.image === frames[1])
      return seen
    }
    #expect(try shown(true) == [0, 1])
    #expect(try shown(false) == [1])
  }

  @Test(
    "Icons go on where they stood, or begin anew, after the background [field 139]",
    arguments: IconResumption.allCases)
  func background(_ resumption: IconResumption) throws {
    let dock = Dock([
      BarItem.tab("gif", icon: .data(Pictures.gif(delays: [10, 30, 10]), key: "gif"))
    ])
    dock.bar.iconResumption = resumption
    let icon = try icon(dock, "gif")
    let poster = icon.image
    dock.simulator.advance(by: 0.2)
    let second = icon.image
    #expect(second?.pngData() != poster?.pngData())
    dock.simulator.enterBackground()
    dock.simulator.advance(by: 7.27)
    dock.simulator.enterForeground()
    dock.simulator.advance(by: 0.05)
    let wanted = resumption == .restarts ? poster : second
    #expect(icon.image?.pngData() == wanted?.pngData())
    dock.simulator.advance(by: 0.2)
    #expect(icon.image?.pngData() != wanted?.pngData())
  }

  @Test("A finger's selection is felt, nothing else is", arguments: TabBarStyle.Haptic.allCases)
  func haptic(_ haptic: TabBarStyle.Haptic) {
    let dock = Dock(style: .dock.with { $0.haptic = haptic })
    let felt: [SimulatedFeedback.Haptic] =
      switch haptic {
      case .none: []
      case .selection: [.selection]
      case .light: [.impact(.light, intensity: 1)]
      case .medium: [.impact(.medium, intensity: 1)]
      case .heavy: [.impact(.heavy, intensity: 1)]
      }
    dock.tap(150)
    #expect(dock.simulator.feedback.haptics == felt)
    dock.tap(150)
    dock.bar.selectedID = "t0"
    dock.bar.select("t2", source: .deepLink)
    dock.bar.decide = { _ in .deny }
    dock.tap(20)
    #expect(dock.simulator.feedback.haptics == felt)
  }

  @Test("A fade shows both looks at once, and leaves nothing behind")
  func fade() throws {
    let dock = dock(.fade, direction: .rightToLeft)
    let control = try #require(dock.bar.controls["t1"])
    let count = control.body.subviews.count
    dock.bar.selectedID = "t1"
    dock.simulator.advance(by: 0.1)
    #expect(control.body.subviews.count == count + 2)
    let opacity = control.iconView.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0.1 && opacity < 0.9)
    dock.simulator.settle()
    #expect(control.body.subviews.count == count)
    #expect(control.iconView.alpha == 1)
  }
}
