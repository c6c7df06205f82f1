// SPDX-License-Identifier: MIT
public import Foundation

/// A row of buttons at the bottom of a page.
public typealias UIToolbar = _UIToolbar

/// A row of buttons; Apple's name is ``UIToolbar``.
///
/// Alone it keeps its own items. The bar of a navigation controller shows the items of the
/// controller's topmost page: changing them here is a mistake that is reported.
@MainActor open class _UIToolbar: UIView {
  final weak var controller: UINavigationController?
  /// How far the background reaches below the bar, under the home indicator, in points.
  final var bottomInset: CGFloat = 0 { didSet { if bottomInset != oldValue { setNeedsLayout() } } }
  /// Whether the content ends at the bar, so that the scroll-edge look counts.
  final var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { updateLook() } } }
  let background = BarBackgroundView()
  final var shownItems: [UIBarButtonItem]?
  final var buttons: [BarButtonView] = []
  private var legacy = LegacyLook()
  private var ownStandardAppearance: UIToolbarAppearance?
  private var ownScrollEdgeAppearance: UIToolbarAppearance?

  override func setUp() {
    super.setUp()
    addSubview(background)
    accessibilityContainerType = .semanticGroup
    addInteraction(UILargeContentViewerInteraction(delegate: nil))
    updateLook()
  }

  // MARK: Items

  /// The buttons and spaces from the leading side on; nil by default.
  open var items: [UIBarButtonItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the buttons and spaces; animated, the new ones fade in.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard controller == nil else {
      return UIKitFailure.report(
        "Cannot call setItems:animated: directly on a UIToolbar managed by a controller.")
    }
    show(items, animated: animated)
  }

  // MARK: Look

  /// The look where content lies under the bar.
  ///
  /// A copy is set and got.
  open var standardAppearance: UIToolbarAppearance {
    get {
      if let ownStandardAppearance { return ownStandardAppearance.copy() }
      let look = UIToolbarAppearance(idiom: traitCollection.userInterfaceIdiom)
      legacy.apply(to: look)
      return look
    }
    set {
      ownStandardAppearance = newValue.copy()
      updateLook()
    }
  }

  /// The look where content ends at the bar; nil means the standard one without background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { ownScrollEdgeAppearance?.copy() }
    set {
      ownScrollEdgeAppearance = newValue?.copy()
      updateLook()
    }
  }

  /// The look that counts now.
  final var effectiveAppearance: UIToolbarAppearance {
    let standard = standardAppearance
    guard isAtScrollEdge, isTranslucent else { return standard }
    if let ownScrollEdgeAppearance { return ownScrollEdgeAppearance }
    standard.configureWithTransparentBackground()
    return standard
  }

  final func updateLook() { background.show(effectiveAppearance) }

  /// The colour of the bar; nil, the default, means the system's.
  open var barTintColor: UIColor? {
    get { legacy.barTintColor }
    set { changeLegacy { $0.barTintColor = newValue } }
  }

  /// The legacy look: dark on light by default.
  open var barStyle: UIBarStyle {
    get { legacy.style }
    set { changeLegacy { $0.style = newValue } }
  }

  /// Whether content shows through the bar; true by default.
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
  }

  // MARK: As a view

  /// The bar's height at the width that is offered: 44 points, in a phone's landscape 32.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height(in: traitCollection))
  }

  static func height(in traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : 44
  }

  /// Places background and buttons; an override calls `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutBar()
  }

  /// Lays the buttons out within the safe area; an override calls `super`.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
