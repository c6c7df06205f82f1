// SPDX-License-Identifier: MIT
import Foundation
package import TabBarCore
public import UIKit

extension TabBarController {
  /// The pages and actions in the order of the bar.
  ///
  /// Setting them keeps, by id, the controllers, stacks and badges of the tabs that stay, and the
  /// selection. If the selected tab is gone the nearest one follows, the previous first, with one
  /// event. An existing controller that is given explicitly replaces an older one of that id.
  public var pages: [TabBarPage] {
    get { currentPages }
    set { setPages(newValue, source: .successor) }
  }

  /// The items in logical order, as the application gave them.
  public var items: [BarItem] { tabBar.items }

  /// Changes an item in place: its title, pictures or badge.
  ///
  /// - Parameters:
  ///   - id: The item; an unknown one changes nothing and is reported to
  ///     ``TabBar/onDiagnostic``.
  ///   - change: Changes the item; id and role stay.
  public func updateItem(_ id: TabID, _ change: (inout BarItem) -> Void) {
    guard tabBar.isKnown(id) else { return }
    setPages(
      currentPages.map { page in
        guard page.item.id == id else { return page }
        var page = page
        let role = page.item.role
        page.item = page.item.with(change).with {
          $0.id = id
          $0.role = role
        }
        return page
      }, source: .successor)
  }

  /// The page of a tab, made if it was not yet; its view is not loaded by this.
  ///
  /// - Parameter id: The tab.
  /// - Returns: Nil for an action or an unknown id.
  public func viewController(for id: TabID) -> UIViewController? {
    if let made = controllers[id] { return made }
    guard let page = currentPages.first(where: { $0.item.id == id }) else { return nil }
    switch page.content {
    case .action: return nil
    case .controller(let controller): return adopt(controller, as: id)
    case .factory(let make): return adopt(make(), as: id)
    }
  }

  /// Replaces pages; `source` is what the event says if the selected tab is gone, and `selected`
  /// is selected without an event where there were no pages before.
  package func setPages(
    _ pages: [TabBarPage], source: SelectionSource, selected: TabID? = nil
  ) {
    var seen: Set<TabID> = []
    let pages = pages.filter { page in
      let isNew = seen.insert(page.item.id).inserted
      if !isNew { tabBar.report(.selection(.duplicateID(page.item.id))) }
      return isNew
    }
    let leaving = controllers.filter { id, controller in
      guard let page = pages.first(where: { $0.item.id == id }) else { return true }
      switch page.content {
      case .action: return true
      case .factory: return false
      case .controller(let other): return other !== controller
      }
    }
    currentPages = pages
    for id in leaving.keys { controllers[id] = nil }
    follower.keep(Set(pages.map(\.item.id)).subtracting(leaving.keys))
    restorer.keep(Set(pages.map(\.item.id)))
    for page in pages {
      if case .controller(let controller) = page.content, controllers[page.item.id] == nil {
        _ = adopt(controller, as: page.item.id)
      }
    }
    tabBar.setItems(pages.map(\.item), source: source, selected: selected)
    showSelectedPage()
    for controller in leaving.values where !controllers.values.contains(controller) {
      drop(controller)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Makes a controller a child under an id.
  private func adopt(_ controller: UIViewController, as id: TabID) -> UIViewController {
    controllers[id] = controller
    if controller.parent !== self {
      isAddingPage = true
      addChild(controller)
      isAddingPage = false
      controller.didMove(toParent: self)
    }
    restorer.restore(controller, as: id)
    follower.follow(controller, as: id)
    return controller
  }

  private func drop(_ controller: UIViewController) {
    if controller === shownPage { switchPage(to: nil) }
    stage.ledger.set(0, for: controller)
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }

  /// Appends a page for a child that the application added itself.
  func appendPage(of child: UIViewController) {
    guard !controllers.values.contains(child) else { return }
    child.didMove(toParent: self)
    var id = TabID(child.tabBarItem?.accessibilityIdentifier ?? "")
    while id.rawValue.isEmpty || currentPages.contains(where: { $0.item.id == id }) {
      derivedIDs += 1
      id = TabID("page-\(derivedIDs)")
    }
    setPages(currentPages + [.page(.tab(id), child)], source: .successor)
  }
}
