// SPDX-License-Identifier: MIT
import TabBarConfiguration
import TabBarKit

/// A bar made ready to go in: every picture decoded, every item with what it leads to.
///
/// Nothing has changed yet when there is a plan, and nothing can fail after it.
@MainActor struct BarPlan {
  private(set) var pages: [TabBarPage] = []
  private(set) var notes: [DocumentDiagnostic] = []

  /// Plans a bar.
  ///
  /// - Parameters:
  ///   - bar: The bar.
  ///   - routes: What the application can show.
  ///   - tabBar: The bar that will show it, which decodes and keeps the pictures.
  /// - Throws: A ``TabBarApplyError``.
  init(_ bar: ResolvedBar, routes: TabBarRoutes, tabBar: TabBar) throws {
    try Self.checkPictures(of: bar, in: tabBar)
    notes = bar.diagnostics
    for (index, item) in bar.items.enumerated() {
      let route = bar.routes[item.id] ?? ResolvedBar.Route()
      switch Self.target(of: item, route: route, routes: routes) {
      case .page(let make):
        pages.append(.page(item) { make(item) })
      case .action(let perform):
        pages.append(.action(item, perform: perform))
      case nil:
        notes.append(
          DocumentDiagnostic(
            .note, path: "items[\(index)]",
            message: "this application does not know where “\(item.id)” leads; it was left out",
            remedy: "give it a fallback that the application knows"))
      }
    }
    guard pages.contains(where: { $0.item.role == .tab && !$0.item.isHidden }) else {
      throw TabBarApplyError.noUsableTab
    }
  }

  private static func target(
    of item: BarItem, route: ResolvedBar.Route, routes: TabBarRoutes
  ) -> TabBarRoutes.Target? {
    let targets = [
      route.destination.flatMap { routes.target(at: $0) },
      route.fallback.flatMap { routes.target(at: $0) }, routes.target(of: item.id),
    ]
    // A tab needs a page, an action something to do: the item's role is not the route's to change.
    return targets.lazy.compactMap(\.self).first { target in
      switch target {
      case .page: item.role == .tab
      case .action: item.role == .action
      }
    }
  }

  private static func checkPictures(of bar: ResolvedBar, in tabBar: TabBar) throws {
    for item in bar.items {
      for source in [item.icon, item.selectedIcon].compactMap(\.self)
      where !tabBar.canDecode(source) {
        throw TabBarApplyError.brokenPicture(item: item.id, name: source.name)
      }
    }
    if case .image(let source, _) = bar.style.background, !tabBar.canDecode(source) {
      throw TabBarApplyError.brokenStylePicture(name: source.name)
    }
    if case .image(let source) = bar.style.indicator, !tabBar.canDecode(source) {
      throw TabBarApplyError.brokenStylePicture(name: source.name)
    }
  }
}
