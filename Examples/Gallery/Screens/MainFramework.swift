// SPDX-License-Identifier: MIT
internal import TabBarKit

extension GalleryScreen {
  static let mainFramework = GalleryScreen(
    "MainFramework", "Five tabs in TabBarKit's own container, looking like the system's."
  ) { name, _ in
    .ownContainer(name, style: .classic, tabs: GalleryTab.five)
  }

  static let mainFrameworkSeven = GalleryScreen(
    "MainFrameworkSeven", "Seven tabs in TabBarKit's own container: all of them in the bar."
  ) { name, _ in
    .ownContainer(name, style: .classic, tabs: GalleryTab.seven)
  }

  static let mainFrameworkAttached = GalleryScreen(
    "MainFrameworkAttached", "The five tabs of MainFramework, laid over a UITabBarController."
  ) { name, _ in
    try .attached(name, style: .classic, tabs: GalleryTab.five)
  }
}
