// SPDX-License-Identifier: MIT
internal import Foundation
internal import TabBarKit
internal import UIKit

extension GalleryScreen {
  static let items = GalleryScreen(
    "Items",
    "What an item can be: a picture that fills it, a view of the app's own, any badge; and what marks the selected one."
  ) { name, _ in
    let session = GallerySession.ownContainer(name, style: style, tabs: tabs) { controller in
      marks.map { mark in
        GalleryRoots.Extra(name: "mark-\(mark.name)") { [weak controller] in
          controller?.tabBar.setStyle(
            style.with { $0.indicator = mark.indicator }, animated: true)
        }
      }
    }
    guard case .ownContainer(let controller) = session.host else { return session }
    let bar = controller.tabBar
    bar.indicatorView = GalleryMarkView()
    bar.setView(GalleryMeterView(), for: "meter")
    bar.setBadgeView(GalleryFlameView(), for: "live")
    return session
  }

  private static let style = TabBarStyle.classic.with {
    $0.badge.truncation = .weChat
    $0.badge.border = BarBorder(.raisedBackground, width: 1.5)
    $0.badge.animation = .pop
    $0.background = .color(.raisedBackground)
  }

  private static let marks: [(name: String, indicator: BarIndicator)] = [
    ("none", .none), ("pill", .pill(StyleColor(light: 0xE7F5FF, dark: 0x1B3A57))),
    ("line", .line(at: .top)), ("underline", .line(at: .bottom, length: 24)), ("dot", .dot()),
    ("slider", .slider(StyleColor(light: 0xF1F3F5, dark: 0x343A40), cornerRadius: 8)),
    ("circle", .circle(StyleColor(light: 0xE7F5FF, dark: 0x1B3A57))),
    ("picture", .image(.image("glow"))), ("own", BarIndicator(.custom)),
  ]

  private static let tabs: [GalleryTab] = [
    // Its title comes when it is selected, and it has half as much room again as the others.
    tab("home", GalleryContent.English.home) {
      $0.titleVisibility = .whenSelected
      $0.placement = .weighted(1.5, minimumWidth: 60)
    },
    tab("message", GalleryContent.English.message) { $0.badge = .text("lots of mail") },
    tab("live", GalleryContent.English.video.renamed("Live", summary: "On the air")) {
      $0.badge = .custom
    },
    // A picture from edge to edge, which needs no title to be seen and has one to be heard.
    tab("mall", GalleryContent.English.cart.renamed("Mall", summary: "Everything on one shelf")) {
      $0.icon = .image("waves")
      $0.selectedIcon = nil
      $0.iconRendering = .original
      $0.iconFill = .fillsItem
      $0.titleColor = StyleColor(hex: 0x1C3D5A)
    },
    tab("meter", GalleryContent.English.discover.renamed("Meter", summary: "How loud it is")) {
      $0.placement = .fixed(width: 56)
    },
    tab("star", GalleryContent.English.settings.renamed("Stars", summary: "Nothing here yet")) {
      $0.isEnabled = false
      $0.badge = .image(.image("star-selected"))
    },
  ]

  private static func tab(
    _ id: TabID, _ content: GalleryContent, _ change: (inout BarItem) -> Void
  ) -> GalleryTab {
    let plain = GalleryTab(id, content)
    return GalleryTab(plain.item.with(change), content)
  }
}
