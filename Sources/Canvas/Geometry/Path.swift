// SPDX-License-Identifier: MIT
package import Foundation

/// Lines and curves as a value.
///
/// Curves are cubic; quadratic ones and arcs are turned into cubic ones as they are added.
package struct Path: Sendable, Hashable {
  package enum Element: Sendable, Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  package private(set) var elements: [Element] = []
  /// Where the next segment begins.
  package private(set) var currentPoint: CGPoint?
  private var subpathStart: CGPoint?

  package init() {}

  package var isEmpty: Bool { elements.isEmpty }

  package mutating func move(to point: CGPoint) {
    // A move after a move replaces it: a subpath of one point draws nothing.
    if case .move = elements.last { elements.removeLast() }
    elements.append(.move(point))
    (currentPoint, subpathStart) = (point, point)
  }

  /// Adds a line; without a current point it only moves there.
  package mutating func line(to point: CGPoint) {
    guard prepareSegment() else { return move(to: point) }
    elements.append(.line(point))
    currentPoint = point
  }

  /// Adds a cubic curve; without a current point it begins at its first control point.
  package mutating func curve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if !prepareSegment() { move(to: control1) }
    elements.append(.curve(control1, control2, end))
    currentPoint = end
  }

  package mutating func quadCurve(to end: CGPoint, control: CGPoint) {
    let start = currentPoint ?? control
    func third(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    curve(to: end, control1: third(start), control2: third(end))
  }

  package mutating func close() {
    guard let subpathStart, elements.last != .close else { return }
    elements.append(.close)
    currentPoint = subpathStart
  }

  package mutating func append(_ other: Path) {
    if case .move = other.elements.first, case .move = elements.last { elements.removeLast() }
    elements += other.elements
    (currentPoint, subpathStart) = (other.currentPoint, other.subpathStart)
  }

  package func transformed(by matrix: AffineMatrix) -> Path {
    var path = self
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(matrix.map(point))
      case .line(let point): .line(matrix.map(point))
      case .curve(let control1, let control2, let end):
        .curve(matrix.map(control1), matrix.map(control2), matrix.map(end))
      case .close: .close
      }
    }
    path.currentPoint = currentPoint.map(matrix.map)
    path.subpathStart = subpathStart.map(matrix.map)
    return path
  }

  /// After a closed subpath the next segment begins a new one at the same place.
  private mutating func prepareSegment() -> Bool {
    guard let currentPoint else { return false }
    if elements.last == .close { move(to: currentPoint) }
    return true
  }
}
