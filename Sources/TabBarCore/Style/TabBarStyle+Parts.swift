// SPDX-License-Identifier: MIT

public import Foundation

extension TabBarStyle {
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
    /// Colours that run into one another.
    case gradient(BarGradient)
    /// What is behind the bar, blurred, perhaps under a colour that lets it show through.
    case blur(BarBlur, tint: StyleColor?)
  }

  /// How a picture fills the bar.
  public enum ImageFill: String, Hashable, Sendable, CaseIterable, Codable {
    /// Repeated in its own size.
    case tile
    /// Scaled to the bar.
    case stretch
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
    /// The icon stays a little larger while selected.
    case scale
    /// The icon turns once around its middle.
    case rotate
    /// The icon turns once around its upright axis.
    case flip
    /// The icon jumps and lands.
    case jump
    /// The icon fades over to its selected looks.
    case fade
  }

  /// How a badge comes and goes.
  public enum BadgeAnimation: String, Hashable, Sendable, CaseIterable, Codable {
    /// At once.
    case none
    /// It fades, in 0.2 seconds.
    case fade
    /// It grows out of its middle with a spring, in 0.3 seconds, and shrinks into it.
    case pop
  }

  /// What an item does while a finger is on it.
  public enum PressFeedback: String, Hashable, Sendable, CaseIterable, Codable {
    /// Nothing.
    case none
    /// Icon and title become fainter.
    case dim
    /// The whole button becomes smaller, 0.88 times its size in 0.12 seconds: the field behind the icon,
    /// icon, title, badge and a view of the application's own, as one; with reduced motion it dims.
    ///
    /// What takes touches keeps its size.
    case shrink
  }

  /// The tap that a finger feels when it selects a tab.
  public enum Haptic: String, Hashable, Sendable, CaseIterable, Codable {
    /// None.
    case none
    /// The system's tap of a changed selection.
    case selection
    /// A light knock.
    case light
    /// A medium knock.
    case medium
    /// A strong knock.
    case heavy
  }

  /// How items share a bar that is wider than they need.
  public enum ItemPositioning: String, Hashable, Sendable, CaseIterable, Codable {
    /// As UIKit: in regular width as ``centered``, else as ``fill``.
    case automatic
    /// They share all of the width.
    case fill
    /// They stand together in the middle, each ``TabBarStyle/itemWidth`` wide.
    case centered
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
    /// The text's weight.
    ///
    /// The default is ``TitleWeight/regular``.
    public var fontWeight: TitleWeight = .regular
    /// The PostScript name of the text's font, which has a weight of its own.
    ///
    /// The default, `nil`, and a name that there is no font of take the system's.
    public var fontName: String?
    /// The radius of the corners.
    ///
    /// The default, `nil`, is half of the height.
    public var cornerRadius: CGFloat?
    /// A line inside the edge, such as a white ring.
    ///
    /// The default is none.
    public var border: BarBorder?
    /// A shift from the badge's place where the title stands under the icon.
    public var offset: BarOffset = .zero
    /// A shift from the badge's place where the title stands beside the icon.
    public var inlineOffset: BarOffset = .zero
    /// How longer texts are cut.
    ///
    /// The default, `nil`, cuts none.
    public var truncation: BadgeTruncation?
    /// How badges come and go; with reduced motion they are simply there.
    ///
    /// The default is ``BadgeAnimation/none``.
    public var animation: BadgeAnimation = .none
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
