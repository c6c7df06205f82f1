// SPDX-License-Identifier: MIT
package import Foundation

/// A plane affine map: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
package struct AffineMatrix: Sendable, Hashable {
  package var a, b, c, d, tx, ty: Double

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  package static let identity = AffineMatrix(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  package static func translation(x: Double, y: Double) -> AffineMatrix {
    AffineMatrix(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  package static func scale(x: Double, y: Double) -> AffineMatrix {
    AffineMatrix(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Turns the x axis towards the y axis by `angle` radians.
  package static func rotation(by angle: Double) -> AffineMatrix {
    let (sine, cosine) = (sin(angle), cos(angle))
    return AffineMatrix(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  package var determinant: Double { a * d - b * c }

  /// Whether the map can be undone, and all its numbers are finite.
  package var isInvertible: Bool {
    let determinant = determinant
    return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
  }

  /// Whether rectangles stay rectangles whose sides follow the axes, unturned.
  package var keepsAxes: Bool { b == 0 && c == 0 }

  /// The map that does `self` first and `next` after it.
  package func followed(by next: AffineMatrix) -> AffineMatrix {
    AffineMatrix(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The inverse map, or nil where there is none.
  package var inverse: AffineMatrix? {
    guard isInvertible else { return nil }
    let k = 1 / determinant
    return AffineMatrix(
      a: d * k, b: -b * k, c: -c * k, d: a * k,
      tx: (c * ty - d * tx) * k, ty: (b * tx - a * ty) * k)
  }

  package func map(_ point: CGPoint) -> CGPoint {
    let (x, y) = (Double(point.x), Double(point.y))
    return CGPoint(x: a * x + c * y + tx, y: b * x + d * y + ty)
  }

  /// The upright rectangle around the mapped corners of `rect`.
  package func map(_ rect: CGRect) -> CGRect {
    if rect.isNull || rect.isInfinite { return rect }
    let corners = [
      map(CGPoint(x: rect.minX, y: rect.minY)), map(CGPoint(x: rect.maxX, y: rect.minY)),
      map(CGPoint(x: rect.minX, y: rect.maxY)), map(CGPoint(x: rect.maxX, y: rect.maxY)),
    ]
    return CGRect(enclosing: corners)
  }
}

extension CGRect {
  /// The smallest rectangle around `points`; the null rectangle for none.
  package init<Points: Sequence<CGPoint>>(enclosing points: Points) {
    var (left, top) = (CGFloat.infinity, CGFloat.infinity)
    var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    self = left > right ? .null : CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
