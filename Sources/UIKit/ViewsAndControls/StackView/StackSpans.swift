// SPDX-License-Identifier: MIT

internal import Foundation

/// Where the views of a stack begin and how long they are along its axis.
struct StackSpans {
  struct Span: Equatable {
    var start: CGFloat
    var length: CGFloat
  }

  /// The natural lengths; nil for views that have none.
  let natural: [CGFloat?]
  /// The gaps between the views, one less than there are views.
  let gaps: [CGFloat]
  let distribution: UIStackView.Distribution
  /// The room along the axis.
  let length: CGFloat

  var spans: [Span] {
    guard natural.count > 1 else { return natural.map { _ in Span(start: 0, length: length) } }
    return switch distribution {
    case .fill: placed(filling, gaps)
    case .fillEqually: placed(natural.map { _ in share(roomForViews) }, gaps)
    case .fillProportionally: placed(proportional, gaps)
    case .equalSpacing: equallySpaced
    case .equalCentering: equallyCentered
    }
  }

  private var lengths: [CGFloat] { natural.map { $0 ?? 0 } }

  private var roomForViews: CGFloat { max(0, length - gaps.reduce(0, +)) }

  private func share(_ room: CGFloat) -> CGFloat { room / CGFloat(natural.count) }

  private func placed(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [Span] {
    var start: CGFloat = 0
    return lengths.enumerated().map { index, length in
      defer { start += length + (index < gaps.count ? gaps[index] : 0) }
      return Span(start: start, length: length)
    }
  }

  private var filling: [CGFloat] {
    let spare = roomForViews - lengths.reduce(0, +)
    guard spare > 0 else { return shortened(lengths, to: roomForViews) }
    var filled = lengths
    let flexible = natural.indices.filter { natural[$0] == nil }
    guard flexible.isEmpty else {
      for index in flexible { filled[index] = spare / CGFloat(flexible.count) }
      return filled
    }
    filled[filled.count - 1] += spare
    return filled
  }

  /// Lengths that take no more room than there is: the last give way first.
  private func shortened(_ lengths: [CGFloat], to room: CGFloat) -> [CGFloat] {
    var missing = lengths.reduce(0, +) - room
    var lengths = lengths
    for index in lengths.indices.reversed() where missing > 0 {
      let given = min(lengths[index], missing)
      lengths[index] -= given
      missing -= given
    }
    return lengths
  }

  private var proportional: [CGFloat] {
    let whole = lengths.reduce(0, +)
    guard whole > 0 else { return lengths.map { _ in share(roomForViews) } }
    return lengths.map { $0 / whole * roomForViews }
  }

  private var equallySpaced: [Span] {
    let gap = (length - lengths.reduce(0, +)) / CGFloat(natural.count - 1)
    guard gap >= gaps.max() ?? 0 else { return placed(shortened(lengths, to: roomForViews), gaps) }
    return placed(lengths, gaps.map { _ in gap })
  }

  private var equallyCentered: [Span] {
    let lengths = lengths
    guard let first = lengths.first, let last = lengths.last else { return [] }
    let step = (length - first / 2 - last / 2) / CGFloat(lengths.count - 1)
    let spans = lengths.enumerated().map { index, length in
      Span(start: first / 2 + step * CGFloat(index) - length / 2, length: length)
    }
    let isRoomy = zip(zip(spans, spans.dropFirst()), gaps).allSatisfy { pair, gap in
      pair.1.start - pair.0.start - pair.0.length >= gap - 1e-6
    }
    return isRoomy ? spans : equallySpaced
  }
}
