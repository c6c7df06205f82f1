// SPDX-License-Identifier: MIT

import Foundation

/// Shares the content's length among the items: its width left to right, or along the screen's side
/// its height from the top down.
struct ItemColumns {
  /// The places of the items among those given, in the order in which they stand.
  let order: [Int]
  /// Their frames, in the same order.
  private(set) var frames: [CGRect] = []
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
    let centered = items.indices.filter { items[$0].item.placement.isCentered }
    let others =
      centered.isEmpty ? [] : items.indices.filter { !items[$0].item.placement.isCentered }
    let half = others.count / 2
    order =
      centered.isEmpty
      ? Array(items.indices) : others.prefix(half) + centered + others.dropFirst(half)
    let wishes = self.wishes(of: items, overflow: overflow)
    let shares = LengthShares(spacing: spacing, grid: grid)
    let (start, end) =
      isVertical ? (content.top, content.bottom) : (content.left, content.right)
    let needed = shares.least(of: wishes)
    let spans: [(CGFloat, CGFloat)]
    if case .scroll = overflow, needed > end - start + 0.001 {
      scrolls = true
      if isVertical { contentSize.height = needed } else { contentSize.width = needed }
      spans = shares.share(start, start + needed, among: wishes.map(\.atLeast))
    } else if centered.isEmpty || isVertical {
      spans = shares.share(start, end, among: wishes)
    } else {
      spans = share(
        start, end, shares: shares, before: Array(wishes.prefix(half)),
        middle: Array(wishes.dropFirst(half).prefix(centered.count)),
        after: Array(wishes.dropFirst(half + centered.count)))
    }
    frames = zip(order, spans).map { index, span in
      let placement = items[index].item.placement
      return isVertical ? railFrame(placement, span) : frame(placement, span.0, span.1)
    }
  }

  private var spacing: CGFloat { grid.length(style.itemSpacing.positive) }

  private func share(
    _ start: CGFloat, _ end: CGFloat, shares: LengthShares, before: [LengthWish],
    middle: [LengthWish], after: [LengthWish]
  ) -> [(CGFloat, CGFloat)] {
    let equal = max(0, end - start) / CGFloat(max(1, order.count))
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
      return shares.share(start, end, among: before + middle + after)
    }
    let place = grid.round(left)
    return shares.share(
      start, max(start, left - gaps.before), among: before, rest: isFilling ? .middle : .end)
      + shares.share(place, place + width, among: middle)
      + shares.share(
        min(end, left + width + gaps.after), end, among: after,
        rest: isFilling ? .middle : .start)
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
    return order.map { index in
      let placement = items[index].item.placement
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

  private func railFrame(_ placement: Placement, _ span: (CGFloat, CGFloat)) -> CGRect {
    let own = placement.size.map { grid.length($0.sanitized.width) }
    let width = min(own ?? content.size.width, content.size.width)
    return CGRect(
      left: grid.round(content.centerX - width / 2), top: span.0, width: width,
      height: span.1 - span.0)
  }

  private func frame(
    _ placement: Placement, _ left: CGFloat, _ right: CGFloat
  ) -> CGRect {
    guard let size = placement.size else {
      let bulge = scrolls ? 0 : placement.bulgeHeight.positive
      let rise = grid.round(max(placement.lift.positive, bulge))
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
      top = content.top + fraction.finite * content.size.height - height / 2
    case .raised(let points): top = content.top - points.finite
    }
    // In a low bar, as on a phone on its side, it would hang below the content.
    return CGRect(
      left: left, top: grid.round(min(top, content.bottom - height)), width: right - left,
      height: height)
  }
}

extension Placement {
  fileprivate var ownWidth: CGFloat? {
    if let size { return size.width.positive }
    guard let width else { return nil }
    return width.positive
  }
}
