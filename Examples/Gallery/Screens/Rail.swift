// SPDX-License-Identifier: MIT
internal import Foundation
internal import TabBarKit

extension GalleryScreen {
  static let rail = GalleryScreen(
    "Rail", "The bar along the screen's side, for wide screens; it goes to any of three edges."
  ) { name, _ in
    let session = GallerySession.ownContainer(
      name, style: style, tabs: tabs, actions: [(item: plus, index: 2)]
    ) { controller in
      [("left", BarEdge.left), ("right", .right), ("bottom", .bottom)].map { place in
        GalleryRoots.Extra(name: "edge-\(place.0)") { [weak controller] in
          controller?.barEdge = place.1
        }
      }
    }
    guard case .ownContainer(let controller) = session.host else { return session }
    controller.barEdge = .left
    return session
  }

  private static let style = TabBarStyle.classic.with {
    $0.railWidth = 64
    $0.railItemHeight = 60
    $0.indicator = .line(.accent, at: .top, length: 28)
  }

  private static let tabs = [
    GalleryTab.home, .category,
    GalleryTab(GalleryTab.message.item.with { $0.badge = .count(12) }, GalleryTab.message.content),
    GalleryTab(GalleryTab.me.item.with { $0.badge = .dot }, GalleryTab.me.content),
  ]

  private static let plus = BarItem.action(
    "plus", icon: .system("plus"), placement: .center(size: CGSize(width: 44, height: 44))
  ).with {
    $0.ground = ItemGround(.accent)
    $0.iconColor = .white
    $0.accessibilityLabel = "Add"
  }
}
