// SPDX-License-Identifier: MIT
public import Foundation

/// Distances from the four edges of a rectangle inwards, in points.
public struct UIEdgeInsets: Sendable, Hashable, Codable {
  /// The distance from the upper edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the lower edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// No distance at any edge.
  public static let zero = UIEdgeInsets()

  /// Creates insets without any distance.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets from four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// Distances from the edges inwards, in points, in terms of the reading direction.
public struct NSDirectionalEdgeInsets: Sendable, Hashable, Codable {
  /// The distance from the upper edge.
  public var top: CGFloat
  /// The distance from the edge where reading begins.
  public var leading: CGFloat
  /// The distance from the lower edge.
  public var bottom: CGFloat
  /// The distance from the edge where reading ends.
  public var trailing: CGFloat

  /// No distance at any edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets without any distance.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets from four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// A shift in points.
public struct UIOffset: Sendable, Hashable, Codable {
  /// The shift to the right.
  public var horizontal: CGFloat
  /// The shift downwards.
  public var vertical: CGFloat

  /// No shift.
  public static let zero = UIOffset()

  /// Creates an offset without any shift.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset from two shifts.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

extension CGRect {
  /// The rectangle with its edges moved inwards.
  ///
  /// As in UIKit the size becomes negative where the insets are larger than the rectangle.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
