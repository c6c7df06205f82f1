// SPDX-License-Identifier: MIT
public import TabBarKit

/// Why a bar could not be applied; the bar is as it was.
public enum TabBarApplyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The picture's bytes are missing or no PNG or GIF.
  case brokenPicture(item: TabID, name: String)
  /// The background's or indicator's bytes are missing or no PNG or GIF.
  case brokenStylePicture(name: String)
  /// No tab is left that the application can show.
  case noUsableTab
  /// More pages than a `UITabBarController` shows.
  case tooManyPages(Int)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .brokenPicture(let item, let name):
      "the picture “\(name)” of the item “\(item)” cannot be read — send a PNG or GIF"
    case .brokenStylePicture(let name):
      "the style's picture “\(name)” cannot be read — send a PNG or GIF"
    case .noUsableTab:
      "no tab is left that this application can show — give its items fallbacks or known ids"
    case .tooManyPages(let count):
      "\(count) pages, but a UITabBarController takes \(TabBarAttachmentError.pageLimit) — "
        + "send fewer, or use TabBarController"
    }
  }
}
