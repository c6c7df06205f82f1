// SPDX-License-Identifier: MIT

public import Foundation

/// Where an item stands in the bar, and how much room and touch area it takes.
///
/// The default is ``normal``: an equal share of the bar's width, inside the bar.
public struct Placement: Hashable, Sendable {
  /// How an item with a size of its own stands vertically.
  public enum Vertical: Hashable, Sendable {
    /// On the content's lower edge if taller than the content (it then rises above the bar), else
    /// in the content's middle.
    case standing
    /// With its centre at this fraction of the content height below the bar's top edge.
    case centered(fraction: CGFloat)
  }

  /// The item's own size in points; `nil` shares the width and fills the content's height.
  @ByLength public var size: CGSize?
  /// Whether the item keeps to the bar's middle, with half of the tabs on each side.
  public var isCentered: Bool
  /// How an item with a size of its own stands vertically.
  public var vertical: Vertical
  /// How far above its neighbours the icon is drawn, in points.
  ///
  /// The title stays in their line.
  public var lift: CGFloat
  /// How far the bar's outline bulges above the item, in points.
  public var bulgeHeight: CGFloat
  /// The shape in which the item takes touches where it stands out of the bar.
  public var touchShape: TouchShape

  /// Makes a placement of its parts; the factories cover the usual ones.
  public init(
    size: CGSize? = nil, isCentered: Bool = false, vertical: Vertical = .standing,
    lift: CGFloat = 0, bulgeHeight: CGFloat = 0, touchShape: TouchShape = .rectangle
  ) {
    self.size = size
    self.isCentered = isCentered
    self.vertical = vertical
    self.lift = lift
    self.bulgeHeight = bulgeHeight
    self.touchShape = touchShape
  }

  /// An equal share of the width, inside the bar.
  public static let normal = Placement()

  /// A centre item of its own size in points: it stays on the bar's middle, ⌊n/2⌋ of n tabs before
  /// it.
  ///
  /// Taller than the content it stands on the content's lower edge and rises above the bar.
  public static func center(size: CGSize, touchShape: TouchShape = .rectangle) -> Placement {
    Placement(size: size, isCentered: true, touchShape: touchShape)
  }

  /// An equal share of the width, with the icon drawn some points higher.
  public static func raised(by points: CGFloat, touchShape: TouchShape = .rectangle) -> Placement {
    Placement(lift: points, touchShape: touchShape)
  }

  /// A centre item of its own size in points whose vertical centre lies at a fraction of the content
  /// height; 0.2 puts most of a tall button above the bar.
  public static func raised(
    size: CGSize, centerY fraction: CGFloat, touchShape: TouchShape = .rectangle
  ) -> Placement {
    Placement(
      size: size, isCentered: true, vertical: .centered(fraction: fraction),
      touchShape: touchShape)
  }

  /// An equal share of the width, above which the bar's outline bulges by some points.
  ///
  /// The icon is lifted by half of that.
  public static func bulge(height: CGFloat) -> Placement {
    Placement(bulgeHeight: height)
  }
}

/// The shape in which an item takes touches.
public enum TouchShape: String, Hashable, Sendable, CaseIterable, Codable {
  /// The item's whole frame.
  case rectangle
  /// The largest circle in the middle of the item's frame.
  case circle
  /// The item's frame with its shorter sides rounded.
  case capsule
}
