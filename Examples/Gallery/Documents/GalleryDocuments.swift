// SPDX-License-Identifier: MIT
internal import Foundation
internal import TabBarConfiguration
internal import TabBarKit
internal import TabBarRemote
internal import UIKit

/// What both hosts of a document's bar can do.
@MainActor
protocol GalleryDocumentHost: AnyObject {
  func apply(_ bar: ResolvedBar, routes: TabBarRoutes) throws -> [DocumentDiagnostic]
  func viewController(for id: TabID) -> UIViewController?
}

extension TabBarController: GalleryDocumentHost {}

extension TabBarAttachment: GalleryDocumentHost {}

/// Brings documents into a running bar, and makes the pages that they name.
@MainActor
final class GalleryDocuments {
  let roots: GalleryRoots
  private let language: String
  private weak var host: (any GalleryDocumentHost)?

  /// `language` is a BCP 47 tag; pages made for tabs are kept in `roots`.
  init(language: String, roots: GalleryRoots, host: any GalleryDocumentHost) {
    self.language = language
    self.roots = roots
    self.host = host
  }

  /// Applies a document's bytes.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - folder: Where its `file` pictures are.
  /// - Returns: What is to be said; with an error among it everything stays as it was.
  func apply(_ data: Data, folder: URL?) -> [DocumentDiagnostic] {
    let result = TabBarDocument.parse(data)
    guard let document = result.document else { return result.diagnostics }
    let bar = document.resolved(language: language, folder: folder)
    return result.diagnostics + apply(bar)
  }

  /// Applies a bar that is ready.
  func apply(_ bar: ResolvedBar) -> [DocumentDiagnostic] {
    guard let host else { return [] }
    let notes: [DocumentDiagnostic]
    do {
      notes = try host.apply(bar, routes: routes(for: bar))
    } catch {
      return bar.diagnostics + [.refused(by: error)]
    }
    let tabs = bar.items.filter { $0.role == .tab && !$0.isHidden }.map(\.id)
    // A page states its badge before anyone opens it, so it is made now; its view is not.
    for id in tabs { _ = host.viewController(for: id) }
    roots.keep(tabs)
    return notes
  }

  /// Every tab leads to a page of the gallery, whatever its address, and every action to its event.
  private func routes(for bar: ResolvedBar) -> TabBarRoutes {
    var routes = TabBarRoutes()
    for item in bar.items {
      switch item.role {
      case .action: routes.action(item.id) {}
      case .tab:
        routes.page(item.id) { [roots, language] item in
          roots.controller(
            for: item.id, showing: .named(item.id, item.title, language: language))
        }
      }
    }
    return routes
  }
}
