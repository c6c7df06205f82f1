// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import TabBarPlatform
import UIKit

/// Which item a scrolling bar keeps in sight, and where it is.
struct ItemInSight: Equatable {
  var id: TabID
  /// The item's frame; its x from the end at which the first item stands.
  var frame: CGRect
  var room: CGRect
  var contentSize: CGSize
}

extension TabBar {
  /// How far above the bar what scrolls is seen, in points: shadows, and icons that jump.
  private var headroom: CGFloat { 48 }

  /// What holds tabs and actions: the bar itself, or what it scrolls.
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
    // Items that stand out of the bar must not be cut off, nor a mark in the bottom inset, but those
    // beside the bar must.
    var room = layout.contentFrame
    if !edge.isVertical {
      let tops = layout.items.flatMap { [$0.frame.minY, $0.groundFrame?.minY ?? room.minY] }
      let upper = min(room.minY, tops.min() ?? 0) - headroom
      room.size.height = max(room.maxY, bounds.maxY) - upper
      room.origin.y = upper
    }
    let former = scroller.bounds.size.width
    let rest = scroller.contentSize.width - scroller.contentOffset.x - former
    var size = layout.contentSize
    if !edge.isVertical { size.height = room.height }
    if scroller.frame != room { scroller.frame = room }
    if scroller.contentSize != size { scroller.contentSize = size }
    scroller.content.frame = CGRect(
      x: -room.minX, y: -room.minY, width: room.minX + size.width,
      height: room.minY + max(size.height, room.height))
    guard layoutTraits.isRightToLeft, !edge.isVertical else { return }
    // There the first item stands at the right end: what is seen keeps its distance from it.
    let offset = max(0, size.width - room.width - (isNew ? 0 : max(0, rest)))
    if scroller.contentOffset.x != offset { scroller.contentOffset.x = offset }
  }

  /// Where more is seen than lies inside the outline: what stands out of the bar.
  ///
  /// What the outline rises for is inside it.
  func spared(_ layout: TabBarLayout, outline: OutlinePath) -> [CGRect] {
    let content = layout.contentFrame
    if let scroller {
      guard !edge.isVertical else { return [] }
      let room = scroller.frame
      return [
        CGRect(x: room.minX, y: room.minY, width: room.width, height: content.minY - room.minY)
      ]
    }
    return layout.items.filter { item in
      item.frame.minY < content.minY
        && !outline.contains(CGPoint(x: item.frame.midX, y: content.minY - 1))
    }.map {
      CGRect(
        x: $0.frame.minX, y: $0.frame.minY, width: $0.frame.width,
        height: content.minY - $0.frame.minY)
    }
  }

  private func makeScroller() -> BarScrollView {
    let scroller = BarScrollView()
    scroller.onScroll = { [weak self] in self?.updateActivationPoints() }
    clipView.addSubview(scroller)
    self.scroller = scroller
    moveItems(to: scroller.content)
    return scroller
  }

  private func moveItems(to host: UIView) {
    if host === self { clipView.addSubview(indicator) } else { host.addSubview(indicator) }
    host.addSubview(tabsView)
    for control in controls.values where control.item.role == .action { host.addSubview(control) }
  }

  /// Scrolls the selected item into sight where it, or the room, has changed: what the user has
  /// scrolled stays otherwise.
  func keepSelectionInSight(_ layout: TabBarLayout) {
    guard let scroller, let id = highlightedID, let frame = layout[id]?.frame else {
      return inSight = nil
    }
    var new = ItemInSight(
      id: id, frame: frame, room: scroller.frame, contentSize: layout.contentSize)
    if layoutTraits.isRightToLeft, !edge.isVertical {
      new.frame.origin.x = layout.contentSize.width - frame.maxX
    }
    // Items that come or go behind it change nothing for it.
    var same = inSight
    same?.contentSize = new.contentSize
    guard new != same else { return inSight = new }
    if let progress, id == progress.from || id == progress.to {
      // The finger leads the items too; in another room it begins anew.
      if inSight?.room != new.room { swipeStart = nil }
      inSight = new
      revealsAnimated = false
      return scroll(along: progress)
    }
    let isOther = inSight.map { $0.id != id && $0.contentSize == new.contentSize } ?? false
    let isAnimated = isOther && revealsAnimated && window != nil && !Accessibility.reducesMotion
    inSight = new
    revealsAnimated = false
    let offset = offset(showing: frame, from: scroller.contentOffset, in: scroller)
    if offset != scroller.contentOffset { scroller.setContentOffset(offset, animated: isAnimated) }
  }

  /// Scrolls an item into sight at once; false where it is already, or where nothing scrolls.
  func reveal(_ id: TabID) -> Bool {
    layoutIfNeeded()
    guard let scroller, let frame = makeLayout()[id]?.frame else { return false }
    let seen = scroller.bounds.offsetBy(dx: scroller.frame.minX, dy: scroller.frame.minY)
    guard !seen.insetBy(dx: -1, dy: -1).contains(frame) else { return false }
    let offset = offset(showing: frame, from: scroller.contentOffset, in: scroller)
    guard offset != scroller.contentOffset else { return false }
    scroller.setContentOffset(offset, animated: false)
    return true
  }

  /// The offset nearest to another one that shows an item and a part of its neighbours.
  func offset(
    showing frame: CGRect, from present: CGPoint, in scroller: BarScrollView
  ) -> CGPoint {
    func offset(
      _ start: CGFloat, _ length: CGFloat, now: CGFloat, room: CGFloat, all: CGFloat
    ) -> CGFloat {
      let margin = max(0, min(length / 2, (room - length) / 2))
      let wanted = min(max(now, start + length + margin - room), start - margin)
      return min(max(0, wanted), max(0, all - room))
    }
    var target = present
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
    return target
  }
}
