// SPDX-License-Identifier: MIT
public import Foundation

/// The keeper of one view and of the life around it.
///
/// The view is made when it is first asked for: ``loadView()``, then ``viewDidLoad()``, once.
@MainActor open class UIViewController: _UIContentResponder, UITraitEnvironment {
  final var storedView: UIView?
  final var storedTabBarItem: UITabBarItem?
  final var storedNavigationItem: UINavigationItem?
  final var storedToolbarItems: [UIBarButtonItem]?
  final var storedEditButtonItem: UIBarButtonItem?
  final var largeTitle = LargeTitleState()
  final var namedContent = NamedContent()
  final var appearance = Appearance()
  final var presentation = Presentation()
  final var traitOverrides: [ObjectIdentifier: UITraitCollection] = [:]
  final var isRootOfWindow = false
  final weak var currentCoordinator: TransitionContext?

  /// Makes a controller.
  ///
  /// There are no nib files on Linux: a controller with a nib's name must make its view in
  /// ``loadView()``, or loading the view fails.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
    setUp()
  }

  /// Makes a controller without a nib file.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes no controller: archives cannot be read on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Called at the end of making a controller: what a class of this module prepares.
  func setUp() {}

  /// The name given to the initializer.
  public let nibName: String?

  /// The bundle given to the initializer.
  public let nibBundle: Bundle?

  // MARK: The view

  /// The controller's view, which is made on first access.
  ///
  /// After setting nil the next access makes another one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { replaceView(with: newValue) }
  }

  /// The view if it was made already; asking does not make it.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the view was made already.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view unless it exists.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    let load = {
      self.loadView()
      if self.storedView == nil { self.replaceView(with: UIView()) }
      self.viewDidLoad()
    }
    guard Simulator.current.switches.loadsWithoutAnimation else { return load() }
    UIView.performWithoutAnimation(load)
  }

  /// Makes the view; the default is a plain view of the screen's size.
  ///
  /// Override it to set ``view`` to another one, without calling `super`. With a ``nibName`` the
  /// default fails, because no nib can be read.
  open func loadView() {
    reportMissingNib()
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called once after the view was made.
  ///
  /// The default does nothing; call `super`.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Called before the view comes onto the screen; call `super`.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view came onto the screen; call `super`.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen; call `super`.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view left the screen; call `super`.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children hear of the controller's appearance by themselves; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it is about to appear or disappear.
  ///
  /// For containers that do not forward by themselves. A second call with the other value before
  /// ``endAppearanceTransition()`` reverses the transition. No need to call `super` elsewhere.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells a child that what ``beginAppearanceTransition(_:animated:)`` began is over.
  open func endAppearanceTransition() { endAppearance() }

  // MARK: Layout

  /// Called before the view lays out its subviews; call `super`.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews; call `super`.
  open func viewDidLayoutSubviews() {}
  /// Called when the view's safe area changed; call `super`.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the margins of the view changed; call `super`.
  open func viewLayoutMarginsDidChange() {}

  /// Edges of the container up to which the view reaches, under bars too; all by default.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { layoutOfContainerDidChange() } }
  }

  /// Whether the view reaches under opaque bars too; false by default.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { layoutOfContainerDidChange() } }
  }

  /// Names the scroll view, kept weakly, that bars at some edges follow; nil lets them find it.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    nameContent(scrollView, at: edge)
  }
  /// The scroll view that was named for an edge, of which one must be given; nil if none was.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { content(edge) }

  /// What the app adds to the view's safe area, in points; zero by default.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { safeAreaMayHaveChanged() } }
  }

  /// The size that the content would like to have, in points; zero by default.
  ///
  /// A form sheet takes it. A container hears of changes.
  open override var preferredContentSize: CGSize {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      presentation.stage?.container.setNeedsLayout()
    }
  }

  /// The size that a child gets when the container has the given size: the same size.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The transition of the controller or of an ancestor, or nil; overrides ask `super` first.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinator }

  /// Passes the new size on to the children whose own size changes with it; call `super`.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOnTransition(to: size, with: coordinator) }

  /// Passes the new traits on to the children; call `super`.
  open override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOnTransition(to: newCollection, with: coordinator) }

  // MARK: Containment

  /// The controller that this one is a child of.
  public internal(set) weak var parent: UIViewController?

  /// The child controllers, in the order in which they were added.
  public internal(set) var children: [UIViewController] = []

  /// Makes a controller a child; one that has another parent is removed from it first.
  ///
  /// The child's ``willMove(toParent:)`` is called, ``didMove(toParent:)`` is left to the caller.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Ends being a child; ``didMove(toParent:)`` is called, ``willMove(toParent:)`` is not.
  open func removeFromParent() { leaveParent() }

  /// Called before the controller becomes or stops being a child; call `super`.
  open func willMove(toParent parent: UIViewController?) {
    if parent != nil || appearance.state != .disappeared {
      appearance.isMovingFromParent = parent == nil
    }
  }
  /// Called after the controller became or stopped being a child; call `super`.
  open func didMove(toParent parent: UIViewController?) {}

  /// Tells that a child's preferred size changed; the default does nothing.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  // MARK: Presentation

  /// How the controller covers what is behind it.
  ///
  /// `.automatic` is the default and reads back as the style that it stands for, a page sheet.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation.style == .automatic ? .pageSheet : presentation.style }
    set { presentation.style = newValue }
  }

  /// How the controller comes and goes; rising from the bottom by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Provides the controller's own animations of coming and going; kept weakly.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether presentations over the current context cover this controller's view only.
  ///
  /// The default is false.
  open var definesPresentationContext = false

  /// Whether the user cannot drag the controller's sheet away; false by default.
  open var isModalInPresentation = false

  /// Whether the controller decides about the status bar when it does not cover the screen.
  ///
  /// The default is false; a full-screen presentation always decides.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Presents a controller over this one.
  ///
  /// The completion is called after the presented controller's ``viewDidAppear(_:)``.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { startPresenting(viewControllerToPresent, animated: flag, completion: completion) }

  /// Dismisses what this controller presented or, if it presented nothing, itself.
  ///
  /// The completion is called after the dismissed controller's ``viewDidDisappear(_:)``.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  /// Shows a controller in the way of the nearest container; presents it if there is none.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  // MARK: Titles and bars

  /// The page's title, passed on to its navigation item and its tab bar item.
  open var title: String? {
    didSet {
      storedNavigationItem?.title = title
      storedTabBarItem?.title = title
    }
  }

  /// The page's tab, made on first access with the page's title.
  ///
  /// After setting nil the next access makes another one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { tabBarItemOrNew }
    set {
      guard newValue == nil || newValue !== storedTabBarItem else { return }
      storedTabBarItem = newValue
      tabBarItemDidChange()
    }
  }

  /// What a navigation bar shows for the page, made on first access with the page's title.
  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    storedNavigationItem = item
    return item
  }

  /// The buttons of the navigation controller's toolbar while this page is shown; nil for none.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces the buttons of the toolbar for this page; animated, the new ones fade in.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    storedToolbarItems = toolbarItems
    (parent as? UINavigationController)?.updateToolbarItems(animated: animated)
  }

  /// Whether the page's content is being edited; false by default.
  open var isEditing: Bool {
    get { appearance.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; an override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    appearance.isEditing = editing
    storedEditButtonItem?.show(isEditing: editing)
  }

  /// A button for the navigation bar that begins and ends editing, "Edit" or "Done".
  open var editButtonItem: UIBarButtonItem { editButtonOrNew }

  /// Whether a push of this page takes the tab bar away; false by default, read at the push.
  open var hidesBottomBarWhenPushed = false

  // MARK: The device

  /// The child that decides the status bar's style; nil, the default, means this controller.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden; nil means this controller.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides whether the home indicator may hide; nil means this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The child that decides at which edges the system's gestures wait; nil means this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The edges at which the page's own gestures come before the system's; none by default.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Called when the system runs out of memory; call `super`.
  open func didReceiveMemoryWarning() {}
  /// The status bar's style for this page.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden for this page; false by default.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the home indicator may hide on this page; false by default.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether the page turns with the device; true by default.
  open var shouldAutorotate: Bool { true }
  /// The orientation in which the page is presented full screen; by default the screen's.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    Simulator.current.situation.orientation
  }
  /// The orientations that the page allows: on phones all but upside down, else all.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
  }

  // MARK: Traits

  /// The light or dark style for this page and its children; unspecified by default.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsMayHaveChanged() } }
  }

  /// The traits that hold for the controller and its view.
  open var traitCollection: UITraitCollection { resolvedTraits }

  /// Called when a trait of the controller changed; call `super`.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The next responder: the superview of the view; for a presented controller its presenter.
  open override var next: UIResponder? { nextResponder }

  // MARK: What containers of the system answer

  /// Whether this controller calls its children's appearance methods itself.
  var managesChildAppearance: Bool { false }
  /// Called after ``viewWillAppear(_:)``, before the children hear of it.
  func didSendWillAppear(animated: Bool) {}
  /// Called after ``viewDidAppear(_:)`` and the children's.
  func didSendDidAppear(animated: Bool) {}
  /// The children whose views are on the screen when this controller's view is.
  var childrenOnScreen: [UIViewController] {
    guard let view = storedView else { return [] }
    return children.filter { child in
      child.storedView?.isDescendant(of: view) ?? false
        || child.presentation.ownStage?.standsIn(view) ?? false
    }
  }

  /// The child that a container of the system shows, on the screen or not.
  var shownChild: UIViewController? { nil }
  /// What this container's bars add to a child's safe area, beyond what covers its view.
  func safeAreaContribution(forChild child: UIViewController) -> UIEdgeInsets { .zero }
  /// Called when the tab of this controller, or the one that it takes over, was replaced.
  final func tabBarItemDidChange() { parent?.tabBarItemOfChildDidChange(self) }
  /// Called when the tab of a child was replaced.
  func tabBarItemOfChildDidChange(_ child: UIViewController) {}
  /// Called when something changed that decides where this container puts a child's view.
  func childLayoutDidChange(_ child: UIViewController) {}
  /// The tab that a container shows for this controller when it has none of its own.
  var inheritedTabBarItem: UITabBarItem? { nil }
}
