// SPDX-License-Identifier: MIT
import Foundation
import TabBarKit
import UIKit

@MainActor func makeRoot() -> UIViewController {
  let publish = BarItem.action(
    "publish", title: "Publish", icon: .system("plus"), placement: .raised(by: 18))
  let tabs = TabBarController(style: .bulge)
  tabs.pages = [
    .page(.tab("home", title: "Home", icon: .system("house"))) { UIViewController() },
    .action(publish) { [weak tabs] in tabs?.present(UIViewController(), animated: true) },
    .page(.tab("me", title: "Me", icon: .system("person"))) { UIViewController() },
  ]
  return tabs
}
