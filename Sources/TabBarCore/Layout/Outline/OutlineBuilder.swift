// SPDX-License-Identifier: MIT

import Foundation

/// Draws a bar's outline: the body, whose upper edge rises above some items or is cut out around
/// them.
///
/// The number of steps depends only on the shape and on the kinds of the items, so that the outlines
/// of a bar before and after a change run into each other.
struct OutlineBuilder {
  let bounds: CGRect
  let content: CGRect
  let shape: BarShape
  let edge: BarEdge
  let isMirrored: Bool

  func outline(around items: [ItemFrames], placement: (Int) -> Placement) -> OutlinePath {
    let body = bodyRect
    guard body.size.width > 0, body.size.height > 0 else { return OutlinePath() }
    switch shape.body {
    case .custom(let outline):
      return turned {
        outline.fitted(
          to: $0, contentHeight: edge.isVertical ? content.size.width : content.size.height,
          isMirrored: isMirrored)
      }
    case .rounded where edge.isVertical: return turned { path($0, features: []) }
    case .straight, .rounded, .card, .capsule: break
    }
    let rule = OutlineFeatureRule(
      top: body.top, bottom: body.bottom, contentHeight: content.size.height, rise: shape.rise)
    let features =
      edge.isVertical
      ? [] : items.indices.compactMap { rule.feature(of: items[$0], at: placement($0)) }
    return path(body, features: features.sorted { $0.center < $1.center })
  }

  /// The rectangle of the body, without rises.
  var bodyRect: CGRect {
    switch shape.body {
    case .card, .capsule: content
    case .straight, .rounded, .custom: bounds
    }
  }

  /// The outline that a bar of the body's size along the screen's lower edge has, turned with the
  /// bar: its upper edge is the one towards the page, its left end the upper one.
  private func turned(_ draw: (CGRect) -> OutlinePath) -> OutlinePath {
    let body = bodyRect
    guard edge.isVertical else { return draw(body) }
    let lying = CGRect(left: 0, top: 0, width: body.size.height, height: body.size.width)
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: edge == .left ? body.right - point.y : body.left + point.y, y: body.top + point.x)
    }
    var path = OutlinePath()
    for element in draw(lying).elements {
      switch element {
      case .move(let point): path.append(.move(place(point)))
      case .line(let point): path.append(.line(place(point)))
      case .curve(let end, let control1, let control2):
        path.append(
          .curve(to: place(end), control1: place(control1), control2: place(control2)))
      case .close: path.append(.close)
      }
    }
    return path
  }

  // MARK: The whole path

  private func path(_ rect: CGRect, features: [OutlineFeature]) -> OutlinePath {
    let largest = min(rect.size.width, rect.size.height) / 2
    var (upper, lower): (CGFloat, CGFloat) = (0, 0)
    switch shape.body {
    case .rounded(let radius):
      upper = min(radius.positive, rect.size.width / 2, rect.size.height)
    case .card(_, let radius):
      upper = min(radius.positive, largest)
      lower = upper
    case .capsule:
      upper = largest
      lower = upper
    case .straight, .custom: break
    }
    var edge = OutlineEdge(
      left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom, radius: upper,
      features: features)
    edge.limitCorners(bottom: rect.bottom, lower: lower)
    let left = CGPoint(x: rect.left, y: edge.leftTop)
    let right = CGPoint(x: rect.right, y: edge.rightTop)
    let below = (
      right: CGPoint(x: rect.right, y: rect.bottom), left: CGPoint(x: rect.left, y: rect.bottom)
    )
    var path = OutlinePath([.move(CGPoint(x: left.x + edge.leftRadius, y: left.y))])
    edge.append(to: &path)
    guard shape.body != .straight else {
      [right, below.right, below.left].forEach { path.append(.line($0)) }
      path.append(.close)
      return path
    }
    addCorner(
      to: &path, right, from: CGPoint(x: -1, y: 0), to: CGPoint(x: 0, y: 1),
      radius: edge.rightRadius)
    addCorner(
      to: &path, below.right, from: CGPoint(x: 0, y: -1), to: CGPoint(x: -1, y: 0),
      radius: edge.lowerRightRadius)
    addCorner(
      to: &path, below.left, from: CGPoint(x: 1, y: 0), to: CGPoint(x: 0, y: -1),
      radius: edge.lowerLeftRadius)
    addCorner(
      to: &path, left, from: CGPoint(x: 0, y: 1), to: CGPoint(x: 1, y: 0), radius: edge.leftRadius
    )
    path.append(.close)
    return path
  }

  /// A straight way to a corner and a quarter of a circle around it; the directions point away from
  /// the corner.
  private func addCorner(
    to path: inout OutlinePath, _ corner: CGPoint, from: CGPoint, to: CGPoint, radius: CGFloat
  ) {
    func point(_ direction: CGPoint, _ length: CGFloat) -> CGPoint {
      CGPoint(x: corner.x + direction.x * length, y: corner.y + direction.y * length)
    }
    // The handle length with which a cubic curve comes closest to a quarter circle.
    let rest = radius * (1 - 0.552_284_75)
    path.append(.line(point(from, radius)))
    path.append(
      .curve(to: point(to, radius), control1: point(from, rest), control2: point(to, rest)))
  }
}
