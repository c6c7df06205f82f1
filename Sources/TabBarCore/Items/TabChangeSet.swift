// SPDX-License-Identifier: MIT

/// The difference between two lists of items, by identity.
///
/// To get from the old list to the new one: take ``removed`` away, move ``moved``, insert
/// ``inserted``, and set the properties of ``updated``. Everything else stays as it is.
public struct TabChangeSet: Hashable, Sendable {
  /// An item and its index.
  public struct Entry: Hashable, Sendable {
    /// The item's id.
    public var id: TabID
    /// Its index, in the old list for a removed item, in the new one for an inserted item.
    public var index: Int
  }

  /// An item that changes its place among those that stay.
  public struct Move: Hashable, Sendable {
    /// The item's id.
    public var id: TabID
    /// Its index in the old list.
    public var from: Int
    /// Its index in the new list.
    public var to: Int
  }

  /// Items only in the old list, by their old index.
  public var removed: [Entry] = []
  /// Items only in the new list, by their new index.
  public var inserted: [Entry] = []
  /// The fewest items that must move so that those that stay are in the new order.
  public var moved: [Move] = []
  /// Items in both lists whose properties differ, in the new order.
  public var updated: [TabID] = []

  /// Whether the lists are equal.
  public var isEmpty: Bool {
    removed.isEmpty && inserted.isEmpty && moved.isEmpty && updated.isEmpty
  }

  /// Compares two lists in which each id occurs once.
  public init(from old: [BarItem], to new: [BarItem]) {
  }
}
