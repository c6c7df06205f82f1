// SPDX-License-Identifier: MIT

public import Foundation

/// A length in a bar: a part of the content height plus points.
public struct BarLength: Hashable, Sendable {
  /// The part of the content height, 0 to 1.
  public var fraction: CGFloat
  /// What is added, in points.
  public var points: CGFloat

  /// Makes a length of its two parts.
  ///
  /// Both are 0 by default.
  public init(fraction: CGFloat = 0, points: CGFloat = 0) {
    self.fraction = fraction
    self.points = points
  }

  /// The length in points in a bar of that content height.
  public func value(in contentHeight: CGFloat) -> CGFloat {
    fraction * contentHeight + points
  }

  /// A length in points.
  public static func points(_ points: CGFloat) -> BarLength { BarLength(points: points) }

  /// A part of the content height.
  public static func fraction(_ fraction: CGFloat) -> BarLength { BarLength(fraction: fraction) }
}

/// How an item's icon and title stand to each other.
public struct ItemArrangement: Hashable, Sendable {
  /// The kinds of arrangement.
  public enum Form: Hashable, Sendable {
    /// Icon and title each have their place in the content, measured from its top.
    case fixed(
      iconCenter: BarLength, maximumIconHeight: BarLength?, titleTop: BarLength,
      titleHeight: BarLength)
    /// Icon, gap (points) and title form one group in the content's middle.
    case grouped(gap: CGFloat)
    /// The title stands beside the icon, with a gap in points.
    case inline(gap: CGFloat)
  }

  /// The kind of arrangement.
  public var form: Form
  /// Whether icon and title go side by side where the bar is low or wide: in compact height and in
  /// regular width, as UIKit does.
  public var turnsInline: Bool
  /// The gap between icon and title where they have turned inline, in points.
  ///
  /// The default is 6.
  public var inlineGap: CGFloat

  /// Makes an arrangement.
  ///
  /// By default it turns inline in compact height and regular width, with a gap of 6 points.
  public init(_ form: Form, turnsInline: Bool = true, inlineGap: CGFloat = 6) {
    self.form = form
    self.turnsInline = turnsInline
    self.inlineGap = inlineGap
  }

  /// As the system's bar: of 49 points the icon's centre at 19, the title's box from 35.5, 12 high.
  public static let classic = ItemArrangement(
    .fixed(
      iconCenter: .fraction(19.0 / 49), maximumIconHeight: nil, titleTop: .fraction(35.5 / 49),
      titleHeight: .points(12)))

  /// Icon, gap and title as one group in the middle, the icon in its own size.
  ///
  /// The default gap is 5 points.
  public static func grouped(gap: CGFloat = 5) -> ItemArrangement {
    ItemArrangement(.grouped(gap: gap))
  }

  /// For bars of any height: the icon at most 0.6 of the height and centred at 0.3, the title's box
  /// from 5 points above 0.6 down to the end.
  public static let dock = ItemArrangement(
    .fixed(
      iconCenter: .fraction(0.3), maximumIconHeight: .fraction(0.6),
      titleTop: BarLength(fraction: 0.6, points: -5),
      titleHeight: BarLength(fraction: 0.4, points: 5)
    ), turnsInline: false)

  /// The title beside the icon in every situation.
  public static let inline = ItemArrangement(.inline(gap: 6))

  /// The form in a situation: the arrangement's own, or inline where it turns so.
  public func form(in traits: LayoutTraits) -> Form {
    if case .inline = form { return form }
    let goesInline = turnsInline && (traits.isCompactHeight || traits.isRegularWidth)
    return goesInline ? .inline(gap: inlineGap) : form
  }
}
