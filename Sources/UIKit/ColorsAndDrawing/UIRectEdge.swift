// SPDX-License-Identifier: MIT

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits: top 1, left 2, bottom 4, right 8.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static var top: UIRectEdge { UIRectEdge(rawValue: 1) }
  /// The left edge.
  public static var left: UIRectEdge { UIRectEdge(rawValue: 2) }
  /// The lower edge.
  public static var bottom: UIRectEdge { UIRectEdge(rawValue: 4) }
  /// The right edge.
  public static var right: UIRectEdge { UIRectEdge(rawValue: 8) }
  /// All four edges.
  public static var all: UIRectEdge { [.top, .left, .bottom, .right] }
}

/// Edges of a rectangle in terms of the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits: top 1, leading 2, bottom 4, trailing 8.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static var top: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1) }
  /// The edge where reading begins.
  public static var leading: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 2) }
  /// The lower edge.
  public static var bottom: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 4) }
  /// The edge where reading ends.
  public static var trailing: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 8) }
  /// All four edges.
  public static var all: NSDirectionalRectEdge { [.top, .leading, .bottom, .trailing] }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits: top left 1, top right 2, bottom left 4, bottom right 8.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner of the upper and left edges.
  public static var topLeft: UIRectCorner { UIRectCorner(rawValue: 1) }
  /// The corner of the upper and right edges.
  public static var topRight: UIRectCorner { UIRectCorner(rawValue: 2) }
  /// The corner of the lower and left edges.
  public static var bottomLeft: UIRectCorner { UIRectCorner(rawValue: 4) }
  /// The corner of the lower and right edges.
  public static var bottomRight: UIRectCorner { UIRectCorner(rawValue: 8) }
  /// All four corners; as in UIKit every bit is set.
  public static var allCorners: UIRectCorner { UIRectCorner(rawValue: ~0) }
}
