// SPDX-License-Identifier: MIT
internal import Foundation
public import TabBarKit
public import UIKit

/// How the page of one tab stands.
@MainActor
public struct GalleryPageInfo {
  /// The tab's id.
  public let id: TabID
  /// The tab's root controller.
  public let controller: UIViewController
  /// How many times the tab's first page has loaded its view.
  public let loaded: Int
  /// The titles of the tab's navigation stack, the root's first.
  public let stack: [String]
  /// Whether the tab's view is in a window.
  public let isInWindow: Bool
  /// The safe area of the page on top of the stack, in points; `nil` while its view is not loaded.
  public let safeAreaInsets: UIEdgeInsets?
  /// What the page can be told to do.
  ///
  /// `GallerySession.perform(_:)` explains how; a name that ends with an equals sign wants a text.
  public let controls: [String]
}

extension GallerySession {
  /// The pages in the order of their tabs; none on a screen without controllers.
  public var pages: [GalleryPageInfo] {
    roots.ids.compactMap { id in
      guard let controller = roots.controller(of: id) else { return nil }
      let top = controller.topViewController
      return GalleryPageInfo(
        id: id, controller: controller, loaded: journal.loads(of: id),
        stack: controller.viewControllers.map { $0.navigationItem.title ?? $0.title ?? "" },
        isInWindow: controller.viewIfLoaded?.window != nil,
        safeAreaInsets: top?.viewIfLoaded?.safeAreaInsets,
        controls: (top as? GalleryPage).map { $0.controls + ["badge=3@\(id)", "title=@\(id)"] }
          ?? [])
    }
  }

  /// The title of the page that is laid over the screen.
  public var presentedTitle: String? {
    rootViewController.presentedViewController.map { $0.title ?? "" }
  }
}
