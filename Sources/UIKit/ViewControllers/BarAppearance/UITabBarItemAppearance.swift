// SPDX-License-Identifier: MIT
public import Foundation

/// The look of a tab bar's items in one layout, for each of four states.
@MainActor open class UITabBarItemAppearance: NSObject {
  /// The layouts of items.
  public enum Style: Int, Sendable {
    /// The title under the picture.
    case stacked = 0
    /// The title beside the picture.
    case inline = 1
    /// The title beside the picture in a low bar.
    case compactInline = 2
  }

  /// The look of items in their ordinary state.
  public let normal: UITabBarItemStateAppearance
  /// The look of the selected item; what is not set is taken from ``normal``.
  public let selected: UITabBarItemStateAppearance
  /// The look of items that cannot be tapped; what is not set is taken from ``normal``.
  public let disabled: UITabBarItemStateAppearance
  /// The look of the item in the keyboard's focus; what is not set is taken from ``normal``.
  ///
  /// A bar lays what is set here over the look of the item's other state.
  public let focused: UITabBarItemStateAppearance

  /// Makes the default look of the stacked layout.
  public override convenience init() { self.init(style: .stacked) }

  /// Makes the default look of a layout.
  public required init(style: Style) {
    normal = UITabBarItemStateAppearance(base: nil)
    selected = UITabBarItemStateAppearance(base: normal)
    disabled = UITabBarItemStateAppearance(base: normal)
    focused = UITabBarItemStateAppearance(base: normal)
    super.init()
  }

  /// Sets all four states back to the defaults of a layout.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] { state.own = .init() }
  }

  /// A copy that shares nothing with this appearance.
  public func copy() -> Self { duplicate() }

  private func duplicate() -> Self {
    let copy = Self(style: .stacked)
    copy.normal.own = normal.own
    copy.selected.own = selected.own
    copy.disabled.own = disabled.own
    copy.focused.own = focused.own
    return copy
  }

  /// A copy that shares nothing with this appearance.
  @_disfavoredOverload public nonisolated override func copy() -> Any {
    MainActor.assumeIsolated { duplicate() }
  }
}

/// The look of a tab bar's items in one state.
@MainActor open class UITabBarItemStateAppearance: NSObject {
  struct Values {
    var titleTextAttributes: [NSAttributedString.Key: Any]?
    var titlePositionAdjustment: UIOffset?
    var iconColor: UIColor?
    var badgePositionAdjustment: UIOffset?
    var badgeBackgroundColor: UIColor?
    var badgeTextAttributes: [NSAttributedString.Key: Any]?
    var badgeTitlePositionAdjustment: UIOffset?
  }

  final var own = Values()
  private let base: UITabBarItemStateAppearance?

  init(base: UITabBarItemStateAppearance?) {
    self.base = base
    super.init()
  }

  /// The attributes of the title; those that are not set are the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { own.titleTextAttributes ?? base?.titleTextAttributes ?? [:] }
    set { own.titleTextAttributes = newValue }
  }

  /// How far the title is moved right and down, in points; zero by default.
  open var titlePositionAdjustment: UIOffset {
    get { own.titlePositionAdjustment ?? base?.titlePositionAdjustment ?? .zero }
    set { own.titlePositionAdjustment = newValue }
  }

  /// The colour of the picture; nil, the default, means the bar's.
  open var iconColor: UIColor? {
    get { own.iconColor ?? base?.iconColor }
    set { own.iconColor = newValue }
  }

  /// How far the badge is moved right and down, in points; zero by default.
  open var badgePositionAdjustment: UIOffset {
    get { own.badgePositionAdjustment ?? base?.badgePositionAdjustment ?? .zero }
    set { own.badgePositionAdjustment = newValue }
  }

  /// The colour of the badge; nil, the default, means red.
  open var badgeBackgroundColor: UIColor? {
    get { own.badgeBackgroundColor ?? base?.badgeBackgroundColor }
    set { own.badgeBackgroundColor = newValue }
  }

  /// The attributes of the badge's text; those that are not set are the system's.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { own.badgeTextAttributes ?? base?.badgeTextAttributes ?? [:] }
    set { own.badgeTextAttributes = newValue }
  }

  /// How far the text is moved within the badge, in points; zero by default.
  open var badgeTitlePositionAdjustment: UIOffset {
    get { own.badgeTitlePositionAdjustment ?? base?.badgeTitlePositionAdjustment ?? .zero }
    set { own.badgeTitlePositionAdjustment = newValue }
  }
}
