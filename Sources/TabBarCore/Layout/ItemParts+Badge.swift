// SPDX-License-Identifier: MIT

import Foundation

extension ItemParts {
  /// At the icon's trailing upper corner, or the title's: by default inside the item, after a shift
  /// still inside the bar.
  ///
  /// UIKit's places: 3 points below the bar's top, 5 points over the icon's right edge; in a high bar
  /// nearer to the icon. A dot's middle lies 2 points inside the corner: thin pictures leave it free.
  func badgeFrame(
    of item: TabBarLayout.Item, anchor: CGRect, hasIcon: Bool, frame: CGRect, isInline: Bool
  ) -> CGRect? {
    guard item.badgeSize.width > 0, item.badgeSize.height > 0, frame.size.width > 0,
      frame.size.height > 0
    else { return nil }
    let height = min(grid.ceil(item.badgeSize.height), frame.size.height)
    let size = CGSize(
      width: min(grid.ceil(item.badgeSize.width), max(frame.size.width, height)), height: height)
    let isDot = item.item.badge?.isDot ?? false
    var x = anchor.right + badgeReach(ofWidth: size.width, isDot: isDot) - size.width
    var y = anchor.top - (isDot ? size.height / 2 - dotDepth : 4)
    if case .fixed = form(of: item), !isDot, hasIcon, frame.top == content.top,
      !traits.edge.isVertical, style.iconOffset.y + item.item.iconOffset.y == 0
    {
      y = max(content.top + 3, anchor.top - 10)
    }
    x = max(frame.left, min(x, frame.right - size.width))
    y = max(frame.top, min(y, frame.bottom - size.height))
    let offset = isInline ? style.badge.inlineOffset : style.badge.offset
    let place = CGRect(
      left: grid.roundHalfUp(x + offset.x.finite), top: grid.roundHalfUp(y + offset.y.finite),
      width: size.width, height: size.height)
    return inBar(place, of: frame)
  }

  /// How far a badge reaches beyond its icon's trailing edge, in points.
  func badgeReach(ofWidth width: CGFloat, isDot: Bool) -> CGFloat {
    isDot ? width / 2 - dotDepth : width - 5
  }
}
