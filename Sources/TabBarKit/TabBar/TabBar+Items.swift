// SPDX-License-Identifier: MIT
import Foundation
public import TabBarCore
import TabBarPlatform
import UIKit

extension TabBar {
  /// The items in logical order; hidden ones are part of it.
  ///
  /// Setting them keeps the selection by id. If the selected tab is gone the nearest one follows,
  /// the previous first, with one event.
  public var items: [BarItem] {
    get { ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Adds an item at the end; the first tab becomes selected without an event.
  ///
  /// - Parameter item: An item whose id is not in the bar yet.
  public func append(_ item: BarItem) { insert(item, at: ownItems.count) }

  /// Adds an item at a place; the selection stays.
  ///
  /// - Parameters:
  ///   - item: An item whose id is not in the bar yet.
  ///   - index: The place among all items; beyond the ends it counts as the end.
  public func insert(_ item: BarItem, at index: Int) {
    var items = ownItems
    items.insert(item, at: min(max(0, index), items.count))
    setItems(items, animated: false)
  }

  /// Moves an item to another place; every button stays the same, and so does the selection.
  ///
  /// - Parameters:
  ///   - id: The item; an unknown one changes nothing and is reported to ``onDiagnostic``.
  ///   - index: Its place among all items afterwards; beyond the ends it counts as the end.
  ///   - animated: Whether items glide to their places, in 0.25 seconds; the default is false.
  public func move(_ id: TabID, to index: Int, animated: Bool = false) {
    guard isKnown(id), let old = ownItems.firstIndex(where: { $0.id == id }) else { return }
    var items = ownItems
    let item = items.remove(at: old)
    items.insert(item, at: min(max(0, index), items.count))
    setItems(items, animated: animated)
  }

  /// Takes an item away; an unknown id changes nothing and is reported to ``onDiagnostic``.
  public func remove(_ id: TabID) {
    guard isKnown(id) else { return }
    setItems(ownItems.filter { $0.id != id }, animated: false)
  }

  /// Changes one item in place: its badge, title or pictures.
  ///
  /// ```swift
  /// bar.update("messages") { $0.badge = .count(3) }
  /// ```
  ///
  /// - Parameters:
  ///   - id: The item; an unknown one changes nothing and is reported to ``onDiagnostic``.
  ///   - change: Changes the item; its id stays.
  public func update(_ id: TabID, _ change: (inout BarItem) -> Void) {
    guard isKnown(id) else { return }
    setItems(
      ownItems.map { $0.id == id ? $0.with(change).with { $0.id = id } : $0 }, animated: false)
  }

  /// Replaces the items, keeping the controls, animations and the selection of those that stay.
  ///
  /// - Parameters:
  ///   - items: The new items in logical order; of equal ids the first counts.
  ///   - animated: Whether items glide to their places, new ones fade in and old ones fade out, in
  ///     0.25 seconds; not where the user wants less motion.
  public func setItems(_ items: [BarItem], animated: Bool) {
    setItems(items, source: .successor, animated: animated)
  }

  func setItems(
    _ items: [BarItem], source: SelectionSource, selected: TabID? = nil, animated: Bool = false
  ) {
    guard items != ownItems else { return }
    guard animated, window != nil, !Accessibility.reducesMotion else {
      return replaceItems(items, source: source, selected: selected)
    }
    glide { replaceItems(items, source: source, selected: selected) }
  }

  private func replaceItems(_ items: [BarItem], source: SelectionSource, selected: TabID?) {
    if ownItems.isEmpty { return load(items, selected: selected) }
    ownItems = unique(items)
    driver.send(.update(shownItems, source: source))
    refresh()
  }

  /// Sets the first items; nothing is told.
  func load(_ items: [BarItem], selected: TabID?) {
    ownItems = unique(items)
    driver.send(.load(shownItems, selected: selected))
    refresh()
  }

  /// Takes what a page states about its item; nil takes it back.
  func state(_ statement: ItemStatement?, for id: TabID) {
    // Most pages state nothing; then there is nothing to show anew.
    if statement?.isEmpty ?? true, statements[id]?.isEmpty ?? true { return }
    statements[id] = statement
    driver.send(.update(shownItems, source: .programmatic))
    refresh()
  }

  /// The items with what their pages state.
  var statedItems: [BarItem] {
    ownItems.map { statements[$0.id]?.applied(to: $0) ?? $0 }
  }

  /// Whether an item has that id; reported if none has.
  func isKnown(_ id: TabID) -> Bool {
    let isKnown = ownItems.contains { $0.id == id }
    if !isKnown { report(.selection(.unknownTab(id))) }
    return isKnown
  }

  private func unique(_ items: [BarItem]) -> [BarItem] {
    var seen: Set<TabID> = []
    return items.filter { item in
      let isNew = seen.insert(item.id).inserted
      if !isNew { report(.selection(.duplicateID(item.id))) }
      return isNew
    }
  }
}
