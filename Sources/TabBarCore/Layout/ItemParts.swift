// SPDX-License-Identifier: MIT

import Foundation

/// Places icon, title and badge inside an item's frame, left to right.
struct ItemParts {
  let content: CGRect
  let style: TabBarStyle
  let traits: LayoutTraits
  let grid: PixelGrid

  /// What is left free at each side of a title, in points, so that neighbours' titles never touch.
  private let titleMargin: CGFloat = 2

  func frames(of item: TabBarLayout.Item, in frame: CGRect) -> ItemFrames {
    let placement = item.item.placement
    let form = style.arrangement.form(in: traits)
    let hasOwnSize = placement.size != nil
    var icon = iconBox(of: item, in: frame, form: form)
    var title = titleBox(of: item, in: frame)
    var isInline = false
    if hasOwnSize {
      placeInOwnSize(&icon, &title, frame: frame, form: form)
    } else {
      let lift = max(placement.lift.size, placement.bulgeHeight.size / 2)
      switch form {
      case .fixed(let center, _, let top, let height):
        placeFixed(&icon, &title, center: center, top: top, height: height, lift: lift)
      case .grouped(let gap):
        placeGrouped(&icon, &title, gap: gap, in: content, lift: lift)
      case .inline(let gap):
        isInline = true
        placeInline(&icon, &title, gap: gap, in: frame)
      }
    }
    let standsOut = hasOwnSize || frame.minY < content.minY
    return ItemFrames(
      id: item.item.id, frame: frame,
      touchArea: TouchArea(shape: placement.touchShape, rect: frame),
      iconFrame: icon, titleFrame: title,
      badgeFrame: badgeFrame(of: item, icon: icon, title: title, frame: frame, form: form),
      isAboveOthers: standsOut, isInline: isInline,
      extendsTouches: standsOut && placement.bulgeHeight.size == 0)
  }

  // MARK: Boxes, horizontally centred

  private func iconBox(
    of item: TabBarLayout.Item, in frame: CGRect, form: ItemArrangement.Form
  ) -> CGRect? {
    guard item.iconSize.width > 0, item.iconSize.height > 0 else { return nil }
    var size = item.iconSize
    if let own = item.item.iconSize { size = size.fitted(into: own.sanitized, enlarging: true) }
    if item.item.placement.size == nil {
      if let limit = style.maximumIconSize, item.item.iconSize == nil {
        size = size.fitted(into: limit.sanitized)
      }
      if case .fixed(_, let limit?, _, _) = form {
        let height = limit.value(in: content.height)
        size = size.fitted(into: CGSize(width: frame.width, height: height))
      }
    }
    if case .inline = form {
      size = size.fitted(into: CGSize(width: frame.width, height: content.height))
    }
    size = size.fitted(into: frame.size)
    guard size.width > 0, size.height > 0 else { return nil }
    size = CGSize(width: grid.length(size.width), height: grid.length(size.height))
    return CGRect(
      x: grid.roundHalfUp(frame.midX - size.width / 2), y: frame.minY, width: size.width,
      height: size.height)
  }

  private func titleBox(of item: TabBarLayout.Item, in frame: CGRect) -> CGRect? {
    guard item.titleSize.width > 0, item.titleSize.height > 0 else { return nil }
    let width = min(grid.ceil(item.titleSize.width), max(0, frame.width - 2 * titleMargin))
    let height = grid.ceil(item.titleSize.height)
    return CGRect(
      x: grid.roundHalfUp(frame.midX - width / 2), y: frame.minY, width: width, height: height)
  }

  // MARK: Arrangements

  /// Icon and title each in its place; alone, each is centred.
  private func placeFixed(
    _ icon: inout CGRect?, _ title: inout CGRect?, center: BarLength, top: BarLength,
    height: BarLength, lift: CGFloat
  ) {
    let middle = title == nil ? content.height / 2 : center.value(in: content.height)
    let iconHeight = icon?.height ?? 0
    icon?.origin.y = grid.roundHalfUp(content.minY + middle - lift - iconHeight / 2)
    guard let box = title else { return }
    if icon == nil {
      title?.origin.y = grid.roundHalfUp(content.midY - box.height / 2)
    } else {
      let line = titleLine(top: top, height: height, textHeight: box.height)
      title?.origin.y = line.minY
      title?.size.height = line.maxY - line.minY
    }
  }

  /// The vertical extent of a title's box: as stated, or around the same middle if text is taller.
  private func titleLine(
    top: BarLength, height: BarLength, textHeight: CGFloat
  ) -> (minY: CGFloat, maxY: CGFloat) {
    let stated = height.value(in: content.height).size
    let tall = max(stated, textHeight)
    let middle = content.minY + top.value(in: content.height) + stated / 2
    let minY = grid.roundHalfUp(min(middle - tall / 2, content.maxY - tall))
    return (minY, max(minY, grid.round(minY + tall)))
  }

  private func placeGrouped(
    _ icon: inout CGRect?, _ title: inout CGRect?, gap: CGFloat, in area: CGRect, lift: CGFloat
  ) {
    let iconHeight = icon?.height ?? 0
    let titleHeight = title?.height ?? 0
    let wanted = icon == nil || title == nil ? 0 : gap.size
    // A group taller than the area gives up its gap first.
    let room = max(0, area.height - iconHeight - titleHeight)
    let used = min(wanted, room)
    let top = area.midY - (iconHeight + used + titleHeight) / 2
    icon?.origin.y = grid.roundHalfUp(top - lift)
    title?.origin.y = grid.roundHalfUp(min(top + iconHeight + used, area.maxY - titleHeight))
  }

  private func placeInline(
    _ icon: inout CGRect?, _ title: inout CGRect?, gap: CGFloat, in frame: CGRect
  ) {
    let iconWidth = icon?.width ?? 0
    let iconHeight = icon?.height ?? 0
    let titleHeight = title?.height ?? 0
    let used = icon == nil || title == nil ? 0 : gap.size
    let room = max(0, frame.width - 2 * titleMargin - iconWidth - used)
    let titleWidth = min(title?.width ?? 0, room)
    let left = grid.roundHalfUp(frame.midX - (iconWidth + used + titleWidth) / 2)
    icon?.origin.x = left
    title?.origin.x = left + iconWidth + used
    title?.size.width = titleWidth
    icon?.origin.y = grid.roundHalfUp(content.midY - iconHeight / 2)
    title?.origin.y = grid.roundHalfUp(content.midY - titleHeight / 2)
  }

  /// An item with a size of its own: a group if it fits, else the icon at the top and the title
  /// below it, in its neighbours' line if that is lower.
  private func placeInOwnSize(
    _ icon: inout CGRect?, _ title: inout CGRect?, frame: CGRect, form: ItemArrangement.Form
  ) {
    guard let box = icon, let text = title, box.height + text.height > frame.height else {
      placeGrouped(&icon, &title, gap: 2, in: frame, lift: 0)
      return
    }
    icon?.origin.y = frame.minY
    var y = frame.minY + box.height
    if case .fixed(_, _, let top, let height) = form {
      y = max(y, titleLine(top: top, height: height, textHeight: text.height).minY)
    }
    title?.origin.y = grid.roundHalfUp(min(y, max(content.maxY, frame.maxY) - text.height))
  }

  // MARK: Badge

  /// At the icon's trailing upper corner, or the title's, but always inside the item.
  ///
  /// UIKit's places: 3 points below the bar's top, 5 points over the icon's right edge. A dot sits on
  /// the corner itself.
  private func badgeFrame(
    of item: TabBarLayout.Item, icon: CGRect?, title: CGRect?, frame: CGRect,
    form: ItemArrangement.Form
  ) -> CGRect? {
    guard item.badgeSize.width > 0, item.badgeSize.height > 0, frame.width > 0, frame.height > 0
    else { return nil }
    let size = CGSize(
      width: min(grid.ceil(item.badgeSize.width), frame.width),
      height: min(grid.ceil(item.badgeSize.height), frame.height))
    let isDot = item.item.badge?.isDot ?? false
    let anchor = icon ?? title ?? frame
    var x = anchor.maxX - (isDot ? size.width / 2 : 5)
    var y = anchor.minY - (isDot ? size.height / 2 : 4)
    if case .fixed = form, !isDot, item.item.placement == .normal, icon != nil {
      y = content.minY + 3
    }
    x = min(max(x, frame.minX), frame.maxX - size.width)
    y = min(max(y, frame.minY), frame.maxY - size.height)
    return CGRect(
      x: grid.roundHalfUp(x), y: grid.roundHalfUp(y), width: size.width, height: size.height)
  }
}
