// SPDX-License-Identifier: MIT

public import Foundation

/// A shift in points from where the layout would put something.
public struct BarOffset: Hashable, Sendable {
  /// To the right; from right to left to the left.
  public var x: CGFloat
  /// Downwards.
  public var y: CGFloat

  /// Makes a shift; both parts are 0 by default.
  public init(x: CGFloat = 0, y: CGFloat = 0) {
    self.x = x
    self.y = y
  }

  /// No shift.
  public static let zero = BarOffset()
}
