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
    notes = bar.diagnostics + Self.unknownNames(in: bar, tabBar: tabBar)
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
    for (index, item) in bar.items.enumerated() {
      for picture in pictures(of: item, at: index) where !tabBar.canDecode(picture.source) {
        throw TabBarApplyError.brokenPicture(
          item: item.id, name: picture.source.name, path: picture.path)
      }
    }
    for picture in pictures(of: bar.style) where !tabBar.canDecode(picture.source) {
      throw TabBarApplyError.brokenStylePicture(name: picture.source.name, path: picture.path)
    }
  }

  /// A warning for each name that neither the application nor the system has a picture for.
  private static func unknownNames(in bar: ResolvedBar, tabBar: TabBar) -> [DocumentDiagnostic] {
    let items = bar.items.enumerated().flatMap { pictures(of: $0.element, at: $0.offset) }
    return (items + pictures(of: bar.style)).compactMap { picture in
      guard !tabBar.hasPicture(picture.source) else { return nil }
      let isSymbol = if case .system = picture.source { true } else { false }
      return DocumentDiagnostic(
        .warning, path: picture.path,
        message: isSymbol
          ? "no symbol of the system is called “\(picture.source.name)”"
          : "no picture of the application is called “\(picture.source.name)”",
        remedy: "correct the name, or send the picture as file, url or data")
    }
  }

  private static func pictures(
    of item: BarItem, at index: Int
  ) -> [(path: String, source: IconSource)] {
    let path = "items[\(index)].icon"
    let selected = item.selectedIcon.map { ("\(path).selected", $0) }
    return [item.icon.map { (selected == nil ? path : "\(path).normal", $0) }, selected]
      .compactMap(\.self)
  }

  private static func pictures(of style: TabBarStyle) -> [(path: String, source: IconSource)] {
    var pictures: [(path: String, source: IconSource)] = []
    if case .image(let source, _) = style.background {
      pictures.append(("style.background.image", source))
    }
    if case .image(let source) = style.indicator.form {
      pictures.append(("style.indicator.image", source))
    }
    return pictures
  }
}
