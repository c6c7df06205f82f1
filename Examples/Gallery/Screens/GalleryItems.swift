// SPDX-License-Identifier: MIT
internal import TabBarKit

/// The tabs that several screens share: an item of the bar and what its page says.
struct GalleryTab {
  let item: BarItem
  let content: GalleryContent

  /// Makes a tab whose pictures are named after its id and painted in the bar's colours.
  init(_ id: TabID, _ content: GalleryContent) {
    item = BarItem.tab(
      id, title: content.title, icon: .image(id.rawValue),
      selectedIcon: .image("\(id.rawValue)-selected")
    ).with { $0.iconRendering = .template }
    self.content = content
  }

  /// Makes a tab of an item and a page.
  init(_ item: BarItem, _ content: GalleryContent) {
    self.item = item
    self.content = content
  }

  static let home = GalleryTab("home", GalleryContent.English.home)
  static let category = GalleryTab("category", GalleryContent.English.category)
  static let discover = GalleryTab("discover", GalleryContent.English.discover)
  static let message = GalleryTab("message", GalleryContent.English.message)
  static let cart = GalleryTab("cart", GalleryContent.English.cart)
  static let video = GalleryTab("video", GalleryContent.English.video)
  static let me = GalleryTab("me", GalleryContent.English.me)

  /// The five tabs of an ordinary app.
  static let five = [home, category, discover, message, me]

  /// Two more than a system bar has room for.
  static let seven = [home, category, discover, video, cart, message, me]
}
