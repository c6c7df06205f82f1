// SPDX-License-Identifier: MIT
internal import Canvas
public import Foundation

/// A path that can be added to.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() {
    super.init(Path())
  }

  override init(_ path: Path) {
    super.init(path)
  }

  /// Begins a new subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.line(to: point.applying(transform))
  }

  /// Adds the lines between points, beginning a new subpath at the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.curve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.quadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds part of a circle, joined to the current point by a line.
  ///
  /// Core Graphics names the direction as its own upward y axis sees it: in UIKit's downward
  /// coordinates `clockwise: false` runs the way a clock does.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var arc = Path()
    arc.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, increasing: !clockwise)
    join(arc.transformed(by: transform.matrix))
  }

  /// Adds part of a circle of `delta` radians, joined to the current point by a line.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var arc = Path()
    arc.addArc(center: center, radius: radius, from: startAngle, sweep: delta)
    join(arc.transformed(by: transform.matrix))
  }

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path(rect: rect).transformed(by: transform.matrix))
  }

  /// Adds rectangles as subpaths.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse that touches the sides of a rectangle as a subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path(ellipseIn: rect).transformed(by: transform.matrix))
  }

  /// Adds a rectangle with rounded corners as a subpath; the radii are in points.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var rounded = Path()
    rounded.addRoundedRect(
      rect, radii: .init(all: CGSize(width: cornerWidth, height: cornerHeight)))
    path.append(rounded.transformed(by: transform.matrix))
  }

  /// Adds the subpaths of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    self.path.append(path.path.transformed(by: transform.matrix))
  }

  /// Joins the end of the current subpath to its beginning.
  public func closeSubpath() {
    path.close()
  }

  private func join(_ arc: Path) {
    for element in arc.elements {
      switch element {
      case .move(let point):
        if path.currentPoint == nil { path.move(to: point) } else { path.line(to: point) }
      case .line(let point): path.line(to: point)
      case .curve(let control1, let control2, let end):
        path.curve(to: end, control1: control1, control2: control2)
      case .close: path.close()
      }
    }
  }
}
