// SPDX-License-Identifier: MIT

import Foundation

/// A bar's upper edge: features side by side, which share the room where they come too near to each
/// other or to the bar's ends.
struct OutlineEdge {
  /// A place where the edge is level, between two features or at the end of one; or where it runs
  /// straight down from a bulge into a notch.
  struct Joint {
    var x: CGFloat
    /// The level above the line; negative is below.
    var level: CGFloat
    /// How the edge runs where it is not level; `nil` where it is.
    var crossing: Crossing?
  }

  /// A straight way between the caps of a bulge and a notch.
  enum Crossing {
    /// Along the common tangent of their circles, which touches them at an angle in radians from their
    /// summits.
    case tangent(CGFloat)
    /// Upright between them: there is no room for the circles, and they become as narrow as they must.
    case between
  }

  /// What a notch at the end of a bar leaves below its ledge, in points; less where the body is low.
  static let leastEnd: CGFloat = 16

  private(set) var leftRadius: CGFloat
  private(set) var rightRadius: CGFloat
  private(set) var lowerLeftRadius: CGFloat = 0
  private(set) var lowerRightRadius: CGFloat = 0
  private let top: CGFloat
  private let left: CGFloat
  private let right: CGFloat
  private var features: [OutlineFeature]
  /// Where each feature begins and ends; a flat one has no joints.
  private var joints: [(begin: Joint, end: Joint)?]
  private var leftLevel: CGFloat = 0
  private var rightLevel: CGFloat = 0

  /// The y of the edge's left end.
  var leftTop: CGFloat { top - leftLevel }
  /// The y of the edge's right end.
  var rightTop: CGFloat { top - rightLevel }

  init(
    left: CGFloat, right: CGFloat, top: CGFloat, bottom: CGFloat, radius: CGFloat,
    features: [OutlineFeature]
  ) {
    self.left = left
    self.right = right
    self.top = top
    leftRadius = radius
    rightRadius = radius
    self.features = features.map { feature in
      let isInside = feature.center > left && feature.center < right
      return isInside ? feature : feature.flattened
    }
    joints = Array(repeating: nil, count: features.count)
    let rising = self.features.indices.filter { !self.features[$0].isFlat }
    guard let first = rising.first, let last = rising.last else { return }
    leftRadius = min(radius, features[first].center - left)
    rightRadius = min(radius, right - features[last].center)
    let rooms = (
      left: features[first].center - left - leftRadius,
      right: right - features[last].center - rightRadius
    )
    // Before the joints between features, which depend on how deep they are.
    let deepest = bottom - top - min(Self.leastEnd, (bottom - top) / 3)
    if runsOut(first, room: rooms.left) { self.features[first].limit(to: deepest) }
    if runsOut(last, room: rooms.right) { self.features[last].limit(to: deepest) }
    var begin = end(of: first, room: rooms.left, side: -1)
    if begin.x <= left + leftRadius { leftLevel = begin.level }
    for (index, next) in zip(rising, rising.dropFirst()) {
      let (one, other) = Self.joints(between: self.features[index], and: self.features[next])
      joints[index] = (begin, one)
      begin = other
    }
    let close = end(of: last, room: rooms.right, side: 1)
    if close.x >= right - rightRadius { rightLevel = close.level }
    joints[last] = (begin, close)
  }

  /// Gives the lower corners their radius, and makes all no larger than the body is high beside a
  /// notch.
  mutating func limitCorners(bottom: CGFloat, lower: CGFloat) {
    func parts(of height: CGFloat, upper: CGFloat) -> (CGFloat, CGFloat) {
      guard upper + lower > height, upper + lower > 0 else { return (upper, lower) }
      let part = max(0, height) / (upper + lower)
      return (upper * part, lower * part)
    }
    (leftRadius, lowerLeftRadius) = parts(of: bottom - leftTop, upper: leftRadius)
    (rightRadius, lowerRightRadius) = parts(of: bottom - rightTop, upper: rightRadius)
  }

  // MARK: Joints

  /// Whether the land between a notch and the bar's end would be a thin tip: less than half as high as
  /// the notch is deep.
  private func runsOut(_ index: Int, room: CGFloat) -> Bool {
    let feature = features[index]
    return feature.isNotch && feature.level(at: room) > feature.height / 2
  }

  private func end(of index: Int, room: CGFloat, side: CGFloat) -> Joint {
    let feature = features[index]
    if runsOut(index, room: room) {
      return Joint(x: feature.center + side * room, level: -feature.height)
    }
    let whole = feature.wholeReach
    var reach = min(room, whole)
    if feature.dip != nil, reach < feature.leastWaveReach { reach = min(room, feature.reach) }
    let isWave = feature.dip != nil && reach >= feature.leastWaveReach
    let level = isWave ? 0 : feature.level(at: reach)
    return Joint(x: feature.center + side * reach, level: feature.isNotch ? -level : level)
  }

  private static func joints(
    between one: OutlineFeature, and other: OutlineFeature
  ) -> (Joint, Joint) {
    let distance = other.center - one.center
    func pair(_ first: CGFloat, _ second: CGFloat) -> (Joint, Joint) {
      (Joint(x: one.center + first, level: 0), Joint(x: other.center - second, level: 0))
    }
    if one.wholeReach + other.wholeReach <= distance {
      return pair(one.wholeReach, other.wholeReach)
    }
    // Waves become narrower, down to their least width; then they lose their dips.
    let part = distance / (one.wholeReach + other.wholeReach)
    let (first, second) = (one.wholeReach * part, other.wholeReach * part)
    let oneFits = one.dip == nil ? first >= one.reach : first >= one.leastWaveReach
    let otherFits = other.dip == nil ? second >= other.reach : second >= other.leastWaveReach
    if oneFits, otherFits { return pair(first, second) }
    if one.reach + other.reach <= distance { return pair(one.reach, other.reach) }
    guard one.isNotch == other.isNotch else {
      if let joint = crossing(of: one, and: other, distance: distance) { return (joint, joint) }
      let share = distance / (one.reach + other.reach)
      return pair(one.reach * share, other.reach * share)
    }
    let joint = meeting(of: one, and: other, distance: distance)
    return (joint, joint)
  }

  /// Where a bulge runs straight down into a notch beside it.
  ///
  /// Along both caps' common tangent; where the caps are too near for one, upright between them. `nil`
  /// for flat arcs, which share the room.
  private static func crossing(
    of one: OutlineFeature, and other: OutlineFeature, distance: CGFloat
  ) -> Joint? {
    let (bulge, notch) = one.isNotch ? (other, one) : (one, other)
    let across = distance - bulge.plateau - notch.plateau
    guard across > 0 else { return nil }
    let radii = bulge.capRadius + notch.capRadius
    // The middles of the caps' circles, above the edge's line.
    let (high, low) = (bulge.height - bulge.capRadius, notch.capRadius - notch.height)
    let length = hypot(across, low - high)
    func joint(_ room: CGFloat, _ level: CGFloat, _ crossing: Crossing) -> Joint {
      Joint(
        x: one.isNotch ? other.center - room : one.center + room, level: level, crossing: crossing)
    }
    if length > radii {
      let normal = atan2(low - high, across) + acos(radii / length)
      if normal >= 0 {
        let begin = CGPoint(
          x: bulge.plateau + bulge.capRadius * cos(normal),
          y: high + bulge.capRadius * sin(normal))
        let end = CGPoint(
          x: distance - notch.plateau - notch.capRadius * cos(normal),
          y: low - notch.capRadius * sin(normal))
        return joint(
          (begin.x + end.x) / 2, (begin.y + end.y) / 2,
          .tangent(.pi / 2 - normal))
      }
    }
    guard low - high < 1.6 * min(bulge.capRadius, notch.capRadius) else { return nil }
    let room = bulge.plateau + across * bulge.capRadius / radii
    return joint(room, (high + low) / 2, .between)
  }

  /// Where two features of a kind run into each other: a saddle, or a ridge between notches.
  private static func meeting(
    of one: OutlineFeature, and other: OutlineFeature, distance: CGFloat
  ) -> Joint {
    let sign: CGFloat = one.isNotch ? -1 : 1
    func difference(_ room: CGFloat) -> CGFloat {
      one.level(at: room) - other.level(at: distance - room)
    }
    var (near, far): (CGFloat, CGFloat) = (one.plateau, distance - other.plateau)
    guard near < far, difference(near) > 0, difference(far) < 0 else {
      // One is so much larger that it would cover the other: they meet between the two items.
      let middle = (one.extent.right + other.extent.left) / 2
      let x = min(max(middle, one.center), other.center)
      return Joint(x: x, level: sign * min(one.height, other.height) / 2)
    }
    for _ in 0..<40 {
      let middle = (near + far) / 2
      if difference(middle) > 0 { near = middle } else { far = middle }
    }
    return Joint(x: one.center + near, level: sign * one.level(at: near))
  }

  // MARK: Drawing

  /// Adds the way from the left corner to the end of the last feature.
  func append(to path: inout OutlinePath) {
    var pen = CGPoint(x: left + leftRadius, y: leftTop)
    for (feature, joint) in zip(features, joints) {
      if let joint {
        pen = FeatureCurves(feature: feature, top: top, begin: joint.begin, end: joint.end)
          .append(to: &path)
      } else {
        // A flat feature is a point on the line, from which a rise can grow.
        if pen.y == top {
          let limit = max(pen.x, right - rightRadius)
          pen.x = min(max(pen.x, feature.center), limit)
        }
        FeatureCurves.appendPoint(pen, to: &path)
      }
    }
  }
}

extension OutlineFeature {
  fileprivate var flattened: OutlineFeature {
    var copy = self
    copy.height = 0
    return copy
  }

  /// Makes a notch no deeper than that, in points.
  fileprivate mutating func limit(to depth: CGFloat) {
    height = min(height, max(0, depth))
  }
}
