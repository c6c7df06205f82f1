// SPDX-License-Identifier: MIT

public import Foundation

/// Where an item and its parts go, in the bar's coordinates: points, y 0 is the bar's top edge.
public struct ItemFrames: Identifiable, Hashable, Sendable {
  /// The item's id.
  public var id: TabID
  /// The item's whole frame; negative y where it stands out of the bar.
  @ByLength public var frame: CGRect
  /// Where the item takes touches.
  public var touchArea: TouchArea
  /// The icon's drawn box; `nil` without an icon.
  @ByLength public var iconFrame: CGRect?
  /// The title's box, at most as wide as the item; `nil` without a title and where it is never shown.
  ///
  /// A title that is shown now and then keeps its box. Without an icon the box is as high as the
  /// content.
  @ByLength public var titleFrame: CGRect?
  /// The badge's frame; `nil` without a badge.
  @ByLength public var badgeFrame: CGRect?
  /// The field behind the icon; `nil` without an ``ItemGround``.
  @ByLength public var groundFrame: CGRect?
  /// Whether the item is drawn above its neighbours and takes their touches where they meet.
  public var isAboveOthers: Bool
  /// Whether the title stands beside the icon.
  public var isInline: Bool
  /// Whether the touch area counts as part of the bar where it leaves the outline.
  ///
  /// A bulging item's does not: above the bar, the outline itself is its limit.
  var extendsTouches: Bool
  /// Whether the title is seen while the item is selected.
  var showsTitleSelected: Bool

  /// The frames on the other side; the sum of two places that mirror each other is `span`.
  func mirrored(around span: CGFloat, grid: PixelGrid) -> ItemFrames {
    func mirror(_ rect: CGRect) -> CGRect {
      CGRect(
        left: grid.round(span - rect.right), top: rect.top, width: rect.size.width,
        height: rect.size.height)
    }
    var copy = self
    copy.frame = mirror(frame)
    copy.touchArea.rect = mirror(touchArea.rect)
    copy.iconFrame = iconFrame.map(mirror)
    copy.titleFrame = titleFrame.map(mirror)
    copy.badgeFrame = badgeFrame.map(mirror)
    copy.groundFrame = groundFrame.map(mirror)
    return copy
  }
}

/// Where an item takes touches.
public struct TouchArea: Hashable, Sendable {
  /// The shape inside the rectangle.
  public var shape: TouchShape
  /// The rectangle, in the bar's coordinates, in points.
  @ByLength public var rect: CGRect

  /// Makes an area.
  public init(shape: TouchShape, rect: CGRect) {
    self.shape = shape
    self.rect = rect
  }

  /// Whether a point lies in the area; left and top edges belong to it, right and bottom ones do not.
  public func contains(_ point: CGPoint) -> Bool {
    guard rect.holds(point) else { return false }
    let radius = min(rect.size.width, rect.size.height) / 2
    let isCapsule: Bool
    switch shape {
    case .rectangle: return true
    case .path(let path):
      guard rect.size.width > 0, rect.size.height > 0 else { return false }
      return path.contains(
        CGPoint(
          x: (point.x - rect.left) / rect.size.width, y: (point.y - rect.top) / rect.size.height))
    case .circle: isCapsule = false
    case .capsule: isCapsule = true
    }
    // The nearest point of the line (a point, for a circle) around which the shape is round.
    let halfX = isCapsule ? rect.size.width / 2 - radius : 0
    let halfY = isCapsule ? rect.size.height / 2 - radius : 0
    let dx = max(0, abs(point.x - rect.centerX) - halfX)
    let dy = max(0, abs(point.y - rect.centerY) - halfY)
    return dx * dx + dy * dy <= radius * radius
  }
}
