// SPDX-License-Identifier: MIT
internal import Foundation
internal import TabBarKit

extension GalleryScreen {
  static let raisedPublish = GalleryScreen(
    "RaisedPublish",
    "Four tabs and a round publish button that stands out of the bar, in TabBarKit's own container."
  ) { name, _ in
    // The picture is as wide as the button and keeps its look under a finger.
    let publish = BarItem.action(
      "publish", title: "发布", icon: .image("publish"),
      placement: .raised(size: CGSize(width: 52, height: 59), centerY: 0.2)
    ).with {
      $0.iconRendering = .original
      $0.dimsOnPress = false
      $0.titleColor = StyleColor(light: 0x555555, dark: 0xAAAAAA)
    }
    return .ownContainer(
      name, style: .raisedPublish, tabs: tabs, actions: [(item: publish, index: 2)])
  }

  private static let tabs: [GalleryTab] = [
    tab("home", GalleryContent.Chinese.home), tab("fish", GalleryContent.Chinese.fish),
    tab("message", GalleryContent.Chinese.message), tab("me", GalleryContent.Chinese.me),
  ]

  /// A tab whose pictures keep their files' own colours, whatever the bar's.
  private static func tab(_ id: TabID, _ content: GalleryContent) -> GalleryTab {
    GalleryTab(
      BarItem.tab(
        id, title: content.title, icon: .image(id.rawValue),
        selectedIcon: .image("\(id.rawValue)-selected")
      ).with { $0.iconRendering = .original },
      content)
  }
}
