// SPDX-License-Identifier: MIT
internal import TabBarKit

/// What the pages and the bar of one session have reported so far.
///
/// Every page writes here, so that the order between two pages is kept.
@MainActor
final class GalleryJournal {
  private(set) var lifecycle: [String] = []
  private(set) var events: [GalleryEvent] = []
  private var loads: [TabID: Int] = [:]

  /// Notes an event of the bar or a press on a page.
  func note(_ event: GalleryEvent) {
    events.append(event)
  }

  /// Notes a call of a page's life, such as `home.viewWillAppear`.
  func note(_ call: String, of name: String) {
    lifecycle.append("\(name).\(call)")
  }

  /// Notes that the root page of a tab loaded its view.
  func noteLoad(of id: TabID) {
    loads[id, default: 0] += 1
  }

  /// How many times the root page of a tab has loaded its view.
  func loads(of id: TabID) -> Int {
    loads[id, default: 0]
  }
}
