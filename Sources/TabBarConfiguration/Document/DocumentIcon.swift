// SPDX-License-Identifier: MIT

public import Foundation

/// Where a document says that a picture is.
public enum DocumentIcon: Hashable, Sendable {
  /// A picture in the application, by name.
  case asset(String)
  /// A symbol of the system, by name.
  case system(String)
  /// A file beside the document, by a relative path.
  case file(String)
  /// A picture to be fetched.
  case url(URL)
  /// The picture itself.
  case data(Data)
}

/// The pictures of an item.
public struct DocumentIcons: Hashable, Sendable {
  /// The picture.
  public var normal: DocumentIcon?
  /// The picture while selected; `nil` shows ``normal``.
  public var selected: DocumentIcon?

  /// Makes the pictures of an item; there are none by default.
  public init(normal: DocumentIcon? = nil, selected: DocumentIcon? = nil) {
    self.normal = normal
    self.selected = selected
  }
}
