// SPDX-License-Identifier: MIT

import Foundation

/// Where a bar's indicator goes for each of its items.
struct IndicatorFrames: Hashable, Sendable {
  let indicator: BarIndicator
  @ByLength var content: CGRect
  /// The y down to which the bar's ground goes.
  let bottom: CGFloat
  let edge: BarEdge
  let isMirrored: Bool
  let grid: PixelGrid

  /// What a dot keeps free towards the icon, in points.
  private let dotGap: CGFloat = 2

  func frame(for item: ItemFrames) -> CGRect? {
    let column = column(of: item)
    let rect: CGRect
    switch indicator.form {
    case .none: return nil
    case .image: return shifted(item.frame)
    case .custom: return shifted(column)
    case .pill, .slider: rect = inset(column, around: item)
    case .circle(let diameter): rect = circle(diameter.positive, around: item, in: column)
    case .line(let side, let thickness, let length):
      rect = line(at: side, thickness: thickness.positive, length: length, in: column)
    case .dot(let side, let diameter):
      rect = dot(at: side, diameter: diameter.positive, of: item, in: column)
    }
    return onPixels(shifted(rect))
  }

  /// The item's part of the content: what stands out of the bar does not count.
  private func column(of item: ItemFrames) -> CGRect {
    if edge.isVertical {
      return CGRect(
        left: content.left, top: item.frame.top, width: content.size.width,
        height: item.frame.size.height)
    }
    return CGRect(
      left: item.frame.left, top: content.top, width: item.frame.size.width,
      height: content.size.height)
  }

  /// Insets of more than a quarter would leave hardly anything of a narrow place; a field that would
  /// end in the middle of the title ends with it.
  private func inset(_ column: CGRect, around item: ItemFrames) -> CGRect {
    func part(_ inset: CGFloat, of length: CGFloat) -> CGFloat {
      grid.floor(min(inset.finite, length / 4))
    }
    let (width, height) = (column.size.width, column.size.height)
    let top = part(indicator.insets.top, of: height)
    let left = part(indicator.insets.left, of: width)
    var end = column.bottom - part(indicator.insets.bottom, of: height)
    if item.iconFrame != nil, item.showsTitleSelected, let title = item.titleFrame,
      title.top < end, end < title.bottom
    {
      end = min(title.bottom, column.bottom)
    }
    return CGRect(
      left: column.left + left, top: column.top + top,
      width: max(0, width - left - part(indicator.insets.right, of: width)),
      height: max(0, end - column.top - top))
  }

  /// Around the icon, else the title, and no larger than the bar or the item's own frame allows.
  private func circle(_ diameter: CGFloat, around item: ItemFrames, in column: CGRect) -> CGRect {
    let body = item.iconFrame ?? item.titleFrame ?? column
    let (top, bottom) = (min(item.frame.top, column.top), max(item.frame.bottom, column.bottom))
    let middle = min(max(body.centerY, top), bottom)
    let room = min(2 * (middle - top), 2 * (bottom - middle))
    let size = grid.length(min(diameter, max(0, room)))
    return CGRect(
      left: body.centerX - size / 2, top: middle - size / 2, width: size, height: size)
  }

  /// Along the side of the screen a line at the "top" is at the side towards the page.
  private func line(
    at side: BarIndicator.Edge, thickness: CGFloat, length: CGFloat?, in column: CGRect
  ) -> CGRect {
    let all = edge.isVertical ? column.size.height : column.size.width
    let long = grid.length(min((length ?? all).positive, all))
    let across = edge.isVertical ? column.size.width : column.size.height
    let thick = grid.length(min(thickness, across))
    if edge.isVertical {
      let isRight = (side == .top) == (edge == .left)
      return CGRect(
        left: isRight ? column.right - thick : column.left, top: column.centerY - long / 2,
        width: thick, height: long)
    }
    return CGRect(
      left: column.centerX - long / 2, top: side == .top ? column.top : column.bottom - thick,
      width: long, height: thick)
  }

  private func dot(
    at side: BarIndicator.Edge, diameter: CGFloat, of item: ItemFrames, in column: CGRect
  ) -> CGRect {
    let title = item.showsTitleSelected ? item.titleFrame : nil
    let parts = [item.iconFrame, title].compactMap(\.self)
    let size = grid.length(min(diameter, column.size.width, column.size.height))
    let y: CGFloat
    switch side {
    case .bottom:
      let end = parts.map(\.bottom).max() ?? column.centerY
      // Where the ground goes on, it may lie in the bottom inset.
      let last = edge.isVertical ? column.bottom : min(column.bottom + size, bottom)
      y = min(end + dotGap, last - size)
    case .top:
      let start = parts.map(\.top).min() ?? column.centerY
      y = max(start - dotGap - size, column.top)
    }
    let middle = (item.iconFrame ?? item.titleFrame ?? column).centerX
    return CGRect(
      left: middle - size / 2, top: max(y, column.top), width: size,
      height: size)
  }

  private func shifted(_ rect: CGRect) -> CGRect {
    let x = indicator.offset.x.finite
    return CGRect(
      left: rect.left + (isMirrored ? -grid.round(x) : grid.round(x)),
      top: rect.top + grid.round(indicator.offset.y.finite), width: rect.size.width,
      height: rect.size.height)
  }

  private func onPixels(_ rect: CGRect) -> CGRect {
    CGRect(
      left: isMirrored ? grid.roundHalfUp(rect.left) : grid.round(rect.left),
      top: grid.round(rect.top), width: grid.length(rect.size.width),
      height: grid.length(rect.size.height))
  }
}
