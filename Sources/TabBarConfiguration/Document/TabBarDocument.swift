// SPDX-License-Identifier: MIT

public import TabBarCore

/// The description of a bar that a back end sends, version 1.
///
/// ```swift
/// let result = TabBarDocument.parse(data)
/// for diagnostic in result.diagnostics { log(diagnostic.description) }
/// if let document = result.document { show(document.resolved(language: "de")) }
/// ```
public struct TabBarDocument: Hashable, Sendable {
  /// The version of the format that this library reads and writes.
  public static let currentVersion = 1

  /// The sender's name of this state of the document; `nil` if it has none.
  public var revision: String?
  /// The items in order; never empty in a document that was read.
  public var items: [Item]
  /// The look.
  public var style: Style
  /// The tab that is selected at first; `nil` means the first tab.
  public var selected: TabID?
  /// Fields this version does not know, as they came.
  public var unknownFields: [DocumentValue.Member] = []

  /// Makes a document of items in the classic look.
  public init(items: [Item], style: Style = Style()) {
    self.items = items
    self.style = style
  }
}

extension TabBarDocument {
  /// One entry of the bar.
  public struct Item: Hashable, Sendable, Identifiable {
    /// The name that stays the same from document to document.
    public var id: TabID
    /// What pressing the item means.
    ///
    /// The default is a tab.
    public var role: BarItem.Role = .tab
    /// The title.
    public var title = LocalizedText("")
    /// The pictures.
    public var icon = DocumentIcons()
    /// Whether pictures keep their colours.
    ///
    /// The default is automatic.
    public var iconRendering: IconRendering = .automatic
    /// The box for the icon in points, width and height; `nil` keeps the picture's own size.
    public var iconSize: [Double]?
    /// When a picture of several frames plays.
    ///
    /// The default is always.
    public var playback: IconPlayback = .always
    /// The mark at the icon's corner.
    public var badge: Badge?
    /// Where the item stands.
    ///
    /// The default is an equal share of the bar.
    public var placement: Placement = .normal
    /// What the item leads to, an address; `nil` leaves that to the application, by the id.
    public var destination: String?
    /// What it leads to in applications that do not know the destination.
    public var fallback: String?
    /// Whether the item reacts.
    ///
    /// The default is `true`.
    public var isEnabled = true
    /// Whether the item is shown.
    ///
    /// The default is `true`.
    public var isVisible = true
    /// What a screen reader says instead of the title.
    public var accessibilityLabel: LocalizedText?
    /// The touch that counts as a press.
    ///
    /// The default is touch up.
    public var firesOn: BarItem.FiringTouch = .touchUp
    /// Fields this version does not know, as they came.
    public var unknownFields: [DocumentValue.Member] = []

    /// Makes an item without title and picture.
    public init(id: TabID) {
      self.id = id
    }
  }
}
