// SPDX-License-Identifier: MIT

public import Foundation

/// Where an item takes touches.
public struct TouchArea: Hashable, Sendable {
  /// The shape inside the rectangle.
  public var shape: TouchShape
  /// The rectangle, in the bar's coordinates, in points.
  public var rect: CGRect

  /// Makes an area.
  public init(shape: TouchShape, rect: CGRect) {
    self.shape = shape
    self.rect = rect
  }
}

/// Where an item and its parts go, in the bar's coordinates: points, y 0 is the bar's top edge.
public struct ItemFrames: Identifiable, Hashable, Sendable {
  /// The item's id.
  public var id: TabID
  /// The item's whole frame; negative y where it stands out of the bar.
  public var frame: CGRect
  /// Where the item takes touches.
  public var touchArea: TouchArea
  /// The icon's drawn box; `nil` without an icon.
  public var iconFrame: CGRect?
  /// The title's box, at most as wide as the item; `nil` without a title.
  public var titleFrame: CGRect?
  /// The badge's frame; `nil` without a badge.
  public var badgeFrame: CGRect?
  /// Whether the item is drawn above its neighbours and takes their touches where they meet.
  public var isAboveOthers: Bool
  /// Whether the title stands beside the icon.
  public var isInline: Bool
}
