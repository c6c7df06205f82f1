// SPDX-License-Identifier: MIT
internal import Foundation
internal import TabBarKit
internal import UIKit

extension GalleryScreen {
  static let styles = GalleryScreen(
    "Styles",
    "Every look that the bar has by itself, around a round button, changed while it runs."
  ) { name, _ in
    .ownContainer(
      name, style: .classic, tabs: tabs, actions: [(item: plus, index: 2)]
    ) { controller in
      looks.map { look in
        GalleryRoots.Extra(name: "style-\(look.name)") { [weak controller] in
          controller?.tabBar.setStyle(look, animated: true)
        }
      }
    }
  }

  /// The presets in the order in which the pages offer them.
  private static let looks: [TabBarStyle] = [
    .classic, .flat, .floating, .card, .capsule, .bulge, .notch, .wave, .dock, .centerView,
    .raisedPublish,
  ]

  private static let tabs = [
    GalleryTab.home, .discover,
    GalleryTab(GalleryTab.message.item.with { $0.badge = .count(128) }, GalleryTab.message.content),
    GalleryTab(GalleryTab.me.item.with { $0.badge = .dot }, GalleryTab.me.content),
  ]

  /// A disc with a white cross that stands out of the bar by a part.
  private static let plus = BarItem.action(
    "plus", icon: .system("plus"), placement: .round(diameter: 52, raisedBy: 16)
  ).with {
    $0.ground = ItemGround(.accent)
    $0.iconColor = .white
    $0.accessibilityLabel = "Add"
  }
}
