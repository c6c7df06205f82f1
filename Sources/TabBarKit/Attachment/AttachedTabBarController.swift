// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore
public import UIKit

/// A `UITabBarController` that works hand in hand with an attached bar.
///
/// An existing subclass changes one word. Until a ``TabBarAttachment`` is made it is UIKit's own
/// controller; from then on every selection by code goes through the bar's rule.
///
/// ```swift
/// final class MainController: AttachedTabBarController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     viewControllers = [home, messages]
///     try? TabBarAttachment(to: self, style: .card)
///   }
/// }
/// ```
open class AttachedTabBarController: UITabBarController {
  /// The attachment; nil until one is made for this controller.
  public internal(set) weak var attachment: TabBarAttachment?

  /// The index of the selected page in `viewControllers`.
  ///
  /// Call `super`.
  open override var selectedIndex: Int {
    get { super.selectedIndex }
    set {
      guard let attachment, !attachment.isApplying else { return super.selectedIndex = newValue }
      let pages = viewControllers ?? []
      guard pages.indices.contains(newValue) else {
        return attachment.tabBar.report(
          .selection(.indexOutOfRange(newValue, count: pages.count)))
      }
      selectedViewController = pages[newValue]
    }
  }

  /// The selected page.
  ///
  /// Call `super`.
  open override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set {
      guard let attachment, !attachment.isApplying, !attachment.isInDelegate, let page = newValue,
        viewControllers?.contains(page) == true
      else { return super.selectedViewController = newValue }
      select(page, by: attachment)
    }
  }

  /// The pages.
  ///
  /// Call `super`.
  open override var viewControllers: [UIViewController]? {
    didSet { attachment?.reread() }
  }

  /// Replaces the pages.
  ///
  /// Call `super`.
  ///
  /// - Parameters:
  ///   - viewControllers: The new pages, at most five.
  ///   - animated: Whether the system's own bar, which is hidden, animates.
  open override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
    attachment?.reread()
  }

  /// Appends a page.
  ///
  /// Call `super`.
  ///
  /// - Parameter child: The page.
  open override func addChild(_ child: UIViewController) {
    super.addChild(child)
    attachment?.reread()
  }

  /// Told that the user tapped a tab; does nothing.
  ///
  /// An override, as subclasses of `UITabBarController` have, is called for taps on the attached bar
  /// as well: after the delegate has agreed, before the selection changes. There is no need to call
  /// `super`.
  ///
  /// - Parameters:
  ///   - tabBar: The system's bar.
  ///   - item: The tapped page's item.
  open override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Puts the bar at its place.
  ///
  /// Call `super`.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    attachment?.reread()
  }

  /// Reads what may have changed while the controller was away.
  ///
  /// Call `super`.
  ///
  /// - Parameter animated: Whether the controller appears animated.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    attachment?.reread()
  }

  /// Selects a page without asking anyone: the bar has decided.
  func selectFromBar(_ page: UIViewController) { super.selectedViewController = page }

  private func select(_ page: UIViewController, by attachment: TabBarAttachment) {
    attachment.reread()
    if let id = attachment.id(of: page) { attachment.tabBar.selectedID = id }
  }
}
