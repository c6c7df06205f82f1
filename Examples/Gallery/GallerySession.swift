// SPDX-License-Identifier: MIT
public import Foundation
public import TabBarConfiguration
public import UIKit

/// One running copy of a screen: what it consists of, what happened to it, and ways to drive it by
/// name.
@MainActor
public final class GallerySession {
  /// The name of the screen that this is a copy of.
  public let screenName: String
  /// What belongs into a window.
  public let rootViewController: UIViewController
  /// What holds the bar.
  public let host: GalleryHost

  let journal: GalleryJournal
  let roots: GalleryRoots
  let screenControls: (any GalleryControls)?
  private let documents: GalleryDocuments?
  private let observer: AnyObject?

  /// Makes a session of its parts.
  ///
  /// `observer` is whatever must live as long as the session, such as a delegate.
  init(
    screenName: String, rootViewController: UIViewController, host: GalleryHost,
    journal: GalleryJournal, roots: GalleryRoots? = nil, observer: AnyObject? = nil,
    documents: GalleryDocuments? = nil, controls: (any GalleryControls)? = nil
  ) {
    self.screenName = screenName
    self.rootViewController = rootViewController
    self.host = host
    self.journal = journal
    self.roots = roots ?? GalleryRoots(journal: journal)
    self.observer = observer
    self.documents = documents
    screenControls = controls
  }

  // MARK: What happened

  /// The calls of the pages' lives so far, such as `home.viewWillAppear`.
  ///
  /// The root page of a tab has the tab's id for a name, a page pushed onto it `home/1`, one laid
  /// over it `home/sheet` or `home/full`.
  public var lifecycle: [String] {
    journal.lifecycle
  }

  /// What the bar reported and which presses reached a page, in order.
  ///
  /// Making a screen and showing it are no events.
  public var events: [GalleryEvent] {
    journal.events
  }

  // MARK: Documents

  /// What was to be said about the document that the screen began with; no errors.
  public internal(set) var initialDiagnostics: [DocumentDiagnostic] = []

  /// Whether the screen's bar comes from a document that can be replaced while it runs.
  public var takesDocuments: Bool {
    documents != nil
  }

  /// Replaces the bar by that of another document.
  ///
  /// - Parameters:
  ///   - document: The document's bytes.
  ///   - folder: Where the document's `file` pictures are. By default there are none.
  /// - Returns: What is to be said about the document. With an error among it, or on a screen that
  ///   takes no documents, everything stays as it was.
  public func apply(_ document: Data, folder: URL? = nil) -> [DocumentDiagnostic] {
    documents?.apply(document, folder: folder) ?? [.notApplicable(to: screenName)]
  }
}
