// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

extension OutlinePath {
  /// The whole outline, closed.
  var cgPath: CGPath { Self.path(of: elements[...]) }

  /// The outline's upper edge, open: from its first point to where it turns down.
  ///
  /// - Parameter rise: How many points higher the edge is drawn.
  /// - Returns: The edge as a path to stroke.
  func topEdge(raisedBy rise: CGFloat) -> CGPath {
    var current = CGPoint.zero
    var end = elements.startIndex
    search: for element in elements {
      switch element {
      case .line(let point):
        if abs(point.x - current.x) < 0.01, point.y > current.y { break search }
        current = point
      case .move(let point), .curve(let point, _, _):
        current = point
      case .close:
        break search
      }
      end += 1
    }
    // A rounded corner at the end is no part of it: the line begins after the corner at the start.
    while end > 0, end < elements.count, case .curve = elements[end - 1] { end -= 1 }
    return Self.path(of: elements[..<end], dy: -rise)
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

  private static func path(of elements: ArraySlice<Element>, dy: CGFloat = 0) -> CGPath {
    let path = CGMutablePath()
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: point.y + dy) }
    for element in elements {
      switch element {
      case .move(let point): path.move(to: moved(point))
      case .line(let point): path.addLine(to: moved(point))
      case .curve(let end, let one, let two):
        path.addCurve(to: moved(end), control1: moved(one), control2: moved(two))
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}
