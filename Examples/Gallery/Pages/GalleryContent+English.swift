// SPDX-License-Identifier: MIT
internal import TabBarKit

extension GalleryContent {
  /// The pages of the screens that speak English.
  enum English {
    static let home = GalleryContent(
      "Home", "What happened since yesterday", .orange,
      [
        Row("Harbour market", "Opens at six, the ferry leaves at five"),
        Row("Rain in the evening", "Nine degrees, wind from the west"),
        Row("Two parcels", "Ready at the corner shop until Friday"),
      ])

    static let category = GalleryContent(
      "Category", "Everything, sorted by shelf", .teal,
      [
        Row("Kitchen", "Pans, knives, linen"),
        Row("Workshop", "Planes, clamps, glue"),
        Row("Garden", "Seeds, gloves, twine"),
      ])

    static let discover = GalleryContent(
      "Discover", "Places within an hour's walk", .indigo,
      [
        Row("The old lighthouse", "Three kilometres along the shore"),
        Row("Glass works", "Furnace lit on weekdays"),
        Row("Heron colony", "Bring binoculars, keep your distance"),
      ])

    static let message = GalleryContent(
      "Messages", "Three people wrote to you", .blue,
      [
        Row("Noor", "The key is under the blue pot"),
        Row("Elias", "Sent a picture of the boat"),
        Row("Book club", "Chapter nine by Thursday, please"),
      ])

    static let cart = GalleryContent(
      "Cart", "Two things, delivered tomorrow", .pink,
      [
        Row("Tea pot, cast iron", "One, 38.00"),
        Row("Linen towel, undyed", "Four, 24.00"),
        Row("Delivery", "By bicycle, free"),
      ])

    static let me = GalleryContent(
      "Me", "Signed in on this phone", .green,
      [
        Row("Orders", "Eleven since spring"),
        Row("Addresses", "Home and the workshop"),
        Row("Settings", "Language, sounds, text size"),
      ])

    static let video = GalleryContent(
      "Video", "Short films, no autoplay", .purple,
      [
        Row("How a rope is laid", "Four minutes"),
        Row("Night train north", "Eleven minutes"),
        Row("Bread without haste", "Seven minutes"),
      ])

    static let settings = GalleryContent(
      "Settings", "This phone only", .teal,
      [
        Row("Notifications", "Mornings and evenings"),
        Row("Storage", "212 MB of pictures"),
        Row("About", "Drawn with TabBarKit"),
      ])

    /// The pages by the ids that tabs have for them.
    static let byID: [TabID: GalleryContent] = [
      "home": home, "category": category, "discover": discover, "message": message, "cart": cart,
      "me": me, "video": video, "settings": settings,
    ]
  }
}
