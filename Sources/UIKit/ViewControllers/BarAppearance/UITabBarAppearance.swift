// SPDX-License-Identifier: MIT
public import Foundation

/// The look of a tab bar: its background and its items in three layouts.
@MainActor open class UITabBarAppearance: UIBarAppearance {
  private var stacked = UITabBarItemAppearance(style: .stacked)
  private var inline = UITabBarItemAppearance(style: .inline)
  private var compactInline = UITabBarItemAppearance(style: .compactInline)

  override func copyContents(of other: UIBarAppearance) {
    guard let other = other as? UITabBarAppearance else { return }
    stacked = other.stacked.copy()
    inline = other.inline.copy()
    compactInline = other.compactInline.copy()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }

  /// The items with the title under the picture.
  ///
  /// Setting copies; the states of what is read can be changed.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { stacked }
    set { stacked = newValue.copy() }
  }

  /// The items with the title beside the picture.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { inline }
    set { inline = newValue.copy() }
  }

  /// The items with the title beside the picture in a low bar.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { compactInline }
    set { compactInline = newValue.copy() }
  }

  /// The colour of a template picture behind the selected item; nil means the bar's tint.
  open var selectionIndicatorTintColor: UIColor?
  /// The picture behind the selected item; nil, the default, for none.
  open var selectionIndicatorImage: UIImage?
  /// Where the items stand in the stacked layout; automatic by default.
  open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic
  /// The width of centred items in the stacked layout, in points; 0 for the system's.
  open var stackedItemWidth: CGFloat = 0
  /// The space between centred items in the stacked layout, in points; 0 for the system's.
  open var stackedItemSpacing: CGFloat = 0
}
