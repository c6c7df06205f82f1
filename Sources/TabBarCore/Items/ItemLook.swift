// SPDX-License-Identifier: MIT

public import Foundation

/// When a title is shown.
///
/// A title that is not shown now and then keeps its room, so that nothing moves.
public enum TitleVisibility: String, Hashable, Sendable, CaseIterable, Codable {
  /// At all times.
  case always
  /// While the item is selected.
  case whenSelected
  /// While the item is not selected.
  case whenNotSelected
  /// At no time; the title takes no room and is still spoken.
  case never
}

/// How an icon fills its item.
public enum IconFill: String, Hashable, Sendable, CaseIterable, Codable {
  /// In its own size or box, as the arrangement says.
  case fits
  /// The whole item, the aspect kept and what is too much cut off; a title lies over it.
  case fillsItem
}

/// A field behind an item's icon, such as the disc of a raised button.
public struct ItemGround: Hashable, Sendable {
  /// The field's shape; the largest of its kind in the middle of its size.
  public var shape: TouchShape
  /// The field's colour.
  public var color: StyleColor
  /// The field's size in points; `nil` is the item's frame.
  @ByLength public var size: CGSize?
  /// A line inside the field's edge.
  public var border: BarBorder?
  /// What the field casts.
  public var shadow: BarShadow?

  /// Makes a field; by default a disc of the item's size without line and shadow.
  public init(
    _ color: StyleColor, shape: TouchShape = .circle, size: CGSize? = nil,
    border: BarBorder? = nil, shadow: BarShadow? = nil
  ) {
    self.shape = shape
    self.color = color
    self.size = size
    self.border = border
    self.shadow = shadow
  }
}
