// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct ViewsGeometryTests {
  /// So that no simulator of an earlier test is the current one.
  init() { _ = Simulator() }

  @Test func `[uikit 148] the frame is the box around transformed bounds, which stay`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(view.center == CGPoint(x: 60, y: 40))
    #expect(abs(view.frame.minX - 40) < 1e-9)
    #expect(abs(view.frame.minY + 10) < 1e-9)
    #expect(abs(view.frame.width - 40) < 1e-9)
    #expect(abs(view.frame.height - 100) < 1e-9)
  }

  @Test func `[uikit 149] setting the frame under a scale of a half doubles the bounds`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(view.bounds.size == CGSize(width: 200, height: 80))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
  }

  @Test func `[uikit 150] a new size of the bounds grows around the anchor point`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    view.bounds.size = CGSize(width: 200, height: 50)
    #expect(view.center == CGPoint(x: 60, y: 60))
    #expect(view.frame == CGRect(x: -40, y: 35, width: 200, height: 50))
    view.layer.anchorPoint = .zero
    #expect(view.frame == CGRect(x: 60, y: 60, width: 200, height: 50))
  }

  @Test func `[uikit 147] conversion composes bounds origins, transforms and scaled ancestors`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let middle = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    outer.addSubview(middle)
    middle.addSubview(inner)
    middle.bounds.origin = CGPoint(x: 1, y: 2)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 15, y: 24))
    middle.transform = CGAffineTransform(scaleX: 2, y: 2)
    let point = inner.convert(CGPoint(x: 1, y: 1), to: outer)
    #expect(point == CGPoint(x: -30, y: -22))
    #expect(inner.convert(point, from: outer) == CGPoint(x: 1, y: 1))
    let rect = outer.convert(CGRect(x: -30, y: -22, width: 4, height: 4), to: inner)
    #expect(rect == CGRect(x: 1, y: 1, width: 2, height: 2))
  }

  @Test func `[uikit 146] nil stands for the window, and zero stays zero without one`() {
    #expect(UIView().convert(CGPoint.zero, to: nil) == .zero)
    let stage = Stage()
    stage.window.frame.origin = CGPoint(x: 100, y: 100)
    let view = stage.add(UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 10)))
    #expect(view.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 4, y: 5))
    #expect(view.convert(CGPoint(x: 4, y: 5), from: nil) == CGPoint(x: 1, y: 1))
  }

  @Test func `a point goes from one window to another over the screen`() {
    let first = UIWindow(frame: CGRect(x: 10, y: 0, width: 100, height: 100))
    let second = UIWindow(frame: CGRect(x: 0, y: 30, width: 100, height: 100))
    #expect(first.convert(CGPoint(x: 1, y: 50), to: second) == CGPoint(x: 11, y: 20))
  }

  @Test func `[uikit 154] a new view has UIKit's defaults`() {
    let view = UIView()
    #expect(view.alpha == 1)
    #expect(!view.isHidden)
    #expect(view.isOpaque)
    #expect(view.backgroundColor == nil)
    #expect(!view.clipsToBounds)
    #expect(view.contentMode == .scaleToFill)
    #expect(view.autoresizesSubviews)
    #expect(!view.isExclusiveTouch)
    #expect(!view.isMultipleTouchEnabled)
    #expect(view.tag == 0)
    #expect(view.accessibilityTraits == .none)
    #expect(!view.isAccessibilityElement)
  }

  @Test func `[uikit 155] a view offers its present size and takes it`() {
    final class Fixed: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 20) }
    }
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 8))
    #expect(plain.sizeThatFits(CGSize(width: 99, height: 99)) == CGSize(width: 7, height: 8))
    let fixed = Fixed(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    fixed.sizeToFit()
    #expect(fixed.bounds.size == CGSize(width: 30, height: 20))
  }

  private nonisolated static let shares: [(UIView.AutoresizingMask, CGRect)] = [
    (.flexibleWidth, CGRect(x: 10, y: 0, width: 130, height: 10)),
    (.flexibleLeftMargin, CGRect(x: 110, y: 0, width: 30, height: 10)),
    (
      [.flexibleLeftMargin, .flexibleRightMargin],
      CGRect(x: 24.285_714, y: 0, width: 30, height: 10)
    ),
    ([.flexibleLeftMargin, .flexibleWidth], CGRect(x: 35, y: 0, width: 105, height: 10)),
    ([], CGRect(x: 10, y: 0, width: 30, height: 10)),
  ]

  @Test(arguments: shares)
  func `[uikit 160] autoresizing shares a change in proportion`(
    mask: UIView.AutoresizingMask, expected: CGRect
  ) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let child = UIView(frame: CGRect(x: 10, y: 0, width: 30, height: 10))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.bounds.origin = CGPoint(x: 0, y: 50)
    #expect(child.frame == CGRect(x: 10, y: 0, width: 30, height: 10))
    parent.frame.size.width = 200
    #expect(abs(child.frame.minX - expected.minX) < 1e-4)
    #expect(abs(child.frame.width - expected.width) < 1e-4)
  }

  @Test func `[uikit 160] parts that are all zero share equally, and the parent may say no`() {
    let parent = UIView()
    let child = UIView()
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 100, height: 0)
    #expect(child.frame == CGRect(x: 50, y: 0, width: 50, height: 0))
    parent.autoresizesSubviews = false
    parent.frame.size = CGSize(width: 300, height: 0)
    #expect(child.frame == CGRect(x: 50, y: 0, width: 50, height: 0))
  }
}
