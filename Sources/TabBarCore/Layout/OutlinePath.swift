// SPDX-License-Identifier: MIT

public import Foundation

/// A closed path as numbers: the outline of a bar, in the bar's coordinates.
public struct OutlinePath: Hashable, Sendable {
  /// A step of a path.
  public enum Element: Sendable {
    /// Begins at a point.
    case move(CGPoint)
    /// Goes straight to a point.
    case line(CGPoint)
    /// Goes to a point along a cubic curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Goes straight back to the beginning.
    case close
  }

  /// The steps, from the first `move`.
  public private(set) var elements: [Element]

  /// Makes a path of steps.
  ///
  /// The default is the empty path.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  mutating func append(_ element: Element) {
    elements.append(element)
  }
}

extension OutlinePath.Element: Hashable {
  private var parts: (kind: Int, points: [CGPoint]) {
    switch self {
    case .move(let point): (0, [point])
    case .line(let point): (1, [point])
    case .curve(let end, let control1, let control2): (2, [end, control1, control2])
    case .close: (3, [])
    }
  }

  /// Compares kind and points.
  public static func == (left: Self, right: Self) -> Bool {
    left.parts.kind == right.parts.kind
      && left.parts.points.map(\.lengths) == right.parts.points.map(\.lengths)
  }

  /// Feeds kind and points.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(parts.kind)
    hasher.combine(parts.points.map(\.lengths))
  }
}
