// SPDX-License-Identifier: MIT

internal import Canvas
public import Foundation

/// How a path that crosses itself is filled.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The rule's name.
  public let rawValue: String

  /// Makes a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point is inside if the path winds around it, whichever way.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside if a ray from it crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the ends of a stroked path look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The cap's name.
  public let rawValue: String

  /// Makes a cap from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut off at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Half a circle around the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square around the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the corners of a stroked path look.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The join's name.
  public let rawValue: String

  /// Makes a join from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed, up to the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path.
@MainActor
open class CAShapeLayer: CALayer {
  /// Makes a layer without a path, which fills black.
  public required init() {
    super.init()
    state.shape.fillColor = UIColor.black.cgColor
  }

  /// The path, in the layer's own coordinates; none by default.
  ///
  /// It does not follow `UIView.animate`.
  open var path: CGPath? {
    get { state.shape.path.map { CGPath($0) } }
    set { state.shape.path = newValue?.path }
  }

  /// The colour inside the path; opaque black by default, nil for none.
  open var fillColor: CGColor? {
    get { state.shape.fillColor }
    set { change(\.shape.fillColor, .fillColor, to: newValue) }
  }

  /// Which parts count as inside; non-zero by default.
  open var fillRule: CAShapeLayerFillRule {
    get { state.shape.fillRule }
    set { state.shape.fillRule = newValue }
  }

  /// The colour along the path; none by default.
  open var strokeColor: CGColor? {
    get { state.shape.strokeColor }
    set { change(\.shape.strokeColor, .strokeColor, to: newValue) }
  }

  /// The width of the stroke, in points; 1 by default.
  open var lineWidth: CGFloat {
    get { state.shape.lineWidth }
    set { change(\.shape.lineWidth, .lineWidth, to: newValue) }
  }

  /// The ends of the stroke; butt by default.
  open var lineCap: CAShapeLayerLineCap {
    get { state.shape.lineCap }
    set { state.shape.lineCap = newValue }
  }

  /// The corners of the stroke; miter by default.
  open var lineJoin: CAShapeLayerLineJoin {
    get { state.shape.lineJoin }
    set { state.shape.lineJoin = newValue }
  }

  /// How long a pointed corner may be, in line widths; 10 by default.
  open var miterLimit: CGFloat {
    get { state.shape.miterLimit }
    set { change(\.shape.miterLimit, .miterLimit, to: newValue) }
  }

  /// The lengths of dashes and gaps in turn, in points; nil for an unbroken line.
  open var lineDashPattern: [NSNumber]? {
    get {
      let dashes = state.shape.lineDashPattern
      return dashes.isEmpty ? nil : dashes.map { NSNumber(value: Double($0)) }
    }
    set { state.shape.lineDashPattern = (newValue ?? []).map { CGFloat($0.doubleValue) } }
  }

  /// How far into the dash pattern the line begins, in points; 0 by default.
  open var lineDashPhase: CGFloat {
    get { state.shape.lineDashPhase }
    set { change(\.shape.lineDashPhase, .lineDashPhase, to: newValue) }
  }
}
