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
  /// The default is ``Shape/straight``.
  public var shape: Shape = .straight

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
  /// The largest box for icons in points, their aspect kept.
  ///
  /// The default, `nil`, keeps their size.
  @ByLength public var maximumIconSize: CGSize?

  /// What is drawn behind the items.
  ///
  /// The default is ``Background/system``.
  public var background: Background = .system
  /// The colour of the one-pixel line along the outline's top.
  ///
  /// The default is ``StyleColor/separator``; `nil` draws none.
  public var hairlineColor: StyleColor? = .separator
  /// What marks the selected item besides its colours.
  ///
  /// The default is ``Indicator/none``.
  public var indicator: Indicator = .none
  /// How badges look.
  public var badge = BadgeStyle()
  /// What an icon does when its tab becomes selected.
  ///
  /// The default is ``SelectionAnimation/none``.
  public var selectionAnimation: SelectionAnimation = .none

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
    if case .inline = arrangement.form(in: traits) { return inlineTitleFontSize }
    return titleFontSize
  }

  /// The title's colour in a state; an item's own colour wins.
  public func titleColor(for item: BarItem? = nil, selected: Bool) -> StyleColor {
    item?.titleColor ?? (selected ? selectedTitleColor : normalTitleColor)
  }

  /// The colour of a painted icon in a state.
  public func iconColor(selected: Bool) -> StyleColor {
    selected ? selectedIconColor ?? selectedTitleColor : normalIconColor ?? normalTitleColor
  }
}
