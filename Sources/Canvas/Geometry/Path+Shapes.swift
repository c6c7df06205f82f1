// SPDX-License-Identifier: MIT
package import Foundation

extension Path {
  /// How far a control point stands from the end of a quarter circle of radius 1.
  private static let quarterCircle = 0.552_284_749_830_793_6

  package init(rect: CGRect) {
    self.init()
    addRect(rect)
  }

  package init(roundedRect rect: CGRect, radius: Double) {
    self.init()
    addRoundedRect(rect, radii: CornerRadii(all: CGSize(width: radius, height: radius)))
  }

  package init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  package mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  package mutating func addEllipse(in rect: CGRect) {
    let radius = CGSize(width: rect.width / 2, height: rect.height / 2)
    addRoundedRect(rect, radii: CornerRadii(all: radius))
  }

  /// The radii of the four corners, in points.
  package struct CornerRadii: Sendable, Hashable {
    package var topLeft, topRight, bottomRight, bottomLeft: CGSize

    package init(all radius: CGSize) {
      self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    package init(topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize) {
      (self.topLeft, self.topRight) = (topLeft, topRight)
      (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
    }
  }

  /// Adds a rectangle with rounded corners; a radius is at most half of the side it stands on.
  package mutating func addRoundedRect(_ rect: CGRect, radii: CornerRadii) {
    func fit(_ radius: CGSize) -> CGSize {
      CGSize(
        width: max(0, min(radius.width, rect.width / 2)),
        height: max(0, min(radius.height, rect.height / 2)))
    }
    let rest = CGFloat(1 - Self.quarterCircle)
    func corner(_ at: CGPoint, _ size: CGSize, _ horizontal: CGFloat, _ vertical: CGFloat) {
      // `horizontal` and `vertical` point from the corner into the rectangle.
      guard size.width > 0, size.height > 0 else { return line(to: at) }
      let beside = CGPoint(x: at.x + horizontal * size.width, y: at.y)
      let below = CGPoint(x: at.x, y: at.y + vertical * size.height)
      let beside2 = CGPoint(x: at.x + horizontal * size.width * rest, y: at.y)
      let below2 = CGPoint(x: at.x, y: at.y + vertical * size.height * rest)
      if horizontal * vertical < 0 {
        line(to: beside)
        curve(to: below, control1: beside2, control2: below2)
      } else {
        line(to: below)
        curve(to: beside, control1: below2, control2: beside2)
      }
    }
    move(to: CGPoint(x: rect.minX + fit(radii.topLeft).width, y: rect.minY))
    corner(CGPoint(x: rect.maxX, y: rect.minY), fit(radii.topRight), -1, 1)
    corner(CGPoint(x: rect.maxX, y: rect.maxY), fit(radii.bottomRight), -1, -1)
    corner(CGPoint(x: rect.minX, y: rect.maxY), fit(radii.bottomLeft), 1, -1)
    corner(CGPoint(x: rect.minX, y: rect.minY), fit(radii.topLeft), 1, 1)
    close()
  }

  /// Adds part of a circle, joined to the current point by a line.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Its radius in points.
  ///   - start: The angle to begin at, in radians from the x axis towards the y axis.
  ///   - end: The angle to stop at.
  ///   - increasing: Whether the angle grows on the way from `start` to `end`.
  package mutating func addArc(
    center: CGPoint, radius: Double, from start: Double, to end: Double, increasing: Bool
  ) {
    var sweep = end - start
    let turn = 2 * Double.pi
    if increasing, sweep < 0 {
      sweep = sweep.truncatingRemainder(dividingBy: turn) + turn
    } else if !increasing, sweep > 0 {
      sweep = sweep.truncatingRemainder(dividingBy: turn) - turn
    }
    addArc(center: center, radius: radius, from: start, sweep: min(turn, max(-turn, sweep)))
  }

  /// Adds part of a circle of `sweep` radians, joined to the current point by a line.
  package mutating func addArc(center: CGPoint, radius: Double, from start: Double, sweep: Double) {
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    if currentPoint == nil { move(to: point(start)) } else { line(to: point(start)) }
    // A quarter circle with a rounding error in its angle stays one segment.
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let reach = radius * 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (start + Double(index) * step, start + Double(index + 1) * step)
      let (first, last) = (point(from), point(to))
      curve(
        to: last,
        control1: CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
        control2: CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to)))
    }
  }
}

extension Path {
  /// Whether the path is one rectangle with level and upright sides.
  package var isUprightRect: Bool {
    guard elements.count == 5, elements[4] == .close, case .move(let first) = elements[0] else {
      return false
    }
    var corners = [first]
    for element in elements[1...3] {
      guard case .line(let point) = element else { return false }
      corners.append(point)
    }
    return zip(corners, corners[1...] + [first]).allSatisfy { $0.x == $1.x || $0.y == $1.y }
      && corners[0].x != corners[2].x && corners[0].y != corners[2].y
  }
}
