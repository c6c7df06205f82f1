// SPDX-License-Identifier: MIT

import Foundation

/// A place where a bar's upper edge leaves its line, as numbers in points.
///
/// A cap of a circle follows the item; a fillet, a circle outside of it, leads back to the edge. Both
/// touch each other and the edge without a kink. A notch is the same upside down.
struct OutlineFeature {
  /// The x of the middle.
  var center: CGFloat
  /// Whether it is cut into the bar instead of rising above it.
  var isNotch = false
  /// How far it leaves the edge's line; 0 keeps to the line.
  var height: CGFloat
  /// The radius of the cap.
  var capRadius: CGFloat
  /// The radius of the fillets.
  var filletRadius: CGFloat
  /// Half of the level part between two halves of the cap.
  var plateau: CGFloat = 0
  /// The dips at both sides of a wave; `nil` for bulges and notches.
  var dip: Dip?
  /// The item's extent, left to right.
  var extent: (left: CGFloat, right: CGFloat)

  /// The lower places beside a wave.
  struct Dip {
    /// How far they lie below the edge's line.
    var depth: CGFloat
    /// How far they lie from the plateau.
    var distance: CGFloat
    /// How much farther the edge is level again.
    var run: CGFloat
    /// The length of the curve's handle at the summit, which makes it follow the cap.
    var handle: CGFloat
  }

  var isFlat: Bool { height < 0.5 }

  /// The distance of the fillet's middle from the cap's.
  private var distance: CGFloat { max(capRadius + filletRadius, height) }

  /// How far cap and fillet reach to each side, plateau included.
  var reach: CGFloat {
    plateau + max(0, 2 * distance * height - height * height).squareRoot()
  }

  /// How far a wave reaches to each side; as ``reach`` for other features.
  var wholeReach: CGFloat { dip.map { plateau + $0.distance + $0.run } ?? reach }

  /// How near to the middle a wave may end and still have its dip.
  var leastWaveReach: CGFloat { dip.map { plateau + $0.distance + $0.run / 2 } ?? .infinity }

  /// The level, from the edge's line towards the summit, at which the fillet is level again if only
  /// that much room is left beside the middle.
  func level(at room: CGFloat) -> CGFloat {
    let across = max(0, room - plateau)
    guard across < reach - plateau else { return 0 }
    let square = max(0, distance * distance - across * across)
    return max(0, height - (distance - square.squareRoot()))
  }
}

/// Decides what a bar's upper edge does at an item.
struct OutlineFeatureRule {
  /// The y of the edge's line.
  let top: CGFloat
  /// The y of the body's lower edge.
  let bottom: CGFloat
  let contentHeight: CGFloat
  let rise: BarShape.Rise

  /// How far a bulge reaches above an item, and a notch around it, in points.
  private let clearance: CGFloat = 5
  /// What a notch leaves of the bar below it, in points.
  private let bridge: CGFloat = 6

  /// `nil` for items that never change the edge; a flat feature for those that happen not to.
  func feature(of item: ItemFrames, at placement: Placement) -> OutlineFeature? {
    let bulge = placement.bulgeHeight.positive
    let canRise = placement.size != nil || placement.lift.positive > 0 || bulge > 0
    guard canRise else { return nil }
    var rise = placement.rise ?? rise
    if placement.rise == nil, bulge > 0, rise != .wave { rise = .bulge }
    switch rise {
    case .none: return nil
    case .bulge: return bulging(item, placement)
    case .wave: return wave(item, placement)
    case .notch: return notch(item, placement)
    }
  }

  /// What the edge follows: the field behind the icon, else the item itself if it has a size.
  private func body(of item: ItemFrames, _ placement: Placement) -> (rect: CGRect, isRound: Bool)? {
    if let ground = item.groundFrame, placement.size != nil || ground.lengths != item.frame.lengths
    {
      return (ground, true)
    }
    guard placement.size != nil else { return nil }
    switch placement.touchShape {
    case .rectangle, .path: return (item.frame, false)
    case .capsule: return (item.frame, true)
    case .circle:
      let diameter = min(item.frame.size.width, item.frame.size.height)
      let circle = CGRect(
        left: item.frame.centerX - diameter / 2, top: item.frame.centerY - diameter / 2,
        width: diameter, height: diameter)
      return (circle, true)
    }
  }

  private func flat(_ item: ItemFrames) -> OutlineFeature {
    OutlineFeature(
      center: item.frame.centerX, height: 0, capRadius: 0, filletRadius: 0,
      extent: (item.frame.left, item.frame.right))
  }

  private func bulging(_ item: ItemFrames, _ placement: Placement) -> OutlineFeature {
    var feature = flat(item)
    let stated = placement.bulgeHeight.positive
    if stated == 0, let body = body(of: item, placement) {
      let rect = body.rect
      feature.center = rect.centerX
      feature.extent = (min(rect.left, item.frame.left), max(rect.right, item.frame.right))
      guard rect.top < top else { return feature }
      feature.height = top - rect.top + clearance
      let half = rect.size.width / 2
      let radius = min(rect.size.width, rect.size.height) / 2
      if body.isRound {
        feature.capRadius = radius + clearance
        feature.plateau = max(0, half - radius)
      } else {
        // The flat arc that leaves the clearance at the summit and passes through the corners.
        feature.capRadius = (half * half + clearance * clearance) / (2 * clearance)
      }
      feature.filletRadius = min(max(feature.capRadius / 2, 8), 20)
      feature.filletRadius = max(
        feature.filletRadius, feature.height - feature.capRadius + clearance)
      return feature
    }
    let height = stated > 0 ? stated : max(0, top - item.frame.top) + clearance
    guard stated > 0 || item.frame.top < top else { return feature }
    feature.height = height
    let half = max(height, min(item.frame.size.width / 2, max(32, height * 2.4)))
    let sum = (half * half + height * height) / (2 * height)
    // The cap a little wider than the fillets: as wide, it looks pointed.
    feature.capRadius = sum * 0.58
    feature.filletRadius = sum * 0.42
    return feature
  }

  /// As wide as its dips need; the summit follows the same cap as a bulge's.
  private func wave(_ item: ItemFrames, _ placement: Placement) -> OutlineFeature {
    var feature = bulging(item, placement)
    guard !feature.isFlat else { return feature }
    // Deeper, it would touch the neighbours' icons, which begin 6.5 points below the classic edge.
    let depth = min(feature.height * 0.25, 5, contentHeight / 10)
    let tall = feature.height + depth
    // A cubic curve whose handle at the summit has this length follows a circle of the cap's radius.
    let handle = (feature.capRadius * tall / 1.5).squareRoot()
    let distance = max(handle * 1.9, tall * 1.2)
    feature.dip = OutlineFeature.Dip(
      depth: depth, distance: distance, run: distance * 0.8, handle: handle)
    return feature
  }

  private func notch(_ item: ItemFrames, _ placement: Placement) -> OutlineFeature {
    var feature = flat(item)
    let body =
      self.body(of: item, placement)?.rect
      ?? (placement.size == nil ? item.iconFrame : nil) ?? item.frame
    feature.center = body.centerX
    guard min(item.frame.top, body.top) < top else { return feature }
    feature.isNotch = true
    let radius = min(body.size.width, body.size.height) / 2
    feature.capRadius = radius + clearance
    feature.plateau = max(0, body.size.width / 2 - radius)
    // A button high above the bar still has its cradle.
    let middle = max(body.bottom - radius, top - feature.capRadius / 2)
    feature.height = min(middle + feature.capRadius - top, bottom - bridge - top)
    guard feature.capRadius >= 8, feature.height >= 2 else { return flat(item) }
    feature.filletRadius = max(
      min(max(feature.capRadius * 0.4, 8), 16), feature.height - feature.capRadius + 2)
    return feature
  }
}
