// SPDX-License-Identifier: MIT

/// The name by which the application knows a tab or an action of a bar.
///
/// Everything about a tab survives by its id: the selection, its page, its badge, its animation. Give
/// each an id that stays the same when the bar is reordered or comes from a back end.
///
/// ```swift
/// extension TabID { static let home: TabID = "home" }
/// ```
public struct TabID: Hashable, Sendable, RawRepresentable, Codable {
  /// The id as text, as a document writes it.
  public let rawValue: String

  /// Makes an id of any text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes an id of any text.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

extension TabID: ExpressibleByStringLiteral {
  /// Makes an id of a literal.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}

extension TabID: CustomStringConvertible {
  /// The id's text.
  public var description: String { rawValue }
}
