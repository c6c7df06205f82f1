// SPDX-License-Identifier: MIT

import TabBarCore
import SeededRandom
import Testing

@Suite struct TabChangeSetTests {
  private func set(_ old: [String], _ new: [String]) -> TabChangeSet {
    TabChangeSet(
      from: old.map { .tab(TabID($0), title: $0) }, to: new.map { .tab(TabID($0), title: $0) })
  }

  @Test func `equal lists have no difference`() {
    #expect(set(["a", "b"], ["a", "b"]).isEmpty)
    #expect(set([], []).isEmpty)
  }

  @Test func `[field 109] one new item is one insertion and nothing else`() {
    let change = set(["a", "b", "c"], ["a", "x", "b", "c"])
    #expect(change.inserted.map(\.id) == ["x"] && change.inserted.map(\.index) == [1])
    #expect(change.removed.isEmpty && change.moved.isEmpty && change.updated.isEmpty)
  }

  @Test func `an item that goes to the front is one move`() {
    let change = set(["a", "b", "c", "d"], ["d", "a", "b", "c"])
    #expect(change.moved.map(\.id) == ["d"])
    #expect(change.moved.first?.from == 3 && change.moved.first?.to == 0)
  }

  @Test func `a changed property is an update`() {
    let change = TabChangeSet(
      from: [.tab("a", title: "A"), .tab("b")], to: [.tab("b"), .tab("a", title: "B")])
    #expect(change.updated == ["a"])
    #expect(change.moved.count == 1)
  }

  @Test func `[field 109] applying a random difference gives the new list, with no move too many`()
  {
    var numbers = SeededRandom(seed: 11)
    let letters = ["a", "b", "c", "d", "e", "f", "g", "h"]
    for _ in 0..<2_000 {
      let old = Array(letters.shuffled(using: &numbers).prefix(Int(numbers.next() % 9)))
      let new = Array(letters.shuffled(using: &numbers).prefix(Int(numbers.next() % 9)))
      let change = set(old, new)
      #expect(apply(change, to: old) == new)
      let common = Set(old).intersection(new)
      #expect(change.moved.count == common.count - longestCommonOrder(old, new))
    }
  }

  private func apply(_ change: TabChangeSet, to old: [String]) -> [String] {
    let taken = Set((change.removed.map(\.id) + change.moved.map(\.id)).map(\.rawValue))
    var list = old.filter { !taken.contains($0) }
    let added =
      change.inserted.map { ($0.index, $0.id.rawValue) }
      + change.moved.map { ($0.to, $0.id.rawValue) }
    for (index, id) in added.sorted(by: { $0.0 < $1.0 }) {
      list.insert(id, at: min(index, list.count))
    }
    return list
  }

  /// The length of the longest list that both contain in the same order.
  private func longestCommonOrder(_ one: [String], _ other: [String]) -> Int {
    var row = Array(repeating: 0, count: other.count + 1)
    for item in one {
      var next = row
      for (index, candidate) in other.enumerated() {
        next[index + 1] = item == candidate ? row[index] + 1 : max(next[index], row[index + 1])
      }
      row = next
    }
    return row.last ?? 0
  }
}
