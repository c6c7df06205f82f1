// SPDX-License-Identifier: MIT
internal import Canvas
public import Foundation

/// A plane affine transform: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Sendable, Hashable, Codable {
  /// How much of the old x goes into the new x.
  public var a: CGFloat
  /// How much of the old x goes into the new y.
  public var b: CGFloat
  /// How much of the old y goes into the new x.
  public var c: CGFloat
  /// How much of the old y goes into the new y.
  public var d: CGFloat
  /// The shift along x, in points.
  public var tx: CGFloat
  /// The shift along y, in points.
  public var ty: CGFloat

  /// The transform that changes nothing.
  public static var identity: CGAffineTransform { CGAffineTransform(1, 0, 0, 1, 0, 0) }

  /// Creates a transform whose six numbers are zero, which maps everything to one point.
  public init() {
    self.init(0, 0, 0, 0, 0, 0)
  }

  /// Creates a transform from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.init(a, b, c, d, tx, ty)
  }

  /// Creates a transform from its six numbers, in the order a, b, c, d, tx, ty.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a shift, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(1, 0, 0, 1, tx, ty)
  }

  /// Creates a scale.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(sx, 0, 0, sy, 0, 0)
  }

  /// Creates a turn in radians; in UIKit's coordinates positive angles turn clockwise.
  public init(rotationAngle angle: CGFloat) {
    self.init(AffineMatrix.rotation(by: angle))
  }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// The transform that shifts first and does `self` after it.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// The transform that scales first and does `self` after it.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// The transform that turns by `angle` radians first and does `self` after it.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The inverse; a transform that cannot be undone is returned as it is, as Core Graphics does.
  public func inverted() -> CGAffineTransform {
    matrix.inverse.map(CGAffineTransform.init) ?? self
  }

  /// The transform that does `self` first and `t2` after it.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(matrix.followed(by: t2.matrix))
  }
}

extension CGAffineTransform {
  init(_ matrix: AffineMatrix) {
    self.init(matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty)
  }

  /// The same numbers as the drawing module takes them.
  var matrix: AffineMatrix { AffineMatrix(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}

extension CGPoint {
  /// The point after the transform.
  public func applying(_ t: CGAffineTransform) -> CGPoint { t.matrix.map(self) }
}

extension CGSize {
  /// The size after the transform's linear part; the shift does not count.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The upright rectangle around the transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect { t.matrix.map(self) }
}
