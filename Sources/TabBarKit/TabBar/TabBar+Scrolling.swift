// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

/// Which item a scrolling bar keeps in sight, and where it is.
struct ItemInSight: Equatable {
  var id: TabID
  var frame: CGRect
  var room: CGRect
  var contentSize: CGSize
}

extension TabBar {
  /// What holds indicator, tabs and actions: the bar itself, or what it scrolls.
  var itemsHost: UIView { scroller?.content ?? self }

  /// How far the items are scrolled, in points.
  var scrollOffset: BarOffset {
    scroller.map { BarOffset(x: $0.contentOffset.x, y: $0.contentOffset.y) } ?? .zero
  }

  /// Makes the room in which items scroll, or takes it away where all of them fit.
  func updateScroller(_ layout: TabBarLayout) {
    guard layout.scrolls else {
      guard let scroller else { return }
      self.scroller = nil
      inSight = nil
      moveItems(to: self)
      scroller.removeFromSuperview()
      return
    }
    let isNew = scroller == nil
    let scroller = self.scroller ?? makeScroller()
    // Items that stand out of the bar must not be cut off, but those beside it must.
    var room = layout.contentFrame
    let upper = min(room.minY, layout.items.map(\.frame.minY).min() ?? 0)
    if !edge.isVertical {
      room.size.height += room.minY - upper
      room.origin.y = upper
    }
    var size = layout.contentSize
    if !edge.isVertical { size.height = room.height }
    if scroller.frame != room { scroller.frame = room }
    if scroller.contentSize != size { scroller.contentSize = size }
    scroller.content.frame = CGRect(
      x: -room.minX, y: -room.minY, width: room.minX + size.width,
      height: room.minY + max(size.height, room.height))
    if isNew, layoutTraits.isRightToLeft, !edge.isVertical {
      scroller.contentOffset.x = size.width - room.width
    }
  }

  private func makeScroller() -> BarScrollView {
    let scroller = BarScrollView()
    scroller.onScroll = { [weak self] in
      self?.controls.values.forEach { $0.updateActivationPoint() }
    }
    insertSubview(scroller, aboveSubview: background)
    self.scroller = scroller
    moveItems(to: scroller.content)
    return scroller
  }

  private func moveItems(to host: UIView) {
    host.addSubview(indicator)
    host.addSubview(tabsView)
    for control in controls.values where control.item.role == .action { host.addSubview(control) }
  }

  /// Scrolls the selected item into sight where it, or the room, has changed: what the user has
  /// scrolled stays otherwise.
  func keepSelectionInSight(_ layout: TabBarLayout) {
    guard let scroller, let id = highlightedID, let frame = layout[id]?.frame else {
      return inSight = nil
    }
    let new = ItemInSight(
      id: id, frame: frame, room: scroller.frame, contentSize: layout.contentSize)
    guard new != inSight else { return }
    let isOther = inSight.map { $0.id != id && $0.contentSize == new.contentSize } ?? false
    let isAnimated = isOther && revealsAnimated && window != nil && !Accessibility.reducesMotion
    inSight = new
    revealsAnimated = false
    if let offset = offset(showing: frame, in: scroller) {
      scroller.setContentOffset(offset, animated: isAnimated)
    }
  }

  /// Scrolls an item into sight at once; false where it is already, or where nothing scrolls.
  func reveal(_ id: TabID) -> Bool {
    layoutIfNeeded()
    guard let scroller, let frame = makeLayout()[id]?.frame else { return false }
    let seen = scroller.bounds.offsetBy(dx: scroller.frame.minX, dy: scroller.frame.minY)
    guard !seen.insetBy(dx: -1, dy: -1).contains(frame),
      let offset = offset(showing: frame, in: scroller)
    else { return false }
    scroller.setContentOffset(offset, animated: false)
    return true
  }

  /// The nearest offset that shows an item and a part of its neighbours; nil if it is the present one.
  private func offset(showing frame: CGRect, in scroller: BarScrollView) -> CGPoint? {
    func offset(
      _ start: CGFloat, _ length: CGFloat, now: CGFloat, room: CGFloat, all: CGFloat
    ) -> CGFloat {
      let margin = max(0, min(length / 2, (room - length) / 2))
      let wanted = min(max(now, start + length + margin - room), start - margin)
      return min(max(0, wanted), max(0, all - room))
    }
    var target = scroller.contentOffset
    let own = frame.offsetBy(dx: -scroller.frame.minX, dy: -scroller.frame.minY)
    if edge.isVertical {
      target.y = offset(
        own.minY, own.height, now: target.y, room: scroller.bounds.height,
        all: scroller.contentSize.height)
    } else {
      target.x = offset(
        own.minX, own.width, now: target.x, room: scroller.bounds.width,
        all: scroller.contentSize.width)
    }
    return target == scroller.contentOffset ? nil : target
  }
}
