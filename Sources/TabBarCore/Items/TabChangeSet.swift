// SPDX-License-Identifier: MIT

/// The difference between two lists of items, by identity.
///
/// To get from the old list to the new one: take ``removed`` and ``moved`` away, insert ``inserted``
/// and ``moved`` by ascending new index, and set the properties of ``updated``. Everything else
/// stays as it is.
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
  public let removed: [Entry]
  /// Items only in the new list, by their new index.
  public let inserted: [Entry]
  /// The fewest items that must move so that those that stay are in the new order, by their new
  /// index.
  public let moved: [Move]
  /// Items in both lists whose properties differ, in the new order.
  public let updated: [TabID]

  /// Whether the lists are equal.
  public var isEmpty: Bool {
    removed.isEmpty && inserted.isEmpty && moved.isEmpty && updated.isEmpty
  }

  /// Compares two lists; of items with the same id, only the first counts.
  public init(from old: [BarItem], to new: [BarItem]) {
    let old = Self.firstOfEach(old)
    let new = Self.firstOfEach(new)
    let oldPlaces = Self.places(old)
    let newPlaces = Self.places(new)
    removed = old.enumerated().filter { newPlaces[$0.element.id] == nil }
      .map { Entry(id: $0.element.id, index: $0.offset) }
    inserted = new.enumerated().filter { oldPlaces[$0.element.id] == nil }
      .map { Entry(id: $0.element.id, index: $0.offset) }
    updated = new.filter { item in
      oldPlaces[item.id].map { old[$0] != item } ?? false
    }
    .map(\.id)
    let staying = new.compactMap { item in oldPlaces[item.id].map { (id: item.id, old: $0) } }
    let fixed = Self.longestRise(staying.map(\.old))
    moved = staying.enumerated().filter { !fixed.contains($0.offset) }.compactMap { entry in
      newPlaces[entry.element.id].map {
        Move(id: entry.element.id, from: entry.element.old, to: $0)
      }
    }
  }

  private static func firstOfEach(_ items: [BarItem]) -> [BarItem] {
    var seen: Set<TabID> = []
    return items.filter { seen.insert($0.id).inserted }
  }

  private static func places(_ items: [BarItem]) -> [TabID: Int] {
    Dictionary(
      items.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// The places of a longest rising subsequence: what need not move.
  ///
  /// The numbers are distinct.
  private static func longestRise(_ numbers: [Int]) -> Set<Int> {
    /// For each length, the place where the rise of that length with the lowest end ends.
    var ends: [Int] = []
    var before: [Int?] = Array(repeating: nil, count: numbers.count)
    for place in numbers.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < numbers[place] { low = middle + 1 } else { high = middle }
      }
      before[place] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var result: Set<Int> = []
    var last = ends.last
    while let place = last {
      result.insert(place)
      last = before[place]
    }
    return result
  }
}
