// SPDX-License-Identifier: MIT

internal import Foundation

/// The order in which an assistive technology goes through what is on the screen: rows from top to
/// bottom, in a row from where reading begins.
enum ReadingOrder {
  /// Nodes that stay together.
  struct Unit {
    var nodes: [AccessibilityNode]
    /// Where they are, in points on the screen.
    var frame: CGRect

    init(_ nodes: [AccessibilityNode]) {
      self.nodes = nodes
      frame = nodes.dropFirst().reduce(nodes.first?.frame ?? .zero) { $0.union($1.frame) }
    }
  }

  /// The nodes of the units in their order; units at the same place keep the order they came in.
  static func sorted(_ units: [Unit], isMirrored: Bool) -> [AccessibilityNode] {
    let byTop = units.filter { !$0.nodes.isEmpty }.enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }
    var rows: [[(offset: Int, element: Unit)]] = []
    for entry in byTop {
      // What begins above the middle of a row's first unit and has its own middle beside it is in
      // the row.
      if let first = rows.last?.first?.element.frame, entry.element.frame.minY < first.midY,
        entry.element.frame.midY < first.maxY
      {
        rows[rows.count - 1].append(entry)
      } else {
        rows.append([entry])
      }
    }
    return rows.flatMap { row in
      row.sorted {
        let (one, other) = ($0.element.frame, $1.element.frame)
        return isMirrored
          ? (-one.maxX, $0.offset) < (-other.maxX, $1.offset)
          : (one.minX, $0.offset) < (other.minX, $1.offset)
      }
    }.flatMap(\.element.nodes)
  }
}
