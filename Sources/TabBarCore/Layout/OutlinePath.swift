// SPDX-License-Identifier: MIT

public import Foundation

/// A closed path as numbers: the outline of a bar, in the bar's coordinates.
public struct OutlinePath: Hashable, Sendable {
  /// A step of a path.
  public enum Element: Hashable, Sendable {
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
