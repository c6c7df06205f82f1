// SPDX-License-Identifier: MIT
internal import TabBarKit

/// The dock's items, which can be taken away and added again one by one.
@MainActor
final class DockItems: GalleryControls {
  private let bar: TabBar
  private let items: [BarItem]

  /// Adds all items to a bar, in order.
  init(_ items: [BarItem], in bar: TabBar) {
    self.bar = bar
    self.items = items
    for item in items { bar.append(item) }
  }

  var names: [String] {
    (bar.items.isEmpty ? [] : ["clear"]) + (next == nil ? [] : ["add"])
  }

  func perform(_ name: String) -> Bool {
    switch name {
    case "clear" where !bar.items.isEmpty:
      bar.items = []
    case "add":
      guard let next else { return false }
      bar.append(next)
    default:
      return false
    }
    return true
  }

  private var next: BarItem? {
    items.first { item in !bar.items.contains { $0.id == item.id } }
  }
}
