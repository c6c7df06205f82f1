// SPDX-License-Identifier: MIT

import Foundation

/// Draws a feature of a bar's upper edge: always a line, two curves, a line and two curves.
struct FeatureCurves {
  private struct Cubic {
    var from: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var to: CGPoint
  }

  let feature: OutlineFeature
  let top: CGFloat
  let begin: OutlineEdge.Joint
  let end: OutlineEdge.Joint

  /// Returns where the path ends.
  func append(to path: inout OutlinePath) -> CGPoint {
    let rise = half(end: begin)
    let fall = half(end: end)
    let sign: CGFloat = feature.isNotch ? 1 : -1
    func place(_ point: CGPoint, _ side: CGFloat) -> CGPoint {
      CGPoint(x: feature.center + side * point.x, y: top + sign * point.y)
    }
    path.append(.line(place(rise[0].from, -1)))
    for cubic in rise {
      path.append(
        .curve(
          to: place(cubic.to, -1), control1: place(cubic.control1, -1),
          control2: place(cubic.control2, -1)))
    }
    path.append(.line(place(fall[1].to, 1)))
    for cubic in fall.reversed() {
      path.append(
        .curve(
          to: place(cubic.from, 1), control1: place(cubic.control2, 1),
          control2: place(cubic.control1, 1)))
    }
    return place(fall[0].from, 1)
  }

  /// The same number of steps, all at one point.
  static func appendPoint(_ point: CGPoint, to path: inout OutlinePath) {
    path.append(.line(point))
    for _ in 0..<2 { path.append(.curve(to: point, control1: point, control2: point)) }
    path.append(.line(point))
    for _ in 0..<2 { path.append(.curve(to: point, control1: point, control2: point)) }
  }

  /// From the joint up to the summit, as if the feature rose to the right of 0: x away from its
  /// middle, y towards the summit.
  private func half(end joint: OutlineEdge.Joint) -> [Cubic] {
    let room = abs(joint.x - feature.center)
    let level = feature.isNotch ? -joint.level : joint.level
    if let crossing = joint.crossing { return straight(crossing, room: room, level: level) }
    if let dip = feature.dip, room >= feature.leastWaveReach - 0.001, level == 0 {
      return wave(dip, room: room)
    }
    let plateau = min(feature.plateau, room)
    let across = room - plateau
    let tall = max(0, feature.height - level)
    let curves = across >= tall ? arcs(across, tall) : steep(across, tall)
    return curves.map { cubic in
      func moved(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x + plateau, y: point.y + level)
      }
      return Cubic(
        from: moved(cubic.from), control1: moved(cubic.control1), control2: moved(cubic.control2),
        to: moved(cubic.to))
    }
  }

  /// Straight on to the cap, and along it.
  private func straight(
    _ crossing: OutlineEdge.Crossing, room: CGFloat, level: CGFloat
  ) -> [Cubic] {
    let cap = feature.capRadius
    let middle = CGPoint(x: feature.plateau, y: feature.height - cap)
    var (angle, wide) = (CGFloat.pi / 2, cap)
    switch crossing {
    case .tangent(let stated): angle = stated
    case .between:
      angle = acos(min(1, max(0, (level - middle.y) / cap)))
      wide = (room - feature.plateau) / sin(angle)
    }
    var touch = CGPoint(x: middle.x + wide * sin(angle), y: middle.y + cap * cos(angle))
    // No way at all has no direction that a rounding error could turn about.
    if hypot(touch.x - room, touch.y - level) < 0.001 { touch = CGPoint(x: room, y: level) }
    let part = 4 / 3 * tan(angle / 4)
    func between(_ share: CGFloat) -> CGPoint {
      CGPoint(x: room + (touch.x - room) * share, y: level + (touch.y - level) * share)
    }
    return [
      Cubic(
        from: between(0), control1: between(1 / 3), control2: between(2 / 3), to: touch),
      Cubic(
        from: touch,
        control1: CGPoint(
          x: touch.x - wide * part * cos(angle), y: touch.y + cap * part * sin(angle)),
        control2: CGPoint(x: middle.x + wide * part, y: feature.height),
        to: CGPoint(x: middle.x, y: feature.height)),
    ]
  }

  /// An arc of the fillet and one of the cap, which touch where their middles' line crosses them.
  private func arcs(_ across: CGFloat, _ tall: CGFloat) -> [Cubic] {
    guard tall > 0.001 else { return level(across, tall) }
    let distance = (across * across + tall * tall) / (2 * tall)
    let cap = min(feature.capRadius, distance * 0.8)
    let fillet = distance - cap
    let angle = atan2(across, distance - tall)
    let touch = CGPoint(
      x: across - fillet * sin(angle), y: fillet - fillet * cos(angle))
    let part = 4 / 3 * tan(angle / 4)
    let along = CGPoint(x: -cos(angle), y: sin(angle))
    return [
      Cubic(
        from: CGPoint(x: across, y: 0), control1: CGPoint(x: across - fillet * part, y: 0),
        control2: CGPoint(
          x: touch.x - along.x * fillet * part, y: touch.y - along.y * fillet * part), to: touch),
      Cubic(
        from: touch,
        control1: CGPoint(x: touch.x + along.x * cap * part, y: touch.y + along.y * cap * part),
        control2: CGPoint(x: cap * part, y: tall), to: CGPoint(x: 0, y: tall)),
    ]
  }

  /// Where there is less room than height: quarters of ellipses that are upright where they meet.
  private func steep(_ across: CGFloat, _ tall: CGFloat) -> [Cubic] {
    let cap = min(feature.capRadius, across * 0.7)
    let fillet = across - cap
    let middle = CGPoint(x: cap, y: tall * fillet / max(across, 0.001))
    let part: CGFloat = 0.552_284_75
    return [
      Cubic(
        from: CGPoint(x: across, y: 0), control1: CGPoint(x: across - fillet * part, y: 0),
        control2: CGPoint(x: middle.x, y: middle.y * (1 - part)), to: middle),
      Cubic(
        from: middle,
        control1: CGPoint(x: middle.x, y: middle.y + (tall - middle.y) * part),
        control2: CGPoint(x: cap * part, y: tall), to: CGPoint(x: 0, y: tall)),
    ]
  }

  /// No height at all: straight on.
  private func level(_ across: CGFloat, _ tall: CGFloat) -> [Cubic] {
    func point(_ x: CGFloat) -> CGPoint { CGPoint(x: across * x, y: tall) }
    return [
      Cubic(from: point(1), control1: point(5 / 6), control2: point(4 / 6), to: point(0.5)),
      Cubic(from: point(0.5), control1: point(2 / 6), control2: point(1 / 6), to: point(0)),
    ]
  }

  /// Down into the dip and up to the summit, level at each.
  private func wave(_ dip: OutlineFeature.Dip, room: CGFloat) -> [Cubic] {
    let place = feature.plateau + dip.distance
    let low = CGPoint(x: place, y: -dip.depth)
    let run = room - place
    let height = feature.height
    return [
      Cubic(
        from: CGPoint(x: room, y: 0), control1: CGPoint(x: room - run / 2, y: 0),
        control2: CGPoint(x: low.x + run / 2, y: low.y), to: low),
      Cubic(
        from: low, control1: CGPoint(x: low.x - dip.distance * 0.42, y: low.y),
        control2: CGPoint(x: feature.plateau + dip.handle, y: height),
        to: CGPoint(x: feature.plateau, y: height)),
    ]
  }
}
