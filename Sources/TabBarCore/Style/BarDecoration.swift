// SPDX-License-Identifier: MIT

public import Foundation

/// Colours that run into one another.
public struct BarGradient: Hashable, Sendable {
  /// A colour and its place on the way from start to end, 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: StyleColor
    /// The place, 0 (start) to 1 (end).
    public var location: CGFloat

    /// Makes a stop.
    public init(_ color: StyleColor, at location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// Where a gradient runs to.
  public enum Direction: String, Hashable, Sendable, CaseIterable, Codable {
    /// From the outline's top to its bottom.
    case down
    /// From the leading to the trailing edge.
    case trailing
  }

  /// The colours in order.
  public var stops: [Stop]
  /// Where the gradient runs to.
  public var direction: Direction

  /// Makes a gradient of stops; by default it runs down.
  public init(_ stops: [Stop], direction: Direction = .down) {
    self.stops = stops
    self.direction = direction
  }

  /// Makes a gradient of colours at equal distances; by default it runs down.
  public init(colors: [StyleColor], direction: Direction = .down) {
    let last = CGFloat(max(colors.count - 1, 1))
    self.init(
      colors.enumerated().map { Stop($1, at: CGFloat($0) / last) }, direction: direction)
  }
}

/// A line along the whole outline, inside it.
public struct BarBorder: Hashable, Sendable {
  /// The line's colour.
  public var color: StyleColor
  /// The line's width in points.
  public var width: CGFloat

  /// Makes a line; by default one point wide.
  public init(_ color: StyleColor, width: CGFloat = 1) {
    self.color = color
    self.width = width
  }
}

/// What an outline casts on the page behind it; lengths in points.
public struct BarShadow: Hashable, Sendable {
  /// The shadow's colour.
  public var color: StyleColor
  /// The shadow's opacity, 0 to 1.
  public var opacity: CGFloat
  /// How far the shadow is blurred.
  public var radius: CGFloat
  /// How far the shadow is moved.
  public var offset: BarOffset

  /// Makes a shadow; by default black at 0.12, blurred by 10 points and moved 3 down.
  public init(
    _ color: StyleColor = .black, opacity: CGFloat = 0.12, radius: CGFloat = 10,
    offset: BarOffset = BarOffset(y: 3)
  ) {
    self.color = color
    self.opacity = opacity
    self.radius = radius
    self.offset = offset
  }
}

/// How strongly what is behind a bar is blurred: the system's materials.
public enum BarBlur: String, Hashable, Sendable, CaseIterable, Codable {
  /// The system's own bars.
  case chrome
  /// Hardly tinted.
  case ultraThin
  /// A little tinted.
  case thin
  /// Between thin and thick.
  case regular
  /// Strongly tinted.
  case thick
}
