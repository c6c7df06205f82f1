// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// What the other tests of these facts leave open.
@MainActor @Suite struct FactsClauseTests {
  @Test func `[uikit 119] the new view is there in the animations, the old one goes after them`() {
    let simulator = Simulator()
    let (root, from, to) = (UIViewController(), UIViewController(), UIViewController())
    simulator.launch(rootViewController: root)
    for child in [from, to] { root.addChild(child) }
    root.view.addSubview(from.view)
    var seen: [Bool] = []
    root.transition(
      from: from, to: to, duration: 0.3,
      animations: {
        seen = [to.view.superview === root.view, from.view.superview === root.view]
        from.view.alpha = 0
      },
      completion: { seen.append($0) })
    #expect(seen == [true, true])
    simulator.advance(by: 0.2)
    #expect(from.view.superview === root.view)
    simulator.settle()
    #expect(from.view.superview == nil)
    #expect(seen == [true, true, true])
  }

  @Test func `[uikit 126] a popover on a phone tells the presenter nothing`() {
    let simulator = Simulator()
    let journal = Journal()
    let below = NotedPage("below", journal)
    simulator.launch(rootViewController: below)
    _ = journal.take()
    let above = UIViewController()
    above.modalPresentationStyle = .popover
    below.present(above, animated: true)
    simulator.settle()
    #expect(above.view.window != nil)
    #expect(journal.take().isEmpty)
  }

  @Test func `[uikit 128] a presented controller dismisses itself, and in a chain the top is seen`()
    throws
  {
    final class Page: UIViewController {
      var animated: Bool?
      override func viewWillDisappear(_ animated: Bool) { self.animated = animated }
    }
    let simulator = Simulator()
    let (root, middle, top) = (UIViewController(), Page(), Page())
    simulator.launch(rootViewController: root)
    root.present(middle, animated: false)
    middle.present(top, animated: false)
    top.dismiss(animated: false)
    #expect(middle.presentedViewController == nil)
    #expect(root.presentedViewController === middle)
    middle.present(top, animated: false)
    root.dismiss(animated: true)
    #expect(middle.animated == false && top.animated == true)
    simulator.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `[uikit 130] a presentation in the current context leaves the bar, and its page goes`()
  {
    let simulator = Simulator()
    let tabs = makeTabs(["a", "b"])
    simulator.launch(rootViewController: tabs)
    let page = tabs.viewControllers?[0]
    let cover = UIViewController()
    cover.modalPresentationStyle = .currentContext
    page?.definesPresentationContext = true
    page?.present(cover, animated: false)
    #expect(cover.presentingViewController === page)
    #expect(page?.view.window == nil && cover.view.window != nil)
    simulator.tap(at: middle(ofTab: 1, in: tabs.tabBar))
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `[uikit 131] a stack can be emptied`() {
    let simulator = Simulator()
    let page = UIViewController()
    let stack = UINavigationController(rootViewController: page)
    simulator.launch(rootViewController: stack)
    stack.viewControllers = []
    #expect(stack.viewControllers.isEmpty && stack.topViewController == nil)
    #expect(page.parent == nil && page.view.window == nil)
  }

  @Test func `[uikit 157] scrolling marks the scroll view`() {
    final class Scroll: UIScrollView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let stage = Stage()
    let scroll = stage.add(Scroll(frame: CGRect(x: 0, y: 200, width: 100, height: 100)))
    scroll.contentSize = CGSize(width: 100, height: 500)
    stage.window.layoutIfNeeded()
    scroll.layouts = 0
    scroll.contentOffset.y = 50
    stage.window.layoutIfNeeded()
    #expect(scroll.layouts == 1)
    stage.window.layoutIfNeeded()
    #expect(scroll.layouts == 1)
  }

  @Test func `[uikit 160] another origin of the bounds resizes nothing`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin]
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 30, y: 40)
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
    outer.bounds.size.height = 200
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 80, height: 180))
  }

  @Test func `[uikit 163] an app's delegate ends the chain if it is a responder`() {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    let simulator = Simulator()
    let delegate = Delegate()
    simulator.launch(appDelegate: delegate)
    #expect(UIApplication.shared.next === delegate)
    let (root, sheet) = (UIViewController(), UIViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(sheet, animated: false)
    #expect(sheet.next === root)
    #expect(sheet.view.next === sheet)
  }

  @Test func `[uikit 168] a style set on a window holds for what is presented in it`() {
    let simulator = Simulator()
    let (root, sheet) = (UIViewController(), UIViewController())
    simulator.launch(rootViewController: root)
    root.present(sheet, animated: false)
    simulator.keyWindow?.overrideUserInterfaceStyle = .dark
    #expect(root.traitCollection.userInterfaceStyle == .dark)
    #expect(root.view.traitCollection.userInterfaceStyle == .dark)
    #expect(sheet.traitCollection.userInterfaceStyle == .dark)
    #expect(sheet.view.traitCollection.userInterfaceStyle == .dark)
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `[uikit 170] the current traits are the view's in all that UIKit calls`() throws {
    final class View: UIView {
      var seen: [String: UIUserInterfaceStyle] = [:]
      private func see(_ name: String) {
        seen[name] = UITraitCollection.current.userInterfaceStyle
      }
      override func layoutSubviews() { see("layout") }
      override func tintColorDidChange() { see("tint") }
      override func draw(_ rect: CGRect) { see("draw") }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) { see("traits") }
    }
    let stage = Stage()
    let view = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.overrideUserInterfaceStyle = .dark
    stage.add(view)
    view.tintColor = .red
    view.setNeedsLayout()
    stage.window.layoutIfNeeded()
    _ = stage.picture()
    #expect(view.seen == ["layout": .dark, "tint": .dark, "draw": .dark, "traits": .dark])
  }

  @Test func `[uikit 170] a layer keeps the colour that it was given`() {
    let stage = Stage()
    let view = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
    view.layer.borderWidth = 10
    view.layer.borderColor = dynamic.resolvedColor(with: view.traitCollection).cgColor
    view.backgroundColor = dynamic
    view.overrideUserInterfaceStyle = .dark
    #expect(stage.picture()?.hex(2, 2) == "00ff00ff")
    #expect(stage.picture()?.hex(25, 25) == "ff0000ff")
  }

  @Test func `[uikit 183] what cancels by code has no event, and a gesture cancels too`() {
    final class Control: UIControl {
      var cancels: [Bool] = []
      override func cancelTracking(with event: UIEvent?) { cancels.append(event == nil) }
    }
    let stage = Stage()
    let control = stage.add(Control(frame: CGRect(x: 0, y: 100, width: 100, height: 100)))
    let pan = UIPanGestureRecognizer()
    control.addGestureRecognizer(pan)
    var cancelled = 0
    control.addAction(UIAction { _ in cancelled += 1 }, for: .touchCancel)
    stage.down(20, 120)
    stage.advance(0.02)
    stage.move(60, 120)
    #expect(control.cancels.count == 1 && cancelled == 1)
    #expect(!control.isTracking && !control.isHighlighted)
    stage.glass.up()
    stage.down(20, 120)
    control.isEnabled = false
    #expect(control.cancels.last == true)
  }
}
