// SPDX-License-Identifier: MIT

import Foundation
import SeededRandom

@testable import UIKit

/// An app that is used at random: the same seed and steps make the same app.
@MainActor final class FuzzWorld {
  let simulator: Simulator
  let report = FuzzReport()
  let seed: UInt64
  var random: SeededRandom
  var count = 0
  private(set) var log: [String] = []

  init(seed: UInt64) {
    self.seed = seed
    random = SeededRandom(seed: seed)
    let ids = ["iphone-16", "iphone-se", "ipad-mini", "iphone-8-plus"]
    simulator = Simulator(.on(ids.randomElement(using: &random) ?? "iphone-16"))
    simulator.launch(rootViewController: makeScreen(depth: 0))
  }

  /// Does one step, which draws its own random numbers, so that others can be left out.
  func step(_ number: Int) {
    random = SeededRandom(seed: seed &* 1_000_003 &+ UInt64(number))
    let operation = Self.operations.randomElement(using: &random) ?? Self.operations[0]
    log.append("\(number) \(operation.name)")
    operation.work(self)
    simulator.layoutIfNeeded()
    checkEverything()
  }

  func note(_ text: String) {
    guard let last = log.popLast() else { return }
    log.append(last + " " + text)
  }

  func name(_ kind: String) -> String {
    count += 1
    return "\(kind) \(count)"
  }

  // MARK: Making

  func makePage() -> UIViewController {
    let page = FuzzPage(name("page"), report)
    page.hidesBottomBarWhenPushed = random.chance(0.2)
    page.definesPresentationContext = random.chance(0.1)
    return page
  }

  func makeScreen(depth: Int) -> UIViewController {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4 where depth < 2:
      let stack = FuzzStack(name("stack"), report)
      let pages = (0...Int.random(in: 0...2, using: &random)).map { _ in makePage() }
      stack.setViewControllers(pages, animated: false)
      return stack
    case 4..<8 where depth < 1:
      let tabs = FuzzTabs(name("tabs"), report)
      tabs.viewControllers = makePages(Int.random(in: 1...7, using: &random))
      return tabs
    default: return makePage()
    }
  }

  func makePages(_ count: Int) -> [UIViewController] {
    (0..<count).map { _ in makeScreen(depth: 1) }
  }

  func makeView(in bounds: CGRect) -> UIView {
    let frame = CGRect(
      x: CGFloat.random(in: -50...300, using: &random),
      y: CGFloat.random(in: -50...600, using: &random),
      width: CGFloat.random(in: 0...200, using: &random),
      height: CGFloat.random(in: 0...200, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: return FuzzControl(frame: frame, report)
    case 2: return FuzzScroll(frame: frame, report)
    default:
      let view = FuzzView(frame: frame, report)
      view.autoresizingMask = .init(rawValue: UInt.random(in: 0..<64, using: &random))
      return view
    }
  }

  // MARK: Finding

  /// Every controller that can be reached from a window.
  var controllers: [UIViewController] {
    var found: [UIViewController] = []
    func walk(_ controller: UIViewController) {
      found.append(controller)
      for child in controller.children { walk(child) }
      if let presented = controller.presentation.presented { walk(presented) }
    }
    for window in simulator.windows { window.rootViewController.map(walk) }
    return found
  }

  var tabs: [FuzzTabs] { controllers.compactMap { $0 as? FuzzTabs } }
  var stacks: [FuzzStack] { controllers.compactMap { $0 as? FuzzStack } }
  var pages: [FuzzPage] { controllers.compactMap { $0 as? FuzzPage } }
  var shownPages: [FuzzPage] { pages.filter { $0.life.state == .shown } }

  /// Views that belong to no controller, in pages.
  var views: [UIView] {
    pages.compactMap(\.viewIfLoaded).flatMap { $0.all(UIView.self) }.filter {
      $0.owner == nil && ($0 is FuzzView || $0 is FuzzControl || $0 is FuzzScroll)
    }
  }

  func any<Element>(_ elements: [Element]) -> Element? { elements.randomElement(using: &random) }
}
