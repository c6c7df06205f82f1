// SPDX-License-Identifier: MIT

import Foundation

/// What an item wants of the bar's length, in points.
struct LengthWish {
  /// A length of its own, in whole pixels; `nil` shares with the others.
  var own: CGFloat?
  /// The length where there is more room than needed; `nil` takes its share of all of it.
  var natural: CGFloat?
  /// The share compared with the others'.
  var weight: CGFloat
  /// The least length while there is room.
  var minimum: CGFloat

  var least: CGFloat { own ?? minimum }

  /// The wish for exactly the least length.
  var atLeast: LengthWish { fixed(least) }

  func fixed(_ length: CGFloat) -> LengthWish {
    LengthWish(own: length, natural: nil, weight: weight, minimum: minimum)
  }
}

/// Shares a length among items, every edge on a whole pixel.
struct LengthShares {
  /// Where items stand that do not fill their part of the bar.
  enum Rest {
    case start
    case middle
    case end
  }

  let spacing: CGFloat
  let grid: PixelGrid

  /// What a finger needs, Apple's 44 points; where the bar has not even that, items stand without
  /// spacing.
  private let touchLength: CGFloat = 44

  /// The least length of all together, spacing included.
  func least(of wishes: [LengthWish]) -> CGFloat {
    wishes.reduce(0) { $0 + $1.least } + spacing * CGFloat(max(0, wishes.count - 1))
  }

  /// Own lengths first, the rest by weight; what is too long is squeezed.
  func share(
    _ from: CGFloat, _ to: CGFloat, among wishes: [LengthWish], rest: Rest = .middle
  ) -> [(CGFloat, CGFloat)] {
    guard !wishes.isEmpty else { return [] }
    let all = max(0, to - from)
    let gaps = CGFloat(wishes.count - 1)
    let wanted = wishes.reduce(0) { $0 + ($1.own ?? max($1.minimum, touchLength)) }
    let gap =
      gaps > 0 ? min(spacing, grid.floor(max(0, all - wanted) / gaps)) : 0
    let available = max(0, all - gap * gaps)
    let lengths = lengths(of: natural(wishes, in: available), in: available)
    let used = lengths.reduce(0) { $0 + $1.length }
    var edge = from
    // What is left less than a pixel comes from rounding and is no rest.
    if available - used > 0.01 {
      switch rest {
      case .start: break
      case .middle: edge += (available - used) / 2
      case .end: edge += available - used
      }
    }
    return lengths.map { length, isExact in
      let start = grid.round(edge)
      let end = isExact ? start + length : max(start, grid.round(edge + length))
      edge += length + gap
      return (start, end)
    }
  }

  /// Items that stand together have lengths of their own, if all of them fit.
  private func natural(_ wishes: [LengthWish], in available: CGFloat) -> [LengthWish] {
    let natural = wishes.map { wish in
      guard wish.own == nil, let natural = wish.natural else { return wish }
      return wish.fixed(max(grid.length(natural * wish.weight), wish.minimum))
    }
    return natural.reduce(0) { $0 + $1.least } <= available + 0.001 ? natural : wishes
  }

  private func lengths(
    of wishes: [LengthWish], in available: CGFloat
  ) -> [(length: CGFloat, isExact: Bool)] {
    let own = wishes.reduce(0) { $0 + ($1.own ?? 0) }
    let squeeze = own > available && own > 0 ? available / own : 1
    var shared = sharing(max(0, available - own), among: wishes.filter { $0.own == nil })[...]
    return wishes.map { wish in
      guard let own = wish.own else { return (shared.popFirst() ?? 0, false) }
      return (own * squeeze, squeeze == 1)
    }
  }

  /// By weight, but nobody less than the least length if there is room for those.
  private func sharing(_ room: CGFloat, among wishes: [LengthWish]) -> [CGFloat] {
    let least = wishes.reduce(0) { $0 + $1.minimum }
    guard least < room else {
      let part = least > 0 ? room / least : 0
      return wishes.map { $0.minimum * part }
    }
    var weight = wishes.reduce(0) { $0 + $1.weight }
    var left = room
    // Those whose least length is largest for their weight get it, until the rest have more.
    let order = wishes.indices.filter { wishes[$0].minimum > 0 || wishes[$0].weight == 0 }
      .sorted { wishes[$0].minimum * wishes[$1].weight > wishes[$1].minimum * wishes[$0].weight }
    var lengths: [CGFloat?] = Array(repeating: nil, count: wishes.count)
    for index in order {
      let wish = wishes[index]
      if wish.weight > 0, left * wish.weight / weight >= wish.minimum { continue }
      lengths[index] = wish.minimum
      left -= wish.minimum
      weight -= wish.weight
    }
    return wishes.indices.map { lengths[$0] ?? left * wishes[$0].weight / weight }
  }
}
