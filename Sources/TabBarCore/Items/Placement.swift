// SPDX-License-Identifier: MIT

public import Foundation

/// Where an item stands in the bar, and how much room and touch area it takes.
///
/// The default is ``normal``: an equal share of the bar's width, inside the bar. In a bar along the
/// screen's side only ``size`` and ``isCentered`` count, and nothing stands out.
public struct Placement: Hashable, Sendable {
  /// How an item with a size of its own stands vertically.
  public enum Vertical: Hashable, Sendable {
    /// On the content's lower edge if taller than the content (it then rises above the bar), else
    /// in the content's middle.
    case standing
    /// With its centre at this fraction of the content height below the bar's top edge.
    case centered(fraction: CGFloat)
    /// With its upper edge so many points above the bar's.
    case raised(by: CGFloat)
  }

  /// The item's own size in points; `nil` shares the width and fills the content's height.
  @ByLength public var size: CGSize?
  /// The item's own width in points at the content's height; ``size`` wins.
  ///
  /// `nil`, the default, shares what the others leave.
  public var width: CGFloat?
  /// The item's share of the width compared with its neighbours'; the default is 1.
  ///
  /// Where items stand together in the middle, it makes the item so many times as wide as they are.
  /// 0 and less leave it its minimum width.
  public var weight: CGFloat
  /// The least width in points that the item keeps while there is room; the default is 0.
  public var minimumWidth: CGFloat
  /// Whether the item keeps to the bar's middle, with half of the tabs on each side.
  ///
  /// Where a bar scrolls, or where a side would be too narrow for its items' least widths, it only
  /// stands between the two halves.
  public var isCentered: Bool
  /// How an item with a size of its own stands vertically.
  public var vertical: Vertical
  /// How far above its neighbours the icon is drawn, in points.
  ///
  /// The title stays in their line. Where titles go beside icons, this item's stays below its icon,
  /// unless the arrangement is inline everywhere.
  public var lift: CGFloat
  /// How far the bar's outline bulges above the item, in points.
  ///
  /// A bar that scrolls does not bulge.
  public var bulgeHeight: CGFloat
  /// What the bar's upper edge does at this item where it stands out.
  ///
  /// `nil`, the default, is what the style's shape says.
  public var rise: BarShape.Rise?
  /// The shape in which the item takes touches where it stands out of the bar.
  ///
  /// A larger field behind the icon (``ItemGround``) counts too: its rectangle added to the item's, or
  /// another shape as large as the field.
  public var touchShape: TouchShape

  /// Makes a placement of its parts; the factories cover the usual ones.
  public init(
    size: CGSize? = nil, width: CGFloat? = nil, weight: CGFloat = 1, minimumWidth: CGFloat = 0,
    isCentered: Bool = false, vertical: Vertical = .standing, lift: CGFloat = 0,
    bulgeHeight: CGFloat = 0, rise: BarShape.Rise? = nil, touchShape: TouchShape = .rectangle
  ) {
    self.size = size
    self.width = width
    self.weight = weight
    self.minimumWidth = minimumWidth
    self.rise = rise
    self.isCentered = isCentered
    self.vertical = vertical
    self.lift = lift
    self.bulgeHeight = bulgeHeight
    self.touchShape = touchShape
  }

  /// Whether the icon of an item without a size of its own is drawn higher than its neighbours'.
  var isLifted: Bool { size == nil && (lift.positive > 0 || bulgeHeight.positive > 0) }

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

  /// A round button that stands out of the bar by some points, at any place among the items.
  ///
  /// - Parameters:
  ///   - diameter: The button's diameter in points.
  ///   - points: How far it stands above the bar's upper edge, in points.
  ///   - isCentered: Whether it keeps to the bar's middle; the default is true.
  /// - Returns: The placement, in whose circle touches count.
  public static func round(
    diameter: CGFloat, raisedBy points: CGFloat, isCentered: Bool = true
  ) -> Placement {
    Placement(
      size: CGSize(width: diameter, height: diameter), isCentered: isCentered,
      vertical: .raised(by: points), touchShape: .circle)
  }

  /// A width of its own in points, at the content's height.
  public static func fixed(width: CGFloat) -> Placement { Placement(width: width) }

  /// A share of the width compared with the neighbours', and a least width in points.
  public static func weighted(_ weight: CGFloat, minimumWidth: CGFloat = 0) -> Placement {
    Placement(weight: weight, minimumWidth: minimumWidth)
  }

  /// An equal share of the width, above which the bar's outline bulges by some points.
  ///
  /// The icon is lifted by half of that.
  public static func bulge(height: CGFloat) -> Placement {
    Placement(bulgeHeight: height)
  }
}

/// The shape in which an item takes touches.
public enum TouchShape: Hashable, Sendable {
  /// The item's whole frame.
  case rectangle
  /// The largest circle in the middle of the item's frame.
  case circle
  /// The item's frame with its shorter sides rounded.
  case capsule
  /// A shape of the application's own, drawn in a square from 0 to 1 and fitted to the item's frame.
  case path(OutlinePath)
}
