// SPDX-License-Identifier: MIT
internal import Foundation
internal import TabBarKit

extension GalleryScreen {
  static let scrolling = GalleryScreen(
    "Scrolling", "Twelve tabs that scroll in the bar; the selected one comes into sight."
  ) { name, _ in
    let session = GallerySession.ownContainer(name, style: style, tabs: tabs)
    guard case .ownContainer(let controller) = session.host else { return session }
    controller.overflow = .scroll(minimumItemWidth: 72)
    controller.isSwipeEnabled = true
    controller.pageTransition = .slide
    return session
  }

  private static let style = TabBarStyle.card.with {
    $0.indicator = .pill(StyleColor(light: 0xE7F5FF, dark: 0x1B3A57))
  }

  private static let tabs =
    GalleryTab.seven
    + ["settings", "star", "live", "fish", "mall"].map { id in
      let title = id.capitalized
      return GalleryTab(
        TabID(id), GalleryContent.English.settings.renamed(title, summary: "One of twelve"))
    }
}
