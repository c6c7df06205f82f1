// SPDX-License-Identifier: MIT

import Foundation
import TabBarCore

extension ObjectReader {
  /// `normal`, or an object with `raised`, `bulge` or `center`, and perhaps `touch`.
  func placement(_ name: String) -> Placement {
    guard let value = field(name) else { return .normal }
    if value.string == "normal" { return .normal }
    let reader = ObjectReader(value, path: path(of: name), sink: sink)
    let touch: TouchWord = reader.word("touch", default: .rectangle)
    let kinds = ["raised", "bulge", "center"]
    guard value.members != nil, kinds.contains(where: { reader.field($0) != nil }) else {
      warn(
        name, value, "unknown placement, the item stands in the bar",
        remedy: "write \"normal\", {\"raised\": 18}, {\"bulge\": 20}, {\"center\": [60, 60]} or "
          + "{\"raised\": {\"size\": [52, 59], \"centerY\": 0.2}}")
      return .normal
    }
    guard var placement = reader.placement() else { return .normal }
    placement.touchShape = touch.shape
    _ = reader.unknownFields()
    return placement
  }

  /// The placement, or `nil` after a warning about the number that cannot be used.
  private func placement() -> Placement? {
    if let raised = field("raised") {
      guard raised.members != nil else { return rise("raised").map { .raised(by: $0) } }
      let inner = ObjectReader(raised, path: path(of: "raised"), sink: sink)
      let size = inner.requiredSize("size")
      let points = inner.rise("by")
      let fraction = inner.fraction("centerY", default: 0.2)
      _ = inner.unknownFields()
      guard let points else { return size.map { .raised(size: $0, centerY: fraction) } }
      return size.map { Placement(size: $0, isCentered: true, vertical: .raised(by: points)) }
    }
    if field("bulge") != nil { return rise("bulge").map { .bulge(height: $0) } }
    return requiredSize("center").map { .center(size: $0) }
  }

  /// How far something stands above the bar, in points.
  private func rise(_ name: String) -> CGFloat? {
    guard let value = field(name) else { return nil }
    guard let number = value.number else {
      warn(
        name, value, "\(value.kind) where a number of points should be, the item stands in the bar",
        remedy: "write a number from 0 to 1000 such as 20")
      return nil
    }
    if (0...1_000).contains(number) { return CGFloat(number) }
    warn(
      name, value, "out of range, the item stands in the bar",
      remedy: "write a number of points from 0 to 1000 such as 20")
    return nil
  }

  private func requiredSize(_ name: String) -> CGSize? {
    guard field(name) != nil else {
      sink.report(
        .warning, path(of: name), at: node.offset, "no size, the item stands in the bar",
        remedy: "write two numbers of points such as [52, 59]")
      return nil
    }
    return size(name).map { CGSize(width: $0[0], height: $0[1]) }
  }

  /// A part of the content height, limited to what can still be seen.
  private func fraction(_ name: String, default standard: Double) -> CGFloat {
    guard let value = field(name) else { return CGFloat(standard) }
    if let number = value.number, (-5...5).contains(number) { return CGFloat(number) }
    warn(
      name, value, "no number from -5 to 5, \(standard) is used",
      remedy: "write a part of the content height such as 0.2")
    return CGFloat(standard)
  }
}

/// The shapes of touch areas that a document can name.
enum TouchWord: String, CaseIterable {
  case rectangle, circle, capsule

  /// The word for a shape; nil for one of the application's own.
  init?(_ shape: TouchShape) {
    switch shape {
    case .rectangle: self = .rectangle
    case .circle: self = .circle
    case .capsule: self = .capsule
    case .path: return nil
    }
  }

  var shape: TouchShape {
    switch self {
    case .rectangle: .rectangle
    case .circle: .circle
    case .capsule: .capsule
    }
  }
}
