// SPDX-License-Identifier: MIT

public import Foundation

/// One entry of a bar: a tab that selects a page, or an action that only does something.
///
/// ```swift
/// let home = BarItem.tab("home", title: "Home", icon: .system("house"))
/// let publish = BarItem.action("publish", title: "New", icon: .image("plus"))
/// ```
public struct BarItem: Identifiable, Hashable, Sendable {
  /// What pressing an item means.
  public enum Role: String, Hashable, Sendable, CaseIterable, Codable {
    /// Selects its page; can be selected.
    case tab
    /// Runs an action; is never selected.
    case action
  }

  /// The touch that counts as a press.
  public enum FiringTouch: String, Hashable, Sendable, CaseIterable, Codable {
    /// The finger leaves the screen inside the item.
    case touchUp
    /// The finger lands on the item.
    ///
    /// In a bar that scrolls it is as ``touchUp``: the touch may become a drag.
    case touchDown
  }

  /// The name that stays the same when the bar changes.
  public var id: TabID
  /// What pressing the item means.
  ///
  /// The default is ``Role/tab``.
  public var role: Role
  /// The text under or beside the icon; empty for none.
  public var title: String
  /// The picture; `nil` for none.
  public var icon: IconSource?
  /// The picture while selected.
  ///
  /// The default, `nil`, shows ``icon``.
  public var selectedIcon: IconSource?
  /// The picture while a finger is on the item.
  ///
  /// The default, `nil`, shows the same picture as without a finger.
  public var highlightedIcon: IconSource?
  /// The picture while the item is not enabled.
  ///
  /// The default, `nil`, shows ``icon``, fainter.
  public var disabledIcon: IconSource?
  /// How the picture fills the item.
  ///
  /// The default is ``IconFill/fits``.
  public var iconFill: IconFill
  /// A shift of the picture; the badge follows it.
  ///
  /// The default is none.
  public var iconOffset: BarOffset
  /// How much smaller than its place the picture is drawn, in points; negative is larger.
  ///
  /// Unequal insets shift it, as those of a `UITabBarItem` do; setting them twice is as setting them
  /// once. They name the screen's edges in every language. The default is none.
  public var iconInsets: BarInsets
  /// A field behind the picture, such as a disc.
  ///
  /// The default is none.
  public var ground: ItemGround?
  /// The colour of this item's picture where it is painted, in every state.
  ///
  /// The default, `nil`, is the style's.
  public var iconColor: StyleColor?
  /// Whether pictures keep their colours.
  ///
  /// The default is ``IconRendering/automatic``.
  public var iconRendering: IconRendering
  /// The box in points into which the icon is scaled, its aspect kept.
  ///
  /// The default, `nil`, is the picture's own size.
  @ByLength public var iconSize: CGSize?
  /// When a picture of several frames plays.
  ///
  /// The default is ``IconPlayback/always``.
  public var playback: IconPlayback
  /// The mark at the icon's corner.
  ///
  /// The default is none.
  public var badge: Badge?
  /// Whether the item reacts to touches and keys.
  ///
  /// The default is `true`.
  public var isEnabled: Bool
  /// Whether the item is left out of the bar.
  ///
  /// The default is `false`.
  public var isHidden: Bool
  /// Where the item stands.
  ///
  /// The default is ``Placement/normal``.
  public var placement: Placement
  /// The touch that counts as a press.
  ///
  /// The default is ``FiringTouch/touchUp``.
  public var firesOn: FiringTouch
  /// Whether the item looks pressed while a finger is on it: fainter or smaller, in the colours of
  /// pressed items, and with its ``highlightedIcon``.
  ///
  /// The default is `true`.
  public var dimsOnPress: Bool
  /// The size of this item's title in points.
  ///
  /// The default, `nil`, is the style's.
  public var titleFontSize: CGFloat?
  /// The colour of this item's title in every state.
  ///
  /// The default, `nil`, is the style's.
  public var titleColor: StyleColor?
  /// A shift of this item's title.
  ///
  /// The default is none.
  public var titleOffset: BarOffset
  /// When this item's title is shown.
  ///
  /// The default, `nil`, is the style's.
  public var titleVisibility: TitleVisibility?
  /// How this item's icon and title stand to each other.
  ///
  /// The default, `nil`, is the style's.
  public var arrangement: ItemArrangement?
  /// What this item's icon does when the tab becomes selected.
  ///
  /// The default, `nil`, is the style's.
  public var selectionAnimation: TabBarStyle.SelectionAnimation?
  /// What a screen reader says instead of the title.
  public var accessibilityLabel: String?
  /// What a screen reader explains after the label.
  public var accessibilityHint: String?
  /// Whether pressing the selected tab pops its navigation page to the root, as UIKit does.
  ///
  /// The default is `true`.
  public var popsToRootOnReselect: Bool
  /// Whether pressing the selected tab scrolls its page to the top, once it stands at the root.
  ///
  /// The default is `false`. What scrolls is the page's content scroll view for the top edge.
  public var scrollsToTopOnReselect: Bool
  /// Other looks of the item, by name, between which the bar switches without a new layout.
  ///
  /// The default is none.
  public var states: [StateName: StateLook]

  /// Makes an item; all but the id have defaults.
  public init(
    id: TabID, role: Role = .tab, title: String = "", icon: IconSource? = nil,
    selectedIcon: IconSource? = nil, highlightedIcon: IconSource? = nil,
    disabledIcon: IconSource? = nil, iconFill: IconFill = .fits, iconOffset: BarOffset = .zero,
    iconInsets: BarInsets = .zero, ground: ItemGround? = nil, iconColor: StyleColor? = nil,
    iconRendering: IconRendering = .automatic,
    iconSize: CGSize? = nil, playback: IconPlayback = .always, badge: Badge? = nil,
    isEnabled: Bool = true, isHidden: Bool = false, placement: Placement = .normal,
    firesOn: FiringTouch = .touchUp, dimsOnPress: Bool = true, titleFontSize: CGFloat? = nil,
    titleColor: StyleColor? = nil, titleOffset: BarOffset = .zero,
    titleVisibility: TitleVisibility? = nil, arrangement: ItemArrangement? = nil,
    selectionAnimation: TabBarStyle.SelectionAnimation? = nil, accessibilityLabel: String? = nil,
    accessibilityHint: String? = nil, popsToRootOnReselect: Bool = true,
    scrollsToTopOnReselect: Bool = false, states: [StateName: StateLook] = [:]
  ) {
    self.id = id
    self.role = role
    self.title = title
    self.icon = icon
    self.selectedIcon = selectedIcon
    self.highlightedIcon = highlightedIcon
    self.disabledIcon = disabledIcon
    self.iconFill = iconFill
    self.iconOffset = iconOffset
    self.iconInsets = iconInsets
    self.ground = ground
    self.iconColor = iconColor
    self.iconRendering = iconRendering
    self.iconSize = iconSize
    self.playback = playback
    self.badge = badge
    self.isEnabled = isEnabled
    self.isHidden = isHidden
    self.placement = placement
    self.firesOn = firesOn
    self.dimsOnPress = dimsOnPress
    self.titleFontSize = titleFontSize
    self.titleColor = titleColor
    self.titleOffset = titleOffset
    self.titleVisibility = titleVisibility
    self.arrangement = arrangement
    self.selectionAnimation = selectionAnimation
    self.accessibilityLabel = accessibilityLabel
    self.accessibilityHint = accessibilityHint
    self.popsToRootOnReselect = popsToRootOnReselect
    self.scrollsToTopOnReselect = scrollsToTopOnReselect
    self.states = states
  }
}

extension BarItem {
  /// A tab: pressing it selects its page.
  public static func tab(
    _ id: TabID, title: String = "", icon: IconSource? = nil, selectedIcon: IconSource? = nil,
    badge: Badge? = nil, placement: Placement = .normal
  ) -> BarItem {
    BarItem(
      id: id, title: title, icon: icon, selectedIcon: selectedIcon, badge: badge,
      placement: placement)
  }

  /// A tab with a pair of the application's pictures by their names, the second while selected.
  public static func tab(
    _ id: TabID, title: String = "", image: String, selectedImage: String? = nil
  ) -> BarItem {
    BarItem(
      id: id, title: title, icon: .image(image), selectedIcon: selectedImage.map { .image($0) })
  }

  /// An action: pressing it does something and selects nothing.
  public static func action(
    _ id: TabID, title: String = "", icon: IconSource? = nil, badge: Badge? = nil,
    placement: Placement = .normal
  ) -> BarItem {
    BarItem(
      id: id, role: .action, title: title, icon: icon, badge: badge, placement: placement)
  }

  /// A copy with some properties changed.
  ///
  /// ```swift
  /// let fast = item.with { $0.firesOn = .touchDown }
  /// ```
  public func with(_ change: (inout BarItem) -> Void) -> BarItem {
    var copy = self
    change(&copy)
    return copy
  }

  /// The picture to show in a state: ``selectedIcon`` while selected, if there is one, else ``icon``.
  public func icon(selected: Bool) -> IconSource? {
    selected ? selectedIcon ?? icon : icon
  }
}
