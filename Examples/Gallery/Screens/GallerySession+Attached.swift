// SPDX-License-Identifier: MIT
internal import Foundation
internal import TabBarKit
internal import UIKit

extension GallerySession {
  /// A session around a `UITabBarController` with TabBarKit's bar laid over it.
  ///
  /// `actions` are items that only act, each with its place among all items.
  static func attached(
    _ name: String, style: TabBarStyle, tabs: [GalleryTab],
    actions: [(item: BarItem, index: Int)] = []
  ) throws -> GallerySession {
    let journal = GalleryJournal()
    let roots = GalleryRoots(journal: journal)
    let controller = AttachedTabBarController()
    let attachment = try TabBarAttachment(to: controller, style: style)
    attachment.tabBar.imageBundle = .module
    try attachment.setPages(roots.pages(for: tabs, actions: actions))
    attachment.onEvent = { journal.note(.bar($0)) }
    return GallerySession(
      screenName: name, rootViewController: controller, host: .attached(attachment),
      journal: journal, roots: roots)
  }
}
