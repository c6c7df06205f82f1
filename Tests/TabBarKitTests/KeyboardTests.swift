// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// The bar while the keyboard is up, in every host.
@MainActor @Suite(.serialized, .everyPreset) struct KeyboardTests {
  /// A host whose bar leaves with the keyboard.
  private func hiding(_ way: Hosted.Way) throws -> Hosted {
    let hosted = try Hosted(way)
    hosted.keyboardBehavior = .hides
    return hosted
  }

  @Test("By default the bar stays under the keyboard", arguments: Hosted.Way.allCases)
  func stays(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    hosted.simulator.showKeyboard(height: 336)
    hosted.simulator.settle()
    hosted.checkShown()
    hosted.tap("t2")
    #expect(hosted.tabBar.selectedID == "t0")
    hosted.simulator.hideKeyboard()
    hosted.simulator.settle()
    hosted.checkShown()
  }

  @Test(
    "The bar leaves and returns with the keyboard, in its time [field 134]",
    arguments: Hosted.Writing.all)
  func hides(writing: Hosted.Writing) throws {
    let hosted = try Hosted(writing)
    hosted.keyboardBehavior = .hides
    hosted.simulator.showKeyboard(height: 336, duration: 0.5)
    #expect(hosted.isBarHidden)
    #expect(hosted.top?.view.safeAreaInsets.bottom == 34)
    hosted.simulator.advance(by: 0.4)
    #expect(!hosted.hostView.isHidden)
    let place = try #require(hosted.tabBar.layer.presentation()?.frame.minY)
    #expect(place > 800 && place < 852)
    hosted.simulator.settle()
    hosted.checkHidden()
    hosted.simulator.hideKeyboard(duration: 0.5)
    #expect(!hosted.isBarHidden)
    hosted.simulator.advance(by: 0.1)
    let back = try #require(hosted.tabBar.layer.presentation()?.frame.minY)
    #expect(back > 820)
    hosted.simulator.settle()
    hosted.checkShown()
  }

  @Test("Without a duration, or a height, nothing moves [field 134]")
  func withoutHeight() throws {
    let hosted = try hiding(.own)
    hosted.simulator.showKeyboard(height: 0)
    hosted.simulator.settle()
    hosted.checkShown()
    hosted.simulator.showKeyboard(height: 300, duration: 0)
    hosted.checkHidden()
    hosted.simulator.showKeyboard(height: 0, duration: 0)
    hosted.checkShown()
    hosted.simulator.hideKeyboard(duration: 0)
    hosted.checkShown()
  }

  @Test("A keyboard that comes and goes at once leaves the bar where it was")
  func atOnce() throws {
    for way in Hosted.Way.allCases {
      let hosted = try hiding(way)
      hosted.simulator.showKeyboard(height: 336)
      hosted.simulator.advance(by: 0.1)
      hosted.simulator.hideKeyboard()
      hosted.simulator.showKeyboard(height: 336)
      hosted.simulator.hideKeyboard()
      #expect(!hosted.isBarHidden)
      hosted.simulator.settle()
      hosted.checkShown()
    }
  }

  @Test("With another tab, and a page that hides the bar, the keyboard leaves no gap [field 134]")
  func otherPages() throws {
    for way in Hosted.Way.allCases {
      let hosted = try hiding(way)
      hosted.simulator.showKeyboard(height: 336)
      hosted.simulator.settle()
      hosted.select("t1")
      hosted.simulator.settle()
      hosted.checkHidden()
      hosted.push(hides: true)
      hosted.simulator.hideKeyboard()
      hosted.simulator.settle()
      hosted.checkHidden()
      hosted.simulator.showKeyboard(height: 336)
      hosted.simulator.settle()
      hosted.pop()
      hosted.simulator.hideKeyboard()
      hosted.simulator.settle()
      hosted.checkShown()
    }
  }

  @Test("A turn with the keyboard up keeps the bar away, and it returns where it belongs")
  func rotation() throws {
    for way in Hosted.Way.allCases {
      let hosted = try hiding(way)
      hosted.simulator.showKeyboard(height: 336)
      hosted.simulator.settle()
      hosted.simulator.rotate(to: .landscapeRight)
      hosted.simulator.settle()
      hosted.checkHidden(inset: 21)
      hosted.simulator.rotate(to: .portrait)
      hosted.simulator.hideKeyboard()
      hosted.simulator.settle()
      hosted.checkShown()
    }
  }

  @Test("The policy counts at once, also while the keyboard is up")
  func live() throws {
    for way in Hosted.Way.allCases {
      let hosted = try Hosted(way)
      hosted.simulator.showKeyboard(height: 336)
      hosted.simulator.settle()
      hosted.keyboardBehavior = .hides
      hosted.simulator.settle()
      hosted.checkHidden()
      hosted.keyboardBehavior = .stays
      hosted.simulator.settle()
      hosted.checkShown()
    }
  }

  @Test("What the app hides stays hidden when the keyboard goes")
  func hiddenByApp() throws {
    let hosted = try hiding(.own)
    hosted.simulator.showKeyboard(height: 336)
    hosted.setBarHidden(true, animated: true)
    hosted.simulator.settle()
    hosted.simulator.hideKeyboard()
    hosted.simulator.settle()
    hosted.checkHidden()
    hosted.setBarHidden(false, animated: true)
    hosted.simulator.settle()
    hosted.checkShown()
  }
}
