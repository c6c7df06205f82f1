// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct ViewsHitTestingTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  init() {
    _ = Simulator()
    parent.addSubview(child)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    parent.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func `[uikit 138] hidden, transparent and untouchable views are passed over`() {
    #expect(hit(60, 60) === child)
    child.isHidden = true
    #expect(hit(60, 60) === parent)
    child.isHidden = false
    child.isUserInteractionEnabled = false
    #expect(hit(60, 60) === parent)
    child.isUserInteractionEnabled = true
    child.alpha = 0.009_9
    #expect(hit(60, 60) === parent)
    parent.isUserInteractionEnabled = false
    #expect(hit(10, 10) == nil)
  }

  @Test func `[uikit 139] an alpha of exactly 0.01 is hit`() {
    child.alpha = 0.01
    #expect(hit(60, 60) === child)
  }

  @Test func `[uikit 140] outside the parent's bounds nothing is hit, clipped or not`() {
    #expect(hit(120, 120) == nil)
    parent.clipsToBounds = true
    #expect(hit(120, 120) == nil)
  }

  @Test func `[uikit 140] point(inside:) extends the area`() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -50, dy: -50).contains(point)
      }
    }
    let wide = Wide(frame: parent.bounds)
    wide.addSubview(child)
    #expect(wide.hitTest(CGPoint(x: 120, y: 120), with: nil) === child)
    #expect(wide.hitTest(CGPoint(x: -40, y: 10), with: nil) === wide)
  }

  @Test func `[uikit 141] the view that was added last is tried first`() {
    let above = UIView(frame: child.frame)
    parent.addSubview(above)
    #expect(hit(60, 60) === above)
    parent.sendSubviewToBack(above)
    #expect(hit(60, 60) === child)
  }

  @Test func `[uikit 142] the left and upper edges are inside, the right and lower ones are not`() {
    #expect(hit(0, 0) === parent)
    #expect(hit(100, 10) == nil)
    #expect(hit(10, 100) == nil)
    parent.bounds.origin = CGPoint(x: 20, y: 20)
    #expect(hit(10, 30) == nil)
    #expect(hit(119.9, 30) === parent)
  }

  @Test func `[uikit 143] transforms of the parent and of children count`() {
    child.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    #expect(hit(60, 60) === parent)
    #expect(hit(97, 97) === child)
    child.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(hit(52, 52) === parent)
    #expect(hit(99, 40) === child)
  }

  @Test func `[uikit 144] touches pass through labels and image views`() {
    let label = UILabel(frame: child.bounds)
    label.text = "text"
    child.addSubview(label)
    child.addSubview(UIImageView(frame: child.bounds))
    #expect(hit(60, 60) === child)
  }

  @Test func `[uikit 145] a disabled control is still hit`() {
    let control = UIControl(frame: child.bounds)
    control.isEnabled = false
    child.addSubview(control)
    #expect(hit(60, 60) === control)
  }
}
