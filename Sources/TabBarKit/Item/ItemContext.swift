// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
import UIKit

/// What an item's looks depend on besides the item.
@MainActor struct ItemContext {
  /// The bar's style; its badges are already as large as the user's text size lets them be.
  let style: TabBarStyle
  let traits: LayoutTraits
  let tint: UIColor
  let selectedID: TabID?
  let dotDescription: String
  let text: TextSize
  /// The picture of a source.
  let picture: (IconSource) -> UIImage?
  /// The application's own views for badges.
  let badgeViews: [TabID: UIView]
  /// The picture of an item in a state.
  let icon: (_ item: BarItem, _ selected: Bool, _ highlighted: Bool) -> (LoadedIcon?, IconSource?)
}

/// How large and heavy the user wants text to be, and how much of that a bar gives.
struct TextSize: Equatable {
  /// How many times larger than designed the user wants text.
  let wanted: CGFloat
  /// How many times larger the bar shows text; at least 1.
  let shown: CGFloat
  /// Whether the user wants bold text.
  let isBold: Bool

  /// As UIKit scales an application's own sizes, up to the style's limit; never smaller than designed.
  @MainActor init(_ style: TabBarStyle, traits: UITraitCollection) {
    // A thousand points: UIKit rounds what it scales to thirds of a point.
    wanted = UIFontMetrics.default.scaledValue(for: 1000, compatibleWith: traits) / 1000
    shown = max(1, min(wanted, style.maximumTextScale))
    isBold = traits.legibilityWeight == .bold
  }

  /// Whether text is as large as the user wants it.
  var isEnough: Bool { shown > 1 && wanted <= shown }
}

extension TabBarStyle.BadgeStyle {
  /// The same badges for users of larger or bold text.
  func scaled(for text: TextSize) -> Self {
    let scale = text.shown
    var copy = self
    if text.isBold { copy.fontWeight = fontWeight.heavier }
    copy.fontSize *= scale
    copy.height *= scale
    copy.padding *= scale
    copy.dotSize *= scale
    return copy
  }
}

extension TabBarStyle.BadgeStyle {
  /// The font of the text; the system's where there is none of that name.
  var font: UIFont {
    fontName.flatMap { UIFont(name: $0, size: fontSize) }
      ?? .systemFont(ofSize: fontSize, weight: fontWeight.uiKit)
  }
}

extension TabBarStyle.TitleWeight {
  /// The next step for users of bold text.
  fileprivate var heavier: Self {
    switch self {
    case .regular: .medium
    case .medium: .semibold
    case .semibold, .bold: .bold
    }
  }

  /// The weight as UIKit knows it.
  var uiKit: UIFont.Weight {
    switch self {
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    }
  }

  /// The weight as UIKit knows it; one step heavier for users of bold text.
  func uiKit(isBold: Bool) -> UIFont.Weight { isBold ? uiKit.heavier : uiKit }
}
