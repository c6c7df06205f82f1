// SPDX-License-Identifier: MIT
internal import Foundation
internal import TabBarKit
internal import UIKit

extension GalleryScreen {
  static let motion = GalleryScreen(
    "Motion",
    "Items that bounce, turn, flip, jump and nod when they are selected, and an icon that plays once."
  ) { name, _ in
    let session = GallerySession.ownContainer(name, style: style, tabs: tabs)
    guard case .ownContainer(let controller) = session.host else { return session }
    controller.tabBar.setAnimation(Nod(), for: "message")
    return session
  }

  private static let style = TabBarStyle.floating.with {
    $0.pressFeedback = .shrink
    $0.haptic = .selection
    $0.badge.animation = .pop
  }

  private static let tabs: [GalleryTab] = [
    tab(.home, .bounce), tab(.discover, .rotate), tab(.video, .flip), tab(.cart, .jump),
    tab(.message, .none),
    // A star whose rays turn: it plays through when its tab is selected, and then rests.
    GalleryTab(
      BarItem.tab("spark", title: "Spark", icon: .image("spark.gif")).with {
        $0.iconSize = CGSize(width: 27, height: 27)
        $0.iconRendering = .original
        $0.playback = .onceOnSelect
      }, GalleryContent.English.settings.renamed("Spark", summary: "A star that turns once")),
  ]

  private static func tab(
    _ tab: GalleryTab, _ animation: TabBarStyle.SelectionAnimation
  ) -> GalleryTab {
    GalleryTab(tab.item.with { $0.selectionAnimation = animation }, tab.content)
  }

  /// An animation of the application's own: the icon nods when selected and shakes when pressed again.
  private struct Nod: TabBarItemAnimation {
    func didSelect(_ parts: TabBarItemParts) { swing(parts, by: 0.35, times: 1) }
    func didReselect(_ parts: TabBarItemParts) { swing(parts, by: 0.2, times: 3) }

    private func swing(_ parts: TabBarItemParts, by angle: CGFloat, times: CGFloat) {
      parts.run(for: 0.4) { share in
        parts.iconView.transform = CGAffineTransform(
          rotationAngle: share < 1 ? angle * sin(2 * .pi * times * share) * (1 - share) : 0)
      }
    }
  }
}
