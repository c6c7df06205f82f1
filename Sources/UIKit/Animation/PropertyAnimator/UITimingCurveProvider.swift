// SPDX-License-Identifier: MIT

public import Foundation

/// Which parameters describe the timing of an animation.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's own curves.
  case builtin = 0
  /// A cubic curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and a spring together.
  case composed = 3
}

/// Something that says how the speed of an animation changes.
@MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// Which of the parameters hold.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The curve to animate with; a spring comes before a curve.
  var curve: TimingCurve {
    springTimingParameters?.timing ?? cubicTimingParameters?.timing ?? .easeInOut
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1): time to the right, progress upwards.
@MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  nonisolated let points: [CGPoint]
  private nonisolated let builtin: UIView.AnimationCurve?

  /// Makes the curve of UIKit's animations: slow at both ends.
  public nonisolated override init() {
    (points, builtin) = (UIView.AnimationCurve.easeInOut.points, .easeInOut)
    super.init()
  }

  /// Makes one of UIKit's curves.
  public nonisolated init(animationCurve curve: UIView.AnimationCurve) {
    (points, builtin) = (curve.points, curve)
    super.init()
  }

  /// Makes a curve with two control points.
  public nonisolated init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (points, builtin) = ([point1, point2], nil)
    super.init()
  }

  /// Reads a curve from an archive; nil if the archive holds none.
  public nonisolated required init?(coder: NSCoder) {
    let numbers = ["x1", "y1", "x2", "y2"].map { coder.decodeDouble(forKey: $0) }
    let curve = coder.decodeInteger(forKey: "curve") - 1
    points = [CGPoint(x: numbers[0], y: numbers[1]), CGPoint(x: numbers[2], y: numbers[3])]
    builtin = UIView.AnimationCurve(rawValue: curve)
    super.init()
    guard coder.containsValue(forKey: "y2") else { return nil }
  }

  /// Writes the curve to an archive.
  @_spi(Conformance) public nonisolated func encode(with coder: NSCoder) {
    for (key, number) in zip(["x1", "y1", "x2", "y2"], points.flatMap { [$0.x, $0.y] }) {
      coder.encode(Double(number), forKey: key)
    }
    coder.encode((builtin?.rawValue ?? -1) + 1, forKey: "curve")
  }

  /// The curve itself, which does not change.
  @_spi(Conformance) public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// The curve of UIKit that was given; ease in and out if there was none.
  open var animationCurve: UIView.AnimationCurve { builtin ?? .easeInOut }

  /// The point that the curve leaves its start towards.
  open var controlPoint1: CGPoint { points[0] }

  /// The point that the curve comes to its end from.
  open var controlPoint2: CGPoint { points[1] }

  open var timingCurveType: UITimingCurveType { builtin == nil ? .cubic : .builtin }

  open var cubicTimingParameters: UICubicTimingParameters? { self }

  open var springTimingParameters: UISpringTimingParameters? { nil }

  final var timing: TimingCurve {
    .bezier(Double(points[0].x), Double(points[0].y), Double(points[1].x), Double(points[1].y))
  }
}

extension UIView.AnimationCurve {
  /// The control points of the curve.
  nonisolated fileprivate var points: [CGPoint] {
    guard case .bezier(let x1, let y1, let x2, let y2) = timing else { return [.zero, .zero] }
    return [CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2)]
  }
}
