// SPDX-License-Identifier: MIT
public import TabBarConfiguration
public import TabBarKit

/// Why a bar could not be applied; the bar is as it was.
public enum TabBarApplyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The picture's bytes are missing or no PNG or GIF.
  ///
  /// `path` is the place in the document, such as `items[0].icon`.
  case brokenPicture(item: TabID, name: String, path: String)
  /// The background's or indicator's bytes are missing or no PNG or GIF.
  ///
  /// `path` is the place in the document, such as `style.background.image`.
  case brokenStylePicture(name: String, path: String)
  /// No tab is left that the application can show.
  case noUsableTab
  /// More pages than a `UITabBarController` shows.
  case tooManyPages(Int)

  /// What is wrong, and what to do.
  public var description: String {
    let parts = diagnostic
    return "\(parts.message) — \(parts.remedy)"
  }

  /// The error as one about the document, with its place in it.
  public var diagnostic: DocumentDiagnostic {
    let (path, message, remedy) = parts
    return DocumentDiagnostic(.error, path: path, message: message, remedy: remedy)
  }

  private var parts: (path: String, message: String, remedy: String) {
    switch self {
    case .brokenPicture(let item, let name, let path):
      let subject = name.hasPrefix("data-") ? "the picture" : "the picture “\(name)”"
      return (
        path, "\(subject) of the item “\(item)” is missing or cannot be read",
        "send a whole PNG or GIF"
      )
    case .brokenStylePicture(let name, let path):
      let subject =
        name.hasPrefix("data-") ? "the style's picture" : "the style's picture “\(name)”"
      return (path, "\(subject) is missing or cannot be read", "send a whole PNG or GIF")
    case .noUsableTab:
      return (
        "items", "no tab is left that this application can show",
        "give its items fallbacks or known ids"
      )
    case .tooManyPages(let count):
      return (
        "items",
        "\(count) pages, but a UITabBarController takes \(TabBarAttachmentError.pageLimit)",
        "send fewer, or use TabBarController"
      )
    }
  }
}
