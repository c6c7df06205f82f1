// SPDX-License-Identifier: MIT
import Foundation

@testable import UIKit

/// Notes what happens, in order.
@MainActor final class Journal {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A page that notes its life in a journal.
@MainActor class NotedPage: UIViewController {
  let name: String
  let journal: Journal?

  init(_ name: String, _ journal: Journal? = nil) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    journal?.note("\(name).load")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    journal?.note("\(name).willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    journal?.note("\(name).didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    journal?.note("\(name).willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    journal?.note("\(name).didDisappear")
  }
}

/// Notes, while it appears and disappears, whether it moves to or from its parent.
@MainActor class MovingPage: UIViewController {
  private var seen: [String] = []

  /// What it noted since it was asked last.
  func take() -> [String] {
    defer { seen = [] }
    return seen
  }

  private func note(_ name: String) {
    seen.append(name + (isMovingToParent ? " to" : "") + (isMovingFromParent ? " from" : ""))
  }

  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

/// Makes a controller a child whose view fills its part of the parent's.
@MainActor func embed(_ child: UIViewController, in parent: UIViewController) {
  parent.addChild(child)
  parent.view.addSubview(child.view)
  child.didMove(toParent: parent)
}

/// Notes what a tab bar controller asks and tells.
@MainActor final class TabsDelegate: NSObject, UITabBarControllerDelegate {
  let journal = Journal()
  var allows = true

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    journal.note("should \(viewController.title ?? "-") at \(tabBarController.selectedIndex)")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    journal.note("did \(viewController.title ?? "-") at \(tabBarController.selectedIndex)")
  }
}

/// Notes what a navigation controller tells.
@MainActor final class StackDelegate: NSObject, UINavigationControllerDelegate {
  let journal: Journal

  init(_ journal: Journal = Journal()) { self.journal = journal }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { journal.note("willShow \(viewController.title ?? "-")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { journal.note("didShow \(viewController.title ?? "-")") }
}

@MainActor func makeTabs(
  _ names: [String], journal: Journal? = nil, inStacks: Bool = false
) -> UITabBarController {
  let tabs = UITabBarController()
  tabs.viewControllers = names.map { name in
    let page = NotedPage(name, journal)
    return inStacks ? UINavigationController(rootViewController: page) : page
  }
  return tabs
}

/// The middle of the button of a tab, in window coordinates.
@MainActor func middle(ofTab index: Int, in bar: UITabBar) -> CGPoint {
  let button = bar.buttons[index]
  return button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
}

extension Situation {
  static func on(_ id: String, _ orientation: UIInterfaceOrientation = .portrait) -> Situation {
    Situation(device: SimulatedDevice.named(id) ?? .iPhone16, orientation: orientation)
  }
}
