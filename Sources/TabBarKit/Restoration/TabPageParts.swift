// SPDX-License-Identifier: MIT
public import Foundation
public import TabBarCore
import UIKit

/// A page that follows links: what comes after the tab's id in ``TabBarCore/TabLink`` is its own.
///
/// The tab's page takes links, or, where the page is a navigation controller that does not, the first
/// page of its stack.
@MainActor public protocol TabLinkReceiver: AnyObject {
  /// Follows a link to the page's tab.
  ///
  /// Called once the tab is selected: at once, or after its gate has opened. The page's view may not be
  /// loaded yet.
  ///
  /// - Parameter link: The link; it may have nothing after the id.
  func receive(_ link: TabLink)
}

/// A page that keeps something from one run of the application to the next.
///
/// The tab's page keeps it, or, where the page is a navigation controller that does not, the first
/// page of its stack.
@MainActor public protocol TabStateKeeper: AnyObject {
  /// What the page keeps; nil for nothing.
  func saveTabState() -> Data?

  /// Takes back what ``saveTabState()`` gave in an earlier run.
  ///
  /// Called before the page is shown; its view may not be loaded yet.
  ///
  /// - Parameter data: What was kept.
  func restoreTabState(_ data: Data)
}

extension UIViewController {
  /// The page itself, or the first page of its stack, if it is of a kind.
  func tabPart<Part>(_ kind: Part.Type) -> Part? {
    self as? Part ?? (self as? UINavigationController)?.viewControllers.first as? Part
  }
}
