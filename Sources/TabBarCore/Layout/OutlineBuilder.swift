// SPDX-License-Identifier: MIT

import Foundation

/// Draws a bar's outline: a rectangle or card whose top edge bulges above some items or is cut out
/// around them.
struct OutlineBuilder {
  /// A place where the top edge leaves its line.
  enum Feature {
    /// A smooth arc of that height, half of that width to each side.
    case bulge(center: CGFloat, halfWidth: CGFloat, height: CGFloat)
    /// A circular cut-out.
    case notch(center: CGPoint, radius: CGFloat)

    var centerX: CGFloat {
      switch self {
      case .bulge(let center, _, _): center
      case .notch(let center, _): center.x
      }
    }
  }

  let bounds: CGRect
  let content: CGRect
  let style: TabBarStyle

  /// How far a bulge reaches above an item that stands out, and a notch around it, in points.
  private let clearance: CGFloat = 5
  /// The width of the soft edge beside a notch, in points.
  private let shoulder: CGFloat = 10

  func outline(
    around items: [ItemFrames], placements: [(TabID, Placement)]
  ) -> OutlinePath {
    var rect = bounds
    var radius: CGFloat = 0
    switch style.shape.body {
    case .card(_, let cornerRadius):
      rect = content
      radius = min(cornerRadius.positive, rect.size.width / 2, rect.size.height / 2)
    case .capsule:
      rect = content
      radius = min(rect.size.width, rect.size.height) / 2
    case .straight, .rounded, .custom:
      break
    }
    guard rect.size.width > 0, rect.size.height > 0 else { return OutlinePath() }
    let byID = Dictionary(placements, uniquingKeysWith: { first, _ in first })
    let features = items.compactMap { item in
      byID[item.id].flatMap { feature(for: item, placement: $0) }
    }
    return path(rect, radius: radius, features: features.sorted { $0.centerX < $1.centerX })
  }

  private func feature(for item: ItemFrames, placement: Placement) -> Feature? {
    let bulge = placement.bulgeHeight.positive
    if bulge > 0 {
      let half = min(item.frame.size.width / 2, max(32, bulge * 2.4))
      return .bulge(center: item.frame.centerX, halfWidth: half, height: bulge)
    }
    let rise = content.top - item.frame.top
    guard rise > 0 else { return nil }
    switch placement.rise ?? style.shape.rise {
    case .none:
      return nil
    case .bulge, .wave:
      let height = rise + clearance
      let isShared = placement.size == nil
      let half =
        isShared
        ? min(item.frame.size.width / 2, max(32, height * 2.4))
        : item.frame.size.width / 2 + 2 * height
      return .bulge(center: item.frame.centerX, halfWidth: half, height: height)
    case .notch:
      let body = placement.size == nil ? item.iconFrame ?? item.frame : item.frame
      let limit = content.bottom - 2 - body.centerY
      let radius = min(min(body.size.width, body.size.height) / 2 + clearance, limit)
      let center = CGPoint(x: body.centerX, y: max(body.centerY, content.top - radius / 2))
      return radius >= 8 && center.y < content.top + radius
        ? .notch(center: center, radius: radius) : nil
    }
  }

  private func path(_ rect: CGRect, radius: CGFloat, features: [Feature]) -> OutlinePath {
    var path = OutlinePath([.move(CGPoint(x: rect.left + radius, y: rect.top))])
    var free = rect.left + radius
    let end = rect.right - radius
    for feature in features {
      switch feature {
      case .bulge(let center, let halfWidth, let height):
        let half = min(halfWidth, center - free, end - center)
        guard half > 1 else { continue }
        addBulge(to: &path, center: center, half: half, top: rect.top, height: height)
        free = center + half
      case .notch(let center, let radius):
        let angle = acos(max(-1, min(1, (rect.top - center.y) / radius)))
        let half = radius * sin(angle) + shoulder
        guard center.x - half >= free, center.x + half <= end else { continue }
        addNotch(
          to: &path, center: center, radius: radius, angle: angle, half: half, top: rect.top)
        free = center.x + half
      }
    }
    addRest(to: &path, rect: rect, radius: radius)
    return path
  }

  /// Two curves, level at the bar's edge and at the summit.
  private func addBulge(
    to path: inout OutlinePath, center: CGFloat, half: CGFloat, top: CGFloat, height: CGFloat
  ) {
    let summit = CGPoint(x: center, y: top - height)
    path.append(.line(CGPoint(x: center - half, y: top)))
    path.append(
      .curve(
        to: summit, control1: CGPoint(x: center - half * 0.45, y: top),
        control2: CGPoint(x: center - half * 0.55, y: summit.y)))
    path.append(
      .curve(
        to: CGPoint(x: center + half, y: top),
        control1: CGPoint(x: center + half * 0.55, y: summit.y),
        control2: CGPoint(x: center + half * 0.45, y: top)))
  }

  /// A shoulder, the circle's lower part, a shoulder; every joint is smooth.
  ///
  /// `angle` is measured at the circle's centre, from straight down to where the circle meets the
  /// bar's edge.
  private func addNotch(
    to path: inout OutlinePath, center: CGPoint, radius: CGFloat, angle: CGFloat, half: CGFloat,
    top: CGFloat
  ) {
    let turn = max(angle - 0.3, angle / 2)
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x - radius * sin(angle), y: center.y + radius * cos(angle))
    }
    func along(_ angle: CGFloat, by length: CGFloat) -> CGPoint {
      let start = point(angle)
      return CGPoint(x: start.x + length * cos(angle), y: start.y + length * sin(angle))
    }
    path.append(.line(CGPoint(x: center.x - half, y: top)))
    path.append(
      .curve(
        to: point(turn), control1: CGPoint(x: center.x - half + shoulder * 0.8, y: top),
        control2: along(turn, by: -shoulder * 0.6)))
    let pieces = 4
    let step = 2 * turn / CGFloat(pieces)
    let handle = radius * 4 / 3 * tan(step / 4)
    for piece in 0..<pieces {
      let from = turn - CGFloat(piece) * step
      let to = from - step
      path.append(
        .curve(
          to: point(to), control1: along(from, by: handle), control2: along(to, by: -handle)))
    }
    path.append(
      .curve(
        to: CGPoint(x: center.x + half, y: top), control1: along(-turn, by: shoulder * 0.6),
        control2: CGPoint(x: center.x + half - shoulder * 0.8, y: top)))
  }

  private func addRest(to path: inout OutlinePath, rect: CGRect, radius: CGFloat) {
    guard radius > 0 else {
      path.append(.line(CGPoint(x: rect.right, y: rect.top)))
      path.append(.line(CGPoint(x: rect.right, y: rect.bottom)))
      path.append(.line(CGPoint(x: rect.left, y: rect.bottom)))
      path.append(.close)
      return
    }
    // The handle length with which a cubic curve comes closest to a quarter circle.
    let rest = radius * (1 - 0.552_284_75)
    let corners: [(from: CGPoint, corner: CGPoint, to: CGPoint)] = [
      (
        CGPoint(x: rect.right - radius, y: rect.top), CGPoint(x: rect.right, y: rect.top),
        CGPoint(x: rect.right, y: rect.top + radius)
      ),
      (
        CGPoint(x: rect.right, y: rect.bottom - radius), CGPoint(x: rect.right, y: rect.bottom),
        CGPoint(x: rect.right - radius, y: rect.bottom)
      ),
      (
        CGPoint(x: rect.left + radius, y: rect.bottom), CGPoint(x: rect.left, y: rect.bottom),
        CGPoint(x: rect.left, y: rect.bottom - radius)
      ),
      (
        CGPoint(x: rect.left, y: rect.top + radius), CGPoint(x: rect.left, y: rect.top),
        CGPoint(x: rect.left + radius, y: rect.top)
      ),
    ]
    func toward(_ corner: CGPoint, from point: CGPoint) -> CGPoint {
      let part = 1 - rest / radius
      return CGPoint(
        x: point.x + (corner.x - point.x) * part, y: point.y + (corner.y - point.y) * part)
    }
    for (from, corner, to) in corners {
      path.append(.line(from))
      path.append(
        .curve(
          to: to, control1: toward(corner, from: from), control2: toward(corner, from: to)))
    }
    path.append(.close)
  }
}
