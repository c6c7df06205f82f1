// SPDX-License-Identifier: MIT
import Canvas
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct DevicesTests {
  /// Points, scale, safe areas upright (top, bottom) and on the side (left, bottom).
  private static let figures: [(String, CGSize, CGFloat, [CGFloat], [CGFloat])] = [
    ("iphone-se-1", CGSize(width: 320, height: 568), 2, [20, 0], [0, 0]),
    ("iphone-se", CGSize(width: 375, height: 667), 2, [20, 0], [0, 0]),
    ("iphone-8-plus", CGSize(width: 414, height: 736), 3, [20, 0], [0, 0]),
    ("iphone-x", CGSize(width: 375, height: 812), 3, [44, 34], [44, 21]),
    ("iphone-xs-max", CGSize(width: 414, height: 896), 3, [44, 34], [44, 21]),
    ("iphone-11", CGSize(width: 414, height: 896), 2, [48, 34], [48, 21]),
    ("iphone-11-pro", CGSize(width: 375, height: 812), 3, [44, 34], [44, 21]),
    ("iphone-13-mini", CGSize(width: 375, height: 812), 3, [50, 34], [50, 21]),
    ("iphone-14", CGSize(width: 390, height: 844), 3, [47, 34], [47, 21]),
    ("iphone-14-plus", CGSize(width: 428, height: 926), 3, [47, 34], [47, 21]),
    ("iphone-15-pro", CGSize(width: 393, height: 852), 3, [59, 34], [59, 21]),
    ("iphone-16-plus", CGSize(width: 430, height: 932), 3, [59, 34], [59, 21]),
    ("iphone-16-pro", CGSize(width: 402, height: 874), 3, [62, 34], [62, 21]),
    ("iphone-17", CGSize(width: 402, height: 874), 3, [62, 34], [62, 21]),
    ("iphone-17-pro-max", CGSize(width: 440, height: 956), 3, [62, 34], [62, 21]),
    ("iphone-air", CGSize(width: 420, height: 912), 3, [68, 34], [68, 21]),
    ("ipad-mini", CGSize(width: 744, height: 1133), 2, [24, 20], [0, 20]),
    ("ipad", CGSize(width: 810, height: 1080), 2, [20, 0], [0, 0]),
    ("ipad-10", CGSize(width: 820, height: 1180), 2, [24, 20], [0, 20]),
    ("ipad-pro-11-m2", CGSize(width: 834, height: 1194), 2, [24, 20], [0, 20]),
    ("ipad-pro-11", CGSize(width: 834, height: 1210), 2, [24, 20], [0, 20]),
    ("ipad-pro-12", CGSize(width: 1024, height: 1366), 2, [24, 20], [0, 20]),
    ("ipad-pro-13", CGSize(width: 1032, height: 1376), 2, [24, 20], [0, 20]),
  ]

  @Test func `devices have the sizes, scales and safe areas that are public`() throws {
    for (id, size, scale, upright, side) in Self.figures {
      let device = try #require(SimulatedDevice.named(id), "\(id)")
      #expect((device.size, device.scale) == (size, scale), "\(id)")
      #expect(
        [device.portraitSafeArea.top, device.portraitSafeArea.bottom] == upright, "\(id)")
      #expect([device.landscapeSafeArea.left, device.landscapeSafeArea.bottom] == side, "\(id)")
      #expect(device.turnedSafeArea == device.landscapeSafeArea, "\(id)")
    }
  }

  @Test func `an app that is launched on a device sees its figures, upright and turned`() {
    for device in SimulatedDevice.all {
      let simulator = Simulator(Situation(device: device))
      let page = UIViewController()
      simulator.launch(rootViewController: page)
      #expect(UIScreen.main.bounds.size == device.size, "\(device.id)")
      let area = device.portraitSafeArea
      #expect(
        page.view.safeAreaInsets
          == UIEdgeInsets(
            top: area.top, left: area.left, bottom: area.bottom, right: area.right), "\(device.id)")
      simulator.rotate(to: .landscapeLeft)
      simulator.advance(by: 1)
      let turned = device.turnedSafeArea
      #expect(
        page.view.safeAreaInsets
          == UIEdgeInsets(
            top: turned.top, left: turned.left, bottom: turned.bottom, right: turned.right),
        "\(device.id)")
    }
  }

  @Test func `the widest phones are regular in width on their side, tablets always`() {
    let wide = SimulatedDevice.all.filter {
      $0.idiom == .phone && $0.horizontalSizeClass(in: .landscapeLeft) == .regular
    }
    #expect(wide.allSatisfy { $0.size.width >= 414 })
    #expect(wide.count == 16)
    for device in SimulatedDevice.all where device.idiom == .pad {
      #expect(device.verticalSizeClass(in: .landscapeLeft) == .regular)
      #expect(device.horizontalSizeClass(in: .portrait) == .regular)
    }
  }

  @Test func `a few panels have fewer pixels than are drawn`() throws {
    let panels: [(String, CGSize, CGFloat)] = [
      ("iphone-8-plus", CGSize(width: 1080, height: 1920), 2.608),
      ("iphone-13-mini", CGSize(width: 1080, height: 2340), 2.88),
      ("iphone-16", CGSize(width: 1179, height: 2556), 3),
    ]
    for (id, pixels, scale) in panels {
      _ = Simulator(Situation(device: try #require(SimulatedDevice.named(id))))
      #expect(UIScreen.main.nativeBounds.size == pixels)
      #expect(abs(UIScreen.main.nativeScale - scale) < 0.001)
      #expect(UIScreen.main.scale == 3)
    }
  }

  @Test func `an iPhone Duo is regular when open, and keeps a strip at the camera's side`() throws {
    let open = try #require(SimulatedDevice.named("iphone-duo"))
    #expect((open.size, open.scale) == (CGSize(width: 669, height: 951), 3))
    #expect(open.horizontalSizeClass(in: .portrait) == .regular)
    #expect(open.verticalSizeClass(in: .landscapeLeft) == .regular)
    #expect(open.safeArea(in: .landscapeLeft).right == 84)
    #expect(open.safeArea(in: .landscapeRight).right == 84)
    #expect(open.safeArea(in: .portrait).top == 82)
    #expect(open.verticalBarSide(in: .landscapeLeft, .leftToRight) == .trailing)
    #expect(open.verticalBarSide(in: .landscapeRight, .rightToLeft) == .leading)
    #expect(open.verticalBarSide(in: .portrait, .leftToRight) == .none)
    #expect(SimulatedDevice.iPhone16.verticalBarSide(in: .landscapeLeft, .leftToRight) == .none)
    let closed = try #require(SimulatedDevice.named("iphone-duo-closed"))
    #expect(closed.verticalBarSide(in: .portrait, .leftToRight) == .trailing)
    #expect(closed.verticalBarSide(in: .landscapeRight, .leftToRight) == .leading)
    #expect((closed.size, closed.scale) == (CGSize(width: 466, height: 678), 3))
    #expect(closed.horizontalSizeClass(in: .landscapeLeft) == .compact)
    #expect(closed.safeArea(in: .portrait).right == 84)
    #expect(closed.safeArea(in: .landscapeLeft).right == 84)
    #expect(closed.safeArea(in: .landscapeRight).left == 84)
  }

  @Test func `what is cut out is drawn where the camera is`() throws {
    let places: [(String, UIInterfaceOrientation, Int, Int)] = [
      ("iphone-16", .portrait, 196, 29), ("iphone-16", .landscapeRight, 29, 196),
      ("iphone-16", .landscapeLeft, 852 - 29, 196), ("iphone-air", .portrait, 210, 39),
      ("iphone-14", .portrait, 195, 10), ("iphone-duo-closed", .portrait, 418, 47),
      ("iphone-duo-closed", .landscapeRight, 47, 47),
      ("iphone-duo-closed", .landscapeLeft, 630, 418),
    ]
    for (id, orientation, x, y) in places {
      let device = try #require(SimulatedDevice.named(id))
      let simulator = Simulator(Situation(device: device, orientation: orientation))
      let page = UIViewController()
      page.view.backgroundColor = .systemYellow
      simulator.launch(rootViewController: page)
      #expect(simulator.render(scale: 1).hex(x, y) == "000000ff", "\(id) \(orientation)")
    }
  }
}
