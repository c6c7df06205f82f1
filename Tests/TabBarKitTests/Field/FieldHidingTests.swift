// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// A hidden bar leaves no strip, no second bar and no inset, whatever covers it meanwhile.
@MainActor @Suite(.serialized, .everyPreset) struct FieldHidingTests {
  @Test(
    "Hidden by a push or by the app, the bar leaves nothing on the page and no strip [field 41] [field 49]",
    arguments: Hosted.Way.allCases, [true, false])
  func noStrip(way: Hosted.Way, isByApp: Bool) throws {
    let hosted = try Hosted(way)
    let before = hosted.picture()
    let page: Page
    if isByApp {
      page = try #require(hosted.first("t0"))
      hosted.setBarHidden(true, animated: true)
    } else {
      page = hosted.push()
    }
    page.view.backgroundColor = .green
    hosted.simulator.settle()
    #expect(page.view.convert(page.view.bounds, to: nil).maxY == 852)
    let green = try #require(
      hosted.picture().cropped(to: CGRect(x: 0, y: 600, width: 1, height: 1)))
    let strip = try #require(
      hosted.picture().cropped(to: CGRect(x: 0, y: 760, width: 393, height: 60)))
    let isGreen =
      Set(strip.straightRGBA().enumerated().map { $0.element &+ UInt8($0.offset % 4) })
      .count <= 4 && strip.pixels.prefix(4) == green.pixels.prefix(4)
    #expect(isGreen)
    if isByApp {
      hosted.setBarHidden(false, animated: true)
      page.view.backgroundColor = .white
    } else {
      hosted.stack?.popViewController(animated: true)
    }
    hosted.simulator.settle()
    hosted.expect(before)
    hosted.checkBarIsThere()
  }

  @Test(
    "The flag of a pushed page is honoured however deep and in whichever tab [field 42]",
    arguments: Hosted.Way.allCases, [true, false])
  func flag(way: Hosted.Way, animated: Bool) throws {
    let hosted = try Hosted(way)
    for id: TabID in ["t1", "t3"] {
      hosted.tap(id)
      hosted.push("plain", hides: false, animated: animated)
      hosted.simulator.settle()
      #expect(!hosted.isBarHidden)
      hosted.push("hiding", hides: true, animated: animated)
      hosted.simulator.settle()
      #expect(hosted.isBarHidden)
      #expect(hosted.barOnScreen == .null)
      hosted.push("deep", hides: false, animated: animated)
      hosted.simulator.settle()
      #expect(hosted.barOnScreen == .null)
      hosted.select(index: 0)
      hosted.simulator.settle()
      #expect(hosted.barOnScreen == CGRect(x: 0, y: 769, width: 393, height: 83))
      #expect(hosted.first("t0")?.view.safeAreaInsets.bottom == 83)
      hosted.select(index: id == "t1" ? 1 : 3)
      hosted.simulator.settle()
      #expect(hosted.barOnScreen == .null)
      hosted.stack?.popViewController(animated: animated)
      hosted.simulator.settle()
      #expect(hosted.barOnScreen == .null)
      hosted.stack?.popViewController(animated: animated)
      hosted.simulator.settle()
      hosted.checkBarIsThere()
    }
  }

  @Test(
    "After hiding and a pop or back swipe a list has its insets and its place [field 43]",
    arguments: Hosted.Way.allCases, [true, false])
  func listStays(way: Hosted.Way, isSwipe: Bool) throws {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    list.contentSize = CGSize(width: 393, height: 3000)
    let hosted = try Hosted(way)
    let page = try #require(hosted.first("t0"))
    page.view.addSubview(list)
    hosted.simulator.settle()
    list.contentOffset.y = 3000 - 852 + 83
    let insets = list.adjustedContentInset
    let offset = list.contentOffset
    #expect(insets.bottom == 83)
    for _ in 0..<3 {
      hosted.push()
      hosted.simulator.settle()
      if isSwipe {
        hosted.beginBackSwipe()
        hosted.endBackSwipe(goesThrough: true)
      } else {
        hosted.stack?.popViewController(animated: true)
      }
      hosted.simulator.settle()
      #expect(list.adjustedContentInset == insets)
      #expect(list.contentOffset == offset)
    }
  }

  @Test(
    "There is one bar after pushes, pops, turns, sheets and dark mode [field 45]",
    arguments: Hosted.Way.allCases)
  func oneBar(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    func bars() -> Int {
      func count(_ view: UIView) -> Int {
        if view.isHidden || view.alpha == 0 { return 0 }
        let isBar = view is UITabBar || view is TabBar
        return view.subviews.reduce(isBar ? 1 : 0) { $0 + count($1) }
      }
      return hosted.tabBar.window.map(count) ?? 0
    }
    #expect(bars() == 1)
    hosted.push()
    hosted.simulator.settle()
    #expect(bars() == 0)
    hosted.stack?.popViewController(animated: true)
    hosted.watch(for: 0.6) { #expect(bars() == 1) }
    hosted.simulator.rotate(to: .landscapeRight)
    hosted.simulator.settle()
    hosted.simulator.rotate(to: .portrait)
    hosted.simulator.settle()
    #expect(bars() == 1)
    let modal = Page("modal")
    modal.modalPresentationStyle = .fullScreen
    hosted.root.present(modal, animated: true)
    hosted.simulator.settle()
    modal.dismiss(animated: true)
    hosted.simulator.settle()
    hosted.simulator.update { $0.appearance = .dark }
    hosted.simulator.settle()
    hosted.tap("t1")
    #expect(bars() == 1)
  }

  @Test(
    "A page popped under a modal leaves the bar there when the modal goes [field 47]",
    arguments: Hosted.Way.allCases, [UIModalPresentationStyle.fullScreen, .pageSheet])
  func popUnderModal(way: Hosted.Way, style: UIModalPresentationStyle) throws {
    let hosted = try Hosted(way)
    let before = hosted.picture()
    hosted.push()
    hosted.simulator.settle()
    let modal = Page("modal")
    modal.modalPresentationStyle = style
    hosted.root.present(modal, animated: true)
    hosted.simulator.settle()
    hosted.stack?.popViewController(animated: false)
    hosted.simulator.settle()
    modal.dismiss(animated: true)
    hosted.simulator.settle()
    hosted.expect(before)
    hosted.checkBarIsThere()
  }

  @Test(
    "A hidden bar leaves only the home indicator's inset, on phones with and without one [field 48]",
    arguments: Hosted.Way.allCases, ["iphone-16", "iphone-se"])
  func insetWhenHidden(way: Hosted.Way, device: String) throws {
    let device = try #require(SimulatedDevice.named(device))
    let hosted = try Hosted(way, Situation(device: device))
    let bottom = device.portraitSafeArea.bottom
    #expect(hosted.first("t0")?.view.safeAreaInsets.bottom == bottom + 49)
    for _ in 0..<2 {
      hosted.setBarHidden(true, animated: false)
      hosted.simulator.settle()
      #expect(hosted.first("t0")?.view.safeAreaInsets.bottom == bottom)
      hosted.tap("t1")
      hosted.select(index: 1)
      hosted.simulator.settle()
      #expect(hosted.first("t1")?.view.safeAreaInsets.bottom == bottom)
      hosted.select(index: 0)
      hosted.setBarHidden(false, animated: false)
      hosted.simulator.settle()
      #expect(hosted.first("t0")?.view.safeAreaInsets.bottom == bottom + 49)
    }
  }

  @Test(
    "After a modal and turns the bar's height and the page's inset are as at the start [field 51]",
    arguments: Hosted.Way.allCases)
  func afterModalAndTurns(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    let before = hosted.picture()
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
      let modal = Page("modal")
      modal.modalPresentationStyle = style
      hosted.root.present(modal, animated: true)
      hosted.simulator.settle()
      hosted.simulator.rotate(to: .landscapeLeft)
      hosted.simulator.settle()
      modal.dismiss(animated: true)
      hosted.simulator.settle()
      #expect(hosted.barOnScreen == CGRect(x: 0, y: 340, width: 852, height: 53))
      #expect(hosted.first("t0")?.view.safeAreaInsets.bottom == 53)
      hosted.simulator.rotate(to: .portrait)
      hosted.simulator.settle()
      hosted.expect(before)
    }
    hosted.checkBarIsThere()
  }

  @Test(
    "A bar that is hidden or clear takes no press, nor does an action that rises above it [field 122] [field 123]",
    arguments: Hosted.Way.allCases, [0, 1, 2])
  func hiddenTakesNothing(way: Hosted.Way, manner: Int) throws {
    let hosted = try Hosted(way)
    var runs = 0
    hosted.addAction(
      .action("plus", title: "+", placement: .center(size: CGSize(width: 60, height: 80)))
    ) { runs += 1 }
    let places = ["t1", "t3", "plus"].map { hosted.middle(of: $0) } + [CGPoint(x: 196, y: 745)]
    switch manner {
    case 0: hosted.setBarHidden(true, animated: false)
    case 1: hosted.tabBar.alpha = 0
    default: hosted.tabBar.isHidden = true
    }
    hosted.simulator.settle()
    let page = try #require(hosted.first("t0"))
    for (number, place) in places.enumerated() {
      hosted.simulator.tap(at: place)
      #expect(page.presses == number + 1)
    }
    #expect(runs == 0)
    #expect(hosted.tabBar.selectedID == "t0")
    hosted.tabBar.alpha = 1
    hosted.tabBar.isHidden = false
    hosted.setBarHidden(false, animated: false)
    hosted.simulator.settle()
    hosted.tap("plus")
    #expect(runs == 1)
  }

  @Test(
    "Hidden, shown and hidden again in one breath, the last word counts [field 126]",
    arguments: Hosted.Way.allCases, [[true, false], [true, false, true], [false, true, false]])
  func lastWord(way: Hosted.Way, words: [Bool]) throws {
    let hosted = try Hosted(way)
    for pause in [0, 0.05, 0.2] {
      for word in words {
        hosted.setBarHidden(word, animated: true)
        hosted.simulator.advance(by: pause)
      }
      hosted.simulator.settle()
      #expect(hosted.isBarHidden == words.last)
      #expect((hosted.barOnScreen == .null) == words.last)
      #expect(
        hosted.first("t0")?.view.safeAreaInsets.bottom == (words.last == true ? 34 : 83))
    }
  }
}
