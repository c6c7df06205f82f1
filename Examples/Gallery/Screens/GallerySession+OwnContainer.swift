// SPDX-License-Identifier: MIT
internal import Foundation
internal import TabBarKit
internal import UIKit

extension GallerySession {
  /// A session around TabBarKit's own container.
  ///
  /// `actions` are items that only act, each with its place among all items; `extras` are what all
  /// pages can do besides.
  static func ownContainer(
    _ name: String, style: TabBarStyle, tabs: [GalleryTab],
    actions: [(item: BarItem, index: Int)] = [],
    extras: (TabBarController) -> [GalleryRoots.Extra] = { _ in [] }
  ) -> GallerySession {
    let journal = GalleryJournal()
    let roots = GalleryRoots(journal: journal)
    let controller = TabBarController(style: style)
    controller.tabBar.imageBundle = .module
    roots.extras = extras(controller)
    controller.pages = roots.pages(for: tabs, actions: actions)
    controller.onEvent = { journal.note(.bar($0)) }
    return GallerySession(
      screenName: name, rootViewController: controller, host: .ownContainer(controller),
      journal: journal, roots: roots)
  }
}
