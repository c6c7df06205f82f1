// SPDX-License-Identifier: MIT

public import Foundation

/// What marks the selected item besides its colours; lengths in points.
///
/// It travels from item to item, and follows a finger that swipes between pages. Of a bar that is no
/// rectangle only what lies inside the outline, or behind an item that stands out, is seen.
public struct BarIndicator: Hashable, Sendable {
  /// The kinds of marks.
  public enum Form: Hashable, Sendable {
    /// Nothing.
    case none
    /// A field with half circles at its sides, inside the item's frame.
    case pill
    /// A field with rounded corners that fills the item's column, as in a segmented control.
    case slider(cornerRadius: CGFloat)
    /// A circle behind the icon, at most as large as the bar is high around the icon's middle.
    case circle(diameter: CGFloat)
    /// A line along the content's edge; without a length as long as the item is wide.
    ///
    /// In a bar along the screen's side the upper edge is the one towards the page.
    case line(Edge, thickness: CGFloat, length: CGFloat?)
    /// A dot below the item's content, or above where the content's upper edge is asked for.
    case dot(Edge, diameter: CGFloat)
    /// A picture that fills the item's frame.
    case image(IconSource)
    /// A view of the application's own, given to the bar, that fills the item's column.
    case custom
  }

  /// An edge of the bar's content.
  public enum Edge: String, Hashable, Sendable, CaseIterable, Codable {
    /// The upper edge.
    case top
    /// The lower edge, above the bottom inset.
    case bottom
  }

  /// How the mark goes to another item; with reduced motion it is simply there.
  public enum Motion: String, Hashable, Sendable, CaseIterable, Codable {
    /// It is there at once.
    case none
    /// Without a spring, in 0.25 seconds.
    case slides
    /// With a spring, in 0.4 seconds.
    case springs
  }

  /// The kind of mark.
  public var form: Form
  /// The mark's colour.
  public var color: StyleColor
  /// How much smaller than its place a pill or slider is; negative is larger.
  ///
  /// The default is 4 points at each side, at most a quarter of the place. Insets name the screen's
  /// edges in every language.
  public var insets: BarInsets
  /// A shift of the mark.
  public var offset: BarOffset
  /// How the mark goes to another item.
  public var motion: Motion

  /// Makes a mark; by default it springs to the next item.
  public init(
    _ form: Form, color: StyleColor = .accent,
    insets: BarInsets = BarInsets(top: 4, left: 4, bottom: 4, right: 4),
    offset: BarOffset = .zero, motion: Motion = .springs
  ) {
    self.form = form
    self.color = color
    self.insets = insets
    self.offset = offset
    self.motion = motion
  }

  /// Nothing.
  public static let none = BarIndicator(.none)

  /// A field with half circles at its sides, inside the item's frame.
  public static func pill(_ color: StyleColor) -> BarIndicator { BarIndicator(.pill, color: color) }

  /// A picture that fills the item's frame.
  public static func image(_ source: IconSource) -> BarIndicator { BarIndicator(.image(source)) }

  /// A line along the content's edge, 2 points thick; without a length as long as the item is wide.
  public static func line(
    _ color: StyleColor = .accent, at edge: Edge = .bottom, length: CGFloat? = nil
  ) -> BarIndicator {
    BarIndicator(.line(edge, thickness: 2, length: length), color: color)
  }

  /// A dot of 5 points under the item's content.
  public static func dot(_ color: StyleColor = .accent) -> BarIndicator {
    BarIndicator(.dot(.bottom, diameter: 5), color: color)
  }

  /// A circle behind the icon.
  public static func circle(_ color: StyleColor, diameter: CGFloat = 44) -> BarIndicator {
    BarIndicator(.circle(diameter: diameter), color: color)
  }

  /// A field with rounded corners that fills the item's column.
  public static func slider(_ color: StyleColor, cornerRadius: CGFloat = 8) -> BarIndicator {
    BarIndicator(.slider(cornerRadius: cornerRadius), color: color)
  }
}
