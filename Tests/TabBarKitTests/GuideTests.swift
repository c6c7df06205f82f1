// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKit

@testable import TabBarKit

/// The guide of the visible bar, and what stands on it, in every host.
@MainActor @Suite(.serialized, .everyPreset) struct GuideTests {
  private let shown = CGRect(x: 0, y: 769, width: 393, height: 83)
  private let away = CGRect(x: 0, y: 852, width: 393, height: 0)

  @Test(
    "The guide follows the visible bar, and without it has no height at the bottom [field 63]",
    arguments: Hosted.Writing.all)
  func follows(writing: Hosted.Writing) throws {
    let hosted = try Hosted(writing)
    let guide = hosted.barLayoutGuide
    #expect(guide === hosted.barLayoutGuide)
    #expect(guide.owningView === hosted.root.view)
    #expect(guide.layoutFrame == shown)
    hosted.push(hides: true)
    hosted.simulator.settle()
    #expect(guide.layoutFrame == away)
    hosted.pop()
    hosted.simulator.settle()
    #expect(guide.layoutFrame == shown)
    hosted.setBarHidden(true, animated: true)
    #expect(guide.layoutFrame == away)
    hosted.setBarHidden(false, animated: false)
    #expect(guide.layoutFrame == shown)
    hosted.simulator.rotate(to: .landscapeRight)
    hosted.simulator.settle()
    #expect(guide.layoutFrame == hosted.tabBar.frame)
    #expect(guide.layoutFrame.height == 53)
  }

  @Test("Asked for before the window is there, the guide is right at the first frame")
  func beforeLaunch() throws {
    for way in Hosted.Way.allCases {
      let hosted = try Hosted(way, launches: false)
      let guide = hosted.barLayoutGuide
      hosted.launch()
      #expect(guide.layoutFrame == shown)
    }
  }

  @Test("A cancelled swipe back leaves the guide as it was, and what is docked on it")
  func cancelledSwipe() throws {
    let hosted = try Hosted(.own)
    let guide = hosted.barLayoutGuide
    hosted.push(hides: true)
    hosted.simulator.settle()
    hosted.beginBackSwipe()
    hosted.endBackSwipe(goesThrough: false)
    hosted.simulator.settle()
    #expect(guide.layoutFrame == away)
  }

  @Test("A change of the guide lays its view out anew, so that a player docked on it moves")
  func layout() throws {
    final class Docking: TabBarController {
      let player = UIView()

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let edge = barLayoutGuide.layoutFrame.minY
        player.frame = CGRect(x: 0, y: edge - 40, width: view.bounds.width, height: 40)
      }
    }
    let simulator = Simulator.underTest()
    let controller = Docking()
    controller.pages = [.page(.tab("home"), Page("home"))]
    simulator.launch(rootViewController: controller)
    simulator.settle()
    controller.view.addSubview(controller.player)
    #expect(controller.player.frame.maxY == 769)
    controller.setBarHidden(true, animated: true)
    simulator.advance(by: 0.1)
    #expect(controller.player.frame.maxY == 852)
    let place = controller.player.layer.presentation()?.frame.maxY ?? 0
    #expect(place > 770 && place < 851)
    simulator.settle()
    controller.setBarHidden(false, animated: false)
    simulator.layoutIfNeeded()
    #expect(controller.player.frame.maxY == 769)
  }

  @Test("Detached, the guide belongs to no view and nothing stands there")
  func detach() throws {
    for way in [Hosted.Way.attached, .plain] {
      let hosted = try Hosted(way)
      let player = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 48))
      hosted.bottomAccessoryView = player
      let guide = hosted.barLayoutGuide
      hosted.attachment?.detach()
      hosted.simulator.settle()
      #expect(guide.owningView == nil)
      #expect(guide.layoutFrame == .zero)
      #expect(player.superview == nil)
    }
  }
}

/// What stands on the bar, in every host.
@MainActor @Suite(.serialized, .everyPreset) struct AccessoryTests {
  /// A view that counts touches, as high as it is made.
  private func player(_ height: CGFloat = 48) -> TouchableView {
    TouchableView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
  }

  private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test(
    "An accessory stands on the bar, pages end above it, and it can be replaced and taken away",
    arguments: Hosted.Writing.all)
  func stands(writing: Hosted.Writing) throws {
    let hosted = try Hosted(writing)
    let first = player()
    hosted.bottomAccessoryView = first
    #expect(place(first) == CGRect(x: 0, y: 721, width: 393, height: 48))
    hosted.simulator.settle()
    hosted.checkShown(inset: 131)
    #expect(hosted.barLayoutGuide.layoutFrame == CGRect(x: 0, y: 721, width: 393, height: 131))
    let second = player(30)
    hosted.bottomAccessoryView = second
    hosted.simulator.settle()
    #expect(first.superview == nil)
    #expect(place(second) == CGRect(x: 0, y: 739, width: 393, height: 30))
    hosted.checkShown(inset: 113)
    hosted.bottomAccessoryView = nil
    hosted.simulator.settle()
    #expect(second.superview == nil)
    hosted.checkShown()
    #expect(hosted.hostView.subviews == [hosted.tabBar])
  }

  @Test(
    "Touches reach it, before and after a push and pop without the bar [field 17]",
    arguments: Hosted.Way.allCases)
  func touches(way: Hosted.Way) throws {
    let hosted = try Hosted(way)
    let player = player()
    var touches = 0
    player.onTouch = { touches += 1 }
    hosted.bottomAccessoryView = player
    hosted.simulator.settle()
    hosted.simulator.tap(at: CGPoint(x: 100, y: 740))
    #expect(touches == 1)
    let pushed = hosted.push(hides: true)
    hosted.simulator.settle()
    hosted.simulator.tap(at: CGPoint(x: 100, y: 740))
    #expect(touches == 1)
    #expect(pushed.presses == 1)
    #expect(pushed.view.safeAreaInsets.bottom == 34)
    hosted.pop()
    hosted.simulator.settle()
    hosted.simulator.tap(at: CGPoint(x: 100, y: 740))
    #expect(touches == 2)
    #expect(player.window != nil)
    hosted.checkShown(inset: 131)
  }

  @Test("It moves with the bar in a push, and leaves the screen with it when the app hides it")
  func moves() throws {
    let hosted = try Hosted(.own)
    let player = player()
    hosted.bottomAccessoryView = player
    hosted.simulator.settle()
    hosted.push(hides: true)
    hosted.simulator.advance(by: 0.15)
    let bar = try #require(hosted.tabBar.layer.presentation()?.frame)
    let above = try #require(player.layer.presentation()?.frame)
    #expect(bar.minX < -10)
    #expect(abs(above.minX - bar.minX) < 0.01 && abs(above.maxY - bar.minY) < 0.01)
    hosted.simulator.settle()
    hosted.pop()
    hosted.simulator.settle()
    hosted.setBarHidden(true, animated: true)
    #expect(place(player).minY == 852)
    hosted.simulator.settle()
    hosted.checkHidden()
  }

  @Test("Set while the bar is away or on its way, it is in place when the bar is back")
  func setWhileAway() throws {
    for way in Hosted.Way.allCases {
      let hosted = try Hosted(way)
      hosted.push(hides: true)
      hosted.simulator.advance(by: 0.1)
      let player = player()
      hosted.bottomAccessoryView = player
      hosted.simulator.settle()
      hosted.checkHidden()
      hosted.pop()
      hosted.simulator.settle()
      hosted.checkShown(inset: 131)
      #expect(place(player).maxY == 769)
    }
  }

  @Test("It follows its own height, the keyboard, and a turn of the device")
  func follows() throws {
    let hosted = try Hosted(.own)
    let player = player()
    hosted.bottomAccessoryView = player
    player.frame.size.height = 60
    hosted.root.view.setNeedsLayout()
    hosted.simulator.settle()
    hosted.checkShown(inset: 143)
    hosted.simulator.rotate(to: .landscapeRight)
    hosted.simulator.settle()
    #expect(place(player).maxY == hosted.tabBar.frame.minY)
    #expect(place(player).minX == hosted.root.view.safeAreaInsets.left)
    hosted.simulator.rotate(to: .portrait)
    hosted.simulator.settle()
    hosted.keyboardBehavior = .hides
    hosted.simulator.showKeyboard(height: 300)
    hosted.simulator.settle()
    hosted.checkHidden()
    hosted.simulator.hideKeyboard()
    hosted.simulator.settle()
    hosted.checkShown(inset: 143)
  }
}
