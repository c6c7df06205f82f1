// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// Hit testing, geometry, layout and tint of views, clause by clause.
@MainActor @Suite struct FactsPlaceTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let middle = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  private let inner = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))

  init() {
    _ = Simulator()
    outer.addSubview(middle)
    middle.addSubview(inner)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    outer.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func `[uikit 138] what is passed over takes all within it along`() {
    #expect(hit(80, 80) === inner)
    middle.isHidden = true
    #expect(hit(80, 80) === outer)
    middle.isHidden = false
    middle.isUserInteractionEnabled = false
    #expect(hit(80, 80) === outer)
    middle.isUserInteractionEnabled = true
    middle.alpha = 0.005
    #expect(hit(80, 80) === outer)
    middle.alpha = 1
    outer.isHidden = true
    #expect(hit(80, 80) == nil)
  }

  @Test func `[uikit 138] that nothing is to be seen makes no difference`() {
    inner.backgroundColor = .clear
    #expect(hit(80, 80) === inner)
    let picture = UIControl(frame: inner.bounds)
    picture.isOpaque = false
    inner.addSubview(picture)
    #expect(hit(80, 80) === picture)
  }

  @Test func `[uikit 140] what sticks out of its parent is hit only over the parent`() {
    inner.frame = CGRect(x: 30, y: -40, width: 40, height: 60)
    #expect(hit(90, 30) === outer)
    #expect(hit(90, 60) === inner)
  }

  @Test func `[uikit 143] the receiver's own transform and its ancestors' count`() {
    middle.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(hit(74, 100) === outer && hit(76, 120) === middle)
    #expect(hit(86, 86) === inner && hit(84, 86) === middle)
    outer.transform = CGAffineTransform(scaleX: 4, y: 4)
    #expect(hit(86, 86) === inner)
    #expect(middle.hitTest(CGPoint(x: 21, y: 21), with: nil) === inner)
    #expect(middle.hitTest(CGPoint(x: 19, y: 21), with: nil) === middle)
  }

  @Test func `[uikit 146] nil stands for the window, however deep a view is`() {
    let zero = CGPoint.zero
    let window = UIWindow(frame: CGRect(x: 5, y: 6, width: 300, height: 300))
    outer.frame.origin = CGPoint(x: 1, y: 2)
    window.addSubview(outer)
    #expect(inner.convert(zero, to: nil) == CGPoint(x: 71, y: 72))
    #expect(inner.convert(CGPoint(x: 71, y: 72), from: nil) == zero)
    #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 71, y: 72, width: 40, height: 40))
  }

  @Test func `[uikit 151] above a stranger means at the top`() {
    let (one, two, three) = (UIView(), UIView(), UIView())
    for view in [one, two] { outer.addSubview(view) }
    outer.insertSubview(three, aboveSubview: UIView())
    #expect(outer.subviews == [middle, one, two, three])
    outer.insertSubview(three, aboveSubview: middle)
    #expect(outer.subviews == [middle, three, one, two])
  }

  @Test func `[uikit 157] making a view lays nothing out, and asking for layout does not either`() {
    final class Counted: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let view = Counted(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.layouts == 0)
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.frame.size.width = 20
    view.addSubview(UIView())
    #expect(view.layouts == 1)
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test func `[uikit 160] heights and distances above and below share in the same way`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    let masks: [(UIView.AutoresizingMask, CGFloat, CGFloat)] = [
      (.flexibleHeight, 10, 130), (.flexibleTopMargin, 110, 30),
      ([.flexibleTopMargin, .flexibleHeight], 35, 105),
      ([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin], 20, 60),
      (.flexibleBottomMargin, 10, 30), (.flexibleWidth, 10, 30),
    ]
    let children = masks.map { mask, _, _ in
      let child = UIView(frame: CGRect(x: 0, y: 10, width: 10, height: 30))
      child.autoresizingMask = mask
      parent.addSubview(child)
      return child
    }
    parent.frame.size.height = 200
    for (child, (mask, y, height)) in zip(children, masks) {
      #expect(abs(child.frame.minY - y) < 1e-9, "\(mask)")
      #expect(abs(child.frame.height - height) < 1e-9, "\(mask)")
      #expect(child.frame.width == 10)
    }
  }

  @Test func `[uikit 161] all four unsafe edges reach in as far as they lie over a view`() {
    let simulator = Simulator(.on("iphone-8"))
    let root = UIViewController()
    simulator.launch(rootViewController: root)
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 24, left: 10, bottom: 34, right: 12)
    let size = root.view.bounds.size
    let cases: [(CGRect, UIEdgeInsets)] = [
      (root.view.bounds, UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)),
      (
        root.view.bounds.insetBy(dx: 4, dy: 30), UIEdgeInsets(top: 14, left: 6, bottom: 4, right: 8)
      ),
      (root.view.bounds.insetBy(dx: 100, dy: 100), .zero),
      (
        CGRect(x: 0, y: size.height - 49, width: size.width, height: 49),
        UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 12)
      ),
      (
        CGRect(x: size.width - 20, y: 40, width: 20, height: 20),
        UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 12)
      ),
    ]
    for (frame, insets) in cases {
      let view = UIView(frame: frame)
      #expect(view.safeAreaInsets == .zero)
      root.view.addSubview(view)
      simulator.layoutIfNeeded()
      #expect(view.safeAreaInsets == insets)
      view.removeFromSuperview()
      #expect(view.safeAreaInsets == .zero)
    }
  }

  @Test func `[uikit 164] [uikit 199] templates are drawn again in the new tint`() {
    let simulator = Simulator()
    let root = UIViewController()
    simulator.launch(rootViewController: root)
    let view = UIImageView(image: solid(.black, 20, 20).withRenderingMode(.alwaysTemplate))
    view.frame.origin = CGPoint(x: 100, y: 300)
    let box = UIView(frame: root.view.bounds)
    box.addSubview(view)
    root.view.addSubview(box)
    let hex = { simulator.renderChanges(scale: 1).picture.bitmap().hex(110, 310) }
    for (color, expected) in [(UIColor.red, "ff0000ff"), (.green, "00ff00ff")] {
      box.tintColor = color
      #expect(hex() == expected)
    }
    simulator.keyWindow?.tintColor = .blue
    #expect(hex() == "00ff00ff")
    box.tintColor = nil
    #expect(hex() == "0000ffff")
  }

  @Test func `[uikit 173] a new window is not the key one`() {
    let simulator = Simulator()
    let window = UIWindow(frame: UIScreen.main.bounds)
    #expect(!window.isKeyWindow && window.windowLevel == .normal && window.isHidden)
    window.isHidden = false
    #expect(!window.isKeyWindow)
    window.makeKey()
    #expect(window.isKeyWindow && simulator.keyWindow === window)
  }
}
