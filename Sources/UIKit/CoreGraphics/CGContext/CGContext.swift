// SPDX-License-Identifier: MIT
internal import Canvas
public import Foundation

/// A place to draw on, with colours, lines, a path, a transform and a clip.
///
/// Its coordinates are UIKit's: the origin at the upper left, y downwards, lengths in points.
public final class CGContext {
  struct State {
    var fillColor = RGBA.black
    var strokeColor = RGBA.black
    var stroke = StrokeStyle(width: 1)
    var alpha = 1.0
    var shadow: Shadow?
  }

  /// What is drawn on.
  let surface: Surface
  var state = State()
  private var stack: [State] = []
  var currentPath = Path()
  /// Runs before anything is drawn by way of the context's being the current one.
  var preparation: (() -> Void)?

  /// Prepares what is drawn on, once.
  func prepare() {
    let preparation = preparation
    self.preparation = nil
    preparation?()
  }

  init(_ surface: Surface) {
    self.surface = surface
  }

  /// Remembers colours, lines, alpha, shadow, blend mode, transform and clip.
  public func saveGState() {
    stack.append(state)
    surface.save()
  }

  /// Brings back what the last `saveGState()` remembered; without one it does nothing.
  public func restoreGState() {
    guard let former = stack.popLast() else { return }
    state = former
    surface.restore()
  }

  // MARK: Transform and clip

  /// The transform from points to pixels.
  public var ctm: CGAffineTransform { CGAffineTransform(surface.matrix) }

  /// Makes drawing that follows pass through the transform first.
  public func concatenate(_ transform: CGAffineTransform) {
    surface.concat(transform.matrix)
  }

  /// Shifts drawing that follows, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    surface.concat(.translation(x: tx, y: ty))
  }

  /// Scales drawing that follows.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    surface.concat(.scale(x: sx, y: sy))
  }

  /// Turns drawing that follows, by an angle in radians.
  public func rotate(by angle: CGFloat) {
    surface.concat(.rotation(by: angle))
  }

  /// The rectangle of points around all that drawing can reach.
  public var boundingBoxOfClipPath: CGRect { surface.clipBounds }

  /// Lets drawing reach only what is inside the path, too, and empties the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    surface.clip(to: currentPath, evenOdd: rule == .evenOdd)
    currentPath = Path()
  }

  /// Lets drawing reach only what is inside the rectangle, too, and empties the path.
  public func clip(to rect: CGRect) {
    surface.clip(to: rect)
    currentPath = Path()
  }

  // MARK: Settings

  /// Sets the colour that shapes are filled with; black at first.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color.rgba
  }

  /// Sets the colour that shapes are filled with, from components between 0 and 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the grey that shapes are filled with, from 0, black, to 1, white.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Sets the colour of lines; black at first.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color.rgba
  }

  /// Sets the colour of lines, from components between 0 and 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets how wide lines are, in points; 1 at first.
  public func setLineWidth(_ width: CGFloat) {
    state.stroke.width = width
  }

  /// Sets how lines end; cut off at first.
  public func setLineCap(_ cap: CGLineCap) {
    state.stroke.cap = cap.value
  }

  /// Sets how segments meet; in sharp corners at first.
  public func setLineJoin(_ join: CGLineJoin) {
    state.stroke.join = join.value
  }

  /// Sets how many times its width a sharp corner may be long; 10 at first.
  public func setMiterLimit(_ limit: CGFloat) {
    state.stroke.miterLimit = limit
  }

  /// Sets the lengths of dashes and gaps in turn, and how far into them lines begin, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.stroke.dashPhase, state.stroke.dashes) = (phase, lengths.map { Double($0) })
  }

  /// Sets a factor for the alpha of all that is drawn; 1 at first.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = min(1, max(0, alpha))
  }

  /// Sets a shadow for what is drawn, of black at a third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    state.shadow = Shadow(
      color: RGBA(red: 0, green: 0, blue: 0, alpha: 1.0 / 3), offset: offset, radius: blur / 2)
  }

  /// Sets a shadow for what is drawn; a nil colour takes the shadow away.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { Shadow(color: $0.rgba, offset: offset, radius: blur / 2) }
  }
}

extension CGLineCap {
  var value: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  var value: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
