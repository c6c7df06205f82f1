// SPDX-License-Identifier: MIT
internal import Canvas
public import Foundation

/// A path with the settings to draw it.
open class UIBezierPath: NSObject {
  private var path: Path

  /// How wide lines are, in points.
  ///
  /// Defaults to 1.
  open var lineWidth: CGFloat = 1
  /// How lines end.
  ///
  /// Defaults to cut off.
  open var lineCapStyle: CGLineCap = .butt
  /// How segments meet.
  ///
  /// Defaults to sharp corners.
  open var lineJoinStyle: CGLineJoin = .miter
  /// How many times its width a sharp corner may be long.
  ///
  /// Defaults to 10.
  open var miterLimit: CGFloat = 10
  /// Whether the even-odd rule tells inside from outside.
  ///
  /// Defaults to false: the winding rule does.
  open var usesEvenOddFillRule = false
  private var dashes: (lengths: [Double], phase: Double) = ([], 0)

  /// Creates an empty path.
  public override init() {
    path = Path()
  }

  private init(_ path: Path) {
    self.path = path
  }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init(Path(rect: rect))
  }

  /// Creates a path of an ellipse that touches the sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(Path(ellipseIn: rect))
  }

  /// Creates a path of a rectangle with round corners of a radius in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, radius: cornerRadius))
  }

  /// Creates a path of a rectangle some of whose corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGSize {
      corners.contains(corner) ? cornerRadii : .zero
    }
    var path = Path()
    path.addRoundedRect(
      rect,
      radii: .init(
        topLeft: radius(.topLeft), topRight: radius(.topRight),
        bottomRight: radius(.bottomRight), bottomLeft: radius(.bottomLeft)))
    self.init(path)
  }

  /// Creates a path of part of a circle; angles in radians from the x axis, downwards positive.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(Path())
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from Core Graphics' path.
  public convenience init(cgPath CGPath: CGPath) {
    self.init(CGPath.path)
  }

  /// The path as Core Graphics' path, which does not change with this one.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// Begins a new subpath.
  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a line.
  open func addLine(to point: CGPoint) {
    path.line(to: point)
  }

  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.quadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds part of a circle, joined to the current point by a line.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, increasing: clockwise)
  }

  /// Joins the end of the current subpath to its beginning.
  open func close() {
    path.close()
  }

  /// Empties the path.
  open func removeAllPoints() {
    path = Path()
  }

  /// Adds another path's subpaths.
  open func append(_ bezierPath: UIBezierPath) {
    path.append(bezierPath.path)
  }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    path = path.transformed(by: transform.matrix)
  }

  /// Whether there is nothing in the path.
  open var isEmpty: Bool { path.isEmpty }

  /// The rectangle around the lines and curves; null for an empty path.
  open var bounds: CGRect { path.bounds }

  /// Where the next segment would begin; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, evenOdd: usesEvenOddFillRule)
  }

  /// Sets the lengths of dashes and gaps in turn, and how far into them lines begin, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)
    dashes = (lengths.map { Double($0) }, phase)
  }

  /// Fills the inside in the current context's fill colour.
  open func fill() {
    GraphicsStack.current?.fill(path, evenOdd: usesEvenOddFillRule)
  }

  /// Fills the inside with a blend mode and an alpha from 0 to 1 of its own.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    GraphicsStack.current?.with(blendMode, alpha: alpha, fill)
  }

  /// Draws a line along the path with a blend mode and an alpha from 0 to 1 of its own.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    GraphicsStack.current?.with(blendMode, alpha: alpha, stroke)
  }

  /// Draws a line along the path in the current context's line colour.
  open func stroke() {
    guard let context = GraphicsStack.current else { return }
    let former = context.state.stroke
    context.state.stroke = StrokeStyle(
      width: lineWidth, cap: lineCapStyle.value, join: lineJoinStyle.value,
      miterLimit: miterLimit, dashes: dashes.lengths, dashPhase: dashes.phase)
    context.stroke(path)
    context.state.stroke = former
  }

  /// Lets drawing in the current context reach only what is inside, too.
  open func addClip() {
    GraphicsStack.current?.surface.clip(to: path, evenOdd: usesEvenOddFillRule)
  }
}
