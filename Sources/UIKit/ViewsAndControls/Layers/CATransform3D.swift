// SPDX-License-Identifier: MIT

public import Foundation

/// A transform of space, as a four-by-four matrix of row vectors.
///
/// Layers draw the plane part of it: moving, scaling, turning and shearing within the screen.
public struct CATransform3D: Sendable, Equatable {
  /// The matrix's number in row 1, column 1.
  public var m11: CGFloat
  /// The matrix's number in row 1, column 2.
  public var m12: CGFloat
  /// The matrix's number in row 1, column 3.
  public var m13: CGFloat
  /// The matrix's number in row 1, column 4.
  public var m14: CGFloat
  /// The matrix's number in row 2, column 1.
  public var m21: CGFloat
  /// The matrix's number in row 2, column 2.
  public var m22: CGFloat
  /// The matrix's number in row 2, column 3.
  public var m23: CGFloat
  /// The matrix's number in row 2, column 4.
  public var m24: CGFloat
  /// The matrix's number in row 3, column 1.
  public var m31: CGFloat
  /// The matrix's number in row 3, column 2.
  public var m32: CGFloat
  /// The matrix's number in row 3, column 3.
  public var m33: CGFloat
  /// The matrix's number in row 3, column 4.
  public var m34: CGFloat
  /// The matrix's number in row 4, column 1: the move along x, in points.
  public var m41: CGFloat
  /// The matrix's number in row 4, column 2: the move along y, in points.
  public var m42: CGFloat
  /// The matrix's number in row 4, column 3.
  public var m43: CGFloat
  /// The matrix's number in row 4, column 4.
  public var m44: CGFloat

  /// Makes a transform whose sixteen numbers are all 0.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// Makes a transform from its sixteen numbers, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

/// Makes a transform of space from one of the plane.
func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(
    m11: m.a, m12: m.b, m13: 0, m14: 0, m21: m.c, m22: m.d, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: m.tx, m42: m.ty, m43: 0, m44: 1)
}

/// The plane part of a transform of space.
func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// Makes a transform that scales along the axes.
func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// Makes a transform that moves, in points.
func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}
