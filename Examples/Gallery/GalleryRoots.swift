// SPDX-License-Identifier: MIT
internal import Foundation
internal import TabBarKit
internal import UIKit

/// The root controllers of a session's tabs, each a navigation controller around a page.
///
/// They are made once and kept, so that a page can be driven by name before anyone has opened it.
@MainActor
final class GalleryRoots {
  /// A control that all pages of a screen have besides their own.
  struct Extra {
    let name: String
    let run: () -> Void
  }

  /// What the pages offer besides their own controls; nothing by default.
  var extras: [Extra] = []

  private let journal: GalleryJournal
  private var controllers: [TabID: UINavigationController] = [:]
  private(set) var ids: [TabID] = []

  init(journal: GalleryJournal) {
    self.journal = journal
  }

  /// The controller of a tab, made if there is none yet.
  func controller(for id: TabID, showing content: GalleryContent) -> UIViewController {
    if let known = controllers[id] { return known }
    let controller = UINavigationController(
      rootViewController: GalleryPage(id: id, content: content, journal: journal, extras: extras))
    controllers[id] = controller
    ids.append(id)
    return controller
  }

  /// The controller of a tab, if there is one.
  func controller(of id: TabID) -> UINavigationController? {
    controllers[id]
  }

  /// The tab that a controller is the root of.
  func id(of controller: UIViewController) -> TabID? {
    ids.first { controllers[$0] === controller }
  }

  /// Takes over the order of the tabs and lets go of the controllers of those that are gone.
  func keep(_ tabs: [TabID]) {
    controllers = controllers.filter { tabs.contains($0.key) }
    ids = tabs.filter { controllers[$0] != nil }
  }
}
