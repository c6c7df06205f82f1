// SPDX-License-Identifier: MIT
public import Foundation
public import TabBarCore
public import UIKit

/// A bar of tabs and actions that can be put into any view.
///
/// ```swift
/// let bar = TabBar(items: [.tab("home", title: "Home", icon: .system("house"))], style: .card)
/// bar.onEvent = { event in if case .selected(let id, _, _) = event { show(id) } }
/// ```
///
/// Alone it is a dock: it shows what is selected and tells about it. Inside a
/// ``TabBarController`` or with a ``TabBarAttachment`` the same bar switches pages. An item that
/// rises above the bar takes touches there only as far as the superviews reach.
public final class TabBar: UIView {
  let driver = SelectionDriver()
  let library = IconLibrary()
  let background = BarBackgroundView()
  /// What holds the indicator, and the items where they scroll.
  let clipView = BarClipView()
  let indicator = BarIndicatorView()
  let tabsView = TabBarTabsView()
  var controls: [TabID: TabBarItemControl] = [:]

  /// The items as the application gave them.
  var ownItems: [BarItem] = []
  /// What pages state about their items, by id.
  var statements: [TabID: ItemStatement] = [:]
  /// The states in which items are shown, by id.
  var itemStates: [TabID: BarItem.StateName] = [:]
  /// The running change to ``style``; nil while there is none.
  var styleChange: StyleChange?
  /// The style with numbers that can be drawn with, which is what is shown.
  private(set) var drawnStyle: TabBarStyle
  /// Whether a change of style is shown otherwise than at once.
  var isTakingStyle = false
  /// The application's own views for badges, by item.
  var badgeViews: [TabID: UIView] = [:]
  /// How many tabs have a place, and what stands for the others; nil gives every tab a place.
  var more: BarOverflow? { didSet { if more != oldValue { moreDidChange() } } }
  /// What the items scroll in; nil while all of them fit.
  var scroller: BarScrollView?
  /// The item that was scrolled into sight last.
  var inSight: ItemInSight?
  /// Whether the next item that is selected is seen to come into sight.
  var revealsAnimated = false
  /// How items move, where the application has said so itself, by id.
  var animations: [TabID: any TabBarItemAnimation] = [:]
  /// What is shown in place of items' icons and titles, by id.
  var customViews: [TabID: UIView] = [:]
  /// How far a finger has led the selection to another tab; nil while none leads it.
  var progress: SelectionProgress? {
    didSet { if progress != oldValue { show(progress, after: oldValue) } }
  }
  /// How far the items were scrolled when a finger began to lead the selection; nil while none does.
  var swipeStart: CGPoint?
  /// Whether a finger is on an item.
  var isPressed: Bool { controls.values.contains(where: \.isTracking) }
  /// The insets that a host hands down; nil lets the bar read its own safe area.
  var hostInsets: BarInsets? { didSet { if hostInsets != oldValue { setNeedsLayout() } } }
  var reported: Set<TabBarDiagnostic> = []
  /// Reports that nobody has been told of yet, oldest first.
  var keptDiagnostics: [TabBarDiagnostic] = []
  var observers: [NotificationObserver] = []

  /// Makes a bar; its first tab, or the given one, is selected without an event.
  ///
  /// - Parameters:
  ///   - items: The items in logical order; none by default.
  ///   - style: How the bar looks; as the system's by default.
  ///   - selectedID: The tab that is selected at first; nil, the default, takes the first one.
  public init(items: [BarItem] = [], style: TabBarStyle = .classic, selectedID: TabID? = nil) {
    self.style = style
    drawnStyle = style.usable
    super.init(frame: .zero)
    [background, clipView, tabsView].forEach(addSubview)
    clipView.addSubview(indicator)
    prepareAccessibility()
    driver.onChange = { [weak self] in self?.selectionDidChange() }
    driver.onSelect = { [weak self] in self?.didSelect($0, source: $1, isAgain: $2) }
    driver.onDiagnostic = { [weak self] in self?.report(.selection($0)) }
    observeSystem()
    load(items, selected: selectedID)
  }

  /// Bars are made in code.
  @available(*, unavailable, message: "Make the bar in code.")
  public required init?(coder: NSCoder) { nil }

  // MARK: Looks

  /// How the bar looks; sizes in points.
  ///
  /// The default is ``TabBarStyle/classic``.
  public var style: TabBarStyle {
    didSet {
      guard style != oldValue else { return }
      drawnStyle = style.usable
      if !isTakingStyle { styleDidChange() }
    }
  }

  /// The application's own mark of the selected item, for ``TabBarCore/BarIndicator/Form/custom``.
  ///
  /// It fills the item's column and lies below the item. The default, nil, shows nothing.
  public var indicatorView: UIView? {
    didSet { if indicatorView !== oldValue { refresh() } }
  }

  /// Where named pictures (``IconSource/image(_:)``) are looked up.
  ///
  /// The default is the main bundle.
  public var imageBundle: Bundle {
    get { library.bundle }
    set {
      library.bundle = newValue
      reported = []
      refresh()
    }
  }

  /// What a screen reader says as the value of an item with a dot, which has no text of its own.
  ///
  /// The default is "New"; give it in the user's language.
  public var dotDescription = "New" { didSet { refresh() } }

  /// Whether the tab that is selected at first moves and plays as if the user had selected it.
  ///
  /// It does so once, when the bar comes on the screen for the first time. The default is false: it is
  /// there at rest.
  public var playsSelectionAtLaunch = false

  /// What becomes of icons that play when the application, or the bar, comes back to the screen.
  ///
  /// The default is ``IconResumption/restarts``.
  public var iconResumption = IconResumption.restarts

  /// What becomes of items for which the bar has no room.
  ///
  /// A ``TabBarController`` sets it to its own. The default is ``TabBarOverflow/compress``.
  public var overflow = TabBarOverflow.compress {
    didSet { if overflow != oldValue { refresh() } }
  }

  /// The edge of the screen along which the bar lies.
  ///
  /// Along a side the bar shows icons one below the other, ``TabBarStyle/railWidth`` wide, and is the
  /// same in every language. Only a host moves the bar there; a bar alone is put there by who made it.
  /// The default is ``BarEdge/bottom``.
  public var edge = BarEdge.bottom {
    didSet {
      guard edge != oldValue else { return }
      invalidateIntrinsicContentSize()
      refresh()
      superview?.setNeedsLayout()
    }
  }

  // MARK: Events

  /// Told everything that happens, after it happened.
  ///
  /// The default is nil; it is kept strongly.
  public var onEvent: ((TabBarEvent) -> Void)? {
    get { driver.onEvent }
    set { driver.onEvent = newValue }
  }

  /// Asked before a tap, key, swipe or deep link selects a tab; allows by default.
  ///
  /// Changes by code are not asked about.
  public var decide: ((SelectionIntent) -> SelectionDecision)? {
    get { driver.decide }
    set { driver.decide = newValue }
  }

  /// Told of what could not be taken, such as an index out of range.
  ///
  /// What happens before there is a handler, for instance while the bar is made, is kept (the first 100
  /// reports) and told to the handler when it is set. The default is nil.
  public var onDiagnostic: ((TabBarDiagnostic) -> Void)? { didSet { tellKeptDiagnostics() } }

  // MARK: Layout

  /// Where everything goes at present, in the bar's coordinates.
  ///
  /// An item that rises above the bar has a negative y.
  public var barLayout: TabBarLayout { makeLayout() }

  /// The layout that was computed last; nil once something it depends on may have changed.
  var knownLayout: TabBarLayout?
  /// The layout that was computed last, with all that it depends on.
  var lastLayout: (input: LayoutInput, layout: TabBarLayout)?
  /// The layout by which everything is placed; nil once something looks otherwise.
  var appliedLayout: TabBarLayout?
  /// How often everything was placed.
  var layoutPasses = 0
  var hasPlayedAtLaunch = false

  /// Marks the layout as outdated.
  public override func setNeedsLayout() {
    knownLayout = nil
    super.setNeedsLayout()
  }

  /// Lays the items out; a layout never changes the selection.
  public override func layoutSubviews() {
    super.layoutSubviews()
    applyLayout()
    updateActivationPoints()
  }

  /// The offered width, and the content height plus the bottom inset; along a side the offered height,
  /// and the width of a rail plus the insets at its sides.
  ///
  /// - Parameter size: The room there is, in points.
  /// - Returns: The size that suits the bar, in points.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    edge.isVertical
      ? CGSize(width: thickness, height: size.height)
      : CGSize(width: size.width, height: thickness)
  }

  /// No width of its own, or no height of its own along a side; the rest as ``sizeThatFits(_:)``.
  public override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  private var thickness: CGFloat {
    switch edge {
    case .bottom: drawnStyle.contentHeight(in: layoutTraits) + insets.bottom
    case .left, .right: drawnStyle.railWidth + insets.left + insets.right
    }
  }

  /// Whether the bar takes a touch: inside its outline or the shape of an item that stands out.
  ///
  /// - Parameters:
  ///   - point: The place in the bar's coordinates, in points.
  ///   - event: The event that asks.
  /// - Returns: False where the touch belongs to what is behind the bar.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    driver.host?.barWasTouched()
    return makeLayout().contains(point, scrolledBy: scrollOffset)
  }

  // What lies inside the outline and belongs to no item ends here: the page is not told.
  /// Takes touches between the items.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Takes touches between the items.
  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Takes touches between the items.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Takes touches between the items.
  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Surroundings

  /// Lays out anew under other insets, unless a host gives them.
  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Finds pictures and colours for the new traits.
  ///
  /// - Parameter previous: The traits before.
  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    library.traitsDidChange()
    invalidateIntrinsicContentSize()
    refresh()
  }

  /// Paints what shows the tint.
  public override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  /// Starts or stops what moves, and tells screen readers the items' new place.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { resumeIcons() }
    refresh()
    playAtLaunch()
  }
}
