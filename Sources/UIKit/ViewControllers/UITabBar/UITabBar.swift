// SPDX-License-Identifier: MIT
public import Foundation

/// A row of tabs, of which one is selected.
///
/// Alone it keeps its own items and selection. The bar of a tab bar controller is the controller's:
/// changing its items, selection or delegate is a mistake that ``UIKitFailure`` reports.
@MainActor open class UITabBar: UIView {
  /// Where the items stand.
  public enum ItemPositioning: Int, Sendable {
    /// Filling where there is little room, centred where there is much.
    case automatic = 0
    /// Sharing the whole width.
    case fill = 1
    /// In the middle, with ``itemWidth`` and ``itemSpacing``.
    case centered = 2
  }

  /// The controller whose bar this is.
  final weak var controller: UITabBarController?
  /// What the controller says covers the bar's lower part; nil means the bar's own safe area.
  final var managedBottomInset: CGFloat?
  final var legacy = LegacyLook()
  final var shownItems: [UITabBarItem]?
  final var buttons: [TabBarButton] = []
  let background = BarBackgroundView()
  let indicator = UIImageView(image: nil)
  private weak var shownSelection: UITabBarItem?
  private weak var listener: (any UITabBarDelegate)?
  private var ownStandardAppearance: UITabBarAppearance?
  private var ownScrollEdgeAppearance: UITabBarAppearance?
  /// Whether the content ends at the bar, so that the scroll-edge look counts.
  final var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { updateLook() } } }

  override func setUp() {
    super.setUp()
    addSubview(background)
    indicator.isHidden = true
    addSubview(indicator)
    accessibilityTraits = .tabBar
    accessibilityContainerType = .semanticGroup
    addInteraction(UILargeContentViewerInteraction(delegate: nil))
  }

  // MARK: Items

  /// Is told of the user's choices; kept weakly.
  open var delegate: (any UITabBarDelegate)? {
    get { controller ?? listener }
    set {
      guard let controller else {
        listener = newValue
        return
      }
      guard newValue !== controller else { return }
      UIKitFailure.report(
        "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
    }
  }

  /// The tabs, in reading order; nil by default.
  ///
  /// None is selected until somebody selects one.
  open var items: [UITabBarItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the tabs; an item that is gone is no longer selected.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard mayModify() else { return }
    show(items, animated: animated)
  }

  /// The selected tab; nil, the default, for none.
  ///
  /// Setting an item that is not one of ``items`` changes nothing.
  open var selectedItem: UITabBarItem? {
    get { shownSelection }
    set {
      guard mayModify() else { return }
      select(newValue)
    }
  }

  private func mayModify() -> Bool {
    guard controller != nil else { return true }
    UIKitFailure.report(
      "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    return false
  }

  final func select(_ item: UITabBarItem?) {
    guard item == nil || (shownItems?.contains { $0 === item } ?? false) else { return }
    shownSelection = item
    updateLook()
    setNeedsLayout()
  }

  // MARK: Look

  /// The look where content lies under the bar.
  ///
  /// A copy is set and got.
  open var standardAppearance: UITabBarAppearance {
    get { (ownStandardAppearance ?? legacy.appearance(idiom: idiom)).copy() }
    set {
      ownStandardAppearance = newValue.copy()
      updateLook()
      setNeedsLayout()
    }
  }

  /// The look where content ends at the bar; nil means the standard one without background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { ownScrollEdgeAppearance?.copy() }
    set {
      ownScrollEdgeAppearance = newValue?.copy()
      updateLook()
    }
  }

  private var idiom: UIUserInterfaceIdiom { traitCollection.userInterfaceIdiom }

  /// The look that counts now: the selected item's, else the bar's.
  ///
  /// UIKit's rule: where content ends at the bar and no look is given for it, the standard one
  /// is used without its background.
  final var effectiveAppearance: UITabBarAppearance {
    let item = shownSelection
    let standard = item?.standardAppearance ?? standardAppearance
    guard isAtScrollEdge else { return standard }
    if let edge = item?.scrollEdgeAppearance ?? ownScrollEdgeAppearance { return edge }
    if Simulator.current.switches.scrollEdgeIsTransparent {
      standard.configureWithTransparentBackground()
    }
    return standard
  }

  /// The colour of unselected items; nil, the default, means grey.
  open var unselectedItemTintColor: UIColor? { didSet { updateLook() } }

  /// The colour of the bar; nil, the default, means the system's.
  open var barTintColor: UIColor? {
    get { legacy.barTintColor }
    set { changeLegacy { $0.barTintColor = newValue } }
  }

  /// The picture behind the items, tiled unless it is resizable; nil by default.
  open var backgroundImage: UIImage? {
    get { legacy.backgroundImage }
    set {
      changeLegacy { $0.backgroundImage = newValue }
      controller?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The picture of the shadow; only used together with ``backgroundImage``.
  open var shadowImage: UIImage? {
    get { legacy.shadowImage }
    set { changeLegacy { $0.shadowImage = newValue } }
  }

  /// The picture behind the selected item; nil by default.
  open var selectionIndicatorImage: UIImage? { didSet { setNeedsLayout() } }

  /// The legacy look: dark on light by default.
  open var barStyle: UIBarStyle {
    get { legacy.style }
    set { changeLegacy { $0.style = newValue } }
  }

  /// Whether content shows through the bar; true by default, false with a ``backgroundImage``
  /// without transparency.
  open var isTranslucent: Bool {
    get { legacy.isTranslucent }
    set {
      changeLegacy { $0.statedTranslucency = newValue }
      controller?.viewIfLoaded?.setNeedsLayout()
    }
  }

  private func changeLegacy(_ change: (inout LegacyLook) -> Void) {
    change(&legacy)
    updateLook()
    setNeedsLayout()
  }

  /// Where the items stand; automatic by default.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of centred items in points; 0, the default, for the system's 76.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The space between centred items in points; 0, the default, for the system's 34.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

  // MARK: As a view

  /// Whether the bar is out of sight; the pages of its controller then get its room.
  open override var isHidden: Bool {
    didSet {
      if isHidden != oldValue { controller?.updateBarVisibility() }
      for number in hiddenObservers.keys.sorted() { hiddenObservers[number]?(isHidden) }
    }
  }

  private var hiddenObservers: [Int: @MainActor (Bool) -> Void] = [:]
  private var hiddenObserverCount = 0

  /// Calls a closure whenever ``isHidden`` is set, also to what it is, until the token ends.
  final package func observeHidden(_ handler: @escaping @MainActor (Bool) -> Void)
    -> ObservationToken
  {
    hiddenObserverCount += 1
    let number = hiddenObserverCount
    hiddenObservers[number] = handler
    return ObservationToken { [weak self] in self?.hiddenObservers[number] = nil }
  }

  /// The bar's height with what its safe area adds at the bottom, at the width that is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight + bottomInset)
  }

  /// Places background and items; an override calls `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutBar()
  }

  /// Colours the items anew; an override calls `super`.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  /// Lays the items out for new traits; an override calls `super`.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLook()
    setNeedsLayout()
  }

  /// Lays the items out within the safe area; an override calls `super`.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
