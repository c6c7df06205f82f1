// SPDX-License-Identifier: MIT
package import Foundation

extension Path {
  /// The smallest rectangle around the lines and curves; the null rectangle for an empty path.
  package var bounds: CGRect {
    var points: [CGPoint] = []
    var last = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        points.append(point)
        last = point
      case .curve(let control1, let control2, let end):
        let curve = Cubic(start: last, control1: control1, control2: control2, end: end)
        points += curve.extremes.map(curve.point)
        points.append(end)
        last = end
      case .close: break
      }
    }
    return CGRect(enclosing: points)
  }

  /// The smallest rectangle around all points, control points included.
  package var controlBounds: CGRect {
    CGRect(
      enclosing: elements.flatMap { element -> [CGPoint] in
        switch element {
        case .move(let point), .line(let point): [point]
        case .curve(let control1, let control2, let end): [control1, control2, end]
        case .close: []
        }
      })
  }

  /// Whether `point` is inside, open subpaths taken as closed.
  package func contains(_ point: CGPoint, evenOdd: Bool = false) -> Bool {
    var winding = 0
    for (from, to) in edges() where (from.y <= point.y) != (to.y <= point.y) {
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      if x > point.x { winding += to.y > from.y ? 1 : -1 }
    }
    return evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// The outline as straight edges, every subpath closed.
  private func edges() -> [(CGPoint, CGPoint)] {
    var result: [(CGPoint, CGPoint)] = []
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let point):
        result.append((last, start))
        (start, last) = (point, point)
      case .line(let point):
        result.append((last, point))
        last = point
      case .curve(let control1, let control2, let end):
        let curve = Cubic(start: last, control1: control1, control2: control2, end: end)
        for point in curve.flattened {
          result.append((last, point))
          last = point
        }
      case .close:
        result.append((last, start))
        last = start
      }
    }
    result.append((last, start))
    return result
  }
}

/// One cubic curve.
private struct Cubic {
  var start, control1, control2, end: CGPoint

  func point(_ t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: p * start.x + q * control1.x + r * control2.x + s * end.x,
      y: p * start.y + q * control1.y + r * control2.y + s * end.y)
  }

  /// Where the curve turns back in x or in y, as parameters between 0 and 1.
  var extremes: [CGFloat] {
    Self.roots(start.x, control1.x, control2.x, end.x)
      + Self.roots(start.y, control1.y, control2.y, end.y)
  }

  private static func roots(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> [CGFloat] {
    // The derivative is a·t² + b·t + c, up to the factor 3.
    let (a, b, c) = (s - 3 * r + 3 * q - p, 2 * (r - 2 * q + p), q - p)
    var found: [CGFloat] = []
    if abs(a) < 1e-12 {
      if b != 0 { found = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      found = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return found.filter { $0 > 0 && $0 < 1 }
  }

  /// The points after the start of a polyline that stays within a hundredth of a point or so of
  /// the curve for shapes of a screen's size.
  var flattened: [CGPoint] {
    let reach =
      hypot(control1.x - start.x, control1.y - start.y)
      + hypot(control2.x - control1.x, control2.y - control1.y)
      + hypot(end.x - control2.x, end.y - control2.y)
    let count = max(8, min(256, Int(reach.isFinite ? reach : 0)))
    return (1...count).map { point(CGFloat($0) / CGFloat(count)) }
  }
}
