// SPDX-License-Identifier: MIT
public import Foundation

/// A direction with a length.
public struct CGVector: Sendable, Hashable, Codable {
  /// The part along x.
  public var dx: CGFloat
  /// The part along y.
  public var dy: CGFloat

  /// The vector without a length.
  public static var zero: CGVector { CGVector() }

  /// Creates the vector without a length.
  public init() {
    self.init(dx: CGFloat(0), dy: 0)
  }

  /// Creates a vector from its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    (self.dx, self.dy) = (dx, dy)
  }

  /// Creates a vector from whole parts.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}
