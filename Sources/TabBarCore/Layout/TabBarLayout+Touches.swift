// SPDX-License-Identifier: MIT

public import Foundation

extension TabBarLayout {
  /// Whether a point belongs to the bar: it lies inside the outline or in the shape of an item that
  /// stands out of it.
  ///
  /// All other points belong to the page behind.
  ///
  /// - Parameters:
  ///   - point: The point in the bar's coordinates.
  ///   - offset: How far the items are scrolled; the default is not at all.
  /// - Returns: Whether the bar takes touches there.
  public func contains(_ point: CGPoint, scrolledBy offset: BarOffset = .zero) -> Bool {
    if lookup.polygon.contains(point) { return true }
    guard showsItems(at: point) else { return false }
    let moved = CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    return lookup.standingOut.contains { items[$0].touchArea.contains(moved) }
  }

  /// The item that a touch at a point presses; `nil` beside the items and outside the bar.
  ///
  /// Where items meet, the one that stands out of the bar takes the touch, else the one whose middle
  /// is nearest.
  ///
  /// - Parameters:
  ///   - point: The point in the bar's coordinates.
  ///   - offset: How far the items are scrolled; the default is not at all.
  /// - Returns: The item's id.
  public func itemID(at point: CGPoint, scrolledBy offset: BarOffset = .zero) -> TabID? {
    guard contains(point, scrolledBy: offset), showsItems(at: point) else { return nil }
    let moved = CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    var best: ItemFrames?
    for item in items where item.touchArea.contains(moved) {
      guard let other = best else {
        best = item
        continue
      }
      if item.isAboveOthers != other.isAboveOthers {
        if item.isAboveOthers { best = item }
      } else if item.distance(to: moved) < other.distance(to: moved) {
        best = item
      }
    }
    return best?.id
  }

  /// Whether items are seen at a point: what is scrolled out at the content's ends is not.
  private func showsItems(at point: CGPoint) -> Bool {
    guard scrolls else { return true }
    let frame = contentFrame
    return indicators.edge.isVertical
      ? point.y >= frame.top && point.y < frame.bottom
      : point.x >= frame.left && point.x < frame.right
  }
}

extension ItemFrames {
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    let dx = point.x - touchArea.rect.centerX
    let dy = point.y - touchArea.rect.centerY
    return dx * dx + dy * dy
  }
}

/// What a layout makes once of its frames and outline, to answer questions fast.
///
/// It follows from them, so it counts neither for equality nor for hashes.
struct LayoutLookup: Hashable, Sendable {
  let polygon: OutlinePolygon
  /// The places of the items that take touches outside the outline.
  let standingOut: [Int]
  private let indices: [TabID: Int]

  init(items: [ItemFrames], outline: OutlinePath) {
    polygon = OutlinePolygon(outline)
    standingOut = items.indices.filter { items[$0].extendsTouches }
    var indices: [TabID: Int] = [:]
    indices.reserveCapacity(items.count)
    for (index, item) in items.enumerated() where indices[item.id] == nil {
      indices[item.id] = index
    }
    self.indices = indices
  }

  func index(of id: TabID) -> Int? { indices[id] }

  static func == (left: LayoutLookup, right: LayoutLookup) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
