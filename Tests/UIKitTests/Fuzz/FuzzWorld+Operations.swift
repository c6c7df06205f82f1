// SPDX-License-Identifier: MIT

import Foundation
import SeededRandom

@testable import UIKit

extension FuzzWorld {
  struct Operation {
    let name: String
    let work: @MainActor (FuzzWorld) -> Void
  }

  /// Every operation as often as its weight says.
  static let operations: [Operation] = weighted.flatMap {
    Array(repeating: Operation(name: $0.1, work: $0.2), count: $0.0)
  }

  private static let weighted: [(Int, String, @MainActor (FuzzWorld) -> Void)] = [
    (14, "add a view", { $0.addView() }), (4, "remove a view", { $0.removeView() }),
    (4, "move a view", { $0.moveView() }), (6, "change a view", { $0.changeView() }),
    (3, "focus a view", { $0.focusView() }), (3, "scroll", { $0.scroll() }),
    (4, "animate", { $0.animate() }), (5, "present", { $0.present() }),
    (5, "dismiss", { $0.dismiss() }), (7, "push", { $0.push() }), (6, "pop", { $0.pop() }),
    (3, "replace a stack", { $0.replaceStack() }), (6, "select", { $0.select() }),
    (3, "replace pages", { $0.replacePages() }), (3, "bars", { $0.changeBars() }),
    (3, "add a child", { $0.addChild() }), (2, "remove a child", { $0.removeChild() }),
    (1, "exchange children", { $0.exchangeChildren() }), (2, "rotate", { $0.rotate() }),
    (2, "traits", { $0.changeTraits() }), (8, "touch", { $0.touchDown() }),
    (8, "move a finger", { $0.touchMove() }), (8, "lift a finger", { $0.touchUp() }),
    (1, "cancel", { $0.simulator.touchCancel() }), (4, "drag from the edge", { $0.edgeDrag() }),
    (6, "drag", { $0.drag() }),
    (3, "tap", { $0.tap() }), (10, "wait", { $0.wait() }), (3, "settle", { $0.settle() }),
    (2, "background", { $0.changeState() }), (1, "new root", { $0.replaceRoot() }),
    (2, "misuse", { $0.misuse() }),
  ]

  // MARK: Screens

  private var isAnimated: Bool { random.chance(0.6) }

  private var hasRoom: Bool { controllers.count < 40 }

  func present() {
    guard hasRoom, let page = any(shownPages) else { return }
    let screen = makeScreen(depth: random.chance(0.3) ? 0 : 1)
    let styles: [UIModalPresentationStyle] = [
      .automatic, .overFullScreen, .formSheet, .fullScreen, .currentContext, .overCurrentContext,
    ]
    screen.modalPresentationStyle = any(styles) ?? .automatic
    screen.modalTransitionStyle = random.chance(0.3) ? .crossDissolve : .coverVertical
    note("\(describe(screen)) on \(describe(page)), style \(screen.modalPresentationStyle)")
    page.present(screen, animated: isAnimated)
  }

  func dismiss() {
    guard let controller = any(controllers) else { return }
    note(describe(controller))
    controller.dismiss(animated: isAnimated)
  }

  func push() {
    guard hasRoom, let stack = any(stacks) else { return }
    let page = makePage()
    note("\(describe(page)) on \(describe(stack))")
    stack.pushViewController(page, animated: isAnimated)
  }

  func pop() {
    guard let stack = any(stacks) else { return }
    note("\(describe(stack)) of \(stack.viewControllers.count)")
    if random.chance(0.7) {
      stack.popViewController(animated: isAnimated)
    } else {
      stack.popToRootViewController(animated: isAnimated)
    }
  }

  func replaceStack() {
    guard let stack = any(stacks) else { return }
    var pages = stack.viewControllers.shuffled(using: &random)
    pages.removeLast(min(pages.count, Int.random(in: 0...2, using: &random)))
    if hasRoom, random.chance(0.6) || pages.isEmpty { pages.append(makePage()) }
    note("\(describe(stack)): \(pages.map(describe))")
    stack.setViewControllers(pages, animated: isAnimated)
  }

  func select() {
    guard let tabs = any(tabs), let pages = tabs.viewControllers, !pages.isEmpty else { return }
    let index = Int.random(in: 0..<pages.count, using: &random)
    note("\(describe(tabs)) \(index) of \(pages.count)")
    if random.chance(0.5) {
      tabs.selectedIndex = index
    } else if tabs.hasMore, random.chance(0.3) {
      note("More")
      tabs.selectedViewController = tabs.moreNavigationController
    } else {
      tabs.selectedViewController = pages[index]
    }
  }

  func replacePages() {
    guard let tabs = any(tabs) else { return }
    var pages = (tabs.viewControllers ?? []).shuffled(using: &random)
    pages.removeLast(min(pages.count, Int.random(in: 0...3, using: &random)))
    let room = hasRoom ? Int.random(in: 0...3, using: &random) : 0
    pages += makePages(room)
    if random.chance(0.05) { pages = [] }
    note("\(describe(tabs)): \(pages.map(describe))")
    tabs.setViewControllers(pages, animated: isAnimated)
  }

  func replaceRoot() {
    guard random.chance(0.3) else { return }
    simulator.keyWindow?.rootViewController = makeScreen(depth: 0)
  }

  func changeBars() {
    if let stack = any(stacks), random.chance(0.2) {
      note("tools of \(describe(stack))")
      stack.setToolbarHidden(!stack.isToolbarHidden, animated: isAnimated)
    } else if let stack = any(stacks), random.chance(0.5) {
      note("of \(describe(stack))")
      stack.setNavigationBarHidden(!stack.isNavigationBarHidden, animated: isAnimated)
    } else if let tabs = any(tabs) {
      note("of \(describe(tabs))")
      switch Int.random(in: 0..<4, using: &random) {
      case 0: tabs.tabBar.isHidden.toggle()
      case 1: tabs.tabBar.isTranslucent.toggle()
      case 2:
        any(tabs.viewControllers ?? [])?.tabBarItem.badgeValue = random.chance(0.5) ? "1" : nil
      default: any(tabs.viewControllers ?? [])?.title = name("title")
      }
    }
  }

  func addChild() {
    guard hasRoom, let page = any(pages.filter { $0.parent.map { !($0 is FuzzPage) } ?? true }),
      page.children.count < 2
    else { return }
    let child = makePage()
    note("\(describe(child)) to \(describe(page))")
    page.addChild(child)
    page.view.addSubview(child.view)
    child.view.frame = page.view.bounds.insetBy(dx: 20, dy: 40)
    child.didMove(toParent: page)
  }

  func removeChild() {
    guard let child = any(pages.filter { $0.parent is FuzzPage }) else { return }
    note(describe(child))
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  func exchangeChildren() {
    guard let page = any(pages.filter { $0.children.count == 1 }), let old = page.children.first,
      page.transitionCoordinator == nil
    else { return }
    let new = makePage()
    note("\(describe(old)) for \(describe(new)) in \(describe(page))")
    page.addChild(new)
    old.willMove(toParent: nil)
    report.pendingCompletions += 1
    page.transition(
      from: old, to: new, duration: isAnimated ? 0.3 : 0, animations: nil,
      completion: { [report] _ in
        old.removeFromParent()
        new.didMove(toParent: page)
        report.pendingCompletions -= 1
      })
  }

  // MARK: The device

  func rotate() {
    let all: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
    simulator.rotate(to: any(all) ?? .portrait)
  }

  func changeTraits() {
    let number = Int.random(in: 0..<4, using: &random)
    simulator.update {
      switch number {
      case 0: $0.appearance = $0.appearance == .dark ? .light : .dark
      case 1: $0.direction = $0.direction == .rightToLeft ? .leftToRight : .rightToLeft
      case 2: $0.contentSizeCategory = .accessibilityLarge
      default: $0.contentSizeCategory = .large
      }
    }
  }

  func wait() { simulator.advance(by: Double.random(in: 0...0.3, using: &random)) }

  func settle() {
    simulator.settle()
    guard !simulator.clock.isBusy, !simulator.touchScreen.isTouched, random.chance(0.3)
    else { return }
    // What was called off is kept until its time has come.
    simulator.advance(by: 1)
    checkLeaks()
  }

  func changeState() {
    if UIApplication.shared.applicationState == .background {
      simulator.enterForeground()
    } else if random.chance(0.2) {
      simulator.enterBackground()
    }
  }

  func misuse() {
    let reasons = UIKitFailure.recording {
      if let stack = any(stacks), let page = stack.viewControllers.first, random.chance(0.5) {
        stack.pushViewController(page, animated: false)
      } else if let tabs = any(tabs) {
        if random.chance(0.5) {
          tabs.selectedViewController = UIViewController()
        } else {
          tabs.tabBar.items = []
        }
      } else {
        UIKitFailure.report("nothing to misuse")
      }
    }
    if reasons.count != 1 { report.complain("a misuse was told of \(reasons.count) times") }
  }
}
