// SPDX-License-Identifier: MIT
internal import Foundation
internal import TabBarKit
internal import UIKit

/// A page with something to look at, which tells the journal what happens to it.
///
/// The same class serves as the root of a tab, as a page pushed onto it and as one laid over it.
final class GalleryPage: UIViewController {
  /// Where a page stands, which decides under what name the journal knows it.
  enum Place: Equatable {
    case root
    /// Pushed; the root is at depth 0.
    case pushed(depth: Int)
    case sheet
    case fullScreen
  }

  /// The tab that the page belongs to, however deep it is in the tab's stack.
  let id: TabID
  let place: Place
  let content: GalleryContent
  let journal: GalleryJournal
  let extras: [GalleryRoots.Extra]

  init(
    id: TabID, content: GalleryContent, journal: GalleryJournal, place: Place = .root,
    extras: [GalleryRoots.Extra] = []
  ) {
    self.id = id
    self.place = place
    self.content = content
    self.journal = journal
    self.extras = extras
    super.init(nibName: nil, bundle: nil)
    title = content.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// `home` for a root, `home/1` for the page pushed onto it, `home/sheet` for one laid over it.
  var name: String {
    switch place {
    case .root: id.rawValue
    case .pushed(let depth): "\(id.rawValue)/\(depth)"
    case .sheet: "\(id.rawValue)/sheet"
    case .fullScreen: "\(id.rawValue)/full"
    }
  }

  // MARK: Life

  override func loadView() {
    view = GalleryPageView(
      content: content, buttons: buttons,
      onPress: { [weak self] in self?.notePress() },
      onButton: { [weak self] name in
        self?.notePress()
        self?.perform(name)
      })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if place == .root { journal.noteLoad(of: id) }
    journal.note("viewDidLoad", of: name)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    journal.note("viewWillAppear", of: name)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    journal.note("viewDidAppear", of: name)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    journal.note("viewWillDisappear", of: name)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    journal.note("viewDidDisappear", of: name)
  }

  private func notePress() {
    journal.note(.page(id))
  }
}
