// SPDX-License-Identifier: MIT

public import Foundation

extension UIButton {
  /// What a button shows, and how: a style of the system with a button's own content.
  ///
  /// Colours for the states come from the style: a disabled button is grey, a pressed one paler.
  public struct Configuration: Hashable {
    /// Which of the system's looks it is.
    enum Style: Hashable {
      case plain, filled, tinted, gray
    }

    let style: Style
    private var ownInsets: NSDirectionalEdgeInsets?
    private var placement = NSDirectionalRectEdge.leading.rawValue

    init(style: Style) {
      self.style = style
    }

    // MARK: Content

    /// The title; nil, the default, shows the button's title for its state.
    public var title: String?
    /// A smaller line below the title; none by default.
    public var subtitle: String?
    /// The image; nil, the default, shows the button's image for its state.
    ///
    /// Images are templates unless they say otherwise.
    public var image: UIImage?
    /// Size and weight of an image that is a symbol; the image's own by default.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Where a title breaks that is too long; between words by default.
    ///
    /// It takes as many lines as it needs; modes that cut the text show one line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Where a subtitle breaks that is too long; as the title by default.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    // MARK: Arrangement

    /// The side of the text on which the image is; the leading one by default.
    ///
    /// Of several edges the first of top, bottom, leading and trailing counts.
    public var imagePlacement: NSDirectionalRectEdge {
      get { NSDirectionalRectEdge(rawValue: placement) }
      set { placement = newValue.rawValue }
    }
    /// The distance between image and text, in points; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points; 1 by default.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle stand to each other; by the image's side by default.
    public var titleAlignment = TitleAlignment.automatic
    /// The distance of the content from the button's edges, in points; by `buttonSize` by default.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// Brings back the content's usual distance from the edges.
    public mutating func setDefaultContentInsets() {
      ownInsets = nil
    }

    /// The size of text and insets; medium by default.
    public var buttonSize = Size.medium
    /// How the corners are rounded; dynamically by default.
    public var cornerStyle = CornerStyle.dynamic

    // MARK: Colours

    /// The colour of text and image; the style's by default.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; the style's by default.
    ///
    /// Plain buttons show a pale tone of it, and only while they are selected.
    public var baseBackgroundColor: UIColor?
    /// Whether a selected button looks so by itself; true by default.
    ///
    /// A plain one is then tinted, and a grey or tinted one filled.
    public var automaticallyUpdateForSelection = true

    // MARK: Styles

    /// Text in the accent colour, without a background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// White text on the accent colour.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// Text in the accent colour on a pale tone of it.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// Text in the accent colour on grey.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// The system's plain style, which is `plain()` on an iPhone.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// The system's usual style with a background, which is `gray()` on an iPhone.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// The system's style in a pale accent, which is `tinted()` on an iPhone.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// The system's style of the main action, which is `filled()` on an iPhone.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }
  }

  /// A handler that changes a button's configuration when the button's state has changed.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

extension UIButton.Configuration {
  /// How large text and insets are.
  public enum Size: Sendable {
    /// The usual size: text of 17 points in a button of 34.
    case medium
    /// Text of 15 points in a button of 28.
    case small
    /// Text of 13 points in a button of 24.
    case mini
    /// Text of 17 points in a button of 50.
    case large
  }

  /// How title and subtitle stand to each other.
  public enum TitleAlignment: Sendable {
    /// Towards an image beside them; in the middle without one.
    case automatic
    /// Both begin at the same place.
    case leading
    /// Both have the same middle.
    case center
    /// Both end at the same place.
    case trailing
  }

  /// How the corners of a button's background are rounded.
  public enum CornerStyle: Sendable {
    /// By the button's size, whatever the text size.
    case fixed
    /// By the button's size, growing with the text size.
    case dynamic
    /// A little.
    case small
    /// Clearly.
    case medium
    /// Strongly.
    case large
    /// As far as they can be.
    case capsule
  }
}
