// SPDX-License-Identifier: MIT
public import TabBarKit

/// Something a person did to a screen, in the order in which it was noticed.
public enum GalleryEvent: Hashable, Sendable {
  /// The bar reported an event.
  case bar(TabBarEvent)
  /// A press reached the page with this id: its background, or anything on it.
  case page(TabID)
}
