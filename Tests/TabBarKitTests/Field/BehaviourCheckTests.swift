// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// What the five home-made bars promise, in every host that can show it.
@MainActor @Suite(.serialized, .everyPreset) struct BehaviourCheckTests {
  /// Four tabs and an action, in a style, on a device.
  private func hosted(
    _ way: Hosted.Way, _ style: TabBarStyle, _ placement: Placement,
    _ situation: Situation = Situation(), _ perform: @escaping @MainActor () -> Void = {}
  ) throws -> Hosted {
    let hosted = try Hosted(way, situation)
    hosted.setStyle(style)
    hosted.addAction(
      .action("plus", title: "+", icon: .data(Dock.icon, key: "icon"), placement: placement),
      perform)
    return hosted
  }

  private let centre = Placement.center(size: CGSize(width: 60, height: 60))
  private let publish = Placement.raised(size: CGSize(width: 52, height: 59), centerY: 0.2)

  /// Where the items stand on the screen, in logical order.
  private func frames(_ hosted: Hosted) -> [CGRect] {
    hosted.items.compactMap { hosted.tabBar.controls[$0.id] }.map { $0.convert($0.bounds, to: nil) }
  }

  private func expect(
    _ frames: [CGRect], x: [CGFloat], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let differences = zip(frames.map(\.minX), x).map { abs($0 - $1) }
    #expect(differences.count == x.count, sourceLocation: sourceLocation)
    #expect(differences.allSatisfy { $0 < 0.34 }, sourceLocation: sourceLocation)
  }

  @Test(
    "[CenterView 1] [CenterView 2] [CenterView 8] The tabs share what the centre leaves, both ways",
    arguments: Hosted.Writing.withAlone)
  func centreFrames(writing: Hosted.Writing) throws {
    let hosted = try hosted(writing.way, .centerView, centre, writing.situation)
    let left: [CGFloat] = [0, 83.25, 166.5, 226.5, 309.75]
    let widths: [CGFloat] = [83.25, 83.25, 60, 83.25, 83.25]
    let mirrored = zip(left, widths).map { 393 - $0 - $1 }
    let frames = frames(hosted)
    expect(frames, x: writing.isRightToLeft ? mirrored : left)
    #expect(abs(frames.map(\.width).reduce(0, +) - 393) < 0.34)
    #expect(frames[2].minY == 758 && frames[2].maxY == 818)
    #expect(hosted.barOnScreen == CGRect(x: 0, y: 769, width: 393, height: 83))
  }

  @Test("[CenterView 3] So it is on a wider phone", arguments: Hosted.Way.withAlone)
  func widerPhone(way: Hosted.Way) throws {
    let device = try #require(SimulatedDevice.named("iphone-8-plus"))
    let hosted = try hosted(way, .centerView, centre, Situation(device: device))
    #expect(hosted.barOnScreen == CGRect(x: 0, y: 687, width: 414, height: 49))
    expect(frames(hosted), x: [0, 88.5, 177, 237, 325.5])
    #expect(frames(hosted)[2].minY == 676)
  }

  @Test(
    "[CenterView 4] [CenterView 5] The start tells nobody, and a tap selects, asks and loads once",
    arguments: Hosted.Way.allCases)
  func startAndTap(way: Hosted.Way) throws {
    let hosted = try hosted(way, .centerView, centre)
    #expect(hosted.events == [])
    hosted.check("t0")
    #expect(hosted.selectedIndex == 0)
    #expect(hosted.first("t0")?.loads == 1)
    #expect(["t1", "t2", "t3"].allSatisfy { hosted.first($0)?.isViewLoaded == false })
    hosted.simulator.tap(at: CGPoint(x: 268, y: 793))
    hosted.simulator.settle()
    #expect(
      hosted.events == [
        .shouldSelect("t2", from: "t0", source: .tap), .willSelect("t2", from: "t0", source: .tap),
        .selected("t2", from: "t0", source: .tap),
      ])
    hosted.check("t2")
    #expect(hosted.selectedIndex == 2)
    #expect(hosted.first("t2")?.loads == 1)
    #expect(hosted.first("t1")?.isViewLoaded == false)
  }

  @Test(
    "[CenterView 6] The centre acts above the bar, and beside it the page is pressed",
    arguments: Hosted.Way.withAlone)
  func centreTaps(way: Hosted.Way) throws {
    var runs = 0
    let hosted = try hosted(way, .centerView, centre) { runs += 1 }
    for (number, y) in [788.0, 762].enumerated() {
      hosted.simulator.tap(at: CGPoint(x: 196.5, y: y))
      #expect(runs == number + 1)
      hosted.simulator.advance(by: 1)
    }
    hosted.simulator.tap(at: CGPoint(x: 163, y: 762))
    #expect(hosted.pagePresses == 1)
    #expect(runs == 2)
    #expect(hosted.take() == ["action plus", "action plus"])
    hosted.check("t0")
  }

  private func rgb(_ color: UIColor) -> [Int] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].map { Int(($0 * 255).rounded()) }
  }

  @Test(
    "[CenterView 7] Red when selected, else light grey, nothing clipped",
    arguments: Hosted.Way.withAlone)
  func colours(way: Hosted.Way) throws {
    let hosted = try hosted(way, .centerView, centre)
    hosted.tap("t1")
    for id in hosted.tabBar.tabsInOrder {
      let control = try #require(hosted.tabBar.controls[id])
      #expect(rgb(control.titleLabel.textColor) == (id == "t1" ? [255, 0, 0] : [170, 170, 170]))
      #expect(control.titleLabel.font.pointSize == 12)
      #expect(control.iconView.frame.size == CGSize(width: 24, height: 24))
      #expect(abs(control.iconView.frame.midX - control.bounds.midX) < 0.34)
      #expect(control.titleLabel.frame.minY >= control.iconView.frame.maxY)
      let parts = control.iconView.frame.union(control.titleLabel.frame)
      #expect(control.bounds.insetBy(dx: -0.01, dy: -0.01).contains(parts))
    }
  }

  @Test(
    "[RaisedPublish 1] [RaisedPublish 2] The button stands out by its own size, between two tabs each",
    arguments: Hosted.Way.withAlone)
  func publishFrames(way: Hosted.Way) throws {
    let hosted = try hosted(way, .raisedPublish, publish)
    #expect(hosted.items.map(\.id) == ["t0", "t1", "plus", "t2", "t3"])
    #expect(hosted.items.map(\.role) == [.tab, .tab, .action, .tab, .tab])
    let frames = frames(hosted)
    expect(frames, x: [0, 85.25, 170.5, 222.5, 307.75])
    #expect(abs(frames[2].minY - 749.3) < 0.34)
    #expect(frames[2].size == CGSize(width: 52, height: 59))
  }

  @Test(
    "[RaisedPublish 3] [RaisedPublish 4] It acts in its whole rectangle, and around it are page and tabs",
    arguments: Hosted.Way.withAlone)
  func publishTaps(way: Hosted.Way) throws {
    var runs = 0
    let hosted = try hosted(way, .raisedPublish, publish) { runs += 1 }
    for (number, y) in [752.0, 767, 790].enumerated() {
      hosted.simulator.tap(at: CGPoint(x: 196.5, y: y))
      #expect(runs == number + 1)
      hosted.simulator.advance(by: 1)
    }
    for (number, point) in [(168.0, 760.0), (225, 760), (196.5, 747)].enumerated() {
      hosted.simulator.tap(at: CGPoint(x: point.0, y: point.1))
      #expect(hosted.pagePresses == number + 1)
    }
    #expect(runs == 3)
    for (index, x) in [(1, 128.0), (2, 265), (3, 350)] {
      hosted.simulator.tap(at: CGPoint(x: x, y: 793))
      hosted.simulator.settle()
      #expect(hosted.selectedIndex == index)
      hosted.check(TabID("t\(index)"))
    }
    #expect(hosted.tabBar.tabsInOrder.count == 4)
  }

  @Test(
    "[RaisedPublish 6] [RaisedPublish 7] Held, it looks the same; released outside, or hidden, it does nothing",
    arguments: Hosted.Way.withAlone)
  func publishHeld(way: Hosted.Way) throws {
    var runs = 0
    let hosted = try hosted(way, .raisedPublish, publish) { runs += 1 }
    hosted.addAction(
      .action("plus", title: "+", placement: publish).with { $0.dimsOnPress = false }
    ) { runs += 1 }
    let before = hosted.picture()
    hosted.simulator.touchDown(at: CGPoint(x: 196.5, y: 767))
    hosted.simulator.advance(by: 0.3)
    hosted.expect(before)
    hosted.move(from: CGPoint(x: 196.5, y: 767), to: CGPoint(x: 196.5, y: 500))
    hosted.simulator.touchUp()
    hosted.simulator.settle()
    #expect(runs == 0)
    guard way != .alone else { return }
    let page = hosted.push()
    hosted.simulator.settle()
    hosted.simulator.tap(at: CGPoint(x: 196.5, y: 760))
    #expect(page.presses == 1)
    hosted.pop()
    hosted.simulator.settle()
    hosted.expect(before)
    #expect(runs == 0)
  }

  @Test(
    "[RaisedPublish 5] Icons keep their files' colours, selected or not, whatever the tint; titles are black when selected",
    arguments: Hosted.Way.withAlone)
  func ownColours(way: Hosted.Way) throws {
    let hosted = try hosted(way, .raisedPublish, publish)
    let files = [UIColor.red, .green, .blue, .orange].map { Pictures.png($0) }
    for (number, file) in files.enumerated() {
      hosted.update(TabID("t\(number)")) { $0.icon = .data(file, key: "file \(number)") }
    }
    hosted.simulator.settle()
    func icons() -> [[Int]] {
      let picture = hosted.picture()
      return hosted.tabBar.tabsInOrder.map { id in
        guard let icon = hosted.tabBar.controls[id]?.iconView else { return [] }
        let middle = icon.convert(CGPoint(x: icon.bounds.midX, y: icon.bounds.midY), to: nil)
        let pixel = picture.rgba(atX: Int(middle.x), y: Int(middle.y))
        return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
      }
    }
    let before = icons()
    #expect(before == [UIColor.red, .green, .blue, .orange].map(rgb))
    for id: TabID in ["t2", "t3"] {
      hosted.tap(id)
      #expect(icons() == before)
    }
    let picture = hosted.picture()
    for tint in [UIColor.purple, .cyan] {
      hosted.tabBar.tintColor = tint
      hosted.root.view.tintColor = tint
      hosted.simulator.settle()
      #expect(icons() == before)
      hosted.expect(picture)
    }
    for id in hosted.tabBar.tabsInOrder {
      let label = try #require(hosted.tabBar.controls[id]?.titleLabel)
      #expect(label.font.pointSize == 9)
      #expect((rgb(label.textColor) == [0, 0, 0]) == (id == "t3"))
    }
  }
}
