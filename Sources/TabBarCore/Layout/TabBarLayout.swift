// SPDX-License-Identifier: MIT

public import Foundation

/// Where everything in a bar goes: a pure function of values, the same on every machine.
///
/// Heights refer to the content: the bar without its bottom inset. Edges lie on whole pixels, without
/// gap or overlap between neighbours that share the width; items with a size of their own keep it.
/// Right to left everything is mirrored; a bar along the screen's side is the same in every language.
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

  /// What happens to items that do not fit.
  public enum Overflow: Hashable, Sendable {
    /// They become narrower.
    case compress
    /// They become narrower down to that width in points (height, along the screen's side); then the
    /// bar scrolls.
    case scroll(minimumItemWidth: CGFloat)
  }

  /// The visible items in visual order, left to right; from the top down along the screen's side.
  ///
  /// Of a bar that scrolls, the frames hold for the scroll offset 0.
  public let items: [ItemFrames]
  /// The bar's bounds.
  @ByLength public private(set) var bounds: CGRect
  /// The part of the bar that holds the items: without insets and margins.
  @ByLength public private(set) var contentFrame: CGRect
  /// The size of all items together where the bar scrolls, else that of ``contentFrame``.
  ///
  /// Right to left the first item stands at the right end, which the largest scroll offset shows.
  @ByLength public private(set) var contentSize: CGSize
  /// Whether the items are longer than ``contentFrame`` and scroll inside it.
  public let scrolls: Bool
  /// The bar's outline.
  ///
  /// It stays where the items scroll, and then has no rises for them.
  public let outline: OutlinePath
  /// Where the indicator of the selected item goes; `nil` when nothing is selected or none is drawn.
  @ByLength public private(set) var indicatorFrame: CGRect?

  let indicators: IndicatorFrames
  let lookup: LayoutLookup

  /// Lays items out in a bar.
  ///
  /// - Parameters:
  ///   - items: The items in logical order; hidden ones are left out.
  ///   - selected: The selected tab, under which the indicator goes.
  ///   - style: The bar's style.
  ///   - bounds: The bar's bounds, bottom inset included, in points.
  ///   - insets: The parts of the edges without content.
  ///   - traits: The situation.
  ///   - overflow: What happens to items that do not fit.
  public init(
    items: [Item], selected: TabID?, style: TabBarStyle, bounds: CGRect,
    insets: BarInsets = .zero, traits: LayoutTraits = LayoutTraits(),
    overflow: Overflow = .compress
  ) {
    let grid = PixelGrid(scale: traits.displayScale)
    let bounds = CGRect(
      left: bounds.left.finite, top: bounds.top.finite, width: bounds.size.width.positive,
      height: bounds.size.height.positive)
    let margins = style.shape.margins(at: traits.edge)
    let content = Self.contentFrame(in: bounds, insets: insets, margins: margins, grid: grid)
    let isHidden = items.contains { $0.item.isHidden }
    let visible = isHidden ? items.filter { !$0.item.isHidden } : items
    var parts = ItemParts(
      content: content, style: style, traits: traits, count: visible.count, grid: grid)
    let columns = ItemColumns(
      items: visible, content: content, overflow: overflow, parts: parts)
    parts.content.size = columns.contentSize
    parts.scrolls = columns.scrolls
    let isMirrored = traits.isRightToLeft && !traits.edge.isVertical
    var order = columns.order
    // From the last to the first: a badge may reach over the gap to what comes after its item.
    var frames: [ItemFrames] = []
    for (index, frame) in zip(order, columns.frames).reversed() {
      frames.append(parts.frames(of: visible[index], in: frame, before: frames.last))
    }
    frames.reverse()
    if isMirrored {
      let span = content.left + content.left + columns.contentSize.width
      frames = frames.reversed().map { $0.mirrored(around: span, grid: grid) }
      order.reverse()
    }
    self.items = frames
    self.bounds = bounds
    contentFrame = content
    contentSize = columns.contentSize
    scrolls = columns.scrolls
    let builder = OutlineBuilder(
      bounds: bounds, content: content, shape: style.shape, edge: traits.edge,
      isMirrored: isMirrored)
    outline = builder.outline(around: columns.scrolls ? [] : frames) {
      visible[order[$0]].item.placement
    }
    indicators = IndicatorFrames(
      indicator: style.indicator, content: content, bottom: builder.bodyRect.bottom,
      edge: traits.edge, isMirrored: isMirrored,
      grid: grid)
    lookup = LayoutLookup(items: frames, outline: outline)
    if let selected, let item = lookup.index(of: selected) {
      indicatorFrame = indicators.frame(for: frames[item])
    }
  }

  /// The frames of an item by its id; `nil` for hidden and unknown ones.
  public subscript(id: TabID) -> ItemFrames? {
    lookup.index(of: id).map { items[$0] }
  }

  /// Where the indicator goes while that item is selected; `nil` for unknown and hidden items, and
  /// where the style has none.
  public func indicatorFrame(for id: TabID) -> CGRect? {
    self[id].flatMap(indicators.frame)
  }

  private static func contentFrame(
    in bounds: CGRect, insets: BarInsets, margins: BarInsets, grid: PixelGrid
  ) -> CGRect {
    var sum = insets
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
}
