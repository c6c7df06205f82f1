// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import PresetSupport
import Testing
import UIKit

@testable import TabBarKit

/// The system's own bar under an attached one: hidden in every frame that is drawn.
@MainActor @Suite(.serialized, .everyPreset) struct AttachSystemBarTests {
  /// An attached bar over a system bar that would be seen at once, if it were seen.
  private func loud(_ switches: UIKitSwitches, plain: Bool) throws -> Attached {
    let attached = try Attached(switches, plain: plain)
    let look = UITabBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    attached.controller.tabBar.standardAppearance = look
    attached.controller.tabBar.scrollEdgeAppearance = look
    return attached
  }

  /// How many points of the screen are of the loud colour.
  private func loudPoints(_ attached: Attached) -> Int {
    Self.loudPixels(attached.simulator.render(scale: 0.2).straightRGBA())
  }

  /// Not the main actor's, where every pixel would be asked from which thread it is counted.
  private nonisolated static func loudPixels(_ pixels: [UInt8]) -> Int {
    stride(from: 0, to: pixels.count, by: 4).count {
      pixels[$0] > 150 && pixels[$0 + 1] < 100 && pixels[$0 + 2] > 150
    }
  }

  /// Does something, and looks at the first frame after it and at all others.
  private func watch(
    _ attached: Attached, _ step: () -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    step()
    attached.simulator.layoutIfNeeded()
    #expect(loudPoints(attached) == 0, sourceLocation: sourceLocation)
    for _ in 0..<45 {
      #expect(attached.controller.tabBar.isHidden, sourceLocation: sourceLocation)
      attached.simulator.advance(by: 1 / 60)
    }
    attached.simulator.settle()
    #expect(loudPoints(attached) == 0, sourceLocation: sourceLocation)
  }

  @Test("A system bar that is not hidden would be seen")
  func isLoud() throws {
    let attached = try loud(EveryPreset.switches, plain: true)
    attached.attachment.detach()
    attached.simulator.settle()
    #expect(loudPoints(attached) > 50)
  }

  @Test(
    "It is in no frame of a push, a pop, a switch, a turn or a modal [field 45] [field 51]",
    .ownSwitches, arguments: SwitchCase.all, [false, true])
  func never(switches: SwitchCase, plain: Bool) throws {
    let attached = try loud(switches.switches, plain: plain)
    let controller = attached.controller
    for hides in [false, true] {
      let pushed = Page("pushed")
      pushed.hidesBottomBarWhenPushed = hides
      watch(attached) { attached.navigation(0)?.pushViewController(pushed, animated: true) }
      watch(attached) { _ = attached.navigation(0)?.popViewController(animated: true) }
    }
    watch(attached) { controller.selectedIndex = 1 }
    watch(attached) { attached.tap(50) }
    watch(attached) { attached.simulator.rotate(to: .landscapeRight) }
    watch(attached) { attached.simulator.rotate(to: .portrait) }
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
      let modal = Page("modal")
      modal.modalPresentationStyle = style
      watch(attached) { controller.present(modal, animated: true) }
      watch(attached) { modal.dismiss(animated: true) }
    }
    watch(attached) {
      attached.simulator.update { $0.appearance = .dark }
    }
    watch(attached) {
      attached.simulator.update { $0.contentSizeCategory = .accessibilityLarge }
    }
    watch(attached) {
      attached.simulator.enterBackground()
      controller.tabBar.isHidden = false
      attached.simulator.enterForeground()
    }
    watch(attached) { attached.simulator.warnOfMemory() }
    #expect(!attached.attachment.isBarHidden)
  }

  @Test(
    "It is in no frame of a back swipe, gone through with or taken back [field 45] [field 50]",
    .ownSwitches, arguments: SwitchCase.all, [false, true])
  func backSwipe(switches: SwitchCase, plain: Bool) throws {
    let attached = try loud(switches.switches, plain: plain)
    let simulator = attached.simulator
    for (hides, end) in [(true, 20.0), (true, 380), (false, 20), (false, 380)] {
      let pushed = Page("pushed")
      pushed.hidesBottomBarWhenPushed = hides
      attached.navigation(0)?.pushViewController(pushed, animated: false)
      simulator.settle()
      simulator.touchDown(at: CGPoint(x: 2, y: 400))
      for step in 1...10 {
        simulator.advance(by: 1 / 60)
        simulator.touchMove(to: CGPoint(x: 2 + 19.8 * Double(step), y: 400))
        #expect(attached.controller.tabBar.isHidden)
      }
      #expect(loudPoints(attached) == 0)
      for step in 1...10 {
        simulator.advance(by: 1 / 60)
        simulator.touchMove(to: CGPoint(x: 200 + (end - 200) * Double(step) / 10, y: 400))
        #expect(attached.controller.tabBar.isHidden)
      }
      simulator.advance(by: 0.2)
      watch(attached) { simulator.touchUp() }
      attached.navigation(0)?.popToRootViewController(animated: false)
      simulator.settle()
    }
  }

  @Test(
    "A page that hides and shows the system's bar hides and shows ours", .ownSwitches,
    arguments: SwitchCase.all, [false, true])
  func followed(switches: SwitchCase, plain: Bool) throws {
    let attached = try Attached(switches.switches, plain: plain)
    let page = try #require(attached.page(0))
    for isHidden in [true, false, true, false] {
      page.tabBarController?.tabBar.isHidden = isHidden
      attached.simulator.settle()
      #expect(attached.attachment.isBarHidden == isHidden)
      #expect(page.view.safeAreaInsets.bottom == (isHidden ? 34 : 83))
      #expect(attached.controller.tabBar.isHidden)
    }
  }

  @Test(
    "Code and page may both hide the bar; it is there when neither does", arguments: [false, true])
  func both(plain: Bool) throws {
    let attached = try Attached(plain: plain)
    attached.attachment.setBarHidden(true, animated: false)
    attached.controller.tabBar.isHidden = true
    attached.attachment.setBarHidden(false, animated: false)
    #expect(attached.attachment.isBarHidden)
    attached.controller.tabBar.isHidden = false
    #expect(!attached.attachment.isBarHidden)
    attached.attachment.setBarHidden(true, animated: false)
    attached.controller.tabBar.isHidden = false
    #expect(attached.attachment.isBarHidden)
  }
}
