// SPDX-License-Identifier: MIT

import Foundation

extension ItemParts {
  /// How much higher than its neighbours' an item's icon stands, in points.
  func lift(of placement: Placement) -> CGFloat {
    max(placement.lift.positive, scrolls ? 0 : placement.bulgeHeight.positive / 2)
  }

  /// Icon and title each in its place; an icon alone is centred.
  func placeFixed(
    _ icon: inout CGRect?, _ title: inout CGRect?, center: BarLength, top: BarLength,
    height: BarLength, lift: CGFloat
  ) {
    let middle = title == nil ? content.size.height / 2 : center.value(in: content.size.height)
    let iconHeight = icon?.size.height ?? 0
    icon?.origin.y = grid.roundHalfUp(content.top + middle - lift - iconHeight / 2)
    guard let box = title else { return }
    let line = titleLine(top: top, height: height, textHeight: box.size.height)
    title?.origin.y = line.top
    title?.size.height = line.bottom - line.top
  }

  /// The vertical extent of a title's box: as stated, or around the same middle if text is taller.
  func titleLine(
    top: BarLength, height: BarLength, textHeight: CGFloat
  ) -> (top: CGFloat, bottom: CGFloat) {
    let stated = height.value(in: content.size.height).positive
    let tall = min(max(stated, textHeight), content.size.height)
    let middle = content.top + top.value(in: content.size.height) + stated / 2
    let wanted = min(middle - tall / 2, content.bottom - tall)
    let upper = grid.roundHalfUp(max(wanted, content.top))
    return (upper, max(upper, grid.round(upper + tall)))
  }

  func placeGrouped(
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

  /// The room between an icon and the title beside it: a wide badge pushes the title on, which could
  /// not be read under it.
  func inlineGap(_ gap: CGFloat, of item: TabBarLayout.Item) -> CGFloat {
    let badge = grid.ceil(item.badgeSize.width)
    guard badge > 0, item.badgeSize.height > 0 else { return gap.positive }
    let isDot = item.item.badge?.isDot ?? false
    let reach = badgeReach(ofWidth: badge, isDot: isDot) + style.badge.inlineOffset.x.finite
    // A text of a hundred letters must not drive the title out.
    return max(gap.positive, grid.ceil(min(reach, 40) + 2))
  }

  func placeInline(
    _ icon: inout CGRect?, _ title: inout CGRect?, gap: CGFloat, in frame: CGRect,
    lift: CGFloat
  ) {
    let iconWidth = icon?.size.width ?? 0
    let iconHeight = icon?.size.height ?? 0
    let titleHeight = title?.size.height ?? 0
    let used = icon == nil || title == nil ? 0 : gap.positive
    let room = max(0, frame.size.width - 2 * titleMargin - iconWidth - used)
    let titleWidth = min(title?.size.width ?? 0, room)
    let left = grid.roundHalfUp(frame.centerX - (iconWidth + used + titleWidth) / 2)
    icon?.origin.x = left
    title?.origin.x = grid.roundHalfUp(left + iconWidth + used)
    title?.size.width = titleWidth
    icon?.origin.y = grid.roundHalfUp(content.centerY - lift - iconHeight / 2)
    title?.origin.y = grid.roundHalfUp(content.centerY - titleHeight / 2)
  }

  /// An item with a size of its own: a group if it fits, with the gap of its arrangement or of 2
  /// points, else the icon at the top and the title below it, in its neighbours' line if that is
  /// lower.
  func placeInOwnSize(
    _ icon: inout CGRect?, _ title: inout CGRect?, of item: BarItem, frame: CGRect,
    form: ItemArrangement.Form
  ) {
    var gap: CGFloat = 2
    if case .grouped(let own) = (item.arrangement ?? style.arrangement).form { gap = own }
    guard let box = icon, let text = title, box.size.height + text.size.height > frame.size.height
    else {
      placeGrouped(&icon, &title, gap: gap, in: frame, lift: 0)
      return
    }
    icon?.origin.y = frame.top
    var y = frame.top + box.size.height
    if case .fixed(_, _, let top, let height) = form {
      y = max(y, titleLine(top: top, height: height, textHeight: text.size.height).top)
    }
    title?.origin.y = grid.roundHalfUp(min(y, max(content.bottom, frame.bottom) - text.size.height))
  }

  // MARK: Titles alone

  /// A title without an icon is as high as the content; over a picture that fills the item it keeps
  /// its line, or lies at the item's lower edge.
  func alone(
    _ title: CGRect, over picture: CGRect?, in frame: CGRect, form: ItemArrangement.Form
  ) -> CGRect {
    guard let picture else { return filling(title, frame) }
    var box = title
    if case .fixed(_, _, let top, let height) = form {
      let line = titleLine(top: top, height: height, textHeight: title.size.height)
      box.origin.y = line.top
      box.size.height = line.bottom - line.top
    } else {
      let end = min(picture.bottom, content.bottom)
      box.origin.y = grid.roundHalfUp(end - title.size.height - titleMargin)
    }
    return box
  }

  /// The box with the height of what of the frame lies in the content.
  func filling(_ title: CGRect, _ frame: CGRect) -> CGRect {
    let top = max(frame.top, content.top)
    let bottom = max(top, min(frame.bottom, content.bottom))
    return CGRect(
      left: title.left, top: top, width: title.size.width, height: bottom - top)
  }
}
