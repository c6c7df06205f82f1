// SPDX-License-Identifier: MIT
internal import Canvas
public import Foundation

extension CGContext {
  /// Empties the path.
  public func beginPath() {
    currentPath = Path()
  }

  /// Begins a new subpath.
  public func move(to point: CGPoint) {
    currentPath.move(to: point)
  }

  /// Adds a line to the path.
  public func addLine(to point: CGPoint) {
    currentPath.line(to: point)
  }

  /// Adds the lines between points to the path, beginning a new subpath at the first.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  /// Adds a cubic curve to the path.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.curve(to: end, control1: control1, control2: control2)
  }

  /// Adds a quadratic curve to the path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.quadCurve(to: end, control: control)
  }

  /// Adds part of a circle to the path; in UIKit's coordinates `clockwise: false` runs the way a
  /// clock does.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, increasing: !clockwise)
  }

  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) {
    currentPath.addRect(rect)
  }

  /// Adds an ellipse that touches the sides of a rectangle to the path.
  public func addEllipse(in rect: CGRect) {
    currentPath.addEllipse(in: rect)
  }

  /// Adds a path's subpaths to the path.
  public func addPath(_ path: CGPath) {
    currentPath.append(path.path)
  }

  /// Joins the end of the current subpath to its beginning.
  public func closePath() {
    currentPath.close()
  }

  /// Whether there is nothing in the path.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  // MARK: Drawing

  /// Fills the path and empties it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(currentPath, evenOdd: rule == .evenOdd)
    currentPath = Path()
  }

  /// Draws a line along the path and empties it.
  public func strokePath() {
    stroke(currentPath)
    currentPath = Path()
  }

  /// Fills the path, draws a line along it, or both, and empties it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill, .fillStroke: fill(currentPath, evenOdd: false)
    case .eoFill, .eoFillStroke: fill(currentPath, evenOdd: true)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: stroke(currentPath)
    case .fill, .eoFill: break
    }
    currentPath = Path()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    fill(Path(rect: rect), evenOdd: false)
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Fills an ellipse that touches the sides of a rectangle.
  public func fillEllipse(in rect: CGRect) {
    fill(Path(ellipseIn: rect), evenOdd: false)
  }

  /// Draws a line along the sides of a rectangle.
  public func stroke(_ rect: CGRect) {
    stroke(Path(rect: rect))
  }

  /// Draws a line of a width in points along the sides of a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let former = state.stroke.width
    state.stroke.width = width
    stroke(rect)
    state.stroke.width = former
  }

  /// Draws a line along an ellipse that touches the sides of a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    stroke(Path(ellipseIn: rect))
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    surface.saved {
      surface.setBlendMode(.clear)
      surface.fill(Path(rect: rect), .black)
    }
  }

  func fill(_ path: Path, evenOdd: Bool) {
    let color = state.fillColor.multiplyingAlpha(by: state.alpha)
    if let shadow = state.shadow {
      surface.shadow(of: path, shadow.multiplyingAlpha(by: color.alpha), evenOdd: evenOdd)
    }
    surface.fill(path, color, evenOdd: evenOdd)
  }

  func stroke(_ path: Path) {
    let color = state.strokeColor.multiplyingAlpha(by: state.alpha)
    guard let shadow = state.shadow else {
      return surface.stroke(path, color, state.stroke)
    }
    surface.group(shadow: shadow) { surface.stroke(path, color, state.stroke) }
  }

  /// Draws something as one picture with the context's alpha and shadow.
  func drawPicture(_ body: () -> Void) {
    guard state.alpha < 1 || state.shadow != nil else { return body() }
    surface.group(alpha: state.alpha, shadow: state.shadow, body)
  }
}

extension Shadow {
  fileprivate func multiplyingAlpha(by factor: Double) -> Shadow {
    Shadow(color: color.multiplyingAlpha(by: factor), offset: offset, radius: radius)
  }
}
