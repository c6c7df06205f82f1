// SPDX-License-Identifier: MIT

public import Foundation

extension TabBarStyle {
  /// The bar's outline.
  public enum Shape: Hashable, Sendable {
    /// The bar's rectangle; it bulges only above items placed so.
    case straight
    /// A rounded card inside the bar; what is beside it belongs to the page. Margins and radius in
    /// points.
    case card(margins: BarInsets, cornerRadius: CGFloat)
    /// The bar's rectangle, bulging above every item that stands out of the bar.
    case bulge
    /// The bar's rectangle, cut out around every item that stands out of the bar.
    case notch
  }

  /// What is drawn behind the items.
  public enum Background: Hashable, Sendable {
    /// Nothing: the page shows through.
    case none
    /// The system's translucent ground.
    case system
    /// One colour.
    case color(StyleColor)
    /// A picture.
    case image(IconSource, ImageFill)
  }

  /// How a picture fills the bar.
  public enum ImageFill: String, Hashable, Sendable, CaseIterable, Codable {
    /// Repeated in its own size.
    case tile
    /// Scaled to the bar.
    case stretch
  }

  /// What marks the selected item besides its colours.
  public enum Indicator: Hashable, Sendable {
    /// Nothing.
    case none
    /// A picture that fills the item's frame.
    case image(IconSource)
    /// A rounded field of one colour inside the item's frame.
    case pill(StyleColor)
  }

  /// The weight of a title's letters.
  public enum TitleWeight: String, Hashable, Sendable, CaseIterable, Codable {
    /// Normal text.
    case regular
    /// A little heavier, as in the system's bar.
    case medium
    /// Between medium and bold.
    case semibold
    /// Heavy text.
    case bold
  }

  /// What an icon does when its tab becomes selected; with reduced motion nothing moves.
  public enum SelectionAnimation: String, Hashable, Sendable, CaseIterable, Codable {
    /// Nothing.
    case none
    /// The icon grows a little and swings back.
    case bounce
  }

  /// How badges look; sizes in points.
  public struct BadgeStyle: Hashable, Sendable {
    /// The ground.
    ///
    /// The default is ``StyleColor/badge``.
    public var color: StyleColor = .badge
    /// The text.
    ///
    /// The default is white.
    public var textColor: StyleColor = .white
    /// The text's size.
    ///
    /// The default is 13.
    public var fontSize: CGFloat = 13
    /// The height, which is also the least width.
    ///
    /// The default is UIKit's 18.
    public var height: CGFloat = 18
    /// The room left and right of the text together.
    ///
    /// The default is 10.
    public var padding: CGFloat = 10
    /// The diameter of a dot.
    ///
    /// The default is 8.
    public var dotSize: CGFloat = 8

    /// Makes the default look.
    public init() {}

    /// The badge's size for a text of that size; a dot has no text (`nil`).
    public func size(forText text: CGSize?) -> CGSize {
      guard let text else { return CGSize(width: dotSize, height: dotSize) }
      let tall = max(height, text.height)
      return CGSize(width: max(tall, text.width + padding), height: tall)
    }
  }
}
