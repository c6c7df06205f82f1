// SPDX-License-Identifier: MIT
public import Foundation

/// A stack of pages, of which the topmost is shown under a navigation bar.
@MainActor open class UINavigationController: UIViewController {
  /// What changes the stack.
  public enum Operation: Int, Sendable {
    /// Neither.
    case none = 0
    /// A page is put on the stack.
    case push = 1
    /// Pages are taken off the stack.
    case pop = 2
  }

  final var stack: [UIViewController] = []
  /// Pages whose push took the tab bar away; the flag is read at the push and then stays.
  final var barHiders: Set<ObjectIdentifier> = []
  final var transition: NavigationTransition?
  /// The page whose view is in place, and its wrapper.
  final weak var shownPage: UIViewController?
  final var shownWrapper: PageWrapper?
  /// Whether the delegate was not yet told of the page that is in place.
  final var owesDidShow = false
  let content = UIView()
  let popGesture = InteractivePopRecognizer()
  /// Whoever took the delegate's place, if the switch says so.
  final var bystander: NavigationBystander?
  /// Leads out of the stack, from its root; set by the More list's controller.
  final var exit: (title: String, action: @MainActor () -> Void)? {
    didSet { updateBarItems() }
  }
  /// Is told of every page that left the stack; set by whoever lends its pages to it.
  final var onLeave: (@MainActor (UIViewController) -> Void)?
  /// Whether a navigation controller may be pushed, as the More list's controller does.
  let allowsNested: Bool

  /// The bar at the top.
  public let navigationBar = UINavigationBar()

  let bottomBar = UIToolbar()
  final var isToolbarAway = true

  /// Is told what will be and was shown; kept weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Makes a stack with one page.
  public init(rootViewController: UIViewController) {
    allowsNested = false
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Makes an empty stack; with a nib's name loading the view fails, as there are none on Linux.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    allowsNested = false
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes no stack: archives cannot be read on Linux.
  public required init?(coder aDecoder: NSCoder) { nil }

  init(more list: UIViewController) {
    allowsNested = true
    super.init(nibName: nil, bundle: nil)
    pushViewController(list, animated: false)
  }

  override func setUp() {
    navigationBar.controller = self
    bottomBar.controller = self
    bottomBar.isHidden = true
    popGesture.controller = self
  }

  // MARK: The stack

  /// The pages, the bottom one first; setting it does not animate.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The page at the top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// What is seen: a presented controller if there is one, else the topmost page.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Replaces the stack.
  ///
  /// It looks like a pop if the new top was in the stack, below its top, and like a push otherwise.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Puts a page on the stack, which takes 0.35 seconds if animated.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Takes the topmost page off the stack and returns it; nil if it is the only one.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    endPopTakenBack()
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated)?.first
  }

  /// Takes the pages above one of the stack off it and returns them; nil if there are none.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    endPopTakenBack()
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      UIKitFailure.report("Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    return pop(to: index, animated: animated)
  }

  /// Takes all pages but the bottom one off the stack and returns them; nil if there are none.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    endPopTakenBack()
    return pop(to: 0, animated: animated)
  }

  /// Pushes a page, animated; for pages that do not know what contains them.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: The bar

  /// Whether the navigation bar is hidden; false by default.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  final var isBarHidden = false

  /// Hides or shows the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hideBar(hidden, animated: animated)
  }

  /// The bar at the bottom, with the buttons of the topmost page.
  ///
  /// Its items are the controller's to change: see ``UIViewController/toolbarItems``.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var toolbar: UIToolbar! { bottomBar }

  /// Whether the toolbar is hidden; true by default.
  open var isToolbarHidden: Bool {
    get { isToolbarAway }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar, which takes 0.2 seconds if animated.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hideToolbar(hidden, animated: animated)
  }

  /// Follows a finger that drags from the leading edge and so goes back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }

  // MARK: As a controller

  /// Makes the container's view; do not override it.
  open override func loadView() {
    reportMissingNib()
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.onLayout = { [weak self] in self?.layoutContent() }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    view.addSubview(bottomBar)
    view.addSubview(navigationBar)
    view.addGestureRecognizer(popGesture)
    self.view = view
    updateBarItems()
  }

  /// The page that decides the status bar's style.
  open override var childForStatusBarStyle: UIViewController? {
    isBarHidden ? topViewController : nil
  }
  /// The page that decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  /// The page that decides whether the home indicator may hide.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  /// What the delegate answers, else what phones or tablets allow.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let usual = super.supportedInterfaceOrientations
    guard let delegate else { return usual }
    return delegate.navigationControllerSupportedInterfaceOrientations(self)
  }

  /// What the delegate answers, else the one that the screen has.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  override var managesChildAppearance: Bool { true }
  override var childrenOnScreen: [UIViewController] { shownPage.map { [$0] } ?? [] }

  override func didSendWillAppear(animated: Bool) { showFirst(animated: animated) }
  override func didSendDidAppear(animated: Bool) { tellDidShow(animated: animated) }

  override var shownChild: UIViewController? { shownPage }

  override func safeAreaContribution(forChild child: UIViewController) -> UIEdgeInsets {
    insets(forPage: child)
  }

  override func childLayoutDidChange(_ child: UIViewController) { viewIfLoaded?.setNeedsLayout() }

  /// UIKit's rule: a stack shows the tab of its bottom page.
  override var inheritedTabBarItem: UITabBarItem? { stack.first?.tabBarItem }

  override func tabBarItemOfChildDidChange(_ child: UIViewController) {
    if child === stack.first, storedTabBarItem == nil { tabBarItemDidChange() }
  }

  // MARK: Accessibility

  /// Pops the topmost page as its back button does; false at the root.
  open override func accessibilityPerformEscape() -> Bool {
    guard viewControllers.count > 1, topViewController?.navigationItem.hidesBackButton != true
    else { return false }
    return popViewController(animated: true) != nil
  }
}
