// SPDX-License-Identifier: MIT

public import TabBarCore

extension TabBarDocument {
  /// The look of a bar: a preset and what differs from it.
  ///
  /// What is `nil` is the preset's.
  public struct Style: Hashable, Sendable {
    /// The ground of a bar.
    public enum Background: Hashable, Sendable {
      /// Nothing: the page shows through.
      case none
      /// The system's translucent ground.
      case system
      /// One colour.
      case color(StyleColor)
      /// A picture.
      case image(DocumentIcon, TabBarStyle.ImageFill)
    }

    /// What marks the selected item.
    public enum Indicator: Hashable, Sendable {
      /// Nothing.
      case none
      /// A rounded field of one colour.
      case pill(StyleColor)
      /// A picture that fills the item's frame.
      case image(DocumentIcon)
    }

    /// The line along the bar's top.
    public enum Hairline: Hashable, Sendable {
      /// No line.
      case none
      /// A line of one colour.
      case color(StyleColor)
    }

    /// The name of the preset.
    ///
    /// One of ``presets``; the default is `classic`.
    public var preset = "classic"
    /// The height above the bottom inset, in points.
    ///
    /// A document that says less than ``leastContentHeight`` gets that, with a warning.
    public var contentHeight: Double?
    /// The lowest content that a document can ask for, in points: the system's own lowest bar.
    public static let leastContentHeight = 32.0
    /// The title's size in points.
    public var titleSize: Double?
    /// The title's colour.
    public var titleColor: StyleColor?
    /// The title's colour while selected.
    public var selectedTitleColor: StyleColor?
    /// The colour of painted icons.
    public var iconColor: StyleColor?
    /// The colour of painted icons while selected.
    public var selectedIconColor: StyleColor?
    /// The largest box for icons in points, width and height.
    public var maximumIconSize: [Double]?
    /// The ground.
    public var background: Background?
    /// The line along the top.
    public var hairline: Hairline?
    /// What marks the selected item.
    public var indicator: Indicator?
    /// The ground of badges.
    public var badgeColor: StyleColor?
    /// The text of badges.
    public var badgeTextColor: StyleColor?
    /// What an icon does when its tab becomes selected.
    public var animation: TabBarStyle.SelectionAnimation?
    /// Fields this version does not know, as they came.
    public var unknownFields: [DocumentValue.Member] = []

    /// Makes the classic look.
    public init() {}

    /// The looks that a document can name.
    public static let presets: [String: TabBarStyle] = [
      "classic": .classic, "flat": .flat, "floating": .floating, "capsule": .capsule,
      "wave": .wave, "card": .card, "bulge": .bulge, "notch": .notch,
      "centerView": .centerView, "raisedPublish": .raisedPublish, "dock": .dock,
    ]
  }
}
