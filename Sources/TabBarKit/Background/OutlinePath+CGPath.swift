// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

extension OutlinePath {
  /// The whole outline, closed.
  var cgPath: CGPath { Self.path(of: elements) }

  /// The outline's upper edge, open: what does not run along the sides or the lower edge.
  ///
  /// Around an outline that leaves room at both sides the line is closed, because the page surrounds
  /// it.
  ///
  /// - Parameters:
  ///   - bounds: The bar's bounds.
  ///   - rise: How many points higher an open edge is drawn.
  /// - Returns: The edge as a path to stroke.
  func topEdge(in bounds: CGRect, raisedBy rise: CGFloat) -> CGPath {
    let box = cgPath.boundingBoxOfPath
    guard !box.isNull, !isIsland(in: bounds) else { return cgPath }
    let path = CGMutablePath()
    var (start, current, pen): (CGPoint, CGPoint, CGPoint?) = (.zero, .zero, nil)
    func raised(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: point.y - rise) }
    func draw(_ end: CGPoint, _ add: () -> Void) {
      defer { current = end }
      guard !Self.isSide(from: current, to: end, of: box) else { return }
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

  /// Whether the page can be seen at both sides of the outline.
  func isIsland(in bounds: CGRect) -> Bool {
    let box = cgPath.boundingBoxOfPath
    return !box.isNull && box.minX > bounds.minX + 0.5 && box.maxX < bounds.maxX - 0.5
  }

  /// Whether a piece of an outline runs along a side or the lower edge, or lies in the lower half.
  private static func isSide(from start: CGPoint, to end: CGPoint, of box: CGRect) -> Bool {
    func both(_ isThere: (CGPoint) -> Bool) -> Bool { isThere(start) && isThere(end) }
    return both { abs($0.x - box.minX) < 0.01 } || both { abs($0.x - box.maxX) < 0.01 }
      || both { $0.y > box.midY }
  }

  /// Whether the outline is nothing but the rectangle.
  func isRectangle(_ rect: CGRect) -> Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point):
        abs(point.x - rect.minX) < 0.01 && (rect.minY - 0.01...rect.maxY + 0.01).contains(point.y)
          || abs(point.x - rect.maxX) < 0.01
            && (rect.minY - 0.01...rect.maxY + 0.01).contains(point.y)
      case .curve: false
      case .close: true
      }
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
