// SPDX-License-Identifier: MIT

public import Foundation
public import TabBarCore

/// A document made ready for one user: texts in one language, pictures as a bar takes them.
public struct ResolvedBar: Hashable, Sendable {
  /// Where an item leads.
  public struct Route: Hashable, Sendable {
    /// The address; `nil` leaves it to the application, by the item's id.
    public var destination: URL?
    /// The address for applications that do not know the destination.
    public var fallback: URL?

    /// Makes a route; both addresses are absent by default.
    public init(destination: URL? = nil, fallback: URL? = nil) {
      self.destination = destination
      self.fallback = fallback
    }
  }

  /// The items in order.
  public var items: [BarItem]
  /// The look.
  public var style: TabBarStyle
  /// The tab that is selected at first; `nil` means the first one.
  public var selected: TabID?
  /// Where the items lead, for every item.
  public var routes: [TabID: Route]
  /// What could not be resolved and was left out.
  public var diagnostics: [DocumentDiagnostic]

  /// Makes a bar of its parts.
  public init(
    items: [BarItem], style: TabBarStyle = .classic, selected: TabID? = nil,
    routes: [TabID: Route] = [:], diagnostics: [DocumentDiagnostic] = []
  ) {
    self.items = items
    self.style = style
    self.selected = selected
    self.routes = routes
    self.diagnostics = diagnostics
  }
}
