// SPDX-License-Identifier: MIT

import Foundation

/// A path as corners, kept to answer quickly which points lie inside.
struct OutlinePolygon: Sendable {
  private let corners: [CGPoint]
  private let top: CGFloat
  private let bottom: CGFloat

  init(_ path: OutlinePath) {
    corners = path.points()
    top = corners.map(\.y).min() ?? 0
    bottom = corners.map(\.y).max() ?? 0
  }

  /// Whether a point lies inside; left and top edges belong to the inside, right and bottom ones do
  /// not.
  func contains(_ point: CGPoint) -> Bool {
    guard point.y >= top, point.y < bottom, var last = corners.last else { return false }
    var isInside = false
    for corner in corners {
      if (corner.y > point.y) != (last.y > point.y) {
        let t = (point.y - corner.y) / (last.y - corner.y)
        if point.x < corner.x + t * (last.x - corner.x) { isInside.toggle() }
      }
      last = corner
    }
    return isInside
  }
}
