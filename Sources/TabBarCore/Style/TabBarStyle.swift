// SPDX-License-Identifier: MIT

public import Foundation

/// How a bar looks: sizes in points, colours, shape, and where icon and title go.
///
/// A value: change a preset with ``with(_:)``.
///
/// ```swift
/// let style = TabBarStyle.classic.with { $0.selectedTitleColor = StyleColor(hex: 0xFF0000) }
/// ```
public struct TabBarStyle: Hashable, Sendable {
  /// The style's name, for descriptions.
  public var name: String

  /// The height above the bottom inset, in points.
  ///
  /// The default is UIKit's 49.
  public var contentHeight: CGFloat = 49
  /// The height above the bottom inset in compact height and width, in points.
  ///
  /// The default is UIKit's 32.
  public var compactContentHeight: CGFloat = 32
  /// Where icon and title go.
  ///
  /// The default is ``ItemArrangement/classic``.
  public var arrangement: ItemArrangement = .classic
  /// The bar's outline.
  ///
  /// The default is ``BarShape/straight``.
  public var shape: BarShape = .straight
  /// How items share a bar that is wider than they need.
  ///
  /// The default is ``ItemPositioning/automatic``.
  public var itemPositioning: ItemPositioning = .automatic
  /// The width of an item where items stand together in the middle, in points.
  ///
  /// The default, `nil`, is what the widest item needs, at least 76.
  public var itemWidth: CGFloat?
  /// The room between two items, in points.
  ///
  /// It gives way before items have less than 44 points. The default is 0: items meet.
  public var itemSpacing: CGFloat = 0
  /// The width of a bar along the screen's side, in points.
  ///
  /// The default is the system's 50.
  public var railWidth: CGFloat = 50
  /// The height of an item in a bar along the screen's side, in points.
  ///
  /// The default is the system's 52.
  public var railItemHeight: CGFloat = 52

  /// The title's colour.
  ///
  /// The default is ``StyleColor/unselected``.
  public var normalTitleColor: StyleColor = .unselected
  /// The title's colour while selected.
  ///
  /// The default is ``StyleColor/accent``.
  public var selectedTitleColor: StyleColor = .accent
  /// The colour of painted icons.
  ///
  /// The default, `nil`, is the title's.
  public var normalIconColor: StyleColor?
  /// The colour of painted icons while selected.
  ///
  /// The default, `nil`, is the title's.
  public var selectedIconColor: StyleColor?
  /// The title's colour while a finger is on the item.
  ///
  /// The default, `nil`, keeps the colour.
  public var highlightedTitleColor: StyleColor?
  /// The colour of painted icons while a finger is on the item.
  ///
  /// The default, `nil`, keeps the colour.
  public var highlightedIconColor: StyleColor?
  /// The title's colour while the item is not enabled.
  ///
  /// The default, `nil`, keeps the colour and makes the title fainter.
  public var disabledTitleColor: StyleColor?
  /// The colour of painted icons while the item is not enabled.
  ///
  /// The default, `nil`, keeps the colour and makes the icon fainter.
  public var disabledIconColor: StyleColor?
  /// The title's size in points under an icon.
  ///
  /// The default is UIKit's 10.
  public var titleFontSize: CGFloat = 10
  /// The title's size in points beside an icon.
  ///
  /// The default is UIKit's 13.
  public var inlineTitleFontSize: CGFloat = 13
  /// The title's weight.
  ///
  /// The default is ``TitleWeight/medium``.
  public var titleWeight: TitleWeight = .medium
  /// The title's weight while selected.
  ///
  /// The default, `nil`, is ``titleWeight``.
  public var selectedTitleWeight: TitleWeight?
  /// The name of the title's font in the application: of a family, or of one of its faces.
  ///
  /// A family is shown in the style's weights, as far as it has faces for them. A face states its
  /// weight itself: only ``selectedTitleWeight`` and the user's wish for bold text take a heavier one of
  /// its family. The default, `nil`, is the system's font; so it is where there is no font of that
  /// name.
  public var titleFontName: String?
  /// How far letters of a title stand apart besides their own room, in points.
  ///
  /// The default is 0.
  public var titleKerning: CGFloat = 0
  /// A shift of every title.
  ///
  /// The default is none.
  public var titleOffset: BarOffset = .zero
  /// A shift of every icon; badges follow.
  ///
  /// The default is none.
  public var iconOffset: BarOffset = .zero
  /// When titles are shown.
  ///
  /// The default is ``TitleVisibility/always``.
  public var titleVisibility: TitleVisibility = .always
  /// How much larger than their size titles become at most where the user wants larger text.
  ///
  /// Beyond it, a long press shows an item in large. The default is 1, as in the system's bar.
  public var maximumTextScale: CGFloat = 1
  /// The largest box for icons in points, their aspect kept.
  ///
  /// The default, `nil`, keeps their size.
  @ByLength public var maximumIconSize: CGSize?

  /// What is drawn behind the items.
  ///
  /// The default is ``Background/system``.
  public var background: Background = .system
  /// The colour of the one-pixel line along the outline's edge towards the page.
  ///
  /// It goes all around an outline that the page surrounds, and where the user wants more contrast it
  /// is a point wide and stronger.
  /// The default is ``StyleColor/separator``; `nil` draws none.
  public var hairlineColor: StyleColor? = .separator
  /// What marks the selected item besides its colours.
  ///
  /// The default is ``BarIndicator/none``.
  public var indicator: BarIndicator = .none
  /// A line along the whole outline.
  ///
  /// The default is none.
  public var border: BarBorder?
  /// What the outline casts on the page.
  ///
  /// The default is nothing.
  public var shadow: BarShadow?
  /// How badges look.
  public var badge = BadgeStyle()
  /// What an icon does when its tab becomes selected.
  ///
  /// The default is ``SelectionAnimation/none``.
  public var selectionAnimation: SelectionAnimation = .none
  /// What an item does while a finger is on it.
  ///
  /// The default is ``PressFeedback/dim``.
  public var pressFeedback: PressFeedback = .dim
  /// The tap that a finger feels when it selects a tab.
  ///
  /// The default is ``Haptic/none``.
  public var haptic: Haptic = .none

  /// Makes a style that looks like the system's bar, with a name of its own.
  public init(name: String = "classic") {
    self.name = name
  }

  /// A copy with some properties changed.
  public func with(_ change: (inout TabBarStyle) -> Void) -> TabBarStyle {
    var copy = self
    change(&copy)
    return copy
  }

  /// The height above the bottom inset in a situation, in points.
  ///
  /// UIKit's rule: only where height and width are both compact the bar is low.
  public func contentHeight(in traits: LayoutTraits) -> CGFloat {
    traits.isCompactHeight && !traits.isRegularWidth ? compactContentHeight : contentHeight
  }

  /// The title's size in points in a situation, for an item or in general.
  public func titleFontSize(for item: BarItem? = nil, in traits: LayoutTraits) -> CGFloat {
    if let own = item?.titleFontSize { return own }
    if case .inline = form(of: item, in: traits) { return inlineTitleFontSize }
    return titleFontSize
  }

  /// How icon and title of an item stand to each other in a situation.
  ///
  /// Beside its title an icon that is drawn higher would be a step in the line, and a bulge would
  /// rise above the gap between the two: there the icon stays above the title.
  func form(of item: BarItem?, in traits: LayoutTraits) -> ItemArrangement.Form {
    let arrangement = item?.arrangement ?? arrangement
    let staysUpright = item?.placement.isLifted == true && !traits.edge.isVertical
    return staysUpright ? arrangement.form : arrangement.form(in: traits)
  }

  /// The title's colour in a state; an item's own colour wins, then that of a disabled item.
  ///
  /// - Parameters:
  ///   - item: The item; `nil`, the default, is any enabled item without a colour of its own.
  ///   - selected: Whether the item is selected.
  ///   - highlighted: Whether a finger is on the item; the default is `false`.
  /// - Returns: The colour.
  public func titleColor(
    for item: BarItem? = nil, selected: Bool, highlighted: Bool = false
  ) -> StyleColor {
    item?.titleColor
      ?? special(item, highlighted, disabledTitleColor, highlightedTitleColor)
      ?? (selected ? selectedTitleColor : normalTitleColor)
  }

  /// The colour of a painted icon in a state; an item's own colour wins, then that of a disabled
  /// item.
  ///
  /// - Parameters:
  ///   - item: The item; `nil`, the default, is any enabled item without a colour of its own.
  ///   - selected: Whether the item is selected.
  ///   - highlighted: Whether a finger is on the item; the default is `false`.
  /// - Returns: The colour.
  public func iconColor(
    for item: BarItem? = nil, selected: Bool, highlighted: Bool = false
  ) -> StyleColor {
    item?.iconColor
      ?? special(item, highlighted, disabledIconColor, highlightedIconColor)
      ?? (selected
        ? selectedIconColor ?? selectedTitleColor : normalIconColor ?? normalTitleColor)
  }

  private func special(
    _ item: BarItem?, _ isHighlighted: Bool, _ disabled: StyleColor?, _ highlighted: StyleColor?
  ) -> StyleColor? {
    if item?.isEnabled == false { return disabled }
    return isHighlighted ? highlighted : nil
  }
}
