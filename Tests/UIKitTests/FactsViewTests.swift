// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct FactsViewTests {
  final class Counted: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test func `[uikit 158] a new size of a layer marks the view around it, nothing shown does`() {
    let stage = Stage()
    let outer = stage.add(Counted(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    outer.addSubview(inner)
    stage.window.layoutIfNeeded()
    outer.layouts = 0
    inner.layer.bounds.size = CGSize(width: 80, height: 80)
    stage.window.layoutIfNeeded()
    #expect(outer.layouts == 1)
    inner.layer.bounds.size = CGSize(width: 80, height: 80)
    stage.window.layoutIfNeeded()
    #expect(outer.layouts == 1)
    inner.layer.presentation()?.bounds.size = CGSize(width: 10, height: 10)
    UIView.animate(withDuration: 1) {
      inner.alpha = 0.5
      inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    stage.advance(0.5)
    #expect(outer.layouts == 1)
  }

  @Test func `[uikit 158] scrolling marks nothing around the scroll view`() {
    let stage = Stage()
    // Away from unsafe edges, which scrolling moves over the content.
    let outer = stage.add(Counted(frame: CGRect(x: 0, y: 300, width: 300, height: 300)))
    let scroll = UIScrollView(frame: outer.bounds)
    let content = Counted(frame: CGRect(x: 0, y: 0, width: 300, height: 900))
    scroll.contentSize = content.bounds.size
    scroll.addSubview(content)
    outer.addSubview(scroll)
    stage.window.layoutIfNeeded()
    (outer.layouts, content.layouts) = (0, 0)
    scroll.contentOffset = CGPoint(x: 0, y: 120)
    stage.window.layoutIfNeeded()
    #expect(scroll.bounds.minY == 120)
    #expect(outer.layouts == 0 && content.layouts == 0)
  }

  @Test func `[uikit 166] traits are unspecified until stated, and the last statement counts`() {
    let none = UITraitCollection()
    #expect(none.userInterfaceStyle == .unspecified)
    #expect(none.horizontalSizeClass == .unspecified && none.verticalSizeClass == .unspecified)
    #expect(none.userInterfaceIdiom == .unspecified)
    #expect(none.layoutDirection == .unspecified)
    #expect(none.preferredContentSizeCategory == .unspecified)
    #expect(none.displayScale == 0)
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(displayScale: 2),
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(displayScale: 0),
      UITraitCollection(horizontalSizeClass: .unspecified),
      none,
    ])
    #expect(merged.userInterfaceStyle == .dark)
    #expect(merged.displayScale == 2)
    #expect(merged.horizontalSizeClass == .compact)
    #expect(merged.verticalSizeClass == .unspecified)
  }

  final class Sensing: UIView {
    var former: [UIUserInterfaceStyle?] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      former.append(previous?.userInterfaceStyle)
    }
  }

  final class SensingPage: UIViewController {
    var former: [UIUserInterfaceStyle?] = []
    override func loadView() { view = Sensing() }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      former.append(previous?.userInterfaceStyle)
    }
  }

  @Test func `[uikit 167] new traits reach every window, controller and view, with the old ones`()
    throws
  {
    final class Window: UIWindow {
      var former: [UIUserInterfaceStyle?] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        former.append(previous?.userInterfaceStyle)
      }
    }
    let simulator = Simulator()
    let window = Window(frame: UIScreen.main.bounds)
    let (root, child) = (SensingPage(), SensingPage())
    let (leaf, fixed) = (Sensing(), Sensing())
    fixed.overrideUserInterfaceStyle = .light
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.addSubview(leaf)
    child.view.addSubview(fixed)
    window.rootViewController = root
    window.makeKeyAndVisible()
    let views = [root.view, child.view, leaf, fixed].compactMap { $0 as? Sensing }
    try #require(views.count == 4)
    for view in views { view.former = [] }
    for page in [root, child] { page.former = [] }
    window.former = []
    simulator.update { $0.appearance = .dark }
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
    #expect(window.former == [.light])
    #expect(root.former == [.light] && child.former == [.light])
    #expect(views.map(\.former) == [[.light], [.light], [.light], []])
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    #expect(fixed.traitCollection.userInterfaceStyle == .light)
    simulator.update { $0.appearance = .dark }
    #expect(leaf.former == [.light] && root.former == [.light])
  }
}
