// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct FactsControllerTests {
  @Test func `[uikit 108] a controller that says nothing has a plain view`() {
    let simulator = Simulator()
    let page = UIViewController()
    page.loadView()
    #expect(type(of: page.view as UIView) == UIView.self)
    #expect(page.viewIfLoaded?.subviews.isEmpty == true)
    simulator.launch(rootViewController: page)
    #expect(page.view.frame == UIScreen.main.bounds)
  }

  @Test func `[uikit 114] a controller is told when its safe area changes, and only then`() {
    final class Page: UIViewController {
      var calls: [CGFloat] = []
      override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        calls.append(view.safeAreaInsets.bottom)
      }
    }
    let simulator = Simulator()
    let (page, child) = (Page(), Page())
    page.addChild(child)
    page.view.addSubview(child.view)
    child.view.frame = page.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.didMove(toParent: page)
    simulator.launch(rootViewController: page)
    #expect(page.calls.last == 34 && child.calls.last == 34)
    (page.calls, child.calls) = ([], [])
    simulator.layoutIfNeeded()
    page.view.setNeedsLayout()
    simulator.layoutIfNeeded()
    #expect(page.calls.isEmpty && child.calls.isEmpty)
    page.additionalSafeAreaInsets.bottom = 10
    simulator.layoutIfNeeded()
    #expect(page.calls == [44] && child.calls == [44])
    child.additionalSafeAreaInsets.bottom = 5
    simulator.layoutIfNeeded()
    #expect(page.calls == [44] && child.calls == [44, 49])
  }

  @Test func `[uikit 115] a child is told its new size only when that size changes`() {
    final class Page: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
      }
    }
    final class Parent: UIViewController {
      var asked: [CGSize] = []
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize {
        asked.append(parentSize)
        guard (container as? UIViewController) === children.first else {
          return CGSize(width: 100, height: 50)
        }
        return CGSize(width: parentSize.width, height: 60)
      }
    }
    let simulator = Simulator()
    let (parent, wide, fixed) = (Parent(), Page(), Page())
    simulator.launch(rootViewController: parent)
    for child in [wide, fixed] {
      embed(child, in: parent)
    }
    wide.view.frame = CGRect(x: 0, y: 0, width: 393, height: 60)
    fixed.view.frame = CGRect(x: 0, y: 60, width: 100, height: 50)
    simulator.rotate(to: .landscapeRight)
    #expect(!parent.asked.isEmpty)
    #expect(parent.asked.allSatisfy { $0 == CGSize(width: 852, height: 393) })
    #expect(wide.sizes == [CGSize(width: 852, height: 60)])
    #expect(fixed.sizes.isEmpty)
    simulator.settle()
  }
}
