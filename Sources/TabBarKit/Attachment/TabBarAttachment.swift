// SPDX-License-Identifier: MIT
import Foundation
public import TabBarCore
import TabBarPlatform
public import UIKit

/// Replaces what is seen of a `UITabBarController`'s bar, and keeps the controller.
///
/// The system's bar is hidden by public API; ours lies over the controller's view and selects its
/// pages. Delegate, `selectedIndex` and `viewControllers` go on working as UIKit documents them.
///
/// ```swift
/// let attachment = try TabBarAttachment(to: tabBarController, style: .notch)
/// attachment.insert(publish, at: 2) { compose() }
/// ```
///
/// It lives as long as the controller's view, or until ``detach()``. Best is a controller of class
/// ``AttachedTabBarController``; changes of a plain one, which nobody announces, are noticed before
/// the next frame.
///
/// What the application does with the system's bar is done with ours: a page that sets
/// `tabBarController?.tabBar.isHidden` hides or shows it. `setTabBarHidden(_:animated:)` of iOS 18 is
/// the attachment's own means and is not followed: what it shows is hidden again before it is
/// drawn; call ``setBarHidden(_:animated:)``. No finger swipes between these pages, which are
/// UIKit's; ``TabBarController/isSwipeEnabled`` does that for pages of our own controller.
@MainActor public final class TabBarAttachment {
  /// The bar.
  ///
  /// Change its items by the pages' `tabBarItem`s, by ``setPages(_:)`` or ``insert(_:at:action:)``.
  public let tabBar: TabBar
  /// The controller; nil once it is gone.
  public private(set) weak var controller: UITabBarController?

  let stage: BarStage
  let follower: PageItemFollower
  lazy var restorer = PageRestorer(tabBar)
  lazy var links = LinkDesk(tabBar) { [weak self] in self?.viewController(for: $0) }
  var entries: [AttachedEntry] = []
  /// New pages that wait until nothing is touched or under way.
  var queue: QueuedPages?
  /// Whether the controller is being changed by the bar.
  var isApplying = false
  /// Whether the controller's pages are being read.
  var isReading = false
  /// Whether the controller's delegate is being called.
  var isInDelegate = false
  /// Whether the system's bar is being hidden by the attachment.
  var isHidingSystemBar = false
  /// Whether the application wants the bar hidden.
  var isHiddenByApp = false
  /// Whether a page wants it hidden, by way of the system's.
  var isHiddenByPage = false
  /// Whether the system's bar would be hidden without the attachment.
  var isSystemBarHidden: Bool
  /// The page that the controller shows although its tab may not be selected.
  weak var refusedPage: UIViewController?
  /// The page to which the delegate's animator has just taken a change back.
  weak var pageOfReturn: UIViewController?
  /// The pages that have been children of the controller and are still listed.
  var children: Set<ObjectIdentifier> = []
  /// How many pages the controller had when it was read last.
  var reportedCount = 0
  /// Whether the controller had `UITab`s when it was read last.
  var hadTabs = false
  var derivedIDs = 0
  private var turns: TurnObserver?
  private var notifications: [NotificationObserver] = []
  private var hiding: AnyObject?

  /// Which links lead to tabs (``open(_:whenAvailable:)``).
  ///
  /// The default is `app://tab/<id>/…`.
  public var linkFormat = TabLink.Format()

  /// Attaches a bar to a controller and loads the controller's view.
  ///
  /// Pages may come later; until then the bar is empty. The page that the controller has selected is
  /// selected in the bar, without an event. A system bar that is hidden already makes no difference.
  ///
  /// - Parameters:
  ///   - controller: A controller with at most five pages and no `UITab`s.
  ///   - style: How the bar looks; as the system's by default.
  /// - Throws: A ``TabBarAttachmentError``, also where a bar is attached already; the controller is
  ///   as it was.
  public init(
    to controller: UITabBarController, style: TabBarStyle = .classic
  ) throws {
    let count = controller.viewControllers?.count ?? 0
    guard count <= TabBarAttachmentError.pageLimit else {
      throw TabBarAttachmentError.tooManyPages(count)
    }
    guard !SystemTabBar.usesTabs(controller) else { throw TabBarAttachmentError.usesTabs }
    controller.loadViewIfNeeded()
    let hosts = controller.view.subviews.compactMap { $0 as? BarHostView }
    guard hosts.isEmpty else { throw TabBarAttachmentError.alreadyAttached }
    let bar = TabBar(style: style)
    let hostView = BarHostView(bar)
    tabBar = bar
    self.controller = controller
    isSystemBarHidden = SystemTabBar.isHidden(in: controller)
    follower = PageItemFollower(bar)
    stage = BarStage(
      hostView, in: controller,
      selectedPage: { [weak controller] in controller?.selectedViewController },
      baseInset: { [weak bar] page in
        // UIKit may count its hidden bar or not: the page itself knows, once that is hidden again.
        (bar?.driver.host as? TabBarAttachment)?.hideSystemBar()
        return (page.viewIfLoaded?.safeAreaInsets.bottom ?? 0)
          - page.additionalSafeAreaInsets.bottom
      })
    bar.driver.host = self
    hostView.owner = self
    hostView.frame = controller.view.bounds
    hostView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(hostView)
    (controller as? AttachedTabBarController)?.attachment = self
    reread()
    hostView.onChange = { [weak self] in self?.reread() }
    hiding = SystemTabBar.observeHidden(in: controller) { [weak self] in
      self?.systemBarWasSet(hidden: $0)
    }
    turns = TurnObserver { [weak self] in self?.look() }
    notifications = [
      NotificationObserver(UIApplication.willEnterForegroundNotification) { [weak self] in
        self?.controller?.viewIfLoaded?.setNeedsLayout()
        self?.reread()
      }
    ]
  }

  /// Takes the bar away; the controller is as if there had never been one.
  ///
  /// The system's bar is shown again, unless the application had hidden it; the pages' insets and the
  /// delegates of their stacks are the application's own. A wish that waits is given up and told. The
  /// selection stays. From then on the attachment does nothing, and another bar may be attached.
  public func detach() {
    applyQueue()
    guard let controller else { return }
    tabBar.cancelPending()
    turns = nil
    notifications = []
    hiding = nil
    let hostView = stage.hostView
    hostView?.onChange = nil
    tabBar.driver.host = nil
    follower.keep([])
    stage.end()
    stage.controller = nil
    (controller as? AttachedTabBarController)?.attachment = nil
    self.controller = nil
    hostView?.removeFromSuperview()
    hostView?.owner = nil
    SystemTabBar.setHidden(isSystemBarHidden, in: controller)
  }

  // MARK: Selection and events

  /// The selected tab; nil without pages.
  ///
  /// Setting follows ``TabBar/selectedID``'s rules. A tab of new pages that wait
  /// (``setPages(_:)``) is selected as soon as they have come.
  public var selectedID: TabID? {
    get { tabBar.selectedID }
    set {
      if let newValue, isQueued(newValue) { return tabBar.selectWhenAvailable(newValue) }
      tabBar.selectedID = newValue
    }
  }

  /// Told everything that happens, after it happened; kept strongly.
  ///
  /// The default is nil.
  public var onEvent: ((TabBarEvent) -> Void)? {
    get { tabBar.onEvent }
    set { tabBar.onEvent = newValue }
  }

  /// Asked before a tap, key, swipe or deep link selects a tab, after the controller's delegate.
  ///
  /// Allows by default.
  public var decide: ((SelectionIntent) -> SelectionDecision)? {
    get { tabBar.decide }
    set { tabBar.decide = newValue }
  }

  /// Whether the bar is hidden: by the application, by a page on the stack, or for the keyboard.
  ///
  /// It is true as soon as the bar is on its way, and of the selected tab's page also while that is
  /// covered. A minimised bar (``minimizeBehavior``) is not hidden.
  public var isBarHidden: Bool { stage.isBarHidden }

  /// Hides or shows the bar; a page that hides it still does.
  ///
  /// The last call counts: a bar that is on its way goes on from where it is.
  ///
  /// - Parameters:
  ///   - hidden: Whether the bar is to be hidden.
  ///   - animated: Whether it slides, in 0.25 seconds; not where the user wants less motion.
  public func setBarHidden(_ hidden: Bool, animated: Bool) {
    isHiddenByApp = hidden
    stage.setHidden(hidden || isHiddenByPage, animated: animated)
  }
}
