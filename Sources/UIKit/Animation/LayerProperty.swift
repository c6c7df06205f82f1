// SPDX-License-Identifier: MIT

/// The properties of layers that can be animated, by Core Animation's names.
enum LayerProperty: String, Sendable {
  case boundsOrigin = "bounds.origin"
  case boundsSize = "bounds.size"
  case position, anchorPoint, zPosition, transform, opacity, backgroundColor, cornerRadius
  case borderWidth, borderColor, shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case effect, fillColor, strokeColor, lineWidth, miterLimit, lineDashPhase, colors, startPoint,
    endPoint

  /// Whether a second animation adds to one that is running instead of taking its place.
  ///
  /// UIKit's rule since iOS 8 for place, size, transform and opacity.
  var isAdditive: Bool {
    switch self {
    case .boundsOrigin, .boundsSize, .position, .transform, .opacity: true
    default: false
    }
  }

  /// Whether the property decides about the layer's place, and so about the safe area of its view.
  var isGeometry: Bool {
    switch self {
    case .boundsOrigin, .boundsSize, .position, .transform, .anchorPoint: true
    default: false
    }
  }

  /// Whether `UIView.animate` animates the property; paths of layers do not follow it.
  var followsViewAnimations: Bool { self != .shadowPath }
}
