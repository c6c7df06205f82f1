// SPDX-License-Identifier: MIT

import Foundation

extension ItemParts {
  /// What a badge hangs at, and what is beside it.
  struct BadgePlace {
    /// The icon, or what stands for it.
    var anchor: CGRect
    /// Whether the anchor is an icon that is drawn.
    var hasIcon: Bool
    /// The item's frame.
    var frame: CGRect
    /// Whether the title stands beside the icon.
    var isInline: Bool
    /// The item that follows to the right; `nil` for the last one.
    var next: ItemFrames?
  }

  /// At the icon's trailing upper corner, or the title's: by default inside the item and the gap
  /// beside it, after a shift still inside the bar.
  ///
  /// UIKit's places: 3 points below the bar's top, 5 points over the icon's right edge; in a high bar
  /// nearer to the icon. A dot's middle lies 2 points inside the corner: thin pictures leave it free.
  /// A badge that has grown with the user's text and is too wide for its item reaches over the gap, as
  /// far as the next item's parts leave it free.
  func badgeFrame(of item: TabBarLayout.Item, at place: BadgePlace) -> CGRect? {
    let (anchor, frame) = (place.anchor, place.frame)
    guard item.badgeSize.width > 0, item.badgeSize.height > 0, frame.size.width > 0,
      frame.size.height > 0
    else { return nil }
    let isDot = item.item.badge?.isDot ?? false
    let whole = CGSize(
      width: grid.ceil(item.badgeSize.width), height: grid.ceil(item.badgeSize.height))
    var y = anchor.top - (isDot ? whole.height / 2 - dotDepth : 4)
    if case .fixed = form(of: item), !isDot, place.hasIcon, frame.top == content.top,
      !traits.edge.isVertical, style.iconOffset.y + item.item.iconOffset.y == 0
    {
      y = max(content.top + 3, anchor.top - 10)
    }
    let height = min(whole.height, frame.size.height)
    y = max(frame.top, min(y, frame.bottom - height))
    let hasGrown = whole.height > style.badge.height.positive
    // Along the screen's side the item ends at the bar's edge towards the page, where a line is.
    let right = traits.edge.isVertical ? frame.right - titleMargin : frame.right
    let end =
      hasGrown ? max(right, freeEnd(before: place.next, from: y, to: y + height)) : right
    let size = fitted(whole, of: item, at: place, end: end)
    var x = anchor.right + badgeReach(ofWidth: size.width, isDot: isDot) - size.width
    x = max(frame.left, min(x, end - size.width))
    let offset = place.isInline ? style.badge.inlineOffset : style.badge.offset
    let wanted = CGRect(
      left: grid.roundHalfUp(x + offset.x.finite), top: grid.roundHalfUp(y + offset.y.finite),
      width: size.width, height: size.height)
    return inBar(wanted, of: frame)
  }

  /// How far a badge reaches beyond its icon's trailing edge, in points.
  func badgeReach(ofWidth width: CGFloat, isDot: Bool) -> CGFloat {
    isDot ? width / 2 - dotDepth : width - 5
  }

  /// How far right a badge may reach before it touches something of the next item.
  private func freeEnd(before next: ItemFrames?, from top: CGFloat, to bottom: CGFloat) -> CGFloat {
    guard let next, !traits.edge.isVertical else { return -.infinity }
    let parts = [next.iconFrame, next.titleFrame, next.groundFrame, next.badgeFrame]
      .compactMap(\.self)
    // A view of the application's own may be anywhere in its item.
    guard !parts.isEmpty else { return next.frame.left }
    let beside = parts.filter { $0.top < bottom && $0.bottom > top }
    return (beside.map(\.left).min() ?? next.frame.right) - titleMargin
  }

  /// The size of a badge: as large as the user's text makes it, unless it would cover more than half
  /// of its icon; then smaller, down to the style's own height.
  private func fitted(
    _ whole: CGSize, of item: TabBarLayout.Item, at place: BadgePlace, end: CGFloat
  ) -> CGSize {
    var size = whole
    let own = style.badge.height.positive
    let room = end - place.anchor.left - place.anchor.size.width / 2
    if place.hasIcon, item.item.badge?.growsWithText ?? false, size.width > room,
      size.height > own, own > 0
    {
      let scale = max(room / size.width, own / size.height)
      size = CGSize(width: grid.ceil(size.width * scale), height: grid.ceil(size.height * scale))
    }
    let height = min(size.height, place.frame.size.height)
    return CGSize(
      width: min(size.width, max(place.frame.size.width, height)), height: height)
  }
}

extension Badge {
  /// Whether the badge becomes larger with the user's text: a dot covers little, and a view has the
  /// size that the application gave it.
  fileprivate var growsWithText: Bool {
    switch self {
    case .count, .text, .image: true
    case .dot, .custom: false
    }
  }
}
