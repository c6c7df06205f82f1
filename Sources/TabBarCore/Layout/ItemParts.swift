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
      let lift = self.lift(of: placement)
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
    let standsOut = hasOwnSize || frame.top < content.top
    return ItemFrames(
      id: item.item.id, frame: frame,
      touchArea: TouchArea(shape: placement.touchShape, rect: frame),
      iconFrame: icon, titleFrame: title,
      badgeFrame: badgeFrame(of: item, icon: icon, title: title, frame: frame, form: form),
      isAboveOthers: standsOut, isInline: isInline,
      extendsTouches: standsOut && placement.bulgeHeight.positive == 0)
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
        let height = limit.value(in: content.size.height)
        size = size.fitted(into: CGSize(width: frame.size.width, height: height))
      }
    }
    if item.item.placement.size == nil, let room = iconRoom(of: item, in: frame, form: form) {
      size = size.fitted(into: CGSize(width: frame.size.width, height: room))
    }
    size = size.fitted(into: frame.size)
    guard size.width > 0, size.height > 0 else { return nil }
    size = CGSize(width: grid.length(size.width), height: grid.length(size.height))
    return CGRect(
      left: grid.roundHalfUp(frame.centerX - size.width / 2), top: frame.top, width: size.width,
      height: size.height)
  }

  /// The height that an icon may have without leaving the item or covering the title, in points;
  /// `nil` where the arrangement itself says how high icons are.
  private func iconRoom(
    of item: TabBarLayout.Item, in frame: CGRect, form: ItemArrangement.Form
  ) -> CGFloat? {
    let textHeight = item.titleSize.width > 0 ? grid.ceil(item.titleSize.height) : 0
    switch form {
    case .inline: return content.size.height
    case .grouped: return max(0, content.size.height - textHeight)
    case .fixed(_, _?, _, _): return nil
    case .fixed(let center, nil, let top, let height):
      // Both halves of the icon must fit: up to the item's edge and down to the title's.
      let lift = self.lift(of: item.item.placement)
      let hasTitle = textHeight > 0
      let place = hasTitle ? center.value(in: content.size.height) : content.size.height / 2
      let middle = content.top + place - lift
      let end =
        hasTitle
        ? titleLine(top: top, height: height, textHeight: textHeight).top : content.bottom
      return max(0, 2 * min(middle - frame.top, end - middle))
    }
  }

  /// How much higher than its neighbours' an item's icon stands, in points.
  private func lift(of placement: Placement) -> CGFloat {
    max(placement.lift.positive, placement.bulgeHeight.positive / 2)
  }

  private func titleBox(of item: TabBarLayout.Item, in frame: CGRect) -> CGRect? {
    guard item.titleSize.width > 0, item.titleSize.height > 0 else { return nil }
    let width = min(grid.ceil(item.titleSize.width), max(0, frame.size.width - 2 * titleMargin))
    let height = grid.ceil(item.titleSize.height)
    return CGRect(
      left: grid.roundHalfUp(frame.centerX - width / 2), top: frame.top, width: width,
      height: height)
  }

  // MARK: Arrangements

  /// Icon and title each in its place; alone, each is centred.
  private func placeFixed(
    _ icon: inout CGRect?, _ title: inout CGRect?, center: BarLength, top: BarLength,
    height: BarLength, lift: CGFloat
  ) {
    let middle = title == nil ? content.size.height / 2 : center.value(in: content.size.height)
    let iconHeight = icon?.size.height ?? 0
    icon?.origin.y = grid.roundHalfUp(content.top + middle - lift - iconHeight / 2)
    guard let box = title else { return }
    if icon == nil {
      title?.origin.y = grid.roundHalfUp(content.centerY - box.size.height / 2)
    } else {
      let line = titleLine(top: top, height: height, textHeight: box.size.height)
      title?.origin.y = line.top
      title?.size.height = line.bottom - line.top
    }
  }

  /// The vertical extent of a title's box: as stated, or around the same middle if text is taller.
  private func titleLine(
    top: BarLength, height: BarLength, textHeight: CGFloat
  ) -> (top: CGFloat, bottom: CGFloat) {
    let stated = height.value(in: content.size.height).positive
    let tall = max(stated, textHeight)
    let middle = content.top + top.value(in: content.size.height) + stated / 2
    let upper = grid.roundHalfUp(min(middle - tall / 2, content.bottom - tall))
    return (upper, max(upper, grid.round(upper + tall)))
  }

  private func placeGrouped(
    _ icon: inout CGRect?, _ title: inout CGRect?, gap: CGFloat, in area: CGRect, lift: CGFloat
  ) {
    let iconHeight = icon?.size.height ?? 0
    let titleHeight = title?.size.height ?? 0
    let wanted = icon == nil || title == nil ? 0 : gap.positive
    // A group taller than the area gives up its gap first.
    let room = max(0, area.size.height - iconHeight - titleHeight)
    let used = min(wanted, room)
    let top = area.centerY - (iconHeight + used + titleHeight) / 2
    icon?.origin.y = grid.roundHalfUp(top - lift)
    title?.origin.y = grid.roundHalfUp(min(top + iconHeight + used, area.bottom - titleHeight))
  }

  private func placeInline(
    _ icon: inout CGRect?, _ title: inout CGRect?, gap: CGFloat, in frame: CGRect
  ) {
    let iconWidth = icon?.size.width ?? 0
    let iconHeight = icon?.size.height ?? 0
    let titleHeight = title?.size.height ?? 0
    let used = icon == nil || title == nil ? 0 : gap.positive
    let room = max(0, frame.size.width - 2 * titleMargin - iconWidth - used)
    let titleWidth = min(title?.size.width ?? 0, room)
    let left = grid.roundHalfUp(frame.centerX - (iconWidth + used + titleWidth) / 2)
    icon?.origin.x = left
    title?.origin.x = left + iconWidth + used
    title?.size.width = titleWidth
    icon?.origin.y = grid.roundHalfUp(content.centerY - iconHeight / 2)
    title?.origin.y = grid.roundHalfUp(content.centerY - titleHeight / 2)
  }

  /// An item with a size of its own: a group if it fits, else the icon at the top and the title
  /// below it, in its neighbours' line if that is lower.
  private func placeInOwnSize(
    _ icon: inout CGRect?, _ title: inout CGRect?, frame: CGRect, form: ItemArrangement.Form
  ) {
    guard let box = icon, let text = title, box.size.height + text.size.height > frame.size.height
    else {
      placeGrouped(&icon, &title, gap: 2, in: frame, lift: 0)
      return
    }
    icon?.origin.y = frame.top
    var y = frame.top + box.size.height
    if case .fixed(_, _, let top, let height) = form {
      y = max(y, titleLine(top: top, height: height, textHeight: text.size.height).top)
    }
    title?.origin.y = grid.roundHalfUp(min(y, max(content.bottom, frame.bottom) - text.size.height))
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
    guard item.badgeSize.width > 0, item.badgeSize.height > 0, frame.size.width > 0,
      frame.size.height > 0
    else { return nil }
    let size = CGSize(
      width: min(grid.ceil(item.badgeSize.width), frame.size.width),
      height: min(grid.ceil(item.badgeSize.height), frame.size.height))
    let isDot = item.item.badge?.isDot ?? false
    let anchor = icon ?? title ?? frame
    var x = anchor.right - (isDot ? size.width / 2 : 5)
    var y = anchor.top - (isDot ? size.height / 2 : 4)
    if case .fixed = form, !isDot, item.item.placement == .normal, icon != nil {
      y = content.top + 3
    }
    x = min(max(x, frame.left), frame.right - size.width)
    y = min(max(y, frame.top), frame.bottom - size.height)
    return CGRect(
      left: grid.roundHalfUp(x), top: grid.roundHalfUp(y), width: size.width, height: size.height)
  }
}
