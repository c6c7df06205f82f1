// SPDX-License-Identifier: MIT

/// Why a bar cannot be attached to a `UITabBarController`; nothing has changed.
public enum TabBarAttachmentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// UIKit puts pages above five into its More page.
  case tooManyPages(Int)
  /// The controller's pages were set as `UITab`s (iOS 18), which ends `viewControllers`.
  case usesTabs
  /// The controller has a bar of ours already.
  case alreadyAttached

  /// How many pages a `UITabBarController` shows without its More page.
  public static let pageLimit = 5

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .tooManyPages(let count):
      "\(count) pages, but UITabBarController shows \(Self.pageLimit) without its More page — "
        + "use TabBarController, which takes any number"
    case .usesTabs:
      "the pages were set as UITabs — set viewControllers instead, or use TabBarController"
    case .alreadyAttached:
      "this controller has a bar already — use its attachment, or detach that first"
    }
  }
}
