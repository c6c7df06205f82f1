// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// Hiding the bar by the application, in every host.
@MainActor @Suite(.serialized, .everyPreset) struct StageHidingTests {
  @Test("Hidden by the app the bar goes at once, and comes back", arguments: Hosted.Writing.all)
  func atOnce(writing: Hosted.Writing) throws {
    let hosted = try Hosted(writing)
    hosted.setBarHidden(true, animated: false)
    hosted.simulator.layoutIfNeeded()
    hosted.checkHidden()
    hosted.setBarHidden(false, animated: false)
    hosted.simulator.layoutIfNeeded()
    hosted.checkShown()
  }

  @Test(
    "Where the user wants less motion the bar does not slide", arguments: Hosted.Writing.all)
  func reducedMotion(writing: Hosted.Writing) throws {
    var situation = writing.situation
    situation.reduceMotion = true
    let hosted = try Hosted(writing.way, situation)
    hosted.setBarHidden(true, animated: true)
    hosted.simulator.layoutIfNeeded()
    hosted.checkHidden()
    hosted.setBarHidden(false, animated: true)
    hosted.simulator.layoutIfNeeded()
    hosted.checkShown()
    #expect(hosted.tabBar.layer.presentation()?.frame == hosted.tabBar.frame)
  }

  @Test("The last of several calls in one turn wins", arguments: Hosted.Way.allCases)
  func lastCallWins(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    hosted.setBarHidden(true, animated: true)
    hosted.setBarHidden(false, animated: true)
    hosted.setBarHidden(true, animated: true)
    #expect(hosted.isBarHidden)
    hosted.simulator.settle()
    hosted.checkHidden()
    hosted.setBarHidden(false, animated: true)
    hosted.setBarHidden(true, animated: true)
    hosted.setBarHidden(false, animated: true)
    #expect(!hosted.isBarHidden)
    hosted.simulator.settle()
    hosted.checkShown()
    hosted.setBarHidden(true, animated: true)
    hosted.setBarHidden(false, animated: false)
    hosted.simulator.layoutIfNeeded()
    hosted.checkShown()
    #expect(hosted.tabBar.layer.presentation()?.frame == hosted.tabBar.frame)
  }

  @Test("Calls that come while the bar moves do not end each other's ways early")
  func laterCalls() throws {
    let hosted = try Hosted(.own)
    for hides in [true, false, true] {
      hosted.setBarHidden(hides, animated: true)
      hosted.simulator.advance(by: 0.1)
      #expect(hosted.isBarHidden == hides)
    }
    // The first way would end here, the last has most of its own before it.
    hosted.simulator.advance(by: 0.06)
    #expect(!hosted.hostView.isHidden)
    hosted.simulator.settle()
    hosted.checkHidden()
  }

  @Test(
    "A bar on its way out that is wanted again goes back from where it is",
    arguments: Hosted.Way.allCases)
  func reversed(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    hosted.setBarHidden(true, animated: true)
    hosted.simulator.advance(by: 0.125)
    let before = try #require(hosted.tabBar.layer.presentation()?.frame.minY)
    #expect(before > 775 && before < 846)
    hosted.setBarHidden(false, animated: true)
    let after = try #require(hosted.tabBar.layer.presentation()?.frame.minY)
    #expect(abs(before - after) < 1)
    hosted.simulator.advance(by: 1 / 60)
    let later = try #require(hosted.tabBar.layer.presentation()?.frame.minY)
    #expect(abs(later - after) < 15)
    hosted.simulator.settle()
    hosted.checkShown()
  }

  @Test(
    "At every instant touches and insets are those of the latest wish",
    arguments: Hosted.Way.allCases)
  func everyInstant(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    let item = hosted.middle(of: "t2")
    hosted.setBarHidden(true, animated: true)
    hosted.simulator.advance(by: 0.02)
    #expect(hosted.top?.view.safeAreaInsets.bottom == 34)
    hosted.simulator.tap(at: item)
    #expect(hosted.tabBar.selectedID == "t0")
    #expect((hosted.top as? Page)?.presses == 1)
    hosted.setBarHidden(false, animated: true)
    hosted.simulator.advance(by: 0.05)
    #expect(hosted.top?.view.safeAreaInsets.bottom == 83)
    hosted.tap("t2")
    #expect(hosted.tabBar.selectedID == "t2")
    hosted.checkShown()
  }

  @Test("A bar that the app hides while a pop brings it is away", arguments: Hosted.Writing.all)
  func duringPop(writing: Hosted.Writing) throws {
    let hosted = try Hosted(writing)
    hosted.push(hides: true)
    hosted.simulator.settle()
    hosted.pop()
    hosted.simulator.advance(by: 0.1)
    hosted.setBarHidden(true, animated: true)
    #expect(hosted.isBarHidden)
    hosted.simulator.settle()
    hosted.checkHidden()
    hosted.push(hides: true)
    hosted.simulator.settle()
    hosted.setBarHidden(false, animated: true)
    hosted.simulator.settle()
    hosted.checkHidden()
    hosted.pop()
    hosted.simulator.settle()
    hosted.checkShown()
  }

  @Test("A wish while the finger holds a page counts when it is lifted", arguments: [false, true])
  func duringSwipe(shows: Bool) throws {
    let hosted = try Hosted(.own)
    hosted.push(hides: true)
    hosted.simulator.settle()
    hosted.swipe(to: 200)
    hosted.setBarHidden(true, animated: true)
    #expect(hosted.isBarHidden && hosted.hostView.isHidden)
    if shows { hosted.setBarHidden(false, animated: true) }
    #expect(hosted.hostView.isHidden != shows)
    hosted.drag(from: 200, to: 380)
    hosted.simulator.touchUp()
    hosted.simulator.settle()
    if shows { hosted.checkShown() } else { hosted.checkHidden() }
  }

  @Test("Turning the device while the bar moves leaves it where it belongs")
  func rotation() throws {
    for way in Hosted.Way.allCases {
      let hosted = try Hosted(way)
      hosted.setBarHidden(true, animated: true)
      hosted.simulator.advance(by: 0.1)
      hosted.simulator.rotate(to: .landscapeRight)
      hosted.setBarHidden(false, animated: true)
      hosted.simulator.settle()
      hosted.checkShown(inset: 53)
      hosted.simulator.rotate(to: .portrait)
      hosted.simulator.settle()
      hosted.checkShown()
    }
  }

  @Test("Without a window a wish to hide counts when the window comes")
  func beforeLaunch() throws {
    for way in Hosted.Way.allCases {
      let hosted = try Hosted(way, launches: false)
      hosted.setBarHidden(true, animated: true)
      #expect(hosted.isBarHidden)
      hosted.launch()
      hosted.checkHidden()
    }
  }
}
