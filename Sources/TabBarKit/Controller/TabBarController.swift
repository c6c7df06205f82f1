// SPDX-License-Identifier: MIT
public import Foundation
public import TabBarCore
import TabBarPlatform
public import UIKit

/// A container of pages with a bar of our own: any number of tabs, and nothing of the system's bar.
///
/// ```swift
/// let tabs = TabBarController(style: .bulge)
/// tabs.pages = [.page(home) { UINavigationController(rootViewController: Home()) }]
/// window.rootViewController = tabs
/// ```
///
/// Pages are made when they are first shown and kept. Only the selected page's view is in the
/// window. A page finds the controller as ``UIKit/UIViewController/enclosingTabBarController``, and
/// states its title, picture and badge by its `tabBarItem`, as with UIKit's controller.
open class TabBarController: UIViewController {
  let hostView: BarHostView
  let pagesView = UIView()
  lazy var stage = BarStage(
    hostView, in: self,
    selectedPage: { [weak self] in self?.selectedID.flatMap { self?.made($0) } },
    // Pages fill the view: without the bar they would have the view's own inset.
    baseInset: { [weak self] _ in self?.viewIfLoaded?.safeAreaInsets.bottom ?? 0 })
  lazy var follower = PageItemFollower(tabBar)
  lazy var restorer = PageRestorer(tabBar)
  lazy var links = LinkDesk(tabBar) { [weak self] in self?.viewController(for: $0) }

  var currentPages: [TabBarPage] = []
  var controllers: [TabID: UIViewController] = [:]
  var shownPage: UIViewController?
  /// The page with the list of the tabs that have no place in the bar.
  var morePage: UINavigationController?
  /// The page whose appearance has begun and not ended.
  var transitioningPage: UIViewController?
  /// What is under way between two pages.
  var change: (any PageChange)?
  lazy var swiper = PageSwiper(self)
  /// New pages that wait until nothing is touched or under way.
  var queue: QueuedPages?
  /// Whether pages are being replaced: what they make the bar select comes without a transition.
  var isReplacingPages = false
  var phase = Phase.hidden
  var isAddingPage = false
  var derivedIDs = 0
  var observers: [NotificationObserver] = []
  var turns: TurnObserver?

  /// How far the controller's own appearance has come.
  enum Phase { case hidden, appearing, visible, disappearing }

  /// The bar.
  ///
  /// Its items are the controller's: change them by ``pages`` and ``updateItem(_:_:)``.
  public let tabBar: TabBar

  /// Which links lead to tabs (``open(_:whenAvailable:)``).
  ///
  /// The default is `app://tab/<id>/…`.
  public var linkFormat = TabLink.Format()

  /// How a page takes another's place when the selection changes.
  ///
  /// The default is ``PageTransition/none``. A change under way goes on as it began.
  public var pageTransition = PageTransition.none

  /// Whether a finger that moves sideways over a page leads to the neighbouring tab.
  ///
  /// The default is false. The pages follow the finger and the bar follows the pages; beyond the
  /// middle, or thrown, the neighbour is selected with the source
  /// ``TabBarCore/SelectionSource/swipe``, once the finger is lifted. ``decide`` is asked as the
  /// swipe begins. A tab that it does not allow, or that has a gate, gives way a little and comes
  /// back; such a gate is asked once the finger is lifted. Actions, hidden and disabled tabs are
  /// passed over.
  ///
  /// What scrolls sideways under the finger comes first, even at its end, and so do controls other
  /// than buttons and a navigation controller's back swipe: deeper in a stack no swipe leads to
  /// another tab.
  public var isSwipeEnabled = false {
    didSet {
      guard isSwipeEnabled != oldValue else { return }
      if !isSwipeEnabled, swiper.isFollowing { finishChange() }
      swiper.recognizer.isEnabled = isSwipeEnabled
    }
  }

  /// What becomes of tabs for which the bar has no room.
  ///
  /// The default is ``TabBarOverflow/compress``. A page keeps its stack when its tab moves between
  /// the bar and the list of More.
  public var overflow = TabBarOverflow.compress {
    didSet { if overflow != oldValue { overflowDidChange() } }
  }

  /// How the More item looks (``TabBarOverflow/more(limit:)``); id and role stay.
  ///
  /// The default is titled "More", with the symbol `ellipsis`; give the title in the user's language.
  public var moreItem = BarItem.tab(.more, title: "More", icon: .system("ellipsis")) {
    didSet { if moreItem != oldValue { overflowDidChange() } }
  }

  /// What becomes of pages that are not shown when the system runs out of memory.
  ///
  /// The default is ``PageMemoryPolicy/keep``.
  public var pageMemoryPolicy = PageMemoryPolicy.keep

  /// Makes a controller without pages.
  ///
  /// - Parameter style: How the bar looks; as the system's by default.
  public init(style: TabBarStyle = .classic) {
    tabBar = TabBar(style: style)
    hostView = BarHostView(tabBar)
    super.init(nibName: nil, bundle: nil)
    tabBar.driver.host = self
  }

  /// Makes a controller without pages from a storyboard, in the style ``TabBarStyle/classic``.
  ///
  /// The storyboard gives what any controller has; style and pages are set in code, best in
  /// `awakeFromNib()` or `viewDidLoad()`. Nil where UIKit itself can make no controller of the archive.
  ///
  /// - Parameter coder: The storyboard's archive.
  public required init?(coder: NSCoder) {
    tabBar = TabBar(style: .classic)
    hostView = BarHostView(tabBar)
    super.init(coder: coder)
    tabBar.driver.host = self
  }

  // MARK: Life

  /// Puts the pages' room and the bar into the view.
  ///
  /// Call `super`.
  open override func viewDidLoad() {
    super.viewDidLoad()
    pagesView.frame = view.bounds
    pagesView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    hostView.frame = view.bounds
    view.addSubview(pagesView)
    view.addSubview(hostView)
    // A bar of another style may have another height.
    hostView.onChange = { [weak self] in self?.stage.layout() }
    swiper.recognizer.isEnabled = isSwipeEnabled
    pagesView.addGestureRecognizer(swiper.recognizer)
    turns = TurnObserver { [weak self] in self?.look() }
    // What went wrong unseen in the background is put right when the application comes back.
    observers = [
      NotificationObserver(UIApplication.willEnterForegroundNotification) { [weak self] in
        self?.viewIfLoaded?.setNeedsLayout()
      },
      // The system stops what moves there; the first frame afterwards shows where it led.
      NotificationObserver(UIApplication.didEnterBackgroundNotification) { [weak self] in
        self?.finishChange()
      },
    ]
  }

  /// Puts the bar at its place and gives the page its inset.
  ///
  /// Call `super`.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if view.window != nil { showSelectedPage() }
    follower.readAll()
    stage.layout()
  }

  /// Finds the bar's place under the new insets.
  ///
  /// Call `super`.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    stage.layout()
  }

  /// Ends what is under way between two pages, and passes the new size on to the pages.
  ///
  /// Call `super`.
  ///
  /// - Parameters:
  ///   - size: The view's size to be, in points.
  ///   - coordinator: What animates the change.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    finishChange()
    super.viewWillTransition(to: size, with: coordinator)
  }

  /// False: the controller forwards appearance itself, or pages would be told twice.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Shows the selected page as the controller appears.
  ///
  /// Call `super`.
  ///
  /// - Parameter animated: Whether the controller appears animated.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    phase = .appearing
    showSelectedPage()
    begin(true, animated: animated)
  }

  /// Tells the selected page.
  ///
  /// Call `super`.
  ///
  /// - Parameter animated: Whether the controller appeared animated.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    phase = .visible
    end()
    stage.layout()
  }

  /// Tells the selected page.
  ///
  /// Call `super`.
  ///
  /// - Parameter animated: Whether the controller disappears animated.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    finishChange()
    phase = .disappearing
    begin(false, animated: animated)
  }

  /// Tells the selected page.
  ///
  /// Call `super`.
  ///
  /// - Parameter animated: Whether the controller disappeared animated.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    phase = .hidden
    end()
  }

  /// Appends a page for a child that is added by the application.
  ///
  /// Call `super`.
  ///
  /// - Parameter child: The page; its `tabBarItem` gives title, picture and badge.
  open override func addChild(_ child: UIViewController) {
    super.addChild(child)
    if !isAddingPage { appendPage(of: child) }
  }

  /// Lets hidden pages go where ``pageMemoryPolicy`` says so.
  ///
  /// Call `super`.
  open override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    if pageMemoryPolicy == .releaseHidden { releaseHiddenPages() }
  }

  // MARK: What the selected page decides

  /// The selected page decides how the status bar looks.
  open override var childForStatusBarStyle: UIViewController? { shownPage }
  /// The selected page decides whether there is a status bar.
  open override var childForStatusBarHidden: UIViewController? { shownPage }
  /// The selected page decides whether the home indicator hides.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { shownPage }
  /// The selected page decides at which edges the system's gestures wait.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { shownPage }
  /// The transition that the controller takes part in, or the change from one page to another by
  /// an animator (``pageTransition``), which pages find as theirs.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    super.transitionCoordinator ?? (change as? AnimatedPageChange)
  }
  /// The orientations of the selected page.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    shownPage?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
  /// The orientation in which the selected page wants to be presented.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    shownPage?.preferredInterfaceOrientationForPresentation
      ?? super.preferredInterfaceOrientationForPresentation
  }
}
