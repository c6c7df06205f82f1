// SPDX-License-Identifier: MIT

public import Foundation

/// A link to a tab, and what follows the tab's id: `app://tab/<id>/…`.
///
/// ```swift
/// TabLink(url)  // app://tab/messages/42?from=push
/// // id "messages", path ["42"], parameters ["from": "push"], rest "42?from=push"
/// ```
public struct TabLink: Hashable, Sendable {
  /// Which links lead to tabs.
  public struct Format: Hashable, Sendable {
    /// The scheme, in any case of letters.
    ///
    /// The default is `app`.
    public var scheme: String
    /// The host, in any case of letters; the id is the first part of the path.
    ///
    /// The default is `tab`.
    public var host: String

    /// Makes a format.
    ///
    /// - Parameters:
    ///   - scheme: The scheme; `app` by default.
    ///   - host: The host; `tab` by default.
    public init(scheme: String = "app", host: String = "tab") {
      self.scheme = scheme
      self.host = host
    }
  }

  /// The whole link.
  public let url: URL
  /// The tab.
  public let id: TabID
  /// The parts of the path after the id, without percent signs.
  public let path: [String]
  /// The parameters of the query, without percent signs; of equal names the first counts.
  public let parameters: [String: String]
  /// What follows the number sign; `nil` without one.
  public let fragment: String?
  /// Everything after the id as it was written: path, query and fragment.
  public let rest: String

  /// Reads a link; there is none of another scheme or host, and none without an id.
  ///
  /// - Parameters:
  ///   - url: Any link.
  ///   - format: Which links lead to tabs; `app://tab/…` by default.
  public init?(_ url: URL, format: Format = Format()) {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      parts.scheme?.lowercased() == format.scheme.lowercased(),
      parts.host?.lowercased() == format.host.lowercased()
    else { return nil }
    let written = parts.percentEncodedPath.split(separator: "/").map(String.init)
    guard let id = written.first?.removingPercentEncoding else { return nil }
    self.url = url
    self.id = TabID(id)
    path = written.dropFirst().map { $0.removingPercentEncoding ?? $0 }
    parameters = Dictionary(
      (parts.queryItems ?? []).map { ($0.name, $0.value ?? "") },
      uniquingKeysWith: { first, _ in first })
    fragment = parts.fragment
    rest =
      written.dropFirst().joined(separator: "/")
      + (parts.percentEncodedQuery.map { "?" + $0 } ?? "")
      + (parts.percentEncodedFragment.map { "#" + $0 } ?? "")
  }
}
