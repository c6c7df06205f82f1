// SPDX-License-Identifier: MIT
import Foundation
package import TabBarCore
public import UIKit

extension TabBarController {
  /// The pages and actions in the order of the bar.
  ///
  /// Setting them is as ``setPages(_:animated:)`` without animation.
  public var pages: [TabBarPage] {
    get { queue?.pages ?? currentPages }
    set { setPages(newValue, animated: false) }
  }

  /// Replaces the pages and actions, keeping what stays.
  ///
  /// By id, controllers, stacks, scroll positions, badges, playing pictures and the selection of the
  /// tabs that stay are kept. If the selected tab is gone the nearest one follows, the previous
  /// first, with one event. An existing controller that is given explicitly replaces an older one of
  /// that id. An id or a controller that comes twice is reported to ``TabBar/onDiagnostic``, the first
  /// counts; so it is where a closure makes a page that another tab has: its tab goes. Without any page nothing is selected and nothing shown.
  ///
  /// While a finger is on the bar or swipes between pages, or one page takes another's place, what
  /// adds, removes or moves something waits: ``pages`` says it at once, bar and children follow when
  /// that is over, after two seconds at the latest. What only looks different is shown at once.
  /// Pushes and pops go on to their end, whatever changes around them.
  ///
  /// - Parameters:
  ///   - pages: The pages in logical order.
  ///   - animated: Whether items glide to their new places, new ones fade in and old ones fade out,
  ///     in 0.25 seconds; not where the user wants less motion.
  public func setPages(_ pages: [TabBarPage], animated: Bool) {
    setPages(pages, source: .successor, animated: animated)
  }

  /// The items in logical order, as the application gave them.
  public var items: [BarItem] { queue?.pages.map(\.item) ?? tabBar.items }

  /// Changes an item in place: its title, pictures or badge.
  ///
  /// - Parameters:
  ///   - id: The item; an unknown one changes nothing and is reported to
  ///     ``TabBar/onDiagnostic``.
  ///   - change: Changes the item; id and role stay.
  public func updateItem(_ id: TabID, _ change: (inout BarItem) -> Void) {
    guard isQueued(id) || tabBar.isKnown(id) else { return }
    let changed = currentPages.changing(id, change)
    guard let waiting = queue?.pages else {
      // An item does not vanish under the finger; a page under way can do without its item.
      if tabBar.isPressed { return setPages(changed, source: .successor) }
      return replacePages(changed, source: .successor)
    }
    // The bar shows it now, and still does when what waits has come.
    queue?.pages = waiting.changing(id, change)
    showLooks(of: changed)
  }

  /// The page of a tab, made if it was not yet; its view is not loaded by this.
  ///
  /// - Parameter id: The tab.
  /// - Returns: Nil for an action or an unknown id.
  public func viewController(for id: TabID) -> UIViewController? {
    if let made = made(id) { return made }
    if id == .more { return morePageIfNeeded() }
    guard let page = currentPages.first(where: { $0.item.id == id }) else { return nil }
    switch page.content {
    case .action: return nil
    case .controller(let controller): return adopt(controller, as: id)
    case .factory(let make):
      let new = make()
      if let made = made(id) { return made }
      guard self.id(of: new) == nil else {
        dropRepeated(id)
        return nil
      }
      return adopt(new, as: id)
    }
  }

  /// Takes away a tab whose page was made and is another tab's already: it has nothing to show.
  private func dropRepeated(_ id: TabID) {
    tabBar.report(.pageTwice(id))
    queue?.pages.removeAll { $0.item.id == id }
    replacePages(currentPages.filter { $0.item.id != id }, source: .successor)
  }

  /// The page of a tab if it was made.
  func made(_ id: TabID) -> UIViewController? { id == .more ? morePage : controllers[id] }

  /// The tab of a page.
  func id(of page: UIViewController) -> TabID? {
    page === morePage ? .more : controllers.first { $0.value === page }?.key
  }

  /// Replaces pages now; `source` is what the event says if the selected tab is gone, and
  /// `selected` is selected without an event where there were no pages before.
  func replacePages(
    _ pages: [TabBarPage], source: SelectionSource, selected: TabID? = nil, animated: Bool = false
  ) {
    let leaving = controllers.filter { id, controller in
      guard let page = pages.first(where: { $0.item.id == id }) else { return true }
      switch page.content {
      case .action: return true
      case .factory: return false
      case .controller(let other): return other !== controller
      }
    }
    let wasReplacing = isReplacingPages
    isReplacingPages = true
    defer { isReplacingPages = wasReplacing }
    // What is under way with a page that leaves ends first.
    if let change, leaving.values.contains(where: { $0 === change.from || $0 === change.to }) {
      finishChange()
    }
    let losesGate = currentPages.contains { old in
      guard old.gate != nil, let new = pages.first(where: { $0.item.id == old.item.id }) else {
        return false
      }
      return new.gate == nil
    }
    currentPages = pages
    for id in leaving.keys { controllers[id] = nil }
    follower.keep(Set(pages.map(\.item.id)).subtracting(leaving.keys))
    restorer.keep(Set((pages + (queue?.pages ?? [])).map(\.item.id)))
    for page in pages {
      if case .controller(let controller) = page.content, controllers[page.item.id] == nil {
        _ = adopt(controller, as: page.item.id)
      }
    }
    tabBar.setItems(pages.map(\.item), source: source, selected: selected, animated: animated)
    restorer.showBadges()
    // Items do not say whether there is a gate: a bar of the same ones would not look again.
    if losesGate, tabBar.selectedID == nil { tabBar.driver.send(.gateRemoved) }
    showSelectedPage()
    for controller in leaving.values where !controllers.values.contains(controller) {
      drop(controller)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Makes a controller a child under an id.
  private func adopt(_ controller: UIViewController, as id: TabID) -> UIViewController {
    controllers[id] = controller
    takeIn(controller)
    restorer.restore(controller, as: id)
    follower.follow(controller, as: id)
    return controller
  }

  /// Makes a controller a child without a page of its own.
  func takeIn(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    isAddingPage = true
    addChild(controller)
    isAddingPage = false
    controller.didMove(toParent: self)
  }

  /// Lets a page go, by UIKit's rules: told that it will leave, taken from the screen, and removed.
  ///
  /// A page that the application has removed already is only taken from the screen; one that belongs
  /// to somebody else by now is left alone.
  func drop(_ controller: UIViewController) {
    stage.ledger.set(.zero, for: controller)
    guard controller.parent === self else {
      guard controller === shownPage else { return }
      if controller.parent == nil { return switchPage(to: nil) }
      shownPage = nil
      stage.page = nil
      return
    }
    controller.willMove(toParent: nil)
    if controller === shownPage { switchPage(to: nil) }
    controller.removeFromParent()
  }

  /// Appends a page for a child that the application added itself.
  func appendPage(of child: UIViewController) {
    guard !controllers.values.contains(child) else { return }
    child.didMove(toParent: self)
    setPages(pages + [derivedPage(of: child, besides: pages)], source: .successor)
  }

  /// A page whose id comes from the controller's item: its accessibility identifier, or a number.
  private func derivedPage(
    of controller: UIViewController, besides others: [TabBarPage]
  ) -> TabBarPage {
    var id = TabID(controller.tabBarItem?.accessibilityIdentifier ?? "")
    while id.rawValue.isEmpty || id == .more || others.contains(where: { $0.item.id == id }) {
      derivedIDs += 1
      id = TabID("page-\(derivedIDs)")
    }
    return .page(.tab(id), controller)
  }

  /// Replaces the pages by controllers, as with UIKit's tab bar controller.
  ///
  /// A controller that is a page already keeps its tab; the tab of a new one gets its id from the
  /// `accessibilityIdentifier` of the controller's `tabBarItem`, or a number, and shows what that item
  /// states. Actions keep their places.
  ///
  /// - Parameters:
  ///   - controllers: The pages in logical order.
  ///   - animated: As in ``setPages(_:animated:)``.
  public func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    let old = pages
    var new: [TabBarPage] = []
    for controller in controllers {
      let known = id(of: controller).flatMap { id in old.first { $0.item.id == id } }
      new.append(known ?? derivedPage(of: controller, besides: old + new))
    }
    for (index, page) in old.enumerated() where page.item.role == .action {
      new.insert(page, at: min(index, new.count))
    }
    setPages(new, animated: animated)
  }
}
