// SPDX-License-Identifier: MIT

import Foundation

/// Shares the content's length among the items: its width left to right, or along the screen's side
/// its height from the top down.
struct ItemColumns {
  struct Column {
    var item: TabBarLayout.Item
    var frame: CGRect
  }

  private(set) var columns: [Column] = []
  private(set) var contentSize: CGSize
  private(set) var scrolls = false

  private let content: CGRect
  private let parts: ItemParts
  private var grid: PixelGrid { parts.grid }
  private var style: TabBarStyle { parts.style }
  private var isVertical: Bool { parts.traits.edge.isVertical }

  /// Centre items keep to the middle, ⌊n/2⌋ of the n others before them; each side is shared by its
  /// own items.
  init(
    items: [TabBarLayout.Item], content: CGRect, overflow: TabBarLayout.Overflow,
    parts: ItemParts
  ) {
    self.content = content
    self.parts = parts
    contentSize = content.size
    let centered = items.filter(\.item.placement.isCentered)
    let others = items.filter { !$0.item.placement.isCentered }
    let before = Array(others.prefix(others.count / 2))
    let after = Array(others.dropFirst(others.count / 2))
    let ordered = centered.isEmpty ? items : before + centered + after
    let wishes = self.wishes(of: ordered, overflow: overflow)
    let shares = LengthShares(spacing: spacing, grid: grid)
    let (start, end) =
      isVertical ? (content.top, content.bottom) : (content.left, content.right)
    let needed = shares.least(of: wishes)
    if case .scroll = overflow, needed > end - start + 0.001 {
      scrolls = true
      if isVertical { contentSize.height = needed } else { contentSize.width = needed }
      append(ordered, shares.share(start, start + needed, among: wishes.map(\.atLeast)))
    } else if centered.isEmpty || isVertical {
      append(ordered, shares.share(start, end, among: wishes))
    } else {
      share(
        start, end, shares: shares, before: Array(wishes.prefix(before.count)),
        middle: Array(wishes.dropFirst(before.count).prefix(centered.count)),
        after: Array(wishes.suffix(after.count)), items: ordered)
    }
  }

  private var spacing: CGFloat { grid.length(style.itemSpacing.positive) }

  private mutating func share(
    _ start: CGFloat, _ end: CGFloat, shares: LengthShares, before: [LengthWish],
    middle: [LengthWish], after: [LengthWish], items: [TabBarLayout.Item]
  ) {
    let equal = max(0, end - start) / CGFloat(max(1, items.count))
    let middle = middle.map { $0.own == nil ? $0.fixed(grid.length(equal)) : $0 }
    let width = min(shares.least(of: middle), end - start)
    let left = (start + end - width) / 2
    let gaps: (before: CGFloat, after: CGFloat) = (
      before.isEmpty ? 0 : spacing, after.isEmpty ? 0 : spacing
    )
    // Where a side has no room for its items' least widths, the centre item gives up the middle.
    let room = left - start + 0.001
    let needed = max(
      shares.least(of: before) + gaps.before, shares.least(of: after) + gaps.after)
    if needed > room, shares.least(of: before + middle + after) <= end - start + 0.001 {
      append(items, shares.share(start, end, among: before + middle + after))
      return
    }
    let place = grid.round(left)
    append(
      items,
      shares.share(
        start, max(start, left - gaps.before), among: before, rest: isFilling ? .middle : .end)
        + shares.share(place, place + width, among: middle)
        + shares.share(
          min(end, left + width + gaps.after), end, among: after,
          rest: isFilling ? .middle : .start))
  }

  // MARK: Wishes

  private var isFilling: Bool {
    switch style.itemPositioning {
    case .automatic: !parts.traits.isRegularWidth
    case .fill: true
    case .centered: false
    }
  }

  private func wishes(
    of items: [TabBarLayout.Item], overflow: TabBarLayout.Overflow
  ) -> [LengthWish] {
    var least: CGFloat = 0
    if case .scroll(let minimum) = overflow { least = grid.ceil(minimum.positive) }
    let together: CGFloat? =
      isVertical ? grid.length(style.railItemHeight.positive) : togetherWidth(items)
    return items.map { item in
      let placement = item.item.placement
      if isVertical {
        let own = placement.size.map { grid.length($0.sanitized.height) }
        let minimum = min(least, together ?? least)
        return LengthWish(own: own, natural: together, weight: 1, minimum: minimum)
      }
      return LengthWish(
        own: placement.ownWidth.map(grid.length), natural: together,
        weight: placement.weight.positive,
        minimum: max(grid.ceil(placement.minimumWidth.positive), least))
    }
  }

  /// How wide items are that stand together in the middle; `nil` where they fill the bar.
  ///
  /// UIKit's width is 76 points.
  private func togetherWidth(_ items: [TabBarLayout.Item]) -> CGFloat? {
    guard !isFilling else { return nil }
    if let stated = style.itemWidth, stated.positive > 0 { return grid.length(stated.positive) }
    let widest = items.lazy.filter { $0.item.placement.size == nil }.map(parts.naturalWidth).max()
    return max(76, grid.ceil(widest ?? 0))
  }

  // MARK: Frames

  private mutating func append(_ items: [TabBarLayout.Item], _ spans: [(CGFloat, CGFloat)]) {
    for (item, span) in zip(items, spans) {
      let frame = isVertical ? railFrame(item, span) : frame(item, span.0, span.1)
      columns.append(Column(item: item, frame: frame))
    }
  }

  private func railFrame(_ item: TabBarLayout.Item, _ span: (CGFloat, CGFloat)) -> CGRect {
    let own = item.item.placement.size.map { grid.length($0.sanitized.width) }
    let width = min(own ?? content.size.width, content.size.width)
    return CGRect(
      left: grid.round(content.centerX - width / 2), top: span.0, width: width,
      height: span.1 - span.0)
  }

  private func frame(
    _ item: TabBarLayout.Item, _ left: CGFloat, _ right: CGFloat
  ) -> CGRect {
    let placement = item.item.placement
    guard let size = placement.size else {
      let rise = grid.round(max(placement.lift.positive, placement.bulgeHeight.positive))
      return CGRect(
        left: left, top: content.top - rise, width: right - left, height: content.size.height + rise
      )
    }
    let height = grid.length(size.sanitized.height)
    let top: CGFloat
    switch placement.vertical {
    case .standing where height > content.size.height: top = content.bottom - height
    case .standing: top = content.centerY - height / 2
    case .centered(let fraction):
      // In a low bar, as on a phone on its side, it would hang below the content.
      let wanted = content.top + fraction.finite * content.size.height - height / 2
      top = min(wanted, content.bottom - height)
    case .raised(let points): top = content.top - points.finite
    }
    return CGRect(left: left, top: grid.round(top), width: right - left, height: height)
  }
}

extension Placement {
  fileprivate var ownWidth: CGFloat? {
    if let size { return size.width.positive }
    guard let width else { return nil }
    return width.positive
  }
}
