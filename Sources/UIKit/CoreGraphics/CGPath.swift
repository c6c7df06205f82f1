// SPDX-License-Identifier: MIT
internal import Canvas
public import Foundation

/// Lines and curves that do not change; `CGMutablePath` is the one that does.
public class CGPath: Hashable {
  /// The drawing module's value of the path.
  final var path: Path

  init(_ path: Path) {
    self.path = path
  }

  /// Creates a path of a rectangle.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    path = Path(rect: rect).transformed(by: transform)
  }

  /// Creates a path of an ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    path = Path(ellipseIn: rect).transformed(by: transform)
  }

  /// Creates a path of a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The corners' horizontal radius in points.
  ///   - cornerHeight: The corners' vertical radius in points.
  ///   - transform: A transform for all points, or nil.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var rounded = Path()
    rounded.addRoundedRect(
      rect, radii: .init(all: CGSize(width: cornerWidth, height: cornerHeight)))
    path = rounded.transformed(by: transform)
  }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { path.isEmpty }

  /// Where the next segment would begin; zero for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The rectangle around all points, control points included; null for an empty path.
  public var boundingBox: CGRect { path.controlBounds }

  /// The rectangle around the lines and curves; null for an empty path.
  public var boundingBoxOfPath: CGRect { path.bounds }

  /// Whether a point is inside.
  ///
  /// - Parameters:
  ///   - point: The point, before the transform.
  ///   - rule: Which points count as inside, by default those the path winds around.
  ///   - transform: A transform for the point, by default none.
  /// - Returns: Whether the path contains the transformed point.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), evenOdd: rule == .evenOdd)
  }

  /// A path that does not change with this one.
  public func copy() -> CGPath? { CGPath(path) }

  /// A transformed path that does not change with this one.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.transformed(by: transform))
  }

  /// A path that can be added to, and does not change with this one.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// A transformed path that can be added to, and does not change with this one.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.transformed(by: transform))
  }

  /// Whether two paths have the same elements.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

  /// Feeds the elements into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
  }
}

extension Path {
  fileprivate func transformed(by transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { transformed(by: $0.pointee.matrix) } ?? self
  }
}
