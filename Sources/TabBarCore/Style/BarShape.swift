// SPDX-License-Identifier: MIT

public import Foundation

/// A bar's outline: the shape of its body, and what the upper edge does at items that stand out.
///
/// Ground, border, hairline, shadow, blur and touches all follow this one outline.
///
/// ```swift
/// style.shape = .card(margins: BarInsets(left: 16, bottom: 8, right: 16), cornerRadius: 20)
///   .rising(.notch)
/// ```
public struct BarShape: Hashable, Sendable {
  /// The shape of the bar's body.
  public enum Body: Hashable, Sendable {
    /// The bar's rectangle.
    case straight
    /// The bar's rectangle with rounded upper corners; the radius in points.
    ///
    /// Along the screen's side the corners towards the page are round.
    case rounded(radius: CGFloat)
    /// A rounded card inside the bar; what is beside it belongs to the page.
    ///
    /// Margins and radius in points.
    case card(margins: BarInsets, cornerRadius: CGFloat)
    /// A card whose shorter sides are half circles; margins in points.
    case capsule(margins: BarInsets)
    /// An outline of the application's own.
    ///
    /// What rises in it is part of its path: neither ``BarShape/rise`` nor an item's own changes it,
    /// because only who drew the path knows how its upper edge goes on beside a rise. An item that
    /// stands out lies over the edge, with its own shape for touches. A rise that keeps its width is
    /// drawn into the ends that do, see ``CustomOutline/endWidth``.
    case custom(CustomOutline)
  }

  /// What the upper edge does at an item that stands out of the bar.
  public enum Rise: String, Hashable, Sendable, CaseIterable, Codable {
    /// Nothing: the item lies over the edge.
    case none
    /// Bulges above the item in an arc.
    case bulge
    /// Is cut out around the item like a cradle.
    ///
    /// At an end of the bar where only a tip would be left beside it, less than half as high as it is
    /// deep, it runs out to the end as a ledge below the button, which leaves 16 points of the bar, or a
    /// third of a bar lower than 48; a button that hangs lower covers a part of them. Beside a bulge
    /// the edge runs straight from the one's arc into the other's.
    case notch
    /// Swings up over the item in a wide wave with a dip at each side.
    case wave
  }

  /// The shape of the bar's body.
  public var body: Body
  /// What the upper edge does at items that stand out; an item's own
  /// ``Placement/rise`` wins.
  ///
  /// It changes nothing about a custom body, whose path has its rises already.
  public var rise: Rise

  /// Makes a shape; by default the bar's rectangle, over whose edge items stand out.
  public init(_ body: Body = .straight, rise: Rise = .none) {
    self.body = body
    self.rise = rise
  }

  /// The same body with another upper edge at items that stand out.
  public func rising(_ rise: Rise) -> BarShape { BarShape(body, rise: rise) }

  /// The bar's rectangle.
  public static let straight = BarShape()
  /// The bar's rectangle, bulging above every item that stands out.
  public static let bulge = BarShape(rise: .bulge)
  /// The bar's rectangle, cut out around every item that stands out.
  public static let notch = BarShape(rise: .notch)
  /// The bar's rectangle, waving over every item that stands out.
  public static let wave = BarShape(rise: .wave)

  /// The bar's rectangle with rounded upper corners; the radius in points.
  public static func rounded(radius: CGFloat) -> BarShape { BarShape(.rounded(radius: radius)) }

  /// A rounded card inside the bar; margins and radius in points.
  public static func card(margins: BarInsets, cornerRadius: CGFloat) -> BarShape {
    BarShape(.card(margins: margins, cornerRadius: cornerRadius))
  }

  /// A card whose shorter sides are half circles; margins in points.
  public static func capsule(margins: BarInsets) -> BarShape {
    BarShape(.capsule(margins: margins))
  }

  /// An outline of the application's own.
  public static func custom(_ outline: CustomOutline) -> BarShape { BarShape(.custom(outline)) }

  /// What is left free around the body, in points.
  public var margins: BarInsets {
    switch body {
    case .card(let margins, _), .capsule(let margins): margins
    case .straight, .rounded, .custom: .zero
    }
  }

  /// What is left free around the body of a bar along that edge, in points.
  ///
  /// They turn with the bar: what is below it at the screen's lower edge is beside it at the side.
  public func margins(at edge: BarEdge) -> BarInsets {
    let own = margins
    switch edge {
    case .bottom: return own
    case .left:
      return BarInsets(top: own.left, left: own.bottom, bottom: own.right, right: own.top)
    case .right:
      return BarInsets(top: own.left, left: own.top, bottom: own.right, right: own.bottom)
    }
  }
}

/// An outline of the application's own, drawn once and fitted to bars of any width.
public struct CustomOutline: Hashable, Sendable {
  /// The outline for a bar of ``size``; y 0 is the bar's upper edge, what lies above is negative.
  ///
  /// What lies at the size's lower edge or below goes to the bar's, bottom inset included. Only the
  /// first piece counts; right to left it is mirrored. In a bar along the screen's side it is turned:
  /// its upper edge is the one towards the page, its left end the upper one.
  public var path: OutlinePath
  /// The size of the bar for which the path is drawn, without the bottom inset, in points.
  @ByLength public var size: CGSize
  /// How much of the path's left and right ends keeps its width, in points.
  ///
  /// What is between is stretched. The default is 0: everything is stretched.
  public var endWidth: CGFloat

  /// Makes an outline; by default all of it stretches with the bar's width.
  public init(_ path: OutlinePath, size: CGSize, endWidth: CGFloat = 0) {
    self.path = path
    self.size = size
    self.endWidth = endWidth
  }
}
