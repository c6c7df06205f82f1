// SPDX-License-Identifier: MIT

public import Foundation

/// The parts of a bar's edges that hold no content, in points, as the safe area leaves them.
public struct BarInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: CGFloat
  /// From the left edge.
  public var left: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the right edge.
  public var right: CGFloat

  /// Makes insets; all are 0 by default.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = BarInsets()
}

/// The edge of the screen along which a bar lies.
public enum BarEdge: String, Hashable, Sendable, CaseIterable, Codable {
  /// The lower edge: items stand side by side.
  case bottom
  /// The left edge, in every language: items stand one below the other, icons only.
  case left
  /// The right edge, in every language: items stand one below the other, icons only.
  case right

  /// Whether items stand one below the other.
  public var isVertical: Bool { self != .bottom }
}

/// What a bar's layout depends on besides its size.
public struct LayoutTraits: Hashable, Sendable {
  /// Whether the first item stands at the right.
  ///
  /// The default is `false`.
  public var isRightToLeft: Bool
  /// Pixels in a point; edges are put on whole pixels.
  ///
  /// 0 and less count as 1. The default is 1.
  public var displayScale: CGFloat
  /// Whether the vertical size class is compact, as on an iPhone in landscape.
  ///
  /// The default is `false`.
  public var isCompactHeight: Bool
  /// Whether the horizontal size class is regular, as on an iPad.
  ///
  /// The default is `false`.
  public var isRegularWidth: Bool
  /// The edge of the screen along which the bar lies.
  ///
  /// The default is ``BarEdge/bottom``.
  public var edge: BarEdge

  /// Makes traits; by default left to right, one pixel a point, portrait iPhone.
  public init(
    isRightToLeft: Bool = false, displayScale: CGFloat = 1, isCompactHeight: Bool = false,
    isRegularWidth: Bool = false, edge: BarEdge = .bottom
  ) {
    self.isRightToLeft = isRightToLeft
    self.displayScale = displayScale
    self.isCompactHeight = isCompactHeight
    self.isRegularWidth = isRegularWidth
    self.edge = edge
  }
}
