// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct ViewsHierarchyTests {
  /// So that no simulator of an earlier test is the current one.
  init() { _ = Simulator() }

  final class Spy: UIView {
    var calls: [String] = []
    var log: ((String) -> Void)?
    private func say(_ text: String) {
      calls.append(text)
      log?(text)
    }
    override func willMove(toSuperview newSuperview: UIView?) { say("willMoveToSuperview") }
    override func didMoveToSuperview() {
      say(layer.superlayer === superview?.layer ? "didMoveToSuperview" : "layer is missing")
    }
    override func willMove(toWindow newWindow: UIWindow?) { say("willMoveToWindow") }
    override func didMoveToWindow() { say("didMoveToWindow") }
    override func didAddSubview(_ subview: UIView) { say("didAddSubview") }
    override func willRemoveSubview(_ subview: UIView) { say("willRemoveSubview") }
    override func layoutSubviews() { say("layoutSubviews") }
    override func safeAreaInsetsDidChange() { say("safeAreaInsetsDidChange") }
    override func layoutMarginsDidChange() { say("layoutMarginsDidChange") }
    override func tintColorDidChange() { say("tintColorDidChange") }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      say("traits from \(previous?.userInterfaceStyle.rawValue ?? -1)")
    }
  }

  @Test func `[uikit 152] adding tells child and parent in order`() {
    let stage = Stage()
    let parent = Spy()
    stage.add(parent)
    let child = Spy()
    var calls: [String] = []
    parent.log = { calls.append("parent " + $0) }
    child.log = { calls.append($0) }
    parent.addSubview(child)
    #expect(
      calls == [
        "willMoveToSuperview", "willMoveToWindow", "didMoveToWindow", "didMoveToSuperview",
        "parent didAddSubview",
      ])
    calls = []
    child.removeFromSuperview()
    #expect(
      calls == [
        "parent willRemoveSubview", "willMoveToSuperview", "willMoveToWindow", "didMoveToWindow",
        "didMoveToSuperview",
      ])
  }

  @Test func `[uikit 151] a place beyond the end appends, and adding again moves to the front`() {
    let parent = UIView()
    let (one, two, three) = (UIView(), UIView(), UIView())
    parent.addSubview(one)
    parent.insertSubview(two, at: 99)
    parent.insertSubview(three, at: 0)
    #expect(parent.subviews == [three, one, two])
    parent.addSubview(three)
    #expect(parent.subviews == [one, two, three])
    #expect(parent.layer.sublayers == [one.layer, two.layer, three.layer])
    parent.insertSubview(three, belowSubview: one)
    #expect(parent.subviews == [three, one, two])
    parent.insertSubview(three, aboveSubview: one)
    #expect(parent.subviews == [one, three, two])
    let four = UIView()
    parent.insertSubview(four, belowSubview: UIView())
    #expect(parent.subviews == [one, three, two, four])
    parent.sendSubviewToBack(two)
    parent.bringSubviewToFront(one)
    #expect(parent.subviews == [two, three, four, one])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(parent.subviews == [one, three, four, two])
    #expect(parent.layer.sublayers == [one.layer, three.layer, four.layer, two.layer])
  }

  @Test func `[uikit 151] a view has one superview`() {
    let (first, second, view) = (UIView(), UIView(), UIView())
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty)
    #expect(view.superview === second)
  }

  @Test func `a view cannot be put into itself or into what is within it`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let reasons = UIKitFailure.recording {
      outer.addSubview(outer)
      inner.addSubview(outer)
    }
    #expect(reasons.count == 2)
    #expect(outer.superview == nil)
  }

  @Test func `[uikit 153] a view is its own descendant, and a tag search includes itself`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.tag = 7
    #expect(outer.isDescendant(of: outer))
    #expect(inner.isDescendant(of: outer))
    #expect(!outer.isDescendant(of: inner))
    #expect(outer.viewWithTag(7) === inner)
    #expect(inner.viewWithTag(7) === inner)
    #expect(outer.viewWithTag(8) == nil)
  }

  @Test func `[uikit 156] a new view is laid out once by the first request`() {
    let view = Spy()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.calls == ["layoutSubviews"])
  }

  @Test func `[uikit 157] only a new size marks a view, and so do adding and removing`() {
    let parent = Spy(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = Spy(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    parent.layoutIfNeeded()
    child.layoutIfNeeded()
    parent.addSubview(child)
    parent.layoutIfNeeded()
    #expect(parent.calls.filter { $0 == "layoutSubviews" }.count == 2)
    #expect(child.calls.filter { $0 == "layoutSubviews" }.count == 2)
    (parent.calls, child.calls) = ([], [])
    child.frame.origin = CGPoint(x: 5, y: 5)
    child.center = CGPoint(x: 50, y: 50)
    parent.layoutIfNeeded()
    #expect(parent.calls.isEmpty && child.calls.isEmpty)
    child.frame.size.width = 20
    parent.layoutIfNeeded()
    #expect(parent.calls == ["layoutSubviews"] && child.calls == ["layoutSubviews"])
    (parent.calls, child.calls) = ([], [])
    child.layer.bounds.size.width = 30
    parent.layoutIfNeeded()
    #expect(parent.calls == ["layoutSubviews"])
    parent.calls = []
    child.removeFromSuperview()
    parent.layoutIfNeeded()
    #expect(parent.calls == ["willRemoveSubview", "layoutSubviews"])
  }

  @Test func `[uikit 159] layout begins at the topmost view that is due`() {
    var order: [String] = []
    let (top, middle, leaf) = (Spy(), Spy(), Spy())
    top.addSubview(middle)
    middle.addSubview(leaf)
    top.layoutIfNeeded()
    for (name, view) in [("top", top), ("middle", middle), ("leaf", leaf)] {
      view.log = { if $0 == "layoutSubviews" { order.append(name) } }
    }
    top.setNeedsLayout()
    top.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(order == ["top", "leaf"])
    leaf.layoutIfNeeded()
    #expect(order == ["top", "leaf"])
  }

  @Test func `[uikit 161] the safe area is how far unsafe edges reach into a view`() {
    let stage = Stage()
    #expect(stage.window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 393, height: 822))
    #expect(view.safeAreaInsets == .zero)
    stage.add(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 24, right: 0))
    let inner = UIView(frame: CGRect(x: 10, y: 50, width: 100, height: 100))
    view.addSubview(inner)
    #expect(inner.safeAreaInsets == .zero)
    #expect(
      view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 39, width: 393, height: 759))
  }

  @Test func `a subview that is in front already is not moved there`() {
    let stage = Stage()
    let view = Spy(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let (back, front) = (UIView(), UIView())
    view.addSubview(back)
    view.addSubview(front)
    stage.add(view)
    stage.window.layoutIfNeeded()
    view.calls = []
    view.bringSubviewToFront(front)
    view.sendSubviewToBack(back)
    stage.window.layoutIfNeeded()
    #expect(view.calls == [])
    view.bringSubviewToFront(back)
    stage.window.layoutIfNeeded()
    #expect(view.calls == ["layoutSubviews"])
    #expect(view.subviews == [front, back])
  }

  @Test func `[uikit 161] what lies beyond the screen's edge is not unsafe`() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 118, y: -100, width: 393, height: 852))
    stage.add(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
    view.frame = CGRect(x: -118, y: 30, width: 393, height: 852)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 29, left: 0, bottom: 34, right: 0))
  }

  @Test func `[uikit 162] a changed safe area is told once, the margins first`() {
    let stage = Stage()
    let view = Spy(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    stage.add(view)
    let told = view.calls.filter { $0.hasSuffix("DidChange") && !$0.hasPrefix("tint") }
    #expect(told == ["layoutMarginsDidChange", "safeAreaInsetsDidChange"])
    view.calls = []
    view.setNeedsLayout()
    stage.window.layoutIfNeeded()
    #expect(view.calls == ["layoutSubviews"])
    #expect(view.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `margins told by the direction of reading change sides with it`() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test func `[uikit 164] the tint is the nearest ancestor's, told to all that inherit`() {
    let (outer, inner, own) = (Spy(), Spy(), Spy())
    outer.addSubview(inner)
    outer.addSubview(own)
    own.tintColor = .green
    #expect(inner.tintColor == .systemBlue)
    (outer.calls, inner.calls, own.calls) = ([], [], [])
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    #expect(outer.calls == ["tintColorDidChange"] && inner.calls == ["tintColorDidChange"])
    #expect(own.calls.isEmpty)
    outer.tintColor = nil
    #expect(inner.tintColor == .systemBlue)
  }

  @Test func `[uikit 165] dimming takes the hue away and is inherited`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.tintColor = .red
    outer.tintAdjustmentMode = .dimmed
    let components = inner.tintColor.cgColor.components ?? []
    #expect(components.count == 4 && components[0] == components[1])
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintColor == .red)
  }

  @Test func `[uikit 168] an override of the style holds for a view and all within it`() {
    let stage = Stage()
    let view = stage.add(Spy())
    let inner = Spy()
    view.addSubview(inner)
    (view.calls, inner.calls) = ([], [])
    view.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.window.traitCollection.userInterfaceStyle == .light)
    #expect(view.calls.contains("traits from 1") && inner.calls.contains("traits from 1"))
  }
}
