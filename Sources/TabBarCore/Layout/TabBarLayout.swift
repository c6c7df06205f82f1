// SPDX-License-Identifier: MIT

public import Foundation

/// Where everything in a bar goes: a pure function of values, the same on every machine.
///
/// Heights refer to the content: the bar without its bottom inset. Edges lie on whole pixels, without
/// gap or overlap between neighbours that share the width; items with a size of their own keep it.
/// Right to left everything is mirrored.
public struct TabBarLayout: Hashable, Sendable {
  /// An item with the sizes of its parts, in points.
  ///
  /// A zero size means that there is no such part.
  public struct Item: Hashable, Sendable {
    /// The item.
    public var item: BarItem
    /// The picture's own size.
    @ByLength public var iconSize: CGSize
    /// The size of the title on one line.
    @ByLength public var titleSize: CGSize
    /// The badge's size, ground included.
    @ByLength public var badgeSize: CGSize

    /// Makes an item; parts are absent by default.
    public init(
      _ item: BarItem, iconSize: CGSize = CGSize(), titleSize: CGSize = CGSize(),
      badgeSize: CGSize = CGSize()
    ) {
      self.item = item
      self.iconSize = iconSize.sanitized
      self.titleSize = titleSize.sanitized
      self.badgeSize = badgeSize.sanitized
    }
  }

  /// The visible items in visual order, left to right.
  public let items: [ItemFrames]
  /// The bar's bounds.
  @ByLength public private(set) var bounds: CGRect
  /// The part of the bar that holds the items: without insets and margins.
  @ByLength public private(set) var contentFrame: CGRect
  /// The bar's outline.
  public let outline: OutlinePath
  /// Where the indicator of the selected item goes; `nil` when nothing is selected or none is drawn.
  @ByLength public private(set) var indicatorFrame: CGRect?

  /// Lays items out in a bar.
  ///
  /// - Parameters:
  ///   - items: The items in logical order; hidden ones are left out.
  ///   - selected: The selected tab, under which the indicator goes.
  ///   - style: The bar's style.
  ///   - bounds: The bar's bounds, bottom inset included, in points.
  ///   - insets: The parts of the edges without content.
  ///   - traits: The situation.
  public init(
    items: [Item], selected: TabID?, style: TabBarStyle, bounds: CGRect,
    insets: BarInsets = .zero, traits: LayoutTraits = LayoutTraits()
  ) {
    let grid = PixelGrid(scale: traits.displayScale)
    let bounds = CGRect(
      left: bounds.left.finite, top: bounds.top.finite, width: bounds.size.width.positive,
      height: bounds.size.height.positive)
    let content = Self.contentFrame(in: bounds, insets: insets, shape: style.shape, grid: grid)
    let columns = ItemColumns(
      items: items.filter { !$0.item.isHidden }, content: content, grid: grid)
    let parts = ItemParts(content: content, style: style, traits: traits, grid: grid)
    var frames = columns.columns.map { parts.frames(of: $0.item, in: $0.frame) }
    if traits.isRightToLeft {
      frames = frames.reversed().map { $0.mirrored(in: content, grid: grid) }
    }
    self.items = frames
    self.bounds = bounds
    contentFrame = content
    indicatorFrame = frames.first { $0.id == selected }
      .flatMap { Self.indicatorFrame(for: $0, in: content, style: style) }
    outline = OutlineBuilder(bounds: bounds, content: content, style: style)
      .outline(around: frames, placements: items.map { ($0.item.id, $0.item.placement) })
  }

  /// The frames of an item by its id; `nil` for hidden and unknown ones.
  public subscript(id: TabID) -> ItemFrames? {
    items.first { $0.id == id }
  }

  private static func contentFrame(
    in bounds: CGRect, insets: BarInsets, shape: BarShape, grid: PixelGrid
  ) -> CGRect {
    var sum = insets
    let margins = shape.margins
    sum.top += margins.top.positive
    sum.left += margins.left.positive
    sum.bottom += margins.bottom.positive
    sum.right += margins.right.positive
    let left = min(grid.round(sum.left.positive), bounds.size.width)
    let top = min(grid.round(sum.top.positive), bounds.size.height)
    return CGRect(
      left: bounds.left + left, top: bounds.top + top,
      width: max(0, bounds.size.width - left - grid.round(sum.right.positive)),
      height: max(0, bounds.size.height - top - grid.round(sum.bottom.positive)))
  }

  private static func indicatorFrame(
    for item: ItemFrames, in content: CGRect, style: TabBarStyle
  ) -> CGRect? {
    switch style.indicator.form {
    case .none: return nil
    case .image: return item.frame
    default:
      let column = CGRect(
        left: item.frame.left, top: content.top, width: item.frame.size.width,
        height: content.size.height)
      let margin = min(4, column.size.width / 4, column.size.height / 4)
      return column.shrunk(by: margin)
    }
  }
}

extension TabBarLayout {
  /// Whether a point belongs to the bar: it lies inside the outline or in the shape of an item that
  /// stands out of it.
  ///
  /// All other points belong to the page behind.
  public func contains(_ point: CGPoint) -> Bool {
    items.contains { $0.extendsTouches && $0.touchArea.contains(point) } || outline.contains(point)
  }

  /// The item that a touch at a point presses; `nil` beside the items and outside the bar.
  ///
  /// Where items meet, the one that stands out of the bar takes the touch.
  public func itemID(at point: CGPoint) -> TabID? {
    guard contains(point) else { return nil }
    let hits = items.filter { $0.touchArea.contains(point) }
    return (hits.last { $0.isAboveOthers } ?? hits.first)?.id
  }
}
