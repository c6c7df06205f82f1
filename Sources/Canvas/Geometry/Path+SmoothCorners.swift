// SPDX-License-Identifier: MIT
package import Foundation

extension Path {
  /// How far a smooth corner reaches along its sides, in radii; a side gives at most its half.
  private static let smoothReach = 1.53

  /// Adds a rectangle whose corners bend ever more from the side to the middle of the corner.
  ///
  /// A quarter of a circle begins to bend all at once, which the eye sees as an edge. A smooth
  /// corner touches the same circle in its middle, with the circle's own curvature, and ends
  /// straight, so that curvature never jumps.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - radii: The circles' radii in points; each at most half of the shorter side.
  package mutating func addSmoothRect(_ rect: CGRect, radii: CornerRadii) {
    func radius(_ size: CGSize) -> CGFloat {
      max(0, min(size.width, size.height, rect.width / 2, rect.height / 2))
    }
    move(to: CGPoint(x: rect.midX, y: rect.minY))
    addSmoothCorner(
      at: CGPoint(x: rect.maxX, y: rect.minY), radius: radius(radii.topRight), in: rect,
      along: Direction(dx: 1, dy: 0), into: Direction(dx: 0, dy: 1))
    addSmoothCorner(
      at: CGPoint(x: rect.maxX, y: rect.maxY), radius: radius(radii.bottomRight), in: rect,
      along: Direction(dx: 0, dy: 1), into: Direction(dx: -1, dy: 0))
    addSmoothCorner(
      at: CGPoint(x: rect.minX, y: rect.maxY), radius: radius(radii.bottomLeft), in: rect,
      along: Direction(dx: -1, dy: 0), into: Direction(dx: 0, dy: -1))
    addSmoothCorner(
      at: CGPoint(x: rect.minX, y: rect.minY), radius: radius(radii.topLeft), in: rect,
      along: Direction(dx: 0, dy: -1), into: Direction(dx: 1, dy: 0))
    close()
  }

  /// A direction of length 1 along a side.
  private struct Direction {
    let dx, dy: CGFloat
  }

  /// Adds the corner between a side that comes and one that leaves.
  private mutating func addSmoothCorner(
    at corner: CGPoint, radius: CGFloat, in rect: CGRect, along: Direction, into: Direction
  ) {
    guard radius > 0 else { return line(to: corner) }
    func point(back: CGFloat, on: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x - along.dx * back + into.dx * on,
        y: corner.y - along.dy * back + into.dy * on)
    }
    func reach(_ side: Direction) -> CGFloat {
      min(Self.smoothReach * radius, (side.dx == 0 ? rect.height : rect.width) / 2)
    }
    // The circle's middle lies this far from either side; its tangent there meets the sides at
    // twice as much, which leaves one control point to give the curve the circle's curvature.
    let middle = radius * (1 - CGFloat(0.5).squareRoot())
    let near = 2 * middle
    let far = near + 3 * CGFloat(2).squareRoot() * middle * middle / radius
    line(to: point(back: reach(along), on: 0))
    curve(
      to: point(back: middle, on: middle), control1: point(back: far, on: 0),
      control2: point(back: near, on: 0))
    curve(
      to: point(back: 0, on: reach(into)), control1: point(back: 0, on: near),
      control2: point(back: 0, on: far))
  }
}
