// SPDX-License-Identifier: MIT
public import Foundation

/// The bar above a stack of pages: title, way back and buttons.
///
/// Alone it shows the topmost of its own items. The bar of a navigation controller is the
/// controller's: changing its items is a mistake that ``UIKitFailure`` reports.
@MainActor open class UINavigationBar: UIView {
  final weak var controller: UINavigationController?
  /// How far the bar's background reaches up, under the status bar, in points.
  final var topInset: CGFloat = 0 { didSet { if topInset != oldValue { setNeedsLayout() } } }
  /// Whether the content begins at the bar, so that the scroll-edge look counts.
  final var isAtScrollEdge = true { didSet { if isAtScrollEdge != oldValue { updateLook() } } }
  let background = BarBackgroundView()
  final var shownItems: [UINavigationItem] = []
  final var exit: (title: String, action: @MainActor () -> Void)?
  final var current: NavigationItemView?
  final var former: NavigationItemView?
  private var ownStandardAppearance: UINavigationBarAppearance?
  private var ownScrollEdgeAppearance: UINavigationBarAppearance?
  private var legacy = LegacyLook()

  override func setUp() {
    super.setUp()
    shouldGroupAccessibilityChildren = true
    addSubview(background)
    addInteraction(UILargeContentViewerInteraction(delegate: nil))
    updateLook()
  }

  // MARK: Items

  /// The items, the topmost last; nil if there are none.
  open var items: [UINavigationItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard mayModify("setItems:animated:") else { return }
    let isPop = items?.last.map { top in shownItems.dropLast().contains { $0 === top } } ?? true
    change(to: items ?? [], isPop: isPop, animated: animated)
  }

  /// Puts an item on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard mayModify("pushNavigationItem:animated:") else { return }
    change(to: shownItems + [item], isPop: false, animated: animated)
  }

  /// Takes the topmost item away and returns it.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard mayModify("popNavigationItemAnimated:"), let top = shownItems.last else { return nil }
    change(to: shownItems.dropLast(), isPop: true, animated: animated)
    return top
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { shownItems.last }

  /// The item below the one that is shown.
  open var backItem: UINavigationItem? { shownItems.dropLast().last }

  private func mayModify(_ method: String) -> Bool {
    guard controller != nil else { return true }
    UIKitFailure.report(
      "Cannot call \(method) directly on a UINavigationBar managed by a controller.")
    return false
  }

  // MARK: Look

  /// The look where content lies under the bar.
  ///
  /// A copy is set and got.
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let ownStandardAppearance { return ownStandardAppearance.copy() }
      let look = UINavigationBarAppearance(idiom: traitCollection.userInterfaceIdiom)
      legacy.apply(to: look)
      return look
    }
    set {
      ownStandardAppearance = newValue.copy()
      updateLook()
    }
  }

  /// The look where content begins at the bar; nil means the standard one without background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { ownScrollEdgeAppearance?.copy() }
    set {
      ownScrollEdgeAppearance = newValue?.copy()
      updateLook()
    }
  }

  /// UIKit's rule: the shown item's look, else the bar's; where content begins at the bar and no
  /// look is given for it, the standard one is used without its background.
  final var effectiveAppearance: UINavigationBarAppearance {
    let standard = topItem?.standardAppearance ?? standardAppearance
    guard isAtScrollEdge, isTranslucent else { return standard }
    if let edge = topItem?.scrollEdgeAppearance ?? ownScrollEdgeAppearance { return edge }
    standard.configureWithTransparentBackground()
    return standard
  }

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

  /// The attributes of the title; those that are not set are the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { updateLook() } }

  /// Whether titles are shown large, in 52 points under the row of buttons; false by default.
  ///
  /// See ``UINavigationItem/largeTitleDisplayMode``. They collapse as a page's content scrolls.
  open var prefersLargeTitles = false {
    didSet {
      guard prefersLargeTitles != oldValue else { return }
      rebuild()
      controller?.layoutAfterChange()
    }
  }

  /// The attributes of a large title; those that are not set are the system's.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { updateLook() } }

  private func changeLegacy(_ change: (inout LegacyLook) -> Void) {
    change(&legacy)
    updateLook()
  }

  // MARK: As a view

  /// The bar's height at the width that is offered: 44 points, in a phone's landscape 32, and 52
  /// more with a large title.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height: CGFloat = traitCollection.verticalSizeClass == .compact ? 32 : 44
    let more = topShowsLargeTitle ? LargeTitle.height : 0
    return CGSize(width: size.width, height: height + more)
  }

  /// Places background and contents; an override calls `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutBar()
  }

  /// Colours the buttons anew; an override calls `super`.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }
}
