// SPDX-License-Identifier: MIT
internal import Foundation
internal import TabBarKit
internal import UIKit

extension GalleryScreen {
  static let mainFrameworkSystem = GalleryScreen(
    "MainFrameworkSystem", "The five tabs of MainFramework in UIKit's own controller."
  ) { name, _ in
    .system(name, tabs: GalleryTab.five)
  }

  static let mainFrameworkSystemSeven = GalleryScreen(
    "MainFrameworkSystemSeven", "Seven tabs in UIKit's own controller, which puts three under More."
  ) { name, _ in
    .system(name, tabs: GalleryTab.seven)
  }
}

extension GallerySession {
  /// A session around UIKit's own controller and bar.
  fileprivate static func system(_ name: String, tabs: [GalleryTab]) -> GallerySession {
    let journal = GalleryJournal()
    let roots = GalleryRoots(journal: journal)
    let controller = UITabBarController()
    let observer = SystemObserver(roots: roots, journal: journal)
    controller.viewControllers = tabs.map { roots.controller(for: $0) }
    controller.delegate = observer
    return GallerySession(
      screenName: name, rootViewController: controller, host: .system(controller),
      journal: journal, roots: roots, observer: observer)
  }
}

/// Notes UIKit's two delegate calls under the names that TabBarKit's events have.
private final class SystemObserver: NSObject, UITabBarControllerDelegate {
  private let roots: GalleryRoots
  private let journal: GalleryJournal
  private var previous: TabID?

  init(roots: GalleryRoots, journal: GalleryJournal) {
    self.roots = roots
    self.journal = journal
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    previous = tabBarController.selectedViewController.flatMap(roots.id(of:))
    if let id = roots.id(of: viewController) {
      journal.note(.bar(.shouldSelect(id, from: previous, source: .tap)))
    }
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    guard let id = roots.id(of: viewController) else { return }
    journal.note(
      .bar(
        id == previous
          ? .reselected(id, source: .tap) : .selected(id, from: previous, source: .tap)))
  }
}
