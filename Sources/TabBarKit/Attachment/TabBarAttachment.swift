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
/// It lives as long as the controller's view. Best is a controller of class
/// ``AttachedTabBarController``; changes of a plain one, which nobody announces, are noticed before
/// the next frame.
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
  var isApplying = false
  var derivedIDs = 0
  private var turns: TurnObserver?
  private var notifications: [NotificationObserver] = []

  /// Which links lead to tabs (``open(_:whenAvailable:)``).
  ///
  /// The default is `app://tab/<id>/…`.
  public var linkFormat = TabLink.Format()

  /// Attaches a bar to a controller and loads the controller's view.
  ///
  /// - Parameters:
  ///   - controller: A controller with at most five pages and no `UITab`s.
  ///   - style: How the bar looks; as the system's by default.
  /// - Throws: A ``TabBarAttachmentError``; the controller is as it was.
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
    follower = PageItemFollower(bar)
    stage = BarStage(
      hostView, in: controller,
      selectedPage: { [weak controller] in controller?.selectedViewController },
      baseInset: { [weak controller] page in
        // UIKit may count its hidden bar or not: the page itself knows, once that is hidden again.
        if let controller { SystemTabBar.hide(in: controller) }
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
    turns = TurnObserver { [weak self] in self?.look() }
    notifications = [
      NotificationObserver(UIApplication.willEnterForegroundNotification) { [weak self] in
        self?.controller?.viewIfLoaded?.setNeedsLayout()
        self?.reread()
      }
    ]
  }

  /// Takes the bar away and shows the system's again.
  public func detach() {
    guard let controller else { return }
    stage.end()
    (controller as? AttachedTabBarController)?.attachment = nil
    SystemTabBar.show(in: controller)
    turns = nil
    stage.hostView?.onChange = nil
    self.controller = nil
    stage.hostView?.removeFromSuperview()
  }

  // MARK: Selection and events

  /// The selected tab; nil without pages.
  public var selectedID: TabID? {
    get { tabBar.selectedID }
    set { tabBar.selectedID = newValue }
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

  /// Whether the bar is hidden, by the application or by a page on the stack.
  public var isBarHidden: Bool { stage.isBarHidden }

  /// Hides or shows the bar; a page on the stack that hides it still does.
  ///
  /// - Parameters:
  ///   - hidden: Whether the bar is to be hidden.
  ///   - animated: Whether it slides, in 0.25 seconds.
  public func setBarHidden(_ hidden: Bool, animated: Bool) {
    stage.setHidden(hidden, animated: animated)
  }
}
