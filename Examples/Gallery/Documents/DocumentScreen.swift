// SPDX-License-Identifier: MIT
public import Foundation
public import TabBarConfiguration
internal import TabBarKit
internal import UIKit

extension GalleryScreen {
  /// A screen of a document, in TabBarKit's own container.
  ///
  /// Making it throws `GalleryDocumentError` if the document is at fault.
  ///
  /// - Parameters:
  ///   - document: The document's bytes.
  ///   - name: The screen's name, for instance the file's.
  ///   - folder: Where the document's `file` pictures are. By default there are none.
  /// - Returns: A screen whose pages are made for the document's tabs.
  public static func document(
    _ document: Data, name: String, folder: URL? = nil
  ) -> GalleryScreen {
    GalleryScreen(name, "A document in TabBarKit's own container.") { name, language in
      try .documentInOwnContainer(name, language: language) { $0.apply(document, folder: folder) }
    }
  }

  /// A screen of a bar that was resolved before, in TabBarKit's own container.
  ///
  /// - Parameters:
  ///   - bar: The bar, for instance one imported from another format.
  ///   - name: The screen's name.
  /// - Returns: A screen whose pages are made for the bar's tabs.
  public static func bar(_ bar: ResolvedBar, name: String) -> GalleryScreen {
    GalleryScreen(name, "A bar in TabBarKit's own container.") { name, language in
      try .documentInOwnContainer(name, language: language) { $0.apply(bar) }
    }
  }
}

extension GallerySession {
  /// A session around TabBarKit's own container, whose bar comes from documents.
  static func documentInOwnContainer(
    _ name: String, language: String, first: (GalleryDocuments) -> [DocumentDiagnostic]
  ) throws -> GallerySession {
    let journal = GalleryJournal()
    let roots = GalleryRoots(journal: journal)
    let controller = TabBarController()
    controller.tabBar.imageBundle = .module
    let documents = GalleryDocuments(language: language, roots: roots, host: controller)
    let session = GallerySession(
      screenName: name, rootViewController: controller, host: .ownContainer(controller),
      journal: journal, roots: roots, documents: documents)
    try session.start(first(documents))
    controller.onEvent = { journal.note(.bar($0)) }
    return session
  }

  /// A session around a `UITabBarController`, whose laid over bar comes from documents.
  static func documentAttached(
    _ name: String, language: String, first: (GalleryDocuments) -> [DocumentDiagnostic]
  ) throws -> GallerySession {
    let journal = GalleryJournal()
    let roots = GalleryRoots(journal: journal)
    let controller = AttachedTabBarController()
    let attachment = try TabBarAttachment(to: controller)
    attachment.tabBar.imageBundle = .module
    let documents = GalleryDocuments(language: language, roots: roots, host: attachment)
    let session = GallerySession(
      screenName: name, rootViewController: controller, host: .attached(attachment),
      journal: journal, roots: roots, documents: documents)
    try session.start(first(documents))
    attachment.onEvent = { journal.note(.bar($0)) }
    return session
  }

  /// A screen without a bar is no screen: the first document's errors are thrown.
  private func start(_ diagnostics: [DocumentDiagnostic]) throws {
    if diagnostics.contains(where: { $0.severity == .error }) {
      throw GalleryDocumentError(diagnostics: diagnostics)
    }
    initialDiagnostics = diagnostics
  }
}
