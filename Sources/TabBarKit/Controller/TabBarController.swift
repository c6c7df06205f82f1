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
    selectedPage: { [weak self] in self?.selectedID.flatMap { self?.controllers[$0] } },
    // Pages fill the view: without the bar they would have the view's own inset.
    baseInset: { [weak self] _ in self?.viewIfLoaded?.safeAreaInsets.bottom ?? 0 })
  lazy var follower = PageItemFollower(tabBar)
  lazy var restorer = PageRestorer(tabBar)
  lazy var links = LinkDesk(tabBar) { [weak self] in self?.viewController(for: $0) }

  var currentPages: [TabBarPage] = []
  var controllers: [TabID: UIViewController] = [:]
  var shownPage: UIViewController?
  /// The page whose appearance has begun and not ended.
  var transitioningPage: UIViewController?
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

  /// Makes a controller without pages.
  ///
  /// - Parameter style: How the bar looks; as the system's by default.
  public init(style: TabBarStyle = .classic) {
    tabBar = TabBar(style: style)
    hostView = BarHostView(tabBar)
    super.init(nibName: nil, bundle: nil)
    tabBar.driver.host = self
  }

  /// Controllers of this kind are made in code.
  @available(*, unavailable, message: "Make the controller in code.")
  public required init?(coder: NSCoder) { nil }

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
    turns = TurnObserver { [weak self] in self?.stage.look() }
    // What went wrong unseen in the background is put right when the application comes back.
    observers = [
      NotificationObserver(UIApplication.willEnterForegroundNotification) { [weak self] in
        self?.viewIfLoaded?.setNeedsLayout()
      }
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

  // MARK: What the selected page decides

  /// The selected page decides how the status bar looks.
  open override var childForStatusBarStyle: UIViewController? { shownPage }
  /// The selected page decides whether there is a status bar.
  open override var childForStatusBarHidden: UIViewController? { shownPage }
  /// The selected page decides whether the home indicator hides.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { shownPage }
  /// The orientations of the selected page.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    shownPage?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}
