// SPDX-License-Identifier: MIT

import Foundation

// What CoreGraphics adds to its structures is not part of Foundation on Apple's systems; the few
// things that layout needs are here, so that Foundation is enough everywhere.

extension CGRect {
  init(left: CGFloat, top: CGFloat, width: CGFloat, height: CGFloat) {
    self = CGRect(
      origin: CGPoint(x: left, y: top), size: CGSize(width: width, height: height))
  }

  var left: CGFloat { origin.x }
  var top: CGFloat { origin.y }
  var right: CGFloat { origin.x + size.width }
  var bottom: CGFloat { origin.y + size.height }
  var centerX: CGFloat { origin.x + size.width / 2 }
  var centerY: CGFloat { origin.y + size.height / 2 }

  /// Whether a point lies inside; left and top edges belong to it, right and bottom ones do not.
  func holds(_ point: CGPoint) -> Bool {
    point.x >= left && point.x < right && point.y >= top && point.y < bottom
  }

  /// The rectangle with that much taken away on each side.
  func shrunk(by margin: CGFloat) -> CGRect {
    CGRect(
      left: left + margin, top: top + margin, width: max(0, size.width - 2 * margin),
      height: max(0, size.height - 2 * margin))
  }
}

extension CGPoint {
  func isEqual(to other: CGPoint) -> Bool { x == other.x && y == other.y }
}
