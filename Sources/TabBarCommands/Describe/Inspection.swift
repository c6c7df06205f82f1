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

  /// Whether a tab can be selected by code; one that is hidden can be named too.
  static func hasTab(_ id: String, in screen: GallerySession) -> Bool {
    if let bar = screen.host.tabBar {
      return bar.items.contains { $0.role == .tab && $0.id.rawValue == id }
    }
    return tabIDs(of: screen).contains(id)
  }

  /// The tabs in words, for the end of a message.
  static func tabList(of screen: GallerySession) -> String {
    let ids = tabIDs(of: screen)
    return ids.isEmpty ? "this screen has no tabs" : "the tabs are \(ids.joined(separator: ", "))"
  }

  /// The controls of the page that is shown, and the screen's own.
  static func controls(of screen: GallerySession) -> [String] {
    let pages = screen.pages
    let shown = pages.first { $0.id == screen.selectedID } ?? pages.first { $0.isInWindow }
    return (shown?.controls ?? []) + screen.controls
  }
}
