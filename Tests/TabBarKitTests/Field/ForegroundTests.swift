// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// Whatever happened while nobody looked, the first frame is that of a fresh launch.
@MainActor @Suite(.serialized, .everyPreset) struct ForegroundTests {
  /// What a screen shows before it is left.
  enum Start: CaseIterable, Sendable {
    case first, third, badge, hidden, hiddenByApp, action

    /// Brings a controller there, launched or not.
    @MainActor func prepare(_ hosted: Hosted) {
      switch self {
      case .first: break
      case .third: hosted.select(index: 2)
      case .badge: hosted.update("t1") { $0.badge = .count(7) }
      case .hidden: hosted.push(animated: false)
      case .hiddenByApp: hosted.setBarHidden(true, animated: false)
      case .action:
        hosted.addAction(.action("plus", placement: .center(size: CGSize(width: 60, height: 60))))
      }
    }
  }

  /// The first frame of a launch in a situation.
  private func fresh(_ way: Hosted.Way, _ situation: Situation, _ start: Start) throws -> Bitmap {
    let hosted = try Hosted(way, situation, launches: false)
    start.prepare(hosted)
    hosted.simulator.launch(rootViewController: hosted.root)
    return hosted.picture()
  }

  @Test(
    "Back from the background the first frame is that of a launch",
    arguments: Hosted.Way.allCases, Start.allCases)
  func background(way: Hosted.Way, start: Start) throws {
    let expected = try fresh(way, Situation(), start)
    let hosted = try Hosted(way)
    start.prepare(hosted)
    hosted.simulator.settle()
    for pause in [0, 3.0] {
      hosted.simulator.enterBackground()
      hosted.simulator.advance(by: pause)
      hosted.simulator.enterForeground()
      hosted.expect(expected)
    }
    hosted.simulator.settle()
    hosted.expect(expected)
  }

  @Test(
    "Turned meanwhile, the first frame is that of a launch so turned [field 51] [field 55]",
    arguments: Hosted.Way.allCases, Start.allCases)
  func turned(way: Hosted.Way, start: Start) throws {
    let expected = try fresh(way, Situation(orientation: .landscapeRight), start)
    let upright = try fresh(way, Situation(), start)
    let hosted = try Hosted(way)
    start.prepare(hosted)
    hosted.simulator.settle()
    hosted.simulator.enterBackground()
    hosted.simulator.rotate(to: .landscapeRight)
    hosted.simulator.advance(by: 1)
    hosted.simulator.enterForeground()
    hosted.expect(expected)
    hosted.simulator.settle()
    hosted.expect(expected)
    hosted.simulator.enterBackground()
    hosted.simulator.rotate(to: .landscapeLeft)
    hosted.simulator.rotate(to: .portrait)
    hosted.simulator.advance(by: 1)
    hosted.simulator.enterForeground()
    hosted.expect(upright)
  }

  @Test(
    "Dark, large, mirrored: what the user set meanwhile is in the first frame",
    arguments: Hosted.Way.allCases)
  func settings(way: Hosted.Way) throws {
    let changes: [@MainActor (inout Situation) -> Void] = [
      { $0.appearance = .dark }, { $0.contentSizeCategory = .accessibilityLarge },
      { $0.boldText = true }, { $0.reduceTransparency = true }, { $0.increaseContrast = true },
      { $0.direction = .rightToLeft },
    ]
    for change in changes {
      var situation = Situation()
      change(&situation)
      let expected = try fresh(way, situation, .badge)
      let hosted = try Hosted(way)
      Start.badge.prepare(hosted)
      hosted.simulator.settle()
      hosted.simulator.enterBackground()
      hosted.simulator.update(change)
      hosted.simulator.enterForeground()
      hosted.expect(expected)
    }
  }

  @Test(
    "A launch that is interrupted at once ends as one that is not",
    arguments: Hosted.Way.allCases, Start.allCases)
  func interrupted(way: Hosted.Way, start: Start) throws {
    for orientation: UIInterfaceOrientation in [.portrait, .landscapeRight] {
      let expected = try fresh(way, Situation(orientation: orientation), start)
      let hosted = try Hosted(way, launches: false)
      start.prepare(hosted)
      hosted.simulator.launch(rootViewController: hosted.root)
      hosted.simulator.enterBackground()
      hosted.simulator.rotate(to: orientation)
      hosted.simulator.advance(by: 1)
      hosted.simulator.enterForeground()
      hosted.expect(expected)
      hosted.simulator.settle()
      hosted.expect(expected)
      if start == .first { hosted.check("t0") }
    }
  }

  @Test(
    "A press or back swipe that the background takes away leaves nothing pressed or half way",
    arguments: Hosted.Way.allCases, [true, false])
  func fingersTaken(way: Hosted.Way, isSwipe: Bool) throws {
    let hosted = try Hosted(way)
    if isSwipe {
      hosted.push()
      hosted.simulator.settle()
    }
    let before = hosted.picture()
    if isSwipe {
      hosted.beginBackSwipe()
    } else {
      hosted.simulator.touchDown(at: hosted.middle(of: "t2"))
      hosted.simulator.advance(by: 0.3)
    }
    hosted.simulator.enterBackground()
    hosted.simulator.advance(by: 1)
    hosted.simulator.enterForeground()
    hosted.expect(before)
    hosted.simulator.settle()
    hosted.expect(before)
    hosted.check("t0")
  }

  @Test(
    "A change that the background cuts short is over in the first frame",
    arguments: Hosted.Way.allCases)
  func cutShort(way: Hosted.Way) throws {
    let expected = try fresh(way, Situation(), .hidden)
    let upright = try fresh(way, Situation(), .first)
    let hosted = try Hosted(way)
    hosted.push()
    hosted.simulator.advance(by: 0.1)
    hosted.simulator.enterBackground()
    hosted.simulator.advance(by: 2)
    hosted.simulator.enterForeground()
    hosted.expect(expected)
    hosted.stack?.popViewController(animated: true)
    hosted.simulator.advance(by: 0.1)
    hosted.simulator.enterBackground()
    hosted.simulator.advance(by: 2)
    hosted.simulator.enterForeground()
    hosted.expect(upright)
    hosted.checkBarIsThere()
  }
}
