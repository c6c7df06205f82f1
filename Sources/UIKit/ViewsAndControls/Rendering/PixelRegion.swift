// SPDX-License-Identifier: MIT

internal import Canvas
internal import Foundation

/// A part of a picture, as a few rectangles of whole pixels that do not overlap.
struct PixelRegion {
  /// More rectangles cost more passes over the tree than they save pixels.
  private static let mostRects = 6

  private(set) var rects: [CGRect] = []
  /// The whole picture.
  let bounds: CGRect

  init(within bounds: CGRect) { self.bounds = bounds }

  var isEmpty: Bool { rects.isEmpty }

  /// The number of pixels.
  var area: Int { rects.reduce(0) { $0 + Int($1.width) * Int($1.height) } }

  /// Adds the whole pixels around a rectangle.
  mutating func add(_ rect: CGRect) {
    guard !rect.isNull, !rect.isEmpty else { return }
    merge(rect.integral.intersection(bounds))
    while rects.count > Self.mostRects { mergeNearest() }
  }

  func intersects(_ rect: CGRect) -> Bool {
    rects.contains { $0.overlaps(rect) }
  }

  /// Whether one of the rectangles contains another whole.
  func contains(_ rect: CGRect) -> Bool {
    rects.contains { $0.contains(rect) }
  }

  private mutating func merge(_ rect: CGRect) {
    guard rect.width >= 1, rect.height >= 1 else { return }
    var merged = rect
    while let index = rects.firstIndex(where: { $0.overlaps(merged) }) {
      merged = merged.union(rects.remove(at: index))
    }
    rects.append(merged)
  }

  /// Merges the two rectangles whose common one adds the fewest pixels.
  private mutating func mergeNearest() {
    var best: (one: Int, other: Int, cost: CGFloat)?
    for one in rects.indices {
      for other in rects.indices where other > one {
        let cost = rects[one].union(rects[other]).area - rects[one].area - rects[other].area
        if cost < best?.cost ?? .infinity { best = (one, other, cost) }
      }
    }
    guard let best else { return }
    let second = rects.remove(at: best.other)
    merge(rects.remove(at: best.one).union(second))
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }

  /// Whether there are points within both; touching edges are no overlap.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
