// SPDX-License-Identifier: MIT
import UIKit

@testable import TabBarKit

/// What the two hosts have in common, as far as a row of steps needs it.
@MainActor protocol HostUnderTest: AnyObject {
  /// The root of the window.
  var root: UIViewController { get }
  var bar: TabBar { get }
  /// How many tabs there may be.
  var limit: Int { get }
  /// Whether pages are made when they are first shown.
  var makesPagesLate: Bool { get }
  /// Whether it can tell of a wish that cannot be met; UIKit's own controller ignores some itself.
  var hearsOfRefusals: Bool { get }
  var selectedID: TabID? { get }
  var selectedController: UIViewController? { get }
  var isBarHidden: Bool { get }
  var decide: ((SelectionIntent) -> SelectionDecision)? { get set }
  var onEvent: ((TabBarEvent) -> Void)? { get set }
  /// What UIKit's own delegate was told; nil in a host that has none.
  var delegateCalls: [String]? { get set }
  /// Whether new pages wait until what moves is over.
  var isPuttingOff: Bool { get }
  /// What is wrong in the host whatever was done with it.
  var faults: [String] { get }

  func setPages(_ pages: [TabBarPage]) throws
  func updateItem(_ id: TabID, _ change: (inout BarItem) -> Void)
  func controller(for id: TabID) -> UIViewController?
  func select(_ id: TabID)
  func select(index: Int)
  func setBarHidden(_ isHidden: Bool, animated: Bool)
}

/// Which host a row of steps runs in.
enum HostKind: String, CaseIterable {
  case own = "TabBarController"
  case attached = "TabBarAttachment on an AttachedTabBarController"
  case plain = "TabBarAttachment on a UITabBarController"

  @MainActor func make(_ style: TabBarStyle) throws -> any HostUnderTest {
    switch self {
    case .own: OwnHost(style)
    case .attached: try AttachedHost(style, AttachedTabBarController())
    case .plain: try AttachedHost(style, UITabBarController())
    }
  }
}

/// Our own container.
@MainActor final class OwnHost: HostUnderTest {
  let controller: TabBarController
  let limit = 8
  let makesPagesLate = true
  let hearsOfRefusals = true
  var delegateCalls: [String]?

  init(_ style: TabBarStyle) { controller = TabBarController(style: style) }

  var root: UIViewController { controller }
  var bar: TabBar { controller.tabBar }
  var selectedID: TabID? { controller.selectedID }
  var selectedController: UIViewController? { controller.selectedViewController }
  var isBarHidden: Bool { controller.isBarHidden }
  var decide: ((SelectionIntent) -> SelectionDecision)? {
    get { controller.decide }
    set { controller.decide = newValue }
  }
  var onEvent: ((TabBarEvent) -> Void)? {
    get { controller.onEvent }
    set { controller.onEvent = newValue }
  }
  var isPuttingOff: Bool { controller.queue != nil }
  var faults: [String] {
    controller.selectedIndex == bar.selectedIndex ? [] : ["the controller has another index"]
  }

  func setPages(_ pages: [TabBarPage]) { controller.pages = pages }
  func updateItem(_ id: TabID, _ change: (inout BarItem) -> Void) {
    controller.updateItem(id, change)
  }
  func controller(for id: TabID) -> UIViewController? { controller.viewController(for: id) }
  func select(_ id: TabID) { controller.selectedID = id }
  func select(index: Int) { controller.selectedIndex = index }
  func setBarHidden(_ isHidden: Bool, animated: Bool) {
    controller.setBarHidden(isHidden, animated: animated)
  }
}

/// A bar over a controller of UIKit's.
@MainActor final class AttachedHost: HostUnderTest {
  let controller: UITabBarController
  let attachment: TabBarAttachment
  let limit = TabBarAttachmentError.pageLimit
  let makesPagesLate = false
  var hearsOfRefusals: Bool { controller is AttachedTabBarController }
  private let listener = Listener()

  /// The application's delegate of UIKit's controller, which allows everything.
  private final class Listener: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []

    func tabBarController(_ tabs: UITabBarController, shouldSelect page: UIViewController) -> Bool {
      calls.append("should \(name(page))")
      return true
    }

    func tabBarController(_ tabs: UITabBarController, didSelect page: UIViewController) {
      calls.append("did \(name(page))")
    }

    private func name(_ page: UIViewController) -> String {
      let root = (page as? UINavigationController)?.viewControllers.first as? NamedPage
      return root?.name ?? "\(type(of: page))"
    }
  }

  init(_ style: TabBarStyle, _ controller: UITabBarController) throws {
    self.controller = controller
    controller.delegate = listener
    attachment = try TabBarAttachment(to: controller, style: style)
  }

  var root: UIViewController { controller }
  var bar: TabBar { attachment.tabBar }
  var delegateCalls: [String]? {
    get { listener.calls }
    set { listener.calls = newValue ?? [] }
  }
  var selectedID: TabID? { attachment.selectedID }
  var selectedController: UIViewController? { controller.selectedViewController }
  var isBarHidden: Bool { attachment.isBarHidden }
  var decide: ((SelectionIntent) -> SelectionDecision)? {
    get { attachment.decide }
    set { attachment.decide = newValue }
  }
  var onEvent: ((TabBarEvent) -> Void)? {
    get { attachment.onEvent }
    set { attachment.onEvent = newValue }
  }
  var isPuttingOff: Bool { attachment.queue != nil }
  var faults: [String] {
    let pages = controller.viewControllers ?? []
    let place = controller.selectedViewController.flatMap { pages.firstIndex(of: $0) }
    return (controller.tabBar.isHidden ? [] : ["the system's bar is seen"])
      + (place == nil || place == controller.selectedIndex ? [] : ["UIKit has another index"])
      + (pages.allSatisfy { $0.tabBarController === controller }
        ? [] : ["a page does not find its controller"])
  }

  func setPages(_ pages: [TabBarPage]) throws { try attachment.setPages(pages) }
  func updateItem(_ id: TabID, _ change: (inout BarItem) -> Void) {
    attachment.updateItem(id, change)
  }
  func controller(for id: TabID) -> UIViewController? { attachment.viewController(for: id) }
  /// By the controller where the tab has a page, as applications do.
  func select(_ id: TabID) {
    if let page = attachment.viewController(for: id), page.parent === controller {
      controller.selectedViewController = page
    } else {
      bar.selectedID = id
    }
  }
  /// UIKit counts hidden tabs, too: where there are some, the bar is asked.
  func select(index: Int) {
    if attachment.items.contains(where: { $0.isHidden && $0.role == .tab }) {
      bar.selectedIndex = index
    } else {
      controller.selectedIndex = index
    }
  }
  func setBarHidden(_ isHidden: Bool, animated: Bool) {
    attachment.setBarHidden(isHidden, animated: animated)
  }
}
