// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

extension OutlinePath {
  /// The whole outline, closed.
  var cgPath: CGPath { Self.path(of: elements) }

  /// The outline's edge towards the page, open: a bottom bar's upper edge, a rail's inner side.
  ///
  /// Around an outline that leaves room at both ends the line is closed, because the page surrounds
  /// it.
  ///
  /// - Parameters:
  ///   - bounds: The bar's bounds.
  ///   - edge: The edge of the screen along which the bar lies.
  ///   - rise: How many points nearer to the page an open edge is drawn.
  /// - Returns: The edge as a path to stroke.
  func innerEdge(in bounds: CGRect, at edge: BarEdge, raisedBy rise: CGFloat) -> CGPath {
    let box = cgPath.boundingBoxOfPath
    guard !box.isNull, !isIsland(in: bounds, at: edge) else { return cgPath }
    let path = CGMutablePath()
    var (start, current, pen): (CGPoint, CGPoint, CGPoint?) = (.zero, .zero, nil)
    func raised(_ point: CGPoint) -> CGPoint {
      switch edge {
      case .bottom: CGPoint(x: point.x, y: point.y - rise)
      case .left: CGPoint(x: point.x + rise, y: point.y)
      case .right: CGPoint(x: point.x - rise, y: point.y)
      }
    }
    func draw(_ end: CGPoint, _ add: () -> Void) {
      defer { current = end }
      guard !Self.isSide(from: current, to: end, of: box, at: edge) else { return }
      if pen.map({ abs($0.x - current.x) + abs($0.y - current.y) < 0.01 }) != true {
        path.move(to: raised(current))
      }
      add()
      pen = end
    }
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let end): draw(end) { path.addLine(to: raised(end)) }
      case .curve(let end, let one, let two):
        draw(end) {
          path.addCurve(to: raised(end), control1: raised(one), control2: raised(two))
        }
      case .close: draw(start) { path.addLine(to: raised(start)) }
      }
    }
    return path
  }

  /// Whether the page can be seen at both ends of the outline.
  func isIsland(in bounds: CGRect, at edge: BarEdge) -> Bool {
    let box = cgPath.boundingBoxOfPath
    guard !box.isNull else { return false }
    return edge.isVertical
      ? box.minY > bounds.minY + 0.5 && box.maxY < bounds.maxY - 0.5
      : box.minX > bounds.minX + 0.5 && box.maxX < bounds.maxX - 0.5
  }

  /// Whether a piece of an outline runs along one of its ends, or belongs to its edge away from the
  /// page.
  ///
  /// The floor of a deep notch lies in the half away from the page too, but does not reach that edge.
  private static func isSide(
    from start: CGPoint, to end: CGPoint, of box: CGRect, at edge: BarEdge
  ) -> Bool {
    func both(_ isThere: (CGPoint) -> Bool) -> Bool { isThere(start) && isThere(end) }
    guard edge.isVertical else {
      return both { abs($0.x - box.minX) < 0.01 } || both { abs($0.x - box.maxX) < 0.01 }
        || both { $0.y > box.midY } && max(start.y, end.y) > box.maxY - 0.01
    }
    return both { abs($0.y - box.minY) < 0.01 } || both { abs($0.y - box.maxY) < 0.01 }
      || (edge == .left
        ? both { $0.x < box.midX } && min(start.x, end.x) < box.minX + 0.01
        : both { $0.x > box.midX } && max(start.x, end.x) > box.maxX - 0.01)
  }

  /// Whether the outline is nothing but the rectangle.
  func isRectangle(_ rect: CGRect) -> Bool {
    var corners: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        if corners.last.map({ point.isNear($0) }) != true { corners.append(point) }
      case .curve: return false
      case .close: break
      }
    }
    if corners.count == 5, let first = corners.first, corners.last?.isNear(first) == true {
      corners.removeLast()
    }
    guard corners.count == 4 else { return false }
    // All four, one beside the other: else it is a triangle, or crosses itself.
    let wanted = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    guard let start = wanted.firstIndex(where: { $0.isNear(corners[0]) }) else { return false }
    return [1, 3].contains { step in
      corners.indices.allSatisfy { corners[$0].isNear(wanted[(start + step * $0) % 4]) }
    }
  }

  private static func path(of elements: [Element]) -> CGPath {
    let path = CGMutablePath()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      case .curve(let end, let one, let two): path.addCurve(to: end, control1: one, control2: two)
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}

extension CGPoint {
  /// Whether another point is less than a hundredth of a point away in both directions.
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 0.01 && abs(y - other.y) < 0.01
  }
}
