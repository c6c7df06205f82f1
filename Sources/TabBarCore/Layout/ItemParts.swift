// SPDX-License-Identifier: MIT

import Foundation

/// Places icon, title and badge inside an item's frame, left to right.
struct ItemParts {
  /// The items' room; of a bar that scrolls all that can be scrolled to.
  var content: CGRect
  /// Whether the bar scrolls, and so does not bulge.
  var scrolls = false
  let style: TabBarStyle
  let traits: LayoutTraits
  let grid: PixelGrid
  /// Whether the content has room for a finger on each of its items.
  let hasTouchRoom: Bool

  init(content: CGRect, style: TabBarStyle, traits: LayoutTraits, count: Int, grid: PixelGrid) {
    self.content = content
    self.style = style
    self.traits = traits
    self.grid = grid
    let isRail = traits.edge.isVertical
    let along = isRail ? content.size.height : content.size.width
    let across = isRail ? content.size.width : content.size.height
    hasTouchRoom = across >= touchLength && along >= touchLength * CGFloat(count)
  }

  /// How far inside an icon's corner a dot's middle lies, in points.
  let dotDepth: CGFloat = 2

  /// What a finger needs: Apple's figure is 44 points.
  private let touchLength: CGFloat = 44

  /// What is left free at each side of a title, in points, so that neighbours' titles never touch.
  let titleMargin: CGFloat = 2

  /// Places the parts of an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - frame: Its frame.
  ///   - next: The item to the right, placed already; `nil` for the last one.
  /// - Returns: Where everything goes.
  func frames(
    of item: TabBarLayout.Item, in frame: CGRect, before next: ItemFrames?
  ) -> ItemFrames {
    let isRail = traits.edge.isVertical
    let form = self.form(of: item)
    let hasOwnSize = item.item.placement.size != nil
    var (icon, title) = isRail ? railParts(of: item, in: frame) : parts(of: item, in: frame)
    let place = icon
    icon = icon.flatMap { shifted($0, by: sum(style.iconOffset, item.item.iconOffset)) }
    let ground = groundFrame(of: item, icon: icon, frame: frame)
    icon = icon.flatMap { inset($0, by: item.item.iconInsets) }
    title = title.map { box in
      inBar(shifted(box, by: sum(style.titleOffset, item.item.titleOffset)), of: frame)
    }
    let standsOut = !isRail && (hasOwnSize || frame.top < content.top)
    let isInline: Bool
    if case .inline = form { isInline = !hasOwnSize && !isRail } else { isInline = false }
    let badgePlace = BadgePlace(
      anchor: icon ?? place ?? title ?? frame, hasIcon: icon != nil, frame: frame,
      isInline: isInline, next: next)
    return ItemFrames(
      id: item.item.id, frame: frame,
      touchArea: TouchArea(
        shape: item.item.placement.touchShape,
        rect: touchRect(of: item, in: frame, ground: standsOut ? ground : nil)),
      iconFrame: icon, titleFrame: title,
      badgeFrame: badgeFrame(of: item, at: badgePlace),
      groundFrame: ground, isAboveOthers: standsOut, isInline: isInline,
      extendsTouches: standsOut && item.item.placement.bulgeHeight.positive == 0,
      showsTitleSelected: visibility(of: item) != .whenNotSelected)
  }

  func form(of item: TabBarLayout.Item) -> ItemArrangement.Form {
    style.form(of: item.item, in: traits)
  }

  private func visibility(of item: TabBarLayout.Item) -> TitleVisibility {
    item.item.titleVisibility ?? style.titleVisibility
  }

  /// The room that an item's title takes: none where the title is never shown.
  func titleSize(of item: TabBarLayout.Item) -> CGSize {
    let size = item.titleSize
    guard visibility(of: item) != .never, size.width > 0, size.height > 0 else { return CGSize() }
    return CGSize(width: grid.ceil(size.width), height: grid.ceil(size.height))
  }

  /// The width in which nothing of an item has to shrink, in points.
  func naturalWidth(of item: TabBarLayout.Item) -> CGFloat {
    let title = titleSize(of: item).width
    let icon =
      item.item.iconFill == .fillsItem ? 0 : item.item.iconSize?.width ?? item.iconSize.width
    guard case .inline(let gap) = form(of: item), title > 0, icon > 0 else {
      return max(title, icon) + 2 * titleMargin
    }
    return icon + inlineGap(gap, of: item) + title + 2 * titleMargin
  }

  private func parts(
    of item: TabBarLayout.Item, in frame: CGRect
  ) -> (icon: CGRect?, title: CGRect?) {
    let form = self.form(of: item)
    var icon = iconBox(of: item, in: frame, form: form)
    var title = titleBox(of: item, in: frame)
    if icon == nil || item.item.iconFill == .fillsItem {
      return (icon, title.map { alone($0, over: icon, in: frame, form: form) })
    }
    if item.item.placement.size != nil {
      placeInOwnSize(&icon, &title, of: item.item, frame: frame, form: form)
      return (icon, title)
    }
    let lift = self.lift(of: item.item.placement)
    switch form {
    case .fixed(let center, _, let top, let height):
      placeFixed(&icon, &title, center: center, top: top, height: height, lift: lift)
    case .grouped(let gap): placeGrouped(&icon, &title, gap: gap, in: content, lift: lift)
    case .inline(let gap):
      placeInline(&icon, &title, gap: inlineGap(gap, of: item), in: frame, lift: lift)
    }
    return (icon, title)
  }

  /// Along the screen's side there are icons only; an item without one shows its title.
  private func railParts(
    of item: TabBarLayout.Item, in frame: CGRect
  ) -> (icon: CGRect?, title: CGRect?) {
    guard var icon = iconBox(of: item, in: frame, form: .grouped(gap: 0)) else {
      return (nil, titleBox(of: item, in: frame).map { filling($0, frame) })
    }
    if item.item.iconFill == .fits {
      icon.origin.y = grid.roundHalfUp(frame.centerY - icon.size.height / 2)
    }
    return (icon, nil)
  }

  // MARK: Boxes, horizontally centred

  private func iconBox(
    of item: TabBarLayout.Item, in frame: CGRect, form: ItemArrangement.Form
  ) -> CGRect? {
    guard item.iconSize.width > 0, item.iconSize.height > 0 else { return nil }
    if item.item.iconFill == .fillsItem { return frame }
    var size = item.iconSize
    let isRail = traits.edge.isVertical
    if let own = item.item.iconSize { size = size.fitted(into: own.sanitized, enlarging: true) }
    if item.item.placement.size == nil {
      if let limit = style.maximumIconSize, item.item.iconSize == nil {
        size = size.fitted(into: limit.sanitized)
      }
      if case .fixed(_, let limit?, _, _) = form {
        let height = limit.value(in: content.size.height)
        size = size.fitted(into: CGSize(width: frame.size.width, height: height))
      }
      if !isRail, let room = iconRoom(of: item, in: frame, form: form) {
        size = size.fitted(into: CGSize(width: frame.size.width, height: room))
      }
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
    let textHeight = min(titleSize(of: item).height, content.size.height)
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

  private func titleBox(of item: TabBarLayout.Item, in frame: CGRect) -> CGRect? {
    let size = titleSize(of: item)
    guard size.width > 0 else { return nil }
    let width = min(size.width, max(0, frame.size.width - 2 * titleMargin))
    return CGRect(
      left: grid.roundHalfUp(frame.centerX - width / 2), top: frame.top, width: width,
      height: min(size.height, max(content.size.height, frame.size.height)))
  }

  /// The field behind the icon, around its middle, or around the item's without one.
  private func groundFrame(
    of item: TabBarLayout.Item, icon: CGRect?, frame: CGRect
  ) -> CGRect? {
    guard let ground = item.item.ground else { return nil }
    guard let size = ground.size?.sanitized else { return frame }
    let middle = icon ?? frame
    let (width, height) = (grid.length(size.width), grid.length(size.height))
    return CGRect(
      left: grid.roundHalfUp(middle.centerX - width / 2),
      top: grid.roundHalfUp(middle.centerY - height / 2), width: width, height: height)
  }

  /// Room for a finger, and all of the field that is drawn behind the icon of what stands out.
  private func touchRect(of item: TabBarLayout.Item, in frame: CGRect, ground: CGRect?) -> CGRect {
    let room = touchRect(of: frame)
    guard let ground else { return room }
    let left = min(room.left, ground.left)
    let top = min(room.top, ground.top)
    let right = max(room.right, ground.right)
    let bottom = max(room.bottom, ground.bottom)
    // Another shape than a rectangle cannot be made longer at one side: it is the field's or its own.
    let isGround =
      left == ground.left && top == ground.top && right == ground.right && bottom == ground.bottom
    if isGround { return ground }
    guard item.item.placement.touchShape == .rectangle else { return room }
    return CGRect(left: left, top: top, width: right - left, height: bottom - top)
  }

  /// The frame, made as large as a finger needs where the bar has room for that.
  private func touchRect(of frame: CGRect) -> CGRect {
    let width = max(frame.size.width, touchLength)
    let height = max(frame.size.height, touchLength)
    guard hasTouchRoom, width > frame.size.width || height > frame.size.height else {
      return frame
    }
    let bottom = max(content.bottom, frame.bottom)
    let left = grid.round(frame.centerX - width / 2)
    let top = grid.round(frame.centerY - height / 2)
    return CGRect(
      left: min(max(left, content.left), content.right - width),
      top: min(max(top, min(frame.top, content.top)), bottom - height), width: width,
      height: height)
  }

  // MARK: Shifts

  private func sum(_ one: BarOffset, _ other: BarOffset) -> BarOffset {
    BarOffset(x: one.x.finite + other.x.finite, y: one.y.finite + other.y.finite)
  }

  private func shifted(_ rect: CGRect, by offset: BarOffset) -> CGRect {
    guard offset != .zero else { return rect }
    return CGRect(
      left: grid.roundHalfUp(rect.left + offset.x), top: grid.roundHalfUp(rect.top + offset.y),
      width: rect.size.width, height: rect.size.height)
  }

  /// As UIKit insets a picture: each edge moves inwards by itself.
  ///
  /// Insets name the edges of the screen, in every language.
  private func inset(_ rect: CGRect, by insets: BarInsets) -> CGRect? {
    guard insets != .zero else { return rect }
    let isMirrored = traits.isRightToLeft && !traits.edge.isVertical
    let left = (isMirrored ? insets.right : insets.left).finite
    let right = (isMirrored ? insets.left : insets.right).finite
    let width = grid.length(rect.size.width - left - right)
    let height = grid.length(rect.size.height - insets.top.finite - insets.bottom.finite)
    guard width > 0, height > 0 else { return nil }
    return CGRect(
      left: grid.roundHalfUp(rect.left + left), top: grid.roundHalfUp(rect.top + insets.top.finite),
      width: width, height: height)
  }

  /// The rectangle moved, and made smaller if need be, so that it lies inside the bar: the content
  /// and what of the item stands out of it.
  func inBar(_ rect: CGRect, of frame: CGRect) -> CGRect {
    let top = min(frame.top, content.top)
    let width = min(rect.size.width, content.size.width)
    let height = min(rect.size.height, content.bottom - top)
    return CGRect(
      left: min(max(rect.left, content.left), content.right - width),
      top: min(max(rect.top, top), content.bottom - height), width: width, height: height)
  }
}
