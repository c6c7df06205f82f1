// SPDX-License-Identifier: MIT

public import Foundation

extension OutlinePath {
  /// The path as a polygon.
  ///
  /// - Parameter flatness: How far in points the polygon may lie from the curves. The default is 0.1.
  /// - Returns: The corners in order, the first not repeated at the end.
  public func points(flatness: CGFloat = 0.1) -> [CGPoint] {
    let tolerance = flatness.isFinite ? max(flatness, 0.01) : 0.1
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        append(point, to: &points)
      case .curve(let end, let control1, let control2):
        let start = points.last ?? end
        let steps = Self.steps(start, control1, control2, end, tolerance: tolerance)
        for step in 1...steps {
          let t = CGFloat(step) / CGFloat(steps)
          append(Self.point(at: t, start, control1, control2, end), to: &points)
        }
      case .close:
        break
      }
    }
    if let first = points.first, points.count > 1, points.last?.isEqual(to: first) == true {
      points.removeLast()
    }
    return points
  }

  /// Whether a point lies inside; left and top edges belong to the inside, right and bottom ones do
  /// not.
  public func contains(_ point: CGPoint) -> Bool {
    OutlinePolygon(self).contains(point)
  }

  /// The smallest rectangle around the path; `.zero` for the empty path.
  public var bounds: CGRect {
    let corners = points()
    guard let first = corners.first else { return CGRect() }
    var (minX, maxX, minY, maxY) = (first.x, first.x, first.y, first.y)
    for corner in corners {
      minX = min(minX, corner.x)
      maxX = max(maxX, corner.x)
      minY = min(minY, corner.y)
      maxY = max(maxY, corner.y)
    }
    return CGRect(left: minX, top: minY, width: maxX - minX, height: maxY - minY)
  }

  private func append(_ point: CGPoint, to points: inout [CGPoint]) {
    if points.last?.isEqual(to: point) != true { points.append(point) }
  }

  /// How many straight steps a curve needs: its second differences bound the distance to the chord.
  private static func steps(
    _ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint,
    tolerance: CGFloat
  ) -> Int {
    let one = hypot(
      start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y)
    let two = hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
    let count = (0.75 * max(one, two) / tolerance).squareRoot().rounded(.up)
    return count.isFinite ? Int(min(max(count, 1), 200)) : 1
  }

  private static func point(
    at t: CGFloat, _ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint
  ) -> CGPoint {
    if t == 1 { return end }
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }
}
