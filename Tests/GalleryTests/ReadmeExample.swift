// SPDX-License-Identifier: MIT
import Foundation
import TabBarKit
import UIKit

@MainActor func makeRoot() -> UIViewController {
  let publish = BarItem.action(
    "publish", icon: .system("plus"), placement: .round(diameter: 52, raisedBy: 16)
  ).with {
    $0.ground = ItemGround(.accent)
    $0.iconColor = .white
    $0.accessibilityLabel = "Publish"
  }
  let tabs = TabBarController(style: .bulge)
  tabs.pages = [
    .page(.tab("home", title: "Home", icon: .system("house"))) { UIViewController() },
    .action(publish) { [weak tabs] in tabs?.present(UIViewController(), animated: true) },
    .page(.tab("me", title: "Me", icon: .system("person"))) { UIViewController() },
  ]
  return tabs
}
