// SPDX-License-Identifier: MIT
internal import Gallery
internal import TabBarKit

/// What messages name: a screen's tabs and controls.
@MainActor enum Inspection {
  static func tabIDs(of screen: GallerySession) -> [String] {
    if let bar = screen.host.tabBar {
      return bar.items.filter { $0.role == .tab && !$0.isHidden }.map(\.id.rawValue)
    }
    return screen.pages.map(\.id.rawValue)
  }

  /// The controls of the page that is shown, and the screen's own.
  static func controls(of screen: GallerySession) -> [String] {
    let pages = screen.pages
    let shown = pages.first { $0.id == screen.selectedID } ?? pages.first { $0.isInWindow }
    return (shown?.controls ?? []) + screen.controls
  }
}
