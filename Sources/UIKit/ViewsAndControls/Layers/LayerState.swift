// SPDX-License-Identifier: MIT

internal import Canvas
internal import Foundation

/// Everything that decides how a layer looks, as one value.
///
/// A layer's model is such a value; what is on the screen while animations run is another one,
/// made from the model by applying the animations at the clock's time.
struct LayerState {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity

  // A Double, though layers speak of Float: a view's alpha of 0.01 must read back exactly.
  var opacity: CGFloat = 1
  var isHidden = false
  var backgroundColor: CGColor?
  var contents: Any?
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1

  var cornerRadius: CGFloat = 0
  var cornerCurve = CALayerCornerCurve.circular
  var maskedCorners = CACornerMask.all
  var masksToBounds = false
  var borderWidth: CGFloat = 0
  var borderColor: CGColor?

  var shadowColor: CGColor?
  var shadowOpacity: CGFloat = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: Path?

  /// How much of an effect view's effect is seen, from 0 to 1.
  var effectShare: CGFloat = 1

  var shape = ShapeState()
  var gradient = GradientState()

  var size: CGSize { bounds.size }

  /// The map from the layer's own coordinates to its superlayer's.
  @inline(__always) var matrix: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(CATransform3DGetAffineTransform(transform))
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The upright box around the transformed bounds, in the superlayer's coordinates.
  ///
  /// Setting it keeps the transform and changes size and position.
  var frame: CGRect {
    @inline(__always) get {
      // Almost no layer is transformed, and frames are asked for all the time.
      guard transform == CATransform3DIdentity else { return bounds.applying(matrix) }
      let (width, height) = (bounds.width, bounds.height)
      return CGRect(
        x: position.x - anchorPoint.x * width, y: position.y - anchorPoint.y * height,
        width: width, height: height)
    }
    set {
      let linear = CATransform3DGetAffineTransform(transform)
      if linear.isIdentity {
        bounds.size = newValue.standardized.size
      } else if linear.a * linear.d - linear.b * linear.c != 0 {
        let inverse = linear.inverted()
        bounds.size = CGRect(origin: .zero, size: newValue.size).applying(inverse).size
      }
      position = .zero
      let box = bounds.applying(matrix)
      position = CGPoint(
        x: newValue.standardized.minX - box.minX, y: newValue.standardized.minY - box.minY)
    }
  }
}

/// What a shape layer draws besides.
struct ShapeState: Equatable {
  var path: Path?
  var fillColor: CGColor?
  var strokeColor: CGColor?
  var lineWidth: CGFloat = 1
  var fillRule = CAShapeLayerFillRule.nonZero
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var miterLimit: CGFloat = 10
  var lineDashPattern: [CGFloat] = []
  var lineDashPhase: CGFloat = 0
}

/// What a gradient layer draws besides.
struct GradientState: Equatable {
  var colors: [CGColor] = []
  var locations: [CGFloat]?
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
}
