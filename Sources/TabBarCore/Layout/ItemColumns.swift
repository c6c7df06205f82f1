// SPDX-License-Identifier: MIT

import Foundation

/// Shares the content's width among the items, left to right.
struct ItemColumns {
  struct Column {
    var item: TabBarLayout.Item
    var frame: CGRect
  }

  private(set) var columns: [Column] = []
  private let content: CGRect
  private let grid: PixelGrid

  /// Centre items keep to the middle, ⌊n/2⌋ of the n others before them; each side is shared equally
  /// by its own items.
  init(items: [TabBarLayout.Item], content: CGRect, grid: PixelGrid) {
    self.content = content
    self.grid = grid
    let centered = items.filter { $0.item.placement.isCentered && $0.item.placement.size != nil }
    let others = items.filter { !($0.item.placement.isCentered && $0.item.placement.size != nil) }
    guard !centered.isEmpty else {
      share(content.left, content.right, among: others)
      return
    }
    let wanted = centered.reduce(0) { $0 + width(of: $1) }
    let middle = min(wanted, content.size.width)
    let left = content.centerX - middle / 2
    let start = grid.round(left)
    share(content.left, left, among: Array(others.prefix(others.count / 2)))
    share(start, start + middle, among: centered)
    share(left + middle, content.right, among: Array(others.dropFirst(others.count / 2)))
  }

  /// Fixed widths first, the rest equally; every edge on a whole pixel.
  ///
  /// Too wide items are squeezed.
  private mutating func share(_ from: CGFloat, _ to: CGFloat, among items: [TabBarLayout.Item]) {
    let available = max(0, to - from)
    let fixed = items.reduce(0) { $0 + width(of: $1) }
    let flexible = items.filter { $0.item.placement.size == nil }.count
    let squeeze = fixed > available && fixed > 0 ? available / fixed : 1
    let equal = flexible > 0 ? max(0, available - fixed) / CGFloat(flexible) : 0
    var edge = from
    if flexible == 0 { edge += max(0, available - fixed) / 2 }
    for item in items {
      let hasOwnWidth = item.item.placement.size != nil
      let next = edge + (hasOwnWidth ? width(of: item) * squeeze : equal)
      let left = grid.round(edge)
      let keepsWidth = hasOwnWidth && squeeze == 1
      let right = keepsWidth ? left + width(of: item) : max(left, grid.round(next))
      columns.append(Column(item: item, frame: frame(of: item, from: left, to: right)))
      edge = next
    }
  }

  private func width(of item: TabBarLayout.Item) -> CGFloat {
    guard let size = item.item.placement.size else { return 0 }
    return grid.length(size.sanitized.width)
  }

  private func frame(
    of item: TabBarLayout.Item, from left: CGFloat, to right: CGFloat
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
