// SPDX-License-Identifier: MIT
internal import Foundation
internal import TabBarKit

extension GalleryScreen {
  static let centerView = GalleryScreen(
    "CenterView",
    "Four tabs and a 60 by 60 view in the middle that acts, laid over a UITabBarController."
  ) { name, _ in
    let center = BarItem.action(
      "center", icon: .image("center"), placement: .center(size: CGSize(width: 60, height: 60))
    ).with {
      $0.iconRendering = .original
      $0.accessibilityLabel = "Take a picture"
    }
    return try .attached(
      name, style: .centerView, tabs: [.home, .category, .cart, .me],
      actions: [(item: center, index: 2)])
  }
}
