// SPDX-License-Identifier: MIT
import Foundation
import TabBarCore

/// The way from one outline to another.
struct OutlineMorph {
  private let from: OutlinePath
  private let to: OutlinePath
  private let pairs: [(CGPoint, CGPoint)]
  /// Whether the outlines have the same steps, so that curves stay curves on the way.
  private let hasSameSteps: Bool

  init(from: OutlinePath, to: OutlinePath) {
    self.from = from
    self.to = to
    hasSameSteps =
      from.elements.count == to.elements.count
      && zip(from.elements, to.elements).allSatisfy { $0.isKind(of: $1) }
    pairs = hasSameSteps ? [] : Array(zip(from.corresponding, to.corresponding))
  }

  /// The outline at the end of the way.
  var end: OutlinePath { to }

  /// The outline at a part of the way, from 0 to 1; at the ends exactly the two outlines.
  func outline(at share: CGFloat) -> OutlinePath {
    if share <= 0 { return from }
    if share >= 1 { return to }
    if hasSameSteps {
      return OutlinePath(zip(from.elements, to.elements).map { $0.between($1, share) })
    }
    guard let first = pairs.first else { return to }
    return OutlinePath(
      [.move(first.0.between(first.1, share))]
        + pairs.dropFirst().map { .line($0.0.between($0.1, share)) } + [.close])
  }
}

extension OutlinePath.Element {
  fileprivate func isKind(of other: Self) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.curve, .curve), (.close, .close): true
    default: false
    }
  }

  fileprivate func between(_ other: Self, _ share: CGFloat) -> Self {
    switch (self, other) {
    case (.move(let one), .move(let two)): .move(one.between(two, share))
    case (.line(let one), .line(let two)): .line(one.between(two, share))
    case (.curve(let end, let a, let b), .curve(let otherEnd, let c, let d)):
      .curve(
        to: end.between(otherEnd, share), control1: a.between(c, share),
        control2: b.between(d, share))
    default: other
    }
  }
}

extension CGPoint {
  fileprivate func between(_ other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}

extension OutlinePath {
  /// Points on the outline, as many on each of its four sides as on any other outline's.
  ///
  /// They begin at the upper left and go clockwise; so corners come to lie on corners.
  fileprivate var corresponding: [CGPoint] {
    var points = points()
    guard points.count > 2 else { return [] }
    if Self.area(of: points) < 0 { points.reverse() }
    let box = bounds
    let (left, right) = (box.origin.x, box.origin.x + box.size.width)
    let (top, bottom) = (box.origin.y, box.origin.y + box.size.height)
    func nearest(_ corner: CGPoint) -> Int {
      points.indices.min { points[$0].distance(to: corner) < points[$1].distance(to: corner) } ?? 0
    }
    let start = nearest(CGPoint(x: left, y: top))
    points = Array(points[start...] + points[..<start])
    var corners =
      [CGPoint(x: right, y: top), CGPoint(x: right, y: bottom), CGPoint(x: left, y: bottom)]
      .map(nearest)
    // An outline so odd that its corners are not in order is cut into four pieces as they come.
    if !zip([0] + corners, corners).allSatisfy({ $0 < $1 }) {
      corners = (1...3).map { max($0, points.count * $0 / 4) }.map { min($0, points.count - 1) }
    }
    points.append(points[0])
    let ends = [0] + corners + [points.count - 1]
    let counts = [160, 40, 80, 40]
    return counts.indices.flatMap { side in
      Self.side(
        Array(points[ends[side]...max(ends[side], ends[side + 1])]),
        isLevel: side.isMultiple(of: 2), count: counts[side])
    }
  }

  /// Points on one side: so many on what is straight, and some on the half corner at each end.
  ///
  /// So a sharp corner becomes a round one by itself, and does not draw the side along.
  private static func side(_ line: [CGPoint], isLevel: Bool, count: Int) -> [CGPoint] {
    func isStraight(_ one: CGPoint, _ other: CGPoint) -> Bool {
      let (x, y) = (abs(other.x - one.x), abs(other.y - one.y))
      return isLevel ? y <= 0.01 * x : x <= 0.01 * y
    }
    let middle = line.count / 2
    var (first, last) = (0, line.count - 1)
    while first < middle, !isStraight(line[first], line[first + 1]) { first += 1 }
    while last > middle, !isStraight(line[last - 1], line[last]) { last -= 1 }
    return spread(Array(line[...first]), 8) + spread(Array(line[first...last]), count)
      + spread(Array(line[last...]), 8)
  }

  /// Twice the area, positive where the points go clockwise as seen on a screen.
  private static func area(of points: [CGPoint]) -> CGFloat {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { sum, pair in
      sum + pair.0.x * pair.1.y - pair.1.x * pair.0.y
    }
  }

  /// So many points at equal distances on a line, the first included and the last not.
  private static func spread(_ line: [CGPoint], _ count: Int) -> [CGPoint] {
    guard let first = line.first else { return [] }
    let lengths = zip(line, line.dropFirst()).map { $0.distance(to: $1) }
    let step = lengths.reduce(0, +) / CGFloat(count)
    guard step > 0 else { return Array(repeating: first, count: count) }
    var (index, passed): (Int, CGFloat) = (0, 0)
    return (0..<count).map { number in
      let wanted = CGFloat(number) * step
      while index < lengths.count - 1, passed + lengths[index] < wanted {
        passed += lengths[index]
        index += 1
      }
      let share = lengths[index] > 0 ? (wanted - passed) / lengths[index] : 0
      return line[index].between(line[index + 1], min(max(share, 0), 1))
    }
  }
}
