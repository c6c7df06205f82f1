// SPDX-License-Identifier: MIT

internal import Canvas
internal import Foundation

/// A value between two of which there are others.
protocol AnimatableValue: Equatable {
  /// The value a fraction of the way from one to another; the fraction may leave 0...1.
  static func between(_ from: Self, _ to: Self, at fraction: Double) -> Self

  /// This value, moved by what remains of the way from one to another.
  ///
  /// `remaining` is 1 at the start of an animation and 0 at its end; several animations add up.
  func adding(_ remaining: Double, ofWayFrom from: Self, to: Self) -> Self

  /// What comes out of nothing on the way to the value; nil if it comes all at once.
  var vanished: Self? { get }
}

extension AnimatableValue {
  var vanished: Self? { nil }
}

extension CGFloat: AnimatableValue {
  static func between(_ from: CGFloat, _ to: CGFloat, at fraction: Double) -> CGFloat {
    from + (to - from) * CGFloat(fraction)
  }

  func adding(_ remaining: Double, ofWayFrom from: CGFloat, to: CGFloat) -> CGFloat {
    self + (from - to) * CGFloat(remaining)
  }
}

extension CGPoint: AnimatableValue {
  static func between(_ from: CGPoint, _ to: CGPoint, at fraction: Double) -> CGPoint {
    CGPoint(x: .between(from.x, to.x, at: fraction), y: .between(from.y, to.y, at: fraction))
  }

  func adding(_ remaining: Double, ofWayFrom from: CGPoint, to: CGPoint) -> CGPoint {
    CGPoint(
      x: x.adding(remaining, ofWayFrom: from.x, to: to.x),
      y: y.adding(remaining, ofWayFrom: from.y, to: to.y))
  }
}

extension CGSize: AnimatableValue {
  static func between(_ from: CGSize, _ to: CGSize, at fraction: Double) -> CGSize {
    CGSize(
      width: .between(from.width, to.width, at: fraction),
      height: .between(from.height, to.height, at: fraction))
  }

  func adding(_ remaining: Double, ofWayFrom from: CGSize, to: CGSize) -> CGSize {
    CGSize(
      width: width.adding(remaining, ofWayFrom: from.width, to: to.width),
      height: height.adding(remaining, ofWayFrom: from.height, to: to.height))
  }
}

extension CATransform3D: AnimatableValue {
  static func between(
    _ from: CATransform3D, _ to: CATransform3D, at fraction: Double
  ) -> CATransform3D {
    let start = PlaneMotion(CATransform3DGetAffineTransform(from))
    let end = PlaneMotion(CATransform3DGetAffineTransform(to))
    return CATransform3DMakeAffineTransform(start.moved(to: end, fraction).transform)
  }

  /// What remains of the way is a transform of its own, applied after this one.
  func adding(
    _ remaining: Double, ofWayFrom from: CATransform3D, to: CATransform3D
  ) -> CATransform3D {
    let end = CATransform3DGetAffineTransform(to)
    guard end.a * end.d - end.b * end.c != 0 else {
      // Nothing undoes a scale of 0, so the place in between is found directly.
      return .between(from, to, at: 1 - remaining)
    }
    let way = end.inverted().concatenating(CATransform3DGetAffineTransform(from))
    let rest = PlaneMotion(.identity).moved(to: PlaneMotion(way), remaining).transform
    return CATransform3DMakeAffineTransform(
      CATransform3DGetAffineTransform(self).concatenating(rest))
  }
}

/// A transform of the plane taken apart, so that what lies between two turns is a turn.
private struct PlaneMotion {
  var move: CGPoint
  var angle: CGFloat
  var scale: CGSize
  var shear: CGFloat

  init(_ matrix: CGAffineTransform) {
    move = CGPoint(x: matrix.tx, y: matrix.ty)
    let length = (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot()
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    angle = length == 0 ? 0 : CGFloat(atan2(Double(matrix.b), Double(matrix.a)))
    scale = CGSize(width: length, height: length == 0 ? matrix.d : determinant / length)
    shear =
      determinant == 0 ? 0 : (matrix.a * matrix.c + matrix.b * matrix.d) / (length * length)
    // Mirrored along x reads as turned by half and mirrored along y; the former is meant.
    if determinant < 0, matrix.a < 0, matrix.b == 0 {
      angle = 0
      scale = CGSize(width: matrix.a, height: matrix.d)
    }
  }

  func moved(to end: PlaneMotion, _ fraction: Double) -> PlaneMotion {
    var motion = self
    motion.move = .between(move, end.move, at: fraction)
    motion.scale = .between(scale, end.scale, at: fraction)
    motion.shear = .between(shear, end.shear, at: fraction)
    var turn = end.angle - angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    motion.angle = angle + turn * CGFloat(fraction)
    return motion
  }

  var transform: CGAffineTransform {
    CGAffineTransform(a: scale.width, b: 0, c: shear * scale.width, d: scale.height, tx: 0, ty: 0)
      .concatenating(CGAffineTransform(rotationAngle: angle))
      .concatenating(CGAffineTransform(translationX: move.x, y: move.y))
  }
}

extension Optional: AnimatableValue where Wrapped: AnimatableValue {
  static func between(_ from: Wrapped?, _ to: Wrapped?, at fraction: Double) -> Wrapped? {
    guard let start = from ?? to?.vanished, let end = to ?? from?.vanished else {
      return fraction < 1 ? from ?? to : to
    }
    return fraction < 1 || to != nil ? Wrapped.between(start, end, at: fraction) : nil
  }

  func adding(_ remaining: Double, ofWayFrom from: Wrapped?, to: Wrapped?) -> Wrapped? {
    .between(from, to, at: 1 - remaining)
  }
}

extension Array: AnimatableValue where Element: AnimatableValue {
  static func between(_ from: [Element], _ to: [Element], at fraction: Double) -> [Element] {
    guard from.count == to.count else { return fraction < 1 ? from : to }
    return zip(from, to).map { .between($0, $1, at: fraction) }
  }

  func adding(_ remaining: Double, ofWayFrom from: [Element], to: [Element]) -> [Element] {
    .between(from, to, at: 1 - remaining)
  }
}

extension CGColor: AnimatableValue {
  var vanished: CGColor? { CGColor(rgba.multiplyingAlpha(by: 0)) }

  static func between(_ from: CGColor, _ to: CGColor, at fraction: Double) -> CGColor {
    let (start, end) = (from.rgba, to.rgba)
    func mix(_ one: Double, _ other: Double) -> Double { one + (other - one) * fraction }
    return CGColor(
      RGBA(
        red: mix(start.red, end.red), green: mix(start.green, end.green),
        blue: mix(start.blue, end.blue), alpha: mix(start.alpha, end.alpha)))
  }

  func adding(_ remaining: Double, ofWayFrom from: CGColor, to: CGColor) -> CGColor {
    .between(from, to, at: 1 - remaining)
  }
}

extension Path: AnimatableValue {
  /// Paths of the same kinds of segments turn into each other; others change at the end.
  static func between(_ from: Path, _ to: Path, at fraction: Double) -> Path {
    from.mixed(with: to, fraction) ?? (fraction < 1 ? from : to)
  }

  func adding(_ remaining: Double, ofWayFrom from: Path, to: Path) -> Path {
    .between(from, to, at: 1 - remaining)
  }

  private func mixed(with other: Path, _ fraction: Double) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    func mix(_ one: CGPoint, _ two: CGPoint) -> CGPoint { .between(one, two, at: fraction) }
    var path = Path()
    for pair in zip(elements, other.elements) {
      switch pair {
      case (.move(let one), .move(let two)): path.move(to: mix(one, two))
      case (.line(let one), .line(let two)): path.line(to: mix(one, two))
      case (.curve(let one1, let one2, let one), .curve(let two1, let two2, let two)):
        path.curve(to: mix(one, two), control1: mix(one1, two1), control2: mix(one2, two2))
      case (.close, .close): path.close()
      default: return nil
      }
    }
    return path
  }
}
